## Tile Rummy en la página: lo que dice el tablero. $tile es el nombre de una ficha, $tiles una lista de nombres, $player un nombre.

tile-rummy-page-rack = Tu atril
tile-rummy-page-table = La mesa
tile-rummy-page-help = Las flechas mueven, Espacio elige varias, Intro coge. Luego izquierda y derecha eligen una combinación, arriba y abajo el lugar; Intro coloca, Escape devuelve. Ctrl con Z deshace, con Y rehace.
tile-rummy-page-group = Combinación { $group } de { $count }
tile-rummy-page-mine = { $tile }, de tu atril
tile-rummy-page-last = { $tile }, la última bajada
tile-rummy-page-new = Empezar una combinación nueva
tile-rummy-page-new-tile = { $tile }, nueva
tile-rummy-page-tools = Tu atril y tu borrador
tile-rummy-page-sort-colour = Ordenar por color: 1 2 3
tile-rummy-page-sort-number = Ordenar por número: 7 7 7
tile-rummy-page-arrange = Ordenar mi atril en combinaciones
tile-rummy-page-undo = Deshacer
tile-rummy-page-redo = Rehacer
tile-rummy-page-reset = Recuperar todo
tile-rummy-page-replay = Volver a ver la última jugada
tile-rummy-page-hint = Pista
tile-rummy-page-cancel = Cancelar
tile-rummy-page-do-exchange = Cambiar
tile-rummy-page-do-reject = Descartar
tile-rummy-page-do-draw = Robar
tile-rummy-page-do-pass = Pasar
tile-rummy-page-do-end = Terminar turno
tile-rummy-page-over = La ronda ha terminado
tile-rummy-page-turn = Le toca a { $player }
tile-rummy-page-checking = Un momento …
tile-rummy-page-ready = Así puede quedar
tile-rummy-page-ready-wait = Así podría quedar cuando te toque
tile-rummy-page-hint-draw = Roba primero una ficha
tile-rummy-page-hint-lay = { $otherwise ->
    [exchange] Baja fichas, o cambia una
    [reject] Baja fichas, o descarta una
    [pass] Baja fichas, o pasa
   *[other] Baja fichas
}
tile-rummy-page-hint-open = { $otherwise ->
    [exchange] Abre con { $minimum } puntos, o cambia una ficha
    [reject] Abre con { $minimum } puntos, o descarta una ficha
    [pass] Abre con { $minimum } puntos, o pasa
   *[other] Abre con { $minimum } puntos
}
tile-rummy-page-hint-exchange = Elige la ficha que das, boca abajo
tile-rummy-page-hint-reject = Elige la ficha que descartas, boca abajo
tile-rummy-page-sure-exchange = ¿Cambiar { $tile } por una ficha desconocida?
tile-rummy-page-sure-reject = ¿Descartar { $tile }?
tile-rummy-page-time-up = Se acabó tu tiempo: lo que habías puesto vuelve atrás
tile-rummy-page-points = { $points } de { $minimum } puntos
tile-rummy-page-reset-first = Recupera primero tu borrador.
tile-rummy-page-choose-first = Elige primero fichas.
tile-rummy-page-plays = juega
tile-rummy-page-wins = gana
tile-rummy-page-not-opened = sin abrir
tile-rummy-page-holds = { $count ->
    [0] ninguna ficha
    [one] una ficha
   *[other] { $count } fichas
}
tile-rummy-page-did-lay = bajó { $count }
tile-rummy-page-did-exchange = cambió
tile-rummy-page-did-draw = robó
tile-rummy-page-did-reject = descartó
tile-rummy-page-did-pass = pasó
tile-rummy-page-did-timeout = se acabó el tiempo
tile-rummy-page-pool = Pozo
tile-rummy-page-log = Qué ha pasado
tile-rummy-page-log-empty = Todavía nada.
tile-rummy-page-chosen = { $count ->
    [one] Elegida: { $tiles }
   *[other] { $count } elegidas: { $tiles }
}
tile-rummy-page-picked = { $count ->
    [one] Cogida: { $tiles }
   *[other] { $count } cogidas: { $tiles }
}
tile-rummy-page-dropped = { $tiles }: combinación { $group } de { $count }
tile-rummy-page-taken = De nuevo en el atril: { $tiles }
tile-rummy-page-stays = Lo que estaba en la mesa se queda ahí.
tile-rummy-page-put-back = Devuelto
tile-rummy-page-aim = Combinación { $group } de { $count }: { $tiles }. Lugar { $place } de { $places }.
tile-rummy-page-aim-new = Una combinación nueva
tile-rummy-page-aim-rack = Tu atril
tile-rummy-page-fits = { $fits ->
    [yes] Válida
   *[other] No válida
}
tile-rummy-page-sorted = { $by ->
    [colour] Ordenado por color
   *[other] Ordenado por número
}
tile-rummy-page-arranged = { $count ->
    [0] Ninguna combinación en tu atril
    [one] Una combinación en tu atril
   *[other] { $count } combinaciones en tu atril
}
tile-rummy-page-hint-shown = Esto se puede bajar. Cámbialo, o termina tu turno.
tile-rummy-page-hint-otherwise = { $verb ->
    [exchange] No se puede bajar nada: cambia { $tile }
    [reject] No se puede bajar nada: descarta { $tile }
    [draw] Roba una ficha
   *[other] No se puede bajar nada: pasa
}
