## Tile Rummy: what the lesson says, scene by scene.

tile-rummy-lesson-welcome = Ti diamo il benvenuto! Queste sono le tue 14 tessere. Si calano combinazioni: scale, come 10, 11 e 12 rossi, e gruppi, come tre 7 di colori diversi. Vince chi per primo cala la sua ultima tessera.
tile-rummy-lesson-short = Comincia con una scala. Tocca il 10 rosso e l’11 rosso, poi tocca lo spazio vuoto sul tavolo. Puoi anche trascinarli.
tile-rummy-lesson-open = Due tessere sono poche: l’arbitro te lo dice subito. Aggiungi il 12 rosso. Così fanno 33 punti; per aprire ne bastano 30. Poi premi «Fine turno».
tile-rummy-lesson-add = Anche Mia ha aperto. Da adesso puoi modificare tutto quello che c’è sul tavolo. Aggiungi il 3 blu e il 4 blu alla scala blu di Mia e finisci il turno.
tile-rummy-lesson-apart = Puoi anche dividere le combinazioni. Forma un nuovo gruppo con il tuo 7 nero, il tuo 7 arancione e il 7 blu sul tavolo: la scala blu resta abbastanza lunga. Poi finisci il turno.
tile-rummy-lesson-star = Una stella sostituisce qualsiasi tessera; quella di Mia sostituisce il 13 rosso. Ma quello vero ce l’hai tu! Metti il tuo 13 rosso al suo posto e cala la stella con l’1 nero e il 2 nero: diventa il 3 nero. Poi finisci il turno.
tile-rummy-lesson-exchange = Adesso non puoi calare niente, quindi scambi una tessera: premi «Scambia», scegli l’1 arancione e conferma. Ne ricevi una nuova dal pozzo.
tile-rummy-lesson-last = Qualche turno dopo: ti resta una tessera, e Mia ha appena calato tre 10. Aggiungi il tuo 10 rosso e finisci il turno.
tile-rummy-lesson-won = Il tuo leggio è vuoto: hai vinto! Mia perde i punti che ha sul leggio, e quei punti vanno a te. Ora conosci il gioco. Buon divertimento!
