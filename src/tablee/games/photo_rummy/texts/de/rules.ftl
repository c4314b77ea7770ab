## Photo Rummy: the paragraphs of the rules page.

photo-rummy-rules-pieces-title = Die Karten
photo-rummy-rules-pieces = Es gibt 102 Fotos, aus jeder von 17 Hauptstädten Europas eines zu jedem der sechs Themen: Paläste und Parlamente, Kirchen, Sehenswürdigkeiten, landestypische Leckereien, Briefkästen und Symbole. Jedes Foto gibt es nur einmal. Dazu kommen sechs Joker.

photo-rummy-rules-deal-title = Austeilen
photo-rummy-rules-deal = 2 bis 4 Personen spielen so viele Runden, wie sie wollen. Jeder bekommt 8 Karten, die die anderen nicht sehen. Der Rest kommt verdeckt in fünf etwa gleich hohe Stapel.

photo-rummy-rules-first-title = Wer beginnt
photo-rummy-rules-first = Wer am jüngsten ist, beginnt die erste Runde: Der Gastgeber wählt den Platz oder lässt das Los entscheiden. Gespielt wird im Uhrzeigersinn. Die nächste Runde beginnt die nächste Person, wenn ihr nichts anderes vereinbart.

photo-rummy-rules-melds-title = Familien und Serien
photo-rummy-rules-melds = Es gibt zwei Arten von Kombinationen. Eine Familie besteht aus drei bis sechs Karten einer Hauptstadt. Eine Serie besteht aus vier bis siebzehn Karten eines Themas. In der Anleitung heißen sie „Reihe“ und „Set“.

photo-rummy-rules-jokers-title = Mehr Fotos als Joker
photo-rummy-rules-jokers = Ein Joker kann für jedes beliebige Foto stehen. Jede Kombination braucht mehr Fotos als Joker: Bei drei oder vier Karten ist ein Joker erlaubt, bei fünf oder sechs sind es zwei und so weiter.

photo-rummy-rules-joker-stands-title = Wofür ein Joker steht
photo-rummy-rules-joker-stands = Ein Joker steht für ein Foto, das in seiner Kombination fehlt, auch wenn dieses Foto woanders auf dem Tisch liegt. Eine Familie hat darum nie mehr als sechs Karten, eine Serie nie mehr als siebzehn. Für welches Foto er steht, brauchst du nicht zu sagen.

photo-rummy-rules-draw-title = Zuerst eine Karte ziehen
photo-rummy-rules-draw = Zu Beginn deines Zuges ziehst du eine Karte von einem Stapel deiner Wahl. Danach darfst du Karten legen. Dann endet dein Zug. Abgeworfen wird nichts.

photo-rummy-rules-lay-title = Legen oder nicht
photo-rummy-rules-lay = Du darfst in einem Zug mehrere Kombinationen legen. Kannst oder willst du nichts legen, behältst du einfach die gezogene Karte.

photo-rummy-rules-opening-title = Das erste Auslegen
photo-rummy-rules-opening = Mit deiner ersten Kombination in der Runde legst du zum ersten Mal aus. Bis dahin darfst du nur Kombinationen legen, die ganz aus deinen eigenen Karten bestehen.

photo-rummy-rules-add-title = Anlegen und umbauen
photo-rummy-rules-add = Hast du ausgelegt, auch wenn es erst in diesem Zug war, darfst du an jede Kombination auf dem Tisch anlegen. Du darfst Kombinationen auch zerlegen und neu zusammensetzen. In späteren Zügen darfst du umbauen, ohne eine Karte zu legen. Geprüft wird dein erstes Auslegen am Ende des Zuges: Einige der Karten, die du gelegt hast, müssen für sich eine Kombination ergeben, wo auch immer sie dann liegen.

photo-rummy-rules-rebuild-title = Was auf dem Tisch bleibt
photo-rummy-rules-rebuild = Karten, die auf dem Tisch lagen, bleiben auf dem Tisch, außer einem Joker, gegen den du ein Foto eintauschst. Am Ende deines Zuges muss jede Kombination gültig sein; dazwischen ist alles erlaubt. Karten, die du in diesem Zug gelegt hast, darfst du zurücknehmen.

photo-rummy-rules-take-joker-title = Ein Foto gegen einen Joker eintauschen
photo-rummy-rules-take-joker = Hast du ausgelegt, darfst du ein Foto aus deiner Hand gegen einen Joker auf dem Tisch eintauschen. Das Foto muss in die Kombination des Jokers passen, so wie sie zu Beginn deines Zuges lag, und sie muss gültig bleiben. Der Joker kommt auf deine Hand: Nutze ihn gleich oder behalte ihn. Für ein Foto bekommst du einen Joker, und das Foto bleibt auf dem Tisch.

photo-rummy-rules-nothing-lost-title = Nichts kommt dazu, nichts verschwindet
photo-rummy-rules-nothing-lost = Hand und Tisch zusammen haben nach deinem Zug dieselben Karten wie vorher. Nur Karten aus deiner Hand kommen neu auf den Tisch.

photo-rummy-rules-out-title = Das Ende der Runde
photo-rummy-rules-out = Wer zuerst alle Karten los ist und nur gültige Kombinationen auf dem Tisch lässt, gewinnt die Runde sofort.

photo-rummy-rules-points-title = Punkte
photo-rummy-rules-points = Alle anderen verlieren 1 Punkt für jedes Foto und 10 Punkte für jeden Joker auf ihrer Hand. Wer gewonnen hat, bekommt die Summe.

photo-rummy-rules-void-title = Eine unentschiedene Runde
photo-rummy-rules-void = Sind alle Stapel aufgebraucht und niemand ist fertig, ist die Runde unentschieden, und niemand bekommt Punkte. Wer die letzte Karte gezogen hat, spielt den Zug noch zu Ende. Vereinbart vorher, ob so eine Runde als gespielt zählt oder wiederholt wird.

photo-rummy-rules-match-title = Die Partie
photo-rummy-rules-match = Nach den vereinbarten Runden gewinnt, wer die höchste Summe hat. Bei gleicher Summe wird der Platz geteilt.

photo-rummy-rules-clock-title = Fehler und die Uhr
photo-rummy-rules-clock = Wäre nach deinem Zug eine Kombination auf dem Tisch nicht gültig, lehnt der Schiedsrichter ihn ab: Bessere nach oder nimm ihn zurück. Spielt ihr mit Uhr und deine Zeit ist um, liegt alles wieder wie zuvor, und du behältst die gezogene Karte. Hattest du noch nicht gezogen, wird eine Karte für dich gezogen.
