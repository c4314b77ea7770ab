## The light bulb at the table: first what can be done, then what an expert would do. $pieces is a list of names.
hint-ask = Hint
hint-waits = Thinking…
hint-more = What would an expert do?
hint-close = Close the hint
hint-these = These pieces: { $pieces }.
hint-shown = This is what an expert would do.
hint-would = An expert would do this: { $action }.

## The tutor asks before a move that seems to lose a lot. $action: an action without a subject, as in GAME-action-VERB.
tutor = Are you sure?
tutor-asks = This may lower your chance of winning by about { $loss } percentage points. Play it anyway?
tutor-asks-proven = This lowers your chance of winning by about { $loss } percentage points. Play it anyway?
tutor-why = Why?
tutor-play = Play it anyway
tutor-back = Take it back
tutor-out = You can go out: { $action }.
tutor-better = Better: { $action }.
tutor-about = This is an estimate from what you can see. The tutor doesn’t look at anybody’s hand.
