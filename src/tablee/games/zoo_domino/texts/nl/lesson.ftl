## Zoo Domino: what the lesson says, scene by scene.

zoo-domino-lesson-welcome = Welkom! Dit zijn je zeven stenen. Mia, tegenover je, heeft er ook zeven. Wie het eerst zijn laatste steen legt, wint.
zoo-domino-lesson-begin = Jij begint, met een steen naar keuze. Neem olifant–leeuw: tik erop en tik dan op de plek in het midden. Je kunt hem ook slepen, of de pijltjes en Enter gebruiken.
zoo-domino-lesson-fit = Mia heeft een leeuw tegen jouw leeuw gelegd. Nu liggen er een olifant en een aap aan de uiteinden. Je aap–pinguïn past rechts: leg hem daar.
zoo-domino-lesson-refused = En als iets niet past? Probeer het: leg olifant–flamingo links, waar de giraf is.
zoo-domino-lesson-better = De scheidsrechter zegt waarom het niet mag, en “Waarom?” leidt naar de regel. Er is niets verloren. Leg er liever giraf–zebra: die past.
zoo-domino-lesson-alone = Zoek nu zelf uit welke van je stenen past, en leg hem aan.
zoo-domino-lesson-draw = Nu past geen van je stenen: aan de uiteinden liggen een leeuw en een giraf. Dus pak je uit de pot. Druk op “Pakken”.
zoo-domino-lesson-draw-again = Die past ook niet. Je pakt tot er een past.
zoo-domino-lesson-drawn = Giraf–flamingo past. Wat past, leg je meteen: leg hem rechts.
zoo-domino-lesson-last = Een paar beurten later: je hebt nog maar één steen, en hij past. Leg hem!
zoo-domino-lesson-won = Je hebt je laatste steen gelegd: gewonnen! Dat is de eerste manier van spelen. Er is een tweede, met troeven. Zullen we kijken?
zoo-domino-lesson-trumps = Tweede manier: alle stenen worden verdeeld, hier onder vier spelers. Wie de dubbele olifant heeft, begint ermee. Dat ben jij!
zoo-domino-lesson-trump = Nu past er niets van jou. Maar dubbele stenen zijn troeven: ze mogen tegen elk dier liggen. Leg de dubbele zebra rechts.
zoo-domino-lesson-beside = Weer past er niets, en rechts ligt een troef: de giraffen van Lea. Probeer de dubbele pinguïn ernaast te leggen.
zoo-domino-lesson-other-end = Twee troeven liggen nooit naast elkaar. Links ligt geen troef: de flamingo’s pasten daar gewoon. Leg de dubbele pinguïn links.
zoo-domino-lesson-trumps-over = Nu ken je beide manieren van spelen. Nog één ding: je laatste steen mag geen troef zijn. Veel plezier!
