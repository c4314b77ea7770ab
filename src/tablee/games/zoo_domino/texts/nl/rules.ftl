## Zoo Domino: the paragraphs of the rules page.

zoo-domino-rules-pieces-title = De stenen
zoo-domino-rules-pieces = Er zijn 36 stenen, elk met twee dieren: elk paar van de acht dieren één keer, plus acht dubbele stenen met twee keer hetzelfde dier. Je speelt met 2 tot 6 spelers.

zoo-domino-rules-secret-title = Wat iedereen ziet
zoo-domino-rules-secret = Iedereen ziet de rij, hoeveel stenen elke speler heeft, hoeveel er nog in de pot zitten, en wie er heeft gepakt of gepast. Wat je in je hand hebt, blijft verborgen tot de ronde is afgelopen.

zoo-domino-rules-deal-title = Stenen verdelen
zoo-domino-rules-deal = Met z’n tweeën krijgt iedereen 7 stenen, met z’n drieën 6, met z’n vieren 5, met z’n vijven of zessen 4. De rest is de pot en blijft gedekt liggen.

zoo-domino-rules-begin-title = De eerste steen
zoo-domino-rules-begin = Wie begint, legt een steen naar keuze. De host kiest wie dat is, of laat het lot beslissen. In latere rondes begint de volgende speler met de klok mee, dezelfde speler of de winnaar, net wat je afspreekt. Zijn er meerdere winnaars, dan is het de volgende van hen met de klok mee.

zoo-domino-rules-fit-title = Wat past
zoo-domino-rules-fit = Om de beurt leg je een steen aan een van de uiteinden van de rij, zodat de helften die elkaar raken hetzelfde dier tonen. Een dubbele steen leg je net als elke andere. De rij mag de hoek om: dat maakt niets uit.

zoo-domino-rules-stock-title = Past er niets? Pak!
zoo-domino-rules-stock = Past geen van je stenen, pak dan uit de pot, een voor een, tot er een past. Die leg je meteen. Heb je een steen die past, dan moet je die leggen, of een andere die past: je mag niet pakken. Passen mag alleen als je niets kunt leggen en de pot leeg is.

zoo-domino-rules-out-title = Het einde van de ronde
zoo-domino-rules-out = Wie als eerste zijn laatste steen legt, wint. Kan niemand verder, dan wint wie de minste stenen heeft. Spelers die er even weinig hebben, delen de overwinning.

zoo-domino-rules-deal-all-title = Stenen verdelen met troeven
zoo-domino-rules-deal-all = Alle stenen worden verdeeld, voor iedereen evenveel. Met z’n vijven blijft er één over: die komt open op tafel als begin van de rij, en is nooit een troef.

zoo-domino-rules-elephant-title = De dubbele olifant begint
zoo-domino-rules-elephant = Wie de dubbele olifant heeft, begint en legt die als eerste steen. Ligt er al een steen die over was, dan begint die speler met een gewone beurt: aanleggen, en anders troeven of passen. Was de dubbele olifant zelf over, dan begint de speler die daarvoor is gekozen.

zoo-domino-rules-trump-title = Dubbele stenen zijn troeven
zoo-domino-rules-trump = Past er niets, dan mag je een dubbele steen dwars naast elk dier leggen, aan welk uiteinde je wilt; de rij gaat verder met het dier van de dubbele steen. Zolang een van je stenen past, mag je niet troeven. Een dubbele steen die past, leg je als elke andere steen; dat is dan geen troef.

zoo-domino-rules-side-title = Nooit twee troeven naast elkaar
zoo-domino-rules-side = Je mag geen troef naast een troef leggen. Een dubbele steen die is gelegd omdat hij paste, is geen troef: daar mag je wel een troef naast leggen.

zoo-domino-rules-last-title = Nooit als laatste steen
zoo-domino-rules-last = Je laatste steen mag je niet als troef leggen. Is het een dubbele steen die past, dan mag je hem leggen.

zoo-domino-rules-pass-title = Passen
zoo-domino-rules-pass = Kun je niet aanleggen en niet troeven, dan pas je. Kun je alleen troeven, dan mag je ook passen, tenzij je hebt afgesproken dat troeven verplicht is. Kun je wel een steen aanleggen, dan moet dat ook.

zoo-domino-rules-trumps-out-title = Het einde met troeven
zoo-domino-rules-trumps-out = Wie als eerste zijn laatste steen legt, wint. Passen alle spelers na elkaar, dan zit de ronde vast en wint wie de minste stenen heeft. Spelers die er even weinig hebben, delen de overwinning.

zoo-domino-rules-match-title = Rondes en punten
zoo-domino-rules-match = Een partij heeft zoveel rondes als je wilt. Elke gewonnen ronde is een punt, ook als je de overwinning deelt. Wie de meeste punten heeft, wint de partij.

zoo-domino-rules-clock-title = Spelen met de klok
zoo-domino-rules-clock = Je mag een tijdslimiet afspreken. Is je tijd om, dan speelt de tafel voor je: die legt een passende steen, pakt uit de pot tot dat lukt, of past. Troeven doet de tafel alleen als je hebt afgesproken dat troeven verplicht is.
