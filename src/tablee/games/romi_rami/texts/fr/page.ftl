## Romi Rami on the page: what the board says. $contract is what a contract asks for, $player is a name.

romi-rami-page-market = Les marchés
romi-rami-page-trophies = Trophées
romi-rami-page-contracts = Contrats proposés
romi-rami-page-values = Cartes proposées
romi-rami-page-contract-deck = { $count ->
    [0] Plus de contrat dans la pioche
    [one] Encore un contrat dans la pioche
   *[other] Encore { $count } contrats dans la pioche
}
romi-rami-page-deck = { $count ->
    [0] Plus de carte dans la pioche
    [one] Encore une carte dans la pioche
   *[other] Encore { $count } cartes dans la pioche
}
romi-rami-page-payable = { $contract } Tu peux le remplir maintenant.
romi-rami-page-contract = { $contract } : { $points ->
    [one] { $points } point.
   *[other] { $points } points.
} Chaque carte de { $suit } avec laquelle tu paies vaut un point.
romi-rami-page-counts = Pour l’instant : { $counts }.
romi-rami-page-counts-over = Total : { $counts }.
romi-rami-page-hand = Tes cartes
romi-rami-page-joker = Ton joker : il remplace une carte de ton choix, une fois par manche
romi-rami-page-my-pile = { $count ->
    [one] { $count } carte bonus dans ta pile
   *[other] { $count } cartes bonus dans ta pile
}
romi-rami-page-tools = Trier et consulter
romi-rami-page-sort-value = Trier par valeur
romi-rami-page-sort-suit = Trier par couleur
romi-rami-page-standing = Score actuel
romi-rami-page-standing-over = Score final
romi-rami-page-take = { $count ->
    [0] Prendre
    [one] Prendre la carte
   *[other] Prendre { $count } cartes
}
romi-rami-page-discard = { $count ->
    [one] Défausser la carte
   *[other] Défausser { $count } cartes
}
romi-rami-page-let-go = Annuler
romi-rami-page-another = Autres cartes ({ $way }/{ $ways })
romi-rami-page-without-joker = Sans joker
romi-rami-page-pay = Payer
romi-rami-page-end = Finir le tour

## What to do now, and why something cannot be done
romi-rami-page-over = La manche est finie
romi-rami-page-turn = { $player } joue
# What the table did when the player's time was up.
romi-rami-page-time-up = { $did ->
    [take] Temps écoulé. Pris pour toi : { $taken }.
    [discard] Temps écoulé. Défaussé pour toi : { $discarded }.
    [both] Temps écoulé. Pris pour toi : { $taken }. Défaussé : { $discarded }.
   *[end] Temps écoulé : ton tour est fini.
}
romi-rami-page-hint-take = Prends jusqu’à trois cartes d’une même valeur ou d’une même couleur
romi-rami-page-hint-take-more = Prends celles-ci, ou choisis-en d’autres
romi-rami-page-hint-discard = { $count ->
    [0] Défausse maintenant
    [one] Trop de cartes : encore une à défausser
   *[other] Trop de cartes : encore { $count } à défausser
}
# $count are cards, the joker not counted; $gain is romi-rami-page-gain.
romi-rami-page-hint-pay = { $count ->
    [one] { $count } carte : { $gain }
   *[other] { $count } cartes : { $gain }
}
romi-rami-page-hint-pay-joker = { $count ->
    [one] { $count } carte et ton joker, qui ne sert qu’une fois : { $gain }
   *[other] { $count } cartes et ton joker, qui ne sert qu’une fois : { $gain }
}
# What a payment brings, as a sum: points on the contract, for bonus cards and for trophies won, less what an unused joker is worth; $score is the player’s new score.
romi-rami-page-gain = contrat { $contract }{ $bonus ->
    [0] { "" }
   *[other] { " " }+ cartes bonus { $bonus }
}{ $trophies ->
    [0] { "" }
   *[other] { " " }+ trophées { $trophies }
}{ $joker ->
    [0] { "" }
   *[other] { " " }− joker { $joker }
} = { $total ->
    [one] { $total } point
   *[other] { $total } points
} (total : { $score })
romi-rami-page-hint-choose-payment = Choisis les cartes pour « { $contract } »
romi-rami-page-hint-complete = { $count ->
    [one] Tu peux remplir un contrat : choisis-le, ou finis ton tour
   *[other] Tu peux remplir { $count } contrats : choisis-en un, ou finis ton tour
}
romi-rami-page-hint-end = Tu ne peux payer aucun contrat maintenant : finis ton tour
romi-rami-page-why-wait = Ce n’est pas ton tour.
romi-rami-page-why-taken = Tu as déjà pris des cartes ce tour-ci.
romi-rami-page-why-take-first = Prends d’abord des cartes au marché.
romi-rami-page-why-most = Tu ne peux pas en choisir plus de { $most }.
romi-rami-page-why-unlike = Cette carte n’a ni la valeur ni la couleur des cartes choisies.
romi-rami-page-why-enough = Tu en as choisi assez : maintenant, défausse-les.
romi-rami-page-why-joker = Le joker s’utilise quand on paie un contrat.
romi-rami-page-why-unpayable = Il te manque encore des cartes pour ce contrat.
romi-rami-page-why-needs-joker = Sans le joker, tes cartes ne suffisent pas.
romi-rami-page-why-no-joker = Le joker ne sert à rien pour ce contrat.
romi-rami-page-last-turns = La fin approche : ce sont les derniers tours !
romi-rami-page-last-turns-left = { $count ->
    [one] Dernier tour
   *[other] Derniers tours : encore { $count }
}

## The players, and how they stand
romi-rami-page-score = { $count ->
    [one] { $count } point pour l’instant
   *[other] { $count } points pour l’instant
}
romi-rami-page-contracts-of = Contrats : { $count } sur { $target }
romi-rami-page-holds = { $count ->
    [0] aucune carte en main
    [one] une carte en main
   *[other] { $count } cartes en main
}
romi-rami-page-bonus-cards = { $count ->
    [0] aucune carte bonus
    [one] une carte bonus
   *[other] { $count } cartes bonus
}
romi-rami-page-has-joker = joker pas encore utilisé
romi-rami-page-zone = Contrats ({ $player })
romi-rami-page-step-contracts = Contrats
romi-rami-page-step-bonus = Cartes bonus
romi-rami-page-step-trophies = Trophées
romi-rami-page-step-joker = Joker non utilisé
romi-rami-page-log = Ce qui s’est passé
romi-rami-page-log-empty = Rien pour l’instant.
# A card was dropped where it cannot go.
romi-rami-page-missed-market = Pour prendre une carte, dépose-la dans ta main.
romi-rami-page-missed-hand = Pour payer avec une carte, dépose-la sur un contrat.
# A trophy changes hands. $trophy says what it is for; $from has had it until now.
romi-rami-page-award = { $player } gagne un trophée ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}) : { $trophy }
romi-rami-page-award-you = Tu gagnes un trophée ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}) : { $trophy }
romi-rami-page-award-from = { $player } prend un trophée ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}) à { $from } : { $trophy }
romi-rami-page-award-from-you = Tu prends un trophée ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}) à { $from } : { $trophy }
romi-rami-page-award-off-you = { $player } te prend un trophée ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}) : { $trophy }
romi-rami-page-award-tie = { $from } perd un trophée ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}) à cause d’une égalité : { $trophy }
romi-rami-page-award-tie-you = Tu perds un trophée ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}) à cause d’une égalité : { $trophy }
# An action, and the trophy that changed hands by it.
romi-rami-page-and-award = { $line }. { $award }
# The best rounds of the player who reads this.
romi-rami-feat-contracts = Le plus de contrats en une manche
romi-rami-feat-points = Meilleur score en une manche
# What is printed of the game, and how much of it.
romi-rami-page-print-values = { $count ->
    [one] 1 carte valeur
   *[other] { $count } cartes valeur
}
romi-rami-page-print-contracts = { $count ->
    [one] 1 contrat
   *[other] { $count } contrats
}
romi-rami-page-print-tokens = { $count ->
    [one] 1 jeton
   *[other] { $count } jetons
}
