## L’analyse d’une partie terminée. pt : points de pourcentage; $action: what was played, as a sentence of the log; what would be better, without a subject.

analysis-of = Analyse : { $game }
analysis-working = Analyse en cours : coup { $done } sur { $all }
analysis-waits = Le serveur est très occupé. L’analyse reprend d’elle-même dans un instant.
analysis-stopped = Analyse arrêtée : coup { $done } sur { $all }
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
analysis-level-range = { $level } (entre { $weakest } et { $strongest })
analysis-points = { $loss } pp
analysis-points-about = { $loss } ± { $doubt } pp
analysis-signs-about = Imprécision à partir de 2 pp (?!), erreur à partir de 5 pp (?), gaffe à partir de 10 pp (??).
analysis-points-explained = pp : points de pourcentage de la probabilité de gagner la partie. Le ± ne couvre que le hasard ; l’estimation elle-même peut aussi se tromper.
analysis-without-luck-about = Résultat sans la chance : une victoire compte 100 %. On en retire ce que la pioche a donné, on y rajoute ce qu’elle a pris.
analysis-level-about = « Joue comme » compare avec nos robots. Ce n’est qu’un ordre de grandeur, et une seule partie ne dit pas grand-chose.
analysis-curve = Le déroulement de la partie
analysis-curve-of = Chances de gagner
analysis-curve-line = probabilité de gagner, tous les jeux étant connus
analysis-curve-bars = chance à chaque pioche : vers le haut, bonne ; vers le bas, mauvaise
analysis-moment = Moment
analysis-chance = Probabilité de gagner
analysis-luck-until = Chance jusqu’à la ligne suivante
analysis-hindsight = La courbe juge après coup : elle connaît tous les jeux et suppose que tout le monde joue aussi bien ensuite. Les verdicts plus bas ne tiennent compte que de ce qu’on pouvait savoir à ce moment-là. La courbe peut donc chuter après une bonne décision, et une mauvaise peut bien tourner.
analysis-turns = À revoir
analysis-whose = Les coups de qui ?
analysis-all = Tout le monde
analysis-nothing = Rien de particulier ici. Bien joué !
analysis-place = manche { $round }, coup { $move }
analysis-place-only = coup { $move }
analysis-proven = prouvé
analysis-could-go-out = Il était possible de finir : { $action }.
analysis-could-lay = { $more ->
    [one] On pouvait en poser une de plus, et cela aurait été mieux : { $action }.
   *[other] On pouvait en poser { $more } de plus, et cela aurait été mieux : { $action }.
}
analysis-too-early = C’était trop tôt pour poser. Mieux : { $action }.
analysis-rightly-kept = { $more ->
    [one] On pouvait en poser une de plus : { $action }. La garder était le bon choix.
   *[other] On pouvait en poser { $more } de plus : { $action }. Les garder était le bon choix.
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
analysis-kept-about = On pouvait poser plus, mais il valait mieux garder. Bien vu !
analysis-learn = Apprendre de ses erreurs
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
analysis-try-best = C’est ça ! Nous ne connaissons rien de mieux.
analysis-try-proven = C’est ça ! Et c’est prouvé : il n’y a pas mieux.
analysis-try-good = Bien ! C’est à peu près aussi bon que le meilleur coup.
analysis-try-better = Mieux que pendant la partie, mais cela coûte encore environ { $loss } pp.
analysis-try-worse = Cela coûte environ { $loss } pp. Il y a mieux.
analysis-try-again = Réessayer
analysis-try-show = Montre-moi
analysis-try-sum = Trouvés : { $found } sur { $turns }
