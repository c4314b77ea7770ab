## Dominó del zoo: fichas, opciones, qué ha pasado y por qué rechaza el árbitro.

zoo-domino = Dominó del zoo
zoo-domino-about = Treinta y seis fichas, ocho animales. Junta los animales iguales y coloca tu última ficha antes que nadie.

zoo-domino-piece-elephant = elefante
zoo-domino-piece-lion = león
zoo-domino-piece-giraffe = jirafa
zoo-domino-piece-zebra = cebra
zoo-domino-piece-monkey = mono
zoo-domino-piece-crocodile = cocodrilo
zoo-domino-piece-penguin = pingüino
zoo-domino-piece-flamingo = flamenco
zoo-domino-pair = { $one }–{ $two }
zoo-domino-double = doble { $half }

zoo-domino-option-way = Modo de jugar
zoo-domino-option-way-draw = Robar
zoo-domino-option-way-draw-about = Quien no tiene nada que encaje roba del pozo hasta que algo encaje.
zoo-domino-option-way-trumps = Triunfos
zoo-domino-option-way-trumps-about = Se reparten todas las fichas. Los dobles son triunfos: van junto a cualquier animal.
zoo-domino-option-must_trump = Triunfo obligatorio
zoo-domino-option-must_trump-about = Si no, quien solo puede jugar un triunfo también puede pasar.
zoo-domino-option-rounds = Rondas
zoo-domino-option-rounds-about = Una ronda ganada es un punto; quien suma más puntos gana la partida.
zoo-domino-option-first = Quién empieza
zoo-domino-option-first-about = Quién juega primero en la primera ronda.
zoo-domino-option-first-chance = por sorteo
zoo-domino-option-first-1 = puesto 1
zoo-domino-option-first-2 = puesto 2
zoo-domino-option-first-3 = puesto 3
zoo-domino-option-first-4 = puesto 4
zoo-domino-option-first-5 = puesto 5
zoo-domino-option-first-6 = puesto 6
zoo-domino-option-starter = Las rondas siguientes las empieza
zoo-domino-option-starter-about = Si han ganado varios, es el primero de ellos en sentido horario después del puesto que fue primero.
zoo-domino-option-starter-rotate = el puesto siguiente en sentido horario
zoo-domino-option-starter-same = el mismo puesto
zoo-domino-option-starter-winner = quien ha ganado
zoo-domino-option-clock-about = Cuando se acaba el tiempo, la mesa hace lo que te toca: pone una ficha que encaje, roba hasta que una encaje o pasa. Solo usa un triunfo si es obligatorio.

## Lo que se puede hacer. $domino es un par o un doble.
zoo-domino-action-lay-first = colocar { $domino }
zoo-domino-action-lay = colocar { $domino } a la { $end ->
    [left] izquierda
   *[right] derecha
}
zoo-domino-action-trump = jugar { $domino } como triunfo a la { $end ->
    [left] izquierda
   *[right] derecha
}
zoo-domino-action-draw = robar una ficha
zoo-domino-action-pass = pasar

## Lo que alguien ha hecho. $player es un nombre; las frases en -you son para quien lo ha hecho.
zoo-domino-log-lay-first = { $player } empieza con { $domino }
zoo-domino-log-lay-first-you = Empiezas con { $domino }
zoo-domino-log-lay = { $player } coloca { $domino } a la { $end ->
    [left] izquierda
   *[right] derecha
}
zoo-domino-log-lay-you = Colocas { $domino } a la { $end ->
    [left] izquierda
   *[right] derecha
}
zoo-domino-log-trump = { $player } juega { $domino } como triunfo a la { $end ->
    [left] izquierda
   *[right] derecha
}
zoo-domino-log-trump-you = Juegas { $domino } como triunfo a la { $end ->
    [left] izquierda
   *[right] derecha
}
zoo-domino-log-draw = { $count ->
    [one] { $player } roba una ficha
   *[other] { $player } roba { $count } fichas
}
zoo-domino-log-draw-you = { $count ->
    [one] Robas una ficha
   *[other] Robas { $count } fichas
}
zoo-domino-log-pass = { $player } pasa
zoo-domino-log-pass-you = Pasas
zoo-domino-log-timeout = Se acabó el tiempo de { $player }
zoo-domino-log-timeout-you = Se acabó tu tiempo

zoo-domino-outcome-out = { $winners } ha colocado su última ficha y gana la ronda.
zoo-domino-outcome-out-you = Has colocado tu última ficha y ganas la ronda.
zoo-domino-outcome-blocked = Ya nadie puede colocar. { $count ->
    [one] { $winners } gana con menos fichas.
   *[other] Victoria compartida con menos fichas: { $winners }.
}
zoo-domino-outcome-blocked-you = Ya nadie puede colocar. { $count ->
    [one] Ganas con menos fichas.
   *[other] Victoria compartida con menos fichas: { $winners }.
}

## Lo que hay en la mesa, en palabras. $dominoes es una lista de nombres.
zoo-domino-look-chain = cadena
zoo-domino-look-chain-about = toda la cadena
zoo-domino-look-ends = extremos
zoo-domino-look-ends-about = solo sus dos extremos y su longitud
zoo-domino-look-hand = mano
zoo-domino-look-hand-about = tus fichas
zoo-domino-look-counts = cuántas
zoo-domino-look-counts-about = cuántas fichas tiene cada cual
zoo-domino-chain = Cadena: { $dominoes }.
zoo-domino-chain-empty = Aún no hay ninguna ficha en la mesa.
zoo-domino-ends = { $count ->
    [one] Hay una ficha.
   *[other] Hay { $count } fichas.
} Extremo izquierdo: { $left }. Extremo derecho: { $right }.
zoo-domino-trump = { $domino } como triunfo
zoo-domino-hand = Tu mano: { $dominoes }.
zoo-domino-hand-of = { $player } tiene: { $dominoes }.
zoo-domino-hand-empty = Tu mano está vacía.
zoo-domino-drew = Robas: { $domino }.
# $counts es una lista como «Ben 5, Carla 4».
zoo-domino-counts = En la mano: { $counts }.
zoo-domino-stock = En el pozo: { $count }.

## Por qué rechaza el árbitro
zoo-domino-refusal-lay-not_in_hand = No tienes { $domino } en la mano.
zoo-domino-refusal-lay-no_chain_yet = Aún no hay extremo donde colocar { $domino }: sería la primera ficha.
zoo-domino-refusal-lay-which_end = Elige un extremo para { $domino }: izquierda o derecha.
zoo-domino-refusal-lay-does_not_fit = El extremo { $end ->
    [left] izquierdo
   *[right] derecho
} muestra { $animal }: ahí no encaja { $domino }.
zoo-domino-refusal-lay-double_elephant_begins = Primero se coloca el doble elefante, no { $domino }.
zoo-domino-refusal-trump-not_this_way = En este modo de jugar no hay triunfos: { $domino } es una ficha como las demás.
zoo-domino-refusal-trump-not_a_double = Solo los dobles son triunfos, y { $domino } no lo es.
zoo-domino-refusal-trump-no_chain_yet = La cadena aún no ha empezado: { $domino } todavía no puede ser un triunfo.
zoo-domino-refusal-trump-it_fits = Ahí encaja: coloca { $domino } como una ficha normal.
zoo-domino-refusal-trump-another_fits = Solo puedes jugar un triunfo si nada encaja, pero { $fitting } encaja. Guarda { $domino } para después.
zoo-domino-refusal-trump-beside_trump = Dos triunfos nunca van juntos: { $neighbour } ya lo es, así que { $domino } no puede ir ahí.
zoo-domino-refusal-trump-last_domino = Tu última ficha no puede ser un triunfo: { $domino } tiene que encajar.
zoo-domino-refusal-draw-not_this_way = No hay nada que robar: todas las fichas están repartidas.
zoo-domino-refusal-draw-one_fits = No hace falta robar: { $fitting } encaja.
zoo-domino-refusal-draw-chain_empty = Empiezas tú: coloca la ficha que quieras. No hace falta robar.
zoo-domino-refusal-draw-stock_empty = El pozo está vacío.
zoo-domino-refusal-pass-one_fits = No puedes pasar mientras una ficha encaje, y { $fitting } encaja.
zoo-domino-refusal-pass-one_fits_trumps = No puedes pasar mientras una ficha encaje, y { $fitting } encaja.
zoo-domino-refusal-pass-chain_empty = Empiezas tú: coloca la ficha que quieras.
zoo-domino-refusal-pass-double_elephant_begins = Tienes el doble elefante: colócalo para empezar.
zoo-domino-refusal-pass-must_draw = { $count ->
    [one] Queda una ficha en el pozo: róbala.
   *[other] Quedan { $count } fichas en el pozo: roba hasta que una encaje.
}
zoo-domino-refusal-pass-must_trump = En esta mesa, quien puede jugar un triunfo debe hacerlo: { $domino } se puede jugar.
zoo-domino-refusal-timeout-no_limit = En esta mesa no hay límite de tiempo.
