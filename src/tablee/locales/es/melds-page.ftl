## The drafting table on the page, for every game of melds; a game may say a sentence in its own words.
## $piece is a piece's name, $pieces a list of names, $player a name.

melds-table = La mesa
melds-help = Muévete con las flechas, selecciona varias piezas con Espacio y tómalas con Intro. Después, izquierda y derecha eligen la combinación, y arriba y abajo el lugar; Intro coloca y Escape devuelve. M enumera todos los lugares posibles. Ctrl+Z deshace y Ctrl+Y rehace.
melds-group = Combinación { $group } de { $count }
melds-last = { $piece }, lo último que se bajó
melds-moved = { $piece }, último movimiento
melds-new = Empezar una combinación
melds-undo = Deshacer
melds-redo = Rehacer
melds-reset = Recoger todo
melds-tidy = Ordenar la mesa
melds-tidied = La mesa está ordenada.
melds-replay = Volver a ver el último turno
melds-hint = Pista
melds-cancel = Cancelar
melds-do-draw = Robar
melds-do-pass = Pasar
melds-do-end = Terminar turno
melds-over = La ronda ha terminado
melds-turn = Le toca a { $player }
melds-checking = Un momento…
melds-ready = Así vale: puedes terminar tu turno
melds-drop-fits = Aquí encaja
melds-ready-wait = Aún sin jugar: así valdría en tu turno
melds-prepared = Preparado
melds-reset-first = Recoge primero lo que has colocado en la mesa.
melds-log = Qué ha pasado
melds-log-empty = Todavía nada.
# Several turns in a row: how many, and who took them.
melds-log-exchanges = { $count ->
    [one] { $count } cambio: { $players }
   *[other] { $count } cambios: { $players }
}
melds-log-passes = { $count ->
    [one] { $count } turno sin bajar nada: { $players }
   *[other] { $count } turnos sin bajar nada: { $players }
}
melds-chosen = { $count ->
    [one] Has elegido: { $pieces }
   *[other] Has elegido { $count }: { $pieces }
}
melds-picked = { $count ->
    [one] Has tomado: { $pieces }
   *[other] Has tomado { $count }: { $pieces }
}
melds-dropped = { $pieces }: combinación { $group } de { $count }
melds-stays = Lo que ya estaba en la mesa se queda ahí.
melds-put-back = De vuelta en su lugar
melds-aim = Combinación { $group } de { $count }: { $pieces }. Lugar { $place } de { $places }.
melds-aim-instead = Combinación { $group }: cambiar por { $piece }
melds-aim-new = Una combinación nueva
melds-aim-away = Entregar
melds-fits = { $fits ->
    [yes] Válida
   *[other] No válida
}
melds-hint-shown = Esto es lo que podrías bajar. Cámbialo o termina tu turno.
melds-new-piece = { $piece }, pieza nueva
melds-rack = Tu mano
melds-mine = { $piece }, de tu mano
melds-taken = De nuevo en tu mano: { $pieces }
melds-aim-rack = Tu mano
melds-tools = Tu mano y tu jugada
melds-arrange = Ordenar mi mano por combinaciones
melds-empty = Todavía no hay nada en la mesa.
melds-choose-first = Elige algo primero.
melds-chosen-prompt = Toca + o cualquier lugar de la mesa para empezar una combinación
melds-bought = Cambio hecho: { $pieces } por { $got }
melds-came-back = La mesa ha cambiado. Recuperas: { $pieces }
melds-move = Mover a…
melds-move-what = ¿Adónde quieres mover esto: { $pieces }?
melds-move-group = Combinación { $group }: { $pieces }
melds-larger = Ampliar las piezas
melds-zoom = Ver de cerca
melds-not-opened = aún no ha abierto
melds-why-undo = No hay nada que deshacer.
melds-why-redo = No hay nada que rehacer.
melds-why-reset = Todavía no has puesto nada.
melds-why-tidy = La mesa ya está ordenada.
melds-why-replay = Todavía no se ha puesto nada.
