## The gallery of Photo Rummy’s pictures.

gallery = Galerie
gallery-heading = Ein kleines Museum der Hauptstädte Europas
gallery-lead = 102 Bilder aus 17 Hauptstädten, gezeichnet für Photo Rummy. Wähle eines: Dann siehst du es groß und liest seinen Namen in sechs Sprachen.
gallery-order = Ordnen nach
gallery-by-capital = Hauptstadt
gallery-by-theme = Thema
gallery-rooms = Räume der Galerie
gallery-place = Bild { $number } von { $count }
gallery-previous = Zurück
gallery-next = Weiter
