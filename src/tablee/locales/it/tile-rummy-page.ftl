## Tile Rummy sulla pagina: ciò che dice il tavolo. $tile è il nome di una tessera, $tiles un elenco di nomi, $player un nome.

tile-rummy-page-rack = Il tuo leggio
tile-rummy-page-table = Il tavolo
tile-rummy-page-help = Le frecce spostano, Spazio ne sceglie più d’una, Invio prende. Poi sinistra e destra scelgono una combinazione, su e giù il posto; Invio posa, Esc rimette a posto. Ctrl con Z annulla, con Y ripete.
tile-rummy-page-group = Combinazione { $group } di { $count }
tile-rummy-page-mine = { $tile }, dal tuo leggio
tile-rummy-page-last = { $tile }, calata per ultima
tile-rummy-page-new = Inizia una nuova combinazione
tile-rummy-page-new-tile = { $tile }, nuova
tile-rummy-page-tools = Il tuo leggio e la tua bozza
tile-rummy-page-sort-colour = Ordina per colore: 1 2 3
tile-rummy-page-sort-number = Ordina per numero: 7 7 7
tile-rummy-page-arrange = Ordina il mio leggio in combinazioni
tile-rummy-page-undo = Annulla
tile-rummy-page-redo = Ripeti
tile-rummy-page-reset = Riprendi tutto
tile-rummy-page-replay = Rivedi l’ultima mossa
tile-rummy-page-hint = Suggerimento
tile-rummy-page-cancel = Annulla
tile-rummy-page-do-exchange = Scambia
tile-rummy-page-do-reject = Scarta
tile-rummy-page-do-draw = Pesca
tile-rummy-page-do-pass = Passa
tile-rummy-page-do-end = Fine turno
tile-rummy-page-over = La mano è finita
tile-rummy-page-turn = Tocca a { $player }
tile-rummy-page-checking = Un attimo …
tile-rummy-page-ready = Così può stare
tile-rummy-page-ready-wait = Così potrà stare quando tocca a te
tile-rummy-page-hint-draw = Prima pesca una tessera
tile-rummy-page-hint-lay = { $otherwise ->
    [exchange] Cala tessere, o scambiane una
    [reject] Cala tessere, o scartane una
    [pass] Cala tessere, o passa
   *[other] Cala tessere
}
tile-rummy-page-hint-open = { $otherwise ->
    [exchange] Apri con { $minimum } punti, o scambia una tessera
    [reject] Apri con { $minimum } punti, o scarta una tessera
    [pass] Apri con { $minimum } punti, o passa
   *[other] Apri con { $minimum } punti
}
tile-rummy-page-hint-exchange = Scegli la tessera che dai via, coperta
tile-rummy-page-hint-reject = Scegli la tessera che scarti, coperta
tile-rummy-page-sure-exchange = Scambiare { $tile } con una tessera ignota?
tile-rummy-page-sure-reject = Scartare { $tile }?
tile-rummy-page-time-up = Il tuo tempo è scaduto: ciò che avevi calato è stato ripreso
tile-rummy-page-points = { $points } punti su { $minimum }
tile-rummy-page-reset-first = Prima riprendi la tua bozza.
tile-rummy-page-choose-first = Prima scegli delle tessere.
tile-rummy-page-plays = gioca
tile-rummy-page-wins = vince
tile-rummy-page-not-opened = non ha aperto
tile-rummy-page-holds = { $count ->
    [0] nessuna tessera
    [one] una tessera
   *[other] { $count } tessere
}
tile-rummy-page-did-lay = calate: { $count }
tile-rummy-page-did-exchange = ha scambiato
tile-rummy-page-did-draw = ha pescato
tile-rummy-page-did-reject = ha scartato
tile-rummy-page-did-pass = ha passato
tile-rummy-page-did-timeout = tempo scaduto
tile-rummy-page-pool = Pozzo
tile-rummy-page-log = Che cosa è successo
tile-rummy-page-log-empty = Ancora niente.
tile-rummy-page-chosen = { $count ->
    [one] Scelta: { $tiles }
   *[other] { $count } scelte: { $tiles }
}
tile-rummy-page-picked = { $count ->
    [one] Presa: { $tiles }
   *[other] { $count } prese: { $tiles }
}
tile-rummy-page-dropped = { $tiles }: combinazione { $group } di { $count }
tile-rummy-page-taken = Di nuovo sul leggio: { $tiles }
tile-rummy-page-stays = Ciò che era sul tavolo ci resta.
tile-rummy-page-put-back = Rimesso a posto
tile-rummy-page-aim = Combinazione { $group } di { $count }: { $tiles }. Posto { $place } di { $places }.
tile-rummy-page-aim-new = Una nuova combinazione
tile-rummy-page-aim-rack = Il tuo leggio
tile-rummy-page-fits = { $fits ->
    [yes] Valida
   *[other] Non valida
}
tile-rummy-page-sorted = { $by ->
    [colour] Ordinato per colore
   *[other] Ordinato per numero
}
tile-rummy-page-arranged = { $count ->
    [0] Nessuna combinazione sul leggio
    [one] Una combinazione sul leggio
   *[other] { $count } combinazioni sul leggio
}
tile-rummy-page-hint-shown = Ecco che cosa si può calare. Cambialo, o finisci il turno.
tile-rummy-page-hint-otherwise = { $verb ->
    [exchange] Non si può calare niente: scambia { $tile }
    [reject] Non si può calare niente: scarta { $tile }
    [draw] Pesca una tessera
   *[other] Non si può calare niente: passa
}
