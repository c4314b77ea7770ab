## Hints: what can be taken or paid, and what an expert would do. $cards is a list of names, $contract what a contract asks for.
romi-rami-hint-take_and_pay = Toma { $cards } y podrás pagar «{ $contract }».
romi-rami-hint-take_and_pay_joker = Toma { $cards } y con el comodín podrás pagar «{ $contract }».
romi-rami-hint-ready = Ya tienes las cartas para «{ $contract }».
romi-rami-hint-ready_joker = Con el comodín ya tienes las cartas para «{ $contract }».
romi-rami-hint-none_this_turn = Tomes lo que tomes, en este turno no puedes pagar ningún contrato.
romi-rami-hint-payable = Puedes pagar «{ $contract }»: { $points ->
    [0] ningún punto
    [one] { $points } punto
   *[other] { $points } puntos
}.
romi-rami-hint-payable_joker = Con el comodín puedes pagar «{ $contract }»: { $points ->
    [0] ningún punto
    [one] { $points } punto
   *[other] { $points } puntos
}.
romi-rami-hint-together = Puedes pagar hasta { $count } de ellos en un solo turno.
romi-rami-hint-none_now = Ahora no puedes pagar ningún contrato.
romi-rami-hint-discard = Tienes que descartar { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
romi-rami-hint-do_take = Un experto tomaría { $cards }.
romi-rami-hint-leads_to = { $count ->
    [0] Así podrás pagar «{ $contract }».
    [one] Así solo te falta una carta para «{ $contract }».
   *[other] Así te faltan { $count } cartas para «{ $contract }».
}
romi-rami-hint-joker_would_do = Tu comodín podría sustituirla.
romi-rami-hint-do_discard = Un experto descartaría { $cards }.
romi-rami-hint-do_pay = Un experto pagaría «{ $contract }» con { $cards }.
romi-rami-hint-brings = { $points ->
    [0] Tu puntuación se queda igual.
    [one] Eso te da un punto.
   *[other] Eso te da { $points } puntos.
}
romi-rami-hint-trophy = Eso incluye un trofeo: { $trophy }.
romi-rami-hint-takes_trophy = Eso le quita un trofeo a otro jugador: { $trophy }.
romi-rami-hint-spends_joker = Así gastas tu comodín, que al final vale 1 punto.
romi-rami-hint-spends_joker_though = Así gastas tu comodín, aunque puedes pagar sin él.
romi-rami-hint-keeps_joker = Conservas tu comodín.
romi-rami-hint-waiting_close = Terminar el turno sin pagar sería más o menos igual de bueno.
romi-rami-hint-do_wait = Un experto terminaría el turno y conservaría las cartas.
romi-rami-hint-do_end = Un experto terminaría el turno.
romi-rami-hint-close = Otra opción casi igual de buena: { $cards }.
