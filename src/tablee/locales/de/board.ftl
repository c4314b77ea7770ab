## The board of a game that has none of its own.
board-log = Was bisher geschah
board-log-empty = Noch nichts.
board-over = Die Runde ist vorbei
board-turn = { $player } ist dran
board-missed = Das ging daneben: Es liegt wieder, wo es war.
board-choose = Wähle deinen Zug mit den Knöpfen darunter.
board-plays = dran
board-wins = Sieg
board-hand = Deine Hand
board-actions = Was du tun kannst
board-table = Auf dem Tisch
board-write = Dein Zug in der Notation des Spiels
board-play = Spielen
board-write-first = Schreib zuerst deinen Zug.
board-did = { $player }: { $action }
