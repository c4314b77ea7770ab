## Zoo Domino sulla pagina: ciò che dice il tavolo. $domino e $animal sono nomi, $player è un nome.

zoo-domino-page-hand = Le tue tessere
zoo-domino-page-hand-help = Invio prende una tessera, le frecce scelgono un estremo, Invio la posa, Esc la rimette a posto. Alt con una freccia la sposta nella tua mano. D pesca, P passa.
zoo-domino-page-fits = { $domino }, va bene
zoo-domino-page-chain = La catena
zoo-domino-page-last = { $domino }, l’ultima posata
zoo-domino-page-spot = { $spot ->
    [left] Posa all’estremo sinistro, accanto a: { $animal }
   *[right] Posa all’estremo destro, accanto a: { $animal }
}
zoo-domino-page-spot-first = Posa qui la prima tessera
zoo-domino-page-draw = Pesca
zoo-domino-page-pass = Passa

## Che cosa fare adesso, e perché qualcosa non si può fare
zoo-domino-page-turn = Tocca a { $player }
zoo-domino-page-over = La mano è finita
zoo-domino-page-hint-first = Cominci tu: posa una tessera
zoo-domino-page-hint-lay = Posa una tessera che va bene
zoo-domino-page-hint-draw = Niente va bene: pesca dal pozzo
zoo-domino-page-hint-trump = Niente va bene: gioca una doppia come briscola
zoo-domino-page-hint-trump-or-pass = Niente va bene: gioca una doppia come briscola, o passa
zoo-domino-page-hint-pass = Niente va bene: passa
zoo-domino-page-hint-end = Scegli un estremo per { $domino }
zoo-domino-page-hint-no-end = { $domino } non va bene a nessun estremo
zoo-domino-page-why-wait = Non tocca a te.
zoo-domino-page-why-one-fits = Hai una tessera che va bene.
zoo-domino-page-why-draw-first = Niente va bene: pesca finché ne trovi una.
zoo-domino-page-why-trump = Puoi giocare una briscola, e a questo tavolo devi farlo.
zoo-domino-page-why-begin = Cominci tu: posa una tessera.
zoo-domino-page-why-stock-empty = Il pozzo è vuoto.

## Chi gioca
zoo-domino-page-plays = gioca
zoo-domino-page-wins = vince
zoo-domino-page-holds = { $count ->
    [0] nessuna tessera
    [one] una tessera
   *[other] { $count } tessere
}
zoo-domino-page-did-lay = ha posato { $domino }
zoo-domino-page-did-trump = briscola: { $domino }
zoo-domino-page-did-draw = ne ha pescate { $count }
zoo-domino-page-did-pass = ha passato
zoo-domino-page-did-timeout = tempo scaduto
zoo-domino-page-log = Che cosa è successo
zoo-domino-page-log-empty = Ancora niente.

## Detto a voce a chi ascolta
zoo-domino-page-picked = { $domino } in mano. { $spots ->
    [both] Va bene a entrambi gli estremi.
    [left] Va bene all’estremo sinistro.
    [right] Va bene all’estremo destro.
    [first] Invio la posa.
   *[none] Non va bene a nessun estremo.
}
zoo-domino-page-aim = { $spot ->
    [left] Estremo sinistro, { $animal }.
   *[right] Estremo destro, { $animal }.
} { $fits ->
    [yes] Va bene.
   *[no] Non va bene.
}
zoo-domino-page-put-back = { $domino } rimessa a posto
zoo-domino-page-moved = { $domino }, posto { $place } di { $count }
