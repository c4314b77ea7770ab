## Tile Rummy auf der Seite: was das Brett sagt. $tile ist der Name eines Steins, $tiles eine Liste von Namen, $player ein Name.

tile-rummy-page-rack = Deine Bank
tile-rummy-page-table = Der Tisch
tile-rummy-page-help = Mit den Pfeiltasten gehst du, die Leertaste wählt mehrere, die Eingabetaste nimmt auf. Dann wählen die Pfeiltasten links und rechts eine Kombination, auf und ab den Platz darin; die Eingabetaste legt ab, Escape legt zurück. Strg mit Z macht rückgängig, mit Y wieder vor.
tile-rummy-page-group = Kombination { $group } von { $count }
tile-rummy-page-mine = { $tile }, von deiner Bank
tile-rummy-page-last = { $tile }, zuletzt gelegt
tile-rummy-page-new = Eine neue Kombination beginnen
tile-rummy-page-new-tile = { $tile }, neu
tile-rummy-page-tools = Deine Bank und dein Entwurf
tile-rummy-page-sort-colour = Nach Farbe sortieren: 1 2 3
tile-rummy-page-sort-number = Nach Zahl sortieren: 7 7 7
tile-rummy-page-arrange = Meine Bank in Kombinationen ordnen
tile-rummy-page-undo = Rückgängig
tile-rummy-page-redo = Wiederholen
tile-rummy-page-reset = Alles zurücknehmen
tile-rummy-page-replay = Den letzten Zug noch einmal zeigen
tile-rummy-page-hint = Tipp
tile-rummy-page-cancel = Abbrechen
tile-rummy-page-do-exchange = Tauschen
tile-rummy-page-do-reject = Abwerfen
tile-rummy-page-do-draw = Ziehen
tile-rummy-page-do-pass = Aussetzen
tile-rummy-page-do-end = Zug beenden
tile-rummy-page-over = Die Runde ist vorbei
tile-rummy-page-turn = { $player } ist dran
tile-rummy-page-checking = Einen Moment …
tile-rummy-page-ready = So kann es liegen
tile-rummy-page-ready-wait = So könnte es liegen, wenn du dran bist
tile-rummy-page-hint-draw = Zieh zuerst einen Stein
tile-rummy-page-hint-lay = { $otherwise ->
    [exchange] Lege Steine, oder tausche einen
    [reject] Lege Steine, oder wirf einen ab
    [pass] Lege Steine, oder setze aus
   *[other] Lege Steine
}
tile-rummy-page-hint-open = { $otherwise ->
    [exchange] Lege { $minimum } Punkte aus, oder tausche einen Stein
    [reject] Lege { $minimum } Punkte aus, oder wirf einen Stein ab
    [pass] Lege { $minimum } Punkte aus, oder setze aus
   *[other] Lege { $minimum } Punkte aus
}
tile-rummy-page-hint-exchange = Wähle den Stein, den du verdeckt weggibst
tile-rummy-page-hint-reject = Wähle den Stein, den du verdeckt abwirfst
tile-rummy-page-sure-exchange = { $tile } gegen einen unbekannten Stein tauschen?
tile-rummy-page-sure-reject = { $tile } abwerfen?
tile-rummy-page-time-up = Deine Zeit ist abgelaufen: Was du hingelegt hattest, ist zurückgenommen
tile-rummy-page-points = { $points } von { $minimum } Punkten
tile-rummy-page-reset-first = Nimm zuerst deinen Entwurf zurück.
tile-rummy-page-choose-first = Wähle zuerst Steine.
tile-rummy-page-plays = ist dran
tile-rummy-page-wins = gewinnt
tile-rummy-page-not-opened = nicht ausgelegt
tile-rummy-page-holds = { $count ->
    [0] kein Stein mehr
    [one] ein Stein
   *[other] { $count } Steine
}
tile-rummy-page-did-lay = legte { $count }
tile-rummy-page-did-exchange = tauschte
tile-rummy-page-did-draw = zog
tile-rummy-page-did-reject = warf einen ab
tile-rummy-page-did-pass = setzte aus
tile-rummy-page-did-timeout = Zeit war um
tile-rummy-page-pool = Vorrat
tile-rummy-page-log = Was geschah
tile-rummy-page-log-empty = Noch nichts.
tile-rummy-page-chosen = { $count ->
    [one] Gewählt: { $tiles }
   *[other] { $count } gewählt: { $tiles }
}
tile-rummy-page-picked = { $count ->
    [one] Aufgenommen: { $tiles }
   *[other] { $count } aufgenommen: { $tiles }
}
tile-rummy-page-dropped = { $tiles }: Kombination { $group } von { $count }
tile-rummy-page-taken = Wieder auf der Bank: { $tiles }
tile-rummy-page-stays = Was auf dem Tisch lag, bleibt dort.
tile-rummy-page-put-back = Zurückgelegt
tile-rummy-page-aim = Kombination { $group } von { $count }: { $tiles }. Platz { $place } von { $places }.
tile-rummy-page-aim-new = Eine neue Kombination
tile-rummy-page-aim-rack = Deine Bank
tile-rummy-page-fits = { $fits ->
    [yes] Gültig
   *[other] Nicht gültig
}
tile-rummy-page-sorted = { $by ->
    [colour] Nach Farbe sortiert
   *[other] Nach Zahl sortiert
}
tile-rummy-page-arranged = { $count ->
    [0] Keine Kombination auf deiner Bank
    [one] Eine Kombination auf deiner Bank
   *[other] { $count } Kombinationen auf deiner Bank
}
tile-rummy-page-hint-shown = Das ließe sich legen. Ändere es, oder beende deinen Zug.
tile-rummy-page-hint-otherwise = { $verb ->
    [exchange] Nichts lässt sich legen: tausche { $tile }
    [reject] Nichts lässt sich legen: wirf { $tile } ab
    [draw] Zieh einen Stein
   *[other] Nichts lässt sich legen: setze aus
}
