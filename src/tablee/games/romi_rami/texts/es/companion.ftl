## At a real table: the keypad, the rounds of the score pad, and advice.

romi-rami-real-hand = Mano
romi-rami-real-values = Mercado de cartas
romi-rami-real-contracts = Contratos
romi-rami-real-strip-contracts = Toca los contratos a la vista.
romi-rami-real-market-full = Ese contrato ya está puesto, o ya hay cuatro.
romi-rami-real-joker = Todavía tiene el comodín
romi-rami-real-take = Tomar
romi-rami-real-complete = Cumplir
romi-rami-real-discard = Descartar
romi-rami-real-end = Terminar
romi-rami-real-brings = { $points ->
    [one] Contratos: 1 punto;
   *[other] Contratos: { $points } puntos;
} { $bonus ->
    [one] 1 carta de bonificación.
   *[other] { $bonus } cartas de bonificación.
}
romi-rami-real-nothing = Todavía no se puede cumplir ningún contrato.
romi-rami-real-enter = Contratos
romi-rami-real-by-contract = Uno a uno
romi-rami-real-by-points = Solo los puntos
romi-rami-real-points = Puntos de contratos
romi-rami-real-last-turns = Alguien ya tiene contratos suficientes: se termina esta vuelta y se acabó el juego.
romi-rami-real-add = Añadir un contrato
romi-rami-real-bonus = Cartas de bonificación
romi-rami-real-kept = Conserva el comodín
romi-rami-real-trophies = Trofeos
romi-rami-real-nobody = nadie
