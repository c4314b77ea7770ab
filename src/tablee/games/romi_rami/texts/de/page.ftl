## Romi Rami auf der Seite: was das Brett sagt. $contract ist, was ein Auftrag verlangt, $player ein Name.

romi-rami-page-market = Was offen liegt
romi-rami-page-trophies = Trophäen
romi-rami-page-contracts = Aufträge im Angebot
romi-rami-page-values = Karten im Angebot
romi-rami-page-deck = noch { $count }
romi-rami-page-payable = { $contract } Du kannst ihn jetzt erfüllen.
romi-rami-page-contract = { $contract }: { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
} Jede bezahlte Karte der Farbe { $suit } zählt einen Punkt.
romi-rami-page-counts = Bisher: { $counts }.
romi-rami-page-hand = Deine Karten
romi-rami-page-joker = Dein Joker: er steht einmal im Spiel für eine beliebige Karte
romi-rami-page-my-pile = { $count ->
    [one] Eine Bonuskarte in deinem Stapel
   *[other] { $count } Bonuskarten in deinem Stapel
}
romi-rami-page-tools = Sortieren und nachsehen
romi-rami-page-sort-value = Nach Wert sortieren
romi-rami-page-sort-suit = Nach Farbe sortieren
romi-rami-page-standing = Wie es steht
romi-rami-page-take = { $count ->
    [0] Nehmen
    [one] Karte nehmen
   *[other] { $count } Karten nehmen
}
romi-rami-page-discard = { $count ->
    [one] Eine abwerfen
   *[other] { $count } abwerfen
}
romi-rami-page-let-go = Zurück
romi-rami-page-another = Andere Karten ({ $way }/{ $ways })
romi-rami-page-pay = Bezahlen
romi-rami-page-end = Zug beenden

## Was jetzt zu tun ist und warum etwas nicht geht
romi-rami-page-over = Das Spiel ist aus
romi-rami-page-turn = { $player } ist am Zug
romi-rami-page-hint-take = Nimm bis zu drei Karten eines Werts oder einer Farbe
romi-rami-page-hint-take-more = Wähle noch mehr oder nimm diese
romi-rami-page-hint-discard = { $count ->
    [0] Jetzt abwerfen
    [one] Zu viele Karten: wähle noch eine zum Abwerfen
   *[other] Zu viele Karten: wähle { $count } zum Abwerfen
}
romi-rami-page-hint-pay = Diese Karten bezahlen { $contract }
romi-rami-page-hint-choose-payment = Wähle die Karten für { $contract }
romi-rami-page-hint-complete = { $count ->
    [one] Du kannst einen Auftrag erfüllen: wähle ihn, oder beende den Zug
   *[other] Du kannst { $count } Aufträge erfüllen: wähle einen, oder beende den Zug
}
romi-rami-page-hint-end = Noch ist kein Auftrag bezahlbar: beende den Zug
romi-rami-page-why-wait = Du bist nicht am Zug.
romi-rami-page-why-taken = Du hast in diesem Zug schon Karten genommen.
romi-rami-page-why-take-first = Nimm zuerst Karten aus dem Angebot.
romi-rami-page-why-most = Du hast { $most } gewählt: mehr geht nicht.
romi-rami-page-why-unlike = Sie hat weder den Wert noch die Farbe der gewählten.
romi-rami-page-why-enough = Du hast genug gewählt: wirf sie ab.
romi-rami-page-why-joker = Der Joker wird beim Bezahlen eines Auftrags eingesetzt.
romi-rami-page-why-unpayable = Dafür fehlen dir noch Karten.
romi-rami-page-last-turns = Das Ende ist ausgelöst: das sind die letzten Züge.
romi-rami-page-last-turns-left = { $count ->
    [one] Letzter Zug
   *[other] Letzte Züge: noch { $count }
}

## Die Spieler, und wie es steht
romi-rami-page-plays = am Zug
romi-rami-page-wins = gewinnt
romi-rami-page-score = { $count ->
    [one] Ein Punkt nach jetzigem Stand
   *[other] { $count } Punkte nach jetzigem Stand
}
romi-rami-page-contracts-of = { $count } von { $target } Aufträgen
romi-rami-page-holds = { $count ->
    [0] keine Karte auf der Hand
    [one] eine Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
romi-rami-page-bonus-cards = { $count ->
    [0] keine Bonuskarte
    [one] eine Bonuskarte
   *[other] { $count } Bonuskarten
}
romi-rami-page-has-joker = hat den Joker noch
romi-rami-page-zone = Aufträge von { $player }
romi-rami-page-step-contracts = Aufträge
romi-rami-page-step-bonus = Bonuskarten
romi-rami-page-step-trophies = Trophäen
romi-rami-page-step-joker = Joker übrig
romi-rami-page-log = Was geschah
romi-rami-page-log-empty = Noch nichts.
