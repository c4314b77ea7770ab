## Wat de tafel en de server zeggen.

refusal-seat-none = Je kijkt toe. Dat kunnen alleen spelers.
refusal-seat-not_host = Dat kan alleen wie de tafel heeft gemaakt.
refusal-seat-bad_name = Een naam heeft 1 tot { $most } zichtbare tekens.
refusal-seat-bad_words = Woorden voor het schudden hebben hoogstens { $most } zichtbare tekens.
refusal-seat-unknown = Op plaats { $seat } zit niemand.
refusal-seat-taken = Plaats { $seat } is niet vrij.
refusal-seat-unknown_token = Deze plaatslink hoort niet bij deze tafel. Je kijkt toe.
refusal-seat-removed = De gastheer heeft je van deze tafel verwijderd. Je kunt toekijken.
refusal-seat-replaced = Een bot speelt voor je tot je terug bent.
refusal-seat-elsewhere = Je plaats is ook op een ander apparaat of in een ander venster geopend. Je kunt op allebei spelen.
refusal-seat-left = Je hebt je plaats opgegeven. Je kijkt toe.
refusal-seat-yours = Je hebt al een plaats aan deze tafel.
refusal-seat-present = Wie op plaats { $seat } zit, is er.
refusal-seat-not_a_bots = Op plaats { $seat } speelt geen bot.
refusal-emote-too_fast = Dat was veel tegelijk. Wacht even.
refusal-table-unknown = Er is geen tafel met deze code.
refusal-table-full = Alle plaatsen zijn bezet. Je kunt toekijken.
refusal-table-closed = Iedereen heeft deze tafel voor het begin verlaten. Maak een nieuwe.
refusal-table-started = De partij is al begonnen. Je kunt toekijken.
refusal-table-not_started = De partij is nog niet begonnen.
refusal-table-seats_free = { $count ->
    [one] Er is nog één plaats vrij: nodig iemand uit of voeg een bot toe.
   *[other] Er zijn nog { $count } plaatsen vrij: nodig spelers uit of voeg bots toe.
}
refusal-table-not_over = De partij is nog niet afgelopen.
refusal-table-crowded = Er kijken al te veel mensen toe bij deze tafel.
refusal-table-other_rules = Aan deze tafel is met andere regels of met een nieuwere versie gespeeld, hier kan ze niet verder.
refusal-table-too_long = Aan deze tafel is al zo lang gespeeld dat ze geen zetten meer aanneemt. Begin een nieuwe.
refusal-replay-hidden = De partij is nog niet afgelopen: je kunt haar alleen vanaf je eigen plaats bekijken.
refusal-replay-no_step = Er is geen stap { $step }: de laatste is { $last }.
refusal-message-unreadable = De server heeft dat niet begrepen ({ $reason }). Laad de pagina opnieuw.
refusal-message-too_fast = Dat was te veel tegelijk. Wacht even.
refusal-message-too_large = Dat is te groot: hoogstens { $most } bytes.
refusal-message-no_hello = De verbinding kwam niet op tijd tot stand. Laad de pagina opnieuw.
refusal-request-invalid = Er klopt iets niet in deze aanvraag: { $reason }
refusal-request-not_found = Op dit adres is niets te vinden.
refusal-request-wrong_method = Dit adres kun je zo niet gebruiken.
refusal-server-failed = Er ging iets mis op de server. Er is niets veranderd: probeer het opnieuw.
refusal-server-busy = De server heeft het nu te druk. Probeer het zo nog eens.
refusal-server-not_ready = De server is nog niet of niet meer klaar: { $reason }
refusal-invalid-notation = Deze zet is niet te lezen: { $reason }
refusal-invalid-option = Deze keuze kan niet: { $reason }
refusal-invalid-position = Deze stelling kan niet: { $reason }
refusal-record-unreadable = Dit is geen verslag van een partij: { $reason }
refusal-record-cut = Het verslag is afgekapt: de laatste regel ontbreekt.
refusal-record-changed = Het verslag is veranderd nadat het geschreven was.
refusal-record-other_rules = Het verslag is met andere spelregels gespeeld (versie { $version }); deze server heeft versie { $ours }.
refusal-record-wrong_seed = Het onthulde geheime getal hoort niet bij de vingerafdruk.
refusal-record-not_noted = De vingerafdruk van het verslag is { $commitment }, niet die van jouw aantekening.
refusal-record-impossible = Zo kan de partij niet gespeeld zijn: { $reason }
refusal-record-wrong_line = Regel { $line } klopt niet: er staat ‘{ $says }’, volgens de spelregels is het ‘{ $rules }’.
refusal-record-too_long = Het verslag is te lang om hier nagespeeld te worden.
refusal-record-more_lines = Het verslag heeft regels die er niet in horen.
