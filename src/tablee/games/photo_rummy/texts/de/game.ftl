## Photo Rummy: options, what happened, and why the referee refuses. The names of the cards are in the game's catalogue.

photo-rummy = Photo Rummy
photo-rummy-about = 102 Fotos aus 17 Hauptstädten Europas. Sammle Familien einer Hauptstadt und Serien eines Themas und baue um, was auf dem Tisch liegt: Wer zuerst alle Karten los ist, gewinnt.

photo-rummy-option-rounds = Runden
photo-rummy-option-rounds-about = Wer auf dem Punktezettel die höchste Summe hat, gewinnt die Partie.
photo-rummy-option-first = Wer beginnt
photo-rummy-option-first-about = Wer am jüngsten ist, beginnt die erste Runde: Wähle den Platz oder lass das Los entscheiden.
photo-rummy-option-first-chance = per Los
photo-rummy-option-first-1 = Platz 1
photo-rummy-option-first-2 = Platz 2
photo-rummy-option-first-3 = Platz 3
photo-rummy-option-first-4 = Platz 4
photo-rummy-option-starter = Wer spätere Runden beginnt
photo-rummy-option-starter-about = Nach einer unentschiedenen Runde beginnt die nächste Person, außer wenn immer dieselbe beginnt.
photo-rummy-option-starter-rotate = reihum im Uhrzeigersinn
photo-rummy-option-starter-same = immer dieselbe Person
photo-rummy-option-starter-winner = wer gewonnen hat
photo-rummy-option-void_rounds = Unentschiedene Runden
photo-rummy-option-void_rounds-about = Eine Runde ist unentschieden, wenn die Stapel aufgebraucht sind und niemand fertig ist.
photo-rummy-option-void_rounds-count = zählen als gespielt
photo-rummy-option-void_rounds-replay = werden wiederholt
photo-rummy-option-clock-about = Ist deine Zeit um, liegt alles wieder wie zu Beginn des Zuges, und du behältst die gezogene Karte.

## What a player may do. $cards is a list of names.
photo-rummy-typing = Die Vorschläge sind nur eine Auswahl: Du kannst jeden Zug eintippen. Eine Karte ist ein Länderkennzeichen und ein Thema: GB-church. Zum Legen tippst du den ganzen Tisch ein, wie er werden soll: lay GB-church GB-sight joker | D-dish F-dish I-dish P-dish. Um ein Foto gegen einen Joker einzutauschen, nennst du das Foto und die Nummer der Kombination, in der der Joker liegt: lay ... taking GB-dish 2. Themen: palace (Paläste), church (Kirchen), sight (Sehenswürdigkeiten), dish (Leckereien), letterbox (Briefkästen), emblem (Symbole).
photo-rummy-action-draw = von Stapel { $pile } ziehen
photo-rummy-action-lay = { $cards } legen
photo-rummy-action-take = { $cards } gegen einen Joker eintauschen
photo-rummy-action-rebuild = umbauen, ohne zu legen
photo-rummy-action-pass = die Karte behalten und den Zug beenden

## What a player did. $player is a name; the sentences that end in -you are for the player who did it.
photo-rummy-log-draw = { $player } zieht von Stapel { $pile }
photo-rummy-log-draw-you = Du ziehst von Stapel { $pile }
# $meld is the capital or theme of the meld that had the joker.
photo-rummy-log-take = { $player } tauscht { $cards } gegen den Joker bei { $meld } ein
photo-rummy-log-take-you = Du tauschst { $cards } gegen den Joker bei { $meld } ein
photo-rummy-log-joker = Neuer Platz des Jokers: { $meld }
photo-rummy-log-lay = { $player } legt { $cards }
photo-rummy-log-lay-you = Du legst { $cards }
photo-rummy-log-rebuild = { $player } baut um
photo-rummy-log-rebuild-you = Du baust um
photo-rummy-log-pass = { $player } legt nichts
photo-rummy-log-pass-you = Du legst nichts
photo-rummy-log-timeout = Für { $player } ist die Zeit um
photo-rummy-log-timeout-you = Deine Zeit ist um

photo-rummy-outcome-out = { $winners } hat keine Karten mehr und gewinnt, was die anderen verlieren.
photo-rummy-outcome-out-you = Du hast keine Karten mehr und gewinnst, was die anderen verlieren.
photo-rummy-outcome-void = Die Stapel sind aufgebraucht, und niemand ist fertig: Die Runde ist unentschieden.
photo-rummy-outcome-void-you = Die Stapel sind aufgebraucht, und auch du bist nicht fertig: Die Runde ist unentschieden.

## What lies on the table, in words.
photo-rummy-look-table = tisch
photo-rummy-look-table-about = alle Kombinationen auf dem Tisch, mit ihren Nummern
photo-rummy-look-hand = hand
photo-rummy-look-hand-about = deine Karten
photo-rummy-look-counts = anzahl
photo-rummy-look-counts-about = wie viele Karten alle haben und wie viele in den Stapeln sind
photo-rummy-table = Tisch:
photo-rummy-table-empty = Noch liegt nichts auf dem Tisch.
photo-rummy-hand = Deine Karten:
photo-rummy-hand-of = { $player } hat:
photo-rummy-hand-empty = Du hast keine Karten mehr auf der Hand.
photo-rummy-drew = Du ziehst: { $card }.
photo-rummy-counts = Auf der Hand: { $counts }.
photo-rummy-piles = Stapel: { $piles }.
photo-rummy-not-opened = Du hast noch nicht ausgelegt: Lege zuerst eine Kombination aus eigenen Karten.

## Why the referee refuses
photo-rummy-refusal-meld-too_short = Zu kurz: { $meld }. Eine Familie braucht drei Karten, eine Serie vier.
photo-rummy-refusal-meld-family_too_short = Zu kurz: { $meld }. Eine Familie braucht drei Karten.
photo-rummy-refusal-meld-series_too_short = Zu kurz: { $meld }. Eine Serie braucht vier Karten.
photo-rummy-refusal-meld-family_too_long = Zu lang: { $meld }. Eine Familie hat höchstens sechs Karten, Joker mitgezählt.
photo-rummy-refusal-meld-series_too_long = Zu lang: { $meld }. Eine Serie hat höchstens 17 Karten, Joker mitgezählt.
photo-rummy-refusal-meld-mixed = Weder Familie noch Serie: { $meld }. Diese Karte gehört nicht dazu: { $card }.
photo-rummy-refusal-meld-twice = Die Karte { $card } gibt es nur einmal; sie kann nicht zweimal in { $meld } liegen.
photo-rummy-refusal-meld-only_jokers = Nur Joker: { $meld }. Eine Kombination braucht mehr Fotos als Joker.
photo-rummy-refusal-meld-too_many_jokers = Zu viele Joker: { $meld }. Eine Kombination braucht mehr Fotos als Joker.
photo-rummy-refusal-lay-nothing = Du hast nichts gelegt und nichts umgebaut. Du kannst den Zug beenden, ohne zu legen.
photo-rummy-refusal-lay-not_opened = Zum ersten Auslegen müssen einige der Karten, die du legst, für sich eine Familie oder Serie bilden.
photo-rummy-refusal-lay-not_in_hand = Nicht auf deiner Hand: { $card }.
photo-rummy-refusal-lay-appeared = Woher kommt diese Karte auf deiner Hand: { $card }?
photo-rummy-refusal-lay-vanished = Wo ist diese Karte aus deiner Hand geblieben: { $card }?
photo-rummy-refusal-lay-taken = Was auf dem Tisch lag, bleibt dort: { $card }.
photo-rummy-refusal-lay-joker_taken = Ein Joker bleibt auf dem Tisch, außer du tauschst ein Foto aus deiner Hand gegen ihn ein.
photo-rummy-refusal-take-not_opened = Ein Foto darfst du erst gegen einen Joker eintauschen, wenn du eine Kombination aus eigenen Karten ausgelegt hast.
photo-rummy-refusal-take-no_meld = Eine Kombination { $number } gibt es nicht: Zu Beginn des Zuges { $melds ->
    [0] gab es keine
    [one] gab es nur eine
   *[other] gab es nur { $melds }
}.
photo-rummy-refusal-take-no_joker = Hier liegt kein Joker (oder kein weiterer), gegen den du etwas eintauschen kannst: { $meld }.
photo-rummy-refusal-take-not_in_hand = Für einen Joker gibst du ein Foto aus deiner Hand, und dieses hast du nicht: { $card }.
photo-rummy-refusal-take-twice = Für ein Foto bekommst du nur einen Joker: { $card }.
photo-rummy-refusal-take-does_not_fit = Dieses Foto passt nicht: { $card }. Der Joker liegt in { $meld }.
photo-rummy-refusal-take-taken_back = Ein Foto, das du für einen Joker gegeben hast, bleibt auf dem Tisch: { $card }.
photo-rummy-refusal-draw-first = Zieh zuerst eine Karte.
photo-rummy-refusal-draw-already = Du hast in diesem Zug schon gezogen.
photo-rummy-refusal-draw-pile_empty = Stapel { $pile } ist leer: Zieh von einem anderen.
photo-rummy-refusal-timeout-no_limit = An diesem Tisch gibt es kein Zeitlimit.

# What an estimate depends on, in an analysis.
photo-rummy-analysis-holding = Das gilt, wenn man weiter sammelt und später vieles auf einmal legt.
