## Tile Rummy: pieces, options, what happened, and why the referee refuses.

tile-rummy = Zahlen-Rummy
tile-rummy-about = Reihen und Gruppen aus 106 Steinen. Lege aus und baue um, was auf dem Tisch liegt: Wer zuerst alle Steine los ist, gewinnt.

# A tile of a colour; $number is 1 to 13.
tile-rummy-piece-K = Schwarz { $number }
tile-rummy-piece-R = Rot { $number }
tile-rummy-piece-B = Blau { $number }
tile-rummy-piece-O = Orange { $number }
tile-rummy-piece-star = Stern
tile-rummy-star = Stern als { $tile }

tile-rummy-option-version = Version
tile-rummy-option-version-exchange = Tauschen
tile-rummy-option-version-exchange-about = Wenn du nicht legst, tauschst du einen Stein gegen einen aus dem Vorrat.
tile-rummy-option-version-draw-discard = Ziehen und abwerfen
tile-rummy-option-version-draw-discard-about = Am Anfang jedes Zuges ziehst du einen Stein, am Ende wirfst du einen ab.
tile-rummy-option-version-draw-keep = Ziehen und behalten
tile-rummy-option-version-draw-keep-about = Am Anfang jedes Zuges ziehst du einen Stein, abgeworfen wird keiner. Bis zum ersten Auslegen darfst du auch einen tauschen.
tile-rummy-option-rejected = Abgeworfene Steine
tile-rummy-option-rejected-about = Wohin sie verdeckt kommen.
tile-rummy-option-rejected-aside = beiseite
tile-rummy-option-rejected-pool = zurück in den Vorrat
tile-rummy-option-rounds = Runden
tile-rummy-option-rounds-about = Wer auf dem Punktezettel die höchste Summe hat, gewinnt die Partie.
tile-rummy-option-starter = Wer spätere Runden beginnt
tile-rummy-option-starter-about = In der ersten Runde beginnt, wer den niedrigsten Stein zieht.
tile-rummy-option-starter-rotate = reihum im Uhrzeigersinn
tile-rummy-option-starter-same = immer dieselbe Person
tile-rummy-option-starter-winner = wer gewonnen hat
tile-rummy-option-starter-draw = wer vor jeder Runde den niedrigsten Stein zieht
tile-rummy-option-clock-about = Ist deine Zeit um, liegt alles wieder wie zu Beginn des Zuges, und die nächste Person ist dran.
tile-rummy-option-hand_size = Steine zu Beginn
tile-rummy-option-hand_size-about = Mit so vielen Steinen beginnen alle eine Runde.
tile-rummy-option-opening_minimum = Punkte zum Auslegen
tile-rummy-option-opening_minimum-about = So viel müssen deine ersten Kombinationen wert sein. Je niedriger die Zahl, desto leichter das Spiel; bei 0 genügt jede Kombination.
tile-rummy-option-rework_on_opening = Beim ersten Auslegen umbauen
tile-rummy-option-rework_on_opening-about = Sonst darfst du erst ab dem nächsten Zug umbauen.
tile-rummy-option-exchange_after_opening = Tauschen nach dem Auslegen
tile-rummy-option-exchange_after_opening-about = Sonst darfst du nur tauschen, bis du ausgelegt hast.
tile-rummy-option-stars_in_play = Sterne
tile-rummy-option-stars_in_play-about = Ein Stern kann für jeden beliebigen Stein stehen.
tile-rummy-option-stars_in_play-0 = keine
tile-rummy-option-stars_in_play-1 = einer
tile-rummy-option-stars_in_play-2 = zwei
tile-rummy-option-stars_in_play-3 = drei
tile-rummy-option-stars_in_play-4 = vier
tile-rummy-option-stars = Sterne versetzen
tile-rummy-option-stars-exchange = nur im Tausch
tile-rummy-option-stars-exchange-about = Ein Stern auf dem Tisch wird erst frei, wenn der Stein, für den er steht, seinen Platz einnimmt.
tile-rummy-option-stars-free = frei
tile-rummy-option-stars-free-about = Beim Umbauen darf ein Stern auf dem Tisch für jeden beliebigen Stein stehen.
tile-rummy-option-star_penalty = Strafe für übrige Sterne
tile-rummy-option-star_penalty-about = Minuspunkte für jeden Stern, den du am Ende der Runde noch hast.
tile-rummy-option-combinations = Kombinationen
tile-rummy-option-combinations-about = Eine Reihe besteht aus drei oder mehr aufeinanderfolgenden Zahlen, eine Gruppe aus drei oder vier gleichen.
tile-rummy-option-combinations-both = Reihen und Gruppen
tile-rummy-option-combinations-series = nur Gruppen
tile-rummy-option-combinations-sequences = nur Reihen
tile-rummy-option-ace = Die 1
tile-rummy-option-ace-about = Wo sie in einer Reihe liegen darf.
tile-rummy-option-ace-low = nur vor der 2
tile-rummy-option-ace-both = auch nach der 13
tile-rummy-option-mixed_sequences = Reihen in gemischten Farben
tile-rummy-option-mixed_sequences-about = Sonst hat eine Reihe nur eine Farbe.
tile-rummy-option-doubling = Alles auf einmal zählt doppelt
tile-rummy-option-doubling-about = Legst du alle deine Steine in einem einzigen Zug, ohne in der Runde schon etwas gelegt zu haben, zählen alle Verluste und der Gewinn doppelt.
tile-rummy-option-blocked_after = Blockiert nach (Zügen)
tile-rummy-option-blocked_after-about = Waren alle so oft dran, ohne dass jemand einen Stein gelegt hat, endet die Runde.

## What a player may do. $tiles is a list of names.
tile-rummy-typing = Die Vorschläge sind nur eine Auswahl: Du kannst jeden Zug eintippen. Zum Legen tippst du den ganzen Tisch ein, wie er werden soll: lay K1 R1 B1 | R7 R8 *R9. Außerdem: exchange R7 zum Tauschen oder reject K3 zum Abwerfen. K ist schwarz, R rot, B blau, O orange, * ein Stern.
tile-rummy-action-lay = { $tiles } legen
tile-rummy-action-lay-reject = { $tiles } legen und { $tile } abwerfen
tile-rummy-action-exchange = { $tile } tauschen
tile-rummy-action-draw = einen Stein ziehen
tile-rummy-action-reject = { $tile } abwerfen
tile-rummy-action-pass = aussetzen

## What a player did. $player is a name; the sentences that end in -you are for the player who did it.
tile-rummy-log-lay = { $player } legt { $tiles }
tile-rummy-log-lay-you = Du legst { $tiles }
# What a star on the table stood for, and stands for now.
tile-rummy-log-star = Der Stern ist jetzt { $new } statt { $old }
tile-rummy-log-exchange = { $player } tauscht einen Stein
tile-rummy-log-exchange-you = Du tauschst einen Stein
tile-rummy-log-draw = { $player } zieht einen Stein
tile-rummy-log-draw-you = Du ziehst einen Stein
tile-rummy-log-reject = { $player } wirft einen Stein ab
tile-rummy-log-reject-you = Du wirfst einen Stein ab
tile-rummy-log-pass = { $player } setzt aus
tile-rummy-log-pass-you = Du setzt aus
tile-rummy-log-timeout = Für { $player } ist die Zeit um
tile-rummy-log-timeout-you = Deine Zeit ist um

tile-rummy-outcome-out = { $winners } hat keine Steine mehr und gewinnt, was die anderen verlieren.
tile-rummy-outcome-out-you = Du hast keine Steine mehr und gewinnst, was die anderen verlieren.
tile-rummy-outcome-double = { $winners } hat alle Steine in einem Zug gelegt: Alles zählt doppelt.
tile-rummy-outcome-double-you = Du hast alle Steine in einem Zug gelegt: Alles zählt doppelt.
tile-rummy-outcome-blocked = Die Runde ist blockiert: Alle verlieren die Punkte auf ihrer Bank.
tile-rummy-outcome-blocked-you = Die Runde ist blockiert: Alle verlieren die Punkte auf ihrer Bank, auch du.

## What lies on the table, in words.
tile-rummy-look-table = tisch
tile-rummy-look-table-about = alle Kombinationen auf dem Tisch
tile-rummy-look-rack = bank
tile-rummy-look-rack-about = deine Steine
tile-rummy-look-counts = anzahl
tile-rummy-look-counts-about = wie viele Steine alle haben
tile-rummy-table = Tisch: { $melds }.
tile-rummy-table-empty = Noch liegt nichts auf dem Tisch.
tile-rummy-rack = Deine Bank: { $tiles }.
tile-rummy-rack-of = { $player } hat: { $tiles }.
tile-rummy-rack-empty = Deine Bank ist leer.
tile-rummy-drew = Du ziehst: { $tile }.
tile-rummy-exchanged = Du gibst { $old } und bekommst { $new }.
tile-rummy-counts = Auf den Bänken: { $counts }.
tile-rummy-pool = Im Vorrat: { $count }.
tile-rummy-not-opened = Du hast noch nicht ausgelegt.

## Why the referee refuses
tile-rummy-refusal-meld-too_short = Zu kurz: { $meld }. Eine Kombination braucht mindestens drei Steine.
tile-rummy-refusal-meld-series_too_short = Zu kurz: { $meld }. Eine Gruppe braucht drei oder vier Steine.
tile-rummy-refusal-meld-twice = Keine Kombination: { $meld }. Doppelt: { $tile }.
tile-rummy-refusal-meld-number_twice = Keine Reihe: { $meld }. Die Zahl { $number } ist doppelt.
tile-rummy-refusal-meld-other_number = Keine Gruppe: { $meld }. Alle müssen eine { $number } sein, dieser Stein ist keine: { $tile }.
tile-rummy-refusal-meld-other_colour = Keine Reihe: { $meld }. Falsche Farbe: { $tile }.
tile-rummy-refusal-meld-gap = Keine Reihe: { $meld }. Es fehlt: { $missing }.
tile-rummy-refusal-meld-gaps = Keine Reihe: { $meld }. Es fehlen: { $missing }.
tile-rummy-refusal-meld-ace_low = Keine Reihe: { $meld }. Die 1 darf nur vor der 2 liegen.
tile-rummy-refusal-meld-ace_between = Keine Reihe: { $meld }. Die 1 darf nie zwischen 13 und 2 liegen.
tile-rummy-refusal-meld-no_series = An diesem Tisch gelten nur Reihen, nicht { $meld }.
tile-rummy-refusal-meld-no_sequences = An diesem Tisch gelten nur Gruppen, nicht { $meld }.
tile-rummy-refusal-lay-nothing = Lege mindestens einen Stein von deiner Bank: Nur umzubauen gilt nicht als Zug.
tile-rummy-refusal-lay-not_on_rack = Nicht auf deiner Bank: { $tile }.
tile-rummy-refusal-lay-appeared = Woher kommt dieser Stein auf deiner Bank: { $tile }?
tile-rummy-refusal-lay-vanished = Wo ist dieser Stein von deiner Bank geblieben: { $tile }?
tile-rummy-refusal-lay-taken = Was auf dem Tisch lag, bleibt dort: { $tile }.
tile-rummy-refusal-lay-star_taken = Ein Stern auf dem Tisch bleibt für immer dort.
tile-rummy-refusal-lay-star_moved = Dieser Stern darf für keinen anderen Stein stehen: { $star }. Frei wird er, wenn du von deiner Bank einen Stein an seine Stelle legst, für den er stehen kann: { $faces }.
tile-rummy-refusal-lay-stars_exchanged_alike = Mit zwei gleichen Steinen kannst du nicht zwei Sterne einer Kombination befreien: { $meld } hat nur einen Platz für { $tile }.
tile-rummy-refusal-lay-table_touched = Beim ersten Auslegen legst du nur eigene Kombinationen; was schon auf dem Tisch liegt, bleibt in diesem Zug, wie es ist: { $meld }.
tile-rummy-refusal-lay-opening_too_low = Zum ersten Auslegen brauchst du { $minimum ->
    [one] { $minimum } Punkt
   *[other] { $minimum } Punkte
}; das sind nur { $points }.
tile-rummy-refusal-lay-opening_alone_too_low = Zum ersten Auslegen müssen deine eigenen Steine für sich Kombinationen ergeben, die mindestens { $minimum ->
    [one] { $minimum } Punkt
   *[other] { $minimum } Punkte
} wert sind; diese reichen nicht.
tile-rummy-refusal-lay-opening_not_alone = Zum ersten Auslegen brauchst du mindestens eine Kombination nur von deiner Bank; diese Steine ergeben keine.
tile-rummy-refusal-lay-opening_undecided = Der Schiedsrichter konnte nicht herausfinden, ob diese Steine für sich Kombinationen ergeben, die mindestens { $minimum ->
    [one] { $minimum } Punkt
   *[other] { $minimum } Punkte
} wert sind. Lege weniger auf einmal.
tile-rummy-refusal-lay-which_reject = Wähle einen Stein zum Abwerfen.
tile-rummy-refusal-lay-none_to_reject = Behalte einen Stein: Am Ende deines Zuges wirfst du einen ab.
tile-rummy-refusal-exchange-not_this_version = In dieser Version wird gezogen und abgeworfen, nicht getauscht.
tile-rummy-refusal-exchange-opened = Tauschen darfst du nur, bis du ausgelegt hast.
tile-rummy-refusal-exchange-not_on_rack = Nicht auf deiner Bank: { $tile }.
tile-rummy-refusal-exchange-pool_empty = Der Vorrat ist leer: Du kannst aussetzen.
tile-rummy-refusal-draw-not_this_version = In dieser Version wird nicht gezogen: Lege oder tausche.
tile-rummy-refusal-draw-first = Zieh zuerst einen Stein.
tile-rummy-refusal-draw-already = Du hast in diesem Zug schon gezogen.
tile-rummy-refusal-draw-pool_empty = Der Vorrat ist leer: Lege oder setz aus.
tile-rummy-refusal-reject-not_this_version = In dieser Version wird nichts abgeworfen.
tile-rummy-refusal-reject-not_on_rack = Abwerfen kannst du nur einen Stein, der noch auf deiner Bank ist, nicht { $tile }.
tile-rummy-refusal-reject-nothing_drawn = Der Vorrat ist leer: Wenn du nicht legst, setzt du aus.
tile-rummy-refusal-pass-must_exchange = Lege Steine oder tausche einen.
tile-rummy-refusal-pass-must_reject = Auch wenn du nichts legst, musst du am Ende des Zuges einen Stein abwerfen.
tile-rummy-refusal-timeout-no_limit = An diesem Tisch gibt es kein Zeitlimit.

# What an estimate depends on, in an analysis.
tile-rummy-analysis-holding = Das gilt, wenn man weiter sammelt, bis man alles auf einmal legen kann.
