## The drafting table on the page, for every game of melds; a game may say a sentence in its own words.
## $piece is a piece's name, $pieces a list of names, $player a name.

melds-table = Der Tisch
melds-help = Mit den Pfeiltasten bewegst du dich, mit der Leertaste wählst du mehrere aus, mit Enter nimmst du sie auf. Dann wählen die Pfeiltasten links und rechts eine Kombination, auf und ab die Stelle darin; Enter legt ab, Escape legt zurück. M zählt alle möglichen Stellen auf. Strg+Z macht rückgängig, Strg+Y stellt wieder her.
melds-group = Kombination { $group } von { $count }
melds-last = { $piece }, zuletzt gelegt
melds-moved = { $piece }, zuletzt verschoben
melds-new = Eine neue Kombination beginnen
melds-undo = Rückgängig
melds-redo = Wiederherstellen
melds-reset = Alles zurücknehmen
melds-tidy = Tisch aufräumen
melds-tidied = Der Tisch ist aufgeräumt.
melds-replay = Den letzten Zug noch einmal zeigen
melds-hint = Tipp
melds-cancel = Abbrechen
melds-do-draw = Ziehen
melds-do-pass = Aussetzen
melds-do-end = Zug beenden
melds-over = Die Runde ist vorbei
melds-turn = { $player } ist dran
melds-checking = Einen Moment …
melds-ready = So passt es: Du kannst den Zug beenden
melds-drop-fits = Hier passt es
melds-ready-wait = Noch nicht gespielt: So passt es, sobald du dran bist
melds-prepared = Vorbereitet
melds-reset-first = Nimm zuerst zurück, was du hingelegt hast.
melds-log = Was bisher geschah
melds-log-empty = Noch nichts.
# Several turns in a row: how many, and who took them.
melds-log-exchanges = { $count ->
    [one] { $count } Stein getauscht: { $players }
   *[other] { $count } Steine getauscht: { $players }
}
melds-log-passes = { $count ->
    [one] { $count } Zug, ohne zu legen: { $players }
   *[other] { $count } Züge, ohne zu legen: { $players }
}
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
melds-aim = Kombination { $group } von { $count }: { $pieces }. Stelle { $place } von { $places }.
melds-aim-instead = Kombination { $group }: gegen { $piece } eintauschen
melds-aim-new = Eine neue Kombination
melds-aim-away = Weggeben
melds-fits = { $fits ->
    [yes] Gültig
   *[other] Ungültig
}
melds-hint-shown = Das könntest du legen. Ändere es oder beende deinen Zug.
melds-new-piece = { $piece }, neu
melds-rack = Deine Karten
melds-mine = { $piece }, aus deiner Hand
melds-taken = Wieder auf der Hand: { $pieces }
melds-aim-rack = Deine Hand
melds-tools = Deine Karten und dein Zug
melds-arrange = Nach Kombinationen sortieren
melds-empty = Noch liegt nichts auf dem Tisch.
melds-choose-first = Wähle zuerst etwas aus.
melds-chosen-prompt = Tippe für eine neue Kombination auf + oder irgendwo auf den Tisch
melds-bought = { $pieces } gegen { $got } eingetauscht
melds-came-back = Auf dem Tisch hat sich etwas geändert. Zurück bei dir: { $pieces }
melds-move = Verschieben nach …
melds-move-what = Wohin mit { $pieces }?
melds-move-group = Kombination { $group }: { $pieces }
melds-larger = Größer zeigen
melds-zoom = Aus der Nähe ansehen
melds-not-opened = noch nicht ausgelegt
melds-why-undo = Es gibt nichts rückgängig zu machen.
melds-why-redo = Es gibt nichts wiederherzustellen.
melds-why-reset = Du hast noch nichts hingelegt.
melds-why-tidy = Der Tisch ist schon aufgeräumt.
melds-why-replay = Es wurde noch nichts gelegt.
