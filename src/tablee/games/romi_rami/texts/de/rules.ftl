## Romi Rami: the paragraphs of the rules page.

romi-rami-rules-cards-title = Die Karten
romi-rami-rules-cards = Es gibt 92 Karten in vier Farben: Herz, Diamant, Kirsche und Kleeblatt. Sie haben die Werte 1 bis 5. In jeder Farbe gibt es fünf 2er, fünf 3er und fünf 4er, aber nur vier 1er und vier 5er.

romi-rami-rules-contracts-title = Die Aufträge
romi-rami-rules-contracts = Es gibt 36 Aufträge. Jeder verlangt eine bis drei Kombinationen, etwa ein Paar, einen Vierling oder eine Folge. Außerdem zeigt er seine Punkte und seine Bonusfarbe.

romi-rami-rules-trophies-title = Die Trophäen
romi-rami-rules-trophies = Die vier Trophäen werden zu Beginn geworfen; es gilt die Seite, die oben liegt. Die eine Seite belohnt die meisten Kombinationen aus zwei, drei, vier oder fünf Karten und ist 5, 4, 3 oder 2 Punkte wert. Die andere belohnt die meisten Aufträge mit einer bestimmten Bonusfarbe und ist 3 Punkte wert.

romi-rami-rules-deal-title = Austeilen
romi-rami-rules-deal = Es spielen 2 bis 4 Personen. Jeder bekommt 3 Karten und einen Joker. Vier Aufträge und sechs Karten liegen offen: Das sind die Märkte. Es beginnt, wer am jüngsten ist oder wen der Gastgeber oder das Los bestimmt. Gespielt wird im Uhrzeigersinn.

romi-rami-rules-take-title = Schritt 1: Karten nehmen
romi-rami-rules-take = Nimm eine, zwei oder drei Karten vom Markt. Alle müssen denselben Wert haben oder alle dieselbe Farbe. Mindestens eine musst du nehmen.

romi-rami-rules-complete-title = Schritt 2: Aufträge erfüllen
romi-rami-rules-complete = Wenn du magst, erfülle so viele Aufträge vom Markt, wie du bezahlen kannst. Zwischendurch wird der Markt nicht aufgefüllt.

romi-rami-rules-refill-title = Schritt 3: Auffüllen
romi-rami-rules-refill = Die Märkte werden wieder aufgefüllt. Hast du weniger als 3 Karten, ziehst du auf 3 nach. Hast du mehr als 10, wirfst du welche ab, bis es 10 sind: Du entscheidest, welche.

romi-rami-rules-pay-title = Einen Auftrag bezahlen
romi-rami-rules-pay = Bezahle mit genau den Karten, die der Auftrag verlangt, nicht mehr und nicht weniger. Jede Karte zählt nur für eine Kombination.

romi-rami-rules-values-title = Nur die Werte zählen
romi-rami-rules-values = Paar, Drilling, Vierling und Fünfling sind Karten mit gleichem Wert in beliebigen Farben. Eine Folge besteht aus aufeinanderfolgenden Werten in beliebigen Farben; nach der 5 kommt nie eine 1. Ein 1er-Paar besteht aus zwei 1ern.

romi-rami-rules-same-title = Zweimal derselbe Wert
romi-rami-rules-same = Zwei Kombinationen eines Auftrags dürfen denselben Wert haben: Vier 2er sind ein Vierling oder zwei Paare, je nachdem, was du brauchst.

romi-rami-rules-joker-title = Der Joker
romi-rami-rules-joker = Einmal im Spiel darfst du deinen Joker anstelle einer beliebigen Karte eines Auftrags einsetzen. Dann ist er weg. Er zählt nie als Bonusfarbe.

romi-rami-rules-bonus-title = Bonuskarten
romi-rami-rules-bonus = Du nimmst den Auftrag zu dir. Von den Karten, mit denen du bezahlt hast, kommen die in seiner Bonusfarbe verdeckt auf deinen Bonusstapel und sind am Ende je 1 Punkt wert. Die anderen werden abgeworfen. Überleg also gut, womit du bezahlst.

romi-rami-rules-ending-title = Das Ende
romi-rami-rules-ending = Sobald jemand genug Aufträge erfüllt hat (zu zweit 7, zu dritt 6, zu viert 5), beginnen die letzten Züge: Ihr spielt weiter, bis alle gleich oft dran waren.

romi-rami-rules-score-title = Punkte
romi-rami-rules-score = Zähle zusammen: die Punkte auf deinen Aufträgen, 1 Punkt für jede Bonuskarte, deine Trophäen und 1 Punkt, wenn du deinen Joker nicht benutzt hast.

romi-rami-rules-most-title = Wer eine Trophäe bekommt
romi-rami-rules-most = Eine Farbtrophäe bekommt, wer die meisten Aufträge mit dieser Bonusfarbe hat; Bonuskarten zählen nicht. Eine Kombinationstrophäe bekommt, wer die meisten Kombinationen dieser Größe hat; drei Paare in einem Auftrag zählen als drei. Bei Gleichstand bekommt sie niemand, auch nicht, wenn alle null haben.

romi-rami-rules-winner-title = Wer gewinnt
romi-rami-rules-winner = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheiden die Bonuskarten: Wer mehr davon hat, gewinnt. Ist auch das gleich, wird der Sieg geteilt.

romi-rami-rules-match-title = Mehrere Runden
romi-rami-rules-match = Eine Partie kann mehrere Runden haben. Jede ist ein ganzes Spiel, und alle bekommen ihren Joker zurück. Die Punkte werden zusammengezählt, und wer die höchste Summe hat, gewinnt; bei gleicher Summe wird der Sieg geteilt. Die nächste Runde beginnt die nächste Person im Uhrzeigersinn.

romi-rami-rules-empty-title = Wenn die Karten ausgehen
romi-rami-rules-empty = Ist der Stapel leer, werden die abgeworfenen Karten gemischt und bilden einen neuen. Gibt es auch davon keine, bleibt der Markt kleiner; liegt dort gar keine Karte mehr, entfällt das Nehmen. Gibt es keine Aufträge mehr, spielt ihr weiter, bis alle gleich oft dran waren; dann endet das Spiel.

romi-rami-rules-secret-title = Was alle sehen
romi-rami-rules-secret = Alle sehen beide Märkte, erfüllte Aufträge, Joker, Trophäen und abgeworfene Karten. Alle sehen auch, wie viele Karten in den Stapeln, in den Bonusstapeln und auf jeder Hand sind und mit welchen Karten du bezahlst. Die Handkarten sind verdeckt, und was auf deinem Bonusstapel liegt, weißt nur du.

romi-rami-rules-stalled-title = Stillstand
romi-rami-rules-stalled = Erfüllt sehr viele Züge lang niemand einen Auftrag, endet das Spiel und wird so gewertet, wie es steht.

romi-rami-rules-edition-title = Eine eigene Ausgabe
romi-rami-rules-edition = Ihr könnt mit eigenen Karten, Aufträgen und Trophäen aus einer Datei spielen.

romi-rami-rules-clock-title = Spielen mit Uhr
romi-rami-rules-clock = Ihr könnt ein Zeitlimit vereinbaren. Ist deine Zeit um und du hast noch keine Karten genommen, wird für dich die Karte genommen, die am längsten auf dem Markt liegt. Aufträge werden nicht mehr erfüllt. Hast du mehr als 10 Karten, werden die niedrigsten abgeworfen, und dein Zug endet.
