## Hints: what can be taken or paid, and what an expert would do. $cards is a list of names, $contract what a contract asks for.
romi-rami-hint-take_and_pay = Prends { $cards }, et tu peux payer « { $contract } ».
romi-rami-hint-take_and_pay_joker = Prends { $cards }, et avec le joker tu peux payer « { $contract } ».
romi-rami-hint-ready = Tu as déjà les cartes pour « { $contract } ».
romi-rami-hint-ready_joker = Avec le joker, tu as déjà les cartes pour « { $contract } ».
romi-rami-hint-none_this_turn = Quoi que tu prennes, tu ne peux payer aucun contrat ce tour-ci.
romi-rami-hint-payable = Tu peux payer « { $contract } » : { $points ->
    [0] aucun point
    [one] { $points } point
   *[other] { $points } points
}.
romi-rami-hint-payable_joker = Avec le joker, tu peux payer « { $contract } » : { $points ->
    [0] aucun point
    [one] { $points } point
   *[other] { $points } points
}.
romi-rami-hint-together = Tu peux en payer jusqu’à { $count } en un seul tour.
romi-rami-hint-none_now = Tu ne peux payer aucun contrat maintenant.
romi-rami-hint-discard = Tu dois défausser { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
romi-rami-hint-do_take = Un expert prendrait { $cards }.
romi-rami-hint-leads_to = { $count ->
    [0] Tu peux alors payer « { $contract } ».
    [one] Il manque alors une carte pour « { $contract } ».
   *[other] Il manque alors { $count } cartes pour « { $contract } ».
}
romi-rami-hint-joker_would_do = Ton joker pourrait la remplacer.
romi-rami-hint-do_discard = Un expert défausserait { $cards }.
romi-rami-hint-do_pay = Un expert paierait « { $contract } » avec { $cards }.
romi-rami-hint-brings = { $points ->
    [0] Ton score reste le même.
    [one] Cela te rapporte { $points } point.
   *[other] Cela te rapporte { $points } points.
}
romi-rami-hint-trophy = Trophée compris : { $trophy }.
romi-rami-hint-takes_trophy = Cela enlève un trophée à un autre joueur : { $trophy }.
romi-rami-hint-spends_joker = Cela coûte ton joker, qui vaudrait 1 point à la fin.
romi-rami-hint-spends_joker_though = Il utiliserait ici ton joker, même si tu peux payer sans.
romi-rami-hint-keeps_joker = Tu gardes ton joker.
romi-rami-hint-waiting_close = Finir le tour sans payer reviendrait à peu près au même.
romi-rami-hint-do_wait = Un expert finirait le tour et garderait ses cartes.
romi-rami-hint-do_end = Un expert finirait le tour.
romi-rami-hint-close = À peu près aussi bien : { $cards }.
