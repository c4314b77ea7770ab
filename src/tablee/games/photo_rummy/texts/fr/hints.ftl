## Hints: what can be laid, and what an expert would do. $cards is a list of names.
photo-rummy-hint-draw = Pioche d’abord une carte. Tous les paquets sont face cachée : peu importe lequel.
photo-rummy-hint-out = Tu peux tout poser et gagner la manche !
photo-rummy-hint-open = Tu peux ouvrir en posant { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
photo-rummy-hint-lay = Tu peux poser { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
photo-rummy-hint-families = Cela fait { $count ->
    [one] une nouvelle famille
   *[other] { $count } nouvelles familles
}.
photo-rummy-hint-series = Cela fait { $count ->
    [one] une nouvelle série
   *[other] { $count } nouvelles séries
}.
photo-rummy-hint-jokers = Tu peux échanger { $cards } contre { $count ->
    [one] un joker
   *[other] { $count } jokers
} de la table.
photo-rummy-hint-nothing = Tu ne peux rien poser maintenant.
photo-rummy-hint-nothing_open = Tu ne peux pas encore ouvrir : tu n’as ni famille ni série complète.
photo-rummy-hint-do_draw = Un expert piocherait dans n’importe quel paquet.
photo-rummy-hint-do_out = Un expert poserait tout et gagnerait la manche.
photo-rummy-hint-do_lay = Un expert poserait maintenant { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
photo-rummy-hint-do_take = Un expert échangerait { $cards } contre { $count ->
    [one] un joker
   *[other] { $count } jokers
} de la table.
photo-rummy-hint-then_lay = Puis il poserait encore { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
photo-rummy-hint-keep_joker = Il te reste ainsi un joker pour plus tard.
photo-rummy-hint-fewer = Tu pourrais poser jusqu’à { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
photo-rummy-hint-do_pass = Un expert garderait la carte et ne poserait rien.
photo-rummy-hint-hold = Un expert garderait tout pour poser plus tard.
photo-rummy-hint-hold_why = Ce que tu as en main ne sert à personne d’autre ; ce qui est sur la table sert à tous.
photo-rummy-hint-laying_close = Poser maintenant reviendrait à peu près au même.
photo-rummy-hint-laying_worse = Poser maintenant semble moins prometteur.
photo-rummy-hint-waiting_close = Attendre reviendrait à peu près au même.
photo-rummy-hint-waiting_worse = Attendre semble moins prometteur.
