## What the text client and the commands say in a terminal.

# The name of the person at the keyboard, in records.
cli-guest = Invitado

## Playing
cli-welcome = { $game }. Juegas contra { $opponents }.
cli-opponent = { $name } ({ $level })
# Where the game has a time limit for a turn.
cli-no-clock = Aquí no hay reloj: tómate tu tiempo.
cli-how-to-choose = Escribe el número de una opción, o ? para ver la ayuda.
cli-option = { $option }: { $value }.
cli-round = Ronda { $round } de { $rounds }.
cli-your-turn = Te toca.
cli-match-you = Ganas la partida.
cli-match-won = { $winners } gana la partida.
cli-match-shared = Victoria compartida: { $winners }.
cli-score-round = Ronda { $round }: { $scores }.
cli-score-total = Total: { $scores }.
cli-score-none = Todavía no ha terminado ninguna ronda.
cli-next-round = Pulsa Intro para empezar la ronda { $round }.
cli-offer-record = Escribe guardar ARCHIVO para conservar el registro de la partida, o pulsa Intro para salir.
cli-goodbye = ¡Hasta la próxima!
cli-input-ended = Se ha terminado la entrada y, con ella, la partida. ¡Hasta la próxima!
cli-saved = El registro se ha guardado en { $file }.
cli-file-exists = Ya existe un archivo llamado { $file }: elige otro nombre. No se ha escrito nada.
cli-file-failed = No se puede escribir el registro en { $file } ({ $reason }). No se ha escrito nada.
cli-save-where = Di dónde: guardar ARCHIVO.

## What was typed
cli-not-understood = No entiendo «{ $text }». Escribe un número, o ? para ver la ayuda.
cli-no-such-number = { $count ->
    [one] Solo hay una opción: la 1.
   *[other] Elige un número del 1 al { $count }.
}
cli-which-one = «{ $text }» puede ser cualquiera de estas: { $numbers }. Escribe el número.
# A hint has two steps; $typed is a number, or a move in the game's notation.
cli-hint-more = Escribe pista otra vez para ver qué haría un experto.
cli-hint-type = Para hacer lo mismo, escribe: { $typed }
cli-hint-none = Ahora mismo no hay nada que decidir.
cli-brief-on = A partir de ahora verás solo lo esencial en cada turno.
cli-brief-off = A partir de ahora verás toda la mesa en cada turno.

## Help
cli-help-title = Puedes escribir:
cli-help-number = 1, 2, 3…
cli-help-number-about = la opción con ese número
cli-help-words = { $example }
cli-help-words-about = una opción con palabras; bastan las primeras letras de cada una
cli-help-enter = Intro
cli-help-enter-about = la única opción, cuando solo hay una
cli-command-hint = pista
cli-command-hint-about = qué puedes hacer; la segunda vez, qué haría un experto
cli-command-score = puntos
cli-command-score-about = la hoja de puntos
cli-command-rules = reglas
cli-command-rules-about = las reglas de esta mesa, resumidas
cli-command-choices = opciones
cli-command-choices-about = tus opciones otra vez
cli-command-brief = breve
cli-command-brief-about = alternar entre turnos resumidos y completos
cli-command-save = guardar
cli-command-save-about = guardar ARCHIVO escribe el registro de la partida hasta ahora
cli-command-help = ayuda
cli-command-help-about = esta lista (igual que ?)
cli-command-quit = salir
cli-command-quit-about = dejar la mesa

## Records
cli-replay-title = { $game }, partida de { $players }.
cli-replay-unfinished = El registro acaba aquí; la partida no ha terminado.
cli-verified = El registro es correcto: todos los repartos, jugadas y puntos cuadran.
cli-verify-checksum = Suma de control: coincide con el texto.
cli-verify-commitment = Huella: { $commitment } coincide con el número secreto revelado.
cli-verify-noted = Coincide con la huella que anotaste antes del reparto.
cli-verify-deals = { $count ->
    [one] Reparto: sale del número secreto.
   *[other] Repartos: los { $count } salen del número secreto.
}
cli-verify-words = { $name } añadió estas palabras a la mezcla: { $words }
cli-verify-actions = { $count ->
    [0] Jugadas: no hubo ninguna.
    [one] Jugadas: la única es legal.
   *[other] Jugadas: las { $count } son legales.
}
cli-verify-scores = { $count ->
    [0] Puntos: no ha terminado ninguna ronda.
    [one] Puntos: los de la ronda terminada son correctos.
   *[other] Puntos: los de las { $count } rondas terminadas son correctos.
}

## Análisis
# How many steps of the matches have been analysed.
cli-analyse-progress = Analizando
cli-analyse-matches = partidas
cli-analyse-result = resultado
cli-analyse-accuracy = precisión
cli-analyse-error = pérdida por decisión
cli-analyse-decisions = decisiones
cli-analyse-inaccuracies = imprecisiones (?!)
cli-analyse-mistakes = errores (?)
cli-analyse-blunders = errores graves (??)
cli-analyse-missed-out = ocasiones perdidas de ganar
cli-analyse-luck = suerte
cli-analyse-without-luck = resultado sin suerte
# A level of the bots, as in: plays like: Strong (Casual to Expert).
cli-analyse-level = juega como
cli-analyse-level-range = { $nearest } (de { $weakest } a { $strongest })
cli-analyse-won = victoria
cli-analyse-lost = derrota
cli-analyse-shared = empate
cli-analyse-open = sin acabar
cli-analyse-number = { $number }
cli-analyse-percent = { $number } %
# Percentage points; $sign is + or nothing.
cli-analyse-points = { $sign }{ $number } p. p.
cli-analyse-explained = 1 p. p. es un punto porcentual de la probabilidad de ganar la partida. Los errores se juzgan por lo que se podía saber; el azar, por todas las manos.
cli-analyse-turns-of = { $count ->
    [0] { $name }: no destaca nada.
    [one] { $name }: una jugada que merece otro vistazo, por ronda y turno.
   *[other] { $name }: { $count } jugadas que merecen otro vistazo, por ronda y turno.
}
# $loss is in percentage points, $doubt is how much it may be off.
cli-analyse-mistake = { $doubt ->
    [0] { $loss }: { $played }. Mejor: { $best }
   *[other] { $loss } ± { $doubt }: { $played }. Mejor: { $best }
}
cli-analyse-out = se deshace de todo y gana la ronda, demostrado
cli-analyse-proven = demostrado

## Games
cli-players = de { $least } a { $most } jugadores
cli-range = de { $least } a { $most }
cli-file = ARCHIVO
cli-default = por defecto: { $value }
cli-only-with = solo con { $option }={ $value }
cli-options = Opciones
cli-bots = Bots
cli-try = Prueba: { $command }
