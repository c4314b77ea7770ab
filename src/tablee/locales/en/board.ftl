## The board of a game that has none of its own.
board-log = What happened
board-log-empty = Nothing yet.
board-over = The round is over
board-turn = { $player } is playing
board-missed = That missed the table, so it’s back where it was.
board-choose = Choose your move from the buttons below.
board-plays = playing
board-wins = won
board-hand = Your hand
board-actions = What you can do
board-table = On the table
board-write = Your move, in the game’s notation
board-play = Play
board-write-first = Write your move first.
board-did = { $player }: { $action }
