## Photo Rummy: what the lesson says, scene by scene.

photo-rummy-lesson-welcome = ¡Te damos la bienvenida! Estas son tus ocho fotos de capitales europeas. Con ellas bajas familias (cartas de una misma capital) y series (cartas de un mismo tema). Gana quien se quede antes sin cartas.
photo-rummy-lesson-draw = Cada turno empieza robando una carta de un montón. Roba del que está marcado.
photo-rummy-lesson-short = ¡Has robado un plato de Londres! Prueba primero con dos cartas: elige la iglesia y el lugar de interés de Londres, y luego toca el hueco libre de la mesa.
photo-rummy-lesson-open = Una familia necesita tres cartas: el árbitro te lo dice enseguida. Añade el plato de Londres y pulsa «Terminar turno».
photo-rummy-lesson-draw-again = Mia ha bajado una serie: cinco platos. Ahora roba otra vez del montón marcado.
photo-rummy-lesson-add = Como ya has abierto, puedes añadir cartas a cualquier combinación de la mesa. Añade el buzón de Londres a tu familia y termina tu turno.
photo-rummy-lesson-apart = Mia ha bajado buzones y un comodín, que sustituye a cualquier foto. Roba una carta del montón marcado.
photo-rummy-lesson-apart-lay = Puedes reorganizar la mesa. Tienes la iglesia y el emblema de Berlín, así que toma el plato de Berlín de la serie: quedan cuatro platos, que son suficientes. Baja las tres cartas de Berlín como familia y termina tu turno.
photo-rummy-lesson-joker = Mia ha robado una carta y no ha bajado nada. Roba del montón marcado.
photo-rummy-lesson-joker-take = Ahora, a por el comodín: tienes un buzón, el de París. Ponlo sobre el comodín: el buzón se queda ahí y el comodín es tuyo. Termina tu turno.
photo-rummy-lesson-last = ¡Esto pinta bien! Roba una vez más del montón marcado.
photo-rummy-lesson-out = Ahora bájalo todo: los cinco lugares de interés y el comodín forman una serie, y el emblema de Londres va con la familia de Londres. La bombilla te enseña cómo. Después termina tu turno.
photo-rummy-lesson-won = Te has quedado sin cartas: ¡ganas la ronda! Mia pierde un punto por cada foto que le queda, y tú te los llevas; un comodín le costaría 10. Ya conoces el juego. ¡Que te diviertas!
