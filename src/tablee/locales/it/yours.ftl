## A visitor's own tables: on the start page, and the way back to them
yours = I tuoi tavoli
yours-over = Finiti
yours-continue = Continua
yours-waiting = { $count ->
    [one] C’è ancora un posto libero
   *[other] Ci sono ancora { $count } posti liberi
}
yours-complete = Ci siete tutti: si può cominciare
yours-round-over = La mano { $round } è finita
yours-called = Tocca a te a un altro tavolo: { $game }
yours-won = Hai vinto!
yours-drawn = Vittoria a pari merito
yours-lost = { $count ->
    [one] Ha vinto { $winners }
   *[other] Hanno vinto { $winners }
}
yours-replay = Replay: { $game }
yours-analyse = Analizza: { $game }
yours-again = Gioca ancora: { $game }
yours-forget = Togli dall’elenco: { $game }
yours-forgotten = Tolto dall’elenco: { $game }
yours-undo = Annulla
yours-gone = Questo tavolo non esiste più: { $game }
yours-all = Mostra tutti ({ $count })
yours-back = Il tuo tavolo in corso
yours-back-to = Torna al tuo tavolo: { $game }
yours-hide = Nascondi fino alla prossima visita

## A record of oneself, on this device only
me = I tuoi risultati
me-of = I risultati di { $name }
me-about = Quello che hai giocato su questo dispositivo. È salvato qui e da nessun’altra parte.
me-games = Vittorie
me-against = Avversari
me-played = Giocate
me-won = Vinte
me-people = Persone
me-bests = I tuoi record
me-tally = Scontri diretti
me-tally-about = Tutte le partite giocate insieme e finite su questo dispositivo.
me-with = Con
me-wins-mine = Tue vittorie
me-wins-theirs = Sue vittorie
me-empty = Non hai ancora finito nessuna partita su questo dispositivo. Appena ne finisci una, la trovi qui.
me-delete = Cancella i risultati
me-delete-ask = Cancellare i tuoi risultati?
me-delete-about = Tutte le vittorie, i record e gli scontri diretti spariranno da questo dispositivo. I tuoi tavoli restano.

## Tables for another device
move = Porta i tuoi tavoli su un altro dispositivo
move-about = Scansiona il codice con l’altro dispositivo o mandati il link. Poi potrai giocare su entrambi.
move-secret = Chi ha questo link può giocare ai tuoi posti: tienilo per te.
move-link = Link ai tuoi tavoli
move-qr = Codice QR dei tuoi tavoli
move-some = Tavoli nel codice QR: { $some } su { $all }, prima quelli in corso. Il link li contiene tutti.
move-record = Porta anche i miei risultati (solo con il link)
move-tied = { $count ->
    [one] Un tavolo resta qui: il tuo posto è legato a un cookie di questo browser, che non si può trasferire.
   *[other] { $count } tavoli restano qui: i tuoi posti sono legati a cookie di questo browser, che non si possono trasferire.
}
move-nothing = Non c’è ancora niente da portare. Prima gioca una partita!
move-arrived = { $count ->
    [one] Questo link porta un tavolo su questo dispositivo.
   *[other] Questo link porta { $count } tavoli su questo dispositivo.
}
move-known = Hai già tutti i tavoli di questo link.
move-arrived-record = Porta anche dei risultati. Le partite che hai già contano una volta sola.
move-arrived-about = Vai avanti solo se il link è tuo: chi l’ha creato può giocare agli stessi posti.
move-add = Aggiungi a questo dispositivo
move-unreadable = Questo link è danneggiato: non si riesce a leggere niente. Copialo di nuovo per intero.
