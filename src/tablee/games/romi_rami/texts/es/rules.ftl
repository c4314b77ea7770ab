## Romi Rami: the paragraphs of the rules page.

romi-rami-rules-cards-title = Las cartas
romi-rami-rules-cards = 92 cartas de cuatro palos: corazones, diamantes, cerezas y tréboles. Tienen valores del 1 al 5; de los 2, 3 y 4 hay cinco en cada palo, de los 1 y 5, cuatro.

romi-rami-rules-contracts-title = Los contratos
romi-rami-rules-contracts = 36 contratos. Cada uno pide de una a tres combinaciones, como una pareja, un póquer o una escalera, e indica sus puntos y su palo de bonificación.

romi-rami-rules-trophies-title = Los trofeos
romi-rami-rules-trophies = Al empezar se lanzan cuatro trofeos; vale la cara que queda a la vista. Una cara premia las combinaciones de dos, tres, cuatro o cinco cartas y vale 5, 4, 3 o 2 puntos; la otra premia los contratos de un palo y vale 3.

romi-rami-rules-deal-title = El reparto
romi-rami-rules-deal = Juegan de 2 a 4 personas. Cada uno recibe 3 cartas y un comodín. Cuatro contratos y seis cartas quedan a la vista: los mercados. Empieza la persona más joven, o quien digan la suerte o la mesa; se juega en sentido horario.

romi-rami-rules-take-title = Paso 1: tomar cartas
romi-rami-rules-take = Toma una, dos o tres cartas del mercado. Todas deben tener el mismo valor o todas el mismo palo. Hay que tomar al menos una.

romi-rami-rules-complete-title = Paso 2: cumplir contratos
romi-rami-rules-complete = Si quieres, cumple tantos contratos del mercado como puedas pagar. Entretanto el mercado no se rellena.

romi-rami-rules-refill-title = Paso 3: rellenar
romi-rami-rules-refill = Los mercados se rellenan. Si tienes menos de 3 cartas, robas hasta 3; si tienes más de 10, descartas a tu elección hasta quedarte con 10.

romi-rami-rules-pay-title = Pagar un contrato
romi-rami-rules-pay = Paga exactamente las cartas que pide el contrato, ni más ni menos. Cada carta sirve para una sola combinación.

romi-rami-rules-values-title = Solo cuentan los valores
romi-rami-rules-values = Una pareja, un trío, un póquer o un repóquer son valores iguales de cualquier palo. Una escalera son valores seguidos de cualquier palo; después del 5 no viene el 1. Una pareja de 1 necesita unos.

romi-rami-rules-same-title = Dos veces el mismo valor
romi-rami-rules-same = Dos combinaciones de un contrato pueden usar el mismo valor: cuatro 2 son un póquer o dos parejas, como quieras.

romi-rami-rules-joker-title = El comodín
romi-rami-rules-joker = Una vez en la partida puedes usar tu comodín en lugar de cualquier carta de un contrato. Después desaparece. Nunca es del palo de bonificación.

romi-rami-rules-bonus-title = Cartas de bonificación
romi-rami-rules-bonus = El contrato es tuyo. De las cartas pagadas, las del palo de bonificación van boca abajo a tu montón de bonificación y valen 1 punto cada una al final; las demás se descartan. Elige bien, pues, con qué pagas.

romi-rami-rules-ending-title = El final
romi-rami-rules-ending = Cuando alguien ha cumplido 7 contratos entre dos, 6 entre tres o 5 entre cuatro, se termina la vuelta a la mesa, para que todos hayan jugado los mismos turnos.

romi-rami-rules-score-title = Puntos
romi-rami-rules-score = Los puntos de tus contratos, 1 por cada carta de bonificación, tus trofeos, y 1 por un comodín sin usar.

romi-rami-rules-most-title = Quién se lleva un trofeo
romi-rami-rules-most = Un trofeo de palo es para quien tenga más contratos de ese palo; las cartas de bonificación no cuentan. Uno de combinaciones es para quien tenga más combinaciones de ese tamaño; tres parejas en un contrato son tres. En caso de empate no se lo lleva nadie, tampoco si todos tienen cero.

romi-rami-rules-winner-title = Quién gana
romi-rami-rules-winner = Gana quien tenga más puntos; en caso de empate, más cartas de bonificación. Si también es igual, la victoria se comparte.

romi-rami-rules-match-title = Varias rondas
romi-rami-rules-match = Una partida puede tener varias rondas; cada una es un juego completo, en el que todos vuelven a tener un comodín. Los puntos se suman y gana el total más alto; a igualdad, la victoria se comparte. Cada ronda la empieza el puesto siguiente en sentido horario.

romi-rami-rules-empty-title = Cuando se acaban las cartas
romi-rami-rules-empty = Si el mazo está vacío, se barajan los descartes. Si tampoco hay, el mercado queda incompleto; si no tiene ninguna carta, no se toma. Si ya no hay contratos, la partida termina tras la vuelta a la mesa.

romi-rami-rules-secret-title = Lo que ven todos
romi-rami-rules-secret = Todos ven los dos mercados, la altura de los mazos, cuántas cartas hay en cada mano y en cada montón de bonificación, los contratos cumplidos, los comodines, los trofeos, los descartes y las cartas que se pagan. Las manos están ocultas, y solo tú sabes qué cartas hay en tu montón de bonificación.

romi-rami-rules-stalled-title = Cuando no pasa nada
romi-rami-rules-stalled = Si nadie cumple un contrato durante muchísimos turnos, la partida termina y se puntúa tal como está.

romi-rami-rules-edition-title = Vuestra propia edición
romi-rami-rules-edition = La mesa puede jugar con cartas, contratos y trofeos propios, dados en un archivo.

romi-rami-rules-clock-title = Jugar con reloj
romi-rami-rules-clock = Una mesa puede acordar un límite de tiempo. Cuando se acaba, la mesa toma por ti la carta que lleva más tiempo en el mercado, si aún no has tomado ninguna, no cumple nada, descarta las más bajas si tienes más de 10 cartas y termina tu turno. Eso solo puede hacerlo la mesa.
