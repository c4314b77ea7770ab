## Romi Rami on the page: what the board says. $contract is what a contract asks for, $player is a name.

romi-rami-page-market = Mercados
romi-rami-page-trophies = Trofeos
romi-rami-page-contracts = Contratos disponibles
romi-rami-page-values = Cartas disponibles
romi-rami-page-contract-deck = { $count ->
    [0] No quedan contratos en el mazo
    [one] Queda un contrato en el mazo
   *[other] Quedan { $count } contratos en el mazo
}
romi-rami-page-deck = { $count ->
    [0] No quedan cartas en el mazo
    [one] Queda una carta en el mazo
   *[other] Quedan { $count } cartas en el mazo
}
romi-rami-page-payable = { $contract } Puedes cumplirlo ahora.
romi-rami-page-contract = { $contract }: { $points ->
    [one] 1 punto.
   *[other] { $points } puntos.
} Cada carta de { $suit } con la que pagues vale un punto.
romi-rami-page-counts = Por ahora: { $counts }.
romi-rami-page-counts-over = Recuento: { $counts }.
romi-rami-page-hand = Tus cartas
romi-rami-page-joker = Tu comodín: sustituye a cualquier carta, una sola vez
romi-rami-page-my-pile = { $count ->
    [one] Una carta en tu montón de bonificación
   *[other] { $count } cartas en tu montón de bonificación
}
romi-rami-page-tools = Ordenar y ver
romi-rami-page-sort-value = Ordenar por valor
romi-rami-page-sort-suit = Ordenar por palo
romi-rami-page-standing = Puntos por ahora
romi-rami-page-standing-over = Puntuación final
romi-rami-page-take = { $count ->
    [0] Tomar
    [one] Tomar la carta
   *[other] Tomar { $count } cartas
}
romi-rami-page-discard = { $count ->
    [one] Descartar una
   *[other] Descartar { $count }
}
romi-rami-page-let-go = Desmarcar
romi-rami-page-another = Otras cartas ({ $way }/{ $ways })
romi-rami-page-without-joker = Sin comodín
romi-rami-page-pay = Pagar
romi-rami-page-end = Terminar turno

## What to do now, and why something cannot be done
romi-rami-page-over = La ronda ha terminado
romi-rami-page-turn = Le toca a { $player }
# What the table did when the player's time was up.
romi-rami-page-time-up = { $did ->
    [take] Se acabó tu tiempo. La mesa ha tomado por ti: { $taken }.
    [discard] Se acabó tu tiempo. La mesa ha descartado por ti: { $discarded }.
    [both] Se acabó tu tiempo. La mesa ha tomado por ti: { $taken }. Y ha descartado: { $discarded }.
   *[end] Se acabó tu tiempo y tu turno ha terminado.
}
romi-rami-page-hint-take = Toma hasta tres cartas del mismo valor o palo
romi-rami-page-hint-take-more = Toma estas o elige otras
romi-rami-page-hint-discard = { $count ->
    [0] Ahora descarta
    [one] Demasiadas cartas: te queda una por descartar
   *[other] Demasiadas cartas: te quedan { $count } por descartar
}
# $count are cards, the joker not counted; $gain is romi-rami-page-gain.
romi-rami-page-hint-pay = { $count ->
    [one] Una carta: { $gain }
   *[other] { $count } cartas: { $gain }
}
romi-rami-page-hint-pay-joker = { $count ->
    [one] Una carta y tu comodín, que solo puedes usar una vez: { $gain }
   *[other] { $count } cartas y tu comodín, que solo puedes usar una vez: { $gain }
}
# What a payment brings, as a sum: points on the contract, for bonus cards and for trophies won, less what an unused joker is worth; $score is the player’s new score.
romi-rami-page-gain = contrato { $contract }{ $bonus ->
    [0] { "" }
   *[other] { " " }+ cartas de bonificación { $bonus }
}{ $trophies ->
    [0] { "" }
   *[other] { " " }+ trofeos { $trophies }
}{ $joker ->
    [0] { "" }
   *[other] { " " }− comodín { $joker }
} = { $total ->
    [one] { $total } punto
   *[other] { $total } puntos
} (total: { $score })
romi-rami-page-hint-choose-payment = Elige las cartas para «{ $contract }»
romi-rami-page-hint-complete = { $count ->
    [one] Puedes cumplir un contrato: elígelo o termina tu turno
   *[other] Puedes cumplir { $count } contratos: elige uno o termina tu turno
}
romi-rami-page-hint-end = Ahora no puedes pagar ningún contrato: termina tu turno
romi-rami-page-why-wait = No es tu turno.
romi-rami-page-why-taken = Ya has tomado cartas en este turno.
romi-rami-page-why-take-first = Toma primero cartas del mercado.
romi-rami-page-why-most = No puedes elegir más de { $most }.
romi-rami-page-why-unlike = No coincide ni en valor ni en palo con las cartas elegidas.
romi-rami-page-why-enough = No hace falta elegir más: ahora descarta.
romi-rami-page-why-joker = El comodín se usa al pagar un contrato.
romi-rami-page-why-unpayable = Aún te faltan cartas para pagarlo.
romi-rami-page-why-needs-joker = Sin el comodín no te alcanzan las cartas.
romi-rami-page-why-no-joker = El comodín no sirve para este contrato.
romi-rami-page-last-turns = Se acerca el final: estos son los últimos turnos.
romi-rami-page-last-turns-left = { $count ->
    [one] Último turno
   *[other] Últimos turnos: quedan { $count }
}

## The players, and how they stand
romi-rami-page-score = { $count ->
    [one] Un punto por ahora
   *[other] { $count } puntos por ahora
}
romi-rami-page-contracts-of = { $count } de { $target } contratos
romi-rami-page-holds = { $count ->
    [0] sin cartas en la mano
    [one] una carta en la mano
   *[other] { $count } cartas en la mano
}
romi-rami-page-bonus-cards = { $count ->
    [0] sin cartas de bonificación
    [one] una carta de bonificación
   *[other] { $count } cartas de bonificación
}
romi-rami-page-has-joker = aún tiene el comodín
romi-rami-page-zone = { $player }: contratos
romi-rami-page-step-contracts = Contratos
romi-rami-page-step-bonus = Cartas de bonificación
romi-rami-page-step-trophies = Trofeos
romi-rami-page-step-joker = Comodín sin usar
romi-rami-page-log = Qué ha pasado
romi-rami-page-log-empty = Todavía nada.
# A card was dropped where it cannot go.
romi-rami-page-missed-market = Para tomar una carta, arrástrala a tu mano.
romi-rami-page-missed-hand = Para pagar con una carta, arrástrala a un contrato.
# A trophy changes hands. $trophy says what it is for; $from has had it until now.
romi-rami-page-award = { $player } gana un trofeo ({ $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}): { $trophy }
romi-rami-page-award-you = Ganas un trofeo ({ $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}): { $trophy }
romi-rami-page-award-from = { $player } le quita un trofeo a { $from } ({ $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}): { $trophy }
romi-rami-page-award-from-you = Le quitas un trofeo a { $from } ({ $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}): { $trophy }
romi-rami-page-award-off-you = { $player } te quita un trofeo ({ $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}): { $trophy }
romi-rami-page-award-tie = { $from } pierde un trofeo por empate ({ $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}): { $trophy }
romi-rami-page-award-tie-you = Pierdes un trofeo por empate ({ $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}): { $trophy }
# An action, and the trophy that changed hands by it.
romi-rami-page-and-award = { $line }. { $award }
# The best rounds of the player who reads this.
romi-rami-feat-contracts = Más contratos en una ronda
romi-rami-feat-points = Mejor puntuación en una ronda
# What is printed of the game, and how much of it.
romi-rami-page-print-values = { $count ->
    [one] 1 carta de valor
   *[other] { $count } cartas de valor
}
romi-rami-page-print-contracts = { $count ->
    [one] 1 contrato
   *[other] { $count } contratos
}
romi-rami-page-print-tokens = { $count ->
    [one] 1 ficha redonda
   *[other] { $count } fichas redondas
}
