## The light bulb at the table: first what can be done, then what an expert would do. $pieces is a list of names.
hint-ask = Tipp
hint-waits = Ich überlege …
hint-more = Was würde ein Experte tun?
hint-close = Tipp schließen
hint-these = Diese hier: { $pieces }.
hint-shown = Das würde ein Experte tun.
hint-would = Ein Experte würde Folgendes tun: { $action }.

## The tutor asks before a move that seems to lose a lot. $action: an action without a subject, as in GAME-action-VERB.
tutor = Bist du sicher?
tutor-asks = Das senkt deine Gewinnchance vielleicht um etwa { $loss } Prozentpunkte. Trotzdem spielen?
tutor-asks-proven = Das senkt deine Gewinnchance um etwa { $loss } Prozentpunkte. Trotzdem spielen?
tutor-why = Warum?
tutor-play = Trotzdem spielen
tutor-back = Zurücknehmen
tutor-out = Du kannst alles loswerden: { $action }.
tutor-better = Besser: { $action }.
tutor-about = Das ist eine Schätzung nach dem, was du siehst. Der Tutor schaut niemandem in die Karten.
