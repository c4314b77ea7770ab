## The companion at a real table: referee, best turn, score pad, hourglass.

real-heading = Sitzt ihr an einem echten Tisch?
real-lead = Euer Handy entscheidet, ob ein Zug erlaubt ist, führt den Punktezettel und dreht die Sanduhr, während ihr mit der Schachtel vor euch spielt.
real-game = Spiel
real-names = Namen
real-player = Spieler { $number }
real-mode = Was darf dieses Handy?
real-mode-referee = Schiedsrichter
real-mode-referee-about = Es entscheidet, zählt und misst die Zeit. Tipps gibt es keine.
real-mode-practice = Übung
real-mode-practice-about = Es findet auch deinen besten Zug.
real-mode-honest = Das Schild oben zeigt allen, was eingestellt ist. Erzwingen lässt es sich nicht, also sprecht es vorher ab.
real-open = Los geht’s
real-open-first = Richtet zuerst euren Tisch ein
real-print = Keine Schachtel? Teile ausdrucken
real-leave = Anderes Spiel
real-menu = Zurück
real-badge-referee = Schiedsrichter
real-badge-practice = Übung: mit Tipps
real-part-pad = Punktezettel
real-part-hourglass = Sanduhr
real-part-referee = Ist das erlaubt?
real-part-practice = Ist das erlaubt? Mein bester Zug
real-part-begins = Wer beginnt?
# A key of a keypad, for screen readers: what it adds, and how many of that the box still has.
real-key = { $count ->
    [0] { $piece }, nicht mehr übrig
    [one] { $piece }, noch 1 übrig
   *[other] { $piece }, noch { $count } übrig
}
real-none-left = Nicht mehr übrig: { $piece }
real-keypad = Tastenfeld
real-where = Wohin damit?
real-before = Tisch vorher
real-after = Tisch nachher
real-strip-before = Was vor dem Zug auf dem Tisch lag. Es reichen die Kombinationen, die sich ändern.
real-strip-after = Was jetzt auf dem Tisch liegt. Tippe eine Kombination ein, und du siehst, ob sie gültig ist.
real-strip-hand = Tippe an, was du hast. Zum Entfernen gedrückt halten.
real-next-meld = Nächste Kombination
real-back = Letzte Eingabe zurücknehmen
real-remove-meld = Diese Kombination entfernen
real-remove = { $what }: zum Entfernen gedrückt halten
real-opened = Hat schon in einem früheren Zug ausgelegt
real-typed = Als Text eintippen
real-typed-wrong = Das lässt sich nicht lesen oder ist nicht mehr übrig: { $word }
real-enter = Eingeben
real-your-move = Der Zug
real-missing-melds = Tippe zuerst die Kombinationen ein.
real-missing-hand = Tippe zuerst ein, was du hast.
real-missing-action = Wähle zuerst den Zug.
real-ask = Ist das erlaubt?
real-clear = Leeren
real-allowed = Ja, das ist erlaubt.
real-refused = Nein.
real-go-on = Von hier aus weiter
real-needs-server = Der Schiedsrichter braucht den Server, außer du hast vorher „Offline spielbar machen“ gewählt. Punktezettel, Sanduhr und „Wer beginnt?“ gehen immer.
real-best = Mein bester Zug
real-did-this = So hab ich’s gemacht
real-covered = Antippen, um zu sehen, was du hast
real-advice-lay = Lege { $pieces }.
real-advice-nothing = Du kannst nichts legen.
real-advice-proven-melds = Bewiesen: Mit den Kombinationen, die du eingegeben hast, geht nichts Besseres.
real-advice-gave-up = Die Suche hat zu lange gedauert: Vielleicht geht noch mehr.
real-glass-start = Antippen: { $player } fängt an
real-glass-turn = Antippen: { $player } kommt dran
real-glass-pause = Pause
real-glass-go-on = Weiter
real-glass-more = + 30 Sekunden
real-glass-enough = Mehr Zeit gibt es für diesen Zug nicht.
real-glass-over = Für { $player } ist die Zeit um.
real-glass-limit = Zeit für einen Zug
real-begins-draw = Für uns ziehen
real-begins-spin = Jemanden auslosen
real-begins-told = { $player } beginnt.
real-begins-choose = Wer beginnt?
pad-who-is-out = Wer ist fertig?
pad-enter = Runde { $round } eintragen
pad-correct = Ändern
pad-correct-round = Runde { $round } ändern
pad-began = (hat begonnen)
pad-next = { $player } beginnt die nächste Runde.
pad-next-lots = Lost aus, wer die nächste Runde beginnt.
pad-undo = Rückgängig
pad-nothing-undone = Es gibt nichts rückgängig zu machen.
pad-save = Eintragen
pad-incomplete = Es fehlt noch etwas.
pad-remove-round = Diese Runde streichen
pad-share = Punktezettel teilen
pad-share-about = Er bleibt auf diesem Gerät, bis du ihn teilst.
pad-link = Link mit dem ganzen Punktezettel
pad-link-wrong = In diesem Link steckt kein lesbarer Punktezettel.
pad-others = { $count ->
    [one] Noch ein Punktezettel auf diesem Gerät
   *[other] Noch { $count } Punktezettel auf diesem Gerät
}
pad-forget = Wegwerfen
