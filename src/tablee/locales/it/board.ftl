## The board of a game that has none of its own.
board-log = Che cosa è successo
board-log-empty = Ancora niente.
board-over = La mano è finita
board-turn = È il turno di { $player }
board-missed = È finito fuori dal tavolo: tutto è tornato al suo posto.
board-choose = Scegli la tua mossa con i pulsanti qui sotto.
board-plays = di turno
board-wins = vittoria
board-hand = Hai in mano
board-actions = Che cosa puoi fare
board-table = Sul tavolo
board-write = La tua mossa, nella notazione del gioco
board-play = Gioca
board-write-first = Prima scrivi la tua mossa.
board-did = { $player }: { $action }
