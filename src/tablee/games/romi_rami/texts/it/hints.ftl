## Hints: what can be taken or paid, and what an expert would do. $cards is a list of names, $contract what a contract asks for.
romi-rami-hint-take_and_pay = Prendi { $cards } e puoi pagare «{ $contract }».
romi-rami-hint-take_and_pay_joker = Prendi { $cards } e con il jolly puoi pagare «{ $contract }».
romi-rami-hint-ready = Hai già le carte per «{ $contract }».
romi-rami-hint-ready_joker = Con il jolly hai già le carte per «{ $contract }».
romi-rami-hint-none_this_turn = Qualunque cosa tu prenda, in questo turno non puoi pagare nessun contratto.
romi-rami-hint-payable = Puoi pagare «{ $contract }»: { $points ->
    [0] nessun punto
    [one] { $points } punto
   *[other] { $points } punti
}.
romi-rami-hint-payable_joker = Con il jolly puoi pagare «{ $contract }»: { $points ->
    [0] nessun punto
    [one] { $points } punto
   *[other] { $points } punti
}.
romi-rami-hint-together = Puoi pagarne fino a { $count } in un solo turno.
romi-rami-hint-none_now = Ora non puoi pagare nessun contratto.
romi-rami-hint-discard = Devi scartare { $count ->
    [one] una carta
   *[other] { $count } carte
}.
romi-rami-hint-do_take = Un esperto prenderebbe { $cards }.
romi-rami-hint-leads_to = { $count ->
    [0] Così puoi pagare «{ $contract }».
    [one] Così ti manca una sola carta per «{ $contract }».
   *[other] Così ti mancano { $count } carte per «{ $contract }».
}
romi-rami-hint-joker_would_do = Il tuo jolly potrebbe sostituirla.
romi-rami-hint-do_discard = Un esperto scarterebbe { $cards }.
romi-rami-hint-do_pay = Un esperto pagherebbe «{ $contract }» con { $cards }.
romi-rami-hint-brings = { $points ->
    [0] Il tuo punteggio resta uguale.
    [one] Ti porta un punto.
   *[other] Ti porta { $points } punti.
}
romi-rami-hint-trophy = Trofeo compreso: { $trophy }.
romi-rami-hint-takes_trophy = Toglie un trofeo a un altro giocatore: { $trophy }.
romi-rami-hint-spends_joker = Ti costa il jolly, che alla fine varrebbe 1 punto.
romi-rami-hint-spends_joker_though = Qui userebbe il tuo jolly, anche se puoi pagare senza.
romi-rami-hint-keeps_joker = Tieni il tuo jolly.
romi-rami-hint-waiting_close = Finire il turno senza pagare darebbe più o meno lo stesso risultato.
romi-rami-hint-do_wait = Un esperto finirebbe il turno e terrebbe le carte.
romi-rami-hint-do_end = Un esperto finirebbe il turno.
romi-rami-hint-close = Vale più o meno lo stesso: { $cards }.
