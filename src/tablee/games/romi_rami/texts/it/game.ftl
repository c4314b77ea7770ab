## Romi Rami: pezzi, opzioni, che cosa è successo, e perché l’arbitro rifiuta.

romi-rami = Romi Rami
romi-rami-about = Prendi carte dal mercato, paga contratti con gruppi e scale, e tieni d’occhio i trofei. Vince chi ha più punti.

# Una carta prende il nome da seme e valore: $one è il seme, $two il valore.
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

# Un contratto prende il nome da ciò che richiede e dal seme bonus. $requires è un elenco unito da +.
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
romi-rami-piece-run-2 = scala di 2
romi-rami-piece-run-3 = scala di 3
romi-rami-piece-run-4 = scala di 4
romi-rami-piece-run-5 = scala di 5

# Che cosa premia un trofeo; si legge dopo i due punti.
romi-rami-piece-trophy-2 = più combinazioni di 2 carte
romi-rami-piece-trophy-3 = più combinazioni di 3 carte
romi-rami-piece-trophy-4 = più combinazioni di 4 carte
romi-rami-piece-trophy-5 = più combinazioni di 5 carte
romi-rami-piece-trophy-heart = più contratti di cuori
romi-rami-piece-trophy-diamond = più contratti di diamanti
romi-rami-piece-trophy-cherry = più contratti di ciliegie
romi-rami-piece-trophy-clover = più contratti di trifogli

romi-rami-option-edition = Edizione
romi-rami-option-edition-about = Le carte, i contratti e i trofei nella scatola.
romi-rami-option-edition-standard = consueta
romi-rami-option-edition-own = la vostra
romi-rami-option-rounds = Mani
romi-rami-option-rounds-about = Ogni mano è un gioco intero. I punti si sommano; il totale più alto vince la partita.
romi-rami-option-first = Chi comincia
romi-rami-option-first-about = Comincia chi è più giovane: indicate il posto, o lasciate fare alla sorte. La mano seguente la comincia il posto seguente in senso orario.
romi-rami-option-first-chance = a sorte
romi-rami-option-first-1 = posto 1
romi-rami-option-first-2 = posto 2
romi-rami-option-first-3 = posto 3
romi-rami-option-first-4 = posto 4
romi-rami-option-stalled_after = Fermo dopo
romi-rami-option-stalled_after-about = Quando ciascuno ha giocato questo numero di turni senza che nessuno completi un contratto, il gioco finisce.
romi-rami-option-clock-about = Quando il tempo scade, il tavolo prende una carta per te, non completa nessun contratto, scarta le carte più basse se ne hai troppe e termina il tuo turno.

## Che cosa si può fare. $cards è un elenco di nomi.
romi-rami-typing = Un turno: prendere da una a tre carte dello stesso valore o dello stesso seme; completare contratti, se possibile; terminare. Le carte del seme bonus con cui paghi un contratto valgono un punto ciascuna. Le scelte sono suggerimenti: puoi scrivere qualsiasi mossa, come take heart-3 heart-5, complete run-3/cherry with heart-1 clover-2 joker, discard clover-1, end. heart è cuori, diamond diamanti, cherry ciliegie, clover trifogli.
romi-rami-action-take = prendi { $cards }
romi-rami-action-complete = completa { $contract } con { $cards }; carte bonus: { $bonus }
romi-rami-action-end = termina il turno
romi-rami-action-discard = scarta { $cards }

## Che cosa ha fatto qualcuno. $player è un nome; -you è per la persona stessa.
romi-rami-log-take = { $player } prende { $cards }
romi-rami-log-take-you = Prendi { $cards }
romi-rami-log-complete = { $player } completa { $contract } con { $cards }
romi-rami-log-complete-you = Completi { $contract } con { $cards }
# Qualche tempo fa: ciò che è stato pagato è coperto.
romi-rami-log-completed = { $player } completa { $contract }
romi-rami-log-completed-you = Completi { $contract }
romi-rami-log-end = { $player } termina il turno
romi-rami-log-end-you = Termini il tuo turno
romi-rami-log-discard = { $player } scarta { $cards }
romi-rami-log-discard-you = Scarti { $cards }
romi-rami-log-timeout = Il tempo di { $player } è scaduto
romi-rami-log-timeout-you = Il tuo tempo è scaduto

romi-rami-outcome-reached = L’ultimo turno è giocato. { $count ->
    [one] Più punti: { $winners }.
   *[other] La vittoria è condivisa: { $winners }.
}
romi-rami-outcome-reached-you = L’ultimo turno è giocato. { $count ->
    [one] Vinci con più punti di tutti.
   *[other] La vittoria è condivisa: { $winners }.
}
romi-rami-outcome-exhausted = Non resta alcun contratto. { $count ->
    [one] Più punti: { $winners }.
   *[other] La vittoria è condivisa: { $winners }.
}
romi-rami-outcome-exhausted-you = Non resta alcun contratto. { $count ->
    [one] Vinci con più punti di tutti.
   *[other] La vittoria è condivisa: { $winners }.
}
romi-rami-outcome-stalled = Nessuno completa più un contratto. { $count ->
    [one] Più punti: { $winners }.
   *[other] La vittoria è condivisa: { $winners }.
}
romi-rami-outcome-stalled-you = Nessuno completa più un contratto. { $count ->
    [one] Vinci con più punti di tutti.
   *[other] La vittoria è condivisa: { $winners }.
}

## Che cosa c’è sul tavolo, a parole.
romi-rami-look-market = mercato
romi-rami-look-market-about = le carte e i contratti in offerta
romi-rami-look-hand = mano
romi-rami-look-hand-about = le tue carte
romi-rami-look-players = giocatori
romi-rami-look-players-about = che cosa ciascuno ha completato e tiene in mano
romi-rami-look-trophies = trofei
romi-rami-look-trophies-about = che cosa premiano e chi è in testa
romi-rami-values = Carte in offerta: { $cards }. Nel mazzo: { $count }.
romi-rami-values-none = Nessuna carta in offerta.
# $contracts è un elenco di romi-rami-worth.
romi-rami-contracts = Contratti: { $contracts }.
romi-rami-contracts-none = Nessun contratto in offerta.
romi-rami-worth = { $contract } per { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
romi-rami-hand = La tua mano: { $cards }.
romi-rami-hand-empty = La tua mano è vuota.
romi-rami-joker-kept = Hai ancora il tuo jolly.
romi-rami-drew = Peschi: { $cards }.
romi-rami-holds = { $player }: contratti { $contracts } su { $target }, carte bonus { $bonus }, carte in mano { $cards }, punti per ora { $score }.
romi-rami-holds-you = Tu: contratti { $contracts } su { $target }, carte bonus { $bonus }, carte in mano { $cards }, punti per ora { $score }.
romi-rami-completed = Completati: { $contracts }.
romi-rami-trophy = { $points } punti per { $trophy }: { $leader } in testa di { $lead }.
romi-rami-trophy-you = { $points } punti per { $trophy }: tu in testa di { $lead }.
romi-rami-trophy-tie = { $points } punti per { $trophy }: nessuno in testa.
romi-rami-last-turns = La fine è vicina: turni rimasti, questo compreso: { $count }.
romi-rami-surplus = Puoi tenere { $most } carte: scartane { $count }.

## Il conteggio finale
romi-rami-score-contracts = Contratti: { $scores }.
romi-rami-score-bonus = Carte bonus: { $scores }.
romi-rami-score-trophy = Trofeo, { $points } punti, { $trophy }: { $player }.
romi-rami-score-trophy-nobody = Trofeo, { $points } punti, { $trophy }: nessuno, c’è parità.
romi-rami-score-joker = Jolly non usato: { $scores }.
romi-rami-score-total = Totale: { $scores }.

## Perché l’arbitro rifiuta
romi-rami-refusal-take-already = Hai già preso carte in questo turno: completa un contratto, o termina il turno.
romi-rami-refusal-take-too_many = Prendi al massimo { $most } carte, non { $count }: { $cards }.
romi-rami-refusal-take-not_in_market = Non è nel mercato, o non tante volte: { $card }.
romi-rami-refusal-take-mixed = Tutte le carte che prendi hanno lo stesso valore, o tutte lo stesso seme; queste due non hanno nulla in comune: { $one } e { $two }.
romi-rami-refusal-take-market_empty = Il mercato è vuoto: non c’è nulla da prendere.
romi-rami-refusal-complete-take_first = Prima prendi carte dal mercato.
romi-rami-refusal-complete-too_late = I mercati sono stati riempiti: ora scarta { $count } carte.
romi-rami-refusal-complete-not_in_market = Questo contratto non è nel mercato: { $contract }.
romi-rami-refusal-complete-not_in_hand = Non hai questa carta, o non tante volte: { $card }.
romi-rami-refusal-complete-many_jokers = Ciascuno ha un solo jolly, e questi sono { $count }.
romi-rami-refusal-complete-joker_used = Hai già usato il tuo jolly.
romi-rami-refusal-complete-too_few = Questo contratto costa { $size } carte e non { $count }: { $contract }. Manca: { $missing }.
romi-rami-refusal-complete-too_many = Questo contratto costa esattamente { $size } carte e non { $count }: { $contract }.
romi-rami-refusal-complete-not_met = Queste carte non pagano { $contract }: { $cards }. Manca: { $missing }.
romi-rami-refusal-end-take_first = Prima prendi almeno una carta.
romi-rami-refusal-end-discard_first = Hai troppe carte: scartane { $count }.
romi-rami-refusal-discard-not_now = Si scarta solo alla fine di un turno, e solo con più di { $most } carte in mano.
romi-rami-refusal-discard-not_in_hand = Non hai questa carta, o non tante volte: { $card }.
romi-rami-refusal-discard-wrong_number = Ne scarteresti { $given }: devono essere { $count }, perché restino { $most } carte.
romi-rami-refusal-timeout-no_limit = A questo tavolo non c’è limite di tempo.
