## Photo Rummy on the page: what the board says. $pile is a pile's number, $player a name.

photo-rummy-page-piles = Cinque mazzetti da cui pescare
photo-rummy-page-pile = { $count ->
    [0] Mazzetto { $pile }, vuoto
    [one] Mazzetto { $pile }, una carta
   *[other] Mazzetto { $pile }, { $count } carte
}
photo-rummy-page-pile-empty = Il mazzetto { $pile } è vuoto: pesca da un altro.
photo-rummy-page-drawn = Hai già pescato in questo turno.
photo-rummy-page-hold = Tieni premuta una carta per vederla in grande
photo-rummy-page-sort-capital = Ordina per capitale
photo-rummy-page-sort-theme = Ordina per tema
photo-rummy-page-sorted = { $by ->
    [capital] Carte ordinate per capitale
   *[other] Carte ordinate per tema
}
photo-rummy-page-arrange = Raggruppa in famiglie e serie
photo-rummy-page-arranged = { $count ->
    [0] Né famiglie né serie tra le tue carte
    [one] Una combinazione tra le tue carte
   *[other] { $count } combinazioni tra le tue carte
}
photo-rummy-page-do-draw = Pesca una carta
photo-rummy-page-do-pass = Tieni la carta
photo-rummy-page-hint-draw = Pesca una carta da uno dei cinque mazzetti
photo-rummy-page-hint-open = Prima cala tre carte tue di una capitale o quattro di un tema, oppure tieni la carta
photo-rummy-page-hint-lay = Cala delle carte, modifica le combinazioni o tieni la carta
photo-rummy-page-missing-some = { $count ->
    [one] Manca una carta
   *[other] Mancano { $count } carte
}
photo-rummy-page-missing-family = { $capital }: { $count ->
    [one] ancora una carta
   *[other] ancora { $count } carte
}
photo-rummy-page-missing-series = { $theme }: { $count ->
    [one] ancora una carta
   *[other] ancora { $count } carte
}
photo-rummy-page-missing-either = { $capital }: ancora { $family }, oppure { $theme }: ancora { $series }
photo-rummy-page-holds = { $count ->
    [0] carte finite
    [one] una carta
   *[other] { $count } carte
}
photo-rummy-page-did-draw = una pescata
photo-rummy-page-did-take = { $count ->
    [one] un jolly preso
   *[other] { $count } jolly presi
}
photo-rummy-page-did-lay = calate: { $count }
photo-rummy-page-did-rebuild = combinazioni modificate
photo-rummy-page-did-pass = niente calato
photo-rummy-page-did-timeout = tempo scaduto
# $draft is back where cards that were laid out went back, $did what became of the turn.
photo-rummy-page-time-up = { $draft ->
    [back] { $did ->
        [draw] Tempo scaduto: le tue carte sono tornate in mano e una carta è stata pescata per te
       *[pass] Tempo scaduto: le tue carte sono tornate in mano e il tuo turno è finito
    }
   *[none] { $did ->
        [draw] Tempo scaduto: una carta è stata pescata per te
       *[pass] Tempo scaduto: il tuo turno è finito
    }
}
photo-rummy-page-help = Le frecce scorrono le carte, Spazio ne seleziona più d’una, Invio le prende. Poi Sinistra e Destra scelgono una combinazione, o un jolly da prendere in cambio della foto; Invio le posa, Esc le rimette a posto. M elenca tutte le posizioni possibili, Z ingrandisce una carta, i tasti da 1 a 5 pescano dai mazzetti. Ctrl+Z annulla, Ctrl+Y ripete.
gallery-place = Immagine { $number } di { $count }
gallery-previous = Precedente
gallery-next = Successiva
# The best rounds of the player who reads this.
photo-rummy-feat-laid = Più carte calate in un turno
photo-rummy-feat-points = Punteggio più alto in una mano
# What is printed of the game, and how much of it.
photo-rummy-page-print-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
