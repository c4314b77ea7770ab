## Photo Rummy: what the lesson says, scene by scene.

photo-rummy-lesson-welcome = ¡Te damos la bienvenida! Estas son tus ocho fotos de capitales europeas. Se bajan familias, que son cartas de una capital, y series, que son cartas de un tema. Gana quien antes se quede sin cartas.
photo-rummy-lesson-draw = Cada turno empieza con una carta de un montón. Roba del que está marcado.
photo-rummy-lesson-short = ¡Has robado un plato de Londres! Prueba primero con dos cartas: elige la iglesia y el lugar de interés de Londres, y toca el sitio libre de la mesa.
photo-rummy-lesson-open = Una familia necesita tres cartas: el árbitro lo dice enseguida. Añade el plato de Londres y pulsa «Terminar turno».
photo-rummy-lesson-draw-again = Mia ha bajado una serie: cinco platos. Roba otra vez, del montón marcado.
photo-rummy-lesson-add = Como has abierto, puedes añadir a todo lo que hay en la mesa. Añade el buzón de Londres a tu familia y termina el turno.
photo-rummy-lesson-apart = Mia ha bajado buzones, uno de ellos un comodín, que vale por cualquier foto. Roba una carta del montón marcado.
photo-rummy-lesson-apart-lay = Puedes rehacer la mesa. Tienes la iglesia y el emblema de Berlín; toma el plato de Berlín de la serie: quedan cuatro, y basta. Baja las tres como familia y termina el turno.
photo-rummy-lesson-joker = Mia ha robado y no ha bajado nada. Roba del montón marcado.
photo-rummy-lesson-joker-take = Ahora el comodín: tienes un buzón, el de París. Ponlo sobre el comodín: ocupa su lugar, y el comodín es tuyo. Termina el turno.
photo-rummy-lesson-last = ¡Tiene buena pinta! Roba una vez más del montón marcado.
photo-rummy-lesson-out = Ahora bájalo todo: los cinco lugares de interés y el comodín forman una serie, y el emblema de Londres va a la familia de Londres. La bombilla te lo muestra. Luego termina el turno.
photo-rummy-lesson-won = Sin cartas: ¡ganas la ronda! Mia pierde un punto por cada foto de su mano, y tú los ganas; un comodín serían 10. Ya conoces el juego. ¡Que te diviertas!
