## The gallery of Photo Rummy’s pictures.

gallery-heading = A small museum of Europe’s capitals
gallery-lead = 102 pictures from 17 capitals, drawn for Photo Rummy. Choose one to see it larger and read its name in six languages.
gallery-order = Arrange by
gallery-by-capital = Capital
gallery-by-theme = Theme
gallery-rooms = Rooms of the gallery
