## Romi Rami: what the lesson says, scene by scene.

romi-rami-lesson-welcome = Welkom! Je hebt drie kaarten en een joker. In het midden liggen de markten: contracten die punten opleveren, en kaarten waarmee je ze betaalt. Wie aan het eind de meeste punten heeft, wint.
romi-rami-lesson-take = Elke beurt begint op de kaartenmarkt: neem één tot drie kaarten van dezelfde waarde, of van dezelfde kleur. Kies beide tweeën en druk op ‘2 kaarten nemen’.
romi-rami-lesson-complete = Je hebt vier tweeën! Precies wat het contract ‘vier gelijke’ vraagt. Tik erop en druk op ‘Betalen’.
romi-rami-lesson-end = Het contract is van jou: 2 punten. De hartenkaart waarmee je betaalde, heeft de bonuskleur. Die gaat op je bonusstapel en levert nog een punt op. Beëindig je beurt: de markten en je hand worden aangevuld.
romi-rami-lesson-suit = Mia heeft twee vieren genomen. Neem nu kaarten van één kleur: harten 3 en harten 5.
romi-rami-lesson-refused = Kun je een rij van 5 betalen? Probeer het: kies klaver 3, ruiten 4 en kersen 5, en tik op het contract ‘rij van 5’.
romi-rami-lesson-joker = De scheidsrechter zegt wat er ontbreekt. Probeer een ander contract: ‘paar + drie gelijke’. Je hebt twee drieën en twee vijven, en één keer per spel staat je joker voor een kaart naar keuze. Tik op het contract en druk op ‘Betalen’.
romi-rami-lesson-end-again = Heel goed! Beëindig je beurt.
romi-rami-lesson-trophies = Ook de vier trofeeën leveren aan het eind punten op. Elke trofee gaat naar wie de meeste contracten met een bepaalde bonuskleur heeft, of de meeste combinaties van een bepaalde grootte. Bij een gelijke stand krijgt niemand hem.
romi-rami-lesson-won = Met z’n tweeën eindigt het spel als iemand 7 contracten heeft en iedereen even vaak aan de beurt is geweest. Je krijgt punten voor contracten, bonuskaarten, trofeeën en een ongebruikte joker. Nu ken je het spel. Veel plezier!
