## Domino du zoo : pièces, options, ce qui s’est passé, et pourquoi l’arbitre refuse.

zoo-domino = Domino du zoo
zoo-domino-about = Trente-six dominos, huit animaux. Accole les animaux pareils et pose ton dernier domino avant tout le monde.

zoo-domino-piece-elephant = éléphant
zoo-domino-piece-lion = lion
zoo-domino-piece-giraffe = girafe
zoo-domino-piece-zebra = zèbre
zoo-domino-piece-monkey = singe
zoo-domino-piece-crocodile = crocodile
zoo-domino-piece-penguin = pingouin
zoo-domino-piece-flamingo = flamant
zoo-domino-pair = { $one }–{ $two }
zoo-domino-double = double { $half }

zoo-domino-option-way = Façon de jouer
zoo-domino-option-way-draw = Pioche
zoo-domino-option-way-draw-about = Qui n’a rien qui convienne pioche dans le talon jusqu’à pouvoir poser.
zoo-domino-option-way-trumps = Atouts
zoo-domino-option-way-trumps-about = Tous les dominos sont distribués. Les doubles sont des atouts : ils vont contre n’importe quel animal.
zoo-domino-option-must_trump = Atout obligatoire
zoo-domino-option-must_trump-about = Sinon, qui ne peut poser qu’un atout a aussi le droit de passer.
zoo-domino-option-rounds = Manches
zoo-domino-option-rounds-about = Une manche gagnée vaut un point ; le plus de points gagne la partie.
zoo-domino-option-first = Qui commence
zoo-domino-option-first-about = Qui joue d’abord à la première manche.
zoo-domino-option-first-chance = tirage au sort
zoo-domino-option-first-1 = place 1
zoo-domino-option-first-2 = place 2
zoo-domino-option-first-3 = place 3
zoo-domino-option-first-4 = place 4
zoo-domino-option-first-5 = place 5
zoo-domino-option-first-6 = place 6
zoo-domino-option-starter = Les manches suivantes, commence
zoo-domino-option-starter-about = Si plusieurs ont gagné, c’est le premier d’entre eux dans le sens horaire après la place qui avait commencé.
zoo-domino-option-starter-rotate = la place suivante dans le sens horaire
zoo-domino-option-starter-same = la même place
zoo-domino-option-starter-winner = qui a gagné
zoo-domino-option-clock-about = Quand le temps est écoulé, la table fait ce que tu dois : elle pose un domino qui convient, pioche jusqu’à pouvoir poser, ou passe. Elle ne joue atout que si c’est obligatoire.

## Ce que l’on peut faire. $domino est une paire ou un double.
zoo-domino-action-lay-first = poser { $domino }
zoo-domino-action-lay = poser { $domino } à { $end ->
    [left] gauche
   *[right] droite
}
zoo-domino-action-trump = jouer { $domino } en atout à { $end ->
    [left] gauche
   *[right] droite
}
zoo-domino-action-draw = piocher un domino
zoo-domino-action-pass = passer

## Ce que quelqu’un a fait. $player est un nom ; les phrases en -you sont pour la personne qui l’a fait.
zoo-domino-log-lay-first = { $player } commence avec { $domino }
zoo-domino-log-lay-first-you = Tu commences avec { $domino }
zoo-domino-log-lay = { $player } pose { $domino } à { $end ->
    [left] gauche
   *[right] droite
}
zoo-domino-log-lay-you = Tu poses { $domino } à { $end ->
    [left] gauche
   *[right] droite
}
zoo-domino-log-trump = { $player } joue { $domino } en atout à { $end ->
    [left] gauche
   *[right] droite
}
zoo-domino-log-trump-you = Tu joues { $domino } en atout à { $end ->
    [left] gauche
   *[right] droite
}
zoo-domino-log-draw = { $count ->
    [one] { $player } pioche un domino
   *[other] { $player } pioche { $count } dominos
}
zoo-domino-log-draw-you = { $count ->
    [one] Tu pioches un domino
   *[other] Tu pioches { $count } dominos
}
zoo-domino-log-pass = { $player } passe
zoo-domino-log-pass-you = Tu passes
zoo-domino-log-timeout = Le temps de { $player } est écoulé
zoo-domino-log-timeout-you = Ton temps est écoulé

zoo-domino-outcome-out = { $winners } a posé son dernier domino et gagne la manche.
zoo-domino-outcome-out-you = Tu as posé ton dernier domino et tu gagnes la manche.
zoo-domino-outcome-blocked = Plus personne ne peut poser. { $count ->
    [one] { $winners } gagne avec le moins de dominos.
   *[other] Victoire partagée avec le moins de dominos : { $winners }.
}
zoo-domino-outcome-blocked-you = Plus personne ne peut poser. { $count ->
    [one] Tu gagnes avec le moins de dominos.
   *[other] Victoire partagée avec le moins de dominos : { $winners }.
}

## Ce qui est sur la table, en mots. $dominoes est une liste de noms.
zoo-domino-look-chain = chaîne
zoo-domino-look-chain-about = toute la chaîne
zoo-domino-look-ends = bouts
zoo-domino-look-ends-about = seulement ses deux bouts et sa longueur
zoo-domino-look-hand = main
zoo-domino-look-hand-about = tes dominos
zoo-domino-look-counts = nombres
zoo-domino-look-counts-about = combien de dominos chacun a en main
zoo-domino-chain = Chaîne : { $dominoes }.
zoo-domino-chain-empty = Rien n’est encore posé.
zoo-domino-ends = { $count ->
    [one] Un domino est posé.
   *[other] { $count } dominos sont posés.
} Bout gauche : { $left }. Bout droit : { $right }.
zoo-domino-trump = { $domino } en atout
zoo-domino-hand = Ta main : { $dominoes }.
zoo-domino-hand-of = { $player } a en main : { $dominoes }.
zoo-domino-hand-empty = Ta main est vide.
zoo-domino-drew = Tu pioches : { $domino }.
# $counts est une liste comme « Ben 5, Carla 4 ».
zoo-domino-counts = En main : { $counts }.
zoo-domino-stock = Au talon : { $count }.

## Pourquoi l’arbitre refuse
zoo-domino-refusal-lay-not_in_hand = Tu n’as pas { $domino } en main.
zoo-domino-refusal-lay-no_chain_yet = Il n’y a pas encore de bout où poser { $domino } : ce serait le premier domino.
zoo-domino-refusal-lay-which_end = Choisis un bout pour { $domino } : gauche ou droite.
zoo-domino-refusal-lay-does_not_fit = Le bout { $end ->
    [left] gauche
   *[right] droit
} montre { $animal } : { $domino } n’y va pas.
zoo-domino-refusal-lay-double_elephant_begins = On pose d’abord le double éléphant, pas { $domino }.
zoo-domino-refusal-trump-not_this_way = Cette façon de jouer n’a pas d’atouts : { $domino } est un domino comme les autres.
zoo-domino-refusal-trump-not_a_double = Seuls les doubles sont des atouts, et { $domino } n’en est pas un.
zoo-domino-refusal-trump-no_chain_yet = La chaîne n’est pas commencée : { $domino } ne peut pas encore être un atout.
zoo-domino-refusal-trump-it_fits = Ce domino y va : pose { $domino } normalement.
zoo-domino-refusal-trump-another_fits = L’atout n’est permis que si rien ne convient, or { $fitting } convient. Garde { $domino } pour plus tard.
zoo-domino-refusal-trump-beside_trump = Deux atouts ne se touchent jamais : { $neighbour } en est un, donc { $domino } ne peut pas aller là.
zoo-domino-refusal-trump-last_domino = Ton dernier domino ne peut pas être un atout : { $domino } doit convenir.
zoo-domino-refusal-draw-not_this_way = Il n’y a rien à piocher : tous les dominos sont distribués.
zoo-domino-refusal-draw-one_fits = Pas besoin de piocher : { $fitting } convient.
zoo-domino-refusal-draw-chain_empty = Tu commences : pose le domino que tu veux. Pas besoin de piocher.
zoo-domino-refusal-draw-stock_empty = Le talon est vide.
zoo-domino-refusal-pass-one_fits = On ne passe pas tant qu’un domino convient, et { $fitting } convient.
zoo-domino-refusal-pass-one_fits_trumps = On ne passe pas tant qu’un domino convient, et { $fitting } convient.
zoo-domino-refusal-pass-chain_empty = Tu commences : pose le domino que tu veux.
zoo-domino-refusal-pass-double_elephant_begins = Tu as le double éléphant : pose-le pour commencer.
zoo-domino-refusal-pass-must_draw = { $count ->
    [one] Il reste un domino au talon : pioche-le.
   *[other] Il reste { $count } dominos au talon : pioche jusqu’à ce que l’un convienne.
}
zoo-domino-refusal-pass-must_trump = À cette table, qui peut jouer atout doit le faire : { $domino } est possible.
zoo-domino-refusal-timeout-no_limit = Il n’y a pas de limite de temps à cette table.
