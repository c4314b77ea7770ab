## Zahlen-Rummy: Steine, Optionen, was geschah, und warum der Schiedsrichter ablehnt.

tile-rummy = Zahlen-Rummy
tile-rummy-about = Folgen und Gruppen aus 106 Steinen. Lege aus, stelle den Tisch um: Wer zuerst den letzten Stein legt, gewinnt.

# Ein Stein einer Farbe; $number ist 1 bis 13.
tile-rummy-piece-K = Schwarz { $number }
tile-rummy-piece-R = Rot { $number }
tile-rummy-piece-B = Blau { $number }
tile-rummy-piece-O = Orange { $number }
tile-rummy-piece-star = Stern
tile-rummy-star = Stern als { $tile }

tile-rummy-option-version = Version
tile-rummy-option-version-exchange = Tauschen
tile-rummy-option-version-exchange-about = Wer nicht legt, tauscht einen Stein mit dem Vorrat.
tile-rummy-option-version-draw-discard = Ziehen und abwerfen
tile-rummy-option-version-draw-discard-about = Jeder Zug beginnt mit dem Ziehen eines Steins und endet mit dem Abwerfen von einem.
tile-rummy-option-version-draw-keep = Ziehen und behalten
tile-rummy-option-version-draw-keep-about = Jeder Zug beginnt mit dem Ziehen eines Steins, keiner wird abgeworfen. Bis zum ersten Auslegen darf man auch tauschen.
tile-rummy-option-rejected = Abgeworfene Steine
tile-rummy-option-rejected-about = Wohin sie verdeckt kommen.
tile-rummy-option-rejected-aside = beiseite
tile-rummy-option-rejected-pool = zurück in den Vorrat
tile-rummy-option-rounds = Runden
tile-rummy-option-rounds-about = Die höchste Summe auf dem Zettel gewinnt die Partie.
tile-rummy-option-starter = Spätere Runden beginnt
tile-rummy-option-starter-about = In der ersten Runde beginnt, wer den niedrigsten Stein zieht.
tile-rummy-option-starter-rotate = der nächste Platz im Uhrzeigersinn
tile-rummy-option-starter-same = derselbe Platz
tile-rummy-option-starter-winner = wer gewonnen hat
tile-rummy-option-clock-about = Ist die Zeit um, liegen Tisch und Bank wieder wie zu Beginn des Zuges, und der Nächste ist dran.
tile-rummy-option-opening_minimum = Punkte zum ersten Auslegen
tile-rummy-option-opening_minimum-about = Was die ersten Kombinationen wert sein müssen; 0 ist das leichte Spiel.
tile-rummy-option-rework_on_opening = Beim ersten Auslegen umbauen
tile-rummy-option-rework_on_opening-about = Sonst darf der Tisch erst vom nächsten Zug an umgebaut werden.
tile-rummy-option-stars_in_play = Sterne
tile-rummy-option-stars_in_play-about = Ein Stern steht für jeden beliebigen Stein.
tile-rummy-option-stars_in_play-2 = zwei
tile-rummy-option-stars_in_play-0 = keine
tile-rummy-option-stars = Sterne auf dem Tisch
tile-rummy-option-stars-exchange = im Tausch
tile-rummy-option-stars-exchange-about = Ein Stern auf dem Tisch wird erst frei, wenn der Stein, für den er steht, seinen Platz einnimmt.
tile-rummy-option-stars-free = frei
tile-rummy-option-stars-free-about = Ein Stern auf dem Tisch darf beim Umbauen für alles stehen.
tile-rummy-option-combinations = Kombinationen
tile-rummy-option-combinations-about = Eine Folge sind drei oder mehr Zahlen hintereinander, eine Gruppe drei oder vier gleiche.
tile-rummy-option-combinations-both = Folgen und Gruppen
tile-rummy-option-combinations-series = nur Gruppen
tile-rummy-option-combinations-sequences = nur Folgen
tile-rummy-option-ace = Die 1
tile-rummy-option-ace-about = Wo sie in einer Folge liegen darf.
tile-rummy-option-ace-low = nur vor der 2
tile-rummy-option-ace-both = auch nach der 13
tile-rummy-option-mixed_sequences = Folgen in gemischten Farben
tile-rummy-option-mixed_sequences-about = Sonst hat eine Folge nur eine Farbe.
tile-rummy-option-blocked_after = Festgefahren nach
tile-rummy-option-blocked_after-about = So viele Züge jeder Person, ohne dass ein Stein gelegt wird, beenden die Runde.

## Was man tun kann. $tiles ist eine Liste von Namen.
tile-rummy-typing = Die Vorschläge sind nur eine Auswahl: Du darfst jeden Zug eintippen. Zum Legen gehört der ganze Tisch, wie er werden soll: lay K1 R1 B1 | R7 R8 *R9. Auch: exchange R7, reject K3. K ist schwarz, R rot, B blau, O orange, * ein Stern.
tile-rummy-action-lay = { $tiles } legen
tile-rummy-action-lay-reject = { $tiles } legen und { $tile } abwerfen
tile-rummy-action-exchange = { $tile } tauschen
tile-rummy-action-draw = einen Stein ziehen
tile-rummy-action-reject = { $tile } abwerfen
tile-rummy-action-pass = aussetzen

## Was jemand getan hat. $player ist ein Name; Sätze auf -you sind für die Person, die es getan hat.
tile-rummy-log-lay = { $player } legt { $tiles }
tile-rummy-log-lay-you = Du legst { $tiles }
tile-rummy-log-exchange = { $player } tauscht einen Stein
tile-rummy-log-exchange-you = Du tauschst einen Stein
tile-rummy-log-draw = { $player } zieht einen Stein
tile-rummy-log-draw-you = Du ziehst einen Stein
tile-rummy-log-reject = { $player } wirft einen Stein ab
tile-rummy-log-reject-you = Du wirfst einen Stein ab
tile-rummy-log-pass = { $player } setzt aus
tile-rummy-log-pass-you = Du setzt aus
tile-rummy-log-timeout = Die Zeit von { $player } ist abgelaufen
tile-rummy-log-timeout-you = Deine Zeit ist abgelaufen

tile-rummy-outcome-out = { $winners } hat keinen Stein mehr und gewinnt, was die anderen verlieren.
tile-rummy-outcome-out-you = Du hast keinen Stein mehr und gewinnst, was die anderen verlieren.
tile-rummy-outcome-double = { $winners } hat alle Steine in einem Zug gelegt: Alles zählt doppelt.
tile-rummy-outcome-double-you = Du hast alle Steine in einem Zug gelegt: Alles zählt doppelt.
tile-rummy-outcome-blocked = Niemand kommt weiter: Alle verlieren, was auf ihrer Bank ist.
tile-rummy-outcome-blocked-you = Niemand kommt weiter, auch du nicht.

## Was auf dem Tisch liegt, in Worten.
tile-rummy-look-table = Tisch
tile-rummy-look-table-about = alle Kombinationen auf dem Tisch
tile-rummy-look-rack = Bank
tile-rummy-look-rack-about = deine Steine
tile-rummy-look-counts = Anzahl
tile-rummy-look-counts-about = wie viele Steine alle haben
tile-rummy-table = Tisch: { $melds }.
tile-rummy-table-empty = Noch liegt nichts.
tile-rummy-rack = Deine Bank: { $tiles }.
tile-rummy-rack-of = { $player } hat: { $tiles }.
tile-rummy-rack-empty = Deine Bank ist leer.
tile-rummy-drew = Du ziehst: { $tile }.
tile-rummy-exchanged = Du gibst { $old } und bekommst { $new }.
tile-rummy-counts = Auf den Bänken: { $counts }.
tile-rummy-pool = Im Vorrat: { $count }.
tile-rummy-not-opened = Du hast noch nicht ausgelegt.

## Warum der Schiedsrichter ablehnt
tile-rummy-refusal-meld-too_short = Zu kurz: { $meld }. Eine Kombination hat mindestens drei Steine.
tile-rummy-refusal-meld-series_too_short = Zu kurz: { $meld }. Eine Gruppe hat drei oder vier Steine.
tile-rummy-refusal-meld-twice = Keine Kombination: { $meld }. Doppelt: { $tile }.
tile-rummy-refusal-meld-number_twice = Keine Folge: { $meld }. Die Zahl { $number } ist doppelt.
tile-rummy-refusal-meld-other_number = Keine Gruppe: { $meld }. Alle müssten { $number } sein, das ist es nicht: { $tile }.
tile-rummy-refusal-meld-other_colour = Keine Folge: { $meld }. Von anderer Farbe: { $tile }.
tile-rummy-refusal-meld-gap = Keine Folge: { $meld }. Es fehlt: { $missing }.
tile-rummy-refusal-meld-gaps = Keine Folge: { $meld }. Es fehlen: { $missing }.
tile-rummy-refusal-meld-ace_low = Keine Folge: { $meld }. Die 1 kommt nur vor der 2.
tile-rummy-refusal-meld-ace_between = Keine Folge: { $meld }. Die 1 liegt nie zwischen 13 und 2.
tile-rummy-refusal-meld-no_series = An diesem Tisch gelten nur Folgen, nicht { $meld }.
tile-rummy-refusal-meld-no_sequences = An diesem Tisch gelten nur Gruppen, nicht { $meld }.
tile-rummy-refusal-lay-nothing = Lege mindestens einen Stein deiner Bank: Nur umbauen ist kein Zug.
tile-rummy-refusal-lay-not_on_rack = Nicht auf deiner Bank: { $tile }.
tile-rummy-refusal-lay-appeared = Woher kommt dieser Stein auf der Bank: { $tile }?
tile-rummy-refusal-lay-vanished = Wo ist dieser Stein der Bank geblieben: { $tile }?
tile-rummy-refusal-lay-taken = Was auf dem Tisch lag, bleibt dort: { $tile }.
tile-rummy-refusal-lay-star_taken = Ein Stern auf dem Tisch bleibt für immer dort.
tile-rummy-refusal-lay-star_moved = Dieser Stern behält seinen Platz: { $star }. Frei wird er, wenn du von deiner Bank legst, wofür er steht: { $faces }.
tile-rummy-refusal-lay-table_touched = Beim ersten Auslegen zählen nur eigene Kombinationen; der Tisch bleibt in diesem Zug, wie er ist: { $meld }.
tile-rummy-refusal-lay-opening_too_low = Zum ersten Auslegen brauchst du { $minimum } Punkte; das sind { $points }.
tile-rummy-refusal-lay-opening_alone_too_low = Zum ersten Auslegen müssen deine Steine für sich { $minimum } Punkte ergeben; diese tun es nicht.
tile-rummy-refusal-lay-which_reject = Wähle einen Stein zum Abwerfen.
tile-rummy-refusal-lay-none_to_reject = Behalte einen Stein: Der Zug endet mit dem Abwerfen.
tile-rummy-refusal-exchange-not_this_version = In dieser Version wird gezogen und abgeworfen, nicht getauscht.
tile-rummy-refusal-exchange-opened = Tauschen darf nur, wer noch nicht ausgelegt hat.
tile-rummy-refusal-exchange-not_on_rack = Nicht auf deiner Bank: { $tile }.
tile-rummy-refusal-exchange-pool_empty = Der Vorrat ist leer: Du kannst aussetzen.
tile-rummy-refusal-draw-not_this_version = In dieser Version wird nicht gezogen: Lege oder tausche.
tile-rummy-refusal-draw-first = Ziehe zuerst einen Stein.
tile-rummy-refusal-draw-already = Du hast in diesem Zug schon gezogen.
tile-rummy-refusal-draw-pool_empty = Der Vorrat ist leer: Lege oder setze aus.
tile-rummy-refusal-reject-not_this_version = In dieser Version wird nichts abgeworfen.
tile-rummy-refusal-reject-not_on_rack = Abwerfen kannst du nur, was auf deiner Bank ist und bleibt, nicht { $tile }.
tile-rummy-refusal-reject-nothing_drawn = Der Vorrat ist leer: Wer nicht legt, setzt aus.
tile-rummy-refusal-pass-must_exchange = Lege, oder tausche einen Stein.
tile-rummy-refusal-pass-must_reject = Lege, oder wirf einen Stein ab.
tile-rummy-refusal-timeout-no_limit = An diesem Tisch gibt es keine Zeitgrenze.
