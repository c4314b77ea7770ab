## Zoo Domino: what the lesson says, scene by scene.

zoo-domino-lesson-welcome = ¡Te damos la bienvenida! Estas son tus siete fichas. Mia, enfrente de ti, también tiene siete. Gana quien coloque antes su última ficha.
zoo-domino-lesson-begin = Empiezas tú, con la ficha que quieras. Prueba con elefante-león: tócala y toca después el hueco del centro. También puedes arrastrarla, o usar las flechas e Intro.
zoo-domino-lesson-fit = Mia ha colocado un león junto a tu león. Ahora hay un elefante en un extremo y un mono en el otro. Tu ficha mono-pingüino encaja a la derecha: colócala ahí.
zoo-domino-lesson-refused = ¿Y si algo no encaja? Pruébalo: coloca elefante-flamenco a la izquierda, donde está la jirafa.
zoo-domino-lesson-better = El árbitro te dice por qué no se puede, y «¿Por qué?» te lleva a la regla. No pasa nada. Coloca ahí jirafa-cebra: esa sí encaja.
zoo-domino-lesson-alone = Ahora descubre tú cuál de tus fichas encaja y colócala.
zoo-domino-lesson-draw = Ahora no encaja ninguna de tus fichas: hay un león en un extremo y una jirafa en el otro. Así que robas del pozo. Pulsa «Robar».
zoo-domino-lesson-draw-again = Esta tampoco encaja. Sigue robando hasta que encaje una.
zoo-domino-lesson-drawn = Jirafa-flamenco encaja. Tienes que colocarla enseguida: ponla a la derecha.
zoo-domino-lesson-last = Unos turnos después: te queda una sola ficha, y encaja. ¡Colócala!
zoo-domino-lesson-won = Has colocado tu última ficha: ¡has ganado! Este era el primer modo de jugar. Hay otro, con triunfos. ¿Lo vemos?
zoo-domino-lesson-trumps = En el segundo modo se reparten todas las fichas, aquí entre cuatro jugadores. Quien tiene el doble elefante empieza con él. ¡Eres tú!
zoo-domino-lesson-trump = Ahora no encaja ninguna de tus fichas. Pero los dobles son triunfos: puedes colocar un doble junto a cualquier animal. Coloca el doble cebra a la derecha.
zoo-domino-lesson-beside = Otra vez no encaja nada, y a la derecha hay un triunfo: el doble jirafa de Lea. Intenta colocar el doble pingüino a su lado.
zoo-domino-lesson-other-end = Nunca puede haber dos triunfos juntos. Pero a la izquierda no hay ningún triunfo: el doble flamenco encajaba ahí, así que no lo es. Coloca el doble pingüino a la izquierda.
zoo-domino-lesson-trumps-over = Ya conoces los dos modos de jugar. Una cosa más: no puedes colocar tu última ficha como triunfo. ¡Que te diviertas!
