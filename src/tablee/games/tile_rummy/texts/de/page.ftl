## Tile Rummy on the page: what the board says. $tile is a tile's name, $tiles a list of names, $player a name.

tile-rummy-page-rack = Deine Bank
tile-rummy-page-mine = { $piece }, von deiner Bank
tile-rummy-page-tools = Deine Bank und dein Zug
tile-rummy-page-sort-colour = Nach Farbe sortieren: 1 2 3
tile-rummy-page-sort-number = Nach Zahl sortieren: 7 7 7
tile-rummy-page-arrange = Nach Kombinationen sortieren
tile-rummy-page-do-exchange = Tauschen
tile-rummy-page-do-reject = Abwerfen
tile-rummy-page-hint-draw = Zieh zuerst einen Stein
tile-rummy-page-hint-lay = { $otherwise ->
    [exchange] Lege Steine oder tausche einen
    [reject] Lege Steine, wenn du willst; wirf dann einen ab
    [pass] Lege Steine oder setz aus
   *[other] Lege Steine
}
tile-rummy-page-hint-open = { $otherwise ->
    [exchange] Lege { $minimum ->
        [0] eine Kombination
        [one] mindestens { $minimum } Punkt
       *[other] mindestens { $minimum } Punkte
    } aus oder tausche einen Stein
    [reject] Lege { $minimum ->
        [0] eine Kombination
        [one] mindestens { $minimum } Punkt
       *[other] mindestens { $minimum } Punkte
    } aus, wenn du willst; wirf dann einen Stein ab
    [pass] Lege { $minimum ->
        [0] eine Kombination
        [one] mindestens { $minimum } Punkt
       *[other] mindestens { $minimum } Punkte
    } aus oder setz aus
   *[other] Lege { $minimum ->
        [0] eine Kombination
        [one] mindestens { $minimum } Punkt
       *[other] mindestens { $minimum } Punkte
    } aus
}
tile-rummy-page-hint-exchange = Wähle den Stein, den du verdeckt weggibst
tile-rummy-page-hint-reject = Wähle den Stein, den du verdeckt abwirfst
tile-rummy-page-sure-exchange = { $tile } gegen einen unbekannten Stein tauschen?
tile-rummy-page-sure-reject = { $tile } abwerfen?
tile-rummy-page-points = { $points } von { $minimum ->
    [one] { $minimum } Punkt
   *[other] { $minimum } Punkten
}
tile-rummy-page-points-missing = { $count ->
    [one] Zum Auslegen fehlt noch ein Punkt
   *[other] Zum Auslegen fehlen noch { $count } Punkte
}
tile-rummy-page-choose-first = Wähle zuerst Steine aus.
tile-rummy-page-chosen-prompt-one = { $way ->
    [exchange] Tippe zum Legen auf den Tisch, zum Tauschen auf den Vorrat
   *[other] Tippe zum Legen auf den Tisch, zum Abwerfen auf den Vorrat
}
tile-rummy-page-missing-some = { $count ->
    [one] Es fehlt noch ein Stein
   *[other] Es fehlen noch { $count } Steine
}
tile-rummy-page-missing-tiles = Es fehlt noch: { $tiles }
tile-rummy-page-either = { $rest } oder { $final }
tile-rummy-page-holds = { $count ->
    [0] keine Steine mehr
    [one] ein Stein
   *[other] { $count } Steine
}
tile-rummy-page-did-lay = { $count } gelegt
tile-rummy-page-did-exchange = einen getauscht
tile-rummy-page-did-draw = einen gezogen
tile-rummy-page-did-reject = einen abgeworfen
tile-rummy-page-did-pass = ausgesetzt
tile-rummy-page-did-timeout = Zeit war um
# $draft is back where tiles that were laid out went back, $did what became of the turn.
tile-rummy-page-time-up = { $draft ->
    [back] { $did ->
        [draw] Deine Zeit ist um: Deine Steine liegen wieder auf deiner Bank, und ein Stein wurde für dich gezogen
        [discard] Deine Zeit ist um: Deine Steine liegen wieder auf deiner Bank, und der gezogene Stein wurde abgeworfen
       *[pass] Deine Zeit ist um: Deine Steine liegen wieder auf deiner Bank, und dein Zug ist zu Ende
    }
   *[none] { $did ->
        [draw] Deine Zeit ist um: Ein Stein wurde für dich gezogen
        [discard] Deine Zeit ist um: Der gezogene Stein wurde abgeworfen
       *[pass] Deine Zeit ist um, und dein Zug ist zu Ende
    }
}
tile-rummy-page-pool = Vorrat
tile-rummy-page-taken = Wieder auf der Bank: { $pieces }
tile-rummy-page-aim-rack = Deine Bank
tile-rummy-page-aim-away = An den Vorrat abgeben
tile-rummy-page-one-only = Immer nur einen Stein auf einmal.
tile-rummy-page-sorted = { $by ->
    [colour] Nach Farbe sortiert
   *[other] Nach Zahl sortiert
}
tile-rummy-page-arranged = { $count ->
    [0] Keine Kombination auf deiner Bank
    [one] Eine Kombination auf deiner Bank
   *[other] { $count } Kombinationen auf deiner Bank
}
tile-rummy-page-lots = Auslosung: Wer beginnt?
tile-rummy-page-begins = { $player } beginnt
tile-rummy-page-begins-you = Du beginnst
tile-rummy-page-lot = { $player }: { $tile }
# The best rounds of the player who reads this.
tile-rummy-feat-laid = Meiste Steine in einem Zug
tile-rummy-feat-points = Höchste Punktzahl einer Runde
# In an analysis of the finished match: also which tile.
tile-rummy-page-gives-exchange = { $player } tauscht { $tile }
tile-rummy-page-gives-exchange-you = Du tauschst { $tile }
tile-rummy-page-gives-reject = { $player } wirft { $tile } ab
tile-rummy-page-gives-reject-you = Du wirfst { $tile } ab
# What is printed of the game, and how much of it.
tile-rummy-page-print-tiles = { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
}
