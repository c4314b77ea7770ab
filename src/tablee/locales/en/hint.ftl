## The light bulb at the table: first what can be done, then what an expert would do. $pieces is a list of names.
hint-ask = Hint
hint-waits = Thinking …
hint-more = What would an expert do?
hint-close = Close the hint
hint-these = These pieces: { $pieces }.
hint-shown = An expert would do what is shown here.
hint-would = An expert would do this: { $action }.
