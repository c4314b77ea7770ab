## The companion at a real table: referee, best turn, score pad, hourglass.

real-heading = Siete seduti a un tavolo vero?
real-lead = Il telefono fa da arbitro, segna i punti e gira la clessidra mentre giocate con il gioco in scatola.
real-game = Gioco
real-names = Nomi
real-player = Giocatore { $number }
real-mode = Che cosa può fare questo telefono?
real-mode-referee = Arbitro
real-mode-referee-about = Giudica, conta e misura il tempo. Non dà consigli.
real-mode-practice = Allenamento
real-mode-practice-about = Trova anche la tua mossa migliore.
real-mode-honest = L’etichetta in alto mostra a tutti la modalità scelta. Non c’è modo di farla rispettare: mettetevi d’accordo prima.
real-open = Si gioca
real-open-first = Prima prepara il tavolo
real-print = Niente scatola? Stampa i pezzi
real-leave = Cambia gioco
real-menu = Indietro
real-badge-referee = Arbitro
real-badge-practice = Allenamento: con consigli
real-part-pad = Segnapunti
real-part-hourglass = Clessidra
real-part-referee = È permesso?
real-part-practice = È permesso? La mia mossa migliore
real-part-begins = Chi comincia?
# A key of a keypad, for screen readers: what it adds, and how many of that the box still has.
real-key = { $count ->
    [0] { $piece }, non ne restano
    [one] { $piece }, ne resta 1
   *[other] { $piece }, ne restano { $count }
}
real-none-left = Non ce n’è più: { $piece }
real-keypad = Tastierino
real-where = Dove vanno i pezzi
real-before = Tavolo prima
real-after = Tavolo dopo
real-strip-before = Che cosa c’era sul tavolo prima del turno. Contano solo le combinazioni che cambiano.
real-strip-after = Che cosa c’è adesso sul tavolo. Inserisci una combinazione per vedere se è valida.
real-strip-hand = Tocca quello che hai. Tieni premuto un pezzo per toglierlo.
real-next-meld = Prossima combinazione
real-back = Togli l’ultimo pezzo
real-remove-meld = Togli questa combinazione
real-remove = { $what }: tieni premuto per togliere
real-opened = Ha già calato in un turno precedente
real-typed = Scrivi i pezzi
real-typed-wrong = Non si legge, o non ce n’è più: { $word }
real-enter = Inserisci
real-your-move = La mossa
real-missing-melds = Inserisci prima le combinazioni.
real-missing-hand = Inserisci prima quello che hai in mano.
real-missing-action = Scegli prima la mossa.
real-ask = È permesso?
real-clear = Svuota
real-allowed = Sì, è permesso.
real-refused = No.
real-go-on = Continua da qui
real-needs-server = L’arbitro ha bisogno del server, a meno che prima tu non abbia scelto «Salva per giocare offline». Segnapunti, clessidra e «Chi comincia?» funzionano sempre.
real-best = La mia mossa migliore
real-did-this = Fatto
real-covered = Tocca per rivedere i tuoi pezzi
real-advice-lay = Cala { $pieces }.
real-advice-nothing = Non puoi calare niente.
real-advice-proven-melds = Dimostrato: con le combinazioni inserite non c’è di meglio.
real-advice-gave-up = La ricerca è durata troppo: forse c’è di meglio.
real-glass-start = Tocca: comincia { $player }
real-glass-turn = Tocca: ora gioca { $player }
real-glass-pause = Pausa
real-glass-go-on = Continua
real-glass-more = + 30 secondi
real-glass-enough = Non si può aggiungere altro tempo per questo turno.
real-glass-over = Tempo scaduto per { $player }.
real-glass-limit = Tempo per turno
real-begins-draw = Pesca per noi
real-begins-spin = Scegli a caso
real-begins-told = Comincia { $player }.
real-begins-choose = Chi comincia?
pad-who-is-out = Chi ha chiuso?
pad-enter = Inserisci la mano { $round }
pad-correct = Correggi
pad-correct-round = Correggi la mano { $round }
pad-began = (ha cominciato)
pad-next = { $player } comincia la prossima mano.
pad-next-lots = Pescate per decidere chi comincia la prossima mano.
pad-undo = Annulla
pad-nothing-undone = Non c’è niente da annullare.
pad-save = Segna
pad-incomplete = Manca ancora qualcosa.
pad-remove-round = Togli questa mano
pad-share = Condividi il segnapunti
pad-share-about = Resta su questo dispositivo finché non lo condividi.
pad-link = Link con tutto il segnapunti
pad-link-wrong = Questo link non contiene un segnapunti leggibile.
pad-others = { $count ->
    [one] Un altro segnapunti su questo dispositivo
   *[other] Altri { $count } segnapunti su questo dispositivo
}
pad-forget = Butta via
