## The gallery of Photo Rummy’s pictures.

gallery-heading = Un petit musée des capitales d’Europe
gallery-lead = 102 images de 17 capitales, dessinées pour Photo Rummy. Choisis-en une pour la voir en grand et lire son nom en six langues.
gallery-order = Classer par
gallery-by-capital = Capitale
gallery-by-theme = Thème
gallery-rooms = Salles de la galerie
