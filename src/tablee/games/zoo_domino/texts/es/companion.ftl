## At a real table: the keypad, the rounds of the score pad, and advice.

zoo-domino-real-left = Extremo izquierdo
zoo-domino-real-right = Extremo derecho
zoo-domino-real-hand = Mano
zoo-domino-real-chain = La cadena, de izquierda a derecha
zoo-domino-real-chain-empty = Elige un extremo y toca dos animales.
zoo-domino-real-hand-empty = Tu mano: toca dos animales por ficha.
zoo-domino-real-others = Los demás jugadores
zoo-domino-real-holds = Fichas de { $player }
zoo-domino-real-drew = Ha robado
zoo-domino-real-passed = Ha pasado
zoo-domino-real-lacks = Seguro que no tiene: { $animals }
zoo-domino-real-stock = { $count ->
    [one] Una ficha en el pozo
   *[other] { $count } fichas en el pozo
}
zoo-domino-real-do-draw = Robar
zoo-domino-real-do-pass = Pasar
zoo-domino-real-do-lay = Colocar { $domino }
zoo-domino-real-do-lay-left = Colocar { $domino } a la izquierda
zoo-domino-real-do-lay-right = Colocar { $domino } a la derecha
zoo-domino-real-do-trump-left = Triunfo a la izquierda: { $domino }
zoo-domino-real-do-trump-right = Triunfo a la derecha: { $domino }
zoo-domino-real-won = ¿Quién ha ganado la ronda?
zoo-domino-real-won-about = Si quedó bloqueada, quien tenga menos fichas; si empatan, todos ellos.
zoo-domino-real-only = Es lo único que puedes hacer.
zoo-domino-real-proven-100 = Demostrado: con esto ganas, haga lo que haga el otro.
zoo-domino-real-proven-50 = Demostrado: al menos compartes la victoria.
zoo-domino-real-proven-0 = Demostrado: contra un juego perfecto está perdido. Así es más fácil que el otro falle.
zoo-domino-real-estimate = Estimación: con esto ganas contra cerca del { $percent } % de las manos que pueden tener los demás.
