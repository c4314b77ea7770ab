## The board of a game that has none of its own.
board-log = Qué ha pasado
board-log-empty = Todavía nada.
board-over = La ronda ha terminado
board-turn = Le toca a { $player }
board-missed = Ha caído fuera de la mesa: vuelve a su lugar.
board-choose = Elige tu jugada con los botones de abajo.
board-plays = juega
board-wins = gana
board-hand = Tu mano
board-actions = Qué puedes hacer
board-table = En la mesa
board-write = Tu jugada, en la notación del juego
board-play = Jugar
board-write-first = Primero escribe tu jugada.
board-did = { $player }: { $action }
