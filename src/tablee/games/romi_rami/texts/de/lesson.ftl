## Romi Rami: what the lesson says, scene by scene.

romi-rami-lesson-welcome = Willkommen! Du hast drei Karten und einen Joker. In der Mitte liegen die Märkte: Aufträge, die Punkte bringen, und Karten, mit denen du sie bezahlst. Wer am Ende die meisten Punkte hat, gewinnt.
romi-rami-lesson-take = Jeder Zug beginnt am Kartenmarkt: Nimm eine bis drei Karten mit gleichem Wert oder gleicher Farbe. Wähle beide 2er und drücke „2 Karten nehmen“.
romi-rami-lesson-complete = Du hast vier 2er! Genau das verlangt der Auftrag „Vierling“. Tippe ihn an und drücke „Bezahlen“.
romi-rami-lesson-end = Der Auftrag gehört dir: 2 Punkte. Seine Bonusfarbe ist Herz: Die Herzkarte, mit der du bezahlt hast, kommt auf deinen Bonusstapel und bringt noch einen Punkt. Beende den Zug: Märkte und Hand werden aufgefüllt.
romi-rami-lesson-suit = Mia hat zwei 4er genommen. Nimm jetzt Karten einer Farbe: Herz 3 und Herz 5.
romi-rami-lesson-refused = Kannst du eine 5er-Folge bezahlen? Probier es aus: Wähle Kleeblatt 3, Diamant 4 und Kirsche 5 und tippe auf den Auftrag „5er-Folge“.
romi-rami-lesson-joker = Der Schiedsrichter sagt dir, was fehlt. Versuch es mit einem anderen Auftrag: „Paar + Drilling“. Du hast zwei 3er und zwei 5er, und einmal im Spiel ist dein Joker jede Karte, die du willst. Tippe den Auftrag an und drücke „Bezahlen“.
romi-rami-lesson-end-again = Sehr gut! Beende den Zug.
romi-rami-lesson-trophies = Auch die vier Trophäen bringen am Ende Punkte. Eine bekommt, wer die meisten Aufträge mit einer bestimmten Bonusfarbe oder die meisten Kombinationen einer bestimmten Größe hat. Bei Gleichstand bekommt sie niemand.
romi-rami-lesson-won = Zu zweit endet das Spiel, wenn jemand 7 Aufträge hat und alle gleich oft dran waren. Es zählen Aufträge, Bonuskarten, Trophäen und ein unbenutzter Joker. Jetzt kennst du das Spiel. Viel Spaß!
