## Romi Rami: what the lesson says, scene by scene.

romi-rami-lesson-welcome = Welkom! Je hebt drie kaarten en een joker. In het midden liggen de markten: contracten die punten opleveren, en kaarten waarmee je ze betaalt. Wie aan het eind de meeste punten heeft, wint.
romi-rami-lesson-take = Elke beurt begint op de kaartenmarkt: neem een tot drie kaarten van dezelfde waarde, of van dezelfde kleur. Kies beide tweeën en druk op “Nemen”.
romi-rami-lesson-complete = Je hebt vier tweeën! Precies wat het contract “vier gelijke” vraagt. Tik erop en druk op “Betalen”.
romi-rami-lesson-end = Het contract is van jou, 2 punten. Het hart waarmee je betaalde is zijn bonuskleur: het gaat op je bonusstapel en is nog een punt. Beëindig de beurt: de markten en je hand worden aangevuld.
romi-rami-lesson-suit = Mia heeft twee vieren genomen. Neem nu kaarten van één kleur: hart 3 en hart 5.
romi-rami-lesson-refused = Kun je een reeks van 5 betalen? Probeer het: kies klaver 3, diamant 4 en kers 5, en tik op het contract “reeks van 5”.
romi-rami-lesson-joker = De scheidsrechter zegt wat er ontbreekt. Neem een ander: “paar + drie gelijke”. Je hebt twee drieën en twee vijven, en één keer in het spel is de joker elke kaart die je wilt. Tik op het contract en druk op “Betalen”.
romi-rami-lesson-end-again = Heel goed! Beëindig de beurt.
romi-rami-lesson-trophies = Ook de vier trofeeën leveren aan het eind punten op: voor wie de meeste contracten van een kleur heeft, of de meeste combinaties van zoveel kaarten. Bij gelijkspel krijgt niemand ze.
romi-rami-lesson-won = Met z’n tweeën eindigt het spel als iemand 7 contracten heeft en iedereen even vaak aan de beurt was. Contracten, bonuskaarten, trofeeën en een ongebruikte joker tellen. Nu ken je het spel. Veel plezier!
