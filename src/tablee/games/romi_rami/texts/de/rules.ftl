## Romi Rami: the paragraphs of the rules page.

romi-rami-rules-cards-title = Die Karten
romi-rami-rules-cards = 92 Karten in vier Farben: Herz, Diamant, Kirsche und Klee. Sie haben die Werte 1 bis 5; von den 2ern, 3ern und 4ern gibt es in jeder Farbe fünf, von den 1ern und 5ern vier.

romi-rami-rules-contracts-title = Die Aufträge
romi-rami-rules-contracts = 36 Aufträge. Jeder verlangt ein bis drei Kombinationen, etwa ein Paar, einen Vierling oder eine Folge, und nennt seine Punkte und seine Bonusfarbe.

romi-rami-rules-trophies-title = Die Trophäen
romi-rami-rules-trophies = Vier Trophäen werden zu Beginn geworfen; die Seite, die oben liegt, gilt. Die eine Seite ist für Kombinationen aus zwei, drei, vier oder fünf Karten und zählt 5, 4, 3 oder 2 Punkte; die andere ist für Aufträge einer Farbe und zählt 3.

romi-rami-rules-deal-title = Das Verteilen
romi-rami-rules-deal = Es spielen 2 bis 4 Personen. Jeder bekommt 3 Karten und einen Joker. Vier Aufträge und sechs Karten liegen offen: die Märkte. Die jüngste Person beginnt, oder wen das Los oder der Tisch bestimmt; es geht im Uhrzeigersinn.

romi-rami-rules-take-title = Schritt 1: Karten nehmen
romi-rami-rules-take = Nimm eine, zwei oder drei Karten vom Markt. Alle müssen denselben Wert haben oder alle dieselbe Farbe. Mindestens eine musst du nehmen.

romi-rami-rules-complete-title = Schritt 2: Aufträge erfüllen
romi-rami-rules-complete = Wenn du magst, erfülle so viele Aufträge des Marktes, wie du bezahlen kannst. Zwischendurch wird der Markt nicht aufgefüllt.

romi-rami-rules-refill-title = Schritt 3: auffüllen
romi-rami-rules-refill = Die Märkte werden wieder aufgefüllt. Hast du weniger als 3 Karten, ziehst du bis 3 nach; hast du mehr als 10, wirfst du nach Wahl ab, bis es 10 sind.

romi-rami-rules-pay-title = Einen Auftrag bezahlen
romi-rami-rules-pay = Bezahle genau die Karten, die der Auftrag verlangt, nicht mehr und nicht weniger. Jede Karte dient nur einer Kombination.

romi-rami-rules-values-title = Nur die Werte zählen
romi-rami-rules-values = Ein Paar, Drilling, Vierling oder Fünfling sind gleiche Werte in beliebigen Farben. Eine Folge sind aufeinanderfolgende Werte in beliebigen Farben; nach der 5 kommt keine 1. Ein Paar 1er braucht 1er.

romi-rami-rules-same-title = Zweimal derselbe Wert
romi-rami-rules-same = Zwei Kombinationen eines Auftrags dürfen denselben Wert haben: Vier 2er sind ein Vierling oder zwei Paare, wie du willst.

romi-rami-rules-joker-title = Der Joker
romi-rami-rules-joker = Einmal im Spiel darfst du deinen Joker statt irgendeiner Karte eines Auftrags nehmen. Dann ist er weg. Er hat nie die Bonusfarbe.

romi-rami-rules-bonus-title = Bonuskarten
romi-rami-rules-bonus = Der Auftrag kommt zu dir. Von den bezahlten Karten kommen die der Bonusfarbe verdeckt auf deinen Bonusstapel und zählen am Ende je 1 Punkt; die anderen werden abgeworfen. Überlege also, womit du bezahlst.

romi-rami-rules-ending-title = Das Ende
romi-rami-rules-ending = Hat jemand zu zweit 7, zu dritt 6 oder zu viert 5 Aufträge erfüllt, wird die Tischrunde zu Ende gespielt, damit alle gleich oft dran waren.

romi-rami-rules-score-title = Punkte
romi-rami-rules-score = Die Punkte deiner Aufträge, 1 für jede Bonuskarte, deine Trophäen und 1 für einen unbenutzten Joker.

romi-rami-rules-most-title = Wer eine Trophäe bekommt
romi-rami-rules-most = Eine Farbtrophäe bekommt, wer die meisten Aufträge dieser Farbe hat; Bonuskarten zählen nicht. Eine Kombinationstrophäe bekommt, wer die meisten Kombinationen dieser Größe hat; drei Paare in einem Auftrag sind drei. Bei Gleichstand bekommt sie niemand, auch wenn alle nichts davon haben.

romi-rami-rules-winner-title = Wer gewinnt
romi-rami-rules-winner = Die meisten Punkte gewinnen, bei Gleichstand die meisten Bonuskarten. Ist auch das gleich, wird der Sieg geteilt.

romi-rami-rules-match-title = Mehrere Runden
romi-rami-rules-match = Eine Partie kann mehrere Runden haben; jede ist ein ganzes Spiel, in dem alle wieder einen Joker haben. Die Punkte werden zusammengezählt, und die höchste Summe gewinnt; gleiche Summen teilen sich den Sieg. Jede Runde beginnt der nächste Platz im Uhrzeigersinn.

romi-rami-rules-empty-title = Wenn die Karten ausgehen
romi-rami-rules-empty = Ist der Stapel leer, werden die abgeworfenen Karten neu gemischt. Gibt es auch keine, bleibt der Markt kleiner; hat er gar keine Karten, entfällt das Nehmen. Gibt es keinen Auftrag mehr, endet das Spiel nach der Tischrunde.

romi-rami-rules-secret-title = Was alle sehen
romi-rami-rules-secret = Alle sehen beide Märkte, die Höhe der Stapel, die Zahl der Karten jeder Hand und jedes Bonusstapels, erfüllte Aufträge, Joker, Trophäen und abgeworfene Karten und die Karten, mit denen bezahlt wird. Die Hände sind verdeckt, und welche Karten auf deinem Bonusstapel liegen, weißt nur du.

romi-rami-rules-stalled-title = Wenn nichts geschieht
romi-rami-rules-stalled = Erfüllt sehr viele Züge lang niemand einen Auftrag, endet das Spiel und wird gewertet, wie es steht.

romi-rami-rules-edition-title = Die eigene Ausgabe
romi-rami-rules-edition = Der Tisch kann mit eigenen Karten, Aufträgen und Trophäen spielen, die als Datei gegeben werden.

romi-rami-rules-clock-title = Spielen mit Uhr
romi-rami-rules-clock = Ein Tisch kann eine Zeitgrenze vereinbaren. Ist die Zeit um, nimmt der Tisch die Karte für dich, die am längsten im Markt liegt, wenn du noch keine genommen hast, erfüllt nichts, wirft die niedrigsten von mehr als 10 Karten ab und beendet deinen Zug. Das kann nur der Tisch selbst.
