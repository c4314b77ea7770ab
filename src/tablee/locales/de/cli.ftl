## What the text client and the commands say in a terminal.

# The name of the person at the keyboard, in records.
cli-guest = Gast

## Playing
cli-welcome = { $game }. Du spielst gegen { $opponents }.
cli-opponent = { $name } ({ $level })
# Where the game has a time limit for a turn.
cli-no-clock = Hier läuft keine Uhr: Lass dir Zeit.
cli-how-to-choose = Tippe die Nummer einer Möglichkeit oder ? für Hilfe.
cli-option = { $option }: { $value }.
cli-round = Runde { $round } von { $rounds }.
cli-your-turn = Du bist dran.
cli-match-you = Du gewinnst die Partie.
cli-match-won = { $winners } gewinnt die Partie.
cli-match-shared = Der Sieg wird geteilt: { $winners }.
cli-score-round = Runde { $round }: { $scores }.
cli-score-total = Summe: { $scores }.
cli-score-none = Noch ist keine Runde zu Ende.
cli-next-round = Drücke Enter für Runde { $round }.
cli-offer-record = Tippe speichern DATEI, um die Aufzeichnung der Partie zu behalten, oder drücke Enter, um zu gehen.
cli-goodbye = Auf Wiedersehen.
cli-input-ended = Die Eingabe ist zu Ende und damit auch das Spiel. Auf Wiedersehen.
cli-saved = Die Aufzeichnung wurde in { $file } gespeichert.
cli-file-exists = Eine Datei { $file } gibt es schon: Wähle einen anderen Namen. Es wurde nichts geschrieben.
cli-file-failed = Die Aufzeichnung lässt sich nicht in { $file } speichern ({ $reason }). Es wurde nichts geschrieben.
cli-save-where = Sag, wohin: speichern DATEI.

## What was typed
cli-not-understood = „{ $text }“ verstehe ich nicht. Tippe eine Nummer oder ? für Hilfe.
cli-no-such-number = { $count ->
    [one] Es gibt nur Möglichkeit 1.
   *[other] Wähle eine Nummer von 1 bis { $count }.
}
cli-which-one = „{ $text }“ kann mehreres heißen: { $numbers }. Tippe die Nummer.
# A hint has two steps; $typed is a number, or a move in the game's notation.
cli-hint-more = Gib noch einmal tipp ein, um zu sehen, was ein Experte tun würde.
cli-hint-type = Um es auch so zu machen, gib ein: { $typed }
cli-hint-none = Gerade gibt es nichts zu entscheiden.
cli-brief-on = Von jetzt an siehst du in jedem Zug nur das Nötigste.
cli-brief-off = Von jetzt an siehst du in jedem Zug den ganzen Tisch.

## Help
cli-help-title = Das kannst du eintippen:
cli-help-number = 1, 2, 3 …
cli-help-number-about = die Möglichkeit mit dieser Nummer
cli-help-words = { $example }
cli-help-words-about = eine Möglichkeit in Worten; Wortanfänge genügen
cli-help-enter = Enter
cli-help-enter-about = die einzige Möglichkeit, wenn es nur eine gibt
cli-command-hint = tipp
cli-command-hint-about = was du tun kannst; beim zweiten Mal, was ein Experte tun würde
cli-command-score = punkte
cli-command-score-about = der Punktezettel
cli-command-rules = regeln
cli-command-rules-about = die Regeln dieses Tisches in Kürze
cli-command-choices = wahl
cli-command-choices-about = noch einmal deine Möglichkeiten
cli-command-brief = kurz
cli-command-brief-about = zwischen kurzer und voller Anzeige wechseln
cli-command-save = speichern
cli-command-save-about = speichern DATEI sichert die Aufzeichnung der Partie bis hierher
cli-command-help = hilfe
cli-command-help-about = diese Liste (wie ?)
cli-command-quit = ende
cli-command-quit-about = den Tisch verlassen

## Records
cli-replay-title = { $game }, gespielt von { $players }.
cli-replay-unfinished = Hier endet die Aufzeichnung; die Partie ist nicht zu Ende.
cli-verified = Die Aufzeichnung stimmt: Jede Verteilung, jeder Zug und alle Punkte sind in Ordnung.
cli-verify-checksum = Prüfsumme: Sie passt zum Text.
cli-verify-commitment = Fingerabdruck: { $commitment } passt zur offengelegten geheimen Zahl.
cli-verify-noted = Es ist der Fingerabdruck, den du dir vor dem Austeilen notiert hast.
cli-verify-deals = { $count ->
    [one] Verteilung: Sie folgt aus der geheimen Zahl.
    [2] Verteilungen: Beide folgen aus der geheimen Zahl.
   *[other] Verteilungen: Alle { $count } folgen aus der geheimen Zahl.
}
cli-verify-words = { $name } hat diese Worte hineingemischt: { $words }
cli-verify-actions = { $count ->
    [0] Züge: Es gab keine.
    [one] Züge: Der einzige ist erlaubt.
    [2] Züge: Beide sind erlaubt.
   *[other] Züge: Alle { $count } sind erlaubt.
}
cli-verify-scores = { $count ->
    [0] Punkte: Noch ist keine Runde zu Ende.
    [one] Punkte: Sie stimmen für die beendete Runde.
    [2] Punkte: Sie stimmen für beide beendeten Runden.
   *[other] Punkte: Sie stimmen für alle { $count } beendeten Runden.
}

## Analysis
# How many steps of the matches have been analysed.
cli-analyse-progress = Analyse läuft
cli-analyse-matches = Partien
cli-analyse-result = Ergebnis
cli-analyse-accuracy = Genauigkeit
cli-analyse-error = Verlust je Entscheidung
cli-analyse-decisions = Entscheidungen
cli-analyse-inaccuracies = Ungenauigkeiten (?!)
cli-analyse-mistakes = Fehler (?)
cli-analyse-blunders = Patzer (??)
cli-analyse-missed-out = Rundengewinn verpasst
cli-analyse-luck = Glück
cli-analyse-without-luck = Ergebnis ohne Glück
# A level of the bots, as in: plays like: Strong (Casual to Expert).
cli-analyse-level = spielt wie
cli-analyse-level-range = { $nearest } ({ $weakest } bis { $strongest })
cli-analyse-won = gewonnen
cli-analyse-lost = verloren
cli-analyse-shared = geteilt
cli-analyse-open = nicht zu Ende
cli-analyse-number = { $number }
cli-analyse-percent = { $number } %
# Percentage points; $sign is + or nothing.
cli-analyse-points = { $sign }{ $number } PP
cli-analyse-explained = 1 PP ist ein Prozentpunkt der Chance, die Partie zu gewinnen. Bei Fehlern zählt nur, was man wissen konnte; beim Glück zählen alle Karten und Steine.
cli-analyse-turns-of = { $count ->
    [0] { $name }: nichts Auffälliges.
    [one] { $name }: ein Zug ist noch einen Blick wert, mit Runde und Zug.
   *[other] { $name }: { $count } Züge sind noch einen Blick wert, nach Runde und Zug.
}
# $loss is in percentage points, $doubt is how much it may be off.
cli-analyse-mistake = { $doubt ->
    [0] { $loss }: { $played }. Besser: { $best }
   *[other] { $loss } ± { $doubt }: { $played }. Besser: { $best }
}
cli-analyse-out = wird alles los und gewinnt die Runde, bewiesen
cli-analyse-proven = bewiesen

## Games
cli-players = { $least } bis { $most } Personen
cli-range = { $least } bis { $most }
cli-file = DATEI
cli-default = Standard: { $value }
cli-only-with = nur mit { $option }={ $value }
cli-options = Optionen
cli-bots = Bots
cli-try = Probier mal: { $command }
