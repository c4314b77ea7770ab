## The light bulb at the table: first what can be done, then what an expert would do. $pieces is a list of names.
hint-ask = Tip
hint-waits = Even denken…
hint-more = Wat zou een expert doen?
hint-close = Tip sluiten
hint-these = Deze: { $pieces }.
hint-shown = Een expert zou doen wat je nu ziet.
hint-would = Een expert zou dit doen: { $action }.

## The tutor asks before a move that seems to lose a lot. $action: an action without a subject, as in GAME-action-VERB.
tutor = Weet je het zeker?
tutor-asks = Dit kost je misschien zo’n { $loss } procentpunt van je winstkans. Toch spelen?
tutor-asks-proven = Dit kost je zo’n { $loss } procentpunt van je winstkans. Toch spelen?
tutor-why = Waarom?
tutor-play = Toch spelen
tutor-back = Terugnemen
tutor-out = Je kunt de ronde winnen: { $action }.
tutor-better = Beter: { $action }.
tutor-about = Dit is een schatting op basis van wat je ziet. De coach kijkt bij niemand in de kaarten.
