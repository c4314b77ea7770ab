## Romi Rami: pieces, options, what happened, and why the referee refuses.

romi-rami = Romi Rami
romi-rami-about = Nimm Karten vom Markt, bezahle Aufträge mit Paaren, Drillingen und Folgen und behalte die Trophäen im Auge. Wer die meisten Punkte hat, gewinnt.

# A card is named by suit and value: $one is the suit, $two the value.
romi-rami-pair = { $one } { $two }
romi-rami-piece-heart = Herz
romi-rami-piece-diamond = Diamant
romi-rami-piece-cherry = Kirsche
romi-rami-piece-clover = Kleeblatt
romi-rami-piece-1 = 1
romi-rami-piece-2 = 2
romi-rami-piece-3 = 3
romi-rami-piece-4 = 4
romi-rami-piece-5 = 5
romi-rami-piece-6 = 6
romi-rami-piece-7 = 7
romi-rami-piece-8 = 8
romi-rami-piece-9 = 9
romi-rami-piece-joker = Joker

# A contract is named by what it requires and its bonus suit. $requires is a list joined by +.
romi-rami-contract = { $requires } ({ $bonus })
romi-rami-piece-pair = Paar
romi-rami-piece-three = Drilling
romi-rami-piece-four = Vierling
romi-rami-piece-five = Fünfling
romi-rami-piece-pair-1 = 1er-Paar
romi-rami-piece-pair-2 = 2er-Paar
romi-rami-piece-pair-3 = 3er-Paar
romi-rami-piece-pair-4 = 4er-Paar
romi-rami-piece-pair-5 = 5er-Paar
romi-rami-piece-pair-6 = 6er-Paar
romi-rami-piece-pair-7 = 7er-Paar
romi-rami-piece-pair-8 = 8er-Paar
romi-rami-piece-pair-9 = 9er-Paar
romi-rami-piece-run-2 = 2er-Folge
romi-rami-piece-run-3 = 3er-Folge
romi-rami-piece-run-4 = 4er-Folge
romi-rami-piece-run-5 = 5er-Folge

# What a trophy is for; it stands after a colon.
romi-rami-piece-trophy-2 = die meisten Kombinationen aus 2 Karten
romi-rami-piece-trophy-3 = die meisten Kombinationen aus 3 Karten
romi-rami-piece-trophy-4 = die meisten Kombinationen aus 4 Karten
romi-rami-piece-trophy-5 = die meisten Kombinationen aus 5 Karten
romi-rami-piece-trophy-heart = die meisten Herz-Aufträge
romi-rami-piece-trophy-diamond = die meisten Diamant-Aufträge
romi-rami-piece-trophy-cherry = die meisten Kirsch-Aufträge
romi-rami-piece-trophy-clover = die meisten Kleeblatt-Aufträge

romi-rami-option-edition = Ausgabe
romi-rami-option-edition-about = Die Karten, Aufträge und Trophäen in der Schachtel.
romi-rami-option-edition-standard = Standard
romi-rami-option-edition-own = eigene
romi-rami-option-rounds = Runden
romi-rami-option-rounds-about = Jede Runde ist ein ganzes Spiel. Die Punkte werden zusammengezählt; wer die höchste Summe hat, gewinnt die Partie.
romi-rami-option-first = Wer beginnt
romi-rami-option-first-about = Wer am jüngsten ist, beginnt: Wähle den Platz oder lass das Los entscheiden. Die nächste Runde beginnt die nächste Person im Uhrzeigersinn.
romi-rami-option-first-chance = per Los
romi-rami-option-first-1 = Platz 1
romi-rami-option-first-2 = Platz 2
romi-rami-option-first-3 = Platz 3
romi-rami-option-first-4 = Platz 4
romi-rami-option-stalled_after = Stillstand nach (Zügen)
romi-rami-option-stalled_after-about = Waren alle so oft dran, ohne dass jemand einen Auftrag erfüllt hat, endet das Spiel.
romi-rami-option-clock-about = Ist deine Zeit um, wird eine Karte für dich genommen, falls du noch keine genommen hast. Hast du zu viele auf der Hand, werden die niedrigsten abgeworfen. Dann endet dein Zug.

## What a player may do. $cards is a list of names.
romi-rami-typing = So geht ein Zug: Nimm eine bis drei Karten mit gleichem Wert oder gleicher Farbe; erfülle Aufträge, wenn du kannst; beende den Zug. Bezahlst du mit Karten in der Bonusfarbe des Auftrags, sind sie je einen Punkt wert. Die Vorschläge sind nur eine Auswahl: Du kannst jeden Zug eintippen, etwa take heart-3 heart-5, complete run-3/cherry with heart-1 clover-2 joker, discard clover-1, end. heart ist Herz, diamond Diamant, cherry Kirsche, clover Kleeblatt.
romi-rami-action-take = { $cards } nehmen
romi-rami-action-complete = { $contract } erfüllen mit { $cards }; Bonuskarten: { $bonus }
# The same where the bonus cards are told apart from it.
romi-rami-action-pay = { $contract } erfüllen mit { $cards }
romi-rami-action-end = den Zug beenden
romi-rami-action-discard = { $cards } abwerfen

## What a player did. $player is a name; the sentences that end in -you are for the player who did it.
romi-rami-log-take = { $player } nimmt { $cards }
romi-rami-log-take-you = Du nimmst { $cards }
romi-rami-log-complete = { $player } erfüllt { $contract } mit { $cards }
romi-rami-log-complete-you = Du erfüllst { $contract } mit { $cards }
# A while ago: what was paid lies face down.
romi-rami-log-completed = { $player } erfüllt { $contract }
romi-rami-log-completed-you = Du erfüllst { $contract }
romi-rami-log-end = { $player } beendet den Zug
romi-rami-log-end-you = Du beendest deinen Zug
romi-rami-log-discard = { $player } wirft { $cards } ab
romi-rami-log-discard-you = Du wirfst { $cards } ab
romi-rami-log-timeout = Für { $player } ist die Zeit um
romi-rami-log-timeout-you = Deine Zeit ist um

romi-rami-outcome-reached = Der letzte Zug ist gespielt. { $count ->
    [one] { $winners } gewinnt.
   *[other] Gleichstand: { $winners } teilen sich den Sieg.
}
romi-rami-outcome-reached-you = Der letzte Zug ist gespielt. { $count ->
    [one] Du gewinnst!
   *[other] Gleichstand, der Sieg wird geteilt: { $winners }.
}
romi-rami-outcome-exhausted = Es gibt keine Aufträge mehr. { $count ->
    [one] { $winners } gewinnt.
   *[other] Gleichstand: { $winners } teilen sich den Sieg.
}
romi-rami-outcome-exhausted-you = Es gibt keine Aufträge mehr. { $count ->
    [one] Du gewinnst!
   *[other] Gleichstand, der Sieg wird geteilt: { $winners }.
}
romi-rami-outcome-stalled = Schon lange hat niemand mehr einen Auftrag erfüllt. { $count ->
    [one] { $winners } gewinnt.
   *[other] Gleichstand: { $winners } teilen sich den Sieg.
}
romi-rami-outcome-stalled-you = Schon lange hat niemand mehr einen Auftrag erfüllt. { $count ->
    [one] Du gewinnst!
   *[other] Gleichstand, der Sieg wird geteilt: { $winners }.
}

## What lies on the table, in words.
romi-rami-look-market = markt
romi-rami-look-market-about = die offenen Karten und Aufträge
romi-rami-look-hand = hand
romi-rami-look-hand-about = deine Karten
romi-rami-look-players = spieler
romi-rami-look-players-about = welche Aufträge und wie viele Karten alle haben
romi-rami-look-trophies = trophäen
romi-rami-look-trophies-about = wofür es sie gibt und wer vorn liegt
romi-rami-values = Offene Karten: { $cards }. Im Stapel: { $count }.
romi-rami-values-none = Es liegen keine Karten offen.
# $contracts is a list of romi-rami-worth.
romi-rami-contracts = Aufträge: { $contracts }.
romi-rami-contracts-none = Es liegen keine Aufträge offen.
romi-rami-worth = { $contract } für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
romi-rami-hand = Deine Karten: { $cards }.
romi-rami-hand-empty = Du hast keine Karten auf der Hand.
romi-rami-joker-kept = Du hast deinen Joker noch.
romi-rami-drew = Du ziehst: { $cards }.
romi-rami-holds = { $player }: { $contracts } von { $target } Aufträgen, Bonuskarten: { $bonus }, Karten auf der Hand: { $cards }, Punkte bisher: { $score }.
romi-rami-holds-you = Du: { $contracts } von { $target } Aufträgen, Bonuskarten: { $bonus }, Karten auf der Hand: { $cards }, Punkte bisher: { $score }.
romi-rami-completed = Erfüllt: { $contracts }.
romi-rami-trophy = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für { $trophy }: { $leader } liegt um { $lead } vorn.
romi-rami-trophy-you = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für { $trophy }: Du liegst um { $lead } vorn.
romi-rami-trophy-tie = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für { $trophy }: Niemand liegt vorn.
romi-rami-last-turns = Letzte Züge: Mit diesem sind es noch { $count }.
romi-rami-surplus = Du darfst nur { $most } Karten behalten: Wirf { $count } ab.

## The score sheet at the end
romi-rami-score-contracts = Aufträge: { $scores }.
romi-rami-score-bonus = Bonuskarten: { $scores }.
romi-rami-score-trophy = Trophäe, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $trophy }: { $player }.
romi-rami-score-trophy-nobody = Trophäe, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $trophy }: niemand (Gleichstand).
romi-rami-score-joker = Unbenutzter Joker: { $scores }.
romi-rami-score-total = Summe: { $scores }.

## Why the referee refuses
romi-rami-refusal-take-already = Du hast in diesem Zug schon Karten genommen: Erfülle einen Auftrag oder beende den Zug.
romi-rami-refusal-take-too_many = Nimm höchstens { $most } Karten, nicht { $count }: { $cards }.
romi-rami-refusal-take-not_in_market = Nicht auf dem Markt, oder nicht so oft: { $card }.
romi-rami-refusal-take-mixed = Alle Karten, die du nimmst, müssen denselben Wert oder dieselbe Farbe haben; diese beiden haben weder das eine noch das andere gemeinsam: { $one } und { $two }.
romi-rami-refusal-take-market_empty = Der Markt ist leer: Es gibt nichts zu nehmen.
romi-rami-refusal-complete-take_first = Nimm zuerst Karten vom Markt.
romi-rami-refusal-complete-too_late = Die Märkte sind schon aufgefüllt: Wirf jetzt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} ab.
romi-rami-refusal-complete-not_in_market = Dieser Auftrag liegt nicht auf dem Markt: { $contract }.
romi-rami-refusal-complete-not_in_hand = Diese Karte hast du nicht, oder nicht so oft: { $card }.
romi-rami-refusal-complete-many_jokers = Jeder hat nur einen Joker; du bezahlst mit { $count }.
romi-rami-refusal-complete-joker_used = Deinen Joker hast du schon benutzt.
romi-rami-refusal-complete-too_few = Dieser Auftrag kostet { $size } Karten, nicht { $count }: { $contract }. Es fehlt: { $missing }.
romi-rami-refusal-complete-too_many = Dieser Auftrag kostet genau { $size } Karten, nicht { $count }: { $contract }.
romi-rami-refusal-complete-not_met = Mit diesen Karten kannst du { $contract } nicht bezahlen: { $cards }. Es fehlt: { $missing }.
romi-rami-refusal-end-take_first = Nimm zuerst mindestens eine Karte.
romi-rami-refusal-end-discard_first = Du hast zu viele Karten: Wirf { $count } ab.
romi-rami-refusal-discard-not_now = Du wirfst nur am Ende deines Zuges ab, und nur, wenn du mehr als { $most } Karten hast.
romi-rami-refusal-discard-not_in_hand = Diese Karte hast du nicht, oder nicht so oft: { $card }.
romi-rami-refusal-discard-wrong_number = Zum Abwerfen gewählt: { $given }. { $count ->
    [one] Es muss eine sein
   *[other] Es müssen { $count } sein
}, damit du { $most } Karten behältst.
romi-rami-refusal-timeout-no_limit = An diesem Tisch gibt es kein Zeitlimit.
