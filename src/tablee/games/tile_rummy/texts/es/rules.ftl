## Tile Rummy: the paragraphs of the rules page.

tile-rummy-rules-pieces-title = Las fichas
tile-rummy-rules-pieces = 106 fichas: los números del 1 al 13 en negro, rojo, azul y naranja, cada uno dos veces, y dos estrellas. Cada color tiene además su forma. Una ficha vale su número; una estrella vale 25 en tu atril, y en la mesa, la ficha por la que está.

tile-rummy-rules-deal-title = El reparto
tile-rummy-rules-deal = De 2 a 4 personas juegan las rondas que acuerden. Cada uno recibe 14 fichas, ocultas en el atril; el resto es el pozo. Se juega en sentido horario.

tile-rummy-rules-first-title = Quién empieza
tile-rummy-rules-first = Cada uno saca una ficha: empieza la más baja; una estrella es la más alta, y los empatados vuelven a sacar. Las fichas vuelven al pozo. En las rondas siguientes empieza el asiento siguiente, o lo que acuerde la mesa.

tile-rummy-rules-sequence-title = Escaleras
tile-rummy-rules-sequence = Tres o más números seguidos de un mismo color. El 1 va solo antes del 2: 12, 13, 1 no es una escalera.

tile-rummy-rules-series-title = Series
tile-rummy-rules-series = Tres o cuatro fichas del mismo número, todas de colores distintos.

tile-rummy-rules-star-title = Estrellas
tile-rummy-rules-star = Una estrella vale por cualquier ficha. En la mesa tiene una cara: la ficha por la que está. Una combinación puede tener las dos estrellas.

tile-rummy-rules-twice-title = Nada repetido
tile-rummy-rules-twice = Una combinación nunca tiene dos veces la misma ficha: una serie tiene cada color una vez, una escalera cada número una vez. El orden en que pones las fichas no importa.

tile-rummy-rules-opening-title = Abrir: 30 puntos
tile-rummy-rules-opening = La primera vez que bajas, todo sale de tu atril: una o más combinaciones que juntas valgan 30 o más. Una estrella cuenta como su cara.

tile-rummy-rules-lay-title = Qué haces en tu turno
tile-rummy-rules-lay = Si abriste en un turno anterior, o bajas al menos una ficha de tu atril o cambias una. Puedes formar combinaciones nuevas o cambiar las de la mesa. En el turno en que abres, la mesa se queda como está, salvo que se haya acordado otra cosa; entonces algunas de las fichas que bajas deben formar por sí solas combinaciones con esos puntos. Solo reordenar no es un turno.

tile-rummy-rules-change-title = Reordenar la mesa
tile-rummy-rules-change = Puedes añadir a las combinaciones, partirlas y recomponerlas. Toda ficha que estaba en la mesa se queda allí, y al final de tu turno todas las combinaciones son válidas. Lo que bajaste en este turno puedes recogerlo.

tile-rummy-rules-take-star-title = Liberar una estrella
tile-rummy-rules-take-star = Una estrella de la mesa nunca vuelve a un atril. Pon en su lugar, desde tu atril, la ficha por la que está, y coloca la estrella en el mismo turno donde quieras. En una serie de tres está por cualquiera de los dos colores que faltan. Si liberas varias estrellas de una combinación, tus fichas deben poder estar allí juntas. Si no, solo puede ir a donde esté por la misma ficha. Una mesa puede acordar que las estrellas sean libres al reordenar.

tile-rummy-rules-exchange-title = Cambiar
tile-rummy-rules-exchange = Quien no baja, cambia: elige una ficha de tu atril, roba una nueva del pozo, y la vieja se mezcla en él. Nadie las ve. Si el pozo está vacío, pasas.

tile-rummy-rules-nothing-lost-title = Nada aparece, nada desaparece
tile-rummy-rules-nothing-lost = Atril y mesa juntos tienen las mismas fichas antes y después de tu turno. A la mesa solo llegan fichas de tu atril.

tile-rummy-rules-out-title = El final de la ronda
tile-rummy-rules-out = Quien baja la última ficha gana. Los demás pierden los puntos de su atril; la suma es para quien ganó.

tile-rummy-rules-double-title = Todo de una vez
tile-rummy-rules-double = Si bajas todo tu atril en un solo turno, sin haber bajado nada antes en esta ronda, todo cuenta doble. En «robar y descartar» es todo menos la ficha que descartas.

tile-rummy-rules-blocked-title = Una ronda bloqueada
tile-rummy-rules-blocked = Si el pozo está vacío y todos pasan seguidos, la ronda se acaba; también si nadie ha bajado durante muchísimos turnos. Cada uno pierde lo que tiene en el atril, y nadie gana nada.

tile-rummy-rules-score-title = La hoja de puntos
tile-rummy-rules-score = La hoja tiene una fila por ronda y una columna por jugador. Tras las rondas acordadas gana el total más alto; con totales iguales se comparte el puesto.

tile-rummy-rules-drawing-title = Versiones con robo
tile-rummy-rules-drawing = En otras dos versiones cada turno empieza robando una ficha. Después puedes bajar, pero no es obligatorio. Todas las reglas sobre abrir, combinaciones y reordenar siguen igual.

tile-rummy-rules-discard-title = Versión: robar y descartar
tile-rummy-rules-discard = Robas al empezar tu turno y descartas una ficha al terminar, bajes o no; también puede ser una estrella. Para acabar necesitas, pues, una ficha que descartar. Las descartadas quedan aparte, boca abajo, o vuelven al pozo si se acuerda. No se cambia. Con el pozo vacío no se roba, y si no bajas, pasas sin descartar.

tile-rummy-rules-keep-title = Versión: robar y quedarse
tile-rummy-rules-keep = Robas al empezar tu turno y no descartas nada. Antes de abrir también puedes cambiar una ficha; con eso acaba tu turno. Con el pozo vacío no se roba.

tile-rummy-rules-stars-title = Más o menos estrellas
tile-rummy-rules-stars = La mesa puede jugar sin estrellas o con hasta cuatro, y acordar cuánto cuesta una estrella que se queda en el atril.

tile-rummy-rules-minimum-title = Otra apertura
tile-rummy-rules-minimum = Los puntos para abrir pueden ser más, y es más difícil, o menos. Con 0 abres con cualquier combinación de tu atril.

tile-rummy-rules-only-title = Solo un tipo
tile-rummy-rules-only = La mesa puede acordar que solo valgan las escaleras, o solo las series.

tile-rummy-rules-ace-title = El 1 tras el 13
tile-rummy-rules-ace = Si se acuerda, el 1 también puede seguir al 13. Nunca va en medio: 13, 1, 2 no es una escalera. Sigue valiendo 1.

tile-rummy-rules-mixed-title = Colores mezclados
tile-rummy-rules-mixed = Si se acuerda, una escalera puede mezclar colores. Sigue teniendo cada número una sola vez.

tile-rummy-rules-house-title = Reglas de la casa
tile-rummy-rules-house = La mesa también puede repartir de 7 a 20 fichas, sortear antes de cada ronda quién empieza, renunciar a que todo cuente doble y, en «robar y guardar», dejar que cambien también quienes ya han abierto.

tile-rummy-rules-clock-title = El reloj de arena
tile-rummy-rules-clock = Un turno puede tener un límite de tiempo. Cuando se acaba, mesa y atril vuelven a como estaban y sigue el siguiente; la ficha que había que robar se roba por ti. Eso solo puede hacerlo la mesa.
