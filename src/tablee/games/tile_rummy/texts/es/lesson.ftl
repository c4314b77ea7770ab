## Tile Rummy: what the lesson says, scene by scene.

tile-rummy-lesson-welcome = ¡Te damos la bienvenida! Estas son tus 14 fichas. Se bajan combinaciones: escaleras como 10, 11, 12 rojos, y series como tres 7 de colores distintos. Gana quien baje antes su última ficha.
tile-rummy-lesson-short = Empieza con una escalera. Toca el 10 rojo y el 11 rojo, y después el sitio libre de la mesa. También puedes arrastrarlas.
tile-rummy-lesson-open = Dos fichas son pocas: el árbitro lo dice enseguida. Añade el 12 rojo. Tres fichas que valen 33: para abrir hacen falta 30. Pulsa después «Terminar turno».
tile-rummy-lesson-add = Mia también ha abierto. Desde ahora puedes cambiar todo lo que hay en la mesa. Añade el 3 azul y el 4 azul a la escalera azul de Mia y termina el turno.
tile-rummy-lesson-apart = También se puede deshacer. Forma una serie nueva con tu 7 negro, tu 7 naranja y el 7 azul de la mesa: la escalera azul sigue siendo bastante larga. Luego termina el turno.
tile-rummy-lesson-star = Una estrella vale por cualquier ficha; la de Mia está por el 13 rojo. ¡Tú tienes el de verdad! Ponlo ahí, y coloca la estrella con el 1 negro y el 2 negro: se convierte en el 3 negro. Luego termina el turno.
tile-rummy-lesson-exchange = Ahora no puedes bajar nada. Entonces cambias una ficha: pulsa «Cambiar», elige el 1 naranja y confirma. Recibes una nueva del pozo.
tile-rummy-lesson-last = Unos turnos después: te queda una ficha, y Mia acaba de bajar tres 10. Añade tu 10 rojo y termina el turno.
tile-rummy-lesson-won = Tu atril está vacío: ¡has ganado! Mia pierde los puntos de su atril, y tú los ganas. Ya conoces el juego. ¡Que te diviertas!
