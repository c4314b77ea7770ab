## Zoo Domino on the page: what the board says. $domino and $animal are names, $player is a name.

zoo-domino-page-hand = Tus fichas
zoo-domino-page-hand-help = Intro toma una ficha, las flechas eligen un extremo, Intro la coloca y Escape la devuelve. Alt + flecha la mueve en tu mano. D roba, P pasa.
zoo-domino-page-fits = { $domino }, encaja
zoo-domino-page-chain = La cadena
zoo-domino-page-last = { $domino }, la última ficha colocada
# A domino of the chain was tapped.
zoo-domino-page-lies = Ya está en la mesa: { $domino }. Coloca la tuya en un extremo de la cadena.
zoo-domino-page-watched = Ya está en la mesa: { $domino }. Estás viendo esta partida.
zoo-domino-page-spot = { $spot ->
    [left] Colocar en el extremo izquierdo, { $animal-beside }
   *[right] Colocar en el extremo derecho, { $animal-beside }
}
zoo-domino-page-spot-first = Colocar aquí la primera ficha
zoo-domino-page-draw = Robar
zoo-domino-page-pass = Pasar

## What to do now, and why something cannot be done
zoo-domino-page-turn = Le toca a { $player }
zoo-domino-page-over = La ronda ha terminado
zoo-domino-page-hint-first = Empiezas tú: coloca una ficha
zoo-domino-page-hint-lay = Coloca una ficha que encaje
zoo-domino-page-hint-draw = Nada encaja: roba del pozo
zoo-domino-page-hint-trump = Nada encaja: juega un doble como triunfo
zoo-domino-page-hint-trump-or-pass = Nada encaja: juega un doble como triunfo o pasa
zoo-domino-page-hint-pass = Nada encaja: pasa
zoo-domino-page-hint-end = Elige un extremo para { $domino }
zoo-domino-page-hint-no-end = No encaja en ningún extremo: { $domino }
zoo-domino-page-why-wait = No es tu turno.
zoo-domino-page-why-one-fits = Tienes una ficha que encaja.
zoo-domino-page-why-draw-first = Nada encaja: roba hasta que encaje una ficha.
zoo-domino-page-why-trump = Puedes jugar un triunfo, y en esta mesa es obligatorio.
zoo-domino-page-why-begin = Empiezas tú: coloca una ficha.
zoo-domino-page-why-stock-empty = El pozo está vacío.

## The players
zoo-domino-page-holds = { $count ->
    [0] sin fichas
    [one] una ficha
   *[other] { $count } fichas
}
zoo-domino-page-did-lay = colocó { $domino }
zoo-domino-page-did-trump = triunfo: { $domino }
zoo-domino-page-did-draw = robó { $count }
zoo-domino-page-did-pass = pasó
zoo-domino-page-did-timeout = se quedó sin tiempo
# What the table did when the player's time was up.
zoo-domino-page-time-up = { $did ->
    [lay] Se acabó tu tiempo. La mesa ha colocado por ti: { $domino }.
    [trump] Se acabó tu tiempo. La mesa ha jugado por ti este triunfo: { $domino }.
   *[pass] Se acabó tu tiempo y nada encajaba: has pasado.
}
zoo-domino-page-log = Qué ha pasado
zoo-domino-page-log-empty = Todavía nada.
# A line of the log: the chain bends, so it names the animal that the domino was laid against.
zoo-domino-page-log-lay = { $player } coloca { $domino } { $animal-beside }
zoo-domino-page-log-lay-you = Colocas { $domino } { $animal-beside }
zoo-domino-page-log-trump = { $player } juega el { $domino } como triunfo { $animal-beside }
zoo-domino-page-log-trump-you = Juegas el { $domino } como triunfo { $animal-beside }

## For screen readers
zoo-domino-page-picked = Has tomado: { $domino }. { $spots ->
    [both] Encaja en los dos extremos.
    [left] Encaja en el extremo izquierdo.
    [right] Encaja en el extremo derecho.
    [first] Intro la coloca.
   *[none] No encaja en ningún extremo.
}
zoo-domino-page-aim = { $spot ->
    [left] Extremo izquierdo, { $animal }.
   *[right] Extremo derecho, { $animal }.
} { $fits ->
    [yes] Encaja.
   *[no] No encaja.
}
zoo-domino-page-put-back = De vuelta en tu mano: { $domino }
zoo-domino-page-moved = { $domino }, lugar { $place } de { $count }
# The best rounds of the player who reads this.
zoo-domino-feat-left = Máximo de fichas que les quedaban a los demás cuando ganaste
# What is printed of the game, and how much of it.
zoo-domino-page-print-dominoes = { $count ->
    [one] 1 ficha
   *[other] { $count } fichas
}
