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
yours-again = Gioca ancora: { $game }
yours-forget = Togli dall’elenco: { $game }
yours-forgotten = Tolto dall’elenco: { $game }
yours-undo = Annulla
yours-gone = Questo tavolo non esiste più: { $game }
yours-all = Mostra tutti ({ $count })
yours-back = Il tuo tavolo in corso
yours-back-to = Torna al tuo tavolo: { $game }
yours-hide = Nascondi fino alla prossima visita
