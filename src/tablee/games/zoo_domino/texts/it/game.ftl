## Zoo Domino: pieces, options, what happened, and why the referee refuses.

zoo-domino = Domino dello zoo
zoo-domino-about = Trentasei tessere, otto animali. Accosta gli animali uguali e posa la tua ultima tessera prima di tutti.

# Each animal in the forms that sentences need: $animal-a, $animal-beside.
zoo-domino-piece-elephant = elefante
    .a = un elefante
    .beside = accanto all’elefante
    .gender = masculine
zoo-domino-piece-lion = leone
    .a = un leone
    .beside = accanto al leone
    .gender = masculine
zoo-domino-piece-giraffe = giraffa
    .a = una giraffa
    .beside = accanto alla giraffa
    .gender = feminine
zoo-domino-piece-zebra = zebra
    .a = una zebra
    .beside = accanto alla zebra
    .gender = feminine
zoo-domino-piece-monkey = scimmia
    .a = una scimmia
    .beside = accanto alla scimmia
    .gender = feminine
zoo-domino-piece-crocodile = coccodrillo
    .a = un coccodrillo
    .beside = accanto al coccodrillo
    .gender = masculine
zoo-domino-piece-penguin = pinguino
    .a = un pinguino
    .beside = accanto al pinguino
    .gender = masculine
zoo-domino-piece-flamingo = fenicottero
    .a = un fenicottero
    .beside = accanto al fenicottero
    .gender = masculine
zoo-domino-pair = { $one }–{ $two }
zoo-domino-double = { $half-gender ->
    [feminine] doppia
   *[other] doppio
} { $half }

zoo-domino-option-way = Modo di giocare
zoo-domino-option-way-draw = Con il pozzo
zoo-domino-option-way-draw-about = Se nessuna delle tue tessere è giocabile, peschi dal pozzo finché non ne trovi una.
zoo-domino-option-way-trumps = Con le briscole
zoo-domino-option-way-trumps-about = Si distribuiscono tutte le tessere. Le doppie sono briscole: puoi posarle accanto a qualsiasi animale.
zoo-domino-option-must_trump = Briscola obbligatoria
zoo-domino-option-must_trump-about = Senza questa regola, chi potrebbe giocare solo una briscola può anche passare.
zoo-domino-option-rounds = Mani
zoo-domino-option-rounds-about = Ogni mano vinta vale un punto; vince la partita chi ha più punti.
zoo-domino-option-first = Chi comincia
zoo-domino-option-first-about = Chi gioca per primo nella prima mano. Con le briscole comincia invece chi ha il doppio elefante.
zoo-domino-option-first-chance = a caso
zoo-domino-option-first-1 = posto 1
zoo-domino-option-first-2 = posto 2
zoo-domino-option-first-3 = posto 3
zoo-domino-option-first-4 = posto 4
zoo-domino-option-first-5 = posto 5
zoo-domino-option-first-6 = posto 6
zoo-domino-option-starter = Chi comincia le mani seguenti
zoo-domino-option-starter-about = Se i vincitori sono più d’uno, comincia il primo di loro in senso orario dopo chi aveva cominciato.
zoo-domino-option-starter-rotate = il prossimo in senso orario
zoo-domino-option-starter-same = sempre lo stesso
zoo-domino-option-starter-winner = chi ha vinto
zoo-domino-option-clock-about = Quando il tempo scade, il tavolo gioca per te: posa una tessera che combacia, pesca finché non ne trova una, oppure passa. Usa una briscola solo se è obbligatoria.

## What a player may do. $domino is a pair or a double.
zoo-domino-action-lay-first = posare { $domino }
zoo-domino-action-lay = posare { $domino } a { $end ->
    [left] sinistra
   *[right] destra
}
zoo-domino-action-trump = giocare { $domino } come briscola a { $end ->
    [left] sinistra
   *[right] destra
}
zoo-domino-action-draw = pescare una tessera
zoo-domino-action-pass = passare

## What a player did. $player is a name; the sentences that end in -you are for the player who did it.
zoo-domino-log-lay-first = { $player } comincia con questa tessera: { $domino }
zoo-domino-log-lay-first-you = Cominci con questa tessera: { $domino }
zoo-domino-log-lay = { $player } posa { $domino } a { $end ->
    [left] sinistra
   *[right] destra
}
zoo-domino-log-lay-you = Posi { $domino } a { $end ->
    [left] sinistra
   *[right] destra
}
zoo-domino-log-trump = { $player } gioca { $domino } come briscola a { $end ->
    [left] sinistra
   *[right] destra
}
zoo-domino-log-trump-you = Giochi { $domino } come briscola a { $end ->
    [left] sinistra
   *[right] destra
}
zoo-domino-log-draw = { $count ->
    [one] { $player } pesca una tessera
   *[other] { $player } pesca { $count } tessere
}
zoo-domino-log-draw-you = { $count ->
    [one] Peschi una tessera
   *[other] Peschi { $count } tessere
}
zoo-domino-log-pass = { $player } passa
zoo-domino-log-pass-you = Passi
zoo-domino-log-timeout = Tempo scaduto per { $player }
zoo-domino-log-timeout-you = Tempo scaduto

zoo-domino-outcome-out = { $winners } ha posato l’ultima tessera e ha vinto la mano.
zoo-domino-outcome-out-you = Hai posato la tua ultima tessera e hai vinto la mano.
zoo-domino-outcome-blocked = Hanno passato tutti. { $count ->
    [one] Vince { $winners }, con il minor numero di tessere.
   *[other] Vittoria a pari merito, con il minor numero di tessere: { $winners }.
}
zoo-domino-outcome-blocked-you = Hanno passato tutti. { $count ->
    [one] Vinci tu, con il minor numero di tessere!
   *[other] Vittoria a pari merito, con il minor numero di tessere: { $winners }.
}

## What lies on the table, in words. $dominoes is a list of names.
zoo-domino-look-chain = catena
zoo-domino-look-chain-about = tutta la catena
zoo-domino-look-ends = estremi
zoo-domino-look-ends-about = solo i due estremi e la lunghezza
zoo-domino-look-hand = tessere
zoo-domino-look-hand-about = le tue tessere
zoo-domino-look-counts = quante
zoo-domino-look-counts-about = quante tessere ha ciascuno
zoo-domino-chain = Catena: { $dominoes }.
zoo-domino-chain-empty = Non è ancora stata posata nessuna tessera.
zoo-domino-ends = { $count ->
    [one] Una tessera sul tavolo.
   *[other] { $count } tessere sul tavolo.
} Estremo sinistro: { $left }. Estremo destro: { $right }.
zoo-domino-trump = { $domino } come briscola
zoo-domino-hand = Le tue tessere: { $dominoes }.
zoo-domino-hand-of = { $player } ha: { $dominoes }.
zoo-domino-hand-empty = Non hai più tessere.
zoo-domino-drew = Peschi: { $domino }.
# $counts is a list such as "Ben 5, Carla 4".
zoo-domino-counts = Tessere in mano: { $counts }.
zoo-domino-stock = Nel pozzo: { $count }.

## Why the referee refuses
zoo-domino-refusal-lay-not_in_hand = Non hai questa tessera: { $domino }.
zoo-domino-refusal-lay-no_chain_yet = Non c’è ancora una catena a cui aggiungere questa tessera, sarebbe la prima: { $domino }.
zoo-domino-refusal-lay-which_end = Scegli un estremo, sinistro o destro, per questa tessera: { $domino }.
zoo-domino-refusal-lay-does_not_fit = A quell’estremo c’è { $animal-a }: questa tessera lì non si attacca ({ $domino }).
zoo-domino-refusal-lay-double_elephant_begins = Si comincia con il doppio elefante, non con { $domino }.
zoo-domino-refusal-trump-not_this_way = In questo modo di giocare non ci sono briscole; questa è una tessera come le altre: { $domino }.
zoo-domino-refusal-trump-not_a_double = Solo una doppia può essere una briscola, e { $domino } non è una doppia.
zoo-domino-refusal-trump-no_chain_yet = Non c’è ancora una catena, quindi questa tessera non può essere una briscola: { $domino }.
zoo-domino-refusal-trump-it_fits = Lì combacia, quindi posala come una tessera normale: { $domino }.
zoo-domino-refusal-trump-another_fits = La briscola si gioca solo se nessuna tessera combacia, ma questa combacia: { $fitting }. Tieni per dopo: { $domino }.
zoo-domino-refusal-trump-beside_trump = Due briscole non possono mai stare vicine, e lì c’è già una briscola ({ $neighbour }). Non puoi posarle accanto questa tessera: { $domino }.
zoo-domino-refusal-trump-last_domino = L’ultima tessera non può essere una briscola, deve combaciare: { $domino }.
zoo-domino-refusal-draw-not_this_way = Non c’è niente da pescare: sono state distribuite tutte le tessere.
zoo-domino-refusal-draw-one_fits = Non puoi pescare finché hai una tessera giocabile: { $fitting }.
zoo-domino-refusal-draw-chain_empty = Cominci tu: posa la tessera che vuoi. Non serve pescare.
zoo-domino-refusal-draw-stock_empty = Il pozzo è vuoto.
zoo-domino-refusal-pass-one_fits = Non puoi passare finché hai una tessera giocabile: { $fitting }.
zoo-domino-refusal-pass-one_fits_trumps = Non puoi passare finché hai una tessera che combacia: { $fitting }.
zoo-domino-refusal-pass-chain_empty = Cominci tu: posa la tessera che vuoi.
zoo-domino-refusal-pass-double_elephant_begins = Hai il doppio elefante: posalo per cominciare.
zoo-domino-refusal-pass-must_draw = { $count ->
    [one] Nel pozzo è rimasta una tessera: pescala.
   *[other] Nel pozzo sono rimaste { $count } tessere: pesca finché non ne trovi una giocabile.
}
zoo-domino-refusal-pass-must_trump = A questo tavolo la briscola è obbligatoria, e tu puoi giocarla: { $domino }.
zoo-domino-refusal-timeout-no_limit = A questo tavolo non c’è limite di tempo.
