## Romi Rami: what the lesson says, scene by scene.

romi-rami-lesson-welcome = ¡Te damos la bienvenida! Tienes tres cartas y un comodín. En el centro están los mercados: contratos que dan puntos, y cartas para pagarlos. Gana quien tenga más puntos al final.
romi-rami-lesson-take = Cada turno empieza en el mercado de cartas: toma de una a tres cartas del mismo valor o del mismo palo. Elige los dos 2 y pulsa «Tomar 2 cartas».
romi-rami-lesson-complete = ¡Tienes cuatro 2! Es justo lo que pide el contrato «póquer». Tócalo y pulsa «Pagar».
romi-rami-lesson-end = El contrato es tuyo: 2 puntos. El corazón con el que pagaste es de su palo de bonificación, así que va a tu montón de bonificación y vale un punto más. Termina tu turno: los mercados y tu mano se rellenan.
romi-rami-lesson-suit = Mia ha tomado dos 4. Toma ahora cartas de un mismo palo: el 3 y el 5 de corazones.
romi-rami-lesson-refused = ¿Puedes pagar una escalera de 5? Pruébalo: elige el 3 de tréboles, el 4 de diamantes y el 5 de cerezas, y toca el contrato «escalera de 5».
romi-rami-lesson-joker = El árbitro te dice qué falta. Prueba con otro contrato: «pareja + trío». Tienes dos 3 y dos 5, y tu comodín puede ser, una sola vez, la carta que quieras. Toca el contrato y pulsa «Pagar».
romi-rami-lesson-end-again = ¡Muy bien! Termina tu turno.
romi-rami-lesson-trophies = Los cuatro trofeos también dan puntos al final. Cada uno es para quien tenga más contratos con cierto palo de bonificación, o más combinaciones de cierto tamaño. En caso de empate no se lo lleva nadie.
romi-rami-lesson-won = Con dos jugadores, el juego termina cuando alguien tiene 7 contratos y todos han tenido el mismo número de turnos. Puntúan los contratos, las cartas de bonificación, los trofeos y un comodín sin usar. Ya conoces el juego. ¡Que te diviertas!
