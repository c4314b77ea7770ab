## Zoo Domino sur la page : ce que dit le plateau. $domino et $animal sont des noms, $player est un nom.

zoo-domino-page-hand = Tes dominos
zoo-domino-page-hand-help = Entrée prend un domino, les flèches choisissent un bout, Entrée le pose, Échap le remet. Alt avec une flèche le déplace dans ta main. D pioche, P passe.
zoo-domino-page-fits = { $domino }, convient
zoo-domino-page-chain = La chaîne
zoo-domino-page-last = { $domino }, posé en dernier
zoo-domino-page-spot = { $spot ->
    [left] Poser au bout gauche, à côté de : { $animal }
   *[right] Poser au bout droit, à côté de : { $animal }
}
zoo-domino-page-spot-first = Pose ici le premier domino
zoo-domino-page-draw = Piocher
zoo-domino-page-pass = Passer

## Ce qu’il faut faire, et pourquoi quelque chose n’est pas possible
zoo-domino-page-turn = { $player } joue
zoo-domino-page-over = La manche est finie
zoo-domino-page-hint-first = Tu commences : pose un domino
zoo-domino-page-hint-lay = Pose un domino qui convient
zoo-domino-page-hint-draw = Rien ne convient : pioche au talon
zoo-domino-page-hint-trump = Rien ne convient : joue un double en atout
zoo-domino-page-hint-trump-or-pass = Rien ne convient : joue un double en atout, ou passe
zoo-domino-page-hint-pass = Rien ne convient : passe
zoo-domino-page-hint-end = Choisis un bout pour { $domino }
zoo-domino-page-hint-no-end = { $domino } ne va à aucun bout
zoo-domino-page-why-wait = Ce n’est pas ton tour.
zoo-domino-page-why-one-fits = Tu as un domino qui convient.
zoo-domino-page-why-draw-first = Rien ne convient : pioche jusqu’à ce que quelque chose convienne.
zoo-domino-page-why-trump = Tu peux jouer un atout, et à cette table tu le dois.
zoo-domino-page-why-begin = Tu commences : pose un domino.
zoo-domino-page-why-stock-empty = Le talon est vide.

## Les joueurs
zoo-domino-page-plays = joue
zoo-domino-page-wins = gagne
zoo-domino-page-holds = { $count ->
    [0] plus de domino
    [one] un domino
   *[other] { $count } dominos
}
zoo-domino-page-did-lay = a posé { $domino }
zoo-domino-page-did-trump = atout : { $domino }
zoo-domino-page-did-draw = a pioché { $count }
zoo-domino-page-did-pass = a passé
zoo-domino-page-did-timeout = temps écoulé
zoo-domino-page-log = Ce qui s’est passé
zoo-domino-page-log-empty = Rien encore.

## Dit à voix haute pour celles et ceux qui écoutent
zoo-domino-page-picked = { $domino } en main. { $spots ->
    [both] Va aux deux bouts.
    [left] Va au bout gauche.
    [right] Va au bout droit.
    [first] Entrée le pose.
   *[none] Ne va à aucun bout.
}
zoo-domino-page-aim = { $spot ->
    [left] Bout gauche, { $animal }.
   *[right] Bout droit, { $animal }.
} { $fits ->
    [yes] Ça va.
   *[no] Ça ne va pas.
}
zoo-domino-page-put-back = { $domino } remis
zoo-domino-page-moved = { $domino }, place { $place } sur { $count }
