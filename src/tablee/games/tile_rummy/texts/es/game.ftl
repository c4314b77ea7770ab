## Tile Rummy: pieces, options, what happened, and why the referee refuses.

tile-rummy = Rummy de números
tile-rummy-about = Escaleras y series con 106 fichas. Baja tus fichas, reorganiza la mesa y quédate sin ninguna antes que nadie.

# A tile of a colour; $number is 1 to 13.
tile-rummy-piece-K = { $number } negro
tile-rummy-piece-R = { $number } rojo
tile-rummy-piece-B = { $number } azul
tile-rummy-piece-O = { $number } naranja
tile-rummy-piece-star = estrella
tile-rummy-star = estrella como { $tile }

tile-rummy-option-version = Versión
tile-rummy-option-version-exchange = Cambiar
tile-rummy-option-version-exchange-about = Si no bajas, cambias una ficha por otra del pozo.
tile-rummy-option-version-draw-discard = Robar y descartar
tile-rummy-option-version-draw-discard-about = Robas una ficha al empezar cada turno y descartas una al terminar.
tile-rummy-option-version-draw-keep = Robar y conservar
tile-rummy-option-version-draw-keep-about = Robas una ficha al empezar cada turno y nunca descartas. Hasta que abras, también puedes cambiar una.
tile-rummy-option-rejected = Fichas descartadas
tile-rummy-option-rejected-about = Adónde van, boca abajo.
tile-rummy-option-rejected-aside = se apartan
tile-rummy-option-rejected-pool = vuelven al pozo
tile-rummy-option-rounds = Rondas
tile-rummy-option-rounds-about = Gana la partida quien tenga el total más alto en la hoja de puntos.
tile-rummy-option-starter = Quién empieza las demás rondas
tile-rummy-option-starter-about = La primera ronda la empieza quien saque la ficha más baja.
tile-rummy-option-starter-rotate = el siguiente en sentido horario
tile-rummy-option-starter-same = el mismo jugador
tile-rummy-option-starter-winner = quien haya ganado
tile-rummy-option-starter-draw = quien saque la ficha más baja antes de cada ronda
tile-rummy-option-clock-about = Cuando se acaba tu tiempo, la mesa y tu atril quedan como al empezar el turno, y juega el siguiente.
tile-rummy-option-hand_size = Fichas al empezar
tile-rummy-option-hand_size-about = Con cuántas fichas empieza cada jugador la ronda.
tile-rummy-option-opening_minimum = Puntos para abrir
tile-rummy-option-opening_minimum-about = Lo que deben valer tus primeras combinaciones. Con menos puntos, el juego es más fácil; con 0, sirve cualquier combinación.
tile-rummy-option-rework_on_opening = Reorganizar la mesa al abrir
tile-rummy-option-rework_on_opening-about = Si no, solo puedes reorganizar la mesa a partir de tu siguiente turno.
tile-rummy-option-exchange_after_opening = Cambiar fichas tras abrir
tile-rummy-option-exchange_after_opening-about = Si no, solo puedes cambiar fichas hasta que abras.
tile-rummy-option-stars_in_play = Estrellas
tile-rummy-option-stars_in_play-about = Una estrella sustituye a cualquier ficha.
tile-rummy-option-stars_in_play-0 = ninguna
tile-rummy-option-stars_in_play-1 = una
tile-rummy-option-stars_in_play-2 = dos
tile-rummy-option-stars_in_play-3 = tres
tile-rummy-option-stars_in_play-4 = cuatro
tile-rummy-option-stars = Mover estrellas
tile-rummy-option-stars-exchange = solo cambiándolas
tile-rummy-option-stars-exchange-about = Una estrella de la mesa solo queda libre cuando ocupa su lugar la ficha a la que sustituye.
tile-rummy-option-stars-free = libremente
tile-rummy-option-stars-free-about = Al reorganizar la mesa, una estrella puede sustituir a cualquier ficha.
tile-rummy-option-star_penalty = Penalización por estrella
tile-rummy-option-star_penalty-about = Puntos que pierdes por cada estrella que te quede al acabar la ronda.
tile-rummy-option-combinations = Combinaciones
tile-rummy-option-combinations-about = Una escalera son tres o más números seguidos; una serie, tres o cuatro fichas del mismo número.
tile-rummy-option-combinations-both = escaleras y series
tile-rummy-option-combinations-series = solo series
tile-rummy-option-combinations-sequences = solo escaleras
tile-rummy-option-ace = El 1
tile-rummy-option-ace-about = Dónde puede ir en una escalera.
tile-rummy-option-ace-low = solo antes del 2
tile-rummy-option-ace-both = también después del 13
tile-rummy-option-mixed_sequences = Escaleras de varios colores
tile-rummy-option-mixed_sequences-about = Si no, una escalera debe ser de un solo color.
tile-rummy-option-doubling = Bajar todo de una vez vale doble
tile-rummy-option-doubling-about = Si bajas todas tus fichas en un solo turno, sin haber bajado nada antes en la ronda, se doblan las pérdidas y la ganancia.
tile-rummy-option-blocked_after = Bloqueo tras (turnos)
tile-rummy-option-blocked_after-about = La ronda termina cuando cada jugador ha tenido este número de turnos sin que nadie baje una ficha.

## What a player may do. $tiles is a list of names.
tile-rummy-typing = Las opciones son solo sugerencias: puedes escribir cualquier jugada. Para bajar fichas, escribe toda la mesa tal como debe quedar: lay K1 R1 B1 | R7 R8 *R9. También: exchange R7 (cambiar), reject K3 (descartar). K es negro, R rojo, B azul, O naranja y * una estrella.
tile-rummy-action-lay = bajar { $tiles }
tile-rummy-action-lay-reject = bajar { $tiles } y descartar { $tile }
tile-rummy-action-exchange = cambiar { $tile }
tile-rummy-action-draw = robar una ficha
tile-rummy-action-reject = descartar { $tile }
tile-rummy-action-pass = pasar

## What a player did. $player is a name; the sentences that end in -you are for the player who did it.
tile-rummy-log-lay = { $player } baja { $tiles }
tile-rummy-log-lay-you = Bajas { $tiles }
# What a star on the table stood for, and stands for now.
tile-rummy-log-star = La estrella ya no hace de { $old }, sino de { $new }
tile-rummy-log-exchange = { $player } cambia una ficha
tile-rummy-log-exchange-you = Cambias una ficha
tile-rummy-log-draw = { $player } roba una ficha
tile-rummy-log-draw-you = Robas una ficha
tile-rummy-log-reject = { $player } descarta una ficha
tile-rummy-log-reject-you = Descartas una ficha
tile-rummy-log-pass = { $player } pasa
tile-rummy-log-pass-you = Pasas
tile-rummy-log-timeout = A { $player } se le acabó el tiempo
tile-rummy-log-timeout-you = Se te acabó el tiempo

tile-rummy-outcome-out = { $winners } se ha quedado sin fichas y gana lo que pierden los demás.
tile-rummy-outcome-out-you = Te has quedado sin fichas y ganas lo que pierden los demás.
tile-rummy-outcome-double = { $winners } ha bajado todas sus fichas en un turno: todo vale doble.
tile-rummy-outcome-double-you = Has bajado todas tus fichas en un turno: todo vale doble.
tile-rummy-outcome-blocked = Ronda bloqueada: cada uno pierde lo que le queda en el atril.
tile-rummy-outcome-blocked-you = Ronda bloqueada: cada uno, también tú, pierde lo que le queda en el atril.

## What lies on the table, in words.
tile-rummy-look-table = mesa
tile-rummy-look-table-about = todas las combinaciones de la mesa
tile-rummy-look-rack = atril
tile-rummy-look-rack-about = tus fichas
tile-rummy-look-counts = cuántas
tile-rummy-look-counts-about = cuántas fichas tiene cada uno
tile-rummy-table = Mesa: { $melds }.
tile-rummy-table-empty = Todavía no se ha bajado nada.
tile-rummy-rack = Tu atril: { $tiles }.
tile-rummy-rack-of = { $player } tiene: { $tiles }.
tile-rummy-rack-empty = Tu atril está vacío.
tile-rummy-drew = Robas: { $tile }.
tile-rummy-exchanged = Das: { $old }. Recibes: { $new }.
tile-rummy-counts = En los atriles: { $counts }.
tile-rummy-pool = En el pozo: { $count }.
tile-rummy-not-opened = Todavía no has abierto.

## Why the referee refuses
tile-rummy-refusal-meld-too_short = Demasiado corta: { $meld }. Una combinación necesita al menos tres fichas.
tile-rummy-refusal-meld-series_too_short = Demasiado corta: { $meld }. Una serie necesita tres o cuatro fichas.
tile-rummy-refusal-meld-twice = No es una combinación: { $meld }. Ficha repetida: { $tile }.
tile-rummy-refusal-meld-number_twice = No es una escalera: { $meld }. El número { $number } está dos veces.
tile-rummy-refusal-meld-other_number = No es una serie: { $meld }. Todas las fichas deben llevar el { $number }, y esta no lo lleva: { $tile }.
tile-rummy-refusal-meld-other_colour = No es una escalera: { $meld }. De otro color: { $tile }.
tile-rummy-refusal-meld-gap = No es una escalera: { $meld }. Falta: { $missing }.
tile-rummy-refusal-meld-gaps = No es una escalera: { $meld }. Faltan: { $missing }.
tile-rummy-refusal-meld-ace_low = No es una escalera: { $meld }. El 1 solo va antes del 2.
tile-rummy-refusal-meld-ace_between = No es una escalera: { $meld }. El 1 nunca va entre el 13 y el 2.
tile-rummy-refusal-meld-no_series = En esta mesa solo valen las escaleras, y esto no es una escalera: { $meld }.
tile-rummy-refusal-meld-no_sequences = En esta mesa solo valen las series, y esto no es una serie: { $meld }.
tile-rummy-refusal-lay-nothing = Baja al menos una ficha de tu atril: reorganizar la mesa sin bajar nada no cuenta como turno.
tile-rummy-refusal-lay-not_on_rack = No está en tu atril: { $tile }.
tile-rummy-refusal-lay-appeared = ¿De dónde sale esta ficha de tu atril: { $tile }?
tile-rummy-refusal-lay-vanished = ¿Adónde ha ido a parar esta ficha de tu atril: { $tile }?
tile-rummy-refusal-lay-taken = Lo que ya estaba en la mesa se queda ahí: { $tile }.
tile-rummy-refusal-lay-star_taken = Una estrella de la mesa se queda ahí para siempre.
tile-rummy-refusal-lay-star_moved = Esta estrella no puede pasar a sustituir a otra ficha: { $star }. Para liberarla, pon en su lugar, desde tu atril, una ficha a la que pueda sustituir: { $faces }.
tile-rummy-refusal-lay-stars_exchanged_alike = Dos fichas iguales no pueden liberar dos estrellas de una misma combinación: en { $meld } solo hay lugar para una ficha así: { $tile }.
tile-rummy-refusal-lay-table_touched = Para abrir solo valen combinaciones tuyas; el resto de la mesa se queda como está en este turno: { $meld }.
tile-rummy-refusal-lay-opening_too_low = Para abrir { $minimum ->
    [one] hace falta { $minimum } punto
   *[other] hacen falta { $minimum } puntos
}; aquí solo hay { $points }.
tile-rummy-refusal-lay-opening_alone_too_low = Para abrir, tus fichas deben formar por sí solas combinaciones que sumen al menos { $minimum ->
    [one] { $minimum } punto
   *[other] { $minimum } puntos
}; estas no llegan.
tile-rummy-refusal-lay-opening_not_alone = Para abrir necesitas al menos una combinación hecha solo con fichas de tu atril; estas no forman ninguna.
tile-rummy-refusal-lay-opening_undecided = El árbitro no ha podido averiguar si estas fichas forman por sí solas combinaciones que sumen al menos { $minimum ->
    [one] { $minimum } punto
   *[other] { $minimum } puntos
}. Baja menos fichas a la vez.
tile-rummy-refusal-lay-which_reject = Elige una ficha para descartar.
tile-rummy-refusal-lay-none_to_reject = Guarda una ficha: tu turno termina descartando una.
tile-rummy-refusal-exchange-not_this_version = En esta versión se roba y se descarta; no se cambian fichas.
tile-rummy-refusal-exchange-opened = Solo puedes cambiar una ficha mientras no hayas abierto.
tile-rummy-refusal-exchange-not_on_rack = No está en tu atril: { $tile }.
tile-rummy-refusal-exchange-pool_empty = El pozo está vacío: puedes pasar.
tile-rummy-refusal-draw-not_this_version = En esta versión no se roba: baja fichas o cambia una.
tile-rummy-refusal-draw-first = Roba primero una ficha.
tile-rummy-refusal-draw-already = Ya has robado en este turno.
tile-rummy-refusal-draw-pool_empty = El pozo está vacío: baja fichas o pasa.
tile-rummy-refusal-reject-not_this_version = En esta versión no se descarta.
tile-rummy-refusal-reject-not_on_rack = Solo puedes descartar una ficha que siga en tu atril, y esta no está: { $tile }.
tile-rummy-refusal-reject-nothing_drawn = El pozo está vacío: si no bajas, pasas.
tile-rummy-refusal-pass-must_exchange = Baja fichas o cambia una.
tile-rummy-refusal-pass-must_reject = Aunque no bajes nada, al final del turno debes descartar una ficha.
tile-rummy-refusal-timeout-no_limit = En esta mesa no hay límite de tiempo.

# What an estimate depends on, in an analysis.
tile-rummy-analysis-holding = Vale si se siguen guardando fichas hasta poder bajarlas todas.
