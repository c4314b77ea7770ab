## Photo Rummy: what the lesson says, scene by scene.

photo-rummy-lesson-welcome = Willkommen! Das sind deine acht Fotos aus Europas Hauptstädten. Du legst Familien (Karten einer Hauptstadt) und Serien (Karten eines Themas). Wer zuerst keine Karten mehr hat, gewinnt.
photo-rummy-lesson-draw = Jeder Zug beginnt mit einer Karte von einem Stapel. Zieh vom markierten Stapel.
photo-rummy-lesson-short = Du hast eine Leckerei aus London gezogen! Probier es zuerst mit zwei Karten: Wähle die Kirche und die Sehenswürdigkeit aus London und tippe auf den freien Platz auf dem Tisch.
photo-rummy-lesson-open = Eine Familie braucht drei Karten: Der Schiedsrichter sagt es dir gleich. Lege die Londoner Leckerei dazu und drücke „Zug beenden“.
photo-rummy-lesson-draw-again = Mia hat eine Serie gelegt: fünf Leckereien. Zieh jetzt wieder vom markierten Stapel.
photo-rummy-lesson-add = Weil du ausgelegt hast, darfst du jetzt überall anlegen. Lege den Londoner Briefkasten an deine Familie an und beende den Zug.
photo-rummy-lesson-apart = Mia hat Briefkästen und einen Joker gelegt, der für jedes beliebige Foto stehen kann. Zieh eine Karte vom markierten Stapel.
photo-rummy-lesson-apart-lay = Du darfst auch umbauen. Du hast Kirche und Symbol aus Berlin. Nimm die Berliner Leckerei aus der Serie: Vier bleiben, das genügt. Lege die drei Berliner Karten als Familie und beende den Zug.
photo-rummy-lesson-joker = Mia hat eine Karte gezogen und nichts gelegt. Zieh vom markierten Stapel.
photo-rummy-lesson-joker-take = Jetzt der Joker: Du hast einen Briefkasten, den aus Paris. Lege ihn auf den Joker: Der Briefkasten bleibt dort, und der Joker gehört dir. Beende den Zug.
photo-rummy-lesson-last = Das sieht gut aus! Zieh noch einmal vom markierten Stapel.
photo-rummy-lesson-out = Lege jetzt alles: Die fünf Sehenswürdigkeiten und der Joker ergeben eine Serie, und das Londoner Symbol kommt zur Londoner Familie. Die Glühbirne zeigt dir, wie. Beende dann den Zug.
photo-rummy-lesson-won = Keine Karten mehr: Du hast die Runde gewonnen! Mia verliert einen Punkt für jedes Foto auf der Hand, und du bekommst diese Punkte; ein Joker würde sie 10 kosten. Jetzt kennst du das Spiel. Viel Spaß!
