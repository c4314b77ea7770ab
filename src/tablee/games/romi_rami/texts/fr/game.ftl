## Romi Rami: pieces, options, what happened, and why the referee refuses.

romi-rami = Romi Rami
romi-rami-about = Prends des cartes au marché, paie des contrats avec des paires, des brelans et des suites, et garde un œil sur les trophées. Le meilleur score gagne.

# A card is named by suit and value: $one is the suit, $two the value.
romi-rami-pair = { $two } de { $one }
romi-rami-piece-heart = cœur
romi-rami-piece-diamond = diamant
romi-rami-piece-cherry = cerise
romi-rami-piece-clover = trèfle
romi-rami-piece-1 = 1
romi-rami-piece-2 = 2
romi-rami-piece-3 = 3
romi-rami-piece-4 = 4
romi-rami-piece-5 = 5
romi-rami-piece-6 = 6
romi-rami-piece-7 = 7
romi-rami-piece-8 = 8
romi-rami-piece-9 = 9
romi-rami-piece-joker = joker

# A contract is named by what it requires and its bonus suit. $requires is a list joined by +.
romi-rami-contract = { $requires } ({ $bonus })
romi-rami-piece-pair = paire
romi-rami-piece-three = brelan
romi-rami-piece-four = carré
romi-rami-piece-five = quintuple
romi-rami-piece-pair-1 = paire de 1
romi-rami-piece-pair-2 = paire de 2
romi-rami-piece-pair-3 = paire de 3
romi-rami-piece-pair-4 = paire de 4
romi-rami-piece-pair-5 = paire de 5
romi-rami-piece-pair-6 = paire de 6
romi-rami-piece-pair-7 = paire de 7
romi-rami-piece-pair-8 = paire de 8
romi-rami-piece-pair-9 = paire de 9
romi-rami-piece-run-2 = suite de 2
romi-rami-piece-run-3 = suite de 3
romi-rami-piece-run-4 = suite de 4
romi-rami-piece-run-5 = suite de 5

# What a trophy is for; it stands after a colon.
romi-rami-piece-trophy-2 = le plus de combinaisons de 2 cartes
romi-rami-piece-trophy-3 = le plus de combinaisons de 3 cartes
romi-rami-piece-trophy-4 = le plus de combinaisons de 4 cartes
romi-rami-piece-trophy-5 = le plus de combinaisons de 5 cartes
romi-rami-piece-trophy-heart = le plus de contrats cœur
romi-rami-piece-trophy-diamond = le plus de contrats diamant
romi-rami-piece-trophy-cherry = le plus de contrats cerise
romi-rami-piece-trophy-clover = le plus de contrats trèfle

romi-rami-option-edition = Édition
romi-rami-option-edition-about = Les cartes, les contrats et les trophées de la boîte.
romi-rami-option-edition-standard = standard
romi-rami-option-edition-own = personnalisée
romi-rami-option-rounds = Manches
romi-rami-option-rounds-about = Chaque manche est un Romi Rami complet. Les points s’additionnent ; le plus haut total gagne la partie.
romi-rami-option-first = Qui commence
romi-rami-option-first-about = Le plus jeune commence : choisis sa place, ou laisse faire le hasard. À la manche suivante, c’est le joueur suivant dans le sens horaire.
romi-rami-option-first-chance = tirage au sort
romi-rami-option-first-1 = place 1
romi-rami-option-first-2 = place 2
romi-rami-option-first-3 = place 3
romi-rami-option-first-4 = place 4
romi-rami-option-stalled_after = Manche bloquée après (tours)
romi-rami-option-stalled_after-about = La manche s’arrête quand chacun a joué ce nombre de tours sans qu’aucun contrat soit rempli.
romi-rami-option-clock-about = Quand ton temps est écoulé, une carte est prise pour toi si tu n’en as pas encore pris, tes cartes les plus basses sont défaussées si tu en as trop, et ton tour est fini.

## What a player may do. $cards is a list of names.
romi-rami-typing = À ton tour : prends une à trois cartes de même valeur ou de même couleur ; remplis des contrats si tu peux ; finis ton tour. Si tu paies avec des cartes de la couleur bonus d’un contrat, elles valent un point chacune. Les choix ne sont que des suggestions : tu peux taper n’importe quel coup, comme take heart-3 heart-5, complete run-3/cherry with heart-1 clover-2 joker, discard clover-1, end. Les couleurs : heart (cœur), diamond (diamant), cherry (cerise), clover (trèfle).
romi-rami-action-take = prendre { $cards }
romi-rami-action-complete = remplir « { $contract } » avec { $cards } ; cartes bonus : { $bonus }
# The same where the bonus cards are told apart from it.
romi-rami-action-pay = remplir « { $contract } » avec { $cards }
romi-rami-action-end = finir le tour
romi-rami-action-discard = défausser { $cards }

## What a player did. $player is a name; the sentences that end in -you are for the player who did it.
romi-rami-log-take = { $player } prend { $cards }
romi-rami-log-take-you = Tu prends { $cards }
romi-rami-log-complete = { $player } remplit « { $contract } » avec { $cards }
romi-rami-log-complete-you = Tu remplis « { $contract } » avec { $cards }
# A while ago: what was paid lies face down.
romi-rami-log-completed = { $player } remplit « { $contract } »
romi-rami-log-completed-you = Tu remplis « { $contract } »
romi-rami-log-end = { $player } finit son tour
romi-rami-log-end-you = Tu finis ton tour
romi-rami-log-discard = { $player } défausse { $cards }
romi-rami-log-discard-you = Tu défausses { $cards }
romi-rami-log-timeout = Temps écoulé pour { $player }
romi-rami-log-timeout-you = Ton temps est écoulé

romi-rami-outcome-reached = Le dernier tour est joué. { $count ->
    [one] { $winners } gagne.
   *[other] Égalité, victoire partagée : { $winners }.
}
romi-rami-outcome-reached-you = Le dernier tour est joué. { $count ->
    [one] Tu gagnes !
   *[other] Égalité, victoire partagée : { $winners }.
}
romi-rami-outcome-exhausted = Il n’y a plus de contrat. { $count ->
    [one] { $winners } gagne.
   *[other] Égalité, victoire partagée : { $winners }.
}
romi-rami-outcome-exhausted-you = Il n’y a plus de contrat. { $count ->
    [one] Tu gagnes !
   *[other] Égalité, victoire partagée : { $winners }.
}
romi-rami-outcome-stalled = Plus personne ne remplit de contrat. { $count ->
    [one] { $winners } gagne.
   *[other] Égalité, victoire partagée : { $winners }.
}
romi-rami-outcome-stalled-you = Plus personne ne remplit de contrat. { $count ->
    [one] Tu gagnes !
   *[other] Égalité, victoire partagée : { $winners }.
}

## What lies on the table, in words.
romi-rami-look-market = marché
romi-rami-look-market-about = les cartes et les contrats proposés
romi-rami-look-hand = main
romi-rami-look-hand-about = tes cartes
romi-rami-look-players = joueurs
romi-rami-look-players-about = les contrats remplis et la main de chacun
romi-rami-look-trophies = trophées
romi-rami-look-trophies-about = ce qu’ils récompensent et qui mène
romi-rami-values = Cartes proposées : { $cards }. Dans la pioche : { $count }.
romi-rami-values-none = Aucune carte proposée.
# $contracts is a list of romi-rami-worth.
romi-rami-contracts = Contrats : { $contracts }.
romi-rami-contracts-none = Aucun contrat proposé.
romi-rami-worth = { $contract } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}
romi-rami-hand = Ta main : { $cards }.
romi-rami-hand-empty = Ta main est vide.
romi-rami-joker-kept = Tu as encore ton joker.
romi-rami-drew = Tu pioches : { $cards }.
romi-rami-holds = { $player } : { $contracts ->
    [one] { $contracts } contrat
   *[other] { $contracts } contrats
} sur { $target }, { $bonus ->
    [one] { $bonus } carte bonus
   *[other] { $bonus } cartes bonus
}, { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
} ; score actuel : { $score }.
romi-rami-holds-you = Toi : { $contracts ->
    [one] { $contracts } contrat
   *[other] { $contracts } contrats
} sur { $target }, { $bonus ->
    [one] { $bonus } carte bonus
   *[other] { $bonus } cartes bonus
}, { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
} ; score actuel : { $score }.
romi-rami-completed = Contrats remplis : { $contracts }.
romi-rami-trophy = { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $trophy } : { $leader } mène de { $lead }.
romi-rami-trophy-you = { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $trophy } : tu mènes de { $lead }.
romi-rami-trophy-tie = { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $trophy } : personne ne mène.
romi-rami-last-turns = Derniers tours : encore { $count }, celui-ci compris.
romi-rami-surplus = Tu ne peux garder que { $most } cartes. À défausser : { $count }.

## The score sheet at the end
romi-rami-score-contracts = Contrats : { $scores }.
romi-rami-score-bonus = Cartes bonus : { $scores }.
romi-rami-score-trophy = Trophée « { $trophy } », { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $player }.
romi-rami-score-trophy-nobody = Trophée « { $trophy } », { $points ->
    [one] { $points } point
   *[other] { $points } points
} : personne (égalité).
romi-rami-score-joker = Joker non utilisé : { $scores }.
romi-rami-score-total = Total : { $scores }.

## Why the referee refuses
romi-rami-refusal-take-already = Tu as déjà pris des cartes ce tour-ci : remplis un contrat, ou finis ton tour.
romi-rami-refusal-take-too_many = Prends { $most } cartes au plus, et non { $count } : { $cards }.
romi-rami-refusal-take-not_in_market = Cette carte n’est pas au marché, ou pas en nombre suffisant : { $card }.
romi-rami-refusal-take-mixed = Les cartes que tu prends doivent toutes avoir la même valeur, ou toutes la même couleur ; ces deux-là n’ont rien en commun : { $one } et { $two }.
romi-rami-refusal-take-market_empty = Le marché est vide : il n’y a rien à prendre.
romi-rami-refusal-complete-take_first = Prends d’abord des cartes au marché.
romi-rami-refusal-complete-too_late = Les marchés sont déjà complétés : maintenant, défausse { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
romi-rami-refusal-complete-not_in_market = Ce contrat n’est pas au marché : { $contract }.
romi-rami-refusal-complete-not_in_hand = Tu n’as pas cette carte, ou pas en nombre suffisant : { $card }.
romi-rami-refusal-complete-many_jokers = Chacun n’a qu’un joker ; tu en utilises { $count }.
romi-rami-refusal-complete-joker_used = Tu as déjà utilisé ton joker.
romi-rami-refusal-complete-too_few = Ce contrat coûte { $size } cartes, et non { $count } : { $contract }. Il manque : { $missing }.
romi-rami-refusal-complete-too_many = Ce contrat coûte exactement { $size } cartes, et non { $count } : { $contract }.
romi-rami-refusal-complete-not_met = Ces cartes ne paient pas « { $contract } » : { $cards }. Il manque : { $missing }.
romi-rami-refusal-end-take_first = Prends d’abord au moins une carte.
romi-rami-refusal-end-discard_first = Tu as trop de cartes. À défausser : { $count }.
romi-rami-refusal-discard-not_now = On ne défausse des cartes qu’à la fin de son tour, et seulement si on a plus de { $most } cartes en main.
romi-rami-refusal-discard-not_in_hand = Tu n’as pas cette carte, ou pas en nombre suffisant : { $card }.
romi-rami-refusal-discard-wrong_number = Tu en as choisi { $given } : pour garder { $most } cartes, il faut en défausser { $count ->
    [one] une
   *[other] { $count }
}.
romi-rami-refusal-timeout-no_limit = Il n’y a pas de limite de temps à cette table.
