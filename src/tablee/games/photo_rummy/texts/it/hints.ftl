## Hints: what can be laid, and what an expert would do. $cards is a list of names.
photo-rummy-hint-draw = Prima pesca una carta. I mazzetti sono tutti coperti: uno vale l’altro.
photo-rummy-hint-out = Puoi chiudere e vincere la mano!
photo-rummy-hint-open = Puoi aprire calando { $count ->
    [one] una carta
   *[other] { $count } carte
}.
photo-rummy-hint-lay = Puoi calare { $count ->
    [one] una carta
   *[other] { $count } carte
}.
photo-rummy-hint-families = Così fai { $count ->
    [one] una nuova famiglia
   *[other] { $count } nuove famiglie
}.
photo-rummy-hint-series = Così fai { $count ->
    [one] una nuova serie
   *[other] { $count } nuove serie
}.
photo-rummy-hint-jokers = Puoi scambiare { $cards } con { $count ->
    [one] un jolly
   *[other] { $count } jolly
} sul tavolo.
photo-rummy-hint-nothing = Ora non puoi calare niente.
photo-rummy-hint-nothing_open = Non puoi ancora aprire: non hai una famiglia o una serie completa.
photo-rummy-hint-do_draw = Un esperto pescherebbe da un mazzetto qualsiasi.
photo-rummy-hint-do_out = Un esperto chiuderebbe e vincerebbe la mano.
photo-rummy-hint-do_lay = Un esperto ora calerebbe { $count ->
    [one] una carta
   *[other] { $count } carte
}.
photo-rummy-hint-do_take = Un esperto scambierebbe { $cards } con { $count ->
    [one] un jolly
   *[other] { $count } jolly
} sul tavolo.
photo-rummy-hint-then_lay = Poi calerebbe ancora { $count ->
    [one] una carta
   *[other] { $count } carte
}.
photo-rummy-hint-keep_joker = Così ti resta un jolly per dopo.
photo-rummy-hint-fewer = Potresti calare fino a { $count ->
    [one] una carta
   *[other] { $count } carte
}.
photo-rummy-hint-do_pass = Un esperto terrebbe la carta e non calerebbe niente.
photo-rummy-hint-hold = Un esperto terrebbe tutto per calare più tardi.
photo-rummy-hint-hold_why = Quello che hai in mano non serve a nessun altro; quello che è sul tavolo serve a tutti.
photo-rummy-hint-laying_close = Calare ora darebbe più o meno lo stesso risultato.
photo-rummy-hint-laying_worse = Calare ora sembra meno promettente.
photo-rummy-hint-waiting_close = Aspettare darebbe più o meno lo stesso risultato.
photo-rummy-hint-waiting_worse = Aspettare sembra meno promettente.
