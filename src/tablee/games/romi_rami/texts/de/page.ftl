## Romi Rami on the page: what the board says. $contract is what a contract asks for, $player is a name.

romi-rami-page-market = Märkte
romi-rami-page-trophies = Trophäen
romi-rami-page-contracts = Offene Aufträge
romi-rami-page-values = Offene Karten
romi-rami-page-contract-deck = { $count ->
    [0] Keine Aufträge mehr im Stapel
    [one] Noch ein Auftrag im Stapel
   *[other] Noch { $count } Aufträge im Stapel
}
romi-rami-page-deck = { $count ->
    [0] Keine Karten mehr im Stapel
    [one] Noch eine Karte im Stapel
   *[other] Noch { $count } Karten im Stapel
}
romi-rami-page-payable = { $contract } Du kannst ihn jetzt erfüllen.
romi-rami-page-contract = { $contract }: { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
} Jede Karte der Farbe { $suit }, mit der du bezahlst, zählt einen Punkt.
romi-rami-page-counts = Bisher: { $counts }.
romi-rami-page-counts-over = Anzahl: { $counts }.
romi-rami-page-hand = Deine Karten
romi-rami-page-joker = Dein Joker: Er steht einmal im Spiel für eine beliebige Karte
romi-rami-page-my-pile = { $count ->
    [one] Eine Bonuskarte auf deinem Stapel
   *[other] { $count } Bonuskarten auf deinem Stapel
}
romi-rami-page-tools = Sortieren und ansehen
romi-rami-page-sort-value = Nach Wert sortieren
romi-rami-page-sort-suit = Nach Farbe sortieren
romi-rami-page-standing = Zwischenstand
romi-rami-page-standing-over = Endstand
romi-rami-page-take = { $count ->
    [0] Nehmen
    [one] Karte nehmen
   *[other] { $count } Karten nehmen
}
romi-rami-page-discard = { $count ->
    [one] Eine abwerfen
   *[other] { $count } abwerfen
}
romi-rami-page-let-go = Zurücklegen
romi-rami-page-another = Andere Karten ({ $way }/{ $ways })
romi-rami-page-without-joker = Ohne Joker
romi-rami-page-pay = Bezahlen
romi-rami-page-end = Zug beenden

## What to do now, and why something cannot be done
romi-rami-page-over = Das Spiel ist vorbei
romi-rami-page-turn = { $player } ist dran
# What the table did when the player's time was up.
romi-rami-page-time-up = { $did ->
    [take] Deine Zeit ist um. Für dich genommen: { $taken }.
    [discard] Deine Zeit ist um. Für dich abgeworfen: { $discarded }.
    [both] Deine Zeit ist um. Für dich genommen: { $taken }. Abgeworfen: { $discarded }.
   *[end] Deine Zeit ist um, und dein Zug ist zu Ende.
}
romi-rami-page-hint-take = Nimm bis zu drei Karten mit gleichem Wert oder gleicher Farbe
romi-rami-page-hint-take-more = Nimm diese oder wähle andere
romi-rami-page-hint-discard = { $count ->
    [0] Jetzt abwerfen
    [one] Zu viele Karten: Wähle noch eine zum Abwerfen
   *[other] Zu viele Karten: Wähle noch { $count } zum Abwerfen
}
# $count are cards, the joker not counted; $gain is romi-rami-page-gain.
romi-rami-page-hint-pay = { $count ->
    [one] Eine Karte: { $gain }
   *[other] { $count } Karten: { $gain }
}
romi-rami-page-hint-pay-joker = { $count ->
    [one] Eine Karte und dein Joker, den du nur einmal hast: { $gain }
   *[other] { $count } Karten und dein Joker, den du nur einmal hast: { $gain }
}
# What a payment brings, as a sum: points on the contract, for bonus cards and for trophies won, less what an unused joker is worth; $score is the player’s new score.
romi-rami-page-gain = Auftrag { $contract }{ $bonus ->
    [0] { "" }
   *[other] { " " }+ Bonuskarten { $bonus }
}{ $trophies ->
    [0] { "" }
   *[other] { " " }+ Trophäen { $trophies }
}{ $joker ->
    [0] { "" }
   *[other] { " " }− Joker { $joker }
} = { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
} (gesamt: { $score })
romi-rami-page-hint-choose-payment = Wähle die Karten für { $contract }
romi-rami-page-hint-complete = { $count ->
    [one] Du kannst einen Auftrag erfüllen: Wähle ihn oder beende den Zug
   *[other] Du kannst { $count } Aufträge erfüllen: Wähle einen oder beende den Zug
}
romi-rami-page-hint-end = Du kannst jetzt keinen Auftrag bezahlen: Beende den Zug
romi-rami-page-why-wait = Du bist nicht dran.
romi-rami-page-why-taken = Du hast in diesem Zug schon Karten genommen.
romi-rami-page-why-take-first = Nimm zuerst Karten vom Markt.
romi-rami-page-why-most = Du hast schon { $most } gewählt: Mehr geht nicht.
romi-rami-page-why-unlike = Diese Karte hat weder den Wert noch die Farbe der gewählten.
romi-rami-page-why-enough = Du hast genug gewählt: Wirf sie ab.
romi-rami-page-why-joker = Den Joker setzt du beim Bezahlen eines Auftrags ein.
romi-rami-page-why-unpayable = Dafür fehlen dir noch Karten.
romi-rami-page-why-needs-joker = Ohne den Joker reichen deine Karten dafür nicht.
romi-rami-page-why-no-joker = Der Joker nützt bei diesem Auftrag nichts.
romi-rami-page-last-turns = Das Spiel ist fast zu Ende: Das sind die letzten Züge.
romi-rami-page-last-turns-left = { $count ->
    [one] Letzter Zug
   *[other] Letzte Züge: noch { $count }
}

## The players, and how they stand
romi-rami-page-score = { $count ->
    [one] Bisher ein Punkt
   *[other] Bisher { $count } Punkte
}
romi-rami-page-contracts-of = { $count } von { $target } Aufträgen
romi-rami-page-holds = { $count ->
    [0] keine Karten auf der Hand
    [one] eine Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
romi-rami-page-bonus-cards = { $count ->
    [0] keine Bonuskarten
    [one] eine Bonuskarte
   *[other] { $count } Bonuskarten
}
romi-rami-page-has-joker = Joker noch nicht benutzt
romi-rami-page-zone = { $player }: Aufträge
romi-rami-page-step-contracts = Aufträge
romi-rami-page-step-bonus = Bonuskarten
romi-rami-page-step-trophies = Trophäen
romi-rami-page-step-joker = Unbenutzter Joker
romi-rami-page-log = Was bisher geschah
romi-rami-page-log-empty = Noch nichts.
# A card was dropped where it cannot go.
romi-rami-page-missed-market = Zum Nehmen zieh die Karte auf deine Hand.
romi-rami-page-missed-hand = Zum Bezahlen zieh die Karte auf einen Auftrag.
# A trophy changes hands. $trophy says what it is for; $from has had it until now.
romi-rami-page-award = { $player } gewinnt eine Trophäe ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}): { $trophy }
romi-rami-page-award-you = Du gewinnst eine Trophäe ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}): { $trophy }
romi-rami-page-award-from = { $player } nimmt { $from } eine Trophäe ab ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}): { $trophy }
romi-rami-page-award-from-you = Du nimmst { $from } eine Trophäe ab ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}): { $trophy }
romi-rami-page-award-off-you = { $player } nimmt dir eine Trophäe ab ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}): { $trophy }
romi-rami-page-award-tie = { $from } verliert durch Gleichstand eine Trophäe ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}): { $trophy }
romi-rami-page-award-tie-you = Du verlierst durch Gleichstand eine Trophäe ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}): { $trophy }
# An action, and the trophy that changed hands by it.
romi-rami-page-and-award = { $line }. { $award }
# The best rounds of the player who reads this.
romi-rami-feat-contracts = Meiste Aufträge in einer Runde
romi-rami-feat-points = Höchste Punktzahl einer Runde
# What is printed of the game, and how much of it.
romi-rami-page-print-values = { $count ->
    [one] 1 Wertkarte
   *[other] { $count } Wertkarten
}
romi-rami-page-print-contracts = { $count ->
    [one] 1 Auftrag
   *[other] { $count } Aufträge
}
romi-rami-page-print-tokens = { $count ->
    [one] 1 Marker
   *[other] { $count } Marker
}
