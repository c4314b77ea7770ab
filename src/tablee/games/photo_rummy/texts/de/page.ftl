## Photo Rummy on the page: what the board says. $pile is a pile's number, $player a name.

photo-rummy-page-piles = Fünf Stapel zum Ziehen
photo-rummy-page-pile = { $count ->
    [0] Stapel { $pile }, leer
    [one] Stapel { $pile }, eine Karte
   *[other] Stapel { $pile }, { $count } Karten
}
photo-rummy-page-pile-empty = Stapel { $pile } ist leer: Zieh von einem anderen.
photo-rummy-page-drawn = Du hast in diesem Zug schon gezogen.
photo-rummy-page-hold = Halte eine Karte gedrückt, um sie groß zu sehen
photo-rummy-page-sort-capital = Nach Hauptstadt sortieren
photo-rummy-page-sort-theme = Nach Thema sortieren
photo-rummy-page-sorted = { $by ->
    [capital] Nach Hauptstadt sortiert
   *[other] Nach Thema sortiert
}
photo-rummy-page-arrange = Nach Familien und Serien sortieren
photo-rummy-page-arranged = { $count ->
    [0] Keine Familie und keine Serie auf der Hand
    [one] Eine Kombination auf der Hand
   *[other] { $count } Kombinationen auf der Hand
}
photo-rummy-page-do-draw = Karte ziehen
photo-rummy-page-do-pass = Karte behalten
photo-rummy-page-hint-draw = Zieh eine Karte von einem der fünf Stapel
photo-rummy-page-hint-open = Lege zuerst drei Karten einer Hauptstadt oder vier eines Themas aus deiner Hand, oder behalte die Karte
photo-rummy-page-hint-lay = Lege Karten, baue um oder behalte die Karte
photo-rummy-page-missing-some = { $count ->
    [one] Es fehlt noch eine Karte
   *[other] Es fehlen noch { $count } Karten
}
photo-rummy-page-missing-family = { $capital }: { $count ->
    [one] noch eine Karte
   *[other] noch { $count } Karten
}
photo-rummy-page-missing-series = { $theme }: { $count ->
    [one] noch eine Karte
   *[other] noch { $count } Karten
}
photo-rummy-page-missing-either = { $capital }: noch { $family }, oder { $theme }: noch { $series }
photo-rummy-page-holds = { $count ->
    [0] keine Karten mehr
    [one] eine Karte
   *[other] { $count } Karten
}
photo-rummy-page-did-draw = eine gezogen
photo-rummy-page-did-take = { $count ->
    [one] einen Joker bekommen
   *[other] { $count } Joker bekommen
}
photo-rummy-page-did-lay = { $count } gelegt
photo-rummy-page-did-rebuild = umgebaut
photo-rummy-page-did-pass = nichts gelegt
photo-rummy-page-did-timeout = Zeit war um
# $draft is back where cards that were laid out went back, $did what became of the turn.
photo-rummy-page-time-up = { $draft ->
    [back] { $did ->
        [draw] Deine Zeit ist um: Deine Karten sind wieder auf deiner Hand, und eine Karte wurde für dich gezogen
       *[pass] Deine Zeit ist um: Deine Karten sind wieder auf deiner Hand, und dein Zug ist zu Ende
    }
   *[none] { $did ->
        [draw] Deine Zeit ist um: Eine Karte wurde für dich gezogen
       *[pass] Deine Zeit ist um, und dein Zug ist zu Ende
    }
}
photo-rummy-page-help = Mit den Pfeiltasten bewegst du dich, mit der Leertaste wählst du mehrere aus, mit Enter nimmst du sie auf. Dann wählen die Pfeiltasten links und rechts eine Kombination oder einen Joker, den du für das Foto bekommst; Enter legt ab, Escape legt zurück. M zählt alle möglichen Stellen auf, Z zeigt eine Karte groß, 1 bis 5 ziehen von den Stapeln. Strg+Z macht rückgängig, Strg+Y stellt wieder her.
gallery-place = Bild { $number } von { $count }
gallery-previous = Zurück
gallery-next = Weiter
# The best rounds of the player who reads this.
photo-rummy-feat-laid = Meiste Karten in einem Zug
photo-rummy-feat-points = Höchste Punktzahl einer Runde
# What is printed of the game, and how much of it.
photo-rummy-page-print-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
