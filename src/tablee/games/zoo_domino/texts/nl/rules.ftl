## Zoo Domino: the paragraphs of the rules page.

zoo-domino-rules-pieces-title = De stenen
zoo-domino-rules-pieces = 36 stenen tonen elk twee dieren: elk paar van de acht dieren één keer, en acht dubbele stenen met twee keer hetzelfde dier. Je speelt met 2 tot 6 personen.

zoo-domino-rules-secret-title = Wat iedereen ziet
zoo-domino-rules-secret = Iedereen ziet de rij, hoeveel stenen ieder heeft, hoeveel er nog in de pot zitten, en wie gepakt of gepast heeft. De handen blijven verborgen tot de ronde voorbij is.

zoo-domino-rules-deal-title = Het verdelen
zoo-domino-rules-deal = Met z’n tweeën krijgt ieder 7 stenen, met drie 6, met vier 5, met vijf of zes 4. De rest is de pot, gedekt.

zoo-domino-rules-begin-title = De eerste steen
zoo-domino-rules-begin = Wie begint, legt een steen naar keuze. De plaats wijst de gastheer of gastvrouw aan, of het lot beslist. Latere rondes begint de volgende plaats met de klok mee, dezelfde plaats of de winnaar, zoals afgesproken; zijn er meer winnaars, dan de volgende van hen met de klok mee.

zoo-domino-rules-fit-title = Wat past
zoo-domino-rules-fit = Om de beurt legt ieder een steen aan een uiteinde van de rij, zodat de helften die elkaar raken hetzelfde dier tonen. Een dubbele steen leg je als elke andere. De rij mag de hoek om: dat verandert niets.

zoo-domino-rules-stock-title = Past er niets? Pak!
zoo-domino-rules-stock = Past geen van je stenen, pak dan uit de pot, een voor een, tot er een past, en leg die meteen. Past er een, dan moet je leggen en mag je niet pakken. Passen mag alleen als niets past en de pot leeg is.

zoo-domino-rules-out-title = Het einde van de ronde
zoo-domino-rules-out = Wie de laatste steen van zijn hand legt, wint. Kan niemand verder, dan winnen de minste stenen; wie er even weinig heeft, deelt de winst.

zoo-domino-rules-deal-all-title = Het verdelen met troeven
zoo-domino-rules-deal-all = Alle stenen worden verdeeld, aan ieder evenveel. Met vijf blijft er één over: die ligt open als begin van de rij en is nooit een troef.

zoo-domino-rules-elephant-title = De dubbele olifant begint
zoo-domino-rules-elephant = Wie de dubbele olifant heeft, begint en legt hem als eerste. Is er een steen over, dan legt die speler in plaats daarvan een passende steen, of troeft of past. Is de dubbele olifant zelf over, dan begint de eerste plaats.

zoo-domino-rules-trump-title = Dubbele stenen zijn troeven
zoo-domino-rules-trump = Past er niets, dan mag je een dubbele steen dwars tegen elk dier leggen, aan elk uiteinde; de rij gaat met zijn dier verder. Zolang een van je stenen past, mag je niet troeven. Een dubbele steen die past, leg je gewoon aan en is geen troef.

zoo-domino-rules-side-title = Nooit twee troeven naast elkaar
zoo-domino-rules-side = Aan een uiteinde dat een troef is, mag geen tweede troef. Een dubbele steen die gewoon paste, is geen troef: daarnaast mag er wel een liggen.

zoo-domino-rules-last-title = Niet met de laatste steen
zoo-domino-rules-last = De laatste steen van je hand mag je niet als troef leggen. Is het een dubbele steen die past, dan mag je hem leggen.

zoo-domino-rules-pass-title = Passen
zoo-domino-rules-pass = Kun je niet aanleggen en niet troeven, dan pas je. Kun je alleen troeven, dan mag je ook passen, tenzij de tafel heeft afgesproken dat troeven verplicht is. Past er een steen, dan moet je er een leggen.

zoo-domino-rules-trumps-out-title = Het einde met troeven
zoo-domino-rules-trumps-out = Wie de laatste steen van zijn hand legt, wint. Past iedereen achter elkaar, dan zit de ronde vast en winnen de minste stenen; wie er even weinig heeft, deelt de winst.

zoo-domino-rules-match-title = Rondes en punten
zoo-domino-rules-match = Een partij heeft zoveel rondes als de tafel afspreekt. Een gewonnen ronde is een punt, ook als de winst gedeeld is. De meeste punten winnen de partij.

zoo-domino-rules-clock-title = Spelen met de klok
zoo-domino-rules-clock = Een tafel kan een tijdslimiet afspreken. Is de tijd om, dan doet de tafel wat je moet doen: een passende steen leggen, pakken tot er een past, of passen. Ze troeft alleen als is afgesproken dat troeven verplicht is. Dat kan alleen de tafel zelf.
