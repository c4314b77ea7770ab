## At a real table: the keypad, the rounds of the score pad, and advice.

tile-rummy-real-rack = Atril
tile-rummy-real-group = Para una serie: toca primero una de sus fichas
tile-rummy-real-all = Los cuatro { $number }
tile-rummy-real-without = La serie sin el { $tile }
tile-rummy-real-blocked = Nadie: ronda bloqueada
tile-rummy-real-blocked-short = bloqueada
tile-rummy-real-double = Todo en un turno: vale doble
tile-rummy-real-double-short = doble
tile-rummy-real-left = Puntos en el atril de { $player }
tile-rummy-real-tap = Sumar tocando fichas
