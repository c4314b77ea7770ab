## Tile Rummy on the page: what the board says. $tile is a tile's name, $tiles a list of names, $player a name.

tile-rummy-page-rack = Je plankje
tile-rummy-page-mine = { $piece }, van je plankje
tile-rummy-page-tools = Je plankje en je zet
tile-rummy-page-sort-colour = Op kleur sorteren: 1 2 3
tile-rummy-page-sort-number = Op getal sorteren: 7 7 7
tile-rummy-page-arrange = Op combinaties sorteren
tile-rummy-page-do-exchange = Ruilen
tile-rummy-page-do-reject = Afleggen
tile-rummy-page-hint-draw = Pak eerst een steen
tile-rummy-page-hint-lay = { $otherwise ->
    [exchange] Leg stenen, of ruil er een
    [reject] Leg stenen als je wilt, en leg er dan een af
    [pass] Leg stenen, of pas
   *[other] Leg stenen
}
tile-rummy-page-hint-open = { $otherwise ->
    [exchange] Kom uit met { $minimum ->
        [0] een combinatie
        [one] { $minimum } punt
       *[other] { $minimum } punten
    }, of ruil een steen
    [reject] Kom uit met { $minimum ->
        [0] een combinatie
        [one] { $minimum } punt
       *[other] { $minimum } punten
    } als je wilt, en leg dan een steen af
    [pass] Kom uit met { $minimum ->
        [0] een combinatie
        [one] { $minimum } punt
       *[other] { $minimum } punten
    }, of pas
   *[other] Kom uit met { $minimum ->
        [0] een combinatie
        [one] { $minimum } punt
       *[other] { $minimum } punten
    }
}
tile-rummy-page-hint-exchange = Kies de steen die je gedekt weggeeft
tile-rummy-page-hint-reject = Kies de steen die je gedekt aflegt
tile-rummy-page-sure-exchange = Ruil je { $tile } voor een onbekende steen?
tile-rummy-page-sure-reject = Leg je { $tile } af?
tile-rummy-page-points = { $points } van { $minimum ->
    [one] { $minimum } punt
   *[other] { $minimum } punten
}
tile-rummy-page-points-missing = { $count ->
    [one] Nog één punt om uit te komen
   *[other] Nog { $count } punten om uit te komen
}
tile-rummy-page-choose-first = Kies eerst stenen.
tile-rummy-page-chosen-prompt-one = { $way ->
    [exchange] Tik op de tafel om te leggen, of op de pot om te ruilen
   *[other] Tik op de tafel om te leggen, of op de pot om af te leggen
}
tile-rummy-page-missing-some = { $count ->
    [one] Nog één steen nodig
   *[other] Nog { $count } stenen nodig
}
tile-rummy-page-missing-tiles = Nog nodig: { $tiles }
tile-rummy-page-either = { $rest } of { $final }
tile-rummy-page-holds = { $count ->
    [0] geen stenen meer
    [one] één steen
   *[other] { $count } stenen
}
tile-rummy-page-did-lay = legde er { $count }
tile-rummy-page-did-exchange = ruilde er een
tile-rummy-page-did-draw = pakte een steen
tile-rummy-page-did-reject = legde er een af
tile-rummy-page-did-pass = paste
tile-rummy-page-did-timeout = tijd was om
# $draft is back where tiles that were laid out went back, $did what became of the turn.
tile-rummy-page-time-up = { $draft ->
    [back] { $did ->
        [draw] Je tijd is om: je stenen staan weer op je plankje en er is een steen voor je gepakt
        [discard] Je tijd is om: je stenen staan weer op je plankje en de gepakte steen is afgelegd
       *[pass] Je tijd is om: je stenen staan weer op je plankje en je beurt is voorbij
    }
   *[none] { $did ->
        [draw] Je tijd is om: er is een steen voor je gepakt
        [discard] Je tijd is om: de gepakte steen is afgelegd
       *[pass] Je tijd is om en je beurt is voorbij
    }
}
tile-rummy-page-pool = Pot
tile-rummy-page-taken = Weer op je plankje: { $pieces }
tile-rummy-page-aim-rack = Je plankje
tile-rummy-page-aim-away = Aan de pot geven
tile-rummy-page-one-only = Eén steen tegelijk.
tile-rummy-page-sorted = { $by ->
    [colour] Op kleur gesorteerd
   *[other] Op getal gesorteerd
}
tile-rummy-page-arranged = { $count ->
    [0] Geen combinaties op je plankje
    [one] Eén combinatie op je plankje
   *[other] { $count } combinaties op je plankje
}
tile-rummy-page-lots = Loting om te bepalen wie begint
tile-rummy-page-begins = { $player } begint
tile-rummy-page-begins-you = Jij begint
tile-rummy-page-lot = { $player }: { $tile }
# The best rounds of the player who reads this.
tile-rummy-feat-laid = Meeste stenen gelegd in één beurt
tile-rummy-feat-points = Hoogste score in één ronde
# In an analysis of the finished match: also which tile.
tile-rummy-page-gives-exchange = { $player } ruilt { $tile }
tile-rummy-page-gives-exchange-you = Je ruilt { $tile }
tile-rummy-page-gives-reject = { $player } legt { $tile } af
tile-rummy-page-gives-reject-you = Je legt { $tile } af
# What is printed of the game, and how much of it.
tile-rummy-page-print-tiles = { $count ->
    [one] 1 steen
   *[other] { $count } stenen
}
