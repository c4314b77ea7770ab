## Photo Rummy: what the lesson says, scene by scene.

photo-rummy-lesson-welcome = Willkommen! Das sind deine acht Fotos aus Europas Hauptstädten. Du legst Familien, das sind Karten einer Hauptstadt, und Serien, das sind Karten eines Themas. Wer zuerst keine Karten mehr hat, gewinnt.
photo-rummy-lesson-draw = Jeder Zug beginnt mit einer Karte von einem Stapel. Ziehe vom markierten.
photo-rummy-lesson-short = Du hast eine Leckerei aus London gezogen! Probiere es zuerst mit zwei Karten: Wähle die Kirche und die Sehenswürdigkeit aus London und tippe auf den freien Platz auf dem Tisch.
photo-rummy-lesson-open = Eine Familie braucht drei Karten: Der Schiedsrichter sagt es gleich. Lege die Londoner Leckerei dazu und drücke „Zug beenden“.
photo-rummy-lesson-draw-again = Mia hat eine Serie gelegt: fünf Leckereien. Ziehe jetzt wieder, vom markierten Stapel.
photo-rummy-lesson-add = Weil du ausgelegt hast, darfst du überall anlegen. Lege den Londoner Briefkasten an deine Familie und beende den Zug.
photo-rummy-lesson-apart = Mia hat Briefkästen gelegt, einer davon ist ein Joker: Er steht für jedes Foto. Ziehe eine Karte vom markierten Stapel.
photo-rummy-lesson-apart-lay = Du darfst den Tisch umbauen. Du hast Kirche und Symbol aus Berlin; nimm die Berliner Leckerei aus der Serie: Vier bleiben, das genügt. Lege die drei als Familie und beende den Zug.
photo-rummy-lesson-joker = Mia hat gezogen und nichts gelegt. Ziehe vom markierten Stapel.
photo-rummy-lesson-joker-take = Jetzt der Joker: Du hast einen Briefkasten, den aus Paris. Lege ihn auf den Joker: Er nimmt seinen Platz ein, und der Joker gehört dir. Beende den Zug.
photo-rummy-lesson-last = Das sieht gut aus! Ziehe noch einmal vom markierten Stapel.
photo-rummy-lesson-out = Lege jetzt alles: Die fünf Sehenswürdigkeiten und der Joker sind eine Serie, und das Londoner Symbol kommt zur Familie London. Die Glühbirne zeigt es dir. Beende dann den Zug.
photo-rummy-lesson-won = Keine Karten mehr: Die Runde ist gewonnen! Mia verliert einen Punkt für jedes Foto auf der Hand, und du bekommst sie; ein Joker wären 10. Jetzt kennst du das Spiel. Viel Spaß!
