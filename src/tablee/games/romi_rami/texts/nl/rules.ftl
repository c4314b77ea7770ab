## Romi Rami: the paragraphs of the rules page.

romi-rami-rules-cards-title = De kaarten
romi-rami-rules-cards = Er zijn 92 kaarten in vier kleuren: harten, ruiten, kersen en klaver. Ze hebben de waarden 1 tot en met 5. Elke kleur heeft vijf tweeën, vijf drieën en vijf vieren, maar slechts vier enen en vier vijven.

romi-rami-rules-contracts-title = De contracten
romi-rami-rules-contracts = Er zijn 36 contracten. Elk vraagt één tot drie combinaties, zoals een paar, vier gelijke of een rij. Er staat ook op hoeveel punten het waard is en wat de bonuskleur is.

romi-rami-rules-trophies-title = De trofeeën
romi-rami-rules-trophies = De vier trofeeën worden aan het begin opgegooid; de kant die boven ligt, doet mee. De ene kant beloont de meeste combinaties van twee, drie, vier of vijf kaarten en is 5, 4, 3 of 2 punten waard. De andere beloont de meeste contracten met een bepaalde bonuskleur en is 3 punten waard.

romi-rami-rules-deal-title = Kaarten delen
romi-rami-rules-deal = Je speelt met 2 tot 4 spelers. Iedereen krijgt 3 kaarten en een joker. Vier contracten en zes kaarten liggen open op tafel: dat zijn de markten. De jongste begint: de host kiest zijn of haar plaats, of laat het lot beslissen. Er wordt met de klok mee gespeeld.

romi-rami-rules-take-title = Stap 1: kaarten nemen
romi-rami-rules-take = Neem één, twee of drie kaarten van de markt. Ze moeten allemaal dezelfde waarde hebben, of allemaal dezelfde kleur. Je moet er minstens één nemen.

romi-rami-rules-complete-title = Stap 2: contracten voltooien
romi-rami-rules-complete = Als je wilt, voltooi je zoveel contracten van de markt als je kunt betalen. De markt wordt tussendoor niet aangevuld.

romi-rami-rules-refill-title = Stap 3: aanvullen
romi-rami-rules-refill = De markten worden weer aangevuld. Heb je minder dan 3 kaarten, dan vul je je hand aan tot 3. Heb je er meer dan 10, dan leg je er af tot je er 10 overhoudt: jij kiest welke.

romi-rami-rules-pay-title = Een contract betalen
romi-rami-rules-pay = Betaal precies de kaarten die het contract vraagt, niet meer en niet minder. Elke kaart telt voor maar één combinatie.

romi-rami-rules-values-title = Alleen de waarden tellen
romi-rami-rules-values = Een paar en drie, vier of vijf gelijke zijn kaarten met dezelfde waarde, ongeacht de kleur. Een rij bestaat uit opeenvolgende waarden, ook ongeacht de kleur; na een 5 komt nooit een 1. Noemt het contract de waarde, zoals bij een paar enen, dan telt alleen die waarde.

romi-rami-rules-same-title = Twee keer dezelfde waarde
romi-rami-rules-same = Twee combinaties van een contract mogen dezelfde waarde hebben: vier tweeën zijn vier gelijke of twee paren, net wat je nodig hebt.

romi-rami-rules-joker-title = De joker
romi-rami-rules-joker = Eén keer per spel mag je je joker gebruiken in plaats van een willekeurige kaart van een contract. Daarna is hij weg. Hij telt nooit als de bonuskleur.

romi-rami-rules-bonus-title = Bonuskaarten
romi-rami-rules-bonus = Je neemt het contract. Van de kaarten waarmee je betaalde, gaan die in de bonuskleur gedekt op je bonusstapel; ze zijn aan het eind elk 1 punt waard. De andere worden afgelegd. Kies dus goed waarmee je betaalt.

romi-rami-rules-ending-title = Het einde
romi-rami-rules-ending = Met z’n tweeën beginnen de laatste beurten zodra iemand zijn zevende contract voltooit, met z’n drieën bij het zesde en met z’n vieren bij het vijfde. Daarna wordt er doorgespeeld tot iedereen even vaak aan de beurt is geweest.

romi-rami-rules-score-title = Punten
romi-rami-rules-score = Tel de punten van je contracten op, plus 1 punt voor elke bonuskaart, je trofeeën, en 1 punt als je je joker nooit hebt gebruikt.

romi-rami-rules-most-title = Wie een trofee krijgt
romi-rami-rules-most = Een kleurtrofee gaat naar wie de meeste contracten met die bonuskleur heeft; bonuskaarten tellen niet. Een combinatietrofee gaat naar wie de meeste combinaties van die grootte heeft; drie paren in één contract tellen voor drie. Bij een gelijke stand krijgt niemand de trofee, ook als iedereen er nul heeft.

romi-rami-rules-winner-title = Wie wint
romi-rami-rules-winner = Wie de meeste punten heeft, wint. Bij een gelijke stand wint wie de meeste bonuskaarten heeft. Is ook dat gelijk, dan delen die spelers de overwinning.

romi-rami-rules-match-title = Meerdere rondes
romi-rami-rules-match = Een partij kan meerdere rondes hebben. Elke ronde is een heel spel, en iedereen krijgt zijn joker terug. De punten worden opgeteld en het hoogste totaal wint; spelers met hetzelfde totaal delen de overwinning. In de volgende ronde begint de volgende speler met de klok mee.

romi-rami-rules-empty-title = Als de kaarten op zijn
romi-rami-rules-empty = Is de stapel op, dan worden de afgelegde kaarten geschud tot een nieuwe stapel. Zijn die er ook niet, dan blijft de markt kleiner; ligt er geen enkele kaart, dan neem je niets. Zijn er geen contracten meer, dan wordt er doorgespeeld tot iedereen even vaak aan de beurt is geweest, en dan eindigt het spel.

romi-rami-rules-secret-title = Wat iedereen ziet
romi-rami-rules-secret = Iedereen ziet beide markten, hoeveel kaarten er in elke stapel, hand en bonusstapel zitten, de voltooide contracten, de jokers, de trofeeën en de afgelegde kaarten. Ook de kaarten waarmee je betaalt, ziet iedereen. Wat je in je hand hebt, blijft verborgen, en alleen jij weet welke kaarten er op je bonusstapel liggen.

romi-rami-rules-stalled-title = Als er niets gebeurt
romi-rami-rules-stalled = Wordt er heel veel beurten lang geen contract voltooid, dan eindigt het spel en tellen de punten van dat moment.

romi-rami-rules-edition-title = Je eigen uitgave
romi-rami-rules-edition = Je mag met eigen kaarten, contracten en trofeeën spelen, uit een bestand.

romi-rami-rules-clock-title = Spelen met de klok
romi-rami-rules-clock = Je mag een tijdslimiet afspreken. Is je tijd om en heb je nog geen kaarten genomen, dan wordt voor jou de kaart genomen die het langst op de markt ligt. Er worden geen contracten meer voltooid. Heb je meer dan 10 kaarten, dan worden de laagste afgelegd. Daarna eindigt je beurt.
