## Romi Rami: what the lesson says, scene by scene.

romi-rami-lesson-welcome = Ti diamo il benvenuto! Hai tre carte e un jolly. In mezzo ci sono i mercati: contratti che portano punti, e carte per pagarli. Vince chi alla fine ha più punti.
romi-rami-lesson-take = Ogni turno comincia al mercato delle carte: prendi da una a tre carte dello stesso valore o dello stesso seme. Scegli i due 2 e premi «Prendi».
romi-rami-lesson-complete = Hai quattro 2! È proprio quello che chiede il contratto «poker». Toccalo e premi «Paga».
romi-rami-lesson-end = Il contratto è tuo, 2 punti. La carta di cuori con cui hai pagato è del suo seme bonus: va nel tuo mazzetto bonus ed è un punto in più. Finisci il turno: i mercati e la tua mano si riempiono.
romi-rami-lesson-suit = Mia ha preso due 4. Ora prendi carte di un seme: il 3 e il 5 di cuori.
romi-rami-lesson-refused = Puoi pagare una scala di 5? Prova: scegli il 3 di trifogli, il 4 di diamanti e il 5 di ciliegie, e tocca il contratto «scala di 5».
romi-rami-lesson-joker = L’arbitro dice che cosa manca. Prendine un altro: «coppia + tris». Hai due 3 e due 5, e una volta nella partita il jolly è la carta che vuoi. Tocca il contratto e premi «Paga».
romi-rami-lesson-end-again = Molto bene! Finisci il turno.
romi-rami-lesson-trophies = Anche i quattro trofei portano punti alla fine: a chi ha più contratti di un seme, o più combinazioni di tante carte. In caso di parità non vanno a nessuno.
romi-rami-lesson-won = In due la partita finisce quando qualcuno ha 7 contratti e tutti hanno avuto gli stessi turni. Contano i contratti, le carte bonus, i trofei e un jolly non usato. Ora conosci il gioco. Buon divertimento!
