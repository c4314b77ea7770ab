## Romi Rami: what the lesson says, scene by scene.

romi-rami-lesson-welcome = Willkommen! Du hast drei Karten und einen Joker. In der Mitte liegen die Märkte: Aufträge, die Punkte bringen, und Karten, mit denen du sie bezahlst. Wer am Ende die meisten Punkte hat, gewinnt.
romi-rami-lesson-take = Jeder Zug beginnt am Kartenmarkt: Nimm eine bis drei Karten desselben Werts oder derselben Farbe. Wähle beide 2er und drücke „Nehmen“.
romi-rami-lesson-complete = Du hast vier 2er! Genau das verlangt der Auftrag „Vierling“. Tippe ihn an und drücke „Bezahlen“.
romi-rami-lesson-end = Der Auftrag gehört dir, 2 Punkte. Das Herz, mit dem du bezahlt hast, ist seine Bonusfarbe: Es kommt auf deinen Bonusstapel und ist noch ein Punkt. Beende den Zug: Märkte und Hand werden aufgefüllt.
romi-rami-lesson-suit = Mia hat zwei 4er genommen. Nimm jetzt Karten einer Farbe: Herz 3 und Herz 5.
romi-rami-lesson-refused = Kannst du eine 5er-Folge bezahlen? Probier es: Wähle Klee 3, Diamant 4 und Kirsche 5 und tippe auf den Auftrag „5er-Folge“.
romi-rami-lesson-joker = Der Schiedsrichter sagt, was fehlt. Nimm einen anderen: „Paar + Drilling“. Du hast zwei 3er und zwei 5er, und der Joker ist einmal im Spiel jede Karte, die du willst. Tippe den Auftrag an und drücke „Bezahlen“.
romi-rami-lesson-end-again = Sehr gut! Beende den Zug.
romi-rami-lesson-trophies = Auch die vier Trophäen bringen am Ende Punkte: wer die meisten Aufträge einer Farbe hat oder die meisten Kombinationen aus so vielen Karten. Bei Gleichstand bekommt sie niemand.
romi-rami-lesson-won = Zu zweit endet das Spiel, wenn jemand 7 Aufträge hat und alle gleich oft dran waren. Es zählen Aufträge, Bonuskarten, Trophäen und ein unbenutzter Joker. Jetzt kennst du das Spiel. Viel Spaß!
