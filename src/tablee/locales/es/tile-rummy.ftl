## Rummy de números: fichas, opciones, lo que ha pasado y por qué el árbitro rechaza.

tile-rummy = Rummy de números
tile-rummy-about = Escaleras y series con 106 fichas. Baja, reordena la mesa y sé el primero en colocar la última.

# Una ficha de un color; $number va de 1 a 13.
tile-rummy-piece-K = { $number } negro
tile-rummy-piece-R = { $number } rojo
tile-rummy-piece-B = { $number } azul
tile-rummy-piece-O = { $number } naranja
tile-rummy-piece-star = estrella
tile-rummy-star = estrella por { $tile }

tile-rummy-option-version = Versión
tile-rummy-option-version-exchange = Cambio
tile-rummy-option-version-exchange-about = Quien no baja cambia una ficha con el pozo.
tile-rummy-option-version-draw-discard = Robar y descartar
tile-rummy-option-version-draw-discard-about = Cada turno empieza robando una ficha y termina descartando una.
tile-rummy-option-version-draw-keep = Robar y quedarse
tile-rummy-option-version-draw-keep-about = Cada turno empieza robando una ficha, sin descartar. Antes de abrir también se puede cambiar una.
tile-rummy-option-rejected = Fichas descartadas
tile-rummy-option-rejected-about = Adónde van, boca abajo.
tile-rummy-option-rejected-aside = aparte
tile-rummy-option-rejected-pool = de vuelta al pozo
tile-rummy-option-rounds = Rondas
tile-rummy-option-rounds-about = El total más alto de la hoja gana la partida.
tile-rummy-option-starter = Las rondas siguientes las empieza
tile-rummy-option-starter-about = En la primera ronda empieza quien saca la ficha más baja.
tile-rummy-option-starter-rotate = el asiento siguiente en sentido horario
tile-rummy-option-starter-same = el mismo asiento
tile-rummy-option-starter-winner = quien ha ganado
tile-rummy-option-clock-about = Cuando se acaba el tiempo, la mesa y el atril quedan como al comienzo del turno y sigue el siguiente.
tile-rummy-option-opening_minimum = Puntos para abrir
tile-rummy-option-opening_minimum-about = Lo que deben valer las primeras combinaciones; 0 es el juego fácil.
tile-rummy-option-rework_on_opening = Cambiar la mesa al abrir
tile-rummy-option-rework_on_opening-about = Si no, la mesa solo cambia desde el turno siguiente.
tile-rummy-option-stars_in_play = Estrellas
tile-rummy-option-stars_in_play-about = Una estrella vale por cualquier ficha.
tile-rummy-option-stars_in_play-2 = dos
tile-rummy-option-stars_in_play-0 = ninguna
tile-rummy-option-stars = Estrellas en la mesa
tile-rummy-option-stars-exchange = por cambio
tile-rummy-option-stars-exchange-about = Una estrella de la mesa solo se libera si la ficha por la que está ocupa su lugar.
tile-rummy-option-stars-free = libres
tile-rummy-option-stars-free-about = Una estrella de la mesa puede valer por todo al reordenar.
tile-rummy-option-combinations = Combinaciones
tile-rummy-option-combinations-about = Una escalera son tres o más números seguidos; una serie, tres o cuatro iguales.
tile-rummy-option-combinations-both = escaleras y series
tile-rummy-option-combinations-series = solo series
tile-rummy-option-combinations-sequences = solo escaleras
tile-rummy-option-ace = El 1
tile-rummy-option-ace-about = Dónde puede estar en una escalera.
tile-rummy-option-ace-low = solo antes del 2
tile-rummy-option-ace-both = también después del 13
tile-rummy-option-mixed_sequences = Escaleras de colores mezclados
tile-rummy-option-mixed_sequences-about = Si no, una escalera tiene un solo color.
tile-rummy-option-blocked_after = Bloqueada tras
tile-rummy-option-blocked_after-about = Tantos turnos de cada uno sin bajar una ficha acaban la ronda.

## Lo que se puede hacer. $tiles es una lista de nombres.
tile-rummy-typing = Son solo sugerencias: puedes escribir cualquier turno. Para bajar escribe toda la mesa como debe quedar: lay K1 R1 B1 | R7 R8 *R9. También: exchange R7, reject K3. K es negro, R rojo, B azul, O naranja, * una estrella.
tile-rummy-action-lay = bajar { $tiles }
tile-rummy-action-lay-reject = bajar { $tiles } y descartar { $tile }
tile-rummy-action-exchange = cambiar { $tile }
tile-rummy-action-draw = robar una ficha
tile-rummy-action-reject = descartar { $tile }
tile-rummy-action-pass = pasar

## Lo que alguien ha hecho. $player es un nombre; las frases en -you son para quien lo ha hecho.
tile-rummy-log-lay = { $player } baja { $tiles }
tile-rummy-log-lay-you = Bajas { $tiles }
tile-rummy-log-exchange = { $player } cambia una ficha
tile-rummy-log-exchange-you = Cambias una ficha
tile-rummy-log-draw = { $player } roba una ficha
tile-rummy-log-draw-you = Robas una ficha
tile-rummy-log-reject = { $player } descarta una ficha
tile-rummy-log-reject-you = Descartas una ficha
tile-rummy-log-pass = { $player } pasa
tile-rummy-log-pass-you = Pasas
tile-rummy-log-timeout = Se acabó el tiempo de { $player }
tile-rummy-log-timeout-you = Se acabó tu tiempo

tile-rummy-outcome-out = { $winners } ya no tiene fichas y gana lo que los demás pierden.
tile-rummy-outcome-out-you = Ya no tienes fichas y ganas lo que los demás pierden.
tile-rummy-outcome-double = { $winners } lo bajó todo en un turno: todo vale doble.
tile-rummy-outcome-double-you = Lo bajaste todo en un turno: todo vale doble.
tile-rummy-outcome-blocked = Nadie puede seguir: cada uno pierde lo que queda en su atril.
tile-rummy-outcome-blocked-you = Nadie puede seguir, tú tampoco.

## Lo que hay en la mesa, en palabras.
tile-rummy-look-table = mesa
tile-rummy-look-table-about = todas las combinaciones de la mesa
tile-rummy-look-rack = atril
tile-rummy-look-rack-about = tus fichas
tile-rummy-look-counts = cuántas
tile-rummy-look-counts-about = cuántas fichas tiene cada uno
tile-rummy-table = Mesa: { $melds }.
tile-rummy-table-empty = Todavía no hay nada en la mesa.
tile-rummy-rack = Tu atril: { $tiles }.
tile-rummy-rack-of = { $player } tiene: { $tiles }.
tile-rummy-rack-empty = Tu atril está vacío.
tile-rummy-drew = Robas: { $tile }.
tile-rummy-exchanged = Das { $old } y recibes { $new }.
tile-rummy-counts = En los atriles: { $counts }.
tile-rummy-pool = En el pozo: { $count }.
tile-rummy-not-opened = Todavía no has abierto.

## Por qué el árbitro rechaza
tile-rummy-refusal-meld-too_short = Demasiado corta: { $meld }. Una combinación tiene al menos tres fichas.
tile-rummy-refusal-meld-series_too_short = Demasiado corta: { $meld }. Una serie tiene tres o cuatro fichas.
tile-rummy-refusal-meld-twice = No es una combinación: { $meld }. Repetida: { $tile }.
tile-rummy-refusal-meld-number_twice = No es una escalera: { $meld }. El número { $number } está dos veces.
tile-rummy-refusal-meld-other_number = No es una serie: { $meld }. Todas deberían ser { $number }; esta no: { $tile }.
tile-rummy-refusal-meld-other_colour = No es una escalera: { $meld }. De otro color: { $tile }.
tile-rummy-refusal-meld-gap = No es una escalera: { $meld }. Falta: { $missing }.
tile-rummy-refusal-meld-gaps = No es una escalera: { $meld }. Faltan: { $missing }.
tile-rummy-refusal-meld-ace_low = No es una escalera: { $meld }. El 1 solo va antes del 2.
tile-rummy-refusal-meld-ace_between = No es una escalera: { $meld }. El 1 nunca va entre el 13 y el 2.
tile-rummy-refusal-meld-no_series = En esta mesa solo valen las escaleras, no { $meld }.
tile-rummy-refusal-meld-no_sequences = En esta mesa solo valen las series, no { $meld }.
tile-rummy-refusal-lay-nothing = Baja al menos una ficha de tu atril: solo reordenar no es un turno.
tile-rummy-refusal-lay-not_on_rack = No está en tu atril: { $tile }.
tile-rummy-refusal-lay-appeared = ¿De dónde sale esta ficha del atril: { $tile }?
tile-rummy-refusal-lay-vanished = ¿Dónde ha quedado esta ficha del atril: { $tile }?
tile-rummy-refusal-lay-taken = Lo que estaba en la mesa se queda: { $tile }.
tile-rummy-refusal-lay-star_taken = Una estrella en la mesa se queda para siempre.
tile-rummy-refusal-lay-star_moved = Esta estrella mantiene su lugar: { $star }. Para liberarla, baja de tu atril la ficha por la que está: { $faces }.
tile-rummy-refusal-lay-table_touched = Se abre solo con combinaciones propias; la mesa queda como está en este turno: { $meld }.
tile-rummy-refusal-lay-opening_too_low = Para abrir hacen falta { $minimum } puntos; aquí hay { $points }.
tile-rummy-refusal-lay-opening_alone_too_low = Para abrir, tus fichas solas deben sumar { $minimum } puntos; estas no llegan.
tile-rummy-refusal-lay-which_reject = Elige una ficha para descartar.
tile-rummy-refusal-lay-none_to_reject = Guarda una ficha: el turno termina con un descarte.
tile-rummy-refusal-exchange-not_this_version = En esta versión se roba y se descarta; no se cambia.
tile-rummy-refusal-exchange-opened = Solo puede cambiar quien no ha abierto.
tile-rummy-refusal-exchange-not_on_rack = No está en tu atril: { $tile }.
tile-rummy-refusal-exchange-pool_empty = El pozo está vacío: puedes pasar.
tile-rummy-refusal-draw-not_this_version = En esta versión no se roba: baja o cambia.
tile-rummy-refusal-draw-first = Primero roba una ficha.
tile-rummy-refusal-draw-already = Ya has robado en este turno.
tile-rummy-refusal-draw-pool_empty = El pozo está vacío: baja o pasa.
tile-rummy-refusal-reject-not_this_version = En esta versión no se descarta.
tile-rummy-refusal-reject-not_on_rack = Solo puedes descartar lo que queda en tu atril, no { $tile }.
tile-rummy-refusal-reject-nothing_drawn = El pozo está vacío: quien no baja pasa.
tile-rummy-refusal-pass-must_exchange = Baja, o cambia una ficha.
tile-rummy-refusal-pass-must_reject = Baja, o descarta una ficha.
tile-rummy-refusal-timeout-no_limit = En esta mesa no hay límite de tiempo.
