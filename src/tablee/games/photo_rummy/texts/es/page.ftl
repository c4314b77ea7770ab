## Photo Rummy on the page: what the board says. $pile is a pile's number, $player a name.

photo-rummy-page-piles = Cinco montones de los que robar
photo-rummy-page-pile = { $count ->
    [0] Montón { $pile }, vacío
    [one] Montón { $pile }, una carta
   *[other] Montón { $pile }, { $count } cartas
}
photo-rummy-page-pile-empty = El montón { $pile } está vacío: roba de otro.
photo-rummy-page-drawn = Ya has robado en este turno.
photo-rummy-page-hold = Mantén pulsada una carta para verla en grande
photo-rummy-page-sort-capital = Ordenar por capital
photo-rummy-page-sort-theme = Ordenar por tema
photo-rummy-page-sorted = { $by ->
    [capital] Mano ordenada por capital
   *[other] Mano ordenada por tema
}
photo-rummy-page-arrange = Ordenar mi mano por familias y series
photo-rummy-page-arranged = { $count ->
    [0] No hay familias ni series en tu mano
    [one] Una combinación en tu mano
   *[other] { $count } combinaciones en tu mano
}
photo-rummy-page-do-draw = Robar una carta
photo-rummy-page-do-pass = Conservar la carta
photo-rummy-page-hint-draw = Roba una carta de uno de los cinco montones
photo-rummy-page-hint-open = Baja primero de tu mano tres cartas de una capital o cuatro de un tema, o conserva la carta
photo-rummy-page-hint-lay = Baja cartas, reorganiza la mesa o conserva la carta
photo-rummy-page-missing-some = { $count ->
    [one] Falta una carta
   *[other] Faltan { $count } cartas
}
photo-rummy-page-missing-family = { $capital }: { $count ->
    [one] falta una carta
   *[other] faltan { $count } cartas
}
photo-rummy-page-missing-series = { $theme }: { $count ->
    [one] falta una carta
   *[other] faltan { $count } cartas
}
photo-rummy-page-missing-either = { $capital }: { $family } más, o { $theme }: { $series } más
photo-rummy-page-holds = { $count ->
    [0] sin cartas
    [one] una carta
   *[other] { $count } cartas
}
photo-rummy-page-did-draw = robó
photo-rummy-page-did-take = { $count ->
    [one] se llevó un comodín
   *[other] se llevó { $count } comodines
}
photo-rummy-page-did-lay = bajó { $count }
photo-rummy-page-did-rebuild = reorganizó la mesa
photo-rummy-page-did-pass = no bajó nada
photo-rummy-page-did-timeout = se quedó sin tiempo
# $draft is back where cards that were laid out went back, $did what became of the turn.
photo-rummy-page-time-up = { $draft ->
    [back] { $did ->
        [draw] Se acabó tu tiempo: tus cartas han vuelto a tu mano y se ha robado una carta por ti
       *[pass] Se acabó tu tiempo: tus cartas han vuelto a tu mano y tu turno ha terminado
    }
   *[none] { $did ->
        [draw] Se acabó tu tiempo: se ha robado una carta por ti
       *[pass] Se acabó tu tiempo y tu turno ha terminado
    }
}
photo-rummy-page-help = Muévete con las flechas, selecciona varias cartas con Espacio y tómalas con Intro. Después, izquierda y derecha eligen una combinación, o un comodín que puedes llevarte a cambio de la foto; Intro coloca y Escape devuelve. M enumera todos los lugares, Z amplía una carta y las teclas del 1 al 5 roban de cada montón. Ctrl+Z deshace y Ctrl+Y rehace.
gallery-place = Imagen { $number } de { $count }
gallery-previous = Anterior
gallery-next = Siguiente
# The best rounds of the player who reads this.
photo-rummy-feat-laid = Más cartas bajadas en un turno
photo-rummy-feat-points = Mejor puntuación en una ronda
# What is printed of the game, and how much of it.
photo-rummy-page-print-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
