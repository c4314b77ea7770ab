## A visitor's own tables: on the start page, and the way back to them
yours = Jouw tafels
yours-over = Afgelopen
yours-continue = Verderspelen
yours-waiting = { $count ->
    [one] Er is nog één plaats vrij
   *[other] Er zijn nog { $count } plaatsen vrij
}
yours-complete = Iedereen is er: het spel kan beginnen
yours-round-over = Ronde { $round } is afgelopen
yours-called = Je bent aan de beurt aan een andere tafel: { $game }
yours-won = Je hebt gewonnen!
yours-drawn = Je hebt de overwinning gedeeld
yours-lost = { $count ->
    [one] { $winners } heeft gewonnen
   *[other] { $winners } hebben gewonnen
}
yours-replay = Herhaling: { $game }
yours-analyse = Analyseren: { $game }
yours-again = Nog een keer spelen: { $game }
yours-forget = Uit de lijst halen: { $game }
yours-forgotten = Uit de lijst gehaald: { $game }
yours-undo = Ongedaan maken
yours-gone = Deze tafel bestaat niet meer: { $game }
yours-all = Alles tonen ({ $count })
yours-back = Je lopende partij
yours-back-to = Terug naar je tafel: { $game }
yours-hide = Verbergen tot je volgende bezoek

## A record of oneself, on this device only
me = Jouw overzicht
me-of = Overzicht van { $name }
me-about = Wat je op dit apparaat hebt gespeeld. Het staat hier en nergens anders.
me-games = Overwinningen
me-against = Tegenstanders
me-played = Gespeeld
me-won = Gewonnen
me-people = Mensen
me-bests = Jouw records
me-tally = Onderlinge stand
me-tally-about = Elke partij die jullie samen hebben gespeeld en die op dit apparaat is afgelopen, telt mee.
me-with = Met
me-wins-mine = Jij won
me-wins-theirs = Ander won
me-empty = Je hebt op dit apparaat nog geen partij uitgespeeld. Zodra het zover is, staat die hier.
me-delete = Overzicht wissen
me-delete-ask = Je overzicht wissen?
me-delete-about = Alle overwinningen, records en onderlinge standen op dit apparaat verdwijnen. Je tafels blijven.

## Tables for another device
move = Neem je tafels mee naar een ander apparaat
move-about = Scan de code met het andere apparaat of stuur jezelf de link. Daarna kun je op beide apparaten spelen.
move-secret = Wie deze link heeft, kan op jouw plaatsen spelen: houd hem voor jezelf.
move-link = Link naar je tafels
move-qr = QR-code voor je tafels
move-some = De QR-code bevat { $some } van de { $all } tafels, eerst die waar nog wordt gespeeld. De link bevat ze allemaal.
move-record = Mijn overzicht ook meenemen (alleen in de link)
move-tied = { $count ->
    [one] Eén tafel blijft hier: je plaats daar is gekoppeld aan de cookie van deze browser, en die kan niet mee.
   *[other] { $count } tafels blijven hier: je plaatsen daar zijn gekoppeld aan cookies van deze browser, en die kunnen niet mee.
}
move-nothing = Er is nog niets om mee te nemen. Speel eerst een spelletje!
move-arrived = { $count ->
    [one] Deze link brengt één tafel naar dit apparaat.
   *[other] Deze link brengt { $count } tafels naar dit apparaat.
}
move-known = Je hebt alle tafels van deze link al.
move-arrived-record = Er zit ook een overzicht van partijen bij. Partijen die je al hebt, tellen maar één keer.
move-arrived-about = Ga alleen verder als de link van jou is: wie hem heeft gemaakt, kan op dezelfde plaatsen spelen.
move-add = Aan dit apparaat toevoegen
move-unreadable = Deze link is beschadigd: er valt niets te lezen. Kopieer hem nog een keer, in zijn geheel.
