## The drafting table on the page, for every game of melds; a game may say a sentence in its own words.
## $piece is a piece's name, $pieces a list of names, $player a name.

melds-table = Il tavolo
melds-help = Le frecce spostano, Spazio ne sceglie più d’una, Invio prende. Poi sinistra e destra scelgono una combinazione, su e giù il posto; Invio posa, Esc rimette a posto. M elenca tutti i posti. Ctrl con Z annulla, con Y ripete.
melds-group = Combinazione { $group } di { $count }
melds-last = { $piece }, calata per ultima
melds-new = Inizia una nuova combinazione
melds-undo = Annulla
melds-redo = Ripeti
melds-reset = Riprendi tutto
melds-replay = Rivedi l’ultima mossa
melds-hint = Suggerimento
melds-cancel = Annulla
melds-do-draw = Pesca
melds-do-pass = Passa
melds-do-end = Fine turno
melds-over = La mano è finita
melds-turn = Tocca a { $player }
melds-checking = Un attimo …
melds-ready = Così può stare
melds-ready-wait = Così potrà stare quando tocca a te
melds-reset-first = Prima riprendi la tua bozza.
melds-time-up = Il tuo tempo è scaduto: ciò che avevi calato è stato ripreso
melds-plays = gioca
melds-wins = vince
melds-log = Che cosa è successo
melds-log-empty = Ancora niente.
melds-chosen = { $count ->
    [one] Scelta: { $pieces }
   *[other] { $count } scelte: { $pieces }
}
melds-picked = { $count ->
    [one] Presa: { $pieces }
   *[other] { $count } prese: { $pieces }
}
melds-dropped = { $pieces }: combinazione { $group } di { $count }
melds-stays = Ciò che era sul tavolo ci resta.
melds-put-back = Rimesso a posto
melds-aim = Combinazione { $group } di { $count }: { $pieces }. Posto { $place } di { $places }.
melds-aim-instead = Combinazione { $group }: prendere in cambio { $piece }
melds-aim-new = Una nuova combinazione
melds-fits = { $fits ->
    [yes] Valida
   *[other] Non valida
}
melds-hint-shown = Ecco che cosa si può calare. Cambialo, o finisci il turno.
melds-new-piece = { $piece }, nuova
melds-rack = La tua mano
melds-mine = { $piece }, dalla tua mano
melds-taken = Di nuovo in mano: { $pieces }
melds-aim-rack = La tua mano
melds-tools = La tua mano e la tua bozza
melds-arrange = Ordina la mia mano in combinazioni
melds-empty = Non è ancora stato calato niente.
melds-choose-first = Prima scegli qualcosa.
melds-bought = { $pieces } sul tavolo, nella tua mano: { $got }
melds-came-back = Il tavolo è cambiato. Di nuovo da te: { $pieces }
melds-move = Sposta in …
melds-move-what = Dove mettere { $pieces }?
melds-move-group = Combinazione { $group }: { $pieces }
melds-zoom = Guarda da vicino
melds-not-opened = non ha aperto
