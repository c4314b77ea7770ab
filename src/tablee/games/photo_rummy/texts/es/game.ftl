## Photo Rummy: opciones, qué ha pasado y por qué el árbitro rechaza. Los nombres de las cartas están en el catálogo del juego.

photo-rummy = Photo Rummy
photo-rummy-about = 102 fotos de 17 capitales europeas. Reúne familias de una capital y series de un tema, rehaz la mesa y baja antes que nadie la última carta.

photo-rummy-option-rounds = Rondas
photo-rummy-option-rounds-about = El total más alto de la hoja gana la partida.
photo-rummy-option-first = Quién empieza
photo-rummy-option-first-about = La persona más joven empieza la primera ronda: marca su puesto o déjalo al azar.
photo-rummy-option-first-chance = por sorteo
photo-rummy-option-first-1 = puesto 1
photo-rummy-option-first-2 = puesto 2
photo-rummy-option-first-3 = puesto 3
photo-rummy-option-first-4 = puesto 4
photo-rummy-option-starter = Las rondas siguientes las empieza
photo-rummy-option-starter-about = Tras una ronda nula le toca al puesto siguiente, si no es siempre el mismo.
photo-rummy-option-starter-rotate = el puesto siguiente en sentido horario
photo-rummy-option-starter-same = el mismo puesto
photo-rummy-option-starter-winner = quien ha ganado
photo-rummy-option-void_rounds = Rondas nulas
photo-rummy-option-void_rounds-about = Una ronda es nula cuando los montones se acaban y nadie ha terminado.
photo-rummy-option-void_rounds-count = cuentan como jugadas
photo-rummy-option-void_rounds-replay = se repiten
photo-rummy-option-clock-about = Cuando se acaba el tiempo, mesa y mano vuelven a estar como al empezar el turno, y la carta robada se queda en la mano.

## Qué se puede hacer. $cards es una lista de nombres.
photo-rummy-typing = Son solo sugerencias: puedes escribir cualquier turno. Una carta es una sigla y un tema: GB-church. Para bajar escribe toda la mesa como debe quedar: lay GB-church GB-sight joker | D-dish F-dish I-dish P-dish. Para tomar un comodín da tu foto y el número de su combinación: lay ... taking GB-dish 2. Temas: palace (palacios), church (iglesias), sight (lugares de interés), dish (platos), letterbox (buzones), emblem (emblemas).
photo-rummy-action-draw = robar del montón { $pile }
photo-rummy-action-lay = bajar { $cards }
photo-rummy-action-take = tomar un comodín por { $cards }
photo-rummy-action-rebuild = rehacer la mesa sin bajar
photo-rummy-action-pass = quedarse la carta y terminar el turno

## Qué ha hecho alguien. $player es un nombre; las frases en -you son para quien lo ha hecho.
photo-rummy-log-draw = { $player } roba del montón { $pile }
photo-rummy-log-draw-you = Robas del montón { $pile }
photo-rummy-log-take = { $player } toma un comodín por { $cards }
photo-rummy-log-take-you = Tomas un comodín por { $cards }
photo-rummy-log-lay = { $player } baja { $cards }
photo-rummy-log-lay-you = Bajas { $cards }
photo-rummy-log-rebuild = { $player } rehace la mesa
photo-rummy-log-rebuild-you = Rehaces la mesa
photo-rummy-log-pass = { $player } no baja nada
photo-rummy-log-pass-you = No bajas nada
photo-rummy-log-timeout = Se acabó el tiempo de { $player }
photo-rummy-log-timeout-you = Se acabó tu tiempo

photo-rummy-outcome-out = { $winners } ya no tiene cartas y gana lo que los demás pierden.
photo-rummy-outcome-out-you = Ya no tienes cartas y ganas lo que los demás pierden.
photo-rummy-outcome-void = Los montones se han acabado y nadie ha terminado: la ronda es nula.
photo-rummy-outcome-void-you = Los montones se han acabado y tú tampoco has terminado: la ronda es nula.

## Qué hay en la mesa, en palabras.
photo-rummy-look-table = mesa
photo-rummy-look-table-about = todas las combinaciones de la mesa, con sus números
photo-rummy-look-hand = mano
photo-rummy-look-hand-about = tus cartas
photo-rummy-look-counts = cuántas
photo-rummy-look-counts-about = cuántas cartas tiene cada uno y qué altura tienen los montones
photo-rummy-table = Mesa:
photo-rummy-table-empty = Todavía no hay nada en la mesa.
photo-rummy-hand = Tu mano:
photo-rummy-hand-of = { $player } tiene:
photo-rummy-hand-empty = Tu mano está vacía.
photo-rummy-drew = Robas: { $card }.
photo-rummy-counts = En la mano: { $counts }.
photo-rummy-piles = Montones: { $piles }.
photo-rummy-not-opened = Todavía no has abierto: baja primero una combinación de cartas tuyas.

## Por qué el árbitro rechaza
photo-rummy-refusal-meld-too_short = Demasiado corta: { $meld }. Una familia tiene al menos tres cartas, una serie cuatro.
photo-rummy-refusal-meld-family_too_short = Demasiado corta: { $meld }. Una familia tiene al menos tres cartas.
photo-rummy-refusal-meld-series_too_short = Demasiado corta: { $meld }. Una serie tiene al menos cuatro cartas.
photo-rummy-refusal-meld-family_too_long = Demasiado larga: { $meld }. Una familia tiene seis cartas como mucho, con comodines.
photo-rummy-refusal-meld-series_too_long = Demasiado larga: { $meld }. Una serie tiene 17 cartas como mucho, con comodines.
photo-rummy-refusal-meld-mixed = Ni familia ni serie: { $meld }. Esta no es de aquí: { $card }.
photo-rummy-refusal-meld-twice = La carta { $card } existe una sola vez; no puede estar dos veces en { $meld }.
photo-rummy-refusal-meld-only_jokers = Sin foto: { $meld }. Debe haber más fotos que comodines.
photo-rummy-refusal-meld-too_many_jokers = Demasiados comodines: { $meld }. Debe haber más fotos que comodines.
photo-rummy-refusal-lay-nothing = No has bajado ni movido nada. Puedes terminar el turno sin bajar.
photo-rummy-refusal-lay-not_opened = Para abrir, parte de las cartas que bajas debe formar por sí sola una familia o una serie.
photo-rummy-refusal-lay-not_in_hand = No está en tu mano: { $card }.
photo-rummy-refusal-lay-appeared = ¿De dónde sale esta carta de la mano: { $card }?
photo-rummy-refusal-lay-vanished = ¿Dónde ha quedado esta carta de la mano: { $card }?
photo-rummy-refusal-lay-taken = Lo que estaba en la mesa se queda allí: { $card }.
photo-rummy-refusal-lay-joker_taken = Un comodín se queda en la mesa, si no das por él una foto de tu mano.
photo-rummy-refusal-take-not_opened = Solo puede tomar un comodín quien ya ha bajado una combinación de cartas propias.
photo-rummy-refusal-take-no_meld = No hay combinación { $number }: al empezar el turno había { $melds }.
photo-rummy-refusal-take-no_joker = No hay comodín que tomar, o ninguno más: { $meld }.
photo-rummy-refusal-take-not_in_hand = Por un comodín se da una foto de la mano, y esta no está en ella: { $card }.
photo-rummy-refusal-take-twice = Una foto libera un solo comodín: { $card }.
photo-rummy-refusal-take-does_not_fit = Esta foto no encaja: { $card }. El comodín está en { $meld }.
photo-rummy-refusal-take-taken_back = Lo que diste por un comodín se queda en la mesa: { $card }.
photo-rummy-refusal-draw-first = Primero roba una carta.
photo-rummy-refusal-draw-already = Ya has robado en este turno.
photo-rummy-refusal-draw-pile_empty = El montón { $pile } está vacío: roba de otro.
photo-rummy-refusal-timeout-no_limit = En esta mesa no hay límite de tiempo.
