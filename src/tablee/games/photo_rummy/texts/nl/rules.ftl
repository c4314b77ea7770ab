## Photo Rummy: the paragraphs of the rules page.

photo-rummy-rules-pieces-title = De kaarten
photo-rummy-rules-pieces = Er zijn 102 foto’s. Elk van de 17 Europese hoofdsteden heeft er een voor elk van de zes thema’s: paleizen en parlementen, kerken, bezienswaardigheden, typische gerechten, brievenbussen en emblemen. Elke foto is er maar één keer. Verder zijn er zes jokers.

photo-rummy-rules-deal-title = Kaarten delen
photo-rummy-rules-deal = Je speelt met 2 tot 4 spelers, zoveel rondes als je wilt. Iedereen krijgt 8 kaarten, die de anderen niet zien. De rest wordt gedekt verdeeld over vijf ongeveer even hoge stapels.

photo-rummy-rules-first-title = Wie begint
photo-rummy-rules-first = De jongste begint de eerste ronde: de host kiest zijn of haar plaats, of laat het lot beslissen. Er wordt met de klok mee gespeeld. In de volgende ronde begint de volgende speler, tenzij je iets anders afspreekt.

photo-rummy-rules-melds-title = Families en series
photo-rummy-rules-melds = Er zijn twee soorten combinaties. Een familie bestaat uit drie tot en met zes kaarten van één hoofdstad, een serie uit vier tot en met zeventien kaarten van één thema.

photo-rummy-rules-jokers-title = Meer foto’s dan jokers
photo-rummy-rules-jokers = Een joker staat voor een foto naar keuze. Elke combinatie heeft meer foto’s dan jokers nodig: bij drie of vier kaarten mag er één joker bij zijn, bij vijf of zes kaarten twee, enzovoort.

photo-rummy-rules-joker-stands-title = Waarvoor een joker staat
photo-rummy-rules-joker-stands = Een joker staat voor een foto die in zijn combinatie ontbreekt, ook als die foto ergens anders op tafel ligt. Een familie heeft dus nooit meer dan zes kaarten, en een serie nooit meer dan zeventien. Je hoeft niet te zeggen welke foto het is.

photo-rummy-rules-draw-title = Eerst een kaart pakken
photo-rummy-rules-draw = Je begint je beurt met één kaart van een stapel naar keuze. Daarna mag je kaarten leggen, en dan eindigt je beurt. Je legt nooit een kaart af.

photo-rummy-rules-lay-title = Leggen of niet leggen
photo-rummy-rules-lay = Je mag in één beurt meerdere combinaties leggen. Kun of wil je niets leggen, dan houd je gewoon de gepakte kaart.

photo-rummy-rules-opening-title = Je eerste combinatie
photo-rummy-rules-opening = Tot je in deze ronde je eerste combinatie hebt gelegd, mag je alleen combinaties van uitsluitend eigen kaarten leggen. Je eerste combinatie leggen heet uitkomen.

photo-rummy-rules-add-title = Aanleggen en herschikken
photo-rummy-rules-add = Zodra je bent uitgekomen, ook nog in dezelfde beurt, mag je kaarten aanleggen bij elke combinatie op tafel. Je mag combinaties ook uit elkaar halen en opnieuw samenstellen. In latere beurten mag je herschikken zonder een kaart te leggen. Of je goed bent uitgekomen, wordt aan het eind van je beurt gecontroleerd: een deel van de kaarten die je hebt gelegd, moet op zichzelf een combinatie vormen, waar ze dan ook liggen.

photo-rummy-rules-rebuild-title = Wat op tafel blijft
photo-rummy-rules-rebuild = Kaarten die op tafel lagen, blijven op tafel, behalve een joker die je voor een foto ruilt. Aan het eind van je beurt moet elke combinatie geldig zijn; tussendoor mag alles. Kaarten die je deze beurt hebt gelegd, mag je terugnemen.

photo-rummy-rules-take-joker-title = Een joker nemen
photo-rummy-rules-take-joker = Ben je uitgekomen, dan mag je een foto uit je hand ruilen voor een joker op tafel. De foto moet passen in de combinatie van de joker zoals die aan het begin van je beurt lag, en de combinatie moet geldig blijven. De joker komt in je hand: gebruik hem meteen of bewaar hem. Voor één foto krijg je één joker, en de foto blijft op tafel.

photo-rummy-rules-nothing-lost-title = Er komt niets bij, er verdwijnt niets
photo-rummy-rules-nothing-lost = In je hand en op tafel samen vind je na het leggen dezelfde kaarten als ervoor. Er komen alleen kaarten uit je hand bij op tafel.

photo-rummy-rules-out-title = Uit zijn
photo-rummy-rules-out = Wie als eerste zijn laatste kaart legt, terwijl elke combinatie op tafel geldig is, is uit en wint meteen de ronde.

photo-rummy-rules-points-title = Punten
photo-rummy-rules-points = Alle anderen verliezen 1 punt voor elke foto en 10 punten voor elke joker die ze nog in de hand hebben. De winnaar krijgt al die punten erbij.

photo-rummy-rules-void-title = Een onbesliste ronde
photo-rummy-rules-void = Zijn alle stapels op en is niemand uit, dan is de ronde onbeslist en scoort niemand. Wie de laatste kaart pakte, maakt zijn beurt nog af. Spreek van tevoren af of een onbesliste ronde telt als gespeeld of wordt overgespeeld.

photo-rummy-rules-match-title = De partij
photo-rummy-rules-match = Na het afgesproken aantal rondes wint het hoogste totaal. Spelers met hetzelfde totaal eindigen gelijk.

photo-rummy-rules-clock-title = Fouten, en de klok
photo-rummy-rules-clock = Klopt een combinatie op tafel aan het eind van je beurt niet, dan keurt de scheidsrechter je beurt af: maak het in orde of neem het terug. Speel je met de klok en is je tijd om, dan worden de tafel en je hand weer zoals ze waren, en houd je de gepakte kaart. Had je nog geen kaart gepakt, dan wordt er een voor je gepakt.
