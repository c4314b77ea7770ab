## Photo Rummy: the paragraphs of the rules page.

photo-rummy-rules-pieces-title = De kaarten
photo-rummy-rules-pieces = 102 foto’s: van 17 Europese hoofdsteden één voor elk van de zes thema’s, namelijk paleizen en parlementen, kerken, bezienswaardigheden, typische gerechten, brievenbussen en emblemen. Elke foto is er één keer. Daarbij komen zes jokers.

photo-rummy-rules-deal-title = Het verdelen
photo-rummy-rules-deal = Met 2 tot 4 personen speel je zoveel rondes als je afspreekt. Ieder krijgt 8 kaarten; de rest ligt gedekt in vijf bijna even hoge stapels.

photo-rummy-rules-first-title = Wie begint
photo-rummy-rules-first = De jongste begint de eerste ronde: wie de tafel opende wijst de plaats aan, of het lot beslist. Het gaat met de klok mee. Latere rondes begint de volgende plaats, of wie de tafel afspreekt.

photo-rummy-rules-melds-title = Families en series
photo-rummy-rules-melds = Een familie is drie of meer kaarten van één hoofdstad, hoogstens zes. Een serie is vier of meer kaarten van één thema, hoogstens zeventien.

photo-rummy-rules-jokers-title = Meer foto’s dan jokers
photo-rummy-rules-jokers = Een joker staat voor elke foto. In elke combinatie liggen meer foto’s dan jokers: bij drie of vier kaarten hoogstens één joker, bij vijf of zes hoogstens twee.

photo-rummy-rules-joker-stands-title = Waarvoor een joker staat
photo-rummy-rules-joker-stands = Een joker staat voor een foto die in zijn combinatie ontbreekt; die foto mag ergens anders liggen. Een familie heeft dus nooit meer dan zes kaarten, een serie nooit meer dan zeventien. Welke foto het is, hoeft niemand te zeggen.

photo-rummy-rules-draw-title = Eerst een kaart pakken
photo-rummy-rules-draw = Je beurt begint met een kaart van een stapel naar keuze. Daarna mag je leggen, en dan eindigt de beurt. Er wordt niets afgelegd.

photo-rummy-rules-lay-title = Leggen of niet
photo-rummy-rules-lay = Je mag in één beurt meer combinaties leggen. Kun of wil je niet leggen, dan houd je de gepakte kaart.

photo-rummy-rules-opening-title = Uitkomen
photo-rummy-rules-opening = Tot je in deze ronde voor het eerst hebt gelegd, mag je alleen combinaties van eigen kaarten leggen. Dat wordt aan het eind van je beurt beoordeeld: van de kaarten die je hebt gelegd, moeten er een paar samen een combinatie vormen, waar ze dan ook liggen.

photo-rummy-rules-add-title = Aanleggen
photo-rummy-rules-add = Zodra je bent uitgekomen, ook in dezelfde beurt, mag je kaarten aan elke combinatie op tafel leggen, en combinaties uit elkaar halen en opnieuw bouwen. In een latere beurt mag je ook verbouwen zonder te leggen.

photo-rummy-rules-rebuild-title = De tafel verbouwen
photo-rummy-rules-rebuild = Elke kaart die op tafel lag, blijft op tafel, behalve een joker die je voor een foto inruilt, en aan het eind van je beurt is elke combinatie geldig. Tussendoor mag alles. Kaarten die je in deze beurt hebt gelegd, mag je terugnemen.

photo-rummy-rules-take-joker-title = Een joker nemen
photo-rummy-rules-take-joker = Ben je uitgekomen, dan mag je een foto uit je hand op de plaats van een joker leggen, als ze past in die combinatie zoals die aan het begin van je beurt lag en de combinatie geldig blijft. De joker komt in je hand: gebruik hem meteen of bewaar hem. Eén foto maakt één joker vrij, en blijft op tafel.

photo-rummy-rules-nothing-lost-title = Niets komt erbij, niets verdwijnt
photo-rummy-rules-nothing-lost = Hand en tafel hebben voor en na je beurt samen dezelfde kaarten. Alleen kaarten uit je hand komen op tafel.

photo-rummy-rules-out-title = Het einde van de ronde
photo-rummy-rules-out = Wie met een geldige tafel de laatste kaart van zijn hand legt, wint de ronde meteen.

photo-rummy-rules-points-title = Punten
photo-rummy-rules-points = Alle anderen verliezen 1 punt voor elke foto en 10 voor elke joker in de hand. De winnaar krijgt de som.

photo-rummy-rules-void-title = Een ongeldige ronde
photo-rummy-rules-void = Zijn alle stapels op en is niemand uit, dan scoort niemand. Wie de laatste kaart pakte, maakt eerst de beurt af. De tafel spreekt af of zo’n ronde telt als gespeeld of wordt overgespeeld.

photo-rummy-rules-match-title = De partij
photo-rummy-rules-match = Na de afgesproken rondes wint het hoogste totaal; bij gelijke totalen deel je de plaats.

photo-rummy-rules-clock-title = Een ongeldige tafel, en de klok
photo-rummy-rules-clock = Een beurt die de tafel ongeldig zou achterlaten, wordt geweigerd: herstel hem of neem hem terug. Speel je met de klok en is de tijd om, dan zijn tafel en hand weer zoals eerst en houd je de gepakte kaart; had je nog niet gepakt, dan pakt de tafel voor je. Dat kan alleen de tafel zelf.
