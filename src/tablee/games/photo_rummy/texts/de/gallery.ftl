## The gallery of Photo Rummy’s pictures.

gallery-heading = Ein kleines Museum der Hauptstädte Europas
gallery-lead = 102 Bilder aus 17 Hauptstädten, gezeichnet für Photo Rummy. Wähle eines aus: Dann siehst du es groß, mit seinem Namen in sechs Sprachen.
gallery-order = Ordnen nach
gallery-by-capital = Hauptstadt
gallery-by-theme = Thema
gallery-rooms = Räume der Galerie
