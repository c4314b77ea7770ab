## The drafting table on the page, for every game of melds; a game may say a sentence in its own words.
## $piece is a piece's name, $pieces a list of names, $player a name.

melds-table = La mesa
melds-help = Las flechas mueven, Espacio elige varias, Intro coge. Luego izquierda y derecha eligen una combinación, arriba y abajo el lugar; Intro coloca, Escape devuelve. M enumera todos los lugares. Ctrl con Z deshace, con Y rehace.
melds-group = Combinación { $group } de { $count }
melds-last = { $piece }, la última bajada
melds-new = Empezar una combinación nueva
melds-undo = Deshacer
melds-redo = Rehacer
melds-reset = Recuperar todo
melds-replay = Volver a ver la última jugada
melds-hint = Pista
melds-cancel = Cancelar
melds-do-draw = Robar
melds-do-pass = Pasar
melds-do-end = Terminar turno
melds-over = La ronda ha terminado
melds-turn = Le toca a { $player }
melds-checking = Un momento …
melds-ready = Así puede quedar
melds-ready-wait = Así podría quedar cuando te toque
melds-reset-first = Recupera primero tu borrador.
melds-time-up = Se acabó tu tiempo: lo que habías puesto vuelve atrás
melds-plays = juega
melds-wins = gana
melds-log = Qué ha pasado
melds-log-empty = Todavía nada.
melds-chosen = { $count ->
    [one] Elegida: { $pieces }
   *[other] { $count } elegidas: { $pieces }
}
melds-picked = { $count ->
    [one] Cogida: { $pieces }
   *[other] { $count } cogidas: { $pieces }
}
melds-dropped = { $pieces }: combinación { $group } de { $count }
melds-stays = Lo que estaba en la mesa se queda ahí.
melds-put-back = Devuelto
melds-aim = Combinación { $group } de { $count }: { $pieces }. Lugar { $place } de { $places }.
melds-aim-instead = Combinación { $group }: quedarte a cambio { $piece }
melds-aim-new = Una combinación nueva
melds-fits = { $fits ->
    [yes] Válida
   *[other] No válida
}
melds-hint-shown = Esto se puede bajar. Cámbialo, o termina tu turno.
melds-new-piece = { $piece }, nueva
melds-rack = Tu mano
melds-mine = { $piece }, de tu mano
melds-taken = De nuevo en tu mano: { $pieces }
melds-aim-rack = Tu mano
melds-tools = Tu mano y tu borrador
melds-arrange = Ordenar mi mano en combinaciones
melds-empty = Todavía no hay nada en la mesa.
melds-choose-first = Elige primero algo.
melds-bought = { $pieces } en la mesa, en tu mano: { $got }
melds-came-back = La mesa ha cambiado. De nuevo contigo: { $pieces }
melds-move = Mover a …
melds-move-what = ¿Dónde poner { $pieces }?
melds-move-group = Combinación { $group }: { $pieces }
melds-zoom = Mirar de cerca
melds-not-opened = sin abrir
