## Tile Rummy: what the lesson says, scene by scene.

tile-rummy-lesson-welcome = Welkom! Dit zijn je 14 stenen. Je legt combinaties: rijen zoals rood 10, 11, 12, en series zoals drie zevens in verschillende kleuren. Wie als eerste zijn laatste steen legt, wint.
tile-rummy-lesson-short = Begin met een rij. Tik op de rode 10 en de rode 11, en dan op de lege plek op tafel. Slepen kan ook.
tile-rummy-lesson-open = Twee stenen zijn te weinig: de scheidsrechter zegt het meteen. Leg de rode 12 erbij. Dat zijn samen 33 punten; om uit te komen heb je er 30 nodig. Druk dan op ‘Einde beurt’.
tile-rummy-lesson-add = Ook Mia is uitgekomen. Vanaf nu mag je alles op tafel herschikken. Leg de blauwe 3 en de blauwe 4 aan bij Mia’s blauwe rij en beëindig je beurt.
tile-rummy-lesson-apart = Je mag combinaties ook uit elkaar halen. Maak een nieuwe serie van je zwarte 7, je oranje 7 en de blauwe 7 op tafel: de blauwe rij blijft lang genoeg. Beëindig dan je beurt.
tile-rummy-lesson-star = Een ster staat voor een steen naar keuze; die van Mia staat voor de rode 13. Jij hebt de echte! Leg je rode 13 op die plek, en leg de ster bij de zwarte 1 en de zwarte 2: hij wordt de zwarte 3. Beëindig dan je beurt.
tile-rummy-lesson-exchange = Nu kun je niets leggen. Dan ruil je een steen: druk op ‘Ruilen’, kies de oranje 1 en bevestig. Je krijgt een nieuwe uit de pot.
tile-rummy-lesson-last = Een paar beurten later: je hebt nog één steen, en Mia heeft net drie tienen gelegd. Leg je rode 10 erbij en beëindig je beurt.
tile-rummy-lesson-won = Je plankje is leeg: gewonnen! Mia verliest de punten op haar plankje, en jij krijgt ze erbij. Nu ken je het spel. Veel plezier!
