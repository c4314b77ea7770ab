## Tile Rummy: the paragraphs of the rules page.

tile-rummy-rules-pieces-title = Le tessere
tile-rummy-rules-pieces = Ci sono 106 tessere: i numeri da 1 a 13 in nero, rosso, blu e arancione, ciascuno due volte, e due stelle. Ogni colore ha anche una sua forma. Una tessera vale il suo numero. Una stella vale 25 sul leggio; sul tavolo vale quanto la tessera che sostituisce.

tile-rummy-rules-deal-title = La distribuzione
tile-rummy-rules-deal = Si gioca in 2, 3 o 4, per quante mani si vuole. Ognuno riceve 14 tessere, nascoste sul leggio. Le altre formano il pozzo. Si gioca in senso orario.

tile-rummy-rules-first-title = Chi comincia
tile-rummy-rules-first = Ognuno pesca una tessera: comincia chi ha la più bassa. Una stella è la più alta; se più giocatori hanno la più bassa, solo loro pescano di nuovo. Poi le tessere tornano nel pozzo. Nella mano successiva comincia il giocatore seguente, salvo accordi diversi.

tile-rummy-rules-sequence-title = Scale
tile-rummy-rules-sequence = Una scala è formata da tre o più numeri di fila dello stesso colore. L’1 viene solo prima del 2: 12, 13, 1 non è una scala.

tile-rummy-rules-series-title = Gruppi
tile-rummy-rules-series = Un gruppo è formato da tre o quattro tessere con lo stesso numero, tutte di colori diversi. Scale e gruppi si chiamano combinazioni.

tile-rummy-rules-star-title = Stelle
tile-rummy-rules-star = Una stella sostituisce qualsiasi tessera. Una volta sul tavolo, ne sostituisce una precisa. Una combinazione può contenere più di una stella.

tile-rummy-rules-twice-title = Niente doppioni
tile-rummy-rules-twice = In una combinazione la stessa tessera non compare mai due volte: in un gruppo ogni colore c’è al massimo una volta, in una scala ogni numero c’è al massimo una volta. L’ordine in cui metti giù le tessere non conta.

tile-rummy-rules-opening-title = Aprire: 30 punti
tile-rummy-rules-opening = La prima volta che cali in una mano, tutto deve venire dal tuo leggio: una o più combinazioni che insieme valgono almeno 30 punti. Questo si chiama aprire. Una stella conta quanto la tessera che sostituisce.

tile-rummy-rules-lay-title = Calare o scambiare
tile-rummy-rules-lay = Cala almeno una tessera del tuo leggio, oppure scambiane una. Limitarsi a spostare le tessere sul tavolo non vale come turno. Dal turno dopo l’apertura puoi calare combinazioni nuove e modificare quelle sul tavolo. Nel turno in cui apri, le combinazioni già sul tavolo restano come sono, salvo accordi diversi. Se avete deciso che si possono modificare, una parte delle tessere che cali deve comunque formare da sola combinazioni che valgono abbastanza punti.

tile-rummy-rules-change-title = Modificare le combinazioni
tile-rummy-rules-change = Puoi aggiungere tessere alle combinazioni, dividerle e ricomporle in modo nuovo. Le tessere che erano sul tavolo restano sul tavolo, e alla fine del turno tutte le combinazioni devono essere valide. Le tessere che hai calato in questo turno puoi riprenderle.

tile-rummy-rules-take-star-title = Liberare una stella
tile-rummy-rules-take-star = Una stella sul tavolo non torna mai su un leggio. Però puoi liberarla: metti al suo posto, dal tuo leggio, la tessera che sostituisce, e nello stesso turno cala la stella dove vuoi. In un gruppo di tre, la stella sostituisce l’uno o l’altro dei colori che mancano. Se liberi più stelle della stessa combinazione, le tue tessere devono poterci stare insieme. Una stella che non hai liberato può andare solo dove sostituisce una tessera con cui avresti potuto liberarla. Potete decidere che, quando si modificano le combinazioni, le stelle possano sostituire qualsiasi tessera.

tile-rummy-rules-exchange-title = Scambiare
tile-rummy-rules-exchange = Se non cali, scambi: scegli una tessera del tuo leggio, anche una stella, e pescane una nuova dal pozzo. Poi la vecchia viene rimescolata nel pozzo. Gli altri non vedono né l’una né l’altra. Se il pozzo è vuoto, puoi passare.

tile-rummy-rules-nothing-lost-title = Nulla compare, nulla scompare
tile-rummy-rules-nothing-lost = Le tessere del tuo leggio e quelle sul tavolo, insieme, sono le stesse prima e dopo la tua mossa. Sul tavolo si possono aggiungere solo tessere del tuo leggio.

tile-rummy-rules-out-title = Chiudere
tile-rummy-rules-out = Chi per primo cala la sua ultima tessera chiude e vince la mano. Gli altri perdono i punti che hanno sul leggio; la somma va a chi ha vinto.

tile-rummy-rules-double-title = Tutto in una volta
tile-rummy-rules-double = Se in questa mano non hai ancora calato niente e cali tutte le tue tessere in un solo turno, tutto vale doppio. In «Pesca e scarta» vuol dire tutto tranne la tessera che scarti.

tile-rummy-rules-blocked-title = Una mano bloccata
tile-rummy-rules-blocked = Se il pozzo è vuoto e tutti passano uno dopo l’altro, la mano è finita. È finita anche se nessuno cala una tessera per moltissimi turni. Ognuno perde i punti che ha sul leggio, e nessuno ne guadagna.

tile-rummy-rules-score-title = Il segnapunti
tile-rummy-rules-score = Il segnapunti ha una riga per ogni mano e una colonna per ogni giocatore. Dopo le mani stabilite vince chi ha il totale più alto. Con lo stesso totale si è a pari merito.

tile-rummy-rules-drawing-title = Le versioni in cui si pesca
tile-rummy-rules-drawing = Nelle altre due versioni peschi una tessera all’inizio di ogni turno. Poi puoi calare, ma non è obbligatorio. Tutte le regole su apertura, combinazioni e modifiche restano uguali.

tile-rummy-rules-discard-title = Versione «Pesca e scarta»
tile-rummy-rules-discard = Peschi una tessera all’inizio del turno e ne scarti una alla fine, che tu abbia calato o no. Puoi scartare anche una stella. Per chiudere ti serve quindi un’ultima tessera da scartare. Gli scarti si mettono da parte, coperti, o tornano nel pozzo se avete deciso così. Non ci sono scambi. Se il pozzo è vuoto non peschi, e se non cali passi senza scartare.

tile-rummy-rules-keep-title = Versione «Pesca e tieni»
tile-rummy-rules-keep = Peschi una tessera all’inizio del turno e non scarti mai. Finché non hai aperto, puoi anche scambiare una tessera; così il turno finisce. Se il pozzo è vuoto, non peschi.

tile-rummy-rules-stars-title = Più o meno stelle
tile-rummy-rules-stars = Potete giocare senza stelle, o con quattro al massimo, e decidere quanti punti costa una stella rimasta sul leggio.

tile-rummy-rules-minimum-title = Un’altra apertura
tile-rummy-rules-minimum = Potete decidere che per aprire servano più punti (è più difficile) oppure meno. Con 0 basta una combinazione qualsiasi del tuo leggio.

tile-rummy-rules-only-title = Solo scale o solo gruppi
tile-rummy-rules-only = Potete decidere che valgano solo le scale, o solo i gruppi.

tile-rummy-rules-ace-title = L’1 dopo il 13
tile-rummy-rules-ace = Se siete tutti d’accordo, l’1 può anche seguire il 13. Non sta mai in mezzo: 13, 1, 2 non è una scala. Vale comunque 1.

tile-rummy-rules-mixed-title = Colori misti
tile-rummy-rules-mixed = Se siete tutti d’accordo, una scala può mescolare i colori. Ogni numero c’è comunque una volta sola. Una stella in una scala così si libera con il suo numero in qualsiasi colore.

tile-rummy-rules-house-title = Regole della casa
tile-rummy-rules-house = Potete distribuire da 7 a 20 tessere. Potete pescare prima di ogni mano per decidere chi comincia. Potete rinunciare al doppio per chi cala tutto in una volta. E in «Pesca e tieni» potete permettere di scambiare una tessera anche dopo l’apertura.

tile-rummy-rules-clock-title = La clessidra
tile-rummy-rules-clock = Un turno può avere un limite di tempo. Quando scade, il tavolo e il tuo leggio tornano com’erano, e tocca al giocatore seguente. Se dovevi ancora pescare una tessera, viene pescata per te; in «Pesca e scarta» la tessera pescata viene scartata.
