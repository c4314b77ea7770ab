## The gallery of Photo Rummy’s pictures.
gallery-heading = Un pequeño museo de las capitales de Europa
gallery-lead = 102 imágenes de 17 capitales, dibujadas para Photo Rummy. Elige una para verla en grande y leer su nombre en seis idiomas.
gallery-order = Ordenar por
gallery-by-capital = Capital
gallery-by-theme = Tema
gallery-rooms = Salas de la galería
