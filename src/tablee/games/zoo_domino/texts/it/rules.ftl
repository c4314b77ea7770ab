## Zoo Domino: the paragraphs of the rules page.

zoo-domino-rules-pieces-title = Le tessere
zoo-domino-rules-pieces = Ci sono 36 tessere con due animali ciascuna: 28 con due animali diversi, ogni coppia una volta sola, e otto doppie con due volte lo stesso animale. Possono giocare da 2 a 6 persone.

zoo-domino-rules-secret-title = Che cosa vedono tutti
zoo-domino-rules-secret = Tutti vedono la catena, quante tessere ha ciascuno, quante ne restano nel pozzo e chi ha pescato o passato. Le tessere degli altri restano nascoste fino alla fine della mano.

zoo-domino-rules-deal-title = La distribuzione
zoo-domino-rules-deal = In due si ricevono 7 tessere a testa, in tre 6, in quattro 5, in cinque o sei 4. Le altre, coperte, formano il pozzo.

zoo-domino-rules-begin-title = La prima tessera
zoo-domino-rules-begin = Chi comincia posa la tessera che vuole. A decidere chi comincia è l’host, oppure il caso. Le mani successive le comincia il giocatore seguente in senso orario, sempre lo stesso o chi ha vinto: decidete voi. Se i vincitori sono più d’uno, comincia il primo di loro in senso orario.

zoo-domino-rules-fit-title = Quali tessere si possono posare
zoo-domino-rules-fit = A turno ognuno posa una tessera a un estremo della catena, in modo che le metà che si toccano mostrino lo stesso animale. Una doppia si posa come le altre. La catena può curvare: non cambia niente.

zoo-domino-rules-stock-title = Nessuna tessera giocabile? Pesca!
zoo-domino-rules-stock = Se nessuna delle tue tessere è giocabile, pesca dal pozzo, una alla volta, finché non ne trovi una. Posala subito. Se hai tessere giocabili devi posarne una: non puoi pescare. Si passa solo se nessuna tessera è giocabile e il pozzo è vuoto.

zoo-domino-rules-out-title = La fine della mano
zoo-domino-rules-out = Vince chi per primo posa la sua ultima tessera. Se nessuno può continuare, vince chi ha meno tessere. In caso di parità si vince a pari merito.

zoo-domino-rules-deal-all-title = La distribuzione con le briscole
zoo-domino-rules-deal-all = Si distribuiscono tutte le tessere, lo stesso numero a ciascuno. In cinque ne avanza una: si mette scoperta sul tavolo come inizio della catena, e non è mai una briscola.

zoo-domino-rules-elephant-title = Comincia il doppio elefante
zoo-domino-rules-elephant = Chi ha il doppio elefante comincia, posandolo. Se è avanzata una tessera, ne posa invece una che si attacca a quella; se non ne ha, gioca una briscola o passa. Se è avanzato proprio il doppio elefante, comincia chi è stato scelto come primo giocatore.

zoo-domino-rules-trump-title = Le doppie sono briscole
zoo-domino-rules-trump = Se nessuna tessera combacia, puoi posare una doppia di traverso accanto a qualsiasi animale, a uno dei due estremi; la catena continua con l’animale della doppia. Finché hai una tessera che combacia, non puoi usare briscole. Una doppia che combacia si posa come le altre tessere e non è una briscola.

zoo-domino-rules-side-title = Mai due briscole vicine
zoo-domino-rules-side = Non si può posare una briscola accanto a una briscola. Una doppia posata perché combaciava non è una briscola: accanto puoi posarne una.

zoo-domino-rules-last-title = Mai come ultima tessera
zoo-domino-rules-last = La tua ultima tessera non si può posare come briscola. Se è una doppia che combacia, puoi posarla.

zoo-domino-rules-pass-title = Passare
zoo-domino-rules-pass = Se nessuna tessera combacia e non puoi usare briscole, passi. Se puoi giocare solo una briscola, puoi anche passare, a meno che non abbiate deciso che la briscola è obbligatoria. Se hai tessere che combaciano, devi posarne una.

zoo-domino-rules-trumps-out-title = La fine con le briscole
zoo-domino-rules-trumps-out = Vince chi per primo posa la sua ultima tessera. Se tutti passano uno dopo l’altro, la mano è bloccata e vince chi ha meno tessere. In caso di parità si vince a pari merito.

zoo-domino-rules-match-title = Mani e punti
zoo-domino-rules-match = Una partita può avere quante mani volete. Una mano vinta vale un punto, anche a pari merito. Vince la partita chi ha più punti.

zoo-domino-rules-clock-title = Giocare a tempo
zoo-domino-rules-clock = Potete stabilire un limite di tempo. Quando il tuo tempo scade, il tavolo gioca per te: posa una tessera che combacia, pesca finché non ne trova una, o passa. Usa una briscola solo se avete deciso che è obbligatoria.
