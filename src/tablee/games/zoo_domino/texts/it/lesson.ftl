## Zoo Domino: what the lesson says, scene by scene.

zoo-domino-lesson-welcome = Ti diamo il benvenuto! Queste sono le tue sette tessere. Anche Mia, di fronte a te, ne ha sette. Vince chi posa per primo l’ultima tessera.
zoo-domino-lesson-begin = Cominci tu, con la tessera che vuoi. Prendi elefante–leone: toccala, poi tocca il posto in mezzo. Puoi anche trascinarla, o usare le frecce e Invio.
zoo-domino-lesson-fit = Mia ha messo un leone accanto al tuo leone. Ora ai capi ci sono un elefante e una scimmia. La tua scimmia–pinguino va bene a destra: posala lì.
zoo-domino-lesson-refused = E se qualcosa non va bene? Prova: posa elefante–fenicottero a sinistra, dove c’è la giraffa.
zoo-domino-lesson-better = L’arbitro dice perché non si può, e «Perché?» porta alla regola. Non si perde niente. Posa invece giraffa–zebra: quella va bene.
zoo-domino-lesson-alone = Ora scopri da te quale delle tue tessere va bene, e posala.
zoo-domino-lesson-draw = Adesso nessuna delle tue tessere va bene: ai capi ci sono un leone e una giraffa. Allora si pesca dal pozzo. Premi «Pesca».
zoo-domino-lesson-draw-again = Neanche questa va bene. Si pesca finché una va bene.
zoo-domino-lesson-drawn = Giraffa–fenicottero va bene. Quello che va bene si posa subito: posala a destra.
zoo-domino-lesson-last = Qualche turno dopo: ti resta una sola tessera, e va bene. Posala!
zoo-domino-lesson-won = Hai posato la tua ultima tessera: hai vinto! Questo è il primo modo di giocare. Ce n’è un secondo, con le briscole. Lo vediamo?
zoo-domino-lesson-trumps = Secondo modo: si distribuiscono tutte le tessere, qui a quattro. Chi ha il doppio elefante comincia con quello. Tocca a te!
zoo-domino-lesson-trump = Adesso niente di tuo va bene. Ma le doppie sono briscole: vanno accanto a qualsiasi animale. Posa la doppia zebra a destra.
zoo-domino-lesson-beside = Di nuovo niente va bene, e a destra c’è una briscola: le giraffe di Lea. Prova a posarle accanto il doppio pinguino.
zoo-domino-lesson-other-end = Due briscole non stanno mai vicine. A sinistra non c’è una briscola: i fenicotteri lì andavano bene. Posa il doppio pinguino a sinistra.
zoo-domino-lesson-trumps-over = Ora conosci i due modi di giocare. Ancora una cosa: la tua ultima tessera non può essere una briscola. Buon divertimento!
