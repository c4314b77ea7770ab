## Zoo Domino: pieces, options, what happened, and why the referee refuses.

zoo-domino = Domino du zoo
zoo-domino-about = Trente-six dominos, huit animaux. Mets côte à côte les animaux identiques et pose ton dernier domino avant les autres.

# Each animal in the forms that sentences need: $animal-a, $animal-beside.
zoo-domino-piece-elephant = éléphant
    .a = un éléphant
    .beside = à côté de l’éléphant
zoo-domino-piece-lion = lion
    .a = un lion
    .beside = à côté du lion
zoo-domino-piece-giraffe = girafe
    .a = une girafe
    .beside = à côté de la girafe
zoo-domino-piece-zebra = zèbre
    .a = un zèbre
    .beside = à côté du zèbre
zoo-domino-piece-monkey = singe
    .a = un singe
    .beside = à côté du singe
zoo-domino-piece-crocodile = crocodile
    .a = un crocodile
    .beside = à côté du crocodile
zoo-domino-piece-penguin = pingouin
    .a = un pingouin
    .beside = à côté du pingouin
zoo-domino-piece-flamingo = flamant
    .a = un flamant
    .beside = à côté du flamant
zoo-domino-pair = { $one }–{ $two }
zoo-domino-double = double { $half }

zoo-domino-option-way = Façon de jouer
zoo-domino-option-way-draw = Pioche
zoo-domino-option-way-draw-about = Si aucun de tes dominos n’est jouable, tu pioches dans le talon jusqu’à pouvoir en poser un.
zoo-domino-option-way-trumps = Atouts
zoo-domino-option-way-trumps-about = Tous les dominos sont distribués. Les doubles sont des atouts : ils vont à côté de n’importe quel animal.
zoo-domino-option-must_trump = Atout obligatoire
zoo-domino-option-must_trump-about = Sinon, quand on ne peut poser qu’un atout, on a aussi le droit de passer.
zoo-domino-option-rounds = Manches
zoo-domino-option-rounds-about = Une manche gagnée vaut un point ; le meilleur score gagne la partie.
zoo-domino-option-first = Qui commence
zoo-domino-option-first-about = Qui commence la première manche. Avec les atouts, c’est celui qui a le double éléphant qui commence.
zoo-domino-option-first-chance = tirage au sort
zoo-domino-option-first-1 = place 1
zoo-domino-option-first-2 = place 2
zoo-domino-option-first-3 = place 3
zoo-domino-option-first-4 = place 4
zoo-domino-option-first-5 = place 5
zoo-domino-option-first-6 = place 6
zoo-domino-option-starter = Qui commence les manches suivantes
zoo-domino-option-starter-about = S’il y a plusieurs gagnants, c’est le premier d’entre eux dans le sens horaire, après le joueur qui avait commencé.
zoo-domino-option-starter-rotate = le joueur suivant (sens horaire)
zoo-domino-option-starter-same = le même joueur
zoo-domino-option-starter-winner = le gagnant
zoo-domino-option-clock-about = Quand ton temps est écoulé, la table joue pour toi : elle pose un domino jouable, pioche jusqu’à pouvoir poser, ou passe. Elle ne joue un atout que si c’est obligatoire.

## What a player may do. $domino is a pair or a double.
zoo-domino-action-lay-first = poser { $domino }
zoo-domino-action-lay = poser { $domino } à { $end ->
    [left] gauche
   *[right] droite
}
zoo-domino-action-trump = jouer le { $domino } comme atout à { $end ->
    [left] gauche
   *[right] droite
}
zoo-domino-action-draw = piocher un domino
zoo-domino-action-pass = passer

## What a player did. $player is a name; the sentences that end in -you are for the player who did it.
zoo-domino-log-lay-first = { $player } commence avec ce domino : { $domino }
zoo-domino-log-lay-first-you = Tu commences avec ce domino : { $domino }
zoo-domino-log-lay = { $player } pose { $domino } à { $end ->
    [left] gauche
   *[right] droite
}
zoo-domino-log-lay-you = Tu poses { $domino } à { $end ->
    [left] gauche
   *[right] droite
}
zoo-domino-log-trump = { $player } joue le { $domino } comme atout à { $end ->
    [left] gauche
   *[right] droite
}
zoo-domino-log-trump-you = Tu joues le { $domino } comme atout à { $end ->
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
zoo-domino-log-timeout = Temps écoulé pour { $player }
zoo-domino-log-timeout-you = Ton temps est écoulé

zoo-domino-outcome-out = { $winners } a posé son dernier domino et gagne la manche.
zoo-domino-outcome-out-you = Tu as posé ton dernier domino et tu gagnes la manche.
zoo-domino-outcome-blocked = La manche est bloquée. { $count ->
    [one] { $winners } a le moins de dominos et gagne.
   *[other] Égalité au nombre de dominos, victoire partagée : { $winners }.
}
zoo-domino-outcome-blocked-you = La manche est bloquée. { $count ->
    [one] Tu as le moins de dominos : tu gagnes !
   *[other] Égalité au nombre de dominos, victoire partagée : { $winners }.
}

## What lies on the table, in words. $dominoes is a list of names.
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
    [one] Un domino sur la table.
   *[other] { $count } dominos sur la table.
} Bout gauche : { $left }. Bout droit : { $right }.
zoo-domino-trump = { $domino } comme atout
zoo-domino-hand = Ta main : { $dominoes }.
zoo-domino-hand-of = { $player } a en main : { $dominoes }.
zoo-domino-hand-empty = Ta main est vide.
zoo-domino-drew = Tu pioches : { $domino }.
# $counts is a list such as "Ben 5, Carla 4".
zoo-domino-counts = En main : { $counts }.
zoo-domino-stock = Au talon : { $count }.

## Why the referee refuses
zoo-domino-refusal-lay-not_in_hand = Tu n’as pas ce domino en main : { $domino }.
zoo-domino-refusal-lay-no_chain_yet = La chaîne n’est pas commencée : { $domino } serait le premier domino.
zoo-domino-refusal-lay-which_end = Choisis où poser { $domino } : à gauche ou à droite.
zoo-domino-refusal-lay-does_not_fit = De ce côté, il y a { $animal-a } : { $domino } n’y va pas.
zoo-domino-refusal-lay-double_elephant_begins = On commence par le double éléphant, pas par { $domino }.
zoo-domino-refusal-trump-not_this_way = Il n’y a pas d’atouts dans cette façon de jouer : { $domino } est un domino comme les autres.
zoo-domino-refusal-trump-not_a_double = Seuls les doubles sont des atouts, et { $domino } n’est pas un double.
zoo-domino-refusal-trump-no_chain_yet = La chaîne n’est pas commencée : le { $domino } ne peut pas encore être un atout.
zoo-domino-refusal-trump-it_fits = Ici, le { $domino } est jouable : pose-le comme un domino ordinaire, pas comme atout.
zoo-domino-refusal-trump-another_fits = On ne joue un atout que si aucun domino n’est jouable, or { $fitting } l’est. Garde le { $domino } pour plus tard.
zoo-domino-refusal-trump-beside_trump = Deux atouts ne se touchent jamais : le { $neighbour } en est un, donc le { $domino } ne peut pas aller là.
zoo-domino-refusal-trump-last_domino = Ton dernier domino ne peut pas être un atout : le { $domino } ne peut aller qu’à côté du même animal.
zoo-domino-refusal-draw-not_this_way = Il n’y a rien à piocher : tous les dominos sont distribués.
zoo-domino-refusal-draw-one_fits = On ne pioche pas tant qu’on a un domino jouable : tu as { $fitting }.
zoo-domino-refusal-draw-chain_empty = Tu commences : pose le domino que tu veux. Pas besoin de piocher.
zoo-domino-refusal-draw-stock_empty = Le talon est vide.
zoo-domino-refusal-pass-one_fits = On ne passe pas tant qu’on a un domino jouable : tu as { $fitting }.
zoo-domino-refusal-pass-one_fits_trumps = On ne passe pas tant qu’on a un domino jouable : tu as { $fitting }.
zoo-domino-refusal-pass-chain_empty = Tu commences : pose le domino que tu veux.
zoo-domino-refusal-pass-double_elephant_begins = Tu as le double éléphant : pose-le pour commencer.
zoo-domino-refusal-pass-must_draw = { $count ->
    [one] Il reste un domino au talon : pioche-le.
   *[other] Il reste { $count } dominos au talon : pioche jusqu’à pouvoir poser.
}
zoo-domino-refusal-pass-must_trump = À cette table, l’atout est obligatoire : tu peux jouer le { $domino }.
zoo-domino-refusal-timeout-no_limit = Il n’y a pas de limite de temps à cette table.
