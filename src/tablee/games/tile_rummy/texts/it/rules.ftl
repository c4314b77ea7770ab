## Tile Rummy: the paragraphs of the rules page.

tile-rummy-rules-pieces-title = Le tessere
tile-rummy-rules-pieces = 106 tessere: i numeri da 1 a 13 in nero, rosso, blu e arancione, ciascuno due volte, e due stelle. Ogni colore ha anche una sua forma. Una tessera vale il suo numero; una stella vale 25 sul leggio, e sul tavolo la tessera per cui sta.

tile-rummy-rules-deal-title = La distribuzione
tile-rummy-rules-deal = In 2 a 4 si giocano tante mani quante se ne decidono. Ciascuno riceve 14 tessere, nascoste sul leggio; il resto è il pozzo. Si gioca in senso orario.

tile-rummy-rules-first-title = Chi comincia
tile-rummy-rules-first = Ciascuno pesca una tessera: la più bassa comincia; una stella è la più alta, e a parità si ripesca. Le tessere tornano nel pozzo. Poi comincia il posto seguente, o come decide il tavolo.

tile-rummy-rules-sequence-title = Scale
tile-rummy-rules-sequence = Tre o più numeri di fila dello stesso colore. L’1 viene solo prima del 2: 12, 13, 1 non è una scala.

tile-rummy-rules-series-title = Serie
tile-rummy-rules-series = Tre o quattro tessere con lo stesso numero, tutte di colori diversi.

tile-rummy-rules-star-title = Stelle
tile-rummy-rules-star = Una stella sta per qualsiasi tessera. Sul tavolo ha una faccia: la tessera per cui sta. Una combinazione può avere entrambe le stelle.

tile-rummy-rules-twice-title = Niente doppioni
tile-rummy-rules-twice = Una combinazione non ha mai due volte la stessa tessera: una serie ha ogni colore una volta, una scala ogni numero una volta. L’ordine in cui metti le tessere non conta.

tile-rummy-rules-opening-title = Aprire: 30 punti
tile-rummy-rules-opening = La prima volta che cali, tutto viene dal tuo leggio: una o più combinazioni che insieme valgono almeno 30. Una stella conta come la sua faccia.

tile-rummy-rules-lay-title = Che cosa fai nel tuo turno
tile-rummy-rules-lay = Se hai aperto in un turno precedente, o cali almeno una tessera del tuo leggio o ne scambi una. Puoi formare combinazioni nuove o cambiare quelle sul tavolo. Nel turno in cui apri il tavolo resta com’è, se non è deciso altrimenti; allora alcune delle tessere calate devono formare da sole combinazioni che valgono quei punti. Solo riordinare non è un turno.

tile-rummy-rules-change-title = Cambiare il tavolo
tile-rummy-rules-change = Puoi aggiungere alle combinazioni, dividerle e ricomporle. Ogni tessera che era sul tavolo ci resta, e alla fine del turno tutte le combinazioni sono valide. Quello che hai calato in questo turno puoi riprenderlo.

tile-rummy-rules-take-star-title = Liberare una stella
tile-rummy-rules-take-star = Una stella sul tavolo non torna mai su un leggio. Metti al suo posto, dal tuo leggio, la tessera per cui sta, e cala la stella nello stesso turno dove vuoi. In una serie di tre sta per l’uno o l’altro dei colori che mancano. Se liberi più stelle di una combinazione, le tue tessere devono poterci stare insieme. Altrimenti può andare solo dove sta per la stessa tessera. Un tavolo può decidere che le stelle siano libere quando si cambia il tavolo.

tile-rummy-rules-exchange-title = Scambiare
tile-rummy-rules-exchange = Chi non cala scambia: scegli una tessera del leggio, pescane una nuova dal pozzo, e la vecchia ci viene mescolata. Nessuno le vede. Se il pozzo è vuoto, passi.

tile-rummy-rules-nothing-lost-title = Niente appare, niente sparisce
tile-rummy-rules-nothing-lost = Leggio e tavolo insieme hanno le stesse tessere prima e dopo il tuo turno. Sul tavolo arrivano solo tessere del tuo leggio.

tile-rummy-rules-out-title = La fine della mano
tile-rummy-rules-out = Vince chi cala l’ultima tessera. Gli altri perdono i punti sul leggio; la somma va a chi ha vinto.

tile-rummy-rules-double-title = Tutto in una volta
tile-rummy-rules-double = Se cali tutto il leggio in un solo turno, senza avere calato niente prima in questa mano, tutto conta doppio. In «pesca e scarta» vuol dire tutto tranne la tessera scartata.

tile-rummy-rules-blocked-title = Una mano bloccata
tile-rummy-rules-blocked = Se il pozzo è vuoto e tutti passano di seguito, la mano è finita; lo stesso se nessuno ha calato per moltissimi turni. Ciascuno perde quello che ha sul leggio, e nessuno guadagna.

tile-rummy-rules-score-title = Il foglio dei punti
tile-rummy-rules-score = Il foglio ha una riga per ogni mano e una colonna per ciascuno. Dopo le mani decise vince il totale più alto; a parità si condivide il posto.

tile-rummy-rules-drawing-title = Versioni con la pesca
tile-rummy-rules-drawing = In altre due versioni ogni turno comincia pescando una tessera. Poi puoi calare, ma non devi. Tutte le regole su apertura, combinazioni e tavolo restano uguali.

tile-rummy-rules-discard-title = Versione: pescare e scartare
tile-rummy-rules-discard = Peschi all’inizio del turno e scarti una tessera alla fine, che tu cali o no; anche una stella. Per finire ti serve quindi una tessera da scartare. Gli scarti stanno da parte, coperti, o tornano nel pozzo se è deciso così. Non si scambia. Con il pozzo vuoto non si pesca, e chi non cala passa senza scartare.

tile-rummy-rules-keep-title = Versione: pescare e tenere
tile-rummy-rules-keep = Peschi all’inizio del turno e non scarti niente. Prima di aprire puoi anche scambiare una tessera; con questo finisce il turno. Con il pozzo vuoto non si pesca.

tile-rummy-rules-stars-title = Più o meno stelle
tile-rummy-rules-stars = Il tavolo può giocare senza stelle o con quattro al massimo, e decidere quanto costa una stella rimasta sul leggio.

tile-rummy-rules-minimum-title = Un’altra apertura
tile-rummy-rules-minimum = I punti per aprire possono essere di più, ed è più difficile, o di meno. Con 0 basta una qualsiasi combinazione del tuo leggio.

tile-rummy-rules-only-title = Un solo tipo
tile-rummy-rules-only = Il tavolo può decidere che valgano solo le scale, o solo le serie.

tile-rummy-rules-ace-title = L’1 dopo il 13
tile-rummy-rules-ace = Se è deciso così, l’1 può anche seguire il 13. Non sta mai in mezzo: 13, 1, 2 non è una scala. Vale sempre 1.

tile-rummy-rules-mixed-title = Colori misti
tile-rummy-rules-mixed = Se è deciso così, una scala può mescolare i colori. Ha comunque ogni numero una volta sola.

tile-rummy-rules-house-title = Regole della casa
tile-rummy-rules-house = Il tavolo può anche distribuire da 7 a 20 tessere, sorteggiare prima di ogni mano chi comincia, rinunciare al raddoppio e, in «pesca e tieni», lasciar scambiare anche chi ha già aperto.

tile-rummy-rules-clock-title = La clessidra
tile-rummy-rules-clock = Un turno può avere un limite di tempo. Quando scade, tavolo e leggio tornano com’erano e tocca al prossimo; una tessera che era da pescare viene pescata per te. Può farlo solo il tavolo.
