## The companion at a real table: referee, best turn, score pad, hourglass.

real-heading = ¿Juegas en una mesa de verdad?
real-lead = Tu móvil juzga las jugadas, lleva la hoja de puntos y da la vuelta al reloj de arena mientras juegas con la caja delante.
real-game = Juego
real-names = Nombres
real-player = Jugador { $number }
real-mode = ¿Qué puede hacer este móvil?
real-mode-referee = Árbitro
real-mode-referee-about = Juzga, cuenta y mide el tiempo. No da consejos.
real-mode-practice = Práctica
real-mode-practice-about = También encuentra tu mejor jugada.
real-mode-honest = La etiqueta de arriba muestra a todos qué modo está puesto. No se puede imponer: hay que acordarlo antes de jugar.
real-open = A jugar
real-open-first = Preparar primero la mesa
real-print = ¿No tienes la caja? Imprime las piezas
real-leave = Otro juego
real-menu = Volver
real-badge-referee = Árbitro
real-badge-practice = Práctica: con consejos
real-part-pad = Hoja de puntos
real-part-hourglass = Reloj de arena
real-part-referee = ¿Se puede?
real-part-practice = ¿Se puede? Mi mejor jugada
real-part-begins = ¿Quién empieza?
# A key of a keypad, for screen readers: what it adds, and how many of that the box still has.
real-key = { $count ->
    [0] { $piece }, ya no queda
    [one] { $piece }, queda 1
   *[other] { $piece }, quedan { $count }
}
real-none-left = Ya no queda: { $piece }
real-keypad = Teclado
real-where = Adónde van las piezas
real-before = Mesa antes
real-after = Mesa después
real-strip-before = Lo que había en la mesa antes del turno. Solo importan las combinaciones que cambian.
real-strip-after = Lo que hay ahora en la mesa. Marca una combinación y verás si vale.
real-strip-hand = Toca lo que tienes. Mantén pulsada una pieza para quitarla.
real-next-meld = Otra combinación
real-back = Quitar la última pieza
real-remove-meld = Quitar esta combinación
real-remove = { $what }: mantén pulsado para quitar
real-opened = Ya abrió en un turno anterior
real-typed = Escribir las piezas
real-typed-wrong = No se entiende, o ya no queda: { $word }
real-enter = Añadir
real-your-move = La jugada
real-missing-melds = Marca primero las combinaciones.
real-missing-hand = Marca primero lo que tienes.
real-missing-action = Elige primero la jugada.
real-ask = ¿Se puede?
real-clear = Vaciar
real-allowed = Sí, se puede.
real-refused = No.
real-go-on = Seguir desde aquí
real-needs-server = El árbitro necesita el servidor, salvo que antes hayas elegido «Guardar para jugar sin conexión». La hoja de puntos, el reloj de arena y «¿Quién empieza?» funcionan siempre.
real-best = Mi mejor jugada
real-did-this = Hecho
real-covered = Toca para ver tus piezas
real-advice-lay = Baja { $pieces }.
real-advice-nothing = No puedes bajar nada.
real-advice-proven-melds = Demostrado: con las combinaciones que has puesto no hay nada mejor.
real-advice-gave-up = La búsqueda tardó demasiado: quizá haya algo mejor.
real-glass-start = Toca: empieza { $player }
real-glass-turn = Toca: turno de { $player }
real-glass-pause = Pausa
real-glass-go-on = Seguir
real-glass-more = + 30 segundos
real-glass-enough = Ya has añadido bastante tiempo en este turno.
real-glass-over = A { $player } se le acabó el tiempo.
real-glass-limit = Tiempo por turno
real-begins-draw = Sacar las fichas
real-begins-spin = Elegir al azar
real-begins-told = Empieza { $player }.
real-begins-choose = ¿Quién empieza?
pad-who-is-out = ¿Quién ha ganado la ronda?
pad-enter = Anotar la ronda { $round }
pad-correct = Corregir
pad-correct-round = Corregir la ronda { $round }
pad-began = (empezó)
pad-next = { $player } empieza la próxima ronda.
pad-next-lots = Hay que sacar ficha para ver quién empieza la próxima ronda.
pad-undo = Deshacer
pad-nothing-undone = No hay nada que deshacer.
pad-save = Anotar
pad-incomplete = Todavía falta algo.
pad-remove-round = Quitar esta ronda
pad-share = Compartir la hoja de puntos
pad-share-about = Se queda en este dispositivo hasta que la compartas.
pad-link = Enlace con toda la hoja de puntos
pad-link-wrong = Este enlace no contiene una hoja de puntos legible.
pad-others = { $count ->
    [one] Otra hoja de puntos en este dispositivo
   *[other] { $count } hojas de puntos más en este dispositivo
}
pad-forget = Borrar
