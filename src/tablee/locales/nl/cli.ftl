## What the text client and the commands say in a terminal.

# The name of the person at the keyboard, in records.
cli-guest = Gast

## Playing
cli-welcome = { $game }. Je speelt tegen { $opponents }.
cli-opponent = { $name } ({ $level })
# Where the game has a time limit for a turn.
cli-no-clock = Hier loopt geen klok: neem de tijd.
cli-how-to-choose = Typ het nummer van een keuze, of ? voor hulp.
cli-option = { $option }: { $value }.
cli-round = Ronde { $round } van { $rounds }.
cli-your-turn = Jij bent aan de beurt.
cli-match-you = Je wint de partij.
cli-match-won = { $winners } wint de partij.
cli-match-shared = Gedeelde overwinning: { $winners }.
cli-score-round = Ronde { $round }: { $scores }.
cli-score-total = Totaal: { $scores }.
cli-score-none = Er is nog geen ronde afgelopen.
cli-next-round = Druk op Enter voor ronde { $round }.
cli-offer-record = Typ bewaar BESTAND om het verslag van deze partij te bewaren, of druk op Enter om te stoppen.
cli-goodbye = Tot ziens.
cli-input-ended = Er komt geen invoer meer, dus het spel stopt hier. Tot ziens.
cli-saved = Het verslag is bewaard in { $file }.
cli-file-exists = Er bestaat al een bestand { $file }: kies een andere naam. Er is niets bewaard.
cli-file-failed = Het verslag kan niet worden bewaard in { $file } ({ $reason }). Er is niets bewaard.
cli-save-where = Zeg waar het heen moet: bewaar BESTAND.

## What was typed
cli-not-understood = Ik begrijp ‘{ $text }’ niet. Typ een nummer, of ? voor hulp.
cli-no-such-number = { $count ->
    [one] Er is alleen keuze 1.
   *[other] Kies een nummer van 1 tot en met { $count }.
}
cli-which-one = ‘{ $text }’ past bij meer dan één keuze: { $numbers }. Typ het nummer.
# A hint has two steps; $typed is a number, or a move in the game's notation.
cli-hint-more = Typ nog eens tip om te zien wat een expert zou doen.
cli-hint-type = Om dat ook te doen, typ je: { $typed }
cli-hint-none = Er valt nu niets te beslissen.
cli-brief-on = Vanaf nu zie je elke beurt alleen het belangrijkste.
cli-brief-off = Vanaf nu zie je elke beurt de hele tafel.

## Help
cli-help-title = Je kunt typen:
cli-help-number = 1, 2, 3…
cli-help-number-about = de keuze met dat nummer
cli-help-words = { $example }
cli-help-words-about = een keuze in woorden; de eerste letters van elk woord zijn genoeg
cli-help-enter = Enter
cli-help-enter-about = de enige keuze, als er maar één is
cli-command-hint = tip
cli-command-hint-about = wat je kunt doen; de tweede keer wat een expert zou doen
cli-command-score = punten
cli-command-score-about = het scoreblad
cli-command-rules = regels
cli-command-rules-about = de regels van deze tafel in het kort
cli-command-choices = keuzes
cli-command-choices-about = je keuzes nog eens
cli-command-brief = kort
cli-command-brief-about = wisselen tussen korte en volledige weergave
cli-command-save = bewaar
cli-command-save-about = bewaar BESTAND bewaart het verslag van de partij tot nu toe
cli-command-help = hulp
cli-command-help-about = deze lijst (? kan ook)
cli-command-quit = stop
cli-command-quit-about = de tafel verlaten

## Records
cli-replay-title = { $game }, gespeeld door { $players }.
cli-replay-unfinished = Hier eindigt het verslag; de partij is nog niet afgelopen.
cli-verified = Het verslag is in orde: elke verdeling, elke zet en elke score klopt.
cli-verify-checksum = Controlegetal: het klopt met de tekst.
cli-verify-commitment = Vingerafdruk: { $commitment } hoort bij het onthulde geheime getal.
cli-verify-noted = Het is de vingerafdruk die je vóór het delen hebt opgeschreven.
cli-verify-deals = { $count ->
    [one] Verdeling: die volgt uit het geheime getal.
    [2] Verdelingen: beide volgen uit het geheime getal.
   *[other] Verdelingen: alle { $count } volgen uit het geheime getal.
}
cli-verify-words = { $name } heeft deze woorden toegevoegd bij het schudden: { $words }
cli-verify-actions = { $count ->
    [0] Zetten: er zijn er geen gedaan.
    [one] Zetten: de enige is toegestaan.
    [2] Zetten: beide zijn toegestaan.
   *[other] Zetten: alle { $count } zijn toegestaan.
}
cli-verify-scores = { $count ->
    [0] Punten: er is geen ronde afgemaakt.
    [one] Punten: die van de afgemaakte ronde kloppen.
    [2] Punten: die van beide afgemaakte rondes kloppen.
   *[other] Punten: die van alle { $count } afgemaakte rondes kloppen.
}

## Analyse
# How many steps of the matches have been analysed.
cli-analyse-progress = Bezig met analyseren
cli-analyse-matches = partijen
cli-analyse-result = uitslag
cli-analyse-accuracy = precisie
cli-analyse-error = verlies per beslissing
cli-analyse-decisions = beslissingen
cli-analyse-inaccuracies = onnauwkeurigheden (?!)
cli-analyse-mistakes = fouten (?)
cli-analyse-blunders = blunders (??)
cli-analyse-missed-out = gemiste kansen om te winnen
cli-analyse-luck = geluk
cli-analyse-without-luck = uitslag zonder geluk
# A level of the bots, as in: plays like: Strong (Casual to Expert).
cli-analyse-level = speelt als
cli-analyse-level-range = { $nearest } ({ $weakest } tot { $strongest })
cli-analyse-won = gewonnen
cli-analyse-lost = verloren
cli-analyse-shared = gedeeld
cli-analyse-open = niet afgelopen
cli-analyse-number = { $number }
cli-analyse-percent = { $number }%
# Percentage points; $sign is + or nothing.
cli-analyse-points = { $sign }{ $number } pp
cli-analyse-explained = 1 pp is één procentpunt van de kans om de partij te winnen. Bij fouten telt alleen wat je kon weten, bij geluk telt ieders hand.
cli-analyse-turns-of = { $count ->
    [0] { $name }: er valt niets op.
    [one] { $name }: één zet die nog een blik waard is, per ronde en beurt.
   *[other] { $name }: { $count } zetten die nog een blik waard zijn, per ronde en beurt.
}
# $loss is in percentage points, $doubt is how much it may be off.
cli-analyse-mistake = { $doubt ->
    [0] { $loss }: { $played }. Beter: { $best }
   *[other] { $loss } ± { $doubt }: { $played }. Beter: { $best }
}
cli-analyse-out = legt alles en wint de ronde, bewezen
cli-analyse-proven = bewezen

## Games
cli-players = { $least } tot { $most } spelers
cli-range = { $least } tot en met { $most }
cli-file = BESTAND
cli-default = standaard: { $value }
cli-only-with = alleen met { $option }={ $value }
cli-options = Opties
cli-bots = Bots
cli-try = Probeer: { $command }
