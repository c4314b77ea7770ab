## Zoo Domino: what the lesson says, scene by scene.

zoo-domino-lesson-welcome = Welkom! Dit zijn je zeven stenen. Mia, tegenover je, heeft er ook zeven. Wie als eerste zijn laatste steen legt, wint.
zoo-domino-lesson-begin = Jij begint, met een steen naar keuze. Neem olifant–leeuw: tik erop en tik dan op de plek in het midden. Je kunt hem ook slepen, of de pijltjestoetsen en Enter gebruiken.
zoo-domino-lesson-fit = Mia heeft een leeuw naast jouw leeuw gelegd. Nu ligt er aan het ene uiteinde een olifant en aan het andere een aap. Je aap–pinguïn past rechts: leg hem daar.
zoo-domino-lesson-refused = Wat gebeurt er als iets niet past? Probeer het: leg olifant–flamingo links, bij de giraf.
zoo-domino-lesson-better = De scheidsrechter zegt waarom het niet mag, en ‘Waarom?’ brengt je naar de regel. Niets aan de hand. Leg er liever giraf–zebra: die past.
zoo-domino-lesson-alone = Zoek nu zelf uit welke van je stenen past, en leg hem aan.
zoo-domino-lesson-draw = Nu past geen van je stenen: aan het ene uiteinde ligt een leeuw, aan het andere een giraf. Dus pak je uit de pot. Druk op ‘Pakken’.
zoo-domino-lesson-draw-again = Deze past ook niet. Pak verder tot er een past.
zoo-domino-lesson-drawn = Giraf–flamingo past. Die moet je meteen leggen: leg hem rechts.
zoo-domino-lesson-last = Een paar beurten later: je hebt nog maar één steen, en die past. Leg hem!
zoo-domino-lesson-won = Je hebt je laatste steen gelegd: gewonnen! Dat was de eerste manier van spelen. Er is een tweede, met troeven. Zullen we eens kijken?
zoo-domino-lesson-trumps = Bij de tweede manier worden alle stenen verdeeld, hier onder vier spelers. Wie de dubbele olifant heeft, begint daarmee. Dat ben jij!
zoo-domino-lesson-trump = Nu past geen van je stenen. Maar dubbele stenen zijn troeven: die mag je naast elk dier leggen. Leg de dubbele zebra rechts.
zoo-domino-lesson-beside = Weer past er niets, en rechts ligt een troef: de dubbele giraf van Lea. Probeer de dubbele pinguïn ernaast te leggen.
zoo-domino-lesson-other-end = Twee troeven mogen nooit naast elkaar liggen. Maar links ligt geen troef: de dubbele flamingo paste daar, dus is hij er geen. Leg de dubbele pinguïn links.
zoo-domino-lesson-trumps-over = Nu ken je beide manieren van spelen. Nog één ding: je laatste steen mag je niet als troef leggen. Veel plezier!
