## At a real table: the keypad, the rounds of the score pad, and advice.

zoo-domino-real-left = Estremo sinistro
zoo-domino-real-right = Estremo destro
zoo-domino-real-hand = Mano
zoo-domino-real-chain = La catena, da sinistra a destra
zoo-domino-real-chain-empty = Scegli un estremo e tocca due animali.
zoo-domino-real-hand-empty = La tua mano: tocca due animali per ogni tessera.
zoo-domino-real-others = Gli altri giocatori
zoo-domino-real-holds = Tessere in mano: { $player }
zoo-domino-real-drew = Ha pescato
zoo-domino-real-passed = Ha passato
zoo-domino-real-lacks = Di sicuro non ha: { $animals }
zoo-domino-real-stock = { $count ->
    [one] Una tessera nel pozzo
   *[other] { $count } tessere nel pozzo
}
zoo-domino-real-do-draw = Pesca
zoo-domino-real-do-pass = Passa
zoo-domino-real-do-lay = Posa { $domino }
zoo-domino-real-do-lay-left = Posa { $domino } a sinistra
zoo-domino-real-do-lay-right = Posa { $domino } a destra
zoo-domino-real-do-trump-left = Briscola a sinistra: { $domino }
zoo-domino-real-do-trump-right = Briscola a destra: { $domino }
zoo-domino-real-won = Chi ha vinto la mano?
zoo-domino-real-won-about = Se è bloccata, chi ha meno tessere; a pari merito, tutti.
zoo-domino-real-only = È l’unica cosa che puoi fare.
zoo-domino-real-proven-100 = Dimostrato: così vinci, qualunque cosa faccia l’altro.
zoo-domino-real-proven-50 = Dimostrato: vinci almeno a pari merito.
zoo-domino-real-proven-0 = Dimostrato: contro un gioco perfetto non puoi vincere. Ma con questa mossa è più facile che l’altro sbagli.
zoo-domino-real-estimate = Stima: circa { $percent }% di vittorie contro le mani che gli altri possono avere.
