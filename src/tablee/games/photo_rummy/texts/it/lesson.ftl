## Photo Rummy: what the lesson says, scene by scene.

photo-rummy-lesson-welcome = Ti diamo il benvenuto! Queste sono le tue otto foto di capitali europee. Si calano famiglie, cioè carte di una capitale, e serie, cioè carte di un tema. Vince chi per primo resta senza carte.
photo-rummy-lesson-draw = Ogni turno comincia con una carta di un mazzetto. Pesca da quello segnato.
photo-rummy-lesson-short = Hai pescato un piatto di Londra! Prova prima con due carte: scegli la chiesa e il luogo d’interesse di Londra, e tocca il posto libero sul tavolo.
photo-rummy-lesson-open = Una famiglia vuole tre carte: l’arbitro lo dice subito. Aggiungi il piatto di Londra, poi premi «Fine turno».
photo-rummy-lesson-draw-again = Mia ha calato una serie: cinque piatti. Pesca ancora, dal mazzetto segnato.
photo-rummy-lesson-add = Visto che hai aperto, puoi aggiungere a tutto quello che è sul tavolo. Aggiungi la cassetta postale di Londra alla tua famiglia e finisci il turno.
photo-rummy-lesson-apart = Mia ha calato cassette postali, e una è un jolly, che sta per qualsiasi foto. Pesca una carta dal mazzetto segnato.
photo-rummy-lesson-apart-lay = Puoi rifare il tavolo. Hai la chiesa e l’emblema di Berlino; prendi il piatto di Berlino dalla serie: ne restano quattro, e bastano. Cala le tre come famiglia e finisci il turno.
photo-rummy-lesson-joker = Mia ha pescato senza calare niente. Pesca dal mazzetto segnato.
photo-rummy-lesson-joker-take = Ora il jolly: hai una cassetta postale, quella di Parigi. Mettila sul jolly: prende il suo posto, e il jolly è tuo. Finisci il turno.
photo-rummy-lesson-last = Si mette bene! Pesca ancora una volta dal mazzetto segnato.
photo-rummy-lesson-out = Adesso cala tutto: i cinque luoghi d’interesse e il jolly fanno una serie, e l’emblema di Londra va con la famiglia di Londra. La lampadina te lo mostra. Poi finisci il turno.
photo-rummy-lesson-won = Niente più carte: vinci la mano! Mia perde un punto per ogni foto che ha in mano, e tu li guadagni; un jolly varrebbe 10. Ora conosci il gioco. Buon divertimento!
