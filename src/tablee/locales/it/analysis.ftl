## L’analisi di una partita finita. p.p.: punti percentuali; $action: what was played, as a sentence of the log; what would be better, without a subject.

analysis-of = Analisi: { $game }
analysis-working = Analisi in corso: mossa { $done } di { $all }
analysis-waits = Il server è molto occupato. L’analisi riprende da sola tra un attimo.
analysis-stopped = Analisi interrotta: mossa { $done } di { $all }
analysis-stop = Ferma
analysis-go-on = Continua
analysis-summary = In sintesi
analysis-result = Risultato
analysis-won = (vittoria)
analysis-shared = (vittoria a pari merito)
analysis-accuracy = Precisione
analysis-loss = Perdita per decisione
analysis-marked = Imprecisioni, errori ed errori gravi
analysis-inaccuracy = Imprecisione
analysis-mistake = Errore
analysis-blunder = Errore grave
analysis-missed-out = Chiusure mancate
analysis-luck = Fortuna nelle pescate
analysis-without-luck = Risultato senza fortuna
analysis-plays-like = Gioca come
analysis-level-range = { $level } (da { $weakest } a { $strongest })
analysis-points = { $loss } p.p.
analysis-points-about = { $loss } ± { $doubt } p.p.
analysis-signs-about = ?! è un’imprecisione (almeno 2 p.p.), ? un errore (almeno 5 p.p.), ?? un errore grave (almeno 10 p.p.).
analysis-points-explained = p.p.: punti percentuali della probabilità di vincere la partita. Il ± copre solo il caso; anche la stima stessa può sbagliare.
analysis-without-luck-about = Risultato senza fortuna: una vittoria vale il 100%. Si sottrae ciò che le pescate hanno dato e si aggiunge ciò che hanno tolto.
analysis-level-about = «Gioca come» confronta con i nostri bot. È solo un’indicazione di massima, e una partita da sola dice poco.
analysis-curve = L’andamento della partita
analysis-curve-of = Probabilità di vittoria vittoria vittoria
analysis-curve-line = probabilità di vittoria, conoscendo tutte le mani
analysis-curve-bars = fortuna di ogni pescata: in su buona, in giù cattiva
analysis-moment = Momento
analysis-chance = Probabilità di vittoria
analysis-luck-until = Fortuna fino alla riga successiva
analysis-hindsight = La curva giudica col senno di poi: conosce tutte le mani e suppone che da lì in avanti tutti giochino ugualmente bene. I giudizi più sotto contano solo quello che si poteva sapere in quel momento. Perciò la curva può scendere dopo una buona decisione, e una cattiva può finire bene.
analysis-turns = Da rivedere
analysis-whose = Le mosse di chi?
analysis-all = Tutti
analysis-nothing = Qui non c’è niente da segnalare. Ben giocato!
analysis-place = mano { $round }, mossa { $move }
analysis-place-only = mossa { $move }
analysis-proven = dimostrato
analysis-could-go-out = Si poteva chiudere: { $action }.
analysis-could-lay = { $more ->
    [one] Se ne poteva calare una in più, e sarebbe stato meglio: { $action }.
   *[other] Se ne potevano calare { $more } in più, e sarebbe stato meglio: { $action }.
}
analysis-too-early = Era troppo presto per calare. Meglio: { $action }.
analysis-rightly-kept = { $more ->
    [one] Se ne poteva calare una in più: { $action }. Tenerla era la scelta giusta.
   *[other] Se ne potevano calare { $more } in più: { $action }. Tenerle era la scelta giusta.
}
analysis-better = Meglio: { $action }.
analysis-again = { $count ->
    [one] Dopo si poteva chiudere ancora una volta.
   *[other] Dopo si poteva chiudere ancora { $count } volte.
}
analysis-show = Mostra sul tavolo
analysis-show-turn = Mostra sul tavolo: { $place }
analysis-kept = { $count ->
    [one] Tenuto a ragione: una volta
   *[other] Tenuto a ragione: { $count } volte
}
analysis-kept-about = Qui si poteva calare di più, ma era meglio tenere. Ottima scelta!
analysis-learn = Impara dagli errori
analysis-look = Che cosa mostra il tavolo
analysis-look-before = Prima
analysis-look-played = Giocato
analysis-look-better = Meglio
analysis-look-possible = Possibile
analysis-previous = Precedente
analysis-next = Successivo
analysis-open-replay = Apri il replay qui
analysis-try-count = Mossa { $turn } di { $turns }
analysis-try = Nella partita: { $action }. C’è di meglio: che cosa giocheresti?
analysis-try-best = Esatto! Non conosciamo niente di meglio.
analysis-try-proven = Esatto! Ed è dimostrato: non c’è niente di meglio.
analysis-try-good = Bene! Vale più o meno quanto la mossa migliore.
analysis-try-better = Meglio che nella partita, ma costa ancora circa { $loss } p.p.
analysis-try-worse = Questo costa circa { $loss } p.p. C’è di meglio.
analysis-try-again = Riprova
analysis-try-show = Mostrami
analysis-try-sum = Trovate: { $found } su { $turns }
