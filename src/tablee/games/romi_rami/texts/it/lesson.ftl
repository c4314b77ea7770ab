## Romi Rami: what the lesson says, scene by scene.

romi-rami-lesson-welcome = Ti diamo il benvenuto! Hai tre carte e un jolly. Al centro ci sono i mercati: contratti che portano punti, e carte per pagarli. Vince chi alla fine ha più punti.
romi-rami-lesson-take = Ogni turno comincia al mercato delle carte: prendi da una a tre carte dello stesso valore o dello stesso seme. Scegli i due 2 e premi «Prendi 2 carte».
romi-rami-lesson-complete = Hai quattro 2! È proprio quello che chiede il contratto «poker». Toccalo e premi «Paga».
romi-rami-lesson-end = Il contratto è tuo: 2 punti. La carta di cuori con cui hai pagato è del suo seme bonus: va nel tuo mazzetto bonus e vale un altro punto. Finisci il turno: i mercati si riempiono e tu peschi nuove carte.
romi-rami-lesson-suit = Mia ha preso due 4. Ora prendi carte dello stesso seme: il 3 e il 5 di cuori.
romi-rami-lesson-refused = Puoi pagare una scala da 5? Prova: scegli il 3 di trifogli, il 4 di diamanti e il 5 di ciliegie, e tocca il contratto «scala da 5».
romi-rami-lesson-joker = L’arbitro ti dice che cosa manca. Prova un altro contratto: «coppia + tris». Hai due 3 e due 5, e una volta per mano il jolly può essere la carta che vuoi. Tocca il contratto e premi «Paga».
romi-rami-lesson-end-again = Molto bene! Finisci il turno.
romi-rami-lesson-trophies = Alla fine anche i quattro trofei portano punti. Ognuno va a chi ha più contratti con un certo seme bonus, o più combinazioni di un certo numero di carte. In caso di parità non va a nessuno.
romi-rami-lesson-won = In due, il gioco finisce quando qualcuno ha 7 contratti e tutti hanno giocato lo stesso numero di turni. Contano i contratti, le carte bonus, i trofei e il jolly non usato. Ora conosci il gioco. Buon divertimento!
