## Hints: what fits, and what an expert would do. $domino and $dominoes are names, $player is a name.
zoo-domino-hint-first = Jij begint. { $count ->
    [one] Je moet deze steen leggen: { $domino }.
   *[other] Je mag elk van je { $count } stenen leggen.
}
zoo-domino-hint-fits = { $count ->
    [one] Eén van je stenen past.
   *[other] { $count } van je stenen passen.
}
zoo-domino-hint-end = Dit past { $animal-beside }: { $dominoes }.
zoo-domino-hint-both_ends = Dit past aan beide uiteinden, { $animal-beside }: { $dominoes }.
zoo-domino-hint-draw = Er past niets: je moet pakken.
zoo-domino-hint-pass = Er past niets: je kunt alleen passen.
zoo-domino-hint-trump = Er past niets, dus je moet troeven: { $dominoes }.
zoo-domino-hint-trump_or_pass = Er past niets. Je kunt passen of troeven: { $dominoes }.
zoo-domino-hint-do_lay = Een expert zou deze steen leggen: { $domino }.
zoo-domino-hint-do_lay_end = Een expert zou deze steen { $animal-beside } leggen: { $domino }.
zoo-domino-hint-do_trump = Een expert zou troeven: { $domino }.
zoo-domino-hint-do_trump_end = Een expert zou { $animal-beside } troeven: { $domino }.
zoo-domino-hint-do_draw = Ook een expert zou moeten pakken.
zoo-domino-hint-do_pass = Een expert zou passen.
zoo-domino-hint-out = Dat is je laatste steen: je wint.
zoo-domino-hint-sure_win = Als je daarna goed verderspeelt, win je de ronde gegarandeerd.
zoo-domino-hint-sure_tie = Als jullie daarna allebei goed verderspelen, delen jullie de overwinning.
zoo-domino-hint-blocks_all = Daarna past geen van de stenen die je niet ziet.
zoo-domino-hint-blocks = Daarna past er bij { $player } waarschijnlijk niets.
zoo-domino-hint-follows = Je houdt { $count ->
    [one] een steen over die dan past
   *[other] { $count } stenen over die dan passen
}.
zoo-domino-hint-estimate = Van 100 doorgerekende rondes win je er zo ongeveer { $percent }.
zoo-domino-hint-close = Ongeveer even goed: { $domino }.
