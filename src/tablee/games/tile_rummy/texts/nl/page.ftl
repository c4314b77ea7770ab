## Tile Rummy op de pagina: wat het bord zegt. $tile is de naam van een steen, $tiles een lijst van namen, $player een naam.

tile-rummy-page-rack = Je plankje
tile-rummy-page-mine = { $piece }, van je plankje
tile-rummy-page-tools = Je plankje en je ontwerp
tile-rummy-page-sort-colour = Op kleur sorteren: 1 2 3
tile-rummy-page-sort-number = Op getal sorteren: 7 7 7
tile-rummy-page-arrange = Mijn plankje in combinaties schikken
tile-rummy-page-do-exchange = Ruilen
tile-rummy-page-do-reject = Wegleggen
tile-rummy-page-hint-draw = Pak eerst een steen
tile-rummy-page-hint-lay = { $otherwise ->
    [exchange] Leg stenen, of ruil er een
    [reject] Leg stenen, of leg er een weg
    [pass] Leg stenen, of pas
   *[other] Leg stenen
}
tile-rummy-page-hint-open = { $otherwise ->
    [exchange] Kom uit met { $minimum } punten, of ruil een steen
    [reject] Kom uit met { $minimum } punten, of leg een steen weg
    [pass] Kom uit met { $minimum } punten, of pas
   *[other] Kom uit met { $minimum } punten
}
tile-rummy-page-hint-exchange = Kies de steen die je dicht weggeeft
tile-rummy-page-hint-reject = Kies de steen die je dicht weglegt
tile-rummy-page-sure-exchange = { $tile } ruilen voor een onbekende steen?
tile-rummy-page-sure-reject = { $tile } wegleggen?
tile-rummy-page-points = { $points } van { $minimum } punten
tile-rummy-page-choose-first = Kies eerst stenen.
tile-rummy-page-holds = { $count ->
    [0] geen steen meer
    [one] een steen
   *[other] { $count } stenen
}
tile-rummy-page-did-lay = legde { $count }
tile-rummy-page-did-exchange = ruilde
tile-rummy-page-did-draw = pakte
tile-rummy-page-did-reject = legde er een weg
tile-rummy-page-did-pass = paste
tile-rummy-page-did-timeout = tijd was om
tile-rummy-page-pool = Pot
tile-rummy-page-taken = Weer op het plankje: { $pieces }
tile-rummy-page-aim-rack = Je plankje
tile-rummy-page-sorted = { $by ->
    [colour] Op kleur gesorteerd
   *[other] Op getal gesorteerd
}
tile-rummy-page-arranged = { $count ->
    [0] Geen combinatie op je plankje
    [one] Een combinatie op je plankje
   *[other] { $count } combinaties op je plankje
}
tile-rummy-page-hint-otherwise = { $verb ->
    [exchange] Er kan niets gelegd worden: ruil { $tile }
    [reject] Er kan niets gelegd worden: leg { $tile } weg
    [draw] Pak een steen
   *[other] Er kan niets gelegd worden: pas
}
tile-rummy-page-lots = Gepakt om wie begint
tile-rummy-page-begins = { $player } begint
tile-rummy-page-lot = { $player }: { $tile }
