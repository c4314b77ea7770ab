## Tile Rummy: what the lesson says, scene by scene.

tile-rummy-lesson-welcome = Ti diamo il benvenuto! Queste sono le tue 14 tessere. Si calano combinazioni: scale come 10, 11, 12 rossi, e serie come tre 7 di colori diversi. Vince chi cala per primo l’ultima tessera.
tile-rummy-lesson-short = Comincia con una scala. Tocca il 10 rosso e l’11 rosso, poi il posto libero sul tavolo. Puoi anche trascinarle.
tile-rummy-lesson-open = Due tessere sono poche: l’arbitro lo dice subito. Aggiungi il 12 rosso. Tre tessere che valgono 33: per aprire ne servono 30. Poi premi «Fine turno».
tile-rummy-lesson-add = Anche Mia ha aperto. Da adesso puoi cambiare tutto il tavolo. Aggiungi il 3 blu e il 4 blu alla scala blu di Mia e finisci il turno.
tile-rummy-lesson-apart = Si può anche disfare. Forma una serie nuova con il tuo 7 nero, il tuo 7 arancione e il 7 blu del tavolo: la scala blu resta abbastanza lunga. Poi finisci il turno.
tile-rummy-lesson-star = Una stella sta per qualsiasi tessera; quella di Mia sta per il 13 rosso. Tu hai quello vero! Mettilo lì, e cala la stella con l’1 nero e il 2 nero: diventa il 3 nero. Poi finisci il turno.
tile-rummy-lesson-exchange = Adesso non puoi calare niente. Allora scambi una tessera: premi «Scambia», scegli l’1 arancione e conferma. Ne ricevi una nuova dal pozzo.
tile-rummy-lesson-last = Qualche turno dopo: ti resta una tessera, e Mia ha appena calato tre 10. Aggiungi il tuo 10 rosso e finisci il turno.
tile-rummy-lesson-won = Il tuo leggio è vuoto: hai vinto! Mia perde i punti del suo leggio, e tu li guadagni. Ora conosci il gioco. Buon divertimento!
