## Zoo Domino on the page: what the board says. $domino and $animal are names, $player is a name.

zoo-domino-page-hand = Tes dominos
zoo-domino-page-hand-help = Entrée prend un domino, les flèches choisissent un bout, Entrée le pose, Échap le remet en place. Alt+flèche le déplace dans ta main. D pioche, P passe.
zoo-domino-page-fits = { $domino }, jouable
zoo-domino-page-chain = La chaîne
zoo-domino-page-last = { $domino }, posé en dernier
# A domino of the chain was tapped.
zoo-domino-page-lies = Déjà posé : { $domino }. Pose le tien à un bout de la chaîne.
zoo-domino-page-watched = Déjà posé : { $domino }. Tu regardes la partie.
zoo-domino-page-spot = { $spot ->
    [left] Poser à gauche, { $animal-beside }
   *[right] Poser à droite, { $animal-beside }
}
zoo-domino-page-spot-first = Poser ici le premier domino
zoo-domino-page-draw = Piocher
zoo-domino-page-pass = Passer

## What to do now, and why something cannot be done
zoo-domino-page-turn = { $player } joue
zoo-domino-page-over = La manche est finie
zoo-domino-page-hint-first = Tu commences : pose un domino
zoo-domino-page-hint-lay = Pose un domino jouable
zoo-domino-page-hint-draw = Aucun domino jouable : pioche
zoo-domino-page-hint-trump = Aucun domino jouable : pose un double comme atout
zoo-domino-page-hint-trump-or-pass = Aucun domino jouable : pose un double comme atout, ou passe
zoo-domino-page-hint-pass = Aucun domino jouable : passe
zoo-domino-page-hint-end = Choisis où poser { $domino }
zoo-domino-page-hint-no-end = { $domino } ne va ni à gauche ni à droite
zoo-domino-page-why-wait = Ce n’est pas ton tour.
zoo-domino-page-why-one-fits = Tu as un domino jouable.
zoo-domino-page-why-draw-first = Aucun domino jouable : pioche jusqu’à pouvoir poser.
zoo-domino-page-why-trump = Tu peux jouer un atout, et à cette table c’est obligatoire.
zoo-domino-page-why-begin = Tu commences : pose un domino.
zoo-domino-page-why-stock-empty = Le talon est vide.

## The players
zoo-domino-page-holds = { $count ->
    [0] plus de domino
    [one] un domino
   *[other] { $count } dominos
}
zoo-domino-page-did-lay = posé : { $domino }
zoo-domino-page-did-trump = atout : { $domino }
zoo-domino-page-did-draw = pioché : { $count }
zoo-domino-page-did-pass = passé
zoo-domino-page-did-timeout = temps écoulé
# What the table did when the player's time was up.
zoo-domino-page-time-up = { $did ->
    [lay] Temps écoulé. Posé pour toi : { $domino }.
    [trump] Temps écoulé. Posé pour toi comme atout : { $domino }.
   *[pass] Temps écoulé, et rien n’était jouable : tu as passé.
}
zoo-domino-page-log = Ce qui s’est passé
zoo-domino-page-log-empty = Rien pour l’instant.
# A line of the log: the chain bends, so it names the animal that the domino was laid against.
zoo-domino-page-log-lay = { $player } pose { $domino } { $animal-beside }
zoo-domino-page-log-lay-you = Tu poses { $domino } { $animal-beside }
zoo-domino-page-log-trump = { $player } joue le { $domino } comme atout { $animal-beside }
zoo-domino-page-log-trump-you = Tu joues le { $domino } comme atout { $animal-beside }

## For screen readers
zoo-domino-page-picked = Tu tiens { $domino }. { $spots ->
    [both] Jouable à gauche et à droite.
    [left] Jouable à gauche.
    [right] Jouable à droite.
    [first] Entrée le pose.
   *[none] Jouable ni à gauche ni à droite.
}
zoo-domino-page-aim = { $spot ->
    [left] À gauche, { $animal }.
   *[right] À droite, { $animal }.
} { $fits ->
    [yes] Jouable.
   *[no] Pas jouable.
}
zoo-domino-page-put-back = { $domino } remis en place
zoo-domino-page-moved = { $domino }, position { $place } sur { $count }
# The best rounds of the player who reads this.
zoo-domino-feat-left = Le plus de dominos laissés aux autres en gagnant
# What is printed of the game, and how much of it.
zoo-domino-page-print-dominoes = { $count ->
    [one] 1 domino
   *[other] { $count } dominos
}
