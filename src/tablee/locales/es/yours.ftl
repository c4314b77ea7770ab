## A visitor's own tables: on the start page, and the way back to them
yours = Tus mesas
yours-over = Terminadas
yours-continue = Continuar
yours-waiting = { $count ->
    [one] Aún queda un sitio libre
   *[other] Aún quedan { $count } sitios libres
}
yours-complete = Ya están todos: se puede empezar
yours-round-over = La ronda { $round } ha terminado
yours-called = Es tu turno en otra mesa: { $game }
yours-won = ¡Has ganado!
yours-drawn = Compartes la victoria
yours-lost = { $count ->
    [one] Ha ganado { $winners }
   *[other] Han ganado { $winners }
}
yours-replay = Repetición: { $game }
yours-again = Jugar otra vez: { $game }
yours-forget = Quitar de la lista: { $game }
yours-forgotten = Quitada de la lista: { $game }
yours-undo = Deshacer
yours-gone = Esta mesa ya no existe: { $game }
yours-all = Mostrar todas ({ $count })
yours-back = Tu mesa en curso
yours-back-to = Volver a tu mesa: { $game }
yours-hide = Ocultar hasta la próxima visita
