## The light bulb at the table: first what can be done, then what an expert would do. $pieces is a list of names.
hint-ask = Tipp
hint-waits = Ich überlege …
hint-more = Was würde ein Experte tun?
hint-close = Tipp schließen
hint-these = Diese hier: { $pieces }.
hint-shown = Das würde ein Experte tun.
hint-would = Ein Experte würde Folgendes tun: { $action }.
