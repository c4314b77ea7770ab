## The drafting table on the page, for every game of melds; a game may say a sentence in its own words.
## $piece is a piece's name, $pieces a list of names, $player a name.

melds-table = De tafel
melds-help = Met de pijltjestoetsen beweeg je, met de spatiebalk kies je iets (meerdere mag ook), met Enter pak je op wat je hebt gekozen. Daarna kies je met links en rechts een combinatie en met omhoog en omlaag de positie daarin. Enter legt neer, Escape legt terug. M toont alle plekken waar het heen kan. Met Ctrl+Z maak je iets ongedaan, met Ctrl+Y doe je het opnieuw.
melds-group = Combinatie { $group } van { $count }
melds-last = { $piece }, als laatste gelegd
melds-moved = { $piece }, als laatste verplaatst
melds-new = Nieuwe combinatie beginnen
melds-undo = Ongedaan maken
melds-redo = Opnieuw
melds-reset = Alles terugnemen
melds-tidy = Tafel opruimen
melds-tidied = De tafel is opgeruimd.
melds-replay = Laatste beurt terugkijken
melds-hint = Tip
melds-cancel = Annuleren
melds-do-draw = Pakken
melds-do-pass = Passen
melds-do-end = Einde beurt
melds-over = De ronde is afgelopen
melds-turn = { $player } is aan de beurt
melds-checking = Even geduld…
melds-ready = Zo kan het: je kunt je beurt beëindigen
melds-drop-fits = Hier past het
melds-ready-wait = Nog niet gespeeld: zo kan het, zodra jij aan de beurt bent
melds-prepared = Voorbereid
melds-reset-first = Neem eerst terug wat je hebt neergelegd.
melds-log = Wat er is gebeurd
melds-log-empty = Nog niets.
# Several turns in a row: how many, and who took them.
melds-log-exchanges = { $count ->
    [one] { $count } steen geruild: { $players }
   *[other] { $count } stenen geruild: { $players }
}
melds-log-passes = { $count ->
    [one] { $count } beurt zonder te leggen: { $players }
   *[other] { $count } beurten zonder te leggen: { $players }
}
melds-chosen = { $count ->
    [one] Gekozen: { $pieces }
   *[other] { $count } gekozen: { $pieces }
}
melds-picked = { $count ->
    [one] Opgepakt: { $pieces }
   *[other] { $count } opgepakt: { $pieces }
}
melds-dropped = { $pieces }: combinatie { $group } van { $count }
melds-stays = Wat al op tafel lag, blijft daar.
melds-put-back = Teruggelegd
melds-aim = Combinatie { $group } van { $count }: { $pieces }. Positie { $place } van { $places }.
melds-aim-instead = Combinatie { $group }: ruilen voor { $piece }
melds-aim-new = Een nieuwe combinatie
melds-aim-away = Weggeven
melds-fits = { $fits ->
    [yes] Geldig
   *[other] Niet geldig
}
melds-hint-shown = Dit zou je kunnen leggen. Pas het aan of beëindig je beurt.
melds-new-piece = { $piece }, nieuw
melds-rack = Je hand
melds-mine = { $piece }, uit je hand
melds-taken = Weer in je hand: { $pieces }
melds-aim-rack = Je hand
melds-tools = Je hand en je zet
melds-arrange = Op combinaties sorteren
melds-empty = Er ligt nog niets op tafel.
melds-choose-first = Kies eerst iets.
melds-chosen-prompt = Tik op + of ergens op tafel voor een nieuwe combinatie
melds-bought = { $pieces } geruild voor { $got }
melds-came-back = Er is iets veranderd op tafel. Je krijgt terug: { $pieces }
melds-move = Verplaatsen naar…
melds-move-what = Waar wil je { $pieces } neerleggen?
melds-move-group = Combinatie { $group }: { $pieces }
melds-larger = Alles groter tonen
melds-zoom = Van dichtbij bekijken
melds-not-opened = nog niet uitgekomen
melds-why-undo = Er valt niets ongedaan te maken.
melds-why-redo = Er valt niets opnieuw te doen.
melds-why-reset = Je hebt nog niets neergelegd.
melds-why-tidy = De tafel is al netjes.
melds-why-replay = Er is nog niets neergelegd.
