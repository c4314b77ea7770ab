## The light bulb at the table: first what can be done, then what an expert would do. $pieces is a list of names.
hint-ask = Conseil
hint-waits = Je réfléchis…
hint-more = Que ferait un expert ?
hint-close = Fermer le conseil
hint-these = Ces pièces : { $pieces }.
hint-shown = Voici ce que ferait un expert.
hint-would = Un expert ferait ceci : { $action }.
