## Tile Rummy on the page: what the board says. $tile is a tile's name, $tiles a list of names, $player a name.

tile-rummy-page-rack = Tu atril
tile-rummy-page-mine = { $piece }, de tu atril
tile-rummy-page-tools = Tu atril y tu jugada
tile-rummy-page-sort-colour = Ordenar por color: 1 2 3
tile-rummy-page-sort-number = Ordenar por número: 7 7 7
tile-rummy-page-arrange = Ordenar mi atril por combinaciones
tile-rummy-page-do-exchange = Cambiar
tile-rummy-page-do-reject = Descartar
tile-rummy-page-hint-draw = Roba primero una ficha
tile-rummy-page-hint-lay = { $otherwise ->
    [exchange] Baja fichas o cambia una
    [reject] Baja fichas si quieres, y luego descarta una
    [pass] Baja fichas o pasa
   *[other] Baja fichas
}
tile-rummy-page-hint-open = { $otherwise ->
    [exchange] Abre con { $minimum ->
        [0] cualquier combinación
        [one] { $minimum } punto
       *[other] { $minimum } puntos
    } o cambia una ficha
    [reject] Abre con { $minimum ->
        [0] cualquier combinación
        [one] { $minimum } punto
       *[other] { $minimum } puntos
    } si quieres, y luego descarta una ficha
    [pass] Abre con { $minimum ->
        [0] cualquier combinación
        [one] { $minimum } punto
       *[other] { $minimum } puntos
    } o pasa
   *[other] Abre con { $minimum ->
        [0] cualquier combinación
        [one] { $minimum } punto
       *[other] { $minimum } puntos
    }
}
tile-rummy-page-hint-exchange = Elige qué ficha cambias; nadie la verá
tile-rummy-page-hint-reject = Elige qué ficha descartas; nadie la verá
tile-rummy-page-sure-exchange = { $tile }: ¿cambiar esta ficha por otra desconocida?
tile-rummy-page-sure-reject = { $tile }: ¿descartar esta ficha?
tile-rummy-page-points = { $points } de { $minimum ->
    [one] { $minimum } punto
   *[other] { $minimum } puntos
}
tile-rummy-page-points-missing = { $count ->
    [one] Falta un punto para abrir
   *[other] Faltan { $count } puntos para abrir
}
tile-rummy-page-choose-first = Elige fichas primero.
tile-rummy-page-chosen-prompt-one = { $way ->
    [exchange] Toca la mesa para bajarla o el pozo para cambiarla
   *[other] Toca la mesa para bajarla o el pozo para descartarla
}
tile-rummy-page-missing-some = { $count ->
    [one] Falta una ficha
   *[other] Faltan { $count } fichas
}
tile-rummy-page-missing-tiles = Todavía falta: { $tiles }
tile-rummy-page-either = { $rest } { $sound ->
    [o] u
   *[other] o
} { $final }
tile-rummy-page-holds = { $count ->
    [0] sin fichas
    [one] una ficha
   *[other] { $count } fichas
}
tile-rummy-page-did-lay = bajó { $count }
tile-rummy-page-did-exchange = cambió una
tile-rummy-page-did-draw = robó
tile-rummy-page-did-reject = descartó una
tile-rummy-page-did-pass = pasó
tile-rummy-page-did-timeout = se quedó sin tiempo
# $draft is back where tiles that were laid out went back, $did what became of the turn.
tile-rummy-page-time-up = { $draft ->
    [back] { $did ->
        [draw] Se acabó tu tiempo: tus fichas han vuelto a tu atril y se ha robado una ficha por ti
        [discard] Se acabó tu tiempo: tus fichas han vuelto a tu atril y se ha descartado la ficha robada
       *[pass] Se acabó tu tiempo: tus fichas han vuelto a tu atril y tu turno ha terminado
    }
   *[none] { $did ->
        [draw] Se acabó tu tiempo: se ha robado una ficha por ti
        [discard] Se acabó tu tiempo: se ha descartado la ficha robada
       *[pass] Se acabó tu tiempo y tu turno ha terminado
    }
}
tile-rummy-page-pool = Pozo
tile-rummy-page-taken = De nuevo en tu atril: { $pieces }
tile-rummy-page-aim-rack = Tu atril
tile-rummy-page-aim-away = Dársela al pozo
tile-rummy-page-one-only = Solo una ficha a la vez.
tile-rummy-page-sorted = { $by ->
    [colour] Atril ordenado por color
   *[other] Atril ordenado por número
}
tile-rummy-page-arranged = { $count ->
    [0] No hay combinaciones en tu atril
    [one] Una combinación en tu atril
   *[other] { $count } combinaciones en tu atril
}
tile-rummy-page-lots = Sorteo para ver quién empieza
tile-rummy-page-begins = Empieza { $player }
tile-rummy-page-begins-you = Empiezas tú
tile-rummy-page-lot = { $player }: { $tile }
# The best rounds of the player who reads this.
tile-rummy-feat-laid = Más fichas bajadas en un turno
tile-rummy-feat-points = Mejor puntuación en una ronda
# In an analysis of the finished match: also which tile.
tile-rummy-page-gives-exchange = { $player } cambia { $tile }
tile-rummy-page-gives-exchange-you = Cambias { $tile }
tile-rummy-page-gives-reject = { $player } descarta { $tile }
tile-rummy-page-gives-reject-you = Descartas { $tile }
# What is printed of the game, and how much of it.
tile-rummy-page-print-tiles = { $count ->
    [one] 1 ficha
   *[other] { $count } fichas
}
