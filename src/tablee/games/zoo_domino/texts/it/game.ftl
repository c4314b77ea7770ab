## Domino dello zoo: tessere, opzioni, che cosa è successo, e perché l’arbitro rifiuta.

zoo-domino = Domino dello zoo
zoo-domino-about = Trentasei tessere, otto animali. Accosta gli animali uguali e posa la tua ultima tessera prima di tutti.

zoo-domino-piece-elephant = elefante
zoo-domino-piece-lion = leone
zoo-domino-piece-giraffe = giraffa
zoo-domino-piece-zebra = zebra
zoo-domino-piece-monkey = scimmia
zoo-domino-piece-crocodile = coccodrillo
zoo-domino-piece-penguin = pinguino
zoo-domino-piece-flamingo = fenicottero
zoo-domino-pair = { $one }–{ $two }
zoo-domino-double = { $half ->
    [giraffa] doppia
    [zebra] doppia
    [scimmia] doppia
   *[other] doppio
} { $half }

zoo-domino-option-way = Modo di giocare
zoo-domino-option-way-draw = Pesca
zoo-domino-option-way-draw-about = Chi non ha niente di adatto pesca dal pozzo finché qualcosa va bene.
zoo-domino-option-way-trumps = Briscole
zoo-domino-option-way-trumps-about = Si distribuiscono tutte le tessere. Le doppie sono briscole: vanno accanto a qualsiasi animale.
zoo-domino-option-must_trump = Briscola obbligatoria
zoo-domino-option-must_trump-about = Altrimenti chi potrebbe giocare solo una briscola può anche passare.
zoo-domino-option-rounds = Mani
zoo-domino-option-rounds-about = Una mano vinta vale un punto; chi ha più punti vince la partita.
zoo-domino-option-first = Chi comincia
zoo-domino-option-first-about = Chi gioca per primo nella prima mano.
zoo-domino-option-first-chance = a sorte
zoo-domino-option-first-1 = posto 1
zoo-domino-option-first-2 = posto 2
zoo-domino-option-first-3 = posto 3
zoo-domino-option-first-4 = posto 4
zoo-domino-option-first-5 = posto 5
zoo-domino-option-first-6 = posto 6
zoo-domino-option-starter = Le mani seguenti le comincia
zoo-domino-option-starter-about = Se hanno vinto in più, è il primo di loro in senso orario dopo il posto che era primo.
zoo-domino-option-starter-rotate = il posto seguente in senso orario
zoo-domino-option-starter-same = lo stesso posto
zoo-domino-option-starter-winner = chi ha vinto
zoo-domino-option-clock-about = Quando il tempo scade, il tavolo fa quello che devi: posa una tessera adatta, pesca finché una va bene, oppure passa. Usa una briscola solo se è obbligatorio.

## Che cosa si può fare. $domino è una coppia o una doppia.
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

## Che cosa ha fatto qualcuno. $player è un nome; le frasi in -you sono per chi l’ha fatto.
zoo-domino-log-lay-first = { $player } comincia con { $domino }
zoo-domino-log-lay-first-you = Cominci con { $domino }
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
zoo-domino-log-timeout = Il tempo di { $player } è scaduto
zoo-domino-log-timeout-you = Il tuo tempo è scaduto

zoo-domino-outcome-out = { $winners } ha posato l’ultima tessera e vince la mano.
zoo-domino-outcome-out-you = Hai posato la tua ultima tessera e vinci la mano.
zoo-domino-outcome-blocked = Nessuno può più posare. { $count ->
    [one] { $winners } vince con il minor numero di tessere.
   *[other] Vittoria condivisa con il minor numero di tessere: { $winners }.
}
zoo-domino-outcome-blocked-you = Nessuno può più posare. { $count ->
    [one] Vinci con il minor numero di tessere.
   *[other] Vittoria condivisa con il minor numero di tessere: { $winners }.
}

## Che cosa c’è sul tavolo, a parole. $dominoes è un elenco di nomi.
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
    [one] C’è una tessera.
   *[other] Ci sono { $count } tessere.
} Estremo sinistro: { $left }. Estremo destro: { $right }.
zoo-domino-trump = { $domino } come briscola
zoo-domino-hand = Le tue tessere: { $dominoes }.
zoo-domino-hand-of = { $player } ha: { $dominoes }.
zoo-domino-hand-empty = Non hai più tessere.
zoo-domino-drew = Peschi: { $domino }.
# $counts è un elenco come «Ben 5, Carla 4».
zoo-domino-counts = Tessere in mano: { $counts }.
zoo-domino-stock = Nel pozzo: { $count }.

## Perché l’arbitro rifiuta
zoo-domino-refusal-lay-not_in_hand = Tra le tue tessere non c’è { $domino }.
zoo-domino-refusal-lay-no_chain_yet = Non c’è ancora un estremo a cui posare { $domino }: sarebbe la prima tessera.
zoo-domino-refusal-lay-which_end = Scegli un estremo per { $domino }: sinistra o destra.
zoo-domino-refusal-lay-does_not_fit = L’estremo { $end ->
    [left] sinistro
   *[right] destro
} mostra { $animal }: lì { $domino } non va bene.
zoo-domino-refusal-lay-double_elephant_begins = Per primo si posa il doppio elefante, non { $domino }.
zoo-domino-refusal-trump-not_this_way = In questo modo di giocare non ci sono briscole: { $domino } è una tessera come le altre.
zoo-domino-refusal-trump-not_a_double = Solo le doppie sono briscole, e { $domino } non lo è.
zoo-domino-refusal-trump-no_chain_yet = La catena non è ancora cominciata: { $domino } non può essere una briscola.
zoo-domino-refusal-trump-it_fits = Lì va bene: posa { $domino } come una tessera normale.
zoo-domino-refusal-trump-another_fits = La briscola si gioca solo se niente va bene, ma { $fitting } va bene. Tieni { $domino } per dopo.
zoo-domino-refusal-trump-beside_trump = Due briscole non stanno mai vicine: { $neighbour } lo è già, quindi { $domino } lì non può andare.
zoo-domino-refusal-trump-last_domino = L’ultima tessera non può essere una briscola: { $domino } deve andare bene.
zoo-domino-refusal-draw-not_this_way = Non c’è niente da pescare: tutte le tessere sono distribuite.
zoo-domino-refusal-draw-one_fits = Non serve pescare: { $fitting } va bene.
zoo-domino-refusal-draw-chain_empty = Cominci tu: posa la tessera che vuoi. Non serve pescare.
zoo-domino-refusal-draw-stock_empty = Il pozzo è vuoto.
zoo-domino-refusal-pass-one_fits = Non puoi passare finché una tessera va bene, e { $fitting } va bene.
zoo-domino-refusal-pass-one_fits_trumps = Non puoi passare finché una tessera va bene, e { $fitting } va bene.
zoo-domino-refusal-pass-chain_empty = Cominci tu: posa la tessera che vuoi.
zoo-domino-refusal-pass-double_elephant_begins = Hai il doppio elefante: posalo per cominciare.
zoo-domino-refusal-pass-must_draw = { $count ->
    [one] Nel pozzo è rimasta una tessera: pescala.
   *[other] Nel pozzo sono rimaste { $count } tessere: pesca finché una va bene.
}
zoo-domino-refusal-pass-must_trump = A questo tavolo chi può giocare una briscola deve farlo: { $domino } si può giocare.
zoo-domino-refusal-timeout-no_limit = A questo tavolo non c’è limite di tempo.
