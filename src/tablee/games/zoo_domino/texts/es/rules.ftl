## Zoo Domino: the paragraphs of the rules page.

zoo-domino-rules-pieces-title = Las fichas
zoo-domino-rules-pieces = 36 fichas muestran dos animales cada una: cada pareja de los ocho animales una vez, y ocho dobles con el mismo animal dos veces. Juegan de 2 a 6 personas.

zoo-domino-rules-secret-title = Lo que ven todos
zoo-domino-rules-secret = Todos ven la cadena, cuántas fichas tiene cada uno, cuántas quedan en el pozo y quién ha robado o pasado. Las manos quedan ocultas hasta el final de la ronda.

zoo-domino-rules-deal-title = El reparto
zoo-domino-rules-deal = Entre dos, cada uno recibe 7 fichas; entre tres, 6; entre cuatro, 5; entre cinco o seis, 4. El resto es el pozo, boca abajo.

zoo-domino-rules-begin-title = La primera ficha
zoo-domino-rules-begin = Quien empieza coloca la ficha que quiera. Lo decide quien abrió la mesa, o la suerte. Las rondas siguientes las empieza el puesto siguiente en sentido horario, el mismo puesto o quien ha ganado, según lo acordado; si han ganado varios, el siguiente de ellos en sentido horario.

zoo-domino-rules-fit-title = Qué encaja
zoo-domino-rules-fit = Por turno, cada uno coloca una ficha en un extremo de la cadena, de modo que las mitades que se tocan muestren el mismo animal. Un doble se coloca como cualquier otra. La cadena puede doblar esquinas: eso no cambia nada.

zoo-domino-rules-stock-title = ¿Nada encaja? ¡Roba!
zoo-domino-rules-stock = Si ninguna de tus fichas encaja, roba del pozo, una tras otra, hasta que una encaje, y colócala enseguida. Si una encaja, tienes que colocar y no puedes robar. Solo se pasa si nada encaja y el pozo está vacío.

zoo-domino-rules-out-title = El final de la ronda
zoo-domino-rules-out = Quien coloca la última ficha de su mano gana. Si nadie puede seguir, gana quien tenga menos fichas; a igualdad, la victoria se comparte.

zoo-domino-rules-deal-all-title = El reparto con triunfos
zoo-domino-rules-deal-all = Se reparten todas las fichas, a todos las mismas. Entre cinco sobra una: queda a la vista como comienzo de la cadena y nunca es un triunfo.

zoo-domino-rules-elephant-title = Empieza el doble elefante
zoo-domino-rules-elephant = Quien tiene el doble elefante empieza y lo coloca primero. Si sobró una ficha, coloca en su lugar una que encaje con ella, o un triunfo, o pasa. Si sobró el propio doble elefante, empieza el primer asiento.

zoo-domino-rules-trump-title = Los dobles son triunfos
zoo-domino-rules-trump = Si nada encaja, puedes poner un doble atravesado junto a cualquier animal, en cualquier extremo; la cadena sigue con su animal. Mientras una de tus fichas encaje, no puedes usar un triunfo. Un doble que encaja se coloca normalmente y no es triunfo.

zoo-domino-rules-side-title = Nunca dos triunfos juntos
zoo-domino-rules-side = En un extremo que ya es un triunfo no se puede poner otro. Un doble que encajaba no es un triunfo: junto a él sí puede ir uno.

zoo-domino-rules-last-title = No con la última ficha
zoo-domino-rules-last = La última ficha de tu mano no puede colocarse como triunfo. Si es un doble que encaja, puedes colocarlo.

zoo-domino-rules-pass-title = Pasar
zoo-domino-rules-pass = Si no puedes ni encajar ni usar un triunfo, pasas. Si solo puedes usar un triunfo, también puedes pasar, salvo que la mesa haya acordado que el triunfo es obligatorio. Si una ficha encaja, tienes que colocar una.

zoo-domino-rules-trumps-out-title = El final con triunfos
zoo-domino-rules-trumps-out = Quien coloca la última ficha de su mano gana. Si todos pasan seguidos, la ronda queda bloqueada y gana quien tenga menos fichas; a igualdad, la victoria se comparte.

zoo-domino-rules-match-title = Rondas y puntos
zoo-domino-rules-match = Una partida tiene tantas rondas como acuerde la mesa. Una ronda ganada vale un punto, también si se comparte. Más puntos ganan la partida.

zoo-domino-rules-clock-title = Jugar con reloj
zoo-domino-rules-clock = Una mesa puede acordar un límite de tiempo. Cuando se acaba, la mesa hace lo que debes: coloca una ficha que encaje, roba hasta que una encaje, o pasa. Solo usa un triunfo si la mesa ha acordado que es obligatorio. Eso solo puede hacerlo la mesa.
