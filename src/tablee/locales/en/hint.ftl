## The light bulb at the table: first what can be done, then what an expert would do. $pieces is a list of names.
hint-ask = Hint
hint-waits = Thinking…
hint-more = What would an expert do?
hint-close = Close the hint
hint-these = These pieces: { $pieces }.
hint-shown = This is what an expert would do.
hint-would = An expert would do this: { $action }.
