## The gallery of Photo Rummy’s pictures.

gallery-heading = Een klein museum van de hoofdsteden van Europa
gallery-lead = 102 afbeeldingen uit 17 hoofdsteden, getekend voor Photo Rummy. Kies er een om hem groot te zien en de naam in zes talen te lezen.
gallery-order = Sorteren op
gallery-by-capital = Hoofdstad
gallery-by-theme = Thema
gallery-rooms = Zalen van de galerij
