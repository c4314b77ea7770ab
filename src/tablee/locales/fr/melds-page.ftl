## The drafting table on the page, for every game of melds; a game may say a sentence in its own words.
## $piece is a piece's name, $pieces a list of names, $player a name.

melds-table = La table
melds-help = Les flèches déplacent, Espace choisit plusieurs pièces, Entrée prend. Ensuite gauche et droite choisissent une combinaison, haut et bas la place ; Entrée pose, Échap remet. M énumère toutes les places. Ctrl avec Z annule, avec Y rétablit.
melds-group = Combinaison { $group } sur { $count }
melds-last = { $piece }, posée en dernier
melds-new = Commencer une nouvelle combinaison
melds-undo = Annuler
melds-redo = Rétablir
melds-reset = Tout reprendre
melds-replay = Revoir le dernier coup
melds-hint = Conseil
melds-cancel = Annuler
melds-do-draw = Piocher
melds-do-pass = Passer
melds-do-end = Finir le tour
melds-over = La manche est finie
melds-turn = { $player } joue
melds-checking = Un instant …
melds-ready = Cela peut rester ainsi
melds-ready-wait = Cela pourrait rester ainsi à ton tour
melds-reset-first = Reprends d’abord ton brouillon.
melds-time-up = Ton temps est écoulé : ce que tu avais posé est repris
melds-plays = joue
melds-wins = gagne
melds-log = Ce qui s’est passé
melds-log-empty = Rien encore.
melds-chosen = { $count ->
    [one] Choisi : { $pieces }
   *[other] { $count } choisies : { $pieces }
}
melds-picked = { $count ->
    [one] Pris : { $pieces }
   *[other] { $count } prises : { $pieces }
}
melds-dropped = { $pieces } : combinaison { $group } sur { $count }
melds-stays = Ce qui était sur la table y reste.
melds-put-back = Remis
melds-aim = Combinaison { $group } sur { $count } : { $pieces }. Place { $place } sur { $places }.
melds-aim-instead = Combinaison { $group } : prendre { $piece } en échange
melds-aim-new = Une nouvelle combinaison
melds-fits = { $fits ->
    [yes] Valable
   *[other] Pas valable
}
melds-hint-shown = Voici ce qui peut se poser. Change-le, ou finis ton tour.
melds-new-piece = { $piece }, nouvelle
melds-rack = Ta main
melds-mine = { $piece }, de ta main
melds-taken = De retour dans ta main : { $pieces }
melds-aim-rack = Ta main
melds-tools = Ta main et ton brouillon
melds-arrange = Ranger ma main en combinaisons
melds-empty = Rien n’est encore posé.
melds-choose-first = Choisis d’abord quelque chose.
melds-bought = { $pieces } sur la table, dans ta main : { $got }
melds-came-back = La table a changé. De nouveau chez toi : { $pieces }
melds-move = Déplacer vers …
melds-move-what = Où mettre { $pieces } ?
melds-move-group = Combinaison { $group } : { $pieces }
melds-zoom = Regarder de près
melds-not-opened = pas ouvert
