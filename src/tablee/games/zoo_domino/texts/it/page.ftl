## Zoo Domino on the page: what the board says. $domino and $animal are names, $player is a name.

zoo-domino-page-hand = Le tue tessere
zoo-domino-page-hand-help = Invio prende una tessera, le frecce scelgono un estremo, Invio la posa, Esc la rimette a posto. Alt+freccia la sposta tra le tue tessere. D pesca, P passa.
zoo-domino-page-fits = { $domino }, giocabile
zoo-domino-page-chain = La catena
zoo-domino-page-last = { $domino }, ultima mossa
# A domino of the chain was tapped.
zoo-domino-page-lies = Già posata: { $domino }. Posa la tua a un estremo della catena.
zoo-domino-page-watched = Già posata: { $domino }. Stai guardando la partita.
zoo-domino-page-spot = { $spot ->
    [left] Posa all’estremo sinistro, { $animal-beside }
   *[right] Posa all’estremo destro, { $animal-beside }
}
zoo-domino-page-spot-first = Posa qui la prima tessera
zoo-domino-page-draw = Pesca
zoo-domino-page-pass = Passa

## What to do now, and why something cannot be done
zoo-domino-page-turn = È il turno di { $player }
zoo-domino-page-over = La mano è finita
zoo-domino-page-hint-first = Cominci tu: posa una tessera
zoo-domino-page-hint-lay = Posa una tessera giocabile
zoo-domino-page-hint-draw = Nessuna tessera giocabile: pesca dal pozzo
zoo-domino-page-hint-trump = Nessuna tessera combacia: posa una doppia come briscola
zoo-domino-page-hint-trump-or-pass = Nessuna tessera combacia: posa una doppia come briscola, o passa
zoo-domino-page-hint-pass = Nessuna tessera giocabile: passa
zoo-domino-page-hint-end = { $domino }: scegli un estremo
zoo-domino-page-hint-no-end = { $domino }: non si può posare a nessun estremo
zoo-domino-page-why-wait = Non tocca a te.
zoo-domino-page-why-one-fits = Hai una tessera giocabile.
zoo-domino-page-why-draw-first = Nessuna tessera giocabile: pesca finché non ne trovi una.
zoo-domino-page-why-trump = Puoi giocare una briscola, e a questo tavolo devi farlo.
zoo-domino-page-why-begin = Cominci tu: posa una tessera.
zoo-domino-page-why-stock-empty = Il pozzo è vuoto.

## The players
zoo-domino-page-holds = { $count ->
    [0] tessere finite
    [one] una tessera
   *[other] { $count } tessere
}
zoo-domino-page-did-lay = posata: { $domino }
zoo-domino-page-did-trump = briscola: { $domino }
zoo-domino-page-did-draw = pescate: { $count }
zoo-domino-page-did-pass = passato
zoo-domino-page-did-timeout = tempo scaduto
# What the table did when the player's time was up.
zoo-domino-page-time-up = { $did ->
    [lay] Tempo scaduto. Giocato per te: { $domino }.
    [trump] Tempo scaduto. Giocato per te come briscola: { $domino }.
   *[pass] Tempo scaduto, e niente era giocabile: hai passato.
}
zoo-domino-page-log = Che cosa è successo
zoo-domino-page-log-empty = Ancora niente.
# A line of the log: the chain bends, so it names the animal that the domino was laid against.
zoo-domino-page-log-lay = { $player } posa { $domino } { $animal-beside }
zoo-domino-page-log-lay-you = Posi { $domino } { $animal-beside }
zoo-domino-page-log-trump = { $player } gioca { $domino } come briscola { $animal-beside }
zoo-domino-page-log-trump-you = Giochi { $domino } come briscola { $animal-beside }

## For screen readers
zoo-domino-page-picked = Hai preso: { $domino }. { $spots ->
    [both] Si può posare a entrambi gli estremi.
    [left] Si può posare all’estremo sinistro.
    [right] Si può posare all’estremo destro.
    [first] Invio la posa.
   *[none] Non si può posare a nessun estremo.
}
zoo-domino-page-aim = { $spot ->
    [left] Estremo sinistro, { $animal }.
   *[right] Estremo destro, { $animal }.
} { $fits ->
    [yes] Si può posare.
   *[no] Non si può posare.
}
zoo-domino-page-put-back = Rimessa a posto: { $domino }
zoo-domino-page-moved = { $domino }, posizione { $place } di { $count }
# The best rounds of the player who reads this.
zoo-domino-feat-left = Più tessere rimaste agli altri quando hai vinto
# What is printed of the game, and how much of it.
zoo-domino-page-print-dominoes = { $count ->
    [one] 1 tessera
   *[other] { $count } tessere
}
