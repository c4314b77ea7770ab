## Tile Rummy: the paragraphs of the rules page.

tile-rummy-rules-pieces-title = Die Steine
tile-rummy-rules-pieces = 106 Steine: die Zahlen 1 bis 13 in Schwarz, Rot, Blau und Orange, jede zweimal, und zwei Sterne. Jede Farbe hat ihre eigene Form. Ein Stein zählt seine Zahl; ein Stern zählt auf der Bank 25, auf dem Tisch das, wofür er steht.

tile-rummy-rules-deal-title = Das Verteilen
tile-rummy-rules-deal = 2 bis 4 Personen spielen so viele Runden, wie sie vereinbaren. Jeder bekommt 14 Steine verdeckt auf die Bank; der Rest ist der Vorrat. Es geht im Uhrzeigersinn.

tile-rummy-rules-first-title = Wer beginnt
tile-rummy-rules-first = Jeder zieht einen Stein: Der niedrigste beginnt, ein Stern ist der höchste, bei Gleichstand wird neu gezogen. Die Steine gehen zurück. Spätere Runden beginnt der nächste Platz, oder wie der Tisch es vereinbart.

tile-rummy-rules-sequence-title = Folgen
tile-rummy-rules-sequence = Drei oder mehr Zahlen hintereinander in einer Farbe. Die 1 kommt nur vor der 2: 12, 13, 1 ist keine Folge.

tile-rummy-rules-series-title = Gruppen
tile-rummy-rules-series = Drei oder vier Steine mit derselben Zahl, alle in verschiedenen Farben.

tile-rummy-rules-star-title = Sterne
tile-rummy-rules-star = Ein Stern steht für jeden beliebigen Stein. Auf dem Tisch hat er ein Gesicht: den Stein, für den er steht. Eine Kombination darf beide Sterne enthalten.

tile-rummy-rules-twice-title = Nichts doppelt
tile-rummy-rules-twice = Eine Kombination enthält nie denselben Stein zweimal: eine Gruppe jede Farbe einmal, eine Folge jede Zahl einmal. In welcher Reihenfolge du die Steine hinlegst, ist gleich.

tile-rummy-rules-opening-title = Das erste Auslegen: 30 Punkte
tile-rummy-rules-opening = Wenn du zum ersten Mal legst, kommt alles von deiner Bank: eine oder mehrere Kombinationen, zusammen mindestens 30 wert. Ein Stern zählt, wofür er steht.

tile-rummy-rules-lay-title = Was du in einem Zug tust
tile-rummy-rules-lay = Hast du in einem früheren Zug ausgelegt, legst du entweder mindestens einen Stein deiner Bank oder tauschst einen. Du darfst neue Kombinationen bilden oder die auf dem Tisch umbauen. In dem Zug, in dem du zum ersten Mal auslegst, bleibt der Tisch, wie er ist, außer es ist anders vereinbart; dann müssen einige der gelegten Steine für sich Kombinationen mit genug Punkten ergeben. Nur umbauen ist kein Zug.

tile-rummy-rules-change-title = Den Tisch umbauen
tile-rummy-rules-change = Du darfst an Kombinationen anlegen, sie teilen und neu zusammensetzen. Jeder Stein, der dort lag, bleibt dort, und am Ende deines Zuges ist jede Kombination gültig. Was du in diesem Zug gelegt hast, darfst du zurücknehmen.

tile-rummy-rules-take-star-title = Einen Stern frei machen
tile-rummy-rules-take-star = Ein Stern auf dem Tisch kommt nie zurück auf eine Bank. Lege von deiner Bank den Stein, für den er steht, an seinen Platz, und lege den Stern im selben Zug, wohin du willst. In einer Dreiergruppe steht er für jede der beiden fehlenden Farben. Befreist du mehrere Sterne einer Kombination, müssen deine Steine dort zusammen liegen können. Sonst darf er nur dorthin, wo er für dasselbe steht. Ein Tisch kann vereinbaren, dass Sterne beim Umbauen frei sind.

tile-rummy-rules-exchange-title = Tauschen
tile-rummy-rules-exchange = Wer nicht legt, tauscht: Wähle einen Stein deiner Bank, ziehe einen neuen aus dem Vorrat, und der alte wird hineingemischt. Niemand sieht sie. Ist der Vorrat leer, setzt du aus.

tile-rummy-rules-nothing-lost-title = Nichts kommt dazu, nichts verschwindet
tile-rummy-rules-nothing-lost = Bank und Tisch haben vor und nach deinem Zug zusammen dieselben Steine. Nur Steine deiner Bank kommen auf den Tisch.

tile-rummy-rules-out-title = Das Ende der Runde
tile-rummy-rules-out = Wer den letzten Stein legt, gewinnt. Die anderen verlieren die Punkte auf ihrer Bank; die Summe bekommt, wer gewonnen hat.

tile-rummy-rules-double-title = Alles auf einmal
tile-rummy-rules-double = Legst du deine ganze Bank in einem Zug, ohne in dieser Runde vorher gelegt zu haben, zählt alles doppelt. Beim „Ziehen und abwerfen“ heißt das: alle Steine außer dem, den du abwirfst.

tile-rummy-rules-blocked-title = Eine blockierte Runde
tile-rummy-rules-blocked = Ist der Vorrat leer und setzen alle nacheinander aus, ist die Runde vorbei; ebenso, wenn sehr viele Züge lang niemand gelegt hat. Jeder verliert, was auf seiner Bank ist, und niemand gewinnt dazu.

tile-rummy-rules-score-title = Der Zettel
tile-rummy-rules-score = Der Zettel hat eine Zeile für jede Runde und eine Spalte für jeden. Nach den vereinbarten Runden gewinnt die höchste Summe; gleiche Summen teilen sich den Platz.

tile-rummy-rules-drawing-title = Versionen mit Ziehen
tile-rummy-rules-drawing = In zwei weiteren Versionen beginnt jeder Zug mit dem Ziehen eines Steins. Danach darfst du legen, musst aber nicht. Alle Regeln zum Auslegen, zu Kombinationen und zum Umbauen bleiben gleich.

tile-rummy-rules-discard-title = Version: ziehen und abwerfen
tile-rummy-rules-discard = Am Anfang deines Zuges ziehst du, am Ende wirfst du einen Stein ab, ob du legst oder nicht; auch ein Stern darf es sein. Zum Fertigwerden brauchst du also einen Stein zum Abwerfen. Abgeworfene Steine liegen verdeckt beiseite oder kommen, wenn vereinbart, zurück in den Vorrat. Getauscht wird nicht. Ist der Vorrat leer, wird nicht gezogen; wer dann nicht legt, setzt aus und wirft nichts ab.

tile-rummy-rules-keep-title = Version: ziehen und behalten
tile-rummy-rules-keep = Am Anfang deines Zuges ziehst du, und abgeworfen wird nichts. Bis zum ersten Auslegen darfst du auch einen Stein tauschen; damit endet dein Zug. Ist der Vorrat leer, wird nicht gezogen.

tile-rummy-rules-stars-title = Mehr oder weniger Sterne
tile-rummy-rules-stars = Der Tisch kann ohne Sterne oder mit bis zu vier spielen und vereinbaren, was ein Stern auf der Bank am Ende kostet.

tile-rummy-rules-minimum-title = Ein anderes Minimum
tile-rummy-rules-minimum = Die Punkte zum ersten Auslegen dürfen höher sein, dann wird es schwerer, oder niedriger. Bei 0 genügt irgendeine Kombination aus deiner Bank.

tile-rummy-rules-only-title = Nur eine Art
tile-rummy-rules-only = Der Tisch kann vereinbaren, dass nur Folgen gelten oder nur Gruppen.

tile-rummy-rules-ace-title = Die 1 nach der 13
tile-rummy-rules-ace = Wenn vereinbart, darf die 1 auch nach der 13 kommen. Dazwischen liegt sie nie: 13, 1, 2 ist keine Folge. Sie zählt weiter 1.

tile-rummy-rules-mixed-title = Gemischte Farben
tile-rummy-rules-mixed = Wenn vereinbart, darf eine Folge Farben mischen. Jede Zahl hat sie trotzdem nur einmal.

tile-rummy-rules-house-title = Hausregeln
tile-rummy-rules-house = Der Tisch kann auch 7 bis 20 Steine austeilen, vor jeder Runde neu auslosen, wer beginnt, das Verdoppeln weglassen und bei „Ziehen und behalten“ auch die tauschen lassen, die schon ausgelegt haben.

tile-rummy-rules-clock-title = Die Sanduhr
tile-rummy-rules-clock = Ein Zug kann eine Zeitgrenze haben. Ist die Zeit um, liegen Tisch und Bank wieder wie zuvor, und der Nächste ist dran; ein Stein, der zu ziehen war, wird für dich gezogen. Das kann nur der Tisch selbst.
