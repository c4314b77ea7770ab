## The drafting table on the page, for every game of melds; a game may say a sentence in its own words.
## $piece is a piece's name, $pieces a list of names, $player a name.

melds-table = La table
melds-help = Les flèches changent de pièce, Espace en sélectionne plusieurs, Entrée les prend. Ensuite, gauche et droite choisissent une combinaison, haut et bas la position ; Entrée pose les pièces, Échap les remet en place. M montre tous les endroits possibles. Ctrl+Z annule, Ctrl+Y rétablit.
melds-group = Combinaison { $group } sur { $count }
melds-last = { $piece }, dernier coup
melds-moved = { $piece }, dernier déplacement
melds-new = Commencer une nouvelle combinaison
melds-undo = Annuler
melds-redo = Rétablir
melds-reset = Tout reprendre
melds-tidy = Ranger la table
melds-tidied = La table est rangée.
melds-replay = Revoir le dernier coup
melds-hint = Conseil
melds-cancel = Annuler
melds-do-draw = Piocher
melds-do-pass = Passer
melds-do-end = Finir le tour
melds-over = La manche est finie
melds-turn = { $player } joue
melds-checking = Un instant…
melds-ready = C’est valide : tu peux finir ton tour
melds-drop-fits = Ça va ici
melds-ready-wait = Pas encore joué : ce serait valide à ton tour
melds-prepared = Préparé
melds-reset-first = Reprends d’abord ce que tu as posé.
melds-log = Ce qui s’est passé
melds-log-empty = Rien pour l’instant.
# Several turns in a row: how many, and who took them.
melds-log-exchanges = { $count ->
    [one] { $count } échange : { $players }
   *[other] { $count } échanges : { $players }
}
melds-log-passes = { $count ->
    [one] { $count } tour sans rien poser : { $players }
   *[other] { $count } tours sans rien poser : { $players }
}
melds-chosen = { $count ->
    [one] Sélection : { $pieces }
   *[other] Sélection ({ $count }) : { $pieces }
}
melds-picked = { $count ->
    [one] Tu tiens : { $pieces }
   *[other] Tu tiens ({ $count }) : { $pieces }
}
melds-dropped = { $pieces } : combinaison { $group } sur { $count }
melds-stays = Ce qui était sur la table y reste.
melds-put-back = Remis en place
melds-aim = Combinaison { $group } sur { $count } : { $pieces }. Position { $place } sur { $places }.
melds-aim-instead = Combinaison { $group }, échange contre : { $piece }
melds-aim-new = Une nouvelle combinaison
melds-aim-away = Donner
melds-fits = { $fits ->
    [yes] Valide
   *[other] Pas valide
}
melds-hint-shown = Voici ce que tu peux poser. Change ce que tu veux, ou finis ton tour.
melds-new-piece = Vient d’arriver : { $piece }
melds-rack = Ta main
melds-mine = { $piece }, de ta main
melds-taken = De retour dans ta main : { $pieces }
melds-aim-rack = Ta main
melds-tools = Ta main et ton coup
melds-arrange = Ranger ma main en combinaisons
melds-empty = Rien sur la table pour l’instant.
melds-choose-first = Choisis d’abord quelque chose.
melds-chosen-prompt = Touche + ou n’importe où sur la table pour commencer une combinaison
melds-bought = Échange : { $pieces } contre { $got }
melds-came-back = La table a changé. Tu récupères : { $pieces }
melds-move = Déplacer vers…
melds-move-what = Où veux-tu mettre ceci : { $pieces } ?
melds-move-group = Combinaison { $group } : { $pieces }
melds-larger = Agrandir les pièces
melds-zoom = Regarder de près
melds-not-opened = pas encore ouvert
melds-why-undo = Il n’y a rien à annuler.
melds-why-redo = Il n’y a rien à rétablir.
melds-why-reset = Tu n’as encore rien posé.
melds-why-tidy = La table est déjà rangée.
melds-why-replay = Rien n’a encore été posé.
