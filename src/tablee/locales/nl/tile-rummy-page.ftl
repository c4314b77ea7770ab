## Tile Rummy op de pagina: wat het bord zegt. $tile is de naam van een steen, $tiles een lijst van namen, $player een naam.

tile-rummy-page-rack = Je plankje
tile-rummy-page-table = De tafel
tile-rummy-page-help = Met de pijltjes loop je, spatie kiest er meer, Enter pakt op. Daarna kiezen links en rechts een combinatie, omhoog en omlaag de plaats; Enter legt neer, Escape legt terug. Ctrl met Z maakt ongedaan, met Y opnieuw.
tile-rummy-page-group = Combinatie { $group } van { $count }
tile-rummy-page-mine = { $tile }, van je plankje
tile-rummy-page-last = { $tile }, het laatst gelegd
tile-rummy-page-new = Begin een nieuwe combinatie
tile-rummy-page-new-tile = { $tile }, nieuw
tile-rummy-page-tools = Je plankje en je ontwerp
tile-rummy-page-sort-colour = Op kleur sorteren: 1 2 3
tile-rummy-page-sort-number = Op getal sorteren: 7 7 7
tile-rummy-page-arrange = Mijn plankje in combinaties schikken
tile-rummy-page-undo = Ongedaan maken
tile-rummy-page-redo = Opnieuw
tile-rummy-page-reset = Alles terugnemen
tile-rummy-page-replay = De laatste zet nog eens tonen
tile-rummy-page-hint = Tip
tile-rummy-page-cancel = Annuleren
tile-rummy-page-do-exchange = Ruilen
tile-rummy-page-do-reject = Wegleggen
tile-rummy-page-do-draw = Pakken
tile-rummy-page-do-pass = Passen
tile-rummy-page-do-end = Beurt beëindigen
tile-rummy-page-over = De ronde is voorbij
tile-rummy-page-turn = { $player } is aan de beurt
tile-rummy-page-checking = Een ogenblik …
tile-rummy-page-ready = Zo kan het liggen
tile-rummy-page-ready-wait = Zo zou het kunnen liggen als jij aan de beurt bent
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
tile-rummy-page-time-up = Je tijd is om: wat je had neergelegd is teruggenomen
tile-rummy-page-points = { $points } van { $minimum } punten
tile-rummy-page-reset-first = Neem eerst je ontwerp terug.
tile-rummy-page-choose-first = Kies eerst stenen.
tile-rummy-page-plays = aan de beurt
tile-rummy-page-wins = wint
tile-rummy-page-not-opened = niet uitgekomen
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
tile-rummy-page-log = Wat er gebeurde
tile-rummy-page-log-empty = Nog niets.
tile-rummy-page-chosen = { $count ->
    [one] Gekozen: { $tiles }
   *[other] { $count } gekozen: { $tiles }
}
tile-rummy-page-picked = { $count ->
    [one] Opgepakt: { $tiles }
   *[other] { $count } opgepakt: { $tiles }
}
tile-rummy-page-dropped = { $tiles }: combinatie { $group } van { $count }
tile-rummy-page-taken = Weer op het plankje: { $tiles }
tile-rummy-page-stays = Wat op tafel lag, blijft daar.
tile-rummy-page-put-back = Teruggelegd
tile-rummy-page-aim = Combinatie { $group } van { $count }: { $tiles }. Plaats { $place } van { $places }.
tile-rummy-page-aim-new = Een nieuwe combinatie
tile-rummy-page-aim-rack = Je plankje
tile-rummy-page-fits = { $fits ->
    [yes] Geldig
   *[other] Niet geldig
}
tile-rummy-page-sorted = { $by ->
    [colour] Op kleur gesorteerd
   *[other] Op getal gesorteerd
}
tile-rummy-page-arranged = { $count ->
    [0] Geen combinatie op je plankje
    [one] Een combinatie op je plankje
   *[other] { $count } combinaties op je plankje
}
tile-rummy-page-hint-shown = Dit kan gelegd worden. Verander het, of beëindig je beurt.
tile-rummy-page-hint-otherwise = { $verb ->
    [exchange] Er kan niets gelegd worden: ruil { $tile }
    [reject] Er kan niets gelegd worden: leg { $tile } weg
    [draw] Pak een steen
   *[other] Er kan niets gelegd worden: pas
}
