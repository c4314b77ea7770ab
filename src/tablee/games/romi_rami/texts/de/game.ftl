## Romi Rami: Teile, Möglichkeiten, was geschah, und warum der Schiedsrichter ablehnt.

romi-rami = Romi Rami
romi-rami-about = Nimm Karten vom Markt, bezahle Aufträge mit Sätzen und Folgen und behalte die Trophäen im Auge. Die meisten Punkte gewinnen.

# Eine Karte heißt nach Farbe und Wert: $one ist die Farbe, $two der Wert.
romi-rami-pair = { $one } { $two }
romi-rami-piece-heart = Herz
romi-rami-piece-diamond = Diamant
romi-rami-piece-cherry = Kirsche
romi-rami-piece-clover = Klee
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

# Ein Auftrag heißt nach dem, was er verlangt, und seiner Bonusfarbe. $requires ist eine Liste mit + dazwischen.
romi-rami-contract = { $requires } ({ $bonus })
romi-rami-piece-pair = Paar
romi-rami-piece-three = Drilling
romi-rami-piece-four = Vierling
romi-rami-piece-five = Fünfling
romi-rami-piece-pair-1 = Paar 1er
romi-rami-piece-pair-2 = Paar 2er
romi-rami-piece-pair-3 = Paar 3er
romi-rami-piece-pair-4 = Paar 4er
romi-rami-piece-pair-5 = Paar 5er
romi-rami-piece-pair-6 = Paar 6er
romi-rami-piece-pair-7 = Paar 7er
romi-rami-piece-pair-8 = Paar 8er
romi-rami-piece-pair-9 = Paar 9er
romi-rami-piece-run-2 = 2er-Folge
romi-rami-piece-run-3 = 3er-Folge
romi-rami-piece-run-4 = 4er-Folge
romi-rami-piece-run-5 = 5er-Folge

# Wofür es eine Trophäe gibt; steht nach einem Doppelpunkt.
romi-rami-piece-trophy-2 = die meisten Kombinationen aus 2 Karten
romi-rami-piece-trophy-3 = die meisten Kombinationen aus 3 Karten
romi-rami-piece-trophy-4 = die meisten Kombinationen aus 4 Karten
romi-rami-piece-trophy-5 = die meisten Kombinationen aus 5 Karten
romi-rami-piece-trophy-heart = die meisten Herz-Aufträge
romi-rami-piece-trophy-diamond = die meisten Diamant-Aufträge
romi-rami-piece-trophy-cherry = die meisten Kirsch-Aufträge
romi-rami-piece-trophy-clover = die meisten Klee-Aufträge

romi-rami-option-edition = Ausgabe
romi-rami-option-edition-about = Die Karten, Aufträge und Trophäen in der Schachtel.
romi-rami-option-edition-standard = übliche
romi-rami-option-edition-own = eigene
romi-rami-option-rounds = Runden
romi-rami-option-rounds-about = Jede Runde ist ein ganzes Spiel. Die Punkte werden zusammengezählt; die höchste Summe gewinnt die Partie.
romi-rami-option-first = Wer anfängt
romi-rami-option-first-about = Wer am jüngsten ist, beginnt: Bestimmt den Platz oder überlasst es dem Los. Die nächste Runde beginnt der nächste Platz im Uhrzeigersinn.
romi-rami-option-first-chance = per Los
romi-rami-option-first-1 = Platz 1
romi-rami-option-first-2 = Platz 2
romi-rami-option-first-3 = Platz 3
romi-rami-option-first-4 = Platz 4
romi-rami-option-stalled_after = Stillstand nach
romi-rami-option-stalled_after-about = Haben alle so viele Züge gehabt, ohne dass jemand einen Auftrag erfüllt hat, ist das Spiel zu Ende.
romi-rami-option-clock-about = Ist die Zeit um, nimmt der Tisch eine Karte für dich, erfüllt keinen Auftrag, wirft überzählige Karten ab, die niedrigsten zuerst, und beendet deinen Zug.

## Was man tun kann. $cards ist eine Liste von Namen.
romi-rami-typing = Ein Zug: eine bis drei Karten nehmen, die den Wert oder die Farbe gemeinsam haben; Aufträge erfüllen, wenn es geht; beenden. Karten in der Bonusfarbe des Auftrags, mit denen du bezahlst, sind je einen Punkt wert. Die Auswahl ist ein Vorschlag: Du kannst jeden Zug eintippen, etwa take heart-3 heart-5, complete run-3/cherry with heart-1 clover-2 joker, discard clover-1, end. heart ist Herz, diamond Diamant, cherry Kirsche, clover Klee.
romi-rami-action-take = nimm { $cards }
romi-rami-action-complete = erfülle { $contract } mit { $cards }; Bonuskarten: { $bonus }
romi-rami-action-end = beende den Zug
romi-rami-action-discard = wirf { $cards } ab

## Was jemand getan hat. $player ist ein Name; -you ist für die Person selbst.
romi-rami-log-take = { $player } nimmt { $cards }
romi-rami-log-take-you = Du nimmst { $cards }
romi-rami-log-complete = { $player } erfüllt { $contract } mit { $cards }
romi-rami-log-complete-you = Du erfüllst { $contract } mit { $cards }
# Vor einer Weile: Was bezahlt wurde, liegt verdeckt.
romi-rami-log-completed = { $player } erfüllt { $contract }
romi-rami-log-completed-you = Du erfüllst { $contract }
romi-rami-log-end = { $player } beendet den Zug
romi-rami-log-end-you = Du beendest deinen Zug
romi-rami-log-discard = { $player } wirft { $cards } ab
romi-rami-log-discard-you = Du wirfst { $cards } ab
romi-rami-log-timeout = Die Zeit von { $player } ist abgelaufen
romi-rami-log-timeout-you = Deine Zeit ist abgelaufen

romi-rami-outcome-reached = Der letzte Zug ist gespielt. { $count ->
    [one] Die meisten Punkte: { $winners }.
   *[other] Der Sieg wird geteilt: { $winners }.
}
romi-rami-outcome-reached-you = Der letzte Zug ist gespielt. { $count ->
    [one] Du gewinnst mit den meisten Punkten.
   *[other] Der Sieg wird geteilt: { $winners }.
}
romi-rami-outcome-exhausted = Es gibt keinen Auftrag mehr. { $count ->
    [one] Die meisten Punkte: { $winners }.
   *[other] Der Sieg wird geteilt: { $winners }.
}
romi-rami-outcome-exhausted-you = Es gibt keinen Auftrag mehr. { $count ->
    [one] Du gewinnst mit den meisten Punkten.
   *[other] Der Sieg wird geteilt: { $winners }.
}
romi-rami-outcome-stalled = Niemand erfüllt mehr einen Auftrag. { $count ->
    [one] Die meisten Punkte: { $winners }.
   *[other] Der Sieg wird geteilt: { $winners }.
}
romi-rami-outcome-stalled-you = Niemand erfüllt mehr einen Auftrag. { $count ->
    [one] Du gewinnst mit den meisten Punkten.
   *[other] Der Sieg wird geteilt: { $winners }.
}

## Was auf dem Tisch liegt, in Worten.
romi-rami-look-market = markt
romi-rami-look-market-about = die ausliegenden Karten und Aufträge
romi-rami-look-hand = hand
romi-rami-look-hand-about = deine Karten
romi-rami-look-players = spieler
romi-rami-look-players-about = was alle erfüllt haben und halten
romi-rami-look-trophies = trophäen
romi-rami-look-trophies-about = wofür es sie gibt und wer vorn liegt
romi-rami-values = Ausliegende Karten: { $cards }. Im Stapel: { $count }.
romi-rami-values-none = Es liegen keine Karten aus.
# $contracts ist eine Liste von romi-rami-worth.
romi-rami-contracts = Aufträge: { $contracts }.
romi-rami-contracts-none = Es liegen keine Aufträge aus.
romi-rami-worth = { $contract } für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
romi-rami-hand = Deine Hand: { $cards }.
romi-rami-hand-empty = Deine Hand ist leer.
romi-rami-joker-kept = Deinen Joker hast du noch.
romi-rami-drew = Du ziehst: { $cards }.
romi-rami-holds = { $player }: { $contracts } von { $target } Aufträgen, Bonuskarten: { $bonus }, Karten auf der Hand: { $cards }, Punkte beim jetzigen Stand: { $score }.
romi-rami-holds-you = Du: { $contracts } von { $target } Aufträgen, Bonuskarten: { $bonus }, Karten auf der Hand: { $cards }, Punkte beim jetzigen Stand: { $score }.
romi-rami-completed = Erfüllt: { $contracts }.
romi-rami-trophy = { $points } Punkte für { $trophy }: { $leader } führt mit { $lead } Vorsprung.
romi-rami-trophy-you = { $points } Punkte für { $trophy }: Du führst mit { $lead } Vorsprung.
romi-rami-trophy-tie = { $points } Punkte für { $trophy }: Niemand führt.
romi-rami-last-turns = Das Ende naht: So viele Züge sind es noch, mit diesem: { $count }.
romi-rami-surplus = Du darfst { $most } Karten behalten: Wirf { $count } ab.

## Die Abrechnung am Ende
romi-rami-score-contracts = Aufträge: { $scores }.
romi-rami-score-bonus = Bonuskarten: { $scores }.
romi-rami-score-trophy = Trophäe, { $points } Punkte, { $trophy }: { $player }.
romi-rami-score-trophy-nobody = Trophäe, { $points } Punkte, { $trophy }: niemand, es steht gleich.
romi-rami-score-joker = Unbenutzter Joker: { $scores }.
romi-rami-score-total = Summe: { $scores }.

## Warum der Schiedsrichter ablehnt
romi-rami-refusal-take-already = Du hast in diesem Zug schon Karten genommen: Erfülle einen Auftrag oder beende den Zug.
romi-rami-refusal-take-too_many = Nimm höchstens { $most } Karten, nicht { $count }: { $cards }.
romi-rami-refusal-take-not_in_market = Nicht im Markt, oder nicht so oft: { $card }.
romi-rami-refusal-take-mixed = Alle Karten, die du nimmst, haben denselben Wert oder alle dieselbe Farbe; diese beiden haben nichts davon gemeinsam: { $one } und { $two }.
romi-rami-refusal-take-market_empty = Der Markt ist leer: Es gibt nichts zu nehmen.
romi-rami-refusal-complete-take_first = Nimm zuerst Karten vom Markt.
romi-rami-refusal-complete-too_late = Die Märkte sind aufgefüllt: Wirf jetzt { $count } ab.
romi-rami-refusal-complete-not_in_market = Dieser Auftrag liegt nicht im Markt: { $contract }.
romi-rami-refusal-complete-not_in_hand = Diese Karte hast du nicht, oder nicht so oft: { $card }.
romi-rami-refusal-complete-many_jokers = Alle haben nur einen Joker, und das sind { $count }.
romi-rami-refusal-complete-joker_used = Deinen Joker hast du schon benutzt.
romi-rami-refusal-complete-too_few = Dieser Auftrag kostet { $size } Karten und nicht { $count }: { $contract }. Es fehlt: { $missing }.
romi-rami-refusal-complete-too_many = Dieser Auftrag kostet genau { $size } Karten und nicht { $count }: { $contract }.
romi-rami-refusal-complete-not_met = Diese Karten bezahlen nicht { $contract }: { $cards }. Es fehlt: { $missing }.
romi-rami-refusal-end-take_first = Nimm zuerst mindestens eine Karte.
romi-rami-refusal-end-discard_first = Du hast zu viele Karten: Wirf { $count } ab.
romi-rami-refusal-discard-not_now = Abgeworfen wird nur am Ende eines Zuges und nur, wenn man mehr als { $most } Karten hat.
romi-rami-refusal-discard-not_in_hand = Diese Karte hast du nicht, oder nicht so oft: { $card }.
romi-rami-refusal-discard-wrong_number = Du würdest { $given } abwerfen: Es müssen { $count } sein, damit { $most } Karten bleiben.
romi-rami-refusal-timeout-no_limit = An diesem Tisch gibt es keine Zeitgrenze.
