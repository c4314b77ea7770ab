## Romi Rami: pieces, options, what happened, and why the referee refuses.

romi-rami = Romi Rami
romi-rami-about = Prendi carte dal mercato, paga i contratti con coppie, tris e scale, e tieni d’occhio i trofei. Vince chi ha più punti.

# A card is named by suit and value: $one is the suit, $two the value.
romi-rami-pair = { $two } di { $one }
romi-rami-piece-heart = cuori
romi-rami-piece-diamond = diamanti
romi-rami-piece-cherry = ciliegie
romi-rami-piece-clover = trifogli
romi-rami-piece-1 = 1
romi-rami-piece-2 = 2
romi-rami-piece-3 = 3
romi-rami-piece-4 = 4
romi-rami-piece-5 = 5
romi-rami-piece-6 = 6
romi-rami-piece-7 = 7
romi-rami-piece-8 = 8
romi-rami-piece-9 = 9
romi-rami-piece-joker = jolly

# A contract is named by what it requires and its bonus suit. $requires is a list joined by +.
romi-rami-contract = { $requires } ({ $bonus })
romi-rami-piece-pair = coppia
romi-rami-piece-three = tris
romi-rami-piece-four = poker
romi-rami-piece-five = cinquina
romi-rami-piece-pair-1 = coppia di 1
romi-rami-piece-pair-2 = coppia di 2
romi-rami-piece-pair-3 = coppia di 3
romi-rami-piece-pair-4 = coppia di 4
romi-rami-piece-pair-5 = coppia di 5
romi-rami-piece-pair-6 = coppia di 6
romi-rami-piece-pair-7 = coppia di 7
romi-rami-piece-pair-8 = coppia di 8
romi-rami-piece-pair-9 = coppia di 9
romi-rami-piece-run-2 = scala da 2
romi-rami-piece-run-3 = scala da 3
romi-rami-piece-run-4 = scala da 4
romi-rami-piece-run-5 = scala da 5

# What a trophy is for; it stands after a colon.
romi-rami-piece-trophy-2 = chi ha più combinazioni di 2 carte
romi-rami-piece-trophy-3 = chi ha più combinazioni di 3 carte
romi-rami-piece-trophy-4 = chi ha più combinazioni di 4 carte
romi-rami-piece-trophy-5 = chi ha più combinazioni di 5 carte
romi-rami-piece-trophy-heart = chi ha più contratti di cuori
romi-rami-piece-trophy-diamond = chi ha più contratti di diamanti
romi-rami-piece-trophy-cherry = chi ha più contratti di ciliegie
romi-rami-piece-trophy-clover = chi ha più contratti di trifogli

romi-rami-option-edition = Edizione
romi-rami-option-edition-about = Le carte, i contratti e i trofei della scatola.
romi-rami-option-edition-standard = standard
romi-rami-option-edition-own = personalizzata
romi-rami-option-rounds = Mani
romi-rami-option-rounds-about = Ogni mano è un gioco completo. I punti si sommano, e vince la partita chi ha il totale più alto.
romi-rami-option-first = Chi comincia
romi-rami-option-first-about = Comincia chi è più giovane: indica il suo posto o lascia decidere al caso. Nella mano successiva comincia il giocatore seguente, in senso orario.
romi-rami-option-first-chance = a caso
romi-rami-option-first-1 = posto 1
romi-rami-option-first-2 = posto 2
romi-rami-option-first-3 = posto 3
romi-rami-option-first-4 = posto 4
romi-rami-option-stalled_after = Stallo dopo (turni)
romi-rami-option-stalled_after-about = La mano finisce se nessuno completa un contratto per questo numero di turni a testa.
romi-rami-option-clock-about = Quando il tempo scade, si prende una carta per te se non ne hai presa nessuna, si scartano le tue carte più basse se ne hai troppe, e il tuo turno finisce.

## What a player may do. $cards is a list of names.
romi-rami-typing = Nel tuo turno: prendi da una a tre carte dello stesso valore o dello stesso seme; completa dei contratti, se puoi; finisci il turno. Le carte del seme bonus con cui paghi un contratto valgono un punto ciascuna. Le scelte sono solo suggerimenti: puoi scrivere qualsiasi mossa, come take heart-3 heart-5, complete run-3/cherry with heart-1 clover-2 joker, discard clover-1, end. heart è cuori, diamond diamanti, cherry ciliegie, clover trifogli.
romi-rami-action-take = prendere { $cards }
romi-rami-action-complete = completare «{ $contract }» con { $cards }; carte bonus: { $bonus }
# The same where the bonus cards are told apart from it.
romi-rami-action-pay = completare «{ $contract }» con { $cards }
romi-rami-action-end = finire il turno
romi-rami-action-discard = scartare { $cards }

## What a player did. $player is a name; the sentences that end in -you are for the player who did it.
romi-rami-log-take = { $player } prende { $cards }
romi-rami-log-take-you = Tu prendi { $cards }
romi-rami-log-complete = { $player } completa «{ $contract }» con { $cards }
romi-rami-log-complete-you = Completi «{ $contract }» con { $cards }
# A while ago: what was paid lies face down.
romi-rami-log-completed = { $player } completa «{ $contract }»
romi-rami-log-completed-you = Completi «{ $contract }»
romi-rami-log-end = { $player } finisce il turno
romi-rami-log-end-you = Tu finisci il turno
romi-rami-log-discard = { $player } scarta { $cards }
romi-rami-log-discard-you = Scarti { $cards }
romi-rami-log-timeout = Tempo scaduto per { $player }
romi-rami-log-timeout-you = Tempo scaduto

romi-rami-outcome-reached = È stato giocato l’ultimo turno. { $count ->
    [one] Vince { $winners }.
   *[other] Vittoria a pari merito: { $winners }.
}
romi-rami-outcome-reached-you = È stato giocato l’ultimo turno. { $count ->
    [one] Vinci tu!
   *[other] Vittoria a pari merito: { $winners }.
}
romi-rami-outcome-exhausted = Non ci sono più contratti. { $count ->
    [one] Vince { $winners }.
   *[other] Vittoria a pari merito: { $winners }.
}
romi-rami-outcome-exhausted-you = Non ci sono più contratti. { $count ->
    [one] Vinci tu!
   *[other] Vittoria a pari merito: { $winners }.
}
romi-rami-outcome-stalled = Nessuno completa più contratti. { $count ->
    [one] Vince { $winners }.
   *[other] Vittoria a pari merito: { $winners }.
}
romi-rami-outcome-stalled-you = Nessuno completa più contratti. { $count ->
    [one] Vinci tu!
   *[other] Vittoria a pari merito: { $winners }.
}

## What lies on the table, in words.
romi-rami-look-market = mercato
romi-rami-look-market-about = le carte e i contratti disponibili
romi-rami-look-hand = carte
romi-rami-look-hand-about = le tue carte
romi-rami-look-players = giocatori
romi-rami-look-players-about = i contratti completati e le carte di ciascuno
romi-rami-look-trophies = trofei
romi-rami-look-trophies-about = che cosa premiano e chi è in testa
romi-rami-values = Carte disponibili: { $cards }. Nel mazzo: { $count }.
romi-rami-values-none = Nessuna carta disponibile.
# $contracts is a list of romi-rami-worth.
romi-rami-contracts = Contratti: { $contracts }.
romi-rami-contracts-none = Nessun contratto disponibile.
romi-rami-worth = { $contract } per { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
romi-rami-hand = Le tue carte: { $cards }.
romi-rami-hand-empty = Non hai carte.
romi-rami-joker-kept = Hai ancora il tuo jolly.
romi-rami-drew = Peschi: { $cards }.
romi-rami-holds = { $player }: contratti { $contracts } su { $target }, carte bonus { $bonus }, carte in mano { $cards }, punti finora { $score }.
romi-rami-holds-you = Tu: contratti { $contracts } su { $target }, carte bonus { $bonus }, carte in mano { $cards }, punti finora { $score }.
romi-rami-completed = Completati: { $contracts }.
romi-rami-trophy = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} per { $trophy }: { $leader } è in vantaggio di { $lead }.
romi-rami-trophy-you = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} per { $trophy }: sei in vantaggio di { $lead }.
romi-rami-trophy-tie = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} per { $trophy }: nessuno è in testa.
romi-rami-last-turns = Ultimi turni, compreso questo: { $count }.
romi-rami-surplus = Puoi tenere solo { $most } carte: scartane { $count }.

## The score sheet at the end
romi-rami-score-contracts = Contratti: { $scores }.
romi-rami-score-bonus = Carte bonus: { $scores }.
romi-rami-score-trophy = Trofeo «{ $trophy }», { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}: { $player }.
romi-rami-score-trophy-nobody = Trofeo «{ $trophy }», { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}: nessuno (parità).
romi-rami-score-joker = Jolly non usato: { $scores }.
romi-rami-score-total = Totale: { $scores }.

## Why the referee refuses
romi-rami-refusal-take-already = Hai già preso carte in questo turno: completa un contratto, o finisci il turno.
romi-rami-refusal-take-too_many = Prendi al massimo { $most } carte, non { $count }: { $cards }.
romi-rami-refusal-take-not_in_market = Non è nel mercato, o non ce ne sono abbastanza: { $card }.
romi-rami-refusal-take-mixed = Le carte che prendi devono avere tutte lo stesso valore, o tutte lo stesso seme; queste due non hanno niente in comune: { $one } e { $two }.
romi-rami-refusal-take-market_empty = Il mercato è vuoto: non c’è niente da prendere.
romi-rami-refusal-complete-take_first = Prima prendi delle carte dal mercato.
romi-rami-refusal-complete-too_late = I mercati sono già stati riempiti: ora scarta { $count ->
    [one] una carta
   *[other] { $count } carte
}.
romi-rami-refusal-complete-not_in_market = Questo contratto non è nel mercato: { $contract }.
romi-rami-refusal-complete-not_in_hand = Non hai questa carta, o non ne hai abbastanza: { $card }.
romi-rami-refusal-complete-many_jokers = Ognuno ha un solo jolly, e tu paghi con { $count }.
romi-rami-refusal-complete-joker_used = Hai già usato il tuo jolly.
romi-rami-refusal-complete-too_few = Questo contratto costa { $size } carte, non { $count }: { $contract }. Valori mancanti: { $missing }.
romi-rami-refusal-complete-too_many = Questo contratto costa esattamente { $size } carte, non { $count }: { $contract }.
romi-rami-refusal-complete-not_met = Con queste carte non puoi pagare «{ $contract }»: { $cards }. Valori mancanti: { $missing }.
romi-rami-refusal-end-take_first = Prima prendi almeno una carta.
romi-rami-refusal-end-discard_first = Hai troppe carte: scartane { $count }.
romi-rami-refusal-discard-not_now = Si scarta solo alla fine del turno, e solo se hai più di { $most } carte.
romi-rami-refusal-discard-not_in_hand = Non hai questa carta, o non ne hai abbastanza: { $card }.
romi-rami-refusal-discard-wrong_number = Ne scarti { $given }: { $count ->
    [one] dev’essere una
   *[other] devono essere { $count }
}, perché te ne restino { $most }.
romi-rami-refusal-timeout-no_limit = A questo tavolo non c’è limite di tempo.
