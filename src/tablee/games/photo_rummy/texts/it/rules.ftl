## Photo Rummy: the paragraphs of the rules page.

photo-rummy-rules-pieces-title = Le carte
photo-rummy-rules-pieces = 102 foto: di 17 capitali europee una per ciascuno dei sei temi, cioè palazzi e parlamenti, chiese, luoghi d’interesse, piatti tipici, cassette postali ed emblemi. Ogni foto c’è una volta sola. In più ci sono sei jolly.

photo-rummy-rules-deal-title = La distribuzione
photo-rummy-rules-deal = In 2 a 4 si giocano tante mani quante se ne decidono. Ciascuno riceve 8 carte; il resto sta coperto in cinque mazzetti quasi uguali.

photo-rummy-rules-first-title = Chi comincia
photo-rummy-rules-first = La persona più giovane comincia la prima mano: chi ha aperto il tavolo indica il posto, o decide la sorte. Si gioca in senso orario. Le mani seguenti le comincia il posto seguente, o chi decide il tavolo.

photo-rummy-rules-melds-title = Famiglie e serie
photo-rummy-rules-melds = Una famiglia sono tre o più carte di una capitale, al massimo sei. Una serie sono quattro o più carte di un tema, al massimo diciassette.

photo-rummy-rules-jokers-title = Più foto che jolly
photo-rummy-rules-jokers = Un jolly sta per qualsiasi foto. In ogni combinazione ci sono più foto che jolly: con tre o quattro carte al massimo un jolly, con cinque o sei al massimo due.

photo-rummy-rules-joker-stands-title = Per che cosa sta un jolly
photo-rummy-rules-joker-stands = Un jolly sta per una foto che manca nella sua combinazione; quella foto può trovarsi altrove. Perciò una famiglia non ha mai più di sei carte e una serie mai più di diciassette. Non serve dire quale foto sia.

photo-rummy-rules-draw-title = Prima si pesca
photo-rummy-rules-draw = Il tuo turno comincia pescando una carta da un mazzetto a scelta. Poi puoi calare, e poi il turno finisce. Non si scarta.

photo-rummy-rules-lay-title = Calare o no
photo-rummy-rules-lay = Puoi calare più combinazioni in un turno. Se non puoi o non vuoi calare, tieni la carta pescata.

photo-rummy-rules-opening-title = La prima combinazione
photo-rummy-rules-opening = Finché in questa mano non hai calato una prima volta, puoi calare solo combinazioni fatte con le tue carte. Si giudica alla fine del turno: tra le carte che hai calato ce ne devono essere alcune che da sole formano una combinazione, ovunque si trovino in quel momento.

photo-rummy-rules-add-title = Aggiungere
photo-rummy-rules-add = Appena hai aperto, anche nello stesso turno, puoi aggiungere carte a qualsiasi combinazione sul tavolo, e disfarle e rifarle. In un turno successivo puoi rifare il tavolo senza calare carte.

photo-rummy-rules-rebuild-title = Rifare il tavolo
photo-rummy-rules-rebuild = Ogni carta che era sul tavolo ci resta, tranne un jolly che prendi in cambio di una foto, e alla fine del turno tutte le combinazioni sono valide. Nel frattempo tutto è permesso. Le carte che hai calato in questo turno puoi riprenderle.

photo-rummy-rules-take-joker-title = Prendere un jolly
photo-rummy-rules-take-joker = Se hai aperto, puoi mettere una foto della tua mano al posto di un jolly, se va bene in quella combinazione com’era all’inizio del turno e la combinazione resta valida. Il jolly viene nella tua mano: usalo subito o tienilo. Una foto libera un jolly, e resta sul tavolo.

photo-rummy-rules-nothing-lost-title = Niente appare, niente sparisce
photo-rummy-rules-nothing-lost = Mano e tavolo insieme hanno le stesse carte prima e dopo il tuo turno. Sul tavolo arrivano solo carte della tua mano.

photo-rummy-rules-out-title = La fine della mano
photo-rummy-rules-out = Chi cala l’ultima carta che ha in mano, con il tavolo valido, vince subito.

photo-rummy-rules-points-title = Punti
photo-rummy-rules-points = Gli altri perdono 1 punto per ogni foto e 10 per ogni jolly rimasti. La somma va a chi ha vinto.

photo-rummy-rules-void-title = Una mano nulla
photo-rummy-rules-void = Se tutti i mazzetti sono finiti e nessuno ha chiuso, nessuno segna punti. Chi ha pescato l’ultima carta finisce prima il turno. Il tavolo decide se una mano così conta come giocata o si rigioca.

photo-rummy-rules-match-title = La partita
photo-rummy-rules-match = Dopo le mani decise vince il totale più alto; a parità si condivide il posto.

photo-rummy-rules-clock-title = Un tavolo non valido, e l’orologio
photo-rummy-rules-clock = Un turno che lascerebbe il tavolo non valido viene rifiutato: correggilo o riprendi tutto. Se si gioca a tempo e il tempo scade, tavolo e mano tornano com’erano e tieni la carta pescata; se non avevi pescato, pesca il tavolo per te. Può farlo solo il tavolo.
