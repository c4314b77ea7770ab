## Printing a game: its pieces, the test sheet, and how.

print-of = { $game } para imprimir
print-lead = ¿No tienes la caja? Imprime las piezas, recórtalas y a jugar. Son dibujos nuestros, a tamaño real.
print-paper = Papel
print-paper-a4 = A4
print-paper-letter = Carta
print-palette = Colores
print-palette-usual = Habituales
print-palette-distinct = Más fáciles de distinguir
print-pieces = Piezas del juego
print-sheets = { $count ->
    [one] 1 hoja
   *[other] { $count } hojas
}
print-rules = Reglas
print-rules-about = En forma de folleto.
print-scores = Hojas de puntos
print-scores-about = Para rellenar a mano.
print-size = Tamaño de las piezas
print-size-mm = { $width } × { $height } mm
print-backs = Reversos
print-backs-none = Ninguno
print-backs-none-about = Para papel grueso o de color, o para fundas.
print-backs-other = En la otra cara de la hoja
print-backs-other-about = La impresora imprime a doble cara. Imprime antes la hoja de prueba.
print-backs-fold = Doblar y pegar
print-backs-fold-about = Anverso y reverso, uno al lado del otro: dobla por la línea discontinua, pega y después recorta.
print-backs-of = { $what } · reversos
print-shift = ¿Quedan alineadas las dos caras al imprimir?
print-test = Imprimir solo la hoja de prueba
print-test-about = Imprímela a doble cara. Muestra cuánto se desvía el reverso: indícalo aquí.
print-shift-across = A lo ancho, el reverso está
print-shift-lengthways = A lo alto, el reverso está
print-shift-none = en su sitio
print-shift-left = { $length } mm demasiado a la izquierda
print-shift-right = { $length } mm demasiado a la derecha
print-shift-up = { $length } mm demasiado arriba
print-shift-down = { $length } mm demasiado abajo
print-cut = Guías de corte
print-cut-marks = Marcas
print-cut-lines = Marcas y líneas
print-cut-none = Ninguna
print-advice-card = Con papel grueso (200 g/m² o más) o fundas salen buenas cartas.
print-advice-board = Para que las piezas sean más gruesas, pega las hojas en cartón de 2 mm antes de cortar.
print-how = En la ventana de impresión: 100 % («tamaño real»), márgenes «ninguno»; a doble cara, «girar por el borde largo». La regla de cada hoja debe medir entonces 100 mm.
print-print = Imprimir
print-nothing = Elige antes qué quieres imprimir.
print-preview = Vista previa
print-test-front = Hoja de prueba: anverso
print-test-back = Hoja de prueba: reverso
print-test-how = Pon la hoja a contraluz, con esta cara hacia ti. Las líneas del reverso se transparentan: lee en las dos escalas a qué distancia del centro están, a lo ancho y a lo alto. Cada raya corta equivale a medio milímetro. Indica los dos valores en la página de impresión, y los reversos se moverán otro tanto.
print-test-ruler = Las reglas deben medir 100 mm. Si no, imprime al 100 % («tamaño real»).
