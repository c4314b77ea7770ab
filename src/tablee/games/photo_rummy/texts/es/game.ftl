## Photo Rummy: options, what happened, and why the referee refuses. The names of the cards are in the game's catalogue.

photo-rummy = Photo Rummy
photo-rummy-about = 102 fotos de 17 capitales europeas. Reúne familias de una capital y series de un tema, reorganiza la mesa y baja tu última carta antes que nadie.

photo-rummy-option-rounds = Rondas
photo-rummy-option-rounds-about = Gana la partida quien tenga el total más alto en la hoja de puntos.
photo-rummy-option-first = Quién empieza
photo-rummy-option-first-about = La persona más joven empieza la primera ronda: elige su sitio o déjalo al azar.
photo-rummy-option-first-chance = al azar
photo-rummy-option-first-1 = sitio 1
photo-rummy-option-first-2 = sitio 2
photo-rummy-option-first-3 = sitio 3
photo-rummy-option-first-4 = sitio 4
photo-rummy-option-starter = Quién empieza las demás rondas
photo-rummy-option-starter-about = Tras una ronda nula empieza el jugador siguiente, a no ser que empiece siempre el mismo.
photo-rummy-option-starter-rotate = el siguiente en sentido horario
photo-rummy-option-starter-same = el mismo jugador
photo-rummy-option-starter-winner = quien haya ganado
photo-rummy-option-void_rounds = Rondas nulas
photo-rummy-option-void_rounds-about = Una ronda es nula cuando se acaban los montones y nadie se ha quedado sin cartas.
photo-rummy-option-void_rounds-count = cuentan como jugadas
photo-rummy-option-void_rounds-replay = se repiten
photo-rummy-option-clock-about = Cuando se acaba tu tiempo, la mesa y tu mano quedan como al empezar el turno, y conservas la carta robada.

## What a player may do. $cards is a list of names.
photo-rummy-typing = Las opciones son solo sugerencias: puedes escribir cualquier jugada. Una carta se escribe con la sigla del país y el tema: GB-church. Para bajar cartas, escribe toda la mesa tal como debe quedar: lay GB-church GB-sight joker | D-dish F-dish I-dish P-dish. Para llevarte un comodín, indica tu foto y el número de la combinación del comodín: lay ... taking GB-dish 2. Temas: palace (palacios), church (iglesias), sight (lugares de interés), dish (platos), letterbox (buzones), emblem (emblemas).
photo-rummy-action-draw = robar del montón { $pile }
photo-rummy-action-lay = bajar { $cards }
photo-rummy-action-take = cambiar { $cards } por un comodín
photo-rummy-action-rebuild = reorganizar la mesa sin bajar nada
photo-rummy-action-pass = conservar la carta y terminar el turno

## What a player did. $player is a name; the sentences that end in -you are for the player who did it.
photo-rummy-log-draw = { $player } roba del montón { $pile }
photo-rummy-log-draw-you = Robas del montón { $pile }
# $meld is the capital or theme of the meld that had the joker.
photo-rummy-log-take = { $player } cambia { $cards } por el comodín de { $meld }
photo-rummy-log-take-you = Cambias { $cards } por el comodín de { $meld }
photo-rummy-log-joker = El comodín pasa a { $meld }
photo-rummy-log-lay = { $player } baja { $cards }
photo-rummy-log-lay-you = Bajas { $cards }
photo-rummy-log-rebuild = { $player } reorganiza la mesa
photo-rummy-log-rebuild-you = Reorganizas la mesa
photo-rummy-log-pass = { $player } no baja nada
photo-rummy-log-pass-you = No bajas nada
photo-rummy-log-timeout = A { $player } se le acabó el tiempo
photo-rummy-log-timeout-you = Se te acabó el tiempo

photo-rummy-outcome-out = { $winners } se ha quedado sin cartas y gana lo que pierden los demás.
photo-rummy-outcome-out-you = Te has quedado sin cartas y ganas lo que pierden los demás.
photo-rummy-outcome-void = Se han acabado los montones y nadie se ha quedado sin cartas: la ronda es nula.
photo-rummy-outcome-void-you = Se han acabado los montones y nadie se ha quedado sin cartas, tampoco tú: la ronda es nula.

## What lies on the table, in words.
photo-rummy-look-table = mesa
photo-rummy-look-table-about = todas las combinaciones de la mesa, con sus números
photo-rummy-look-hand = mano
photo-rummy-look-hand-about = tus cartas
photo-rummy-look-counts = cuántas
photo-rummy-look-counts-about = cuántas cartas tiene cada uno y cuántas quedan en los montones
photo-rummy-table = Mesa:
photo-rummy-table-empty = Todavía no se ha bajado nada.
photo-rummy-hand = Tu mano:
photo-rummy-hand-of = { $player } tiene:
photo-rummy-hand-empty = Tu mano está vacía.
photo-rummy-drew = Robas: { $card }.
photo-rummy-counts = En la mano: { $counts }.
photo-rummy-piles = Montones: { $piles }.
photo-rummy-not-opened = Todavía no has abierto: baja primero una combinación de cartas tuyas.

## Why the referee refuses
photo-rummy-refusal-meld-too_short = Demasiado corta: { $meld }. Una familia necesita tres cartas; una serie, cuatro.
photo-rummy-refusal-meld-family_too_short = Demasiado corta: { $meld }. Una familia necesita tres cartas.
photo-rummy-refusal-meld-series_too_short = Demasiado corta: { $meld }. Una serie necesita cuatro cartas.
photo-rummy-refusal-meld-family_too_long = Demasiado larga: { $meld }. Una familia tiene seis cartas como mucho, comodines incluidos.
photo-rummy-refusal-meld-series_too_long = Demasiado larga: { $meld }. Una serie tiene 17 cartas como mucho, comodines incluidos.
photo-rummy-refusal-meld-mixed = Ni familia ni serie: { $meld }. Esta carta no encaja: { $card }.
photo-rummy-refusal-meld-twice = En el juego solo hay una carta así: { $card }. No puede estar dos veces aquí: { $meld }.
photo-rummy-refusal-meld-only_jokers = Solo hay comodines: { $meld }. Una combinación necesita más fotos que comodines.
photo-rummy-refusal-meld-too_many_jokers = Demasiados comodines: { $meld }. Una combinación necesita más fotos que comodines.
photo-rummy-refusal-lay-nothing = No has bajado ni movido nada. Puedes terminar tu turno sin bajar.
photo-rummy-refusal-lay-not_opened = Para abrir, algunas de las cartas que bajas deben formar por sí solas una familia o una serie.
photo-rummy-refusal-lay-not_in_hand = No está en tu mano: { $card }.
photo-rummy-refusal-lay-appeared = ¿De dónde sale esta carta de tu mano: { $card }?
photo-rummy-refusal-lay-vanished = ¿Adónde ha ido a parar esta carta de tu mano: { $card }?
photo-rummy-refusal-lay-taken = Lo que ya estaba en la mesa se queda ahí: { $card }.
photo-rummy-refusal-lay-joker_taken = Un comodín se queda en la mesa, salvo que lo cambies por una foto de tu mano.
photo-rummy-refusal-take-not_opened = Solo puedes llevarte un comodín si ya has bajado una combinación de cartas tuyas.
photo-rummy-refusal-take-no_meld = No existe la combinación { $number }: al empezar el turno { $melds ->
    [0] no había ninguna
    [one] solo había una
   *[other] solo había { $melds }
}.
photo-rummy-refusal-take-no_joker = Aquí no hay ningún comodín (o ninguno más) que llevarse: { $meld }.
photo-rummy-refusal-take-not_in_hand = Para llevarte un comodín tienes que dar una foto de tu mano, y esta no la tienes: { $card }.
photo-rummy-refusal-take-twice = Una foto libera un solo comodín: { $card }.
photo-rummy-refusal-take-does_not_fit = Esta foto no encaja: { $card }. El comodín está en { $meld }.
photo-rummy-refusal-take-taken_back = La foto que diste por un comodín se queda en la mesa: { $card }.
photo-rummy-refusal-draw-first = Roba primero una carta.
photo-rummy-refusal-draw-already = Ya has robado en este turno.
photo-rummy-refusal-draw-pile_empty = El montón { $pile } está vacío: roba de otro.
photo-rummy-refusal-timeout-no_limit = En esta mesa no hay límite de tiempo.

# What an estimate depends on, in an analysis.
photo-rummy-analysis-holding = Vale si se siguen guardando cartas para bajar muchas juntas más tarde.
