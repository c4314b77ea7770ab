## Tile Rummy on the page: what the board says. $tile is a tile's name, $tiles a list of names, $player a name.

tile-rummy-page-rack = Ton chevalet
tile-rummy-page-mine = { $piece }, de ton chevalet
tile-rummy-page-tools = Ton chevalet et ton coup
tile-rummy-page-sort-colour = Trier par couleur : 1 2 3
tile-rummy-page-sort-number = Trier par nombre : 7 7 7
tile-rummy-page-arrange = Ranger mes pièces en combinaisons
tile-rummy-page-do-exchange = Échanger
tile-rummy-page-do-reject = Défausser
tile-rummy-page-hint-draw = Pioche d’abord une pièce
tile-rummy-page-hint-lay = { $otherwise ->
    [exchange] Pose des pièces, ou échanges-en une
    [reject] Pose des pièces si tu veux, puis défausses-en une
    [pass] Pose des pièces, ou passe
   *[other] Pose des pièces
}
tile-rummy-page-hint-open = { $otherwise ->
    [exchange] Ouvre avec { $minimum ->
        [0] une combinaison
        [one] { $minimum } point
       *[other] { $minimum } points
    }, ou échange une pièce
    [reject] Ouvre avec { $minimum ->
        [0] une combinaison
        [one] { $minimum } point
       *[other] { $minimum } points
    } si tu veux, puis défausse une pièce
    [pass] Ouvre avec { $minimum ->
        [0] une combinaison
        [one] { $minimum } point
       *[other] { $minimum } points
    }, ou passe
   *[other] Ouvre avec { $minimum ->
        [0] une combinaison
        [one] { $minimum } point
       *[other] { $minimum } points
    }
}
tile-rummy-page-hint-exchange = Choisis la pièce à donner, face cachée
tile-rummy-page-hint-reject = Choisis la pièce à défausser, face cachée
tile-rummy-page-sure-exchange = { $tile } : l’échanger contre une pièce inconnue ?
tile-rummy-page-sure-reject = { $tile } : défausser cette pièce ?
tile-rummy-page-points = { $points } sur { $minimum ->
    [one] { $minimum } point
   *[other] { $minimum } points
}
tile-rummy-page-points-missing = { $count ->
    [one] Encore un point pour ouvrir
   *[other] Encore { $count } points pour ouvrir
}
tile-rummy-page-choose-first = Choisis d’abord des pièces.
tile-rummy-page-chosen-prompt-one = { $way ->
    [exchange] Touche la table pour la poser, ou la pioche pour l’échanger
   *[other] Touche la table pour la poser, ou la pioche pour la défausser
}
tile-rummy-page-missing-some = { $count ->
    [one] Il manque une pièce
   *[other] Il manque { $count } pièces
}
tile-rummy-page-missing-tiles = Il manque : { $tiles }
tile-rummy-page-either = { $rest } ou { $final }
tile-rummy-page-holds = { $count ->
    [0] plus de pièce
    [one] une pièce
   *[other] { $count } pièces
}
tile-rummy-page-did-lay = posé : { $count }
tile-rummy-page-did-exchange = échangé
tile-rummy-page-did-draw = pioché
tile-rummy-page-did-reject = défaussé
tile-rummy-page-did-pass = passé
tile-rummy-page-did-timeout = temps écoulé
# $draft is back where tiles that were laid out went back, $did what became of the turn.
tile-rummy-page-time-up = { $draft ->
    [back] { $did ->
        [draw] Temps écoulé : tes pièces sont revenues sur ton chevalet, et une pièce a été piochée pour toi
        [discard] Temps écoulé : tes pièces sont revenues sur ton chevalet, et la pièce piochée a été défaussée
       *[pass] Temps écoulé : tes pièces sont revenues sur ton chevalet, et ton tour est fini
    }
   *[none] { $did ->
        [draw] Temps écoulé : une pièce a été piochée pour toi
        [discard] Temps écoulé : la pièce piochée a été défaussée
       *[pass] Temps écoulé : ton tour est fini
    }
}
tile-rummy-page-pool = Pioche
tile-rummy-page-taken = De retour sur ton chevalet : { $pieces }
tile-rummy-page-aim-rack = Ton chevalet
tile-rummy-page-aim-away = La mettre dans la pioche
tile-rummy-page-one-only = Une seule pièce à la fois.
tile-rummy-page-sorted = { $by ->
    [colour] Pièces triées par couleur
   *[other] Pièces triées par nombre
}
tile-rummy-page-arranged = { $count ->
    [0] Aucune combinaison sur ton chevalet
    [one] Une combinaison sur ton chevalet
   *[other] { $count } combinaisons sur ton chevalet
}
tile-rummy-page-lots = Tirage au sort pour savoir qui commence
tile-rummy-page-begins = { $player } commence
tile-rummy-page-begins-you = Tu commences
tile-rummy-page-lot = { $player } : { $tile }
# The best rounds of the player who reads this.
tile-rummy-feat-laid = Le plus de pièces posées en un tour
tile-rummy-feat-points = Meilleur score en une manche
# In an analysis of the finished match: also which tile.
tile-rummy-page-gives-exchange = { $player } échange { $tile }
tile-rummy-page-gives-exchange-you = Tu échanges { $tile }
tile-rummy-page-gives-reject = { $player } défausse { $tile }
tile-rummy-page-gives-reject-you = Tu défausses { $tile }
# What is printed of the game, and how much of it.
tile-rummy-page-print-tiles = { $count ->
    [one] 1 pièce
   *[other] { $count } pièces
}
