## Romi Rami sulla pagina: che cosa dice il tavolo. $contract è ciò che un contratto richiede, $player un nome.

romi-rami-page-market = Che cosa è scoperto
romi-rami-page-trophies = Trofei
romi-rami-page-contracts = Contratti disponibili
romi-rami-page-values = Carte disponibili
romi-rami-page-deck = ancora { $count }
romi-rami-page-payable = { $contract } Puoi completarlo ora.
romi-rami-page-contract = { $contract }: { $points ->
    [one] 1 punto.
   *[other] { $points } punti.
} Ogni carta pagata del seme { $suit } vale un punto.
romi-rami-page-counts = Finora: { $counts }.
romi-rami-page-hand = Le tue carte
romi-rami-page-joker = Il tuo jolly: vale una carta qualsiasi, una sola volta
romi-rami-page-my-pile = { $count ->
    [one] Una carta bonus nel tuo mazzetto
   *[other] { $count } carte bonus nel tuo mazzetto
}
romi-rami-page-tools = Ordina e guarda
romi-rami-page-sort-value = Ordina per valore
romi-rami-page-sort-suit = Ordina per seme
romi-rami-page-standing = Come va la partita
romi-rami-page-take = { $count ->
    [0] Prendi
    [one] Prendi la carta
   *[other] Prendi { $count } carte
}
romi-rami-page-discard = { $count ->
    [one] Scartane una
   *[other] Scartane { $count }
}
romi-rami-page-let-go = Rimetti
romi-rami-page-another = Altre carte ({ $way }/{ $ways })
romi-rami-page-pay = Paga
romi-rami-page-end = Fine turno

## Che cosa fare ora, e perché qualcosa non si può
romi-rami-page-over = Il gioco è finito
romi-rami-page-turn = Gioca { $player }
romi-rami-page-hint-take = Prendi fino a tre carte dello stesso valore o dello stesso seme
romi-rami-page-hint-take-more = Scegline altre, o prendi queste
romi-rami-page-hint-discard = { $count ->
    [0] Ora scartale
    [one] Troppe carte: scegline ancora una da scartare
   *[other] Troppe carte: scegline { $count } da scartare
}
romi-rami-page-hint-pay = Queste carte pagano { $contract }
romi-rami-page-hint-choose-payment = Scegli le carte per { $contract }
romi-rami-page-hint-complete = { $count ->
    [one] Puoi completare un contratto: sceglilo, o finisci il turno
   *[other] Puoi completare { $count } contratti: scegline uno, o finisci il turno
}
romi-rami-page-hint-end = Nessun contratto si può ancora pagare: finisci il turno
romi-rami-page-why-wait = Non è il tuo turno.
romi-rami-page-why-taken = Hai già preso carte in questo turno.
romi-rami-page-why-take-first = Prima prendi carte tra quelle disponibili.
romi-rami-page-why-most = Ne hai scelte { $most }: di più non si può.
romi-rami-page-why-unlike = Non ha né il valore né il seme di quelle scelte.
romi-rami-page-why-enough = Ne hai scelte abbastanza: scartale.
romi-rami-page-why-joker = Il jolly si usa quando si paga un contratto.
romi-rami-page-why-unpayable = Ti mancano ancora carte per completarlo.
romi-rami-page-last-turns = La fine è scattata: sono gli ultimi turni.
romi-rami-page-last-turns-left = { $count ->
    [one] Ultimo turno
   *[other] Ultimi turni: ancora { $count }
}

## I giocatori, e a che punto sono
romi-rami-page-plays = gioca
romi-rami-page-wins = vince
romi-rami-page-score = { $count ->
    [one] Un punto per ora
   *[other] { $count } punti per ora
}
romi-rami-page-contracts-of = { $count } contratti su { $target }
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
romi-rami-page-has-joker = ha ancora il jolly
romi-rami-page-zone = Contratti di { $player }
romi-rami-page-step-contracts = Contratti
romi-rami-page-step-bonus = Carte bonus
romi-rami-page-step-trophies = Trofei
romi-rami-page-step-joker = Jolly non usato
romi-rami-page-log = Che cosa è successo
romi-rami-page-log-empty = Ancora niente.
