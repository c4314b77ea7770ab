## El análisis de una partida terminada. p. p.: puntos porcentuales; $action: what was played, as a sentence of the log; what would be better, without a subject.

analysis-of = Análisis: { $game }
analysis-working = Analizando: { $done } de { $all } jugadas
analysis-waits = El servidor está ocupado. El análisis sigue solo dentro de un momento.
analysis-stopped = Análisis parado: { $done } de { $all } jugadas
analysis-stop = Parar
analysis-go-on = Continuar
analysis-summary = De un vistazo
analysis-result = Resultado
analysis-won = (victoria)
analysis-shared = (victoria compartida)
analysis-accuracy = Precisión
analysis-loss = Pérdida por decisión
analysis-marked = Imprecisiones, errores y errores graves
analysis-inaccuracy = Imprecisión
analysis-mistake = Error
analysis-blunder = Error grave
analysis-missed-out = Ocasiones perdidas de ganar
analysis-luck = Suerte al robar
analysis-without-luck = Resultado sin suerte
analysis-plays-like = Juega como
analysis-level-range = { $level } (de { $weakest } a { $strongest })
analysis-points = { $loss } p. p.
analysis-points-about = { $loss } ± { $doubt } p. p.
analysis-signs-about = ?! es una imprecisión (desde 2 p. p.), ? un error (desde 5 p. p.), ?? un error grave (desde 10 p. p.).
analysis-points-explained = p. p.: puntos porcentuales de la probabilidad de ganar la partida. El ± solo cubre el azar; la propia estimación también puede fallar.
analysis-without-luck-about = Resultado sin suerte: una victoria cuenta 100 %; lo que dio el azar al robar se resta, y lo que quitó se suma.
analysis-level-about = «Juega como» compara con nuestros bots. Es solo un margen aproximado, y una sola partida dice poco.
analysis-curve = El desarrollo de la partida
analysis-curve-of = Probabilidades de
analysis-curve-line = probabilidad de ganar, conociendo todas las manos
analysis-curve-bars = suerte cada vez que se roba: hacia arriba, buena; hacia abajo, mala
analysis-moment = Momento
analysis-chance = Probabilidad de ganar
analysis-luck-until = Suerte hasta la fila siguiente
analysis-hindsight = La curva juzga a toro pasado: conoce todas las manos y supone que a partir de ahí todos juegan igual de bien. Los veredictos de abajo solo cuentan lo que se podía saber en ese momento. Por eso la curva puede caer tras una buena decisión, y una mala puede salir bien.
analysis-turns = Merecen otro vistazo
analysis-whose = ¿Las jugadas de quién?
analysis-all = Todos
analysis-nothing = Aquí no destaca nada. ¡Bien jugado!
analysis-place = ronda { $round }, jugada { $move }
analysis-place-only = jugada { $move }
analysis-proven = demostrado
analysis-could-go-out = Se podía ganar la ronda: { $action }.
analysis-could-lay = { $more ->
    [one] Se podía bajar una pieza más, y habría sido mejor: { $action }.
   *[other] Se podían bajar { $more } piezas más, y habría sido mejor: { $action }.
}
analysis-too-early = Era demasiado pronto para bajarlo. Mejor: { $action }.
analysis-rightly-kept = { $more ->
    [one] Se podía bajar una pieza más: { $action }. Guardarla fue lo correcto.
   *[other] Se podían bajar { $more } piezas más: { $action }. Guardarlas fue lo correcto.
}
analysis-better = Mejor: { $action }.
analysis-again = { $count ->
    [one] Después hubo otra ocasión de ganar la ronda.
   *[other] Después hubo otras { $count } ocasiones de ganar la ronda.
}
analysis-show = Ver en la mesa
analysis-show-turn = Ver en la mesa: { $place }
analysis-kept = { $count ->
    [one] Guardado con razón: una vez
   *[other] Guardado con razón: { $count } veces
}
analysis-kept-about = Aquí se podía bajar más, pero guardarlo era la mejor opción. ¡Bien visto!
analysis-learn = Aprender de los errores
analysis-look = Lo que muestra la mesa
analysis-look-before = Antes
analysis-look-played = Lo jugado
analysis-look-better = Mejor
analysis-look-possible = Posible
analysis-previous = Anterior
analysis-next = Siguiente
analysis-open-replay = Abrir la repetición aquí
analysis-try-count = Jugada { $turn } de { $turns }
analysis-try = En la partida: { $action }. Hay algo mejor: ¿qué jugarías?
analysis-try-best = ¡Eso es! No se conoce nada mejor.
analysis-try-proven = ¡Eso es! Y está demostrado: no hay nada mejor.
analysis-try-good = ¡Bien! Es casi tan buena como la mejor jugada.
analysis-try-better = Mejor que en la partida, pero aún cuesta unos { $loss } p. p.
analysis-try-worse = Eso cuesta unos { $loss } p. p. Hay algo mejor.
analysis-try-again = Intentarlo otra vez
analysis-try-show = Enséñamelo
analysis-try-sum = Encontradas: { $found } de { $turns }
