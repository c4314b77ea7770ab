## Zoo Domino: what the lesson says, scene by scene.

zoo-domino-lesson-welcome = Ti diamo il benvenuto! Queste sono le tue sette tessere. Anche Mia, di fronte a te, ne ha sette. Vince chi per primo posa la sua ultima tessera.
zoo-domino-lesson-begin = Cominci tu, con la tessera che vuoi. Prendi elefante–leone: toccala, poi tocca lo spazio al centro. Puoi anche trascinarla, o usare le frecce e Invio.
zoo-domino-lesson-fit = Mia ha messo un leone accanto al tuo leone. Ora a un estremo c’è un elefante e all’altro una scimmia. La tua scimmia–pinguino si attacca a destra: posala lì.
zoo-domino-lesson-refused = E se una tessera non si attacca? Prova: posa elefante–fenicottero a sinistra, dove c’è la giraffa.
zoo-domino-lesson-better = L’arbitro ti dice perché non si può, e «Perché?» ti porta alla regola. Niente di grave. Posa lì giraffa–zebra: quella si attacca.
zoo-domino-lesson-alone = Ora scopri da te quale delle tue tessere è giocabile, e posala.
zoo-domino-lesson-draw = Adesso nessuna delle tue tessere è giocabile: a un estremo c’è un leone e all’altro una giraffa. Allora si pesca dal pozzo. Premi «Pesca».
zoo-domino-lesson-draw-again = Neanche questa è giocabile. Continua a pescare finché non ne trovi una.
zoo-domino-lesson-drawn = Giraffa–fenicottero si attacca! Devi posarla subito: mettila a destra.
zoo-domino-lesson-last = Qualche turno dopo: ti resta una sola tessera, ed è giocabile. Posala!
zoo-domino-lesson-won = Hai posato la tua ultima tessera: hai vinto! Questo era il primo modo di giocare. Ce n’è un secondo, con le briscole. Lo vediamo?
zoo-domino-lesson-trumps = Nel secondo modo si distribuiscono tutte le tessere, qui a quattro giocatori. Chi ha il doppio elefante comincia con quello. Sei tu!
zoo-domino-lesson-trump = Adesso nessuna delle tue tessere combacia. Ma le doppie sono briscole: puoi posarle accanto a qualsiasi animale. Posa la doppia zebra a destra.
zoo-domino-lesson-beside = Di nuovo nessuna tessera combacia, e a destra c’è una briscola: la doppia giraffa di Lea. Prova a posarle accanto il doppio pinguino.
zoo-domino-lesson-other-end = Due briscole non possono mai stare vicine. Ma a sinistra non c’è una briscola: lì il doppio fenicottero combaciava, quindi non lo è. Posa il doppio pinguino a sinistra.
zoo-domino-lesson-trumps-over = Ora conosci i due modi di giocare. Ancora una cosa: la tua ultima tessera non può essere una briscola. Buon divertimento!
