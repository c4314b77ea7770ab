## The drafting table on the page, for every game of melds; a game may say a sentence in its own words.
## $piece is a piece's name, $pieces a list of names, $player a name.

melds-table = Il tavolo
melds-help = Le frecce scorrono i pezzi, Spazio ne seleziona più d’uno, Invio li prende. Poi Sinistra e Destra scelgono una combinazione, Su e Giù la posizione; Invio li posa, Esc li rimette a posto. M elenca tutte le posizioni possibili. Ctrl+Z annulla, Ctrl+Y ripete.
melds-group = Combinazione { $group } di { $count }
melds-last = { $piece }, ultima mossa
melds-moved = { $piece }, ultimo spostamento
melds-new = Nuova combinazione
melds-undo = Annulla
melds-redo = Ripeti
melds-reset = Riprendi tutto
melds-tidy = Metti in ordine il tavolo
melds-tidied = Il tavolo è in ordine.
melds-replay = Rivedi l’ultima mossa
melds-hint = Suggerimento
melds-cancel = Annulla
melds-do-draw = Pesca
melds-do-pass = Passa
melds-do-end = Fine turno
melds-over = La mano è finita
melds-turn = È il turno di { $player }
melds-checking = Un attimo…
melds-ready = Mossa valida: puoi finire il turno
melds-drop-fits = Qui va bene
melds-ready-wait = Non ancora giocata: sarebbe valida nel tuo turno
melds-prepared = Preparata
melds-reset-first = Prima riprendi i pezzi che hai disposto.
melds-log = Che cosa è successo
melds-log-empty = Ancora niente.
# Several turns in a row: how many, and who took them.
melds-log-exchanges = { $count ->
    [one] { $count } scambio: { $players }
   *[other] { $count } scambi: { $players }
}
melds-log-passes = { $count ->
    [one] { $count } turno senza calare: { $players }
   *[other] { $count } turni senza calare: { $players }
}
melds-chosen = { $count ->
    [one] Hai scelto: { $pieces }
   *[other] Ne hai scelte { $count }: { $pieces }
}
melds-picked = { $count ->
    [one] Hai preso: { $pieces }
   *[other] Ne hai prese { $count }: { $pieces }
}
melds-dropped = { $pieces }: combinazione { $group } di { $count }
melds-stays = Quello che è già sul tavolo resta lì.
melds-put-back = Rimesso a posto
melds-aim = Combinazione { $group } di { $count }: { $pieces }. Posizione { $place } di { $places }.
melds-aim-instead = Combinazione { $group }: scambia con { $piece }
melds-aim-new = Nuova combinazione
melds-aim-away = Dare via
melds-fits = { $fits ->
    [yes] Valida
   *[other] Non valida
}
melds-hint-shown = Ecco che cosa puoi calare. Modifica la mossa, oppure finisci il turno.
melds-new-piece = Appena arrivata: { $piece }
melds-rack = Le tue carte
melds-mine = { $piece }, dalle tue carte
melds-taken = Di nuovo tra le tue carte: { $pieces }
melds-aim-rack = Le tue carte
melds-tools = Le tue carte e la tua mossa
melds-arrange = Raggruppa in combinazioni
melds-empty = Sul tavolo non c’è ancora niente.
melds-choose-first = Prima scegli qualcosa.
melds-chosen-prompt = Tocca + o un punto qualsiasi del tavolo per una nuova combinazione
melds-bought = Hai dato: { $pieces }. In cambio: { $got }
melds-came-back = Sul tavolo è cambiato qualcosa. Recuperi: { $pieces }
melds-move = Sposta in…
melds-move-what = Scegli dove mettere: { $pieces }
melds-move-group = Combinazione { $group }: { $pieces }
melds-larger = Ingrandisci i pezzi
melds-zoom = Guarda da vicino
melds-not-opened = senza apertura
melds-why-undo = Non c’è nulla da annullare.
melds-why-redo = Non c’è nulla da ripetere.
melds-why-reset = Non hai ancora messo giù nulla.
melds-why-tidy = Il tavolo è già in ordine.
melds-why-replay = Non è ancora stato calato nulla.
