## Photo Rummy: the paragraphs of the rules page.

photo-rummy-rules-pieces-title = Las cartas
photo-rummy-rules-pieces = 102 fotos: de 17 capitales europeas, una de cada uno de los seis temas, que son palacios y parlamentos, iglesias, lugares de interés, platos típicos, buzones y emblemas. Cada foto existe una sola vez. Se añaden seis comodines.

photo-rummy-rules-deal-title = El reparto
photo-rummy-rules-deal = De 2 a 4 personas juegan las rondas que acuerden. Cada uno recibe 8 cartas; el resto queda boca abajo en cinco montones casi iguales.

photo-rummy-rules-first-title = Quién empieza
photo-rummy-rules-first = La persona más joven empieza la primera ronda: quien abrió la mesa señala el asiento, o decide la suerte. Se juega en sentido horario. Las rondas siguientes las empieza el asiento siguiente, o quien se acuerde.

photo-rummy-rules-melds-title = Familias y series
photo-rummy-rules-melds = Una familia son tres o más cartas de una capital, seis como mucho. Una serie son cuatro o más cartas de un tema, diecisiete como mucho.

photo-rummy-rules-jokers-title = Más fotos que comodines
photo-rummy-rules-jokers = Un comodín vale por cualquier foto. En cada combinación hay más fotos que comodines: con tres o cuatro cartas, un comodín como mucho; con cinco o seis, dos como mucho.

photo-rummy-rules-joker-stands-title = Por qué foto está un comodín
photo-rummy-rules-joker-stands = Un comodín está por una foto que falta en su combinación; esa foto puede estar en otro sitio. Por eso una familia nunca tiene más de seis cartas ni una serie más de diecisiete. No hace falta decir qué foto es.

photo-rummy-rules-draw-title = Primero roba una carta
photo-rummy-rules-draw = Tu turno empieza robando una carta del montón que quieras. Después puedes bajar cartas, y luego el turno termina. No se descarta.

photo-rummy-rules-lay-title = Bajar o no
photo-rummy-rules-lay = Puedes bajar varias combinaciones en un turno. Si no puedes o no quieres bajar, te quedas con la carta robada.

photo-rummy-rules-opening-title = La primera combinación
photo-rummy-rules-opening = Hasta que bajes por primera vez en esta ronda, solo puedes bajar combinaciones hechas con tus propias cartas. Se comprueba al final de tu turno: entre las cartas que has bajado tiene que haber algunas que por sí solas formen una combinación, estén donde estén.

photo-rummy-rules-add-title = Añadir
photo-rummy-rules-add = En cuanto has abierto, también en ese mismo turno, puedes añadir cartas a cualquier combinación de la mesa, y deshacerlas y rehacerlas. En un turno posterior puedes rehacer sin bajar ninguna carta.

photo-rummy-rules-rebuild-title = Rehacer la mesa
photo-rummy-rules-rebuild = Toda carta que estaba en la mesa se queda en ella, salvo un comodín que cambies por una foto, y al final de tu turno todas las combinaciones son válidas. Entretanto todo vale. Las cartas que bajaste en este turno puedes recogerlas.

photo-rummy-rules-take-joker-title = Tomar un comodín
photo-rummy-rules-take-joker = Si has abierto, puedes poner una foto de tu mano en el lugar de un comodín, si encaja en esa combinación tal como estaba al empezar tu turno y la combinación sigue siendo válida. El comodín va a tu mano: úsalo enseguida o guárdalo. Una foto libera un comodín, y se queda en la mesa.

photo-rummy-rules-nothing-lost-title = Nada aparece, nada desaparece
photo-rummy-rules-nothing-lost = Mano y mesa juntas tienen las mismas cartas antes y después de tu turno. A la mesa solo llegan cartas de tu mano.

photo-rummy-rules-out-title = El final de la ronda
photo-rummy-rules-out = Quien baja la última carta de su mano, con la mesa válida, gana la ronda en el acto.

photo-rummy-rules-points-title = Puntos
photo-rummy-rules-points = Los demás pierden 1 punto por cada foto y 10 por cada comodín que les quede. La suma es para quien ganó.

photo-rummy-rules-void-title = Una ronda nula
photo-rummy-rules-void = Si se acaban todos los montones y nadie ha terminado, nadie puntúa. Quien robó la última carta termina antes su turno. La mesa acuerda si una ronda así cuenta como jugada o se repite.

photo-rummy-rules-match-title = La partida
photo-rummy-rules-match = Tras las rondas acordadas gana el total más alto; con totales iguales se comparte el puesto.

photo-rummy-rules-clock-title = Una mesa no válida, y el reloj
photo-rummy-rules-clock = Un turno que dejaría la mesa no válida se rechaza: arréglalo o deshazlo. Si se juega con reloj y el tiempo se acaba, mesa y mano vuelven a como estaban y te quedas con la carta robada; si no habías robado, la mesa roba por ti. Eso solo puede hacerlo la mesa.
