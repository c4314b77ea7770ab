## The light bulb at the table: first what can be done, then what an expert would do. $pieces is a list of names.
hint-ask = Conseil
hint-waits = Je réfléchis…
hint-more = Que ferait un expert ?
hint-close = Fermer le conseil
hint-these = En évidence : { $pieces }.
hint-shown = Voici ce que ferait un expert.
hint-would = Un expert ferait ceci : { $action }.

## The tutor asks before a move that seems to lose a lot. $action: an action without a subject, as in GAME-action-VERB.
tutor = Vraiment ?
tutor-asks = Ce coup pourrait réduire tes chances de gagner d’environ { $loss } points de pourcentage. Le jouer quand même ?
tutor-asks-proven = Ce coup réduit tes chances de gagner d’environ { $loss } points de pourcentage. Le jouer quand même ?
tutor-why = Pourquoi ?
tutor-play = Jouer quand même
tutor-back = Reprendre le coup
tutor-out = Tu peux finir : { $action }.
tutor-better = Mieux : { $action }.
tutor-about = C’est une estimation d’après ce que tu vois. Le coach ne regarde le jeu de personne.
