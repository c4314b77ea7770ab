## The light bulb at the table: first what can be done, then what an expert would do. $pieces is a list of names.
hint-ask = Tipp
hint-waits = Ich überlege …
hint-more = Was täte ein Experte?
hint-close = Tipp schließen
hint-these = Diese Teile: { $pieces }.
hint-shown = Ein Experte würde tun, was jetzt zu sehen ist.
hint-would = Ein Experte würde das tun: { $action }.
