## Hints: what can be laid, and what an expert would do. $cards is a list of names.
photo-rummy-hint-draw = Pak eerst een kaart. Alle stapels liggen gedekt: het maakt niet uit welke.
photo-rummy-hint-out = Je kunt al je kaarten kwijt: dan win je de ronde!
photo-rummy-hint-open = Je kunt uitkomen met { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}.
photo-rummy-hint-lay = Je kunt { $count ->
    [one] één kaart
   *[other] { $count } kaarten
} leggen.
photo-rummy-hint-families = Daarmee maak je { $count ->
    [one] een nieuwe familie
   *[other] { $count } nieuwe families
}.
photo-rummy-hint-series = Daarmee maak je { $count ->
    [one] een nieuwe serie
   *[other] { $count } nieuwe series
}.
photo-rummy-hint-jokers = Je kunt { $cards } ruilen voor { $count ->
    [one] een joker
   *[other] { $count } jokers
} op tafel.
photo-rummy-hint-nothing = Je kunt nu niets leggen.
photo-rummy-hint-nothing_open = Je kunt nog niet uitkomen: je hebt nog geen hele familie of serie.
photo-rummy-hint-do_draw = Een expert zou van een willekeurige stapel pakken.
photo-rummy-hint-do_out = Een expert zou alles leggen en de ronde winnen.
photo-rummy-hint-do_lay = Een expert zou nu { $count ->
    [one] één kaart
   *[other] { $count } kaarten
} leggen.
photo-rummy-hint-do_take = Een expert zou { $cards } ruilen voor { $count ->
    [one] een joker
   *[other] { $count } jokers
} op tafel.
photo-rummy-hint-then_lay = Leg daarna nog { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}.
photo-rummy-hint-keep_joker = Zo houd je een joker achter de hand.
photo-rummy-hint-fewer = { $count ->
    [one] Je zou één kaart kunnen leggen.
   *[other] Je zou wel { $count } kaarten kunnen leggen.
}
photo-rummy-hint-do_pass = Een expert zou de kaart houden en niets leggen.
photo-rummy-hint-hold = Een expert zou alles houden en later leggen.
photo-rummy-hint-hold_why = Aan wat je in je hand hebt, heeft niemand anders iets; aan wat op tafel ligt, iedereen.
photo-rummy-hint-laying_close = Nu leggen zou ongeveer even goed zijn.
photo-rummy-hint-laying_worse = Nu leggen lijkt minder kansrijk.
photo-rummy-hint-waiting_close = Wachten zou ongeveer even goed zijn.
photo-rummy-hint-waiting_worse = Wachten lijkt minder kansrijk.
