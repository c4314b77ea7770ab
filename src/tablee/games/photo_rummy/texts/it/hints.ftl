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
photo-rummy-hint-jokers = Puoi prendere dal tavolo { $count ->
    [one] un jolly
   *[other] { $count } jolly
} in cambio di: { $cards }.
photo-rummy-hint-nothing = Ora non puoi calare niente.
photo-rummy-hint-nothing_open = Non puoi ancora aprire: non hai una famiglia o una serie completa.
photo-rummy-hint-do_draw = Un esperto pescherebbe da uno qualsiasi.
photo-rummy-hint-do_out = Un esperto lo farebbe.
photo-rummy-hint-do_lay = Un esperto ora calerebbe { $count ->
    [one] una carta
   *[other] { $count } carte
}.
photo-rummy-hint-do_take = Un esperto prenderebbe dal tavolo { $count ->
    [one] un jolly
   *[other] { $count } jolly
} in cambio di: { $cards }.
photo-rummy-hint-then_lay = E calerebbe ancora { $count ->
    [one] una carta
   *[other] { $count } carte
}.
photo-rummy-hint-keep_joker = Così ti resta un jolly per dopo.
photo-rummy-hint-fewer = Sarebbe possibile calare { $count ->
    [one] una carta
   *[other] { $count } carte
}.
photo-rummy-hint-do_pass = Un esperto terrebbe la carta.
photo-rummy-hint-hold = Un esperto terrebbe tutto per calare più tardi.
photo-rummy-hint-hold_why = Quello che hai in mano non serve a nessun altro; quello che è sul tavolo serve a tutti.
photo-rummy-hint-laying_close = Calare ora darebbe più o meno lo stesso risultato.
photo-rummy-hint-laying_worse = Secondo la sua stima, calare ora renderebbe meno.
photo-rummy-hint-waiting_close = Aspettare darebbe più o meno lo stesso risultato.
photo-rummy-hint-waiting_worse = Secondo la sua stima, aspettare renderebbe meno.
