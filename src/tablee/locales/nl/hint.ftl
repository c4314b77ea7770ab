## The light bulb at the table: first what can be done, then what an expert would do. $pieces is a list of names.
hint-ask = Tip
hint-waits = Even denken…
hint-more = Wat zou een expert doen?
hint-close = Tip sluiten
hint-these = Deze stukken: { $pieces }.
hint-shown = Een expert zou doen wat je nu ziet.
hint-would = Een expert zou dit doen: { $action }.
