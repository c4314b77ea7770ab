## The drafting table on the page, for every game of melds; a game may say a sentence in its own words.
## $piece is a piece's name, $pieces a list of names, $player a name.

melds-table = Der Tisch
melds-help = Mit den Pfeiltasten gehst du, die Leertaste wählt mehrere, die Eingabetaste nimmt auf. Dann wählen die Pfeiltasten links und rechts eine Kombination, auf und ab den Platz darin; die Eingabetaste legt ab, Escape legt zurück. M zählt alle Plätze auf. Strg mit Z macht rückgängig, mit Y wieder vor.
melds-group = Kombination { $group } von { $count }
melds-last = { $piece }, zuletzt gelegt
melds-new = Eine neue Kombination beginnen
melds-undo = Rückgängig
melds-redo = Wiederholen
melds-reset = Alles zurücknehmen
melds-replay = Den letzten Zug noch einmal zeigen
melds-hint = Tipp
melds-cancel = Abbrechen
melds-do-draw = Ziehen
melds-do-pass = Aussetzen
melds-do-end = Zug beenden
melds-over = Die Runde ist vorbei
melds-turn = { $player } ist dran
melds-checking = Einen Moment …
melds-ready = So kann es liegen
melds-ready-wait = So könnte es liegen, wenn du dran bist
melds-reset-first = Nimm zuerst deinen Entwurf zurück.
melds-time-up = Deine Zeit ist abgelaufen: Was du hingelegt hattest, ist zurückgenommen
melds-plays = ist dran
melds-wins = gewinnt
melds-log = Was geschah
melds-log-empty = Noch nichts.
melds-chosen = { $count ->
    [one] Gewählt: { $pieces }
   *[other] { $count } gewählt: { $pieces }
}
melds-picked = { $count ->
    [one] Aufgenommen: { $pieces }
   *[other] { $count } aufgenommen: { $pieces }
}
melds-dropped = { $pieces }: Kombination { $group } von { $count }
melds-stays = Was auf dem Tisch lag, bleibt dort.
melds-put-back = Zurückgelegt
melds-aim = Kombination { $group } von { $count }: { $pieces }. Platz { $place } von { $places }.
melds-aim-instead = Kombination { $group }: { $piece } dafür nehmen
melds-aim-new = Eine neue Kombination
melds-fits = { $fits ->
    [yes] Gültig
   *[other] Nicht gültig
}
melds-hint-shown = Das ließe sich legen. Ändere es, oder beende deinen Zug.
melds-new-piece = { $piece }, neu
melds-rack = Deine Hand
melds-mine = { $piece }, aus deiner Hand
melds-taken = Wieder auf der Hand: { $pieces }
melds-aim-rack = Deine Hand
melds-tools = Deine Hand und dein Entwurf
melds-arrange = Meine Hand zu Kombinationen ordnen
melds-empty = Noch liegt nichts.
melds-choose-first = Wähle zuerst etwas aus.
melds-bought = { $pieces } auf dem Tisch, auf deiner Hand: { $got }
melds-came-back = Der Tisch hat sich geändert. Wieder bei dir: { $pieces }
melds-move = Verschieben nach …
melds-move-what = Wohin mit { $pieces }?
melds-move-group = Kombination { $group }: { $pieces }
melds-zoom = Aus der Nähe ansehen
melds-not-opened = nicht ausgelegt
