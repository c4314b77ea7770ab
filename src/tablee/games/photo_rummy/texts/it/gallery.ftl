## The gallery of Photo Rummy’s pictures.

gallery-heading = Un piccolo museo delle capitali d’Europa
gallery-lead = 102 immagini di 17 capitali, disegnate per Photo Rummy. Scegline una per vederla in grande e leggerne il nome in sei lingue.
gallery-order = Ordina per
gallery-by-capital = Capitale
gallery-by-theme = Tema
gallery-rooms = Sale della galleria
