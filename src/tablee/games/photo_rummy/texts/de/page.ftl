## Photo Rummy auf der Seite: was das Brett sagt. $pile ist die Nummer eines Stapels, $player ein Name.

photo-rummy-page-piles = Fünf Stapel zum Ziehen
photo-rummy-page-pile = { $count ->
    [0] Stapel { $pile }, leer
    [one] Stapel { $pile }, eine Karte
   *[other] Stapel { $pile }, { $count } Karten
}
photo-rummy-page-pile-empty = Stapel { $pile } ist leer: Zieh von einem anderen.
photo-rummy-page-drawn = Du hast in diesem Zug schon gezogen.
photo-rummy-page-sort-capital = Nach Hauptstadt sortieren
photo-rummy-page-sort-theme = Nach Thema sortieren
photo-rummy-page-sorted = { $by ->
    [capital] Nach Hauptstadt sortiert
   *[other] Nach Thema sortiert
}
photo-rummy-page-arrange = Meine Hand zu Familien und Serien ordnen
photo-rummy-page-arranged = { $count ->
    [0] Keine Familie und keine Serie auf der Hand
    [one] Eine Kombination auf der Hand
   *[other] { $count } Kombinationen auf der Hand
}
photo-rummy-page-do-draw = Karte ziehen
photo-rummy-page-do-pass = Karte behalten
photo-rummy-page-hint-draw = Zieh eine Karte von einem der fünf Stapel
photo-rummy-page-hint-open = Leg zuerst eine Familie oder Serie aus eigenen Karten, oder behalte die Karte
photo-rummy-page-hint-lay = Leg Karten, bau den Tisch um, oder behalte die Karte
photo-rummy-page-hint-otherwise = { $verb ->
    [draw] Zieh von Stapel { $pile }
   *[other] Nichts, was sich zu legen lohnt: Behalte die Karte
}
photo-rummy-page-holds = { $count ->
    [0] keine Karte mehr
    [one] eine Karte
   *[other] { $count } Karten
}
photo-rummy-page-did-draw = hat gezogen
photo-rummy-page-did-take = { $count ->
    [one] nahm einen Joker
   *[other] nahm { $count } Joker
}
photo-rummy-page-did-lay = legte { $count }
photo-rummy-page-did-rebuild = baute um
photo-rummy-page-did-pass = legte nichts
photo-rummy-page-did-timeout = Zeit war um
photo-rummy-page-help = Mit den Pfeiltasten gehst du, die Leertaste wählt mehrere, die Eingabetaste nimmt auf. Dann wählen die Pfeiltasten links und rechts eine Kombination, oder einen Joker, den es für das Foto gibt; die Eingabetaste legt ab, Escape legt zurück. M zählt alle Plätze auf, Z zeigt eine Karte groß, 1 bis 5 ziehen von den Stapeln. Strg mit Z macht rückgängig, mit Y wieder vor.
