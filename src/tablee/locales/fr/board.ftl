## The board of a game that has none of its own.
board-log = Ce qui s’est passé
board-log-empty = Rien pour l’instant.
board-over = La manche est finie
board-turn = { $player } joue
board-missed = C’est tombé à côté de la table : tout est revenu en place.
board-choose = Choisis ton coup avec les boutons ci-dessous.
board-plays = joue
board-wins = a gagné
board-hand = Ta main
board-actions = Ce que tu peux faire
board-table = Sur la table
board-write = Ton coup, dans la notation du jeu
board-play = Jouer
board-write-first = Écris d’abord ton coup.
board-did = { $player } : { $action }
