## Photo Rummy op de pagina: wat het bord zegt. $pile is het nummer van een stapel, $player een naam.

photo-rummy-page-piles = Vijf stapels om van te pakken
photo-rummy-page-pile = { $count ->
    [0] Stapel { $pile }, leeg
    [one] Stapel { $pile }, een kaart
   *[other] Stapel { $pile }, { $count } kaarten
}
photo-rummy-page-pile-empty = Stapel { $pile } is leeg: pak van een andere.
photo-rummy-page-drawn = Je hebt deze beurt al gepakt.
photo-rummy-page-sort-capital = Op hoofdstad sorteren
photo-rummy-page-sort-theme = Op thema sorteren
photo-rummy-page-sorted = { $by ->
    [capital] Op hoofdstad gesorteerd
   *[other] Op thema gesorteerd
}
photo-rummy-page-arrange = Mijn hand in families en series schikken
photo-rummy-page-arranged = { $count ->
    [0] Geen familie en geen serie in je hand
    [one] Een combinatie in je hand
   *[other] { $count } combinaties in je hand
}
photo-rummy-page-do-draw = Kaart pakken
photo-rummy-page-do-pass = Kaart houden
photo-rummy-page-hint-draw = Pak een kaart van een van de vijf stapels
photo-rummy-page-hint-open = Leg eerst een familie of serie van eigen kaarten, of houd de kaart
photo-rummy-page-hint-lay = Leg kaarten, verbouw de tafel, of houd de kaart
photo-rummy-page-hint-otherwise = { $verb ->
    [draw] Pak van stapel { $pile }
   *[other] Niets dat de moeite loont om te leggen: houd de kaart
}
photo-rummy-page-holds = { $count ->
    [0] geen kaart meer
    [one] een kaart
   *[other] { $count } kaarten
}
photo-rummy-page-did-draw = pakte
photo-rummy-page-did-take = { $count ->
    [one] nam een joker
   *[other] nam { $count } jokers
}
photo-rummy-page-did-lay = legde { $count }
photo-rummy-page-did-rebuild = verbouwde de tafel
photo-rummy-page-did-pass = legde niets
photo-rummy-page-did-timeout = tijd was om
photo-rummy-page-help = Met de pijltjes loop je, spatie kiest er meer, Enter pakt op. Daarna kiezen links en rechts een combinatie, of een joker die je voor de foto krijgt; Enter legt neer, Escape legt terug. M somt alle plaatsen op, Z toont een kaart groot, 1 tot 5 pakken van de stapels. Ctrl met Z maakt ongedaan, met Y opnieuw.
