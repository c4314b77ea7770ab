## Photo Rummy: Optionen, was geschehen ist und warum der Schiedsrichter ablehnt. Die Namen der Karten stehen im Katalog des Spiels.

photo-rummy = Photo Rummy
photo-rummy-about = 102 Fotos aus 17 Hauptstädten Europas. Sammle Familien einer Hauptstadt und Serien eines Themas, baue den Tisch um und lege als Erste oder Erster die letzte Karte.

photo-rummy-option-rounds = Runden
photo-rummy-option-rounds-about = Die höchste Summe auf dem Zettel gewinnt die Partie.
photo-rummy-option-first = Wer anfängt
photo-rummy-option-first-about = Die jüngste Person beginnt die erste Runde: Wähle ihren Platz, oder lass das Los entscheiden.
photo-rummy-option-first-chance = per Los
photo-rummy-option-first-1 = Platz 1
photo-rummy-option-first-2 = Platz 2
photo-rummy-option-first-3 = Platz 3
photo-rummy-option-first-4 = Platz 4
photo-rummy-option-starter = Spätere Runden beginnt
photo-rummy-option-starter-about = Nach einer ungültigen Runde ist es der nächste Platz, wenn es nicht immer derselbe ist.
photo-rummy-option-starter-rotate = der nächste Platz im Uhrzeigersinn
photo-rummy-option-starter-same = derselbe Platz
photo-rummy-option-starter-winner = wer gewonnen hat
photo-rummy-option-void_rounds = Ungültige Runden
photo-rummy-option-void_rounds-about = Eine Runde ist ungültig, wenn die Stapel aufgebraucht sind und niemand fertig ist.
photo-rummy-option-void_rounds-count = zählen als gespielt
photo-rummy-option-void_rounds-replay = werden noch einmal gespielt
photo-rummy-option-clock-about = Ist die Zeit um, sind Tisch und Hand wie zu Beginn des Zuges, und die gezogene Karte wird behalten.

## Was man tun kann. $cards ist eine Liste von Namen.
photo-rummy-typing = Die Vorschläge sind nur eine Auswahl: Du darfst jeden Zug eintippen. Eine Karte ist ein Kennzeichen und ein Thema: GB-church. Zum Legen gehört der ganze Tisch, wie er werden soll: lay GB-church GB-sight joker | D-dish F-dish I-dish P-dish. Einen Joker nimmst du mit deinem Foto und der Nummer seiner Auslage: lay ... taking GB-dish 2. Themen: palace (Paläste), church (Kirchen), sight (Sehenswürdigkeiten), dish (Leckereien), letterbox (Briefkästen), emblem (Symbole).
photo-rummy-action-draw = von Stapel { $pile } ziehen
photo-rummy-action-lay = { $cards } legen
photo-rummy-action-take = einen Joker nehmen für { $cards }
photo-rummy-action-rebuild = den Tisch umbauen, ohne zu legen
photo-rummy-action-pass = die Karte behalten und den Zug beenden

## Was jemand getan hat. $player ist ein Name; Sätze auf -you sind für die Person, die es getan hat.
photo-rummy-log-draw = { $player } zieht von Stapel { $pile }
photo-rummy-log-draw-you = Du ziehst von Stapel { $pile }
photo-rummy-log-take = { $player } nimmt einen Joker für { $cards }
photo-rummy-log-take-you = Du nimmst einen Joker für { $cards }
photo-rummy-log-lay = { $player } legt { $cards }
photo-rummy-log-lay-you = Du legst { $cards }
photo-rummy-log-rebuild = { $player } baut den Tisch um
photo-rummy-log-rebuild-you = Du baust den Tisch um
photo-rummy-log-pass = { $player } legt nichts
photo-rummy-log-pass-you = Du legst nichts
photo-rummy-log-timeout = Die Zeit von { $player } ist abgelaufen
photo-rummy-log-timeout-you = Deine Zeit ist abgelaufen

photo-rummy-outcome-out = { $winners } hat keine Karte mehr und gewinnt, was die anderen verlieren.
photo-rummy-outcome-out-you = Du hast keine Karte mehr und gewinnst, was die anderen verlieren.
photo-rummy-outcome-void = Die Stapel sind aufgebraucht und niemand ist fertig: Die Runde ist ungültig.
photo-rummy-outcome-void-you = Die Stapel sind aufgebraucht und auch du bist nicht fertig: Die Runde ist ungültig.

## Was auf dem Tisch liegt, in Worten.
photo-rummy-look-table = Tisch
photo-rummy-look-table-about = alle Auslagen auf dem Tisch, mit ihren Nummern
photo-rummy-look-hand = Hand
photo-rummy-look-hand-about = deine Karten
photo-rummy-look-counts = Anzahl
photo-rummy-look-counts-about = wie viele Karten alle haben und wie hoch die Stapel sind
photo-rummy-table = Tisch:
photo-rummy-table-empty = Noch liegt nichts.
photo-rummy-hand = Deine Hand:
photo-rummy-hand-of = { $player } hat:
photo-rummy-hand-empty = Deine Hand ist leer.
photo-rummy-drew = Du ziehst: { $card }.
photo-rummy-counts = Auf der Hand: { $counts }.
photo-rummy-piles = Stapel: { $piles }.
photo-rummy-not-opened = Du hast noch nicht ausgelegt: Lege zuerst eine Familie oder Serie aus eigenen Karten.

## Warum der Schiedsrichter ablehnt
photo-rummy-refusal-meld-too_short = Zu kurz: { $meld }. Eine Familie braucht drei Karten, eine Serie vier.
photo-rummy-refusal-meld-family_too_short = Zu kurz: { $meld }. Eine Familie braucht drei Karten.
photo-rummy-refusal-meld-series_too_short = Zu kurz: { $meld }. Eine Serie braucht vier Karten.
photo-rummy-refusal-meld-family_too_long = Zu lang: { $meld }. Eine Familie hat höchstens sechs Karten, Joker mitgezählt.
photo-rummy-refusal-meld-series_too_long = Zu lang: { $meld }. Eine Serie hat höchstens 17 Karten, Joker mitgezählt.
photo-rummy-refusal-meld-mixed = Weder Familie noch Serie: { $meld }. Das gehört nicht dazu: { $card }.
photo-rummy-refusal-meld-twice = Die Karte { $card } gibt es nur einmal; sie kann nicht doppelt liegen in { $meld }.
photo-rummy-refusal-meld-only_jokers = Kein Foto dabei: { $meld }. Es müssen immer mehr Fotos als Joker sein.
photo-rummy-refusal-meld-too_many_jokers = Zu viele Joker: { $meld }. Es müssen immer mehr Fotos als Joker sein.
photo-rummy-refusal-lay-nothing = Nichts ist gelegt und nichts umgebaut. Du kannst den Zug beenden, ohne zu legen.
photo-rummy-refusal-lay-not_opened = Zum ersten Auslegen müssen einige deiner gelegten Karten für sich eine Familie oder Serie bilden.
photo-rummy-refusal-lay-not_in_hand = Nicht auf deiner Hand: { $card }.
photo-rummy-refusal-lay-appeared = Woher kommt diese Karte auf der Hand: { $card }?
photo-rummy-refusal-lay-vanished = Wo ist diese Karte der Hand geblieben: { $card }?
photo-rummy-refusal-lay-taken = Was auf dem Tisch lag, bleibt dort: { $card }.
photo-rummy-refusal-lay-joker_taken = Ein Joker bleibt auf dem Tisch, wenn du kein Foto von deiner Hand für ihn gibst.
photo-rummy-refusal-take-not_opened = Einen Joker nehmen darf nur, wer schon aus eigenen Karten ausgelegt hat.
photo-rummy-refusal-take-no_meld = Eine Auslage { $number } gibt es nicht: Zu Beginn des Zuges waren es { $melds }.
photo-rummy-refusal-take-no_joker = Kein Joker zu nehmen, oder kein weiterer: { $meld }.
photo-rummy-refusal-take-not_in_hand = Für einen Joker gibst du ein Foto von deiner Hand, und dieses ist nicht darauf: { $card }.
photo-rummy-refusal-take-twice = Ein Foto löst nur einen Joker aus: { $card }.
photo-rummy-refusal-take-does_not_fit = Dieses Foto passt nicht: { $card }. Der Joker liegt in { $meld }.
photo-rummy-refusal-take-taken_back = Was du für einen Joker gegeben hast, bleibt auf dem Tisch: { $card }.
photo-rummy-refusal-draw-first = Ziehe zuerst eine Karte.
photo-rummy-refusal-draw-already = Du hast in diesem Zug schon gezogen.
photo-rummy-refusal-draw-pile_empty = Stapel { $pile } ist leer: Ziehe von einem anderen.
photo-rummy-refusal-timeout-no_limit = An diesem Tisch gibt es keine Zeitgrenze.
