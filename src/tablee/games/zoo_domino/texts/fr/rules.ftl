## Zoo Domino: the paragraphs of the rules page.

zoo-domino-rules-pieces-title = Les dominos
zoo-domino-rules-pieces = Il y a 36 dominos, avec deux animaux chacun : toutes les paires possibles des huit animaux, une fois chacune, et huit doubles qui montrent deux fois le même. De 2 à 6 joueurs.

zoo-domino-rules-secret-title = Ce que tout le monde voit
zoo-domino-rules-secret = Tout le monde voit la chaîne, le nombre de dominos de chacun, ce qu’il reste au talon, et qui a pioché ou passé. Les mains restent cachées jusqu’à la fin de la manche.

zoo-domino-rules-deal-title = La distribution
zoo-domino-rules-deal = À deux, chacun reçoit 7 dominos, à trois 6, à quatre 5, à cinq ou six 4. Le reste forme le talon, face cachée.

zoo-domino-rules-begin-title = Le premier domino
zoo-domino-rules-begin = L’hôte ou le hasard désigne le premier joueur, qui pose le domino de son choix. Aux manches suivantes, c’est le joueur suivant dans le sens horaire, le même joueur ou le gagnant qui commence, au choix. S’il y a plusieurs gagnants, c’est le prochain d’entre eux dans le sens horaire.

zoo-domino-rules-fit-title = Quels dominos poser
zoo-domino-rules-fit = À tour de rôle, chacun pose un domino à l’un des bouts de la chaîne. Les moitiés qui se touchent doivent montrer le même animal. Un double se pose comme les autres. La chaîne peut tourner : ça ne change rien.

zoo-domino-rules-stock-title = Aucun domino jouable ? Pioche !
zoo-domino-rules-stock = Si aucun de tes dominos n’est jouable, pioche dans le talon, un par un, jusqu’à en trouver un jouable. Pose-le aussitôt. Tant que tu as un domino jouable, tu dois en poser un : pas question de piocher. On ne passe que si aucun domino n’est jouable et que le talon est vide.

zoo-domino-rules-out-title = La fin de la manche
zoo-domino-rules-out = Le premier qui pose son dernier domino gagne. Si plus personne ne peut jouer, celui qui a le moins de dominos gagne. En cas d’égalité, la victoire est partagée.

zoo-domino-rules-deal-all-title = La distribution avec atouts
zoo-domino-rules-deal-all = Tous les dominos sont distribués, autant à chacun. À cinq, il en reste un : on le pose face visible pour commencer la chaîne. Il n’est jamais un atout.

zoo-domino-rules-elephant-title = Le double éléphant commence
zoo-domino-rules-elephant = Celui qui a le double éléphant commence et le pose. À cinq, il y a déjà un domino sur la table : ce joueur y ajoute un domino jouable ; s’il n’en a pas, il joue un atout ou passe. Si c’est le double éléphant lui-même qui restait, c’est le joueur désigné pour commencer qui joue en premier.

zoo-domino-rules-trump-title = Les doubles sont des atouts
zoo-domino-rules-trump = Si aucun de tes dominos n’est jouable, tu peux poser un double en travers, à côté de n’importe quel animal, à l’un des bouts ; la chaîne continue avec l’animal du double. Tant qu’un de tes dominos est jouable, pas d’atout. Un double posé à côté du même animal est un domino ordinaire, pas un atout.

zoo-domino-rules-side-title = Jamais deux atouts côte à côte
zoo-domino-rules-side = On ne pose jamais un atout à côté d’un atout. Un double posé à côté du même animal n’est pas un atout : on peut donc poser un atout à côté.

zoo-domino-rules-last-title = Jamais avec ton dernier domino
zoo-domino-rules-last = Tu ne peux pas poser ton dernier domino comme atout. Si c’est un double, tu peux le poser à côté du même animal.

zoo-domino-rules-pass-title = Passer
zoo-domino-rules-pass = Si aucun domino n’est jouable et que tu ne peux pas jouer d’atout, tu passes. Si tu ne peux jouer qu’un atout, tu as aussi le droit de passer, sauf si l’atout est obligatoire. Si tu as un domino jouable, tu dois en poser un.

zoo-domino-rules-trumps-out-title = La fin avec atouts
zoo-domino-rules-trumps-out = Le premier qui pose son dernier domino gagne. Si tous les joueurs passent l’un après l’autre, la manche est bloquée, et celui qui a le moins de dominos gagne. En cas d’égalité, la victoire est partagée.

zoo-domino-rules-match-title = Manches et points
zoo-domino-rules-match = On choisit le nombre de manches de la partie. Une manche gagnée vaut un point, même si la victoire est partagée. Le meilleur score gagne la partie.

zoo-domino-rules-clock-title = Jouer avec le chrono
zoo-domino-rules-clock = On peut fixer une limite de temps. Quand ton temps est écoulé, la table joue pour toi : elle pose un domino jouable, pioche jusqu’à pouvoir poser, ou passe. Elle ne joue un atout que si l’atout est obligatoire.
