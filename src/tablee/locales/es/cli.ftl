## Lo que dicen el juego en texto y las órdenes en una terminal.

# El nombre, en las partidas anotadas, de quien está al teclado.
cli-guest = Visitante

## Jugar
cli-welcome = { $game }. Juegas contra { $opponents }.
cli-opponent = { $name } ({ $level })
# Where the game has a time limit for a turn.
cli-no-clock = Aquí no corre ningún reloj: tómate tu tiempo.
cli-how-to-choose = Escribe el número de una opción, o ? para ver la ayuda.
cli-option = { $option }: { $value }.
cli-round = Ronda { $round } de { $rounds }.
cli-your-turn = Te toca.
cli-match-you = Ganas la partida.
cli-match-won = { $winners } gana la partida.
cli-match-shared = Victoria compartida de la partida: { $winners }.
cli-score-round = Ronda { $round }: { $scores }.
cli-score-total = Total: { $scores }.
cli-score-none = Aún no ha terminado ninguna ronda.
cli-next-round = Pulsa Intro para la ronda { $round }.
cli-offer-record = Escribe guardar ARCHIVO para conservar el registro de la partida, o pulsa Intro para salir.
cli-goodbye = Hasta la vista.
cli-input-ended = No queda nada que leer, así que la partida acaba aquí. Hasta la vista.
cli-saved = El registro de la partida está en { $file }.
cli-file-exists = Ya existe un archivo { $file }: elige otro nombre. No se ha escrito nada.
cli-file-failed = No se puede escribir el registro en { $file } ({ $reason }). No se ha escrito nada.
cli-save-where = Di dónde: guardar ARCHIVO.

## Lo que se ha escrito
cli-not-understood = No entiendo «{ $text }». Escribe un número, o ? para ver la ayuda.
cli-no-such-number = { $count ->
    [one] Solo existe la opción 1.
   *[other] Elige un número del 1 al { $count }.
}
cli-which-one = «{ $text }» puede ser cualquiera de estas: { $numbers }. Escribe el número.
cli-brief-on = A partir de ahora, solo lo esencial en cada turno.
cli-brief-off = A partir de ahora, toda la mesa en cada turno.

## Ayuda
cli-help-title = Puedes escribir:
cli-help-number = 1, 2, 3 …
cli-help-number-about = la opción con ese número
cli-help-words = { $example }
cli-help-words-about = una opción en palabras; basta el comienzo de cada una
cli-help-enter = Intro
cli-help-enter-about = la única opción, cuando solo hay una
cli-command-score = puntos
cli-command-score-about = la hoja de puntos
cli-command-rules = reglas
cli-command-rules-about = las reglas de esta mesa en breve
cli-command-choices = opciones
cli-command-choices-about = tus opciones otra vez
cli-command-brief = breve
cli-command-brief-about = menos que leer en cada turno, o todo otra vez
cli-command-save = guardar
cli-command-save-about = guardar ARCHIVO escribe el registro de la partida hasta ahora
cli-command-help = ayuda
cli-command-help-about = esta lista; también con ?
cli-command-quit = salir
cli-command-quit-about = dejar la mesa

## Partidas anotadas
cli-replay-title = { $game }, partida de { $players }.
cli-replay-unfinished = El registro acaba aquí; la partida no ha terminado.
cli-verified = El registro es correcto: repartos, jugadas y puntos salen como están escritos.
cli-verify-checksum = Suma de control: corresponde al texto.
cli-verify-commitment = Huella (commitment): { $commitment } corresponde al número secreto revelado (seed).
cli-verify-noted = Es la huella que anotaste antes del reparto.
cli-verify-deals = { $count ->
    [one] Reparto: sale del número secreto.
   *[other] Repartos: los { $count } salen del número secreto.
}
cli-verify-words = { $name } añadió estas palabras al número secreto: { $words }
cli-verify-actions = { $count ->
    [one] Jugadas: la única está permitida.
   *[other] Jugadas: las { $count } están permitidas.
}
cli-verify-scores = { $count ->
    [0] Puntos: aún no ha terminado ninguna ronda.
    [one] Puntos: los de la ronda terminada son correctos.
   *[other] Puntos: los de las { $count } rondas terminadas son correctos.
}

## Juegos
cli-players = de { $least } a { $most } personas
cli-range = de { $least } a { $most }
cli-file = ARCHIVO
cli-default = por defecto: { $value }
cli-only-with = solo con { $option }={ $value }
cli-options = Opciones
cli-bots = Bots
cli-try = Prueba: { $command }
