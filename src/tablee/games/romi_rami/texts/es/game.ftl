## Romi Rami: pieces, options, what happened, and why the referee refuses.

romi-rami = Romi Rami
romi-rami-about = Toma cartas del mercado, paga contratos con parejas, tríos y escaleras, y no pierdas de vista los trofeos. Gana quien tenga más puntos.

# A card is named by suit and value: $one is the suit, $two the value.
romi-rami-pair = { $two } de { $one }
romi-rami-piece-heart = corazones
romi-rami-piece-diamond = diamantes
romi-rami-piece-cherry = cerezas
romi-rami-piece-clover = tréboles
romi-rami-piece-1 = 1
romi-rami-piece-2 = 2
romi-rami-piece-3 = 3
romi-rami-piece-4 = 4
romi-rami-piece-5 = 5
romi-rami-piece-6 = 6
romi-rami-piece-7 = 7
romi-rami-piece-8 = 8
romi-rami-piece-9 = 9
romi-rami-piece-joker = comodín

# A contract is named by what it requires and its bonus suit. $requires is a list joined by +.
romi-rami-contract = { $requires } ({ $bonus })
romi-rami-piece-pair = pareja
romi-rami-piece-three = trío
romi-rami-piece-four = póquer
romi-rami-piece-five = repóquer
romi-rami-piece-pair-1 = pareja de 1
romi-rami-piece-pair-2 = pareja de 2
romi-rami-piece-pair-3 = pareja de 3
romi-rami-piece-pair-4 = pareja de 4
romi-rami-piece-pair-5 = pareja de 5
romi-rami-piece-pair-6 = pareja de 6
romi-rami-piece-pair-7 = pareja de 7
romi-rami-piece-pair-8 = pareja de 8
romi-rami-piece-pair-9 = pareja de 9
romi-rami-piece-run-2 = escalera de 2
romi-rami-piece-run-3 = escalera de 3
romi-rami-piece-run-4 = escalera de 4
romi-rami-piece-run-5 = escalera de 5

# What a trophy is for; it stands after a colon.
romi-rami-piece-trophy-2 = más combinaciones de 2 cartas
romi-rami-piece-trophy-3 = más combinaciones de 3 cartas
romi-rami-piece-trophy-4 = más combinaciones de 4 cartas
romi-rami-piece-trophy-5 = más combinaciones de 5 cartas
romi-rami-piece-trophy-heart = más contratos de corazones
romi-rami-piece-trophy-diamond = más contratos de diamantes
romi-rami-piece-trophy-cherry = más contratos de cerezas
romi-rami-piece-trophy-clover = más contratos de tréboles

romi-rami-option-edition = Edición
romi-rami-option-edition-about = Las cartas, los contratos y los trofeos de la caja.
romi-rami-option-edition-standard = estándar
romi-rami-option-edition-own = propia
romi-rami-option-rounds = Rondas
romi-rami-option-rounds-about = Cada ronda es un juego completo. Los puntos se suman, y el total más alto gana la partida.
romi-rami-option-first = Quién empieza
romi-rami-option-first-about = Empieza la persona más joven: elige su sitio o déjalo al azar. La ronda siguiente la empieza el jugador siguiente en sentido horario.
romi-rami-option-first-chance = al azar
romi-rami-option-first-1 = sitio 1
romi-rami-option-first-2 = sitio 2
romi-rami-option-first-3 = sitio 3
romi-rami-option-first-4 = sitio 4
romi-rami-option-stalled_after = Bloqueo tras (turnos)
romi-rami-option-stalled_after-about = La ronda termina cuando cada jugador ha tenido este número de turnos sin que nadie cumpla un contrato.
romi-rami-option-clock-about = Cuando se acaba tu tiempo, se toma una carta por ti si no has tomado ninguna, se descartan tus cartas más bajas si tienes demasiadas, y tu turno termina.

## What a player may do. $cards is a list of names.
romi-rami-typing = En tu turno: toma de una a tres cartas del mismo valor o del mismo palo; cumple contratos si puedes; termina. Si pagas un contrato con cartas de su palo de bonificación, cada una vale un punto. Las opciones son solo sugerencias: puedes escribir cualquier jugada, como take heart-3 heart-5 (tomar), complete run-3/cherry with heart-1 clover-2 joker (cumplir), discard clover-1 (descartar) o end (terminar). Los palos: heart (corazones), diamond (diamantes), cherry (cerezas), clover (tréboles).
romi-rami-action-take = tomar { $cards }
romi-rami-action-complete = cumplir el contrato «{ $contract }» con { $cards }; cartas de bonificación: { $bonus }
# The same where the bonus cards are told apart from it.
romi-rami-action-pay = cumplir el contrato «{ $contract }» con { $cards }
romi-rami-action-end = terminar el turno
romi-rami-action-discard = descartar { $cards }

## What a player did. $player is a name; the sentences that end in -you are for the player who did it.
romi-rami-log-take = { $player } toma { $cards }
romi-rami-log-take-you = Tomas { $cards }
romi-rami-log-complete = { $player } cumple el contrato «{ $contract }» con { $cards }
romi-rami-log-complete-you = Cumples el contrato «{ $contract }» con { $cards }
# A while ago: what was paid lies face down.
romi-rami-log-completed = { $player } cumple el contrato «{ $contract }»
romi-rami-log-completed-you = Cumples el contrato «{ $contract }»
romi-rami-log-end = { $player } termina su turno
romi-rami-log-end-you = Terminas tu turno
romi-rami-log-discard = { $player } descarta { $cards }
romi-rami-log-discard-you = Descartas { $cards }
romi-rami-log-timeout = A { $player } se le acabó el tiempo
romi-rami-log-timeout-you = Se te acabó el tiempo

romi-rami-outcome-reached = Se ha jugado el último turno. { $count ->
    [one] Gana { $winners }.
   *[other] Empate: victoria compartida entre { $winners }.
}
romi-rami-outcome-reached-you = Se ha jugado el último turno. { $count ->
    [one] Ganas tú.
   *[other] Empate: victoria compartida entre { $winners }.
}
romi-rami-outcome-exhausted = No quedan contratos. { $count ->
    [one] Gana { $winners }.
   *[other] Empate: victoria compartida entre { $winners }.
}
romi-rami-outcome-exhausted-you = No quedan contratos. { $count ->
    [one] Ganas tú.
   *[other] Empate: victoria compartida entre { $winners }.
}
romi-rami-outcome-stalled = Hace muchos turnos que nadie cumple un contrato. { $count ->
    [one] Gana { $winners }.
   *[other] Empate: victoria compartida entre { $winners }.
}
romi-rami-outcome-stalled-you = Hace muchos turnos que nadie cumple un contrato. { $count ->
    [one] Ganas tú.
   *[other] Empate: victoria compartida entre { $winners }.
}

## What lies on the table, in words.
romi-rami-look-market = mercado
romi-rami-look-market-about = las cartas disponibles y los contratos
romi-rami-look-hand = mano
romi-rami-look-hand-about = tus cartas
romi-rami-look-players = jugadores
romi-rami-look-players-about = qué ha cumplido y qué tiene cada uno
romi-rami-look-trophies = trofeos
romi-rami-look-trophies-about = qué premian y quién va por delante
romi-rami-values = Cartas disponibles: { $cards }. En el mazo: { $count }.
romi-rami-values-none = No hay cartas disponibles.
# $contracts is a list of romi-rami-worth.
romi-rami-contracts = Contratos: { $contracts }.
romi-rami-contracts-none = No hay contratos disponibles.
romi-rami-worth = { $contract } por { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
romi-rami-hand = Tu mano: { $cards }.
romi-rami-hand-empty = Tu mano está vacía.
romi-rami-joker-kept = Todavía tienes tu comodín.
romi-rami-drew = Robas: { $cards }.
romi-rami-holds = { $player }: { $contracts } de { $target } contratos; cartas de bonificación: { $bonus }; cartas en la mano: { $cards }; puntos por ahora: { $score }.
romi-rami-holds-you = Tú: { $contracts } de { $target } contratos; cartas de bonificación: { $bonus }; cartas en la mano: { $cards }; puntos por ahora: { $score }.
romi-rami-completed = Cumplidos: { $contracts }.
romi-rami-trophy = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} por tener { $trophy }: { $leader } lleva { $lead } de ventaja.
romi-rami-trophy-you = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} por tener { $trophy }: llevas { $lead } de ventaja.
romi-rami-trophy-tie = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} por tener { $trophy }: nadie va por delante.
romi-rami-last-turns = Últimos turnos, contando este: { $count }.
romi-rami-surplus = Solo puedes quedarte con { $most } cartas: descarta { $count }.

## The score sheet at the end
romi-rami-score-contracts = Contratos: { $scores }.
romi-rami-score-bonus = Cartas de bonificación: { $scores }.
romi-rami-score-trophy = Trofeo de { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} por tener { $trophy }: { $player }.
romi-rami-score-trophy-nobody = Trofeo de { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} por tener { $trophy }: nadie (hay empate).
romi-rami-score-joker = Comodín sin usar: { $scores }.
romi-rami-score-total = Total: { $scores }.

## Why the referee refuses
romi-rami-refusal-take-already = Ya has tomado cartas en este turno: cumple un contrato o termina tu turno.
romi-rami-refusal-take-too_many = Toma como mucho { $most } cartas, no { $count }: { $cards }.
romi-rami-refusal-take-not_in_market = No está en el mercado, o no hay tantas: { $card }.
romi-rami-refusal-take-mixed = Las cartas que tomas deben ser todas del mismo valor o todas del mismo palo; estas dos no tienen nada en común: { $one } y { $two }.
romi-rami-refusal-take-market_empty = El mercado está vacío: no hay nada que tomar.
romi-rami-refusal-complete-take_first = Toma primero cartas del mercado.
romi-rami-refusal-complete-too_late = Los mercados ya se han rellenado: ahora descarta { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
romi-rami-refusal-complete-not_in_market = Este contrato no está en el mercado: { $contract }.
romi-rami-refusal-complete-not_in_hand = No tienes esta carta, o no tantas: { $card }.
romi-rami-refusal-complete-many_jokers = Cada uno tiene un solo comodín, y quieres pagar con { $count }.
romi-rami-refusal-complete-joker_used = Ya has usado tu comodín.
romi-rami-refusal-complete-too_few = Este contrato cuesta { $size } cartas, no { $count }: { $contract }. Valores que faltan: { $missing }.
romi-rami-refusal-complete-too_many = Este contrato cuesta exactamente { $size } cartas, no { $count }: { $contract }.
romi-rami-refusal-complete-not_met = Con estas cartas no puedes pagar «{ $contract }»: { $cards }. Valores que faltan: { $missing }.
romi-rami-refusal-end-take_first = Toma primero al menos una carta.
romi-rami-refusal-end-discard_first = Tienes demasiadas cartas: descarta { $count }.
romi-rami-refusal-discard-not_now = Solo se descarta al final del turno, y solo si tienes más de { $most } cartas.
romi-rami-refusal-discard-not_in_hand = No tienes esta carta, o no tantas: { $card }.
romi-rami-refusal-discard-wrong_number = Has elegido { $given }: { $count ->
    [one] descarta una
   *[other] descarta { $count }
}, para que te queden { $most } cartas.
romi-rami-refusal-timeout-no_limit = En esta mesa no hay límite de tiempo.
