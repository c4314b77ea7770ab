## Photo Rummy en la página: lo que dice el tablero. $pile es el número de un montón, $player un nombre.

photo-rummy-page-piles = Cinco montones de los que robar
photo-rummy-page-pile = { $count ->
    [0] Montón { $pile }, vacío
    [one] Montón { $pile }, una carta
   *[other] Montón { $pile }, { $count } cartas
}
photo-rummy-page-pile-empty = El montón { $pile } está vacío: roba de otro.
photo-rummy-page-drawn = Ya has robado en este turno.
photo-rummy-page-sort-capital = Ordenar por capital
photo-rummy-page-sort-theme = Ordenar por tema
photo-rummy-page-sorted = { $by ->
    [capital] Ordenado por capital
   *[other] Ordenado por tema
}
photo-rummy-page-arrange = Ordenar mi mano en familias y series
photo-rummy-page-arranged = { $count ->
    [0] Ni familias ni series en tu mano
    [one] Una combinación en tu mano
   *[other] { $count } combinaciones en tu mano
}
photo-rummy-page-do-draw = Robar una carta
photo-rummy-page-do-pass = Quedarte la carta
photo-rummy-page-hint-draw = Roba una carta de uno de los cinco montones
photo-rummy-page-hint-open = Baja primero una familia o una serie de cartas tuyas, o quédate la carta
photo-rummy-page-hint-lay = Baja cartas, rehaz la mesa, o quédate la carta
photo-rummy-page-hint-otherwise = { $verb ->
    [draw] Roba del montón { $pile }
   *[other] Nada que merezca bajar: quédate la carta
}
photo-rummy-page-holds = { $count ->
    [0] ninguna carta
    [one] una carta
   *[other] { $count } cartas
}
photo-rummy-page-did-draw = robó
photo-rummy-page-did-take = { $count ->
    [one] cogió un comodín
   *[other] cogió { $count } comodines
}
photo-rummy-page-did-lay = bajó { $count }
photo-rummy-page-did-rebuild = rehízo la mesa
photo-rummy-page-did-pass = no bajó nada
photo-rummy-page-did-timeout = se acabó el tiempo
photo-rummy-page-help = Las flechas mueven, Espacio elige varias, Intro coge. Luego izquierda y derecha eligen una combinación, o un comodín que puedes coger por la foto; Intro coloca, Escape devuelve. M enumera todos los lugares, Z muestra una carta en grande, 1 a 5 roban de los montones. Ctrl con Z deshace, con Y rehace.
