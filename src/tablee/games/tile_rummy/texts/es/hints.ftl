## Hints: what can be laid, and what an expert would do. $tile is the name of a tile.
tile-rummy-hint-draw = Primero roba una ficha.
tile-rummy-hint-out = ¡Puedes quedarte sin fichas y ganar la ronda!
tile-rummy-hint-open = Puedes abrir con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}: baja { $count ->
    [one] una ficha
   *[other] { $count } fichas
}.
tile-rummy-hint-lay = Puedes bajar { $count ->
    [one] una ficha
   *[other] { $count } fichas
}.
tile-rummy-hint-lay_at_least = Puedes bajar al menos { $count ->
    [one] una ficha
   *[other] { $count } fichas
}.
tile-rummy-hint-nothing = Ahora no puedes bajar nada.
tile-rummy-hint-nothing_short = Aún no puedes abrir: necesitas { $minimum ->
    [one] { $minimum } punto
   *[other] { $minimum } puntos
} y tus combinaciones { $points ->
    [0] no suman ninguno
    [one] suman { $points }
   *[other] suman { $points } como mucho
}.
tile-rummy-hint-unknown = Esta mesa está demasiado enredada para calcular a tiempo qué puedes bajar.
tile-rummy-hint-star = Tienes una ficha que puede ocupar el lugar de una estrella: { $tile }.
tile-rummy-hint-do_draw = En esta versión robas una ficha al empezar cada turno.
tile-rummy-hint-do_out = Un experto se quedaría sin fichas y ganaría la ronda.
tile-rummy-hint-do_lay = Un experto bajaría ahora { $count ->
    [one] una ficha
   *[other] { $count } fichas
}.
tile-rummy-hint-then_reject = Después, descarta esta: { $tile }.
tile-rummy-hint-keep_star = Así te queda una estrella para más tarde.
tile-rummy-hint-opens = Solo después de abrir puedes usar las fichas de la mesa.
tile-rummy-hint-waiting_close = Esperar sería más o menos igual de bueno.
tile-rummy-hint-waiting_worse = Esperar parece menos prometedor.
tile-rummy-hint-fewer = { $count ->
    [one] Se podría bajar una ficha.
   *[other] Se podrían bajar hasta { $count } fichas.
}
tile-rummy-hint-hold_exchange = Un experto aún no bajaría nada y cambiaría esta ficha: { $tile }.
tile-rummy-hint-hold_reject = Un experto aún no bajaría nada y descartaría esta ficha: { $tile }.
tile-rummy-hint-hold_pass = Un experto aún no bajaría nada y pasaría.
tile-rummy-hint-do_exchange = Un experto cambiaría esta ficha: { $tile }.
tile-rummy-hint-do_reject = Un experto descartaría esta ficha: { $tile }.
tile-rummy-hint-do_pass = Un experto pasaría.
tile-rummy-hint-hold_why = Lo que hay en tu atril no le sirve a nadie más; lo que hay en la mesa, a todos.
tile-rummy-hint-laying_close = Bajar ahora sería más o menos igual de bueno.
tile-rummy-hint-laying_worse = Bajar ahora parece menos prometedor.
tile-rummy-hint-alone = Ninguna otra ficha tuya combina con ella.
tile-rummy-hint-tile_close = Otra opción casi igual de buena: { $tile }.
