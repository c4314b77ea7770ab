## Romi Rami: the paragraphs of the rules page.

romi-rami-rules-cards-title = Le carte
romi-rami-rules-cards = Ci sono 92 carte di quattro semi: cuori, diamanti, ciliegie e trifogli. I valori vanno da 1 a 5. Ogni seme ha cinque 2, cinque 3 e cinque 4, ma solo quattro 1 e quattro 5.

romi-rami-rules-contracts-title = I contratti
romi-rami-rules-contracts = Ci sono 36 contratti. Ognuno chiede da una a tre combinazioni, come una coppia, un poker o una scala. Indica anche i suoi punti e il suo seme bonus.

romi-rami-rules-trophies-title = I trofei
romi-rami-rules-trophies = All’inizio si lanciano i quattro trofei; vale il lato che resta visibile. Un lato premia il maggior numero di combinazioni di due, tre, quattro o cinque carte e vale rispettivamente 5, 4, 3 o 2 punti. L’altro premia il maggior numero di contratti con un certo seme bonus e vale 3 punti.

romi-rami-rules-deal-title = La distribuzione
romi-rami-rules-deal = Si gioca in 2, 3 o 4. Ognuno riceve 3 carte e un jolly. Si dispongono scoperti quattro contratti e sei carte: sono i mercati. Comincia chi è più giovane: l’host indica il suo posto, o lascia decidere al caso. Si gioca in senso orario.

romi-rami-rules-take-title = Fase 1: prendere carte
romi-rami-rules-take = Prendi una, due o tre carte dal mercato. Devono avere tutte lo stesso valore, o tutte lo stesso seme. Devi prenderne almeno una.

romi-rami-rules-complete-title = Fase 2: completare contratti
romi-rami-rules-complete = Se vuoi, completa uno o più contratti del mercato, finché hai le carte per pagarli. Nel frattempo il mercato non si riempie.

romi-rami-rules-refill-title = Fase 3: riempire
romi-rami-rules-refill = I mercati si riempiono di nuovo. Se hai meno di 3 carte, pesca fino ad averne 3. Se ne hai più di 10, scarta fino ad averne 10: scegli tu quali.

romi-rami-rules-pay-title = Pagare un contratto
romi-rami-rules-pay = Paga con le carte esatte che il contratto chiede, né una di più né una di meno. Ogni carta vale per una sola combinazione.

romi-rami-rules-values-title = Contano solo i valori
romi-rami-rules-values = Coppia, tris, poker e cinquina sono carte dello stesso valore, di semi qualsiasi. Una scala è formata da valori di fila, di semi qualsiasi; dopo il 5 non viene mai l’1. Per una coppia di 1 servono due 1.

romi-rami-rules-same-title = Due volte lo stesso valore
romi-rami-rules-same = Due combinazioni di un contratto possono usare lo stesso valore: quattro 2 sono un poker o due coppie, secondo quello che ti serve.

romi-rami-rules-joker-title = Il jolly
romi-rami-rules-joker = Una sola volta per mano puoi usare il tuo jolly al posto di una carta qualsiasi di un contratto. Poi non lo hai più. Non vale mai come seme bonus.

romi-rami-rules-bonus-title = Carte bonus
romi-rami-rules-bonus = Il contratto è tuo. Tra le carte con cui hai pagato, quelle del seme bonus vanno coperte nel tuo mazzetto bonus e alla fine valgono 1 punto ciascuna. Le altre si scartano. Scegli bene, quindi, con quali carte pagare.

romi-rami-rules-ending-title = La fine
romi-rami-rules-ending = Gli ultimi turni cominciano quando qualcuno completa il suo settimo contratto (in due), il sesto (in tre) o il quinto (in quattro). Si continua finché tutti non hanno giocato lo stesso numero di turni.

romi-rami-rules-score-title = Punti
romi-rami-rules-score = Somma i punti dei tuoi contratti, 1 punto per ogni carta bonus, i tuoi trofei e 1 punto se non hai mai usato il jolly.

romi-rami-rules-most-title = Chi riceve un trofeo
romi-rami-rules-most = Un trofeo di seme va a chi ha più contratti con quel seme bonus; le carte bonus non contano. Un trofeo di combinazioni va a chi ha più combinazioni con quel numero di carte; tre coppie in un contratto valgono tre. In caso di parità il trofeo non va a nessuno, nemmeno se tutti sono a zero.

romi-rami-rules-winner-title = Chi vince
romi-rami-rules-winner = Vince chi ha più punti. A parità di punti, vince chi ha più carte bonus. Se anche queste sono in numero uguale, si vince a pari merito.

romi-rami-rules-match-title = Più mani
romi-rami-rules-match = Una partita può avere più mani. Ogni mano è un gioco completo, in cui tutti hanno di nuovo il loro jolly. I punti si sommano e vince chi ha il totale più alto; con lo stesso totale si vince a pari merito. Nella mano successiva comincia il giocatore seguente, in senso orario.

romi-rami-rules-empty-title = Quando finiscono le carte
romi-rami-rules-empty = Se il mazzo finisce, gli scarti si rimescolano e formano il mazzo nuovo. Se non ci sono nemmeno scarti, il mercato resta incompleto; se non ha più carte, non si prende niente. Se non ci sono più contratti, si continua finché tutti non hanno giocato lo stesso numero di turni, poi il gioco finisce.

romi-rami-rules-secret-title = Che cosa vedono tutti
romi-rami-rules-secret = Tutti vedono i due mercati, quante carte ci sono nei mazzi, in mano a ciascuno e nei mazzetti bonus, i contratti completati, i jolly, i trofei e gli scarti. Vedono anche le carte con cui paghi. Le carte in mano sono nascoste, e solo tu sai quali sono nel tuo mazzetto bonus.

romi-rami-rules-stalled-title = Quando non succede niente
romi-rami-rules-stalled = Se nessuno completa un contratto per moltissimi turni, il gioco finisce e si contano i punti così come sono.

romi-rami-rules-edition-title = Un’edizione personalizzata
romi-rami-rules-edition = Potete giocare con carte, contratti e trofei vostri, caricati da un file.

romi-rami-rules-clock-title = Giocare a tempo
romi-rami-rules-clock = Potete stabilire un limite di tempo. Se il tuo tempo scade e non hai preso nessuna carta, si prende per te quella che è nel mercato da più tempo. Non si completano altri contratti. Se hai più di 10 carte si scartano le più basse, e il tuo turno finisce.
