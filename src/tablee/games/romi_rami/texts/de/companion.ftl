## At a real table: the keypad, the rounds of the score pad, and advice.

romi-rami-real-hand = Hand
romi-rami-real-values = Kartenmarkt
romi-rami-real-contracts = Aufträge
romi-rami-real-strip-contracts = Tippe die Aufträge an, die ausliegen.
romi-rami-real-market-full = Dieser Auftrag liegt schon da, oder du hast schon vier eingegeben.
romi-rami-real-joker = Hat den Joker noch
romi-rami-real-take = Nehmen
romi-rami-real-complete = Erfüllen
romi-rami-real-discard = Abwerfen
romi-rami-real-end = Beenden
romi-rami-real-brings = { $points ->
    [one] Aufträge: 1 Punkt;
   *[other] Aufträge: { $points } Punkte;
} { $bonus ->
    [one] 1 Bonuskarte.
   *[other] { $bonus } Bonuskarten.
}
romi-rami-real-nothing = Noch lässt sich kein Auftrag erfüllen.
romi-rami-real-enter = Aufträge
romi-rami-real-by-contract = Einzeln
romi-rami-real-by-points = Nur die Punkte
romi-rami-real-points = Punkte auf Aufträgen
romi-rami-real-last-turns = Jemand hat genug Aufträge: Spielt noch, bis alle gleich oft dran waren, dann ist Schluss.
romi-rami-real-add = Auftrag hinzufügen
romi-rami-real-bonus = Bonuskarten
romi-rami-real-kept = Joker nicht benutzt
romi-rami-real-trophies = Trophäen
romi-rami-real-nobody = niemand
