## Hints: what can be taken or paid, and what an expert would do. $cards is a list of names, $contract what a contract asks for.
romi-rami-hint-take_and_pay = Take { $cards }, and you can pay for “{ $contract }”.
romi-rami-hint-take_and_pay_joker = Take { $cards }, and with the joker you can pay for “{ $contract }”.
romi-rami-hint-ready = You already hold the cards for “{ $contract }”.
romi-rami-hint-ready_joker = With the joker you already hold the cards for “{ $contract }”.
romi-rami-hint-none_this_turn = Whatever you take, you can’t pay for a contract this turn.
romi-rami-hint-payable = You can pay for “{ $contract }”: { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}.
romi-rami-hint-payable_joker = With the joker you can pay for “{ $contract }”: { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}.
romi-rami-hint-together = You can pay for up to { $count } of them in one turn.
romi-rami-hint-none_now = You can’t pay for any contract now.
romi-rami-hint-discard = You have to discard { $count ->
    [one] one card
   *[other] { $count } cards
}.
romi-rami-hint-do_take = An expert would take { $cards }.
romi-rami-hint-leads_to = { $count ->
    [0] Then you can pay for “{ $contract }”.
    [one] Then you’re one card short of “{ $contract }”.
   *[other] Then you’re { $count } cards short of “{ $contract }”.
}
romi-rami-hint-joker_would_do = Your joker could stand in for it.
romi-rami-hint-do_discard = An expert would discard { $cards }.
romi-rami-hint-do_pay = An expert would pay for “{ $contract }” with { $cards }.
romi-rami-hint-brings = { $points ->
    [0] That leaves your score as it is.
    [one] That brings you 1 point.
   *[other] That brings you { $points } points.
}
romi-rami-hint-trophy = That includes a trophy: { $trophy }.
romi-rami-hint-takes_trophy = That costs another player a trophy: { $trophy }.
romi-rami-hint-spends_joker = That uses up your joker, which would be worth 1 point at the end.
romi-rami-hint-spends_joker_though = That uses up your joker, though you could pay without it.
romi-rami-hint-keeps_joker = You keep your joker.
romi-rami-hint-waiting_close = Ending the turn without paying would be about as good.
romi-rami-hint-do_wait = An expert would end the turn and save the cards.
romi-rami-hint-do_end = An expert would end the turn.
romi-rami-hint-close = About as good: { $cards }.
