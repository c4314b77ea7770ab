## Hints: what can be laid, and what an expert would do. $tile is the name of a tile.
tile-rummy-hint-draw = Prima pesca una tessera.
tile-rummy-hint-out = Puoi chiudere e vincere la mano!
tile-rummy-hint-open = Puoi aprire con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} calando { $count ->
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
} e { $points ->
    [0] non hai nessuna combinazione
    [one] le tue combinazioni ne valgono { $points }
   *[other] le tue combinazioni ne valgono al massimo { $points }
}.
tile-rummy-hint-unknown = Questo tavolo è troppo complicato: non faccio in tempo a trovare che cosa puoi calare.
tile-rummy-hint-star = Hai una tessera che può prendere il posto di una stella: { $tile }.
tile-rummy-hint-do_draw = In questa versione si pesca una tessera all’inizio di ogni turno.
tile-rummy-hint-do_out = Un esperto chiuderebbe e vincerebbe la mano.
tile-rummy-hint-do_lay = Un esperto ora calerebbe { $count ->
    [one] una tessera
   *[other] { $count } tessere
}.
tile-rummy-hint-then_reject = Poi scarta questa: { $tile }.
tile-rummy-hint-keep_star = Così ti resta una stella per dopo.
tile-rummy-hint-opens = Solo dopo aver aperto puoi usare le tessere sul tavolo.
tile-rummy-hint-waiting_close = Aspettare darebbe più o meno lo stesso risultato.
tile-rummy-hint-waiting_worse = Aspettare sembra meno promettente.
tile-rummy-hint-fewer = Potresti calare fino a { $count ->
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
tile-rummy-hint-laying_close = Calare ora darebbe più o meno lo stesso risultato.
tile-rummy-hint-laying_worse = Calare ora sembra meno promettente.
tile-rummy-hint-alone = Non si combina con nessun’altra delle tue tessere.
tile-rummy-hint-tile_close = Vale più o meno lo stesso: { $tile }.
