## Romi Rami on the page: what the board says. $contract is what a contract asks for, $player is a name.

romi-rami-page-market = Mercati
romi-rami-page-trophies = Trofei
romi-rami-page-contracts = Contratti disponibili
romi-rami-page-values = Carte disponibili
romi-rami-page-contract-deck = { $count ->
    [0] Nel mazzo non ci sono più contratti
    [one] Un contratto nel mazzo
   *[other] { $count } contratti nel mazzo
}
romi-rami-page-deck = { $count ->
    [0] Nel mazzo non ci sono più carte
    [one] Una carta nel mazzo
   *[other] { $count } carte nel mazzo
}
romi-rami-page-payable = { $contract } Puoi completarlo ora.
romi-rami-page-contract = { $contract }: { $points ->
    [one] 1 punto.
   *[other] { $points } punti.
} Ogni carta di { $suit } con cui paghi vale un punto.
romi-rami-page-counts = Finora: { $counts }.
romi-rami-page-counts-over = Conteggio: { $counts }.
romi-rami-page-hand = Le tue carte
romi-rami-page-joker = Il tuo jolly: sostituisce una carta qualsiasi, una volta per mano
romi-rami-page-my-pile = { $count ->
    [0] Nessuna carta bonus nel tuo mazzetto
    [one] Una carta bonus nel tuo mazzetto
   *[other] { $count } carte bonus nel tuo mazzetto
}
romi-rami-page-tools = Ordina e guarda
romi-rami-page-sort-value = Ordina per valore
romi-rami-page-sort-suit = Ordina per seme
romi-rami-page-standing = Punti finora
romi-rami-page-standing-over = Punteggio finale
romi-rami-page-take = { $count ->
    [0] Prendi
    [one] Prendi la carta
   *[other] Prendi { $count } carte
}
romi-rami-page-discard = { $count ->
    [one] Scartane una
   *[other] Scartane { $count }
}
romi-rami-page-let-go = Annulla
romi-rami-page-another = Altre carte ({ $way }/{ $ways })
romi-rami-page-without-joker = Senza jolly
romi-rami-page-pay = Paga
romi-rami-page-end = Fine turno

## What to do now, and why something cannot be done
romi-rami-page-over = La mano è finita
romi-rami-page-turn = È il turno di { $player }
# What the table did when the player's time was up.
romi-rami-page-time-up = { $did ->
    [take] Tempo scaduto. Preso per te: { $taken }.
    [discard] Tempo scaduto. Scartato per te: { $discarded }.
    [both] Tempo scaduto. Preso per te: { $taken }. Scartato: { $discarded }.
   *[end] Tempo scaduto: il tuo turno è finito.
}
romi-rami-page-hint-take = Prendi fino a tre carte dello stesso valore o dello stesso seme
romi-rami-page-hint-take-more = Prendi queste, o scegline altre
romi-rami-page-hint-discard = { $count ->
    [0] Ora scarta
    [one] Troppe carte: te ne resta una da scartare
   *[other] Troppe carte: te ne restano { $count } da scartare
}
# $count are cards, the joker not counted; $gain is romi-rami-page-gain.
romi-rami-page-hint-pay = { $count ->
    [one] Una carta: { $gain }
   *[other] { $count } carte: { $gain }
}
romi-rami-page-hint-pay-joker = { $count ->
    [one] Una carta e il jolly, che puoi usare una volta sola: { $gain }
   *[other] { $count } carte e il jolly, che puoi usare una volta sola: { $gain }
}
# What a payment brings, as a sum: points on the contract, for bonus cards and for trophies won, less what an unused joker is worth; $score is the player’s new score.
romi-rami-page-gain = contratto { $contract }{ $bonus ->
    [0] { "" }
   *[other] { " " }+ carte bonus { $bonus }
}{ $trophies ->
    [0] { "" }
   *[other] { " " }+ trofei { $trophies }
}{ $joker ->
    [0] { "" }
   *[other] { " " }− jolly { $joker }
} = { $total ->
    [one] { $total } punto
   *[other] { $total } punti
} (totale: { $score })
romi-rami-page-hint-choose-payment = Scegli le carte per «{ $contract }»
romi-rami-page-hint-complete = { $count ->
    [one] Puoi completare un contratto: sceglilo, o finisci il turno
   *[other] Puoi completare { $count } contratti: scegline uno, o finisci il turno
}
romi-rami-page-hint-end = Ora non puoi pagare nessun contratto: finisci il turno
romi-rami-page-why-wait = Non tocca a te.
romi-rami-page-why-taken = Hai già preso carte in questo turno.
romi-rami-page-why-take-first = Prima prendi delle carte dal mercato.
romi-rami-page-why-most = Non puoi sceglierne più di { $most }.
romi-rami-page-why-unlike = Non ha né il valore né il seme delle carte che hai scelto.
romi-rami-page-why-enough = Non serve sceglierne altre: ora scarta.
romi-rami-page-why-joker = Il jolly si usa quando si paga un contratto.
romi-rami-page-why-unpayable = Ti mancano ancora delle carte per completarlo.
romi-rami-page-why-needs-joker = Senza il jolly le tue carte non bastano.
romi-rami-page-why-no-joker = Per questo contratto il jolly non serve.
romi-rami-page-last-turns = Manca poco alla fine: questi sono gli ultimi turni.
romi-rami-page-last-turns-left = { $count ->
    [one] Ultimo turno
   *[other] Ultimi turni: ne restano { $count }
}

## The players, and how they stand
romi-rami-page-score = { $count ->
    [one] Un punto finora
   *[other] { $count } punti finora
}
romi-rami-page-contracts-of = Contratti: { $count } su { $target }
romi-rami-page-holds = { $count ->
    [0] nessuna carta in mano
    [one] una carta in mano
   *[other] { $count } carte in mano
}
romi-rami-page-bonus-cards = { $count ->
    [0] nessuna carta bonus
    [one] una carta bonus
   *[other] { $count } carte bonus
}
romi-rami-page-has-joker = jolly non ancora usato
romi-rami-page-zone = { $player }: contratti
romi-rami-page-step-contracts = Contratti
romi-rami-page-step-bonus = Carte bonus
romi-rami-page-step-trophies = Trofei
romi-rami-page-step-joker = Jolly non usato
romi-rami-page-log = Che cosa è successo
romi-rami-page-log-empty = Ancora niente.
# A card was dropped where it cannot go.
romi-rami-page-missed-market = Per prendere una carta, trascinala nella tua mano.
romi-rami-page-missed-hand = Per pagare con una carta, trascinala su un contratto.
# A trophy changes hands. $trophy says what it is for; $from has had it until now.
romi-rami-page-award = { $player } vince un trofeo ({ $points ->
    [one] { $points } punto
   *[other] { $points } punti
}): { $trophy }
romi-rami-page-award-you = Vinci un trofeo ({ $points ->
    [one] { $points } punto
   *[other] { $points } punti
}): { $trophy }
romi-rami-page-award-from = { $player } toglie un trofeo a { $from } ({ $points ->
    [one] { $points } punto
   *[other] { $points } punti
}): { $trophy }
romi-rami-page-award-from-you = Togli un trofeo a { $from } ({ $points ->
    [one] { $points } punto
   *[other] { $points } punti
}): { $trophy }
romi-rami-page-award-off-you = { $player } ti toglie un trofeo ({ $points ->
    [one] { $points } punto
   *[other] { $points } punti
}): { $trophy }
romi-rami-page-award-tie = { $from } perde un trofeo per parità ({ $points ->
    [one] { $points } punto
   *[other] { $points } punti
}): { $trophy }
romi-rami-page-award-tie-you = Perdi un trofeo per parità ({ $points ->
    [one] { $points } punto
   *[other] { $points } punti
}): { $trophy }
# An action, and the trophy that changed hands by it.
romi-rami-page-and-award = { $line }. { $award }
# The best rounds of the player who reads this.
romi-rami-feat-contracts = Più contratti in una mano
romi-rami-feat-points = Punteggio più alto in una mano
# What is printed of the game, and how much of it.
romi-rami-page-print-values = { $count ->
    [one] 1 carta valore
   *[other] { $count } carte valore
}
romi-rami-page-print-contracts = { $count ->
    [one] 1 contratto
   *[other] { $count } contratti
}
romi-rami-page-print-tokens = { $count ->
    [one] 1 gettone
   *[other] { $count } gettoni
}
