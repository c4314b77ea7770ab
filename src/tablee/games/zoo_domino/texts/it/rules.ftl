## Zoo Domino: the paragraphs of the rules page.

zoo-domino-rules-pieces-title = Le tessere
zoo-domino-rules-pieces = 36 tessere mostrano due animali ciascuna: ogni coppia degli otto animali una volta, e otto doppie con lo stesso animale due volte. Si gioca da 2 a 6.

zoo-domino-rules-secret-title = Che cosa vedono tutti
zoo-domino-rules-secret = Tutti vedono la catena, quante tessere ha ciascuno, quante ne restano nel pozzo e chi ha pescato o passato. Le mani restano coperte fino alla fine della mano di gioco.

zoo-domino-rules-deal-title = La distribuzione
zoo-domino-rules-deal = In due si ricevono 7 tessere a testa, in tre 6, in quattro 5, in cinque o sei 4. Il resto è il pozzo, coperto.

zoo-domino-rules-begin-title = La prima tessera
zoo-domino-rules-begin = Chi comincia posa la tessera che vuole. Il posto lo indica chi ha aperto il tavolo, o lo decide la sorte. Le mani seguenti le comincia il posto seguente in senso orario, lo stesso posto o chi ha vinto, secondo gli accordi; se hanno vinto in più, il prossimo di loro in senso orario.

zoo-domino-rules-fit-title = Che cosa va bene
zoo-domino-rules-fit = A turno ciascuno posa una tessera a un capo della catena, in modo che le metà che si toccano mostrino lo stesso animale. Una doppia si posa come le altre. La catena può girare: non cambia nulla.

zoo-domino-rules-stock-title = Niente va bene? Pesca!
zoo-domino-rules-stock = Se nessuna delle tue tessere va bene, pesca dal pozzo, una alla volta, finché una va bene, e posala subito. Se una va bene, devi posarne una e non puoi pescare. Si passa solo se niente va bene e il pozzo è vuoto.

zoo-domino-rules-out-title = La fine della mano
zoo-domino-rules-out = Vince chi posa l’ultima tessera che ha in mano. Se nessuno può andare avanti, vince chi ha meno tessere; a parità la vittoria è condivisa.

zoo-domino-rules-deal-all-title = La distribuzione con le briscole
zoo-domino-rules-deal-all = Si distribuiscono tutte le tessere, lo stesso numero a ciascuno. In cinque ne avanza una: sta scoperta come inizio della catena e non è mai una briscola.

zoo-domino-rules-elephant-title = Comincia il doppio elefante
zoo-domino-rules-elephant = Chi ha il doppio elefante comincia e lo posa per primo. Se è avanzata una tessera, ne posa invece una che va bene, o una briscola, o passa. Se è avanzato proprio il doppio elefante, comincia il primo posto.

zoo-domino-rules-trump-title = Le doppie sono briscole
zoo-domino-rules-trump = Se niente va bene, puoi posare una doppia di traverso accanto a qualsiasi animale, a un capo qualsiasi; la catena continua con il suo animale. Finché una tua tessera va bene, niente briscole. Una doppia che va bene si posa normalmente e non è una briscola.

zoo-domino-rules-side-title = Mai due briscole vicine
zoo-domino-rules-side = A un capo che è già una briscola non se ne può posare un’altra. Una doppia posata perché andava bene non è una briscola: accanto può starcene una.

zoo-domino-rules-last-title = Non con l’ultima tessera
zoo-domino-rules-last = L’ultima tessera della tua mano non si può posare come briscola. Se è una doppia che va bene, puoi posarla.

zoo-domino-rules-pass-title = Passare
zoo-domino-rules-pass = Se non puoi né accostare né usare una briscola, passi. Se puoi solo usare una briscola, puoi anche passare, a meno che il tavolo l’abbia resa obbligatoria. Se una tessera va bene, devi posarne una.

zoo-domino-rules-trumps-out-title = La fine con le briscole
zoo-domino-rules-trumps-out = Vince chi posa l’ultima tessera che ha in mano. Se tutti passano di seguito, la mano è bloccata e vince chi ha meno tessere; a parità la vittoria è condivisa.

zoo-domino-rules-match-title = Mani e punti
zoo-domino-rules-match = Una partita ha tante mani quante ne decide il tavolo. Una mano vinta vale un punto, anche se condivisa. Vince la partita chi ha più punti.

zoo-domino-rules-clock-title = Giocare a tempo
zoo-domino-rules-clock = Un tavolo può fissare un limite di tempo. Quando scade, il tavolo fa quello che devi: posa una tessera che va bene, pesca finché una va bene, o passa. Usa una briscola solo se il tavolo l’ha resa obbligatoria. Può farlo solo il tavolo.
