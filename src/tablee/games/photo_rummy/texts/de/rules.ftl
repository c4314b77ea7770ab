## Photo Rummy: the paragraphs of the rules page.

photo-rummy-rules-pieces-title = Die Karten
photo-rummy-rules-pieces = 102 Fotos: aus 17 Hauptstädten Europas je eines zu sechs Themen, nämlich Paläste und Parlamente, Kirchen, Sehenswürdigkeiten, landestypische Leckereien, Briefkästen und Symbole. Jedes Foto gibt es einmal. Dazu kommen sechs Joker.

photo-rummy-rules-deal-title = Das Verteilen
photo-rummy-rules-deal = 2 bis 4 Personen spielen so viele Runden, wie sie vereinbaren. Jeder bekommt 8 Karten; der Rest liegt verdeckt in fünf fast gleich hohen Stapeln.

photo-rummy-rules-first-title = Wer beginnt
photo-rummy-rules-first = Die jüngste Person beginnt die erste Runde: Wer den Tisch eröffnet hat, wählt den Platz, oder das Los entscheidet. Es geht im Uhrzeigersinn. Spätere Runden beginnt der nächste Platz, oder wie vereinbart.

photo-rummy-rules-melds-title = Familien und Serien
photo-rummy-rules-melds = Eine Familie sind drei oder mehr Karten einer Hauptstadt, höchstens sechs. Eine Serie sind vier oder mehr Karten eines Themas, höchstens siebzehn.

photo-rummy-rules-jokers-title = Mehr Fotos als Joker
photo-rummy-rules-jokers = Ein Joker steht für jedes beliebige Foto. Überall liegen mehr Fotos als Joker: bei drei oder vier Karten höchstens ein Joker, bei fünf oder sechs höchstens zwei.

photo-rummy-rules-joker-stands-title = Wofür ein Joker steht
photo-rummy-rules-joker-stands = Ein Joker steht für ein Foto, das in seiner Auslage fehlt; dieses Foto darf anderswo liegen. Eine Familie hat darum nie mehr als sechs Karten, eine Serie nie mehr als siebzehn. Welches Foto er ist, braucht niemand zu sagen.

photo-rummy-rules-draw-title = Zuerst eine Karte ziehen
photo-rummy-rules-draw = Dein Zug beginnt mit einer Karte von einem Stapel deiner Wahl. Dann darfst du legen, und dann endet der Zug. Abgeworfen wird nichts.

photo-rummy-rules-lay-title = Legen oder nicht
photo-rummy-rules-lay = Du darfst in einem Zug mehrere Familien und Serien legen. Kannst oder willst du nicht legen, behältst du die gezogene Karte.

photo-rummy-rules-opening-title = Das erste Auslegen
photo-rummy-rules-opening = Bis du in dieser Runde zum ersten Mal ausgelegt hast, darfst du nur Familien und Serien aus eigenen Karten legen. Das wird am Ende deines Zuges geprüft: Unter den Karten, die du gelegt hast, müssen welche sein, die für sich allein eine Familie oder Serie sind, wo immer sie dann liegen.

photo-rummy-rules-add-title = Anlegen
photo-rummy-rules-add = Hast du ausgelegt, auch erst in diesem Zug, darfst du an alles anlegen, was auf dem Tisch liegt, und es zerlegen und neu bauen. In einem späteren Zug darfst du auch umbauen, ohne zu legen.

photo-rummy-rules-rebuild-title = Den Tisch umbauen
photo-rummy-rules-rebuild = Jede Karte, die auf dem Tisch lag, bleibt auf dem Tisch, außer einem Joker, den du gegen ein Foto auslöst, und am Ende deines Zuges ist alles gültig. Dazwischen ist alles erlaubt. Was du in diesem Zug gelegt hast, darfst du zurücknehmen.

photo-rummy-rules-take-joker-title = Einen Joker nehmen
photo-rummy-rules-take-joker = Hast du ausgelegt, darfst du ein Foto von deiner Hand an die Stelle eines Jokers legen, wenn es dort passt, so wie es zu Beginn deines Zuges lag, und wenn die Auslage danach gültig ist. Der Joker kommt auf deine Hand: Nutze ihn gleich oder behalte ihn. Ein Foto löst einen Joker aus und bleibt auf dem Tisch.

photo-rummy-rules-nothing-lost-title = Nichts kommt dazu, nichts verschwindet
photo-rummy-rules-nothing-lost = Hand und Tisch haben vor und nach deinem Zug zusammen dieselben Karten. Nur Karten deiner Hand kommen auf den Tisch.

photo-rummy-rules-out-title = Das Ende der Runde
photo-rummy-rules-out = Wer bei gültigem Tisch die letzte Karte seiner Hand legt, gewinnt die Runde sofort.

photo-rummy-rules-points-title = Punkte
photo-rummy-rules-points = Alle anderen verlieren 1 Punkt für jedes Foto und 10 für jeden Joker auf der Hand. Die Summe bekommt, wer gewonnen hat.

photo-rummy-rules-void-title = Eine ungültige Runde
photo-rummy-rules-void = Sind alle Stapel aufgebraucht und niemand ist fertig, zählt die Runde für niemanden. Wer die letzte Karte gezogen hat, beendet vorher den Zug. Der Tisch vereinbart, ob so eine Runde als gespielt zählt oder wiederholt wird.

photo-rummy-rules-match-title = Die Partie
photo-rummy-rules-match = Nach den vereinbarten Runden gewinnt die höchste Summe; gleiche Summen teilen sich den Platz.

photo-rummy-rules-clock-title = Ein ungültiger Tisch, und die Uhr
photo-rummy-rules-clock = Ein Zug, der den Tisch ungültig hinterließe, wird abgelehnt: Bessere ihn aus oder nimm ihn zurück. Spielt ihr mit Uhr und die Zeit ist um, sind Tisch und Hand wie zuvor, und du behältst die gezogene Karte; hattest du noch nicht gezogen, zieht der Tisch für dich. Das kann nur der Tisch selbst.
