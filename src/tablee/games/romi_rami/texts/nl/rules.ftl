## Romi Rami: the paragraphs of the rules page.

romi-rami-rules-cards-title = De kaarten
romi-rami-rules-cards = 92 kaarten in vier kleuren: hart, diamant, kers en klaver. Ze hebben de waarden 1 tot 5; van de tweeën, drieën en vieren zijn er vijf per kleur, van de enen en vijven vier.

romi-rami-rules-contracts-title = De contracten
romi-rami-rules-contracts = 36 contracten. Elk vraagt een tot drie combinaties, zoals een paar, vier gelijke of een reeks, en noemt zijn punten en zijn bonuskleur.

romi-rami-rules-trophies-title = De trofeeën
romi-rami-rules-trophies = Vier trofeeën worden aan het begin opgegooid; de kant die boven ligt, doet mee. De ene kant is voor combinaties van twee, drie, vier of vijf kaarten en telt 5, 4, 3 of 2 punten; de andere is voor contracten van een kleur en telt 3.

romi-rami-rules-deal-title = Het verdelen
romi-rami-rules-deal = Je speelt met 2 tot 4 personen. Ieder krijgt 3 kaarten en een joker. Vier contracten en zes kaarten liggen open: de markten. De jongste begint, of wie het lot of de tafel aanwijst; het gaat met de klok mee.

romi-rami-rules-take-title = Stap 1: kaarten nemen
romi-rami-rules-take = Neem een, twee of drie kaarten van de markt. Ze hebben allemaal dezelfde waarde, of allemaal dezelfde kleur. Je moet er minstens één nemen.

romi-rami-rules-complete-title = Stap 2: contracten vervullen
romi-rami-rules-complete = Als je wilt, vervul je zoveel contracten van de markt als je kunt betalen. De markt wordt tussendoor niet aangevuld.

romi-rami-rules-refill-title = Stap 3: aanvullen
romi-rami-rules-refill = De markten worden weer aangevuld. Heb je minder dan 3 kaarten, dan pak je bij tot 3; heb je er meer dan 10, dan leg je naar keuze af tot 10.

romi-rami-rules-pay-title = Een contract betalen
romi-rami-rules-pay = Betaal precies de kaarten die het contract vraagt, niet meer en niet minder. Elke kaart dient voor één combinatie.

romi-rami-rules-values-title = Alleen de waarden tellen
romi-rami-rules-values = Een paar, of drie, vier of vijf gelijke, zijn gelijke waarden in welke kleur ook. Een reeks is opeenvolgende waarden in welke kleur ook; na de 5 komt geen 1. Een paar enen vraagt enen.

romi-rami-rules-same-title = Twee keer dezelfde waarde
romi-rami-rules-same = Twee combinaties van een contract mogen dezelfde waarde hebben: vier tweeën zijn vier gelijke of twee paren, zoals je wilt.

romi-rami-rules-joker-title = De joker
romi-rami-rules-joker = Eén keer in het spel mag je je joker gebruiken in plaats van een kaart van een contract. Daarna is hij weg. Hij heeft nooit de bonuskleur.

romi-rami-rules-bonus-title = Bonuskaarten
romi-rami-rules-bonus = Het contract komt bij jou. Van de betaalde kaarten gaan die van de bonuskleur gedekt op je bonusstapel en tellen aan het eind elk 1 punt; de andere worden afgelegd. Kies dus goed waarmee je betaalt.

romi-rami-rules-ending-title = Het einde
romi-rami-rules-ending = Heeft iemand met z’n tweeën 7, met drie 6 of met vier 5 contracten vervuld, dan wordt de tafelronde uitgespeeld, zodat iedereen even vaak aan de beurt was.

romi-rami-rules-score-title = Punten
romi-rami-rules-score = De punten van je contracten, 1 voor elke bonuskaart, je trofeeën, en 1 voor een ongebruikte joker.

romi-rami-rules-most-title = Wie een trofee krijgt
romi-rami-rules-most = Een kleurtrofee gaat naar wie de meeste contracten van die kleur heeft; bonuskaarten tellen niet. Een combinatietrofee gaat naar wie de meeste combinaties van die grootte heeft; drie paren in één contract zijn er drie. Bij gelijkspel, ook op nul, krijgt niemand hem.

romi-rami-rules-winner-title = Wie wint
romi-rami-rules-winner = De meeste punten winnen; bij gelijkspel de meeste bonuskaarten. Is ook dat gelijk, dan wordt de winst gedeeld.

romi-rami-rules-match-title = Meer rondes
romi-rami-rules-match = Een partij kan meer rondes hebben; elke ronde is een heel spel, waarin iedereen weer een joker heeft. De punten worden opgeteld en het hoogste totaal wint; bij gelijke totalen wordt de winst gedeeld. Elke ronde begint de volgende plaats met de klok mee.

romi-rami-rules-empty-title = Als de kaarten op zijn
romi-rami-rules-empty = Is de stapel leeg, dan worden de afgelegde kaarten opnieuw geschud. Zijn die er ook niet, dan blijft de markt kleiner; heeft hij geen enkele kaart, dan neem je niets. Zijn er geen contracten meer, dan eindigt het spel na de tafelronde.

romi-rami-rules-secret-title = Wat iedereen ziet
romi-rami-rules-secret = Iedereen ziet beide markten, de hoogte van de stapels, hoeveel kaarten er in elke hand en op elke bonusstapel liggen, vervulde contracten, jokers, trofeeën en afgelegde kaarten, en de kaarten waarmee betaald wordt. De handen zijn verborgen, en alleen jij weet welke kaarten er op je bonusstapel liggen.

romi-rami-rules-stalled-title = Als er niets gebeurt
romi-rami-rules-stalled = Vervult heel veel beurten lang niemand een contract, dan eindigt het spel en wordt het geteld zoals het staat.

romi-rami-rules-edition-title = Jullie eigen uitgave
romi-rami-rules-edition = De tafel kan met eigen kaarten, contracten en trofeeën spelen, uit een bestand.

romi-rami-rules-clock-title = Spelen met de klok
romi-rami-rules-clock = Een tafel kan een tijdslimiet afspreken. Is de tijd om, dan neemt de tafel voor je de kaart die het langst op de markt ligt, als je er nog geen had genomen, vervult niets, legt de laagste van meer dan 10 kaarten af en beëindigt je beurt. Dat kan alleen de tafel zelf.
