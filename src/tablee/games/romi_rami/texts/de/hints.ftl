## Hints: what can be taken or paid, and what an expert would do. $cards is a list of names, $contract what a contract asks for.
romi-rami-hint-take_and_pay = Nimm { $cards }, dann kannst du „{ $contract }“ bezahlen.
romi-rami-hint-take_and_pay_joker = Nimm { $cards }, dann kannst du mit dem Joker „{ $contract }“ bezahlen.
romi-rami-hint-ready = Für „{ $contract }“ hast du die Karten schon.
romi-rami-hint-ready_joker = Mit dem Joker hast du die Karten für „{ $contract }“ schon.
romi-rami-hint-none_this_turn = Was du auch nimmst: In diesem Zug kannst du keinen Auftrag bezahlen.
romi-rami-hint-payable = Du kannst „{ $contract }“ bezahlen: { $points ->
    [0] keine Punkte
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
romi-rami-hint-payable_joker = Mit dem Joker kannst du „{ $contract }“ bezahlen: { $points ->
    [0] keine Punkte
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
romi-rami-hint-together = Bis zu { $count } davon kannst du in einem Zug bezahlen.
romi-rami-hint-none_now = Du kannst jetzt keinen Auftrag bezahlen.
romi-rami-hint-discard = Du musst { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} abwerfen.
romi-rami-hint-do_take = Ein Experte würde { $cards } nehmen.
romi-rami-hint-leads_to = { $count ->
    [0] Damit kannst du „{ $contract }“ bezahlen.
    [one] Dann fehlt dir noch eine Karte für „{ $contract }“.
   *[other] Dann fehlen dir noch { $count } Karten für „{ $contract }“.
}
romi-rami-hint-joker_would_do = Dein Joker könnte dafür einspringen.
romi-rami-hint-do_discard = Ein Experte würde { $cards } abwerfen.
romi-rami-hint-do_pay = Ein Experte würde „{ $contract }“ bezahlen, und zwar mit { $cards }.
romi-rami-hint-brings = { $points ->
    [0] Deine Punktzahl bleibt damit gleich.
    [one] Das bringt dir einen Punkt.
   *[other] Das bringt dir { $points } Punkte.
}
romi-rami-hint-trophy = Eine Trophäe ist dabei: { $trophy }.
romi-rami-hint-takes_trophy = Das kostet jemand anderen eine Trophäe: { $trophy }.
romi-rami-hint-spends_joker = Das verbraucht deinen Joker, der sonst am Ende einen Punkt zählt.
romi-rami-hint-spends_joker_though = Das verbraucht deinen Joker, obwohl es auch ohne ihn geht.
romi-rami-hint-keeps_joker = Deinen Joker behältst du.
romi-rami-hint-waiting_close = Den Zug zu beenden, ohne zu bezahlen, wäre etwa gleich gut.
romi-rami-hint-do_wait = Ein Experte würde den Zug beenden und die Karten aufheben.
romi-rami-hint-do_end = Ein Experte würde den Zug beenden.
romi-rami-hint-close = Etwa gleich gut: { $cards }.
