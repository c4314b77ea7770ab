## Photo Rummy: what the lesson says, scene by scene.

photo-rummy-lesson-welcome = Ti diamo il benvenuto! Queste sono le tue otto foto di capitali europee. Si calano famiglie (carte della stessa capitale) e serie (carte dello stesso tema). Vince chi per primo resta senza carte.
photo-rummy-lesson-draw = All’inizio di ogni turno si pesca una carta da un mazzetto. Pesca da quello evidenziato.
photo-rummy-lesson-short = Hai pescato un piatto di Londra! Prova prima con due carte: scegli la chiesa e il luogo d’interesse di Londra, poi tocca lo spazio vuoto sul tavolo.
photo-rummy-lesson-open = Per una famiglia ci vogliono tre carte: l’arbitro te lo dice subito. Aggiungi il piatto di Londra, poi premi «Fine turno».
photo-rummy-lesson-draw-again = Mia ha calato una serie: cinque piatti. Ora pesca di nuovo dal mazzetto evidenziato.
photo-rummy-lesson-add = Adesso che hai aperto, puoi aggiungere carte a qualsiasi combinazione sul tavolo. Aggiungi la cassetta postale di Londra alla tua famiglia e finisci il turno.
photo-rummy-lesson-apart = Mia ha calato delle cassette postali e un jolly, che sostituisce qualsiasi foto. Pesca una carta dal mazzetto evidenziato.
photo-rummy-lesson-apart-lay = Puoi modificare le combinazioni sul tavolo. Hai la chiesa e l’emblema di Berlino: prendi il piatto di Berlino dalla serie. Restano quattro piatti, e bastano. Cala le tre carte di Berlino come famiglia e finisci il turno.
photo-rummy-lesson-joker = Mia ha pescato e non ha calato niente. Pesca dal mazzetto evidenziato.
photo-rummy-lesson-joker-take = E ora il jolly: hai una cassetta postale, quella di Parigi. Mettila sul jolly: la cassetta resta lì, e il jolly è tuo. Finisci il turno.
photo-rummy-lesson-last = Si mette bene! Pesca ancora una volta dal mazzetto evidenziato.
photo-rummy-lesson-out = Adesso cala tutto: i cinque luoghi d’interesse e il jolly fanno una serie, e l’emblema di Londra va con la famiglia di Londra. La lampadina ti mostra come. Poi finisci il turno.
photo-rummy-lesson-won = Hai finito le carte: la mano è tua! Mia perde un punto per ogni foto che le resta, e quei punti vanno a te; un jolly le costerebbe 10 punti. Ora conosci il gioco. Buon divertimento!
