## Tile Rummy: what the lesson says, scene by scene.

tile-rummy-lesson-welcome = ¡Te damos la bienvenida! Estas son tus 14 fichas. Se bajan combinaciones: escaleras, como 10, 11 y 12 rojos, y series, como tres 7 de colores distintos. Gana quien baje antes su última ficha.
tile-rummy-lesson-short = Empieza con una escalera. Toca el 10 rojo y el 11 rojo, y después el hueco libre de la mesa. También puedes arrastrarlos.
tile-rummy-lesson-open = Dos fichas no bastan: el árbitro te lo dice enseguida. Pon a su lado el 12 rojo. Suman 33 puntos, y para abrir necesitas 30. Después pulsa «Terminar turno».
tile-rummy-lesson-add = Mia también ha abierto. A partir de ahora puedes reorganizar todo lo que hay en la mesa. Añade el 3 azul y el 4 azul a la escalera azul de Mia y termina tu turno.
tile-rummy-lesson-apart = También puedes deshacer combinaciones. Forma una serie nueva con tu 7 negro, tu 7 naranja y el 7 azul de la mesa: la escalera azul sigue siendo lo bastante larga. Después termina tu turno.
tile-rummy-lesson-star = Una estrella sustituye a cualquier ficha; la de Mia hace de 13 rojo. ¡Tú tienes el de verdad! Pon ahí tu 13 rojo y baja la estrella con el 1 negro y el 2 negro: se convierte en el 3 negro. Después termina tu turno.
tile-rummy-lesson-exchange = Ahora no puedes bajar nada, así que cambias una ficha: pulsa «Cambiar», elige el 1 naranja y confirma. Recibes una nueva del pozo.
tile-rummy-lesson-last = Unos turnos después: te queda una ficha, y Mia acaba de bajar tres 10. Añade tu 10 rojo y termina tu turno.
tile-rummy-lesson-won = Tu atril está vacío: ¡has ganado! Mia pierde los puntos de su atril, y tú te los llevas. Ya conoces el juego. ¡Que te diviertas!
