## Photo Rummy sulla pagina: che cosa dice il tavolo. $pile è il numero di un mazzetto, $player un nome.

photo-rummy-page-piles = Cinque mazzetti da cui pescare
photo-rummy-page-pile = { $count ->
    [0] Mazzetto { $pile }, vuoto
    [one] Mazzetto { $pile }, una carta
   *[other] Mazzetto { $pile }, { $count } carte
}
photo-rummy-page-pile-empty = Il mazzetto { $pile } è vuoto: pesca da un altro.
photo-rummy-page-drawn = Hai già pescato in questo turno.
photo-rummy-page-sort-capital = Ordina per capitale
photo-rummy-page-sort-theme = Ordina per tema
photo-rummy-page-sorted = { $by ->
    [capital] Ordinato per capitale
   *[other] Ordinato per tema
}
photo-rummy-page-arrange = Ordina la mia mano in famiglie e serie
photo-rummy-page-arranged = { $count ->
    [0] Né famiglie né serie nella tua mano
    [one] Una combinazione nella tua mano
   *[other] { $count } combinazioni nella tua mano
}
photo-rummy-page-do-draw = Pesca
photo-rummy-page-do-pass = Tieni la carta
photo-rummy-page-hint-draw = Pesca una carta da uno dei cinque mazzetti
photo-rummy-page-hint-open = Cala prima una famiglia o una serie di carte tue, o tieni la carta
photo-rummy-page-hint-lay = Cala carte, rifai il tavolo, o tieni la carta
photo-rummy-page-hint-otherwise = { $verb ->
    [draw] Pesca dal mazzetto { $pile }
   *[other] Niente che valga la pena calare: tieni la carta
}
photo-rummy-page-holds = { $count ->
    [0] nessuna carta
    [one] una carta
   *[other] { $count } carte
}
photo-rummy-page-did-draw = ha pescato
photo-rummy-page-did-take = { $count ->
    [one] ha preso un jolly
   *[other] ha preso { $count } jolly
}
photo-rummy-page-did-lay = ha calato { $count }
photo-rummy-page-did-rebuild = ha rifatto il tavolo
photo-rummy-page-did-pass = non ha calato
photo-rummy-page-did-timeout = tempo scaduto
photo-rummy-page-help = Le frecce spostano, Spazio ne sceglie più d’una, Invio prende. Poi sinistra e destra scelgono una combinazione, o un jolly da prendere in cambio della foto; Invio posa, Esc rimette a posto. M elenca tutti i posti, Z mostra una carta in grande, da 1 a 5 si pesca dai mazzetti. Ctrl con Z annulla, con Y ripete.
