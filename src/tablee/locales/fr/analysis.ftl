## L’analyse d’une partie terminée. pt : points de pourcentage ; $action : une phrase du journal.

analysis-of = Analyse : { $game }
analysis-working = Analyse en cours : { $done } coups sur { $all }
analysis-waits = Le serveur est très occupé. L’analyse reprend d’elle-même dans un instant.
analysis-stopped = Analyse arrêtée : { $done } coups sur { $all }
analysis-stop = Arrêter
analysis-go-on = Continuer
analysis-summary = En un coup d’œil
analysis-result = Résultat
analysis-won = (victoire)
analysis-shared = (victoire partagée)
analysis-accuracy = Précision
analysis-loss = Perte par décision
analysis-marked = Imprécisions, erreurs et gaffes
analysis-inaccuracy = Imprécision
analysis-mistake = Erreur
analysis-blunder = Gaffe
analysis-missed-out = Occasions de finir manquées
analysis-luck = Chance à la pioche
analysis-without-luck = Résultat sans la chance
analysis-plays-like = Joue comme
analysis-level-range = { $level } (de { $weakest } à { $strongest })
analysis-points = { $loss } pt
analysis-points-about = { $loss } ± { $doubt } pt
analysis-signs-about = Imprécision dès 2 pt (?!), erreur dès 5 pt (?), gaffe dès 10 pt (??).
analysis-points-explained = pt : points de pourcentage de la probabilité de gagner la partie. Le ± ne couvre que le hasard ; l’estimation elle-même peut aussi se tromper.
analysis-without-luck-about = Résultat sans la chance : une victoire compte 100 %, moins ce que la pioche a donné ou pris.
analysis-level-about = « Joue comme » compare avec nos robots. Ce n’est qu’une fourchette, et une seule partie ne dit pas grand-chose.
analysis-curve = Le déroulement de la partie
analysis-curve-of = Chances de gagner
analysis-curve-line = probabilité de gagner, tous les jeux étant connus
analysis-curve-bars = chance à chaque pioche : vers le haut, bonne ; vers le bas, mauvaise
analysis-moment = Moment
analysis-chance = Probabilité de gagner
analysis-luck-until = Chance jusqu’à la ligne suivante
analysis-hindsight = La courbe juge après coup : elle connaît tous les jeux et suppose que tout le monde joue aussi bien ensuite. Les verdicts plus bas ne tiennent compte que de ce qu’on pouvait savoir à ce moment-là. Une bonne décision peut donc s’accompagner d’une chute de la courbe, et une mauvaise peut bien finir.
analysis-turns = À revoir
analysis-whose = Les coups de qui ?
analysis-all = Tout le monde
analysis-nothing = Rien de particulier ici. Bien joué !
analysis-place = manche { $round }, coup { $move }
analysis-place-only = coup { $move }
analysis-proven = prouvé
analysis-could-go-out = Il était possible de finir : { $action }.
analysis-could-lay = { $more ->
    [one] Une pièce de plus pouvait être posée, et c’était mieux : { $action }.
   *[other] { $more } pièces de plus pouvaient être posées, et c’était mieux : { $action }.
}
analysis-too-early = C’était posé trop tôt. Mieux : { $action }.
analysis-rightly-kept = { $more ->
    [one] Une pièce de plus pouvait être posée : { $action }. La garder était juste.
   *[other] { $more } pièces de plus pouvaient être posées : { $action }. Les garder était juste.
}
analysis-better = Mieux : { $action }.
analysis-again = { $count ->
    [one] C’était encore possible { $count } fois ensuite.
   *[other] C’était encore possible { $count } fois ensuite.
}
analysis-show = Montrer sur la table
analysis-show-turn = Montrer sur la table : { $place }
analysis-kept = { $count ->
    [one] Gardé à juste titre : { $count } fois
   *[other] Gardé à juste titre : { $count } fois
}
analysis-kept-about = Il était possible de poser plus, mais garder était le meilleur choix. Bien vu !
analysis-learn = Apprendre de ces erreurs
analysis-look = Ce que montre la table
analysis-look-before = Avant
analysis-look-played = Coup joué
analysis-look-better = Mieux
analysis-look-possible = Possible
analysis-previous = Précédent
analysis-next = Suivant
analysis-open-replay = Ouvrir le replay ici
analysis-try-count = Coup { $turn } sur { $turns }
analysis-try = Pendant la partie : { $action }. Il y a mieux : que jouerais-tu ?
analysis-try-best = C’est ça ! On ne connaît rien de mieux.
analysis-try-proven = C’est ça ! Et c’est prouvé : il n’y a pas mieux.
analysis-try-good = Bien ! C’est à peu près aussi bon que le meilleur coup.
analysis-try-better = Mieux que pendant la partie, mais cela coûte encore environ { $loss } pt.
analysis-try-worse = Cela coûte environ { $loss } pt. Il y a mieux.
analysis-try-again = Réessayer
analysis-try-show = Montre-moi
analysis-try-sum = Trouvés : { $found } sur { $turns }
