## Hints: what can be laid, and what an expert would do. $tile is the name of a tile.
tile-rummy-hint-draw = Prima pesca una tessera.
tile-rummy-hint-out = Puoi chiudere e vincere la mano!
tile-rummy-hint-open = Puoi aprire con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}: { $count ->
    [one] una tessera
   *[other] { $count } tessere
}.
tile-rummy-hint-lay = Puoi calare { $count ->
    [one] una tessera
   *[other] { $count } tessere
}.
tile-rummy-hint-lay_at_least = Puoi calare almeno { $count ->
    [one] una tessera
   *[other] { $count } tessere
}.
tile-rummy-hint-nothing = Ora non puoi calare niente.
tile-rummy-hint-nothing_short = Non puoi ancora aprire: servono { $minimum ->
    [one] { $minimum } punto
   *[other] { $minimum } punti
} e le tue combinazioni { $points ->
    [0] non ne valgono nessuno
    [one] ne valgono { $points }
   *[other] ne valgono al massimo { $points }
}.
tile-rummy-hint-unknown = Questo tavolo è troppo complicato per dire in tempo che cosa si può calare.
tile-rummy-hint-star = Hai una tessera che può prendere il posto di una stella: { $tile }.
tile-rummy-hint-do_draw = In questa versione ogni turno comincia così.
tile-rummy-hint-do_out = Un esperto lo farebbe.
tile-rummy-hint-do_lay = Un esperto ora calerebbe { $count ->
    [one] una tessera
   *[other] { $count } tessere
}.
tile-rummy-hint-then_reject = Poi scarta questa: { $tile }.
tile-rummy-hint-keep_star = Così ti resta una stella per dopo.
tile-rummy-hint-opens = Solo dopo aver aperto puoi usare le tessere sul tavolo.
tile-rummy-hint-waiting_close = Aspettare sarebbe più o meno altrettanto buono.
tile-rummy-hint-waiting_worse = Secondo la sua stima, aspettare promette meno.
tile-rummy-hint-fewer = Sarebbe possibile calare { $count ->
    [one] una tessera
   *[other] { $count } tessere
}.
tile-rummy-hint-hold_exchange = Un esperto per ora non calerebbe niente e scambierebbe questa tessera: { $tile }.
tile-rummy-hint-hold_reject = Un esperto per ora non calerebbe niente e scarterebbe questa tessera: { $tile }.
tile-rummy-hint-hold_pass = Un esperto per ora non calerebbe niente e passerebbe.
tile-rummy-hint-do_exchange = Un esperto scambierebbe questa tessera: { $tile }.
tile-rummy-hint-do_reject = Un esperto scarterebbe questa tessera: { $tile }.
tile-rummy-hint-do_pass = Un esperto passerebbe.
tile-rummy-hint-hold_why = Quello che hai sul leggio non serve a nessun altro; quello che è sul tavolo serve a tutti.
tile-rummy-hint-laying_close = Calare ora sarebbe più o meno altrettanto buono.
tile-rummy-hint-laying_worse = Secondo la sua stima, calare ora promette meno.
tile-rummy-hint-alone = Nessun’altra delle tue tessere ci sta insieme.
tile-rummy-hint-tile_close = Più o meno altrettanto buono: { $tile }.
