## Zoo Domino: what the lesson says, scene by scene.

zoo-domino-lesson-welcome = ¡Te damos la bienvenida! Estas son tus siete fichas. Mia, enfrente, también tiene siete. Gana quien coloque antes su última ficha.
zoo-domino-lesson-begin = Empiezas tú, con la ficha que quieras. Toma elefante–león: tócala y toca después el sitio del medio. También puedes arrastrarla, o usar las flechas e Intro.
zoo-domino-lesson-fit = Mia ha puesto un león junto a tu león. Ahora hay un elefante y un mono en los extremos. Tu mono–pingüino encaja a la derecha: colócala ahí.
zoo-domino-lesson-refused = ¿Y si algo no encaja? Pruébalo: coloca elefante–flamenco a la izquierda, donde está la jirafa.
zoo-domino-lesson-better = El árbitro dice por qué no se puede, y «¿Por qué?» lleva a la regla. No se pierde nada. Coloca mejor jirafa–cebra: esa encaja.
zoo-domino-lesson-alone = Ahora busca tú cuál de tus fichas encaja y colócala.
zoo-domino-lesson-draw = Ahora ninguna de tus fichas encaja: en los extremos hay un león y una jirafa. Así que se roba del pozo. Pulsa «Robar».
zoo-domino-lesson-draw-again = Esta tampoco encaja. Se roba hasta que una encaje.
zoo-domino-lesson-drawn = Jirafa–flamenco encaja. Lo que encaja se coloca enseguida: colócala a la derecha.
zoo-domino-lesson-last = Unos turnos después: te queda una sola ficha, y encaja. ¡Colócala!
zoo-domino-lesson-won = Has colocado tu última ficha: ¡has ganado! Ese es el primer modo de jugar. Hay otro, con triunfos. ¿Lo vemos?
zoo-domino-lesson-trumps = Segundo modo: se reparten todas las fichas, aquí entre cuatro. Quien tiene el doble elefante empieza con él. ¡Eres tú!
zoo-domino-lesson-trump = Ahora nada tuyo encaja. Pero los dobles son triunfos: pueden ir junto a cualquier animal. Coloca el doble cebra a la derecha.
zoo-domino-lesson-beside = Otra vez nada encaja, y a la derecha hay un triunfo: las jirafas de Lea. Intenta poner el doble pingüino al lado.
zoo-domino-lesson-other-end = Dos triunfos nunca van juntos. A la izquierda no hay triunfo: los flamencos encajaban. Coloca el doble pingüino a la izquierda.
zoo-domino-lesson-trumps-over = Ya conoces los dos modos de jugar. Una cosa más: tu última ficha no puede ser un triunfo. ¡Que te diviertas!
