## A visitor's own tables: on the start page, and the way back to them
yours = Jouw tafels
yours-over = Afgelopen
yours-continue = Verder spelen
yours-waiting = { $count ->
    [one] Er is nog één plaats vrij
   *[other] Er zijn nog { $count } plaatsen vrij
}
yours-complete = Iedereen is er: het spel kan beginnen
yours-round-over = Ronde { $round } is afgelopen
yours-called = Je bent aan de beurt aan een andere tafel: { $game }
yours-won = Je hebt gewonnen!
yours-drawn = Je deelt de winst
yours-lost = { $count ->
    [one] { $winners } heeft gewonnen
   *[other] { $winners } hebben gewonnen
}
yours-replay = Replay: { $game }
yours-again = Nog een keer spelen: { $game }
yours-forget = Uit de lijst halen: { $game }
yours-forgotten = Uit de lijst gehaald: { $game }
yours-undo = Ongedaan maken
yours-gone = Deze tafel bestaat niet meer: { $game }
yours-all = Alles tonen ({ $count })
yours-back = Je lopende tafel
yours-back-to = Terug naar je tafel: { $game }
yours-hide = Verbergen tot het volgende bezoek
