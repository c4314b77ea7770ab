## Romi Rami: the paragraphs of the rules page.

romi-rami-rules-cards-title = Le carte
romi-rami-rules-cards = 92 carte di quattro semi: cuori, diamanti, ciliegie e trifogli. Hanno i valori da 1 a 5; dei 2, 3 e 4 ce ne sono cinque per seme, degli 1 e 5 quattro.

romi-rami-rules-contracts-title = I contratti
romi-rami-rules-contracts = 36 contratti. Ciascuno chiede da una a tre combinazioni, come una coppia, un poker o una scala, e dice i suoi punti e il suo seme bonus.

romi-rami-rules-trophies-title = I trofei
romi-rami-rules-trophies = All’inizio si lanciano quattro trofei; vale il lato che si vede. Un lato premia le combinazioni di due, tre, quattro o cinque carte e vale 5, 4, 3 o 2 punti; l’altro premia i contratti di un seme e vale 3.

romi-rami-rules-deal-title = La distribuzione
romi-rami-rules-deal = Si gioca da 2 a 4. Ciascuno riceve 3 carte e un jolly. Quattro contratti e sei carte stanno scoperti: i mercati. Comincia la persona più giovane, o chi indica la sorte o il tavolo; si gioca in senso orario.

romi-rami-rules-take-title = Passo 1: prendere carte
romi-rami-rules-take = Prendi una, due o tre carte dal mercato. Devono avere tutte lo stesso valore o tutte lo stesso seme. Almeno una va presa.

romi-rami-rules-complete-title = Passo 2: completare contratti
romi-rami-rules-complete = Se vuoi, completa tanti contratti del mercato quanti ne puoi pagare. Nel frattempo il mercato non si riempie.

romi-rami-rules-refill-title = Passo 3: riempire
romi-rami-rules-refill = I mercati si riempiono di nuovo. Con meno di 3 carte peschi fino a 3; con più di 10 scarti a tua scelta fino a 10.

romi-rami-rules-pay-title = Pagare un contratto
romi-rami-rules-pay = Paga esattamente le carte che il contratto chiede, né più né meno. Ogni carta serve a una sola combinazione.

romi-rami-rules-values-title = Contano solo i valori
romi-rami-rules-values = Una coppia, un tris, un poker o una cinquina sono valori uguali di semi qualsiasi. Una scala sono valori di fila di semi qualsiasi; dopo il 5 non viene l’1. Una coppia di 1 vuole degli 1.

romi-rami-rules-same-title = Due volte lo stesso valore
romi-rami-rules-same = Due combinazioni di un contratto possono usare lo stesso valore: quattro 2 sono un poker o due coppie, come vuoi.

romi-rami-rules-joker-title = Il jolly
romi-rami-rules-joker = Una volta in tutta la partita puoi usare il tuo jolly al posto di una carta qualsiasi di un contratto. Poi esce dal gioco. Non è mai del seme bonus.

romi-rami-rules-bonus-title = Carte bonus
romi-rami-rules-bonus = Il contratto è tuo. Delle carte pagate, quelle del seme bonus vanno coperte nel tuo mazzetto bonus e alla fine valgono 1 punto ciascuna; le altre si scartano. Scegli bene, quindi, con che cosa paghi.

romi-rami-rules-ending-title = La fine
romi-rami-rules-ending = Quando qualcuno ha completato 7 contratti in due, 6 in tre o 5 in quattro, si finisce il giro di tavolo, così che tutti abbiano avuto gli stessi turni.

romi-rami-rules-score-title = Punti
romi-rami-rules-score = I punti dei tuoi contratti, 1 per ogni carta bonus, i tuoi trofei, e 1 per un jolly non usato.

romi-rami-rules-most-title = Chi riceve un trofeo
romi-rami-rules-most = Un trofeo di seme va a chi ha più contratti di quel seme; le carte bonus non contano. Uno di combinazioni va a chi ha più combinazioni di quella grandezza; tre coppie in un contratto sono tre. In caso di parità, anche a zero, non va a nessuno.

romi-rami-rules-winner-title = Chi vince
romi-rami-rules-winner = Vince chi ha più punti; a parità, più carte bonus. Se anche queste sono pari, la vittoria è condivisa.

romi-rami-rules-match-title = Più mani
romi-rami-rules-match = Una partita può avere più mani; ognuna è un gioco intero, in cui tutti hanno di nuovo un jolly. I punti si sommano e vince il totale più alto; a parità la vittoria è condivisa. Ogni mano la comincia il posto seguente in senso orario.

romi-rami-rules-empty-title = Quando finiscono le carte
romi-rami-rules-empty = Se il mazzo è vuoto, si rimescolano gli scarti. Se non ce ne sono, il mercato resta più corto; se non ha nessuna carta, non si prende. Se non ci sono più contratti, la partita finisce dopo il giro di tavolo.

romi-rami-rules-secret-title = Che cosa vedono tutti
romi-rami-rules-secret = Tutti vedono i due mercati, l’altezza dei mazzi, quante carte ci sono in ogni mano e in ogni mazzetto bonus, i contratti completati, i jolly, i trofei, gli scarti e le carte che si pagano. Le mani sono coperte, e solo tu sai quali carte ci sono nel tuo mazzetto bonus.

romi-rami-rules-stalled-title = Quando non succede niente
romi-rami-rules-stalled = Se nessuno completa un contratto per moltissimi turni, la partita finisce e si contano i punti così com’è.

romi-rami-rules-edition-title = Un’edizione vostra
romi-rami-rules-edition = Il tavolo può giocare con carte, contratti e trofei propri, dati in un file.

romi-rami-rules-clock-title = Giocare a tempo
romi-rami-rules-clock = Un tavolo può fissare un limite di tempo. Quando scade, il tavolo prende per te la carta che è nel mercato da più tempo, se non ne hai ancora presa nessuna, non completa niente, scarta le più basse se hai più di 10 carte e termina il tuo turno. Può farlo solo il tavolo.
