## At a real table: the keypad, the rounds of the score pad, and advice.

zoo-domino-real-left = Bout gauche
zoo-domino-real-right = Bout droit
zoo-domino-real-hand = Main
zoo-domino-real-chain = La chaîne, de gauche à droite
zoo-domino-real-chain-empty = Choisis un bout, puis touche deux animaux.
zoo-domino-real-hand-empty = Ta main : touche deux animaux par domino.
zoo-domino-real-others = Les autres joueurs
zoo-domino-real-holds = Dominos en main : { $player }
zoo-domino-real-drew = A pioché
zoo-domino-real-passed = A passé
zoo-domino-real-lacks = N’en a aucun, c’est certain : { $animals }
zoo-domino-real-stock = { $count ->
    [one] { $count } domino dans le talon
   *[other] { $count } dominos dans le talon
}
zoo-domino-real-do-draw = Piocher
zoo-domino-real-do-pass = Passer
zoo-domino-real-do-lay = Poser { $domino }
zoo-domino-real-do-lay-left = Poser { $domino } à gauche
zoo-domino-real-do-lay-right = Poser { $domino } à droite
zoo-domino-real-do-trump-left = Atout à gauche : { $domino }
zoo-domino-real-do-trump-right = Atout à droite : { $domino }
zoo-domino-real-won = Qui a gagné la manche ?
zoo-domino-real-won-about = Si elle est bloquée, celui qui a le moins de dominos, ou plusieurs en cas d’égalité.
zoo-domino-real-only = C’est la seule chose possible.
zoo-domino-real-proven-100 = Prouvé : c’est gagné, quoi que fasse l’autre.
zoo-domino-real-proven-50 = Prouvé : la victoire est au moins partagée.
zoo-domino-real-proven-0 = Prouvé : contre un jeu parfait, tu ne peux pas gagner. Mais c’est avec ce coup que l’autre risque le plus de se tromper.
zoo-domino-real-estimate = Estimation : gagne contre environ { $percent } % des mains que les autres peuvent avoir.
