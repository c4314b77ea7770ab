## Zoo Domino: pieces, options, what happened, and why the referee refuses.

zoo-domino = Dominó del zoo
zoo-domino-about = Treinta y seis fichas, ocho animales. Junta los animales iguales y coloca tu última ficha antes que nadie.

# Each animal in the forms that sentences need: $animal-a, $animal-beside.
zoo-domino-piece-elephant = elefante
    .a = un elefante
    .beside = junto al elefante
zoo-domino-piece-lion = león
    .a = un león
    .beside = junto al león
zoo-domino-piece-giraffe = jirafa
    .a = una jirafa
    .beside = junto a la jirafa
zoo-domino-piece-zebra = cebra
    .a = una cebra
    .beside = junto a la cebra
zoo-domino-piece-monkey = mono
    .a = un mono
    .beside = junto al mono
zoo-domino-piece-crocodile = cocodrilo
    .a = un cocodrilo
    .beside = junto al cocodrilo
zoo-domino-piece-penguin = pingüino
    .a = un pingüino
    .beside = junto al pingüino
zoo-domino-piece-flamingo = flamenco
    .a = un flamenco
    .beside = junto al flamenco
zoo-domino-pair = { $one }-{ $two }
zoo-domino-double = doble { $half }

zoo-domino-option-way = Modo de jugar
zoo-domino-option-way-draw = Robar
zoo-domino-option-way-draw-about = Si no encaja ninguna de tus fichas, robas del pozo hasta que encaje una.
zoo-domino-option-way-trumps = Triunfos
zoo-domino-option-way-trumps-about = Se reparten todas las fichas. Los dobles son triunfos: puedes colocarlos junto a cualquier animal.
zoo-domino-option-must_trump = Triunfo obligatorio
zoo-domino-option-must_trump-about = Si no, quien solo pueda jugar un triunfo también puede pasar.
zoo-domino-option-rounds = Rondas
zoo-domino-option-rounds-about = Cada ronda que ganas vale un punto; gana la partida quien tenga más puntos.
zoo-domino-option-first = Quién empieza
zoo-domino-option-first-about = Quién empieza la primera ronda. Con triunfos empieza, en cambio, quien tenga el doble elefante.
zoo-domino-option-first-chance = al azar
zoo-domino-option-first-1 = sitio 1
zoo-domino-option-first-2 = sitio 2
zoo-domino-option-first-3 = sitio 3
zoo-domino-option-first-4 = sitio 4
zoo-domino-option-first-5 = sitio 5
zoo-domino-option-first-6 = sitio 6
zoo-domino-option-starter = Quién empieza las demás rondas
zoo-domino-option-starter-about = Si han ganado varios, empieza el primero de ellos en sentido horario después de quien empezó.
zoo-domino-option-starter-rotate = el siguiente en sentido horario
zoo-domino-option-starter-same = el mismo jugador
zoo-domino-option-starter-winner = quien haya ganado
zoo-domino-option-clock-about = Cuando se acaba tu tiempo, la mesa juega por ti: coloca una ficha que encaje, roba hasta que encaje una o pasa. Solo juega un triunfo si es obligatorio.

## What a player may do. $domino is a pair or a double.
zoo-domino-action-lay-first = colocar { $domino }
zoo-domino-action-lay = colocar { $domino } a la { $end ->
    [left] izquierda
   *[right] derecha
}
zoo-domino-action-trump = jugar el { $domino } como triunfo a la { $end ->
    [left] izquierda
   *[right] derecha
}
zoo-domino-action-draw = robar una ficha
zoo-domino-action-pass = pasar

## What a player did. $player is a name; the sentences that end in -you are for the player who did it.
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
zoo-domino-log-trump = { $player } juega el { $domino } como triunfo a la { $end ->
    [left] izquierda
   *[right] derecha
}
zoo-domino-log-trump-you = Juegas el { $domino } como triunfo a la { $end ->
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
zoo-domino-log-timeout = A { $player } se le acabó el tiempo
zoo-domino-log-timeout-you = Se te acabó el tiempo

zoo-domino-outcome-out = { $winners } ha colocado su última ficha y gana la ronda.
zoo-domino-outcome-out-you = Has colocado tu última ficha y ganas la ronda.
zoo-domino-outcome-blocked = Ronda bloqueada. { $count ->
    [one] Gana { $winners }, con menos fichas que nadie.
   *[other] Empate con el menor número de fichas: victoria compartida entre { $winners }.
}
zoo-domino-outcome-blocked-you = Ronda bloqueada. { $count ->
    [one] Ganas con menos fichas que nadie.
   *[other] Empate con el menor número de fichas: victoria compartida entre { $winners }.
}

## What lies on the table, in words. $dominoes is a list of names.
zoo-domino-look-chain = cadena
zoo-domino-look-chain-about = toda la cadena
zoo-domino-look-ends = extremos
zoo-domino-look-ends-about = solo sus dos extremos y su longitud
zoo-domino-look-hand = mano
zoo-domino-look-hand-about = tus fichas
zoo-domino-look-counts = cuántas
zoo-domino-look-counts-about = cuántas fichas tiene cada uno
zoo-domino-chain = Cadena: { $dominoes }.
zoo-domino-chain-empty = Todavía no hay ninguna ficha en la mesa.
zoo-domino-ends = { $count ->
    [one] Hay una ficha en la mesa.
   *[other] Hay { $count } fichas en la mesa.
} Extremo izquierdo: { $left }. Extremo derecho: { $right }.
zoo-domino-trump = { $domino } como triunfo
zoo-domino-hand = Tu mano: { $dominoes }.
zoo-domino-hand-of = { $player } tiene: { $dominoes }.
zoo-domino-hand-empty = Tu mano está vacía.
zoo-domino-drew = Robas: { $domino }.
# $counts is a list such as "Ben 5, Carla 4".
zoo-domino-counts = En la mano: { $counts }.
zoo-domino-stock = En el pozo: { $count }.

## Why the referee refuses
zoo-domino-refusal-lay-not_in_hand = No tienes esta ficha: { $domino }.
zoo-domino-refusal-lay-no_chain_yet = Todavía no hay cadena. Esta ficha sería la primera: { $domino }.
zoo-domino-refusal-lay-which_end = Elige un extremo para esta ficha, el izquierdo o el derecho: { $domino }.
zoo-domino-refusal-lay-does_not_fit = En ese extremo hay { $animal-a }. Esta ficha no encaja ahí: { $domino }.
zoo-domino-refusal-lay-double_elephant_begins = Empieza el doble elefante, no esta ficha: { $domino }.
zoo-domino-refusal-trump-not_this_way = En este modo de jugar no hay triunfos: { $domino } es una ficha como las demás.
zoo-domino-refusal-trump-not_a_double = Solo los dobles son triunfos, y { $domino } no es un doble.
zoo-domino-refusal-trump-no_chain_yet = Todavía no hay cadena: el { $domino } no puede ser un triunfo.
zoo-domino-refusal-trump-it_fits = Ahí encaja: coloca el { $domino } como una ficha normal.
zoo-domino-refusal-trump-another_fits = Solo puedes jugar un triunfo si no encaja nada, y esta ficha encaja: { $fitting }. Guarda el { $domino } para después.
zoo-domino-refusal-trump-beside_trump = Nunca puede haber dos triunfos juntos: el { $neighbour } es uno, así que el { $domino } no puede ir ahí.
zoo-domino-refusal-trump-last_domino = No puedes colocar tu última ficha como triunfo: el { $domino } tiene que encajar.
zoo-domino-refusal-draw-not_this_way = No hay nada que robar: se han repartido todas las fichas.
zoo-domino-refusal-draw-one_fits = No puedes robar mientras tengas una ficha que encaje, y esta encaja: { $fitting }.
zoo-domino-refusal-draw-chain_empty = Empiezas tú: coloca la ficha que quieras. No hace falta robar.
zoo-domino-refusal-draw-stock_empty = El pozo está vacío.
zoo-domino-refusal-pass-one_fits = No puedes pasar mientras tengas una ficha que encaje, y esta encaja: { $fitting }.
zoo-domino-refusal-pass-one_fits_trumps = No puedes pasar mientras tengas una ficha que encaje, y esta encaja: { $fitting }.
zoo-domino-refusal-pass-chain_empty = Empiezas tú: coloca la ficha que quieras.
zoo-domino-refusal-pass-double_elephant_begins = Tienes el doble elefante: colócalo para empezar.
zoo-domino-refusal-pass-must_draw = { $count ->
    [one] Queda una ficha en el pozo: róbala.
   *[other] Quedan { $count } fichas en el pozo: roba hasta que encaje una.
}
zoo-domino-refusal-pass-must_trump = En esta mesa el triunfo es obligatorio, y puedes jugar uno: { $domino }.
zoo-domino-refusal-timeout-no_limit = En esta mesa no hay límite de tiempo.
