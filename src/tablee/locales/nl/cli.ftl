## Wat het tekstprogramma en de opdrachten in een terminal zeggen.

# De naam in verslagen van wie aan het toetsenbord zit.
cli-guest = Gast

## Spelen
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
cli-match-shared = De partij eindigt gelijk: { $winners }.
cli-score-round = Ronde { $round }: { $scores }.
cli-score-total = Totaal: { $scores }.
cli-score-none = Er is nog geen ronde afgelopen.
cli-next-round = Druk op Enter voor ronde { $round }.
cli-offer-record = Typ bewaar BESTAND om het verslag van de partij te houden, of druk op Enter om te gaan.
cli-goodbye = Tot ziens.
cli-input-ended = De invoer is op, dus het spel stopt hier. Tot ziens.
cli-saved = Het verslag staat in { $file }.
cli-file-exists = Er is al een bestand { $file }: kies een andere naam. Er is niets geschreven.
cli-file-failed = Het verslag kan niet naar { $file } worden geschreven ({ $reason }). Er is niets geschreven.
cli-save-where = Zeg waar: bewaar BESTAND.

## Wat er getypt werd
cli-not-understood = Ik begrijp ‘{ $text }’ niet. Typ een nummer, of ? voor hulp.
cli-no-such-number = { $count ->
    [one] Er is alleen keuze 1.
   *[other] Kies een nummer van 1 tot en met { $count }.
}
cli-which-one = ‘{ $text }’ kan elk van deze zijn: { $numbers }. Typ het nummer.
cli-brief-on = Vanaf nu elke beurt alleen het nodige.
cli-brief-off = Vanaf nu elke beurt de hele tafel.

## Hulp
cli-help-title = Je kunt typen:
cli-help-number = 1, 2, 3 …
cli-help-number-about = de keuze met dat nummer
cli-help-words = { $example }
cli-help-words-about = een keuze in woorden; het begin van de woorden volstaat
cli-help-enter = Enter
cli-help-enter-about = de enige keuze, als er maar één is
cli-command-score = punten
cli-command-score-about = het scoreblad
cli-command-rules = regels
cli-command-rules-about = de regels van deze tafel in het kort
cli-command-choices = keuzes
cli-command-choices-about = nog eens je keuzes
cli-command-brief = kort
cli-command-brief-about = elke beurt minder te lezen, of weer alles
cli-command-save = bewaar
cli-command-save-about = bewaar BESTAND schrijft het verslag tot nu toe
cli-command-help = hulp
cli-command-help-about = deze lijst; ? kan ook
cli-command-quit = stop
cli-command-quit-about = de tafel verlaten

## Verslagen
cli-replay-title = { $game }, gespeeld door { $players }.
cli-replay-unfinished = Hier eindigt het verslag; de partij is niet afgelopen.
cli-verified = Het verslag klopt: wat gedeeld, gespeeld en gescoord werd, komt uit zoals het er staat.
cli-verify-checksum = Controlegetal: het hoort bij de tekst.
cli-verify-commitment = Vingerafdruk (commitment): { $commitment } hoort bij het onthulde geheime getal (seed).
cli-verify-noted = Het is de vingerafdruk die je vóór het delen noteerde.
cli-verify-deals = { $count ->
    [one] Delen: het volgt uit het geheime getal.
   *[other] Delen: alle { $count } keer volgt het uit het geheime getal.
}
cli-verify-words = { $name } voegde deze woorden toe aan het geheime getal: { $words }
cli-verify-actions = { $count ->
    [one] Zetten: de enige is toegestaan.
   *[other] Zetten: alle { $count } zijn toegestaan.
}
cli-verify-scores = { $count ->
    [0] Punten: er is nog geen ronde afgelopen.
    [one] Punten: die van de afgelopen ronde kloppen.
   *[other] Punten: die van alle { $count } afgelopen rondes kloppen.
}

## Spellen
cli-players = { $least } tot { $most } personen
cli-range = { $least } tot en met { $most }
cli-file = BESTAND
cli-default = standaard: { $value }
cli-only-with = alleen met { $option }={ $value }
cli-options = Opties
cli-bots = Bots
cli-try = Probeer: { $command }
