## Photo Rummy on the page: what the board says. $pile is a pile's number, $player a name.

photo-rummy-page-piles = Vijf stapels om van te pakken
photo-rummy-page-pile = { $count ->
    [0] Stapel { $pile }, leeg
    [one] Stapel { $pile }, één kaart
   *[other] Stapel { $pile }, { $count } kaarten
}
photo-rummy-page-pile-empty = Stapel { $pile } is leeg: pak van een andere.
photo-rummy-page-drawn = Je hebt deze beurt al een kaart gepakt.
photo-rummy-page-hold = Houd een kaart ingedrukt om die groot te zien
photo-rummy-page-sort-capital = Op hoofdstad sorteren
photo-rummy-page-sort-theme = Op thema sorteren
photo-rummy-page-sorted = { $by ->
    [capital] Op hoofdstad gesorteerd
   *[other] Op thema gesorteerd
}
photo-rummy-page-arrange = Op families en series sorteren
photo-rummy-page-arranged = { $count ->
    [0] Geen families of series in je hand
    [one] Eén combinatie in je hand
   *[other] { $count } combinaties in je hand
}
photo-rummy-page-do-draw = Kaart pakken
photo-rummy-page-do-pass = Kaart houden
photo-rummy-page-hint-draw = Pak een kaart van een van de vijf stapels
photo-rummy-page-hint-open = Leg eerst drie kaarten van één hoofdstad of vier van één thema uit je hand, of houd de kaart
photo-rummy-page-hint-lay = Leg kaarten, herschik de tafel, of houd de kaart
photo-rummy-page-missing-some = { $count ->
    [one] Nog één kaart nodig
   *[other] Nog { $count } kaarten nodig
}
photo-rummy-page-missing-family = { $capital }: { $count ->
    [one] nog één kaart
   *[other] nog { $count } kaarten
}
photo-rummy-page-missing-series = { $theme }: { $count ->
    [one] nog één kaart
   *[other] nog { $count } kaarten
}
photo-rummy-page-missing-either = { $capital }: nog { $family }, of { $theme }: nog { $series }
photo-rummy-page-holds = { $count ->
    [0] geen kaarten meer
    [one] één kaart
   *[other] { $count } kaarten
}
photo-rummy-page-did-draw = pakte een kaart
photo-rummy-page-did-take = { $count ->
    [one] nam een joker
   *[other] nam { $count } jokers
}
photo-rummy-page-did-lay = legde er { $count }
photo-rummy-page-did-rebuild = herschikte de tafel
photo-rummy-page-did-pass = legde niets
photo-rummy-page-did-timeout = tijd was om
# $draft is back where cards that were laid out went back, $did what became of the turn.
photo-rummy-page-time-up = { $draft ->
    [back] { $did ->
        [draw] Je tijd is om: je kaarten zijn weer in je hand en er is een kaart voor je gepakt
       *[pass] Je tijd is om: je kaarten zijn weer in je hand en je beurt is voorbij
    }
   *[none] { $did ->
        [draw] Je tijd is om: er is een kaart voor je gepakt
       *[pass] Je tijd is om en je beurt is voorbij
    }
}
photo-rummy-page-help = Met de pijltjestoetsen beweeg je, met de spatiebalk kies je kaarten, met Enter pak je op wat je hebt gekozen. Daarna kies je met links en rechts een combinatie, of een joker die je voor de foto kunt krijgen. Enter legt neer, Escape legt terug. M toont alle plekken, Z vergroot een kaart, met 1 tot en met 5 pak je van de stapels. Met Ctrl+Z maak je iets ongedaan, met Ctrl+Y doe je het opnieuw.
gallery-place = Afbeelding { $number } van { $count }
gallery-previous = Vorige
gallery-next = Volgende
# The best rounds of the player who reads this.
photo-rummy-feat-laid = Meeste kaarten gelegd in één beurt
photo-rummy-feat-points = Hoogste score in één ronde
# What is printed of the game, and how much of it.
photo-rummy-page-print-cards = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
