## Hints: what can be laid, and what an expert would do. $cards is a list of names.
photo-rummy-hint-draw = Primero roba una carta. Todos los montones están boca abajo: da igual cuál.
photo-rummy-hint-out = ¡Puedes quedarte sin cartas y ganar la ronda!
photo-rummy-hint-open = Puedes abrir bajando { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
photo-rummy-hint-lay = Puedes bajar { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
photo-rummy-hint-families = Con eso formas { $count ->
    [one] una familia nueva
   *[other] { $count } familias nuevas
}.
photo-rummy-hint-series = Con eso formas { $count ->
    [one] una serie nueva
   *[other] { $count } series nuevas
}.
photo-rummy-hint-jokers = Puedes cambiar { $cards } por { $count ->
    [one] un comodín
   *[other] { $count } comodines
} de la mesa.
photo-rummy-hint-nothing = Ahora no puedes bajar nada.
photo-rummy-hint-nothing_open = Aún no puedes abrir: no tienes ninguna familia ni serie completa.
photo-rummy-hint-do_draw = Un experto robaría de cualquier montón.
photo-rummy-hint-do_out = Un experto se quedaría sin cartas y ganaría la ronda.
photo-rummy-hint-do_lay = Un experto bajaría ahora { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
photo-rummy-hint-do_take = Un experto cambiaría { $cards } por { $count ->
    [one] un comodín
   *[other] { $count } comodines
} de la mesa.
photo-rummy-hint-then_lay = Después, baja { $count ->
    [one] una carta
   *[other] { $count } cartas
} más.
photo-rummy-hint-keep_joker = Así te queda un comodín para más tarde.
photo-rummy-hint-fewer = { $count ->
    [one] Se podría bajar una carta.
   *[other] Se podrían bajar hasta { $count } cartas.
}
photo-rummy-hint-do_pass = Un experto conservaría la carta y no bajaría nada.
photo-rummy-hint-hold = Un experto se lo guardaría todo para bajarlo más tarde.
photo-rummy-hint-hold_why = Lo que tienes en la mano no le sirve a nadie más; lo que hay en la mesa, a todos.
photo-rummy-hint-laying_close = Bajar ahora sería más o menos igual de bueno.
photo-rummy-hint-laying_worse = Bajar ahora parece menos prometedor.
photo-rummy-hint-waiting_close = Esperar sería más o menos igual de bueno.
photo-rummy-hint-waiting_worse = Esperar parece menos prometedor.
