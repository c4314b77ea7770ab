## Photo Rummy on the page: what the board says. $pile is a pile's number, $player a name.

photo-rummy-page-piles = Cinq paquets où piocher
photo-rummy-page-pile = { $count ->
    [0] Paquet { $pile }, vide
    [one] Paquet { $pile }, une carte
   *[other] Paquet { $pile }, { $count } cartes
}
photo-rummy-page-pile-empty = Le paquet { $pile } est vide : pioche dans un autre.
photo-rummy-page-drawn = Tu as déjà pioché ce tour-ci.
photo-rummy-page-hold = Maintiens le doigt sur une carte pour la voir en grand
photo-rummy-page-sort-capital = Trier par capitale
photo-rummy-page-sort-theme = Trier par thème
photo-rummy-page-sorted = { $by ->
    [capital] Cartes triées par capitale
   *[other] Cartes triées par thème
}
photo-rummy-page-arrange = Ranger ma main en familles et séries
photo-rummy-page-arranged = { $count ->
    [0] Ni famille ni série dans ta main
    [one] Une combinaison dans ta main
   *[other] { $count } combinaisons dans ta main
}
photo-rummy-page-do-draw = Piocher
photo-rummy-page-do-pass = Garder la carte
photo-rummy-page-hint-draw = Pioche une carte dans l’un des cinq paquets
photo-rummy-page-hint-open = Pose d’abord trois de tes cartes d’une capitale ou quatre d’un thème, ou garde la carte
photo-rummy-page-hint-lay = Pose des cartes, réarrange la table, ou garde la carte
photo-rummy-page-missing-some = { $count ->
    [one] Il manque une carte
   *[other] Il manque { $count } cartes
}
photo-rummy-page-missing-family = { $capital } : { $count ->
    [one] encore une carte
   *[other] encore { $count } cartes
}
photo-rummy-page-missing-series = { $theme } : { $count ->
    [one] encore une carte
   *[other] encore { $count } cartes
}
photo-rummy-page-missing-either = { $capital } : encore { $family }, ou { $theme } : encore { $series }
photo-rummy-page-holds = { $count ->
    [0] plus de carte
    [one] une carte
   *[other] { $count } cartes
}
photo-rummy-page-did-draw = pioché
photo-rummy-page-did-take = { $count ->
    [one] un joker pris
   *[other] { $count } jokers pris
}
photo-rummy-page-did-lay = posé : { $count }
photo-rummy-page-did-rebuild = table réarrangée
photo-rummy-page-did-pass = rien posé
photo-rummy-page-did-timeout = temps écoulé
# $draft is back where cards that were laid out went back, $did what became of the turn.
photo-rummy-page-time-up = { $draft ->
    [back] { $did ->
        [draw] Temps écoulé : tes cartes sont revenues dans ta main, et une carte a été piochée pour toi
       *[pass] Temps écoulé : tes cartes sont revenues dans ta main, et ton tour est fini
    }
   *[none] { $did ->
        [draw] Temps écoulé : une carte a été piochée pour toi
       *[pass] Temps écoulé : ton tour est fini
    }
}
photo-rummy-page-help = Les flèches changent de carte, Espace en sélectionne plusieurs, Entrée les prend. Ensuite, gauche et droite choisissent une combinaison, ou un joker à prendre contre la photo ; Entrée pose les cartes, Échap les remet en place. M montre tous les endroits possibles, Z agrandit une carte, 1 à 5 piochent dans les paquets. Ctrl+Z annule, Ctrl+Y rétablit.
gallery-place = Image { $number } sur { $count }
gallery-previous = Précédente
gallery-next = Suivante
# The best rounds of the player who reads this.
photo-rummy-feat-laid = Le plus de cartes posées en un tour
photo-rummy-feat-points = Meilleur score en une manche
# What is printed of the game, and how much of it.
photo-rummy-page-print-cards = { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}
