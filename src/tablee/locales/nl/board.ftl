## The board of a game that has none of its own.
board-log = Wat er is gebeurd
board-log-empty = Nog niets.
board-over = De ronde is afgelopen
board-turn = { $player } is aan de beurt
board-missed = Dat viel naast de tafel: het ligt weer op zijn plek.
board-choose = Kies je zet met de knoppen hieronder.
board-plays = speelt
board-wins = wint
board-hand = Je hand
board-actions = Wat je kunt doen
board-table = Op tafel
board-write = Je zet, in de notatie van het spel
board-play = Spelen
board-write-first = Schrijf eerst je zet.
board-did = { $player }: { $action }
