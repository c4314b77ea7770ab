## Photo Rummy: the paragraphs of the rules page.

photo-rummy-rules-pieces-title = Le carte
photo-rummy-rules-pieces = Ci sono 102 foto di 17 capitali europee. Ogni capitale ne ha una per ciascuno dei sei temi: palazzi e parlamenti, chiese, luoghi d’interesse, piatti tipici, cassette postali ed emblemi. Nessuna foto compare due volte. In più ci sono sei jolly.

photo-rummy-rules-deal-title = La distribuzione
photo-rummy-rules-deal = Si gioca in 2, 3 o 4, per quante mani si vuole. Ognuno riceve 8 carte, che gli altri non vedono. Le carte rimaste formano cinque mazzetti coperti, più o meno della stessa altezza.

photo-rummy-rules-first-title = Chi comincia
photo-rummy-rules-first = Comincia la prima mano chi è più giovane: l’host indica il suo posto, o lascia decidere al caso. Si gioca in senso orario. Nella mano successiva comincia il giocatore seguente, salvo accordi diversi.

photo-rummy-rules-melds-title = Famiglie e serie
photo-rummy-rules-melds = Ci sono due tipi di combinazione. Una famiglia è formata da tre a sei carte della stessa capitale. Una serie è formata da quattro a diciassette carte dello stesso tema.

photo-rummy-rules-jokers-title = Più foto che jolly
photo-rummy-rules-jokers = Un jolly sostituisce qualsiasi foto. In ogni combinazione ci devono essere più foto che jolly: con tre o quattro carte può esserci un jolly, con cinque o sei due, e così via.

photo-rummy-rules-joker-stands-title = Che cosa sostituisce un jolly
photo-rummy-rules-joker-stands = Un jolly sostituisce una foto che manca nella sua combinazione, anche se quella foto si trova altrove sul tavolo. Perciò una famiglia non ha mai più di sei carte, e una serie mai più di diciassette. Non serve dire quale foto sia.

photo-rummy-rules-draw-title = Prima si pesca
photo-rummy-rules-draw = Comincia il turno pescando una carta da un mazzetto a scelta. Poi puoi calare carte, e il turno finisce. Non si scarta mai.

photo-rummy-rules-lay-title = Calare o no
photo-rummy-rules-lay = In un turno puoi calare più combinazioni. Se non puoi o non vuoi calare niente, tieni semplicemente la carta pescata.

photo-rummy-rules-opening-title = La prima combinazione
photo-rummy-rules-opening = Finché non hai calato la tua prima combinazione della mano, puoi calare solo combinazioni fatte interamente con le tue carte. Calare la prima si chiama aprire.

photo-rummy-rules-add-title = Aggiungere e modificare
photo-rummy-rules-add = Appena hai aperto, anche nello stesso turno, puoi aggiungere carte a qualsiasi combinazione sul tavolo. Puoi anche dividere le combinazioni e ricomporle in modo nuovo. Nei turni successivi puoi modificarle anche senza calare carte. L’apertura si controlla alla fine del turno: alcune delle carte che hai calato devono formare da sole una combinazione, ovunque si trovino in quel momento.

photo-rummy-rules-rebuild-title = Che cosa resta sul tavolo
photo-rummy-rules-rebuild = Le carte che erano sul tavolo restano sul tavolo, tranne un jolly che prendi in cambio di una foto. Alla fine del turno tutte le combinazioni devono essere valide; nel frattempo tutto è permesso. Le carte che hai calato in questo turno puoi riprenderle.

photo-rummy-rules-take-joker-title = Prendere un jolly
photo-rummy-rules-take-joker = Dopo aver aperto, puoi scambiare una delle tue foto con un jolly sul tavolo. La foto dev’essere adatta alla combinazione del jolly com’era all’inizio del turno, e la combinazione deve restare valida. Il jolly passa a te: usalo subito, o tienilo. Una foto libera un solo jolly, e resta sul tavolo.

photo-rummy-rules-nothing-lost-title = Nulla compare, nulla scompare
photo-rummy-rules-nothing-lost = Le tue carte e quelle sul tavolo, insieme, sono le stesse prima e dopo la tua mossa. Sul tavolo si possono aggiungere solo carte tue.

photo-rummy-rules-out-title = Chiudere
photo-rummy-rules-out = Chi per primo cala la sua ultima carta, lasciando sul tavolo solo combinazioni valide, chiude e vince subito la mano.

photo-rummy-rules-points-title = Punti
photo-rummy-rules-points = Gli altri perdono 1 punto per ogni foto e 10 per ogni jolly che hanno ancora. La somma va a chi ha vinto.

photo-rummy-rules-void-title = Una mano nulla
photo-rummy-rules-void = Se tutti i mazzetti sono finiti e nessuno ha chiuso, la mano è nulla e nessuno segna punti. Chi ha pescato l’ultima carta finisce comunque il suo turno. Decidete prima se una mano nulla vale come giocata o si rigioca.

photo-rummy-rules-match-title = La partita
photo-rummy-rules-match = Dopo le mani stabilite vince chi ha il totale più alto. Con lo stesso totale si è a pari merito.

photo-rummy-rules-clock-title = Errori e limite di tempo
photo-rummy-rules-clock = Se il tuo turno lascia sul tavolo una combinazione non valida, l’arbitro lo rifiuta: correggi, o riprendi le carte. Se giocate a tempo e il tuo tempo scade, il tavolo e le tue carte tornano com’erano, e la carta pescata resta a te. Se non avevi ancora pescato, si pesca una carta per te.
