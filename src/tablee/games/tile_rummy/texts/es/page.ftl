## Tile Rummy en la página: lo que dice el tablero. $tile es el nombre de una ficha, $tiles una lista de nombres, $player un nombre.

tile-rummy-page-rack = Tu atril
tile-rummy-page-mine = { $piece }, de tu atril
tile-rummy-page-tools = Tu atril y tu borrador
tile-rummy-page-sort-colour = Ordenar por color: 1 2 3
tile-rummy-page-sort-number = Ordenar por número: 7 7 7
tile-rummy-page-arrange = Ordenar mi atril en combinaciones
tile-rummy-page-do-exchange = Cambiar
tile-rummy-page-do-reject = Descartar
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
tile-rummy-page-points = { $points } de { $minimum } puntos
tile-rummy-page-choose-first = Elige primero fichas.
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
tile-rummy-page-taken = De nuevo en el atril: { $pieces }
tile-rummy-page-aim-rack = Tu atril
tile-rummy-page-sorted = { $by ->
    [colour] Ordenado por color
   *[other] Ordenado por número
}
tile-rummy-page-arranged = { $count ->
    [0] Ninguna combinación en tu atril
    [one] Una combinación en tu atril
   *[other] { $count } combinaciones en tu atril
}
tile-rummy-page-hint-otherwise = { $verb ->
    [exchange] No se puede bajar nada: cambia { $tile }
    [reject] No se puede bajar nada: descarta { $tile }
    [draw] Roba una ficha
   *[other] No se puede bajar nada: pasa
}
tile-rummy-page-lots = Robado para saber quién empieza
tile-rummy-page-begins = Empieza { $player }
tile-rummy-page-lot = { $player }: { $tile }
