## Romi Rami en la página: lo que dice el tablero. $contract es lo que pide un contrato, $player un nombre.

romi-rami-page-market = Lo que está a la vista
romi-rami-page-trophies = Trofeos
romi-rami-page-contracts = Contratos disponibles
romi-rami-page-values = Cartas disponibles
romi-rami-page-deck = quedan { $count }
romi-rami-page-payable = { $contract } Puedes cumplirlo ahora.
romi-rami-page-contract = { $contract }: { $points ->
    [one] 1 punto.
   *[other] { $points } puntos.
} Cada carta pagada del palo { $suit } vale un punto.
romi-rami-page-counts = Por ahora: { $counts }.
romi-rami-page-hand = Tus cartas
romi-rami-page-joker = Tu comodín: vale por cualquier carta, una sola vez
romi-rami-page-my-pile = { $count ->
    [one] Una carta de bonificación en tu pila
   *[other] { $count } cartas de bonificación en tu pila
}
romi-rami-page-tools = Ordenar y mirar
romi-rami-page-sort-value = Ordenar por valor
romi-rami-page-sort-suit = Ordenar por palo
romi-rami-page-standing = Cómo va la partida
romi-rami-page-take = { $count ->
    [0] Tomar
    [one] Tomar la carta
   *[other] Tomar { $count } cartas
}
romi-rami-page-discard = { $count ->
    [one] Descartar una
   *[other] Descartar { $count }
}
romi-rami-page-let-go = Devolver
romi-rami-page-another = Otras cartas ({ $way }/{ $ways })
romi-rami-page-pay = Pagar
romi-rami-page-end = Terminar turno

## Qué hacer ahora y por qué algo no se puede
romi-rami-page-over = El juego ha terminado
romi-rami-page-turn = Juega { $player }
romi-rami-page-hint-take = Toma hasta tres cartas de un mismo valor o de un mismo palo
romi-rami-page-hint-take-more = Elige más o toma estas
romi-rami-page-hint-discard = { $count ->
    [0] Descártalas ahora
    [one] Demasiadas cartas: elige una más para descartar
   *[other] Demasiadas cartas: elige { $count } para descartar
}
romi-rami-page-hint-pay = Estas cartas pagan { $contract }
romi-rami-page-hint-choose-payment = Elige las cartas para { $contract }
romi-rami-page-hint-complete = { $count ->
    [one] Puedes cumplir un contrato: elígelo o termina tu turno
   *[other] Puedes cumplir { $count } contratos: elige uno o termina tu turno
}
romi-rami-page-hint-end = Aún no puedes pagar ningún contrato: termina tu turno
romi-rami-page-why-wait = No es tu turno.
romi-rami-page-why-taken = Ya has tomado cartas en este turno.
romi-rami-page-why-take-first = Primero toma cartas de las disponibles.
romi-rami-page-why-most = Has elegido { $most }: no se permiten más.
romi-rami-page-why-unlike = No tiene ni el valor ni el palo de las elegidas.
romi-rami-page-why-enough = Ya has elegido bastantes: descártalas.
romi-rami-page-why-joker = El comodín se usa al pagar un contrato.
romi-rami-page-why-unpayable = Aún te faltan cartas para cumplirlo.
romi-rami-page-last-turns = El final está en marcha: son los últimos turnos.
romi-rami-page-last-turns-left = { $count ->
    [one] Último turno
   *[other] Últimos turnos: quedan { $count }
}

## Los jugadores y cómo van
romi-rami-page-plays = juega
romi-rami-page-wins = gana
romi-rami-page-score = { $count ->
    [one] Un punto por ahora
   *[other] { $count } puntos por ahora
}
romi-rami-page-contracts-of = { $count } de { $target } contratos
romi-rami-page-holds = { $count ->
    [0] ninguna carta en la mano
    [one] una carta en la mano
   *[other] { $count } cartas en la mano
}
romi-rami-page-bonus-cards = { $count ->
    [0] ninguna carta de bonificación
    [one] una carta de bonificación
   *[other] { $count } cartas de bonificación
}
romi-rami-page-has-joker = aún tiene el comodín
romi-rami-page-zone = Contratos de { $player }
romi-rami-page-step-contracts = Contratos
romi-rami-page-step-bonus = Cartas de bonificación
romi-rami-page-step-trophies = Trofeos
romi-rami-page-step-joker = Comodín sin usar
romi-rami-page-log = Qué ha pasado
romi-rami-page-log-empty = Aún nada.
