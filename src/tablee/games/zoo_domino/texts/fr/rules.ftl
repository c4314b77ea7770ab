## Zoo Domino: the paragraphs of the rules page.

zoo-domino-rules-pieces-title = Les dominos
zoo-domino-rules-pieces = 36 dominos montrent chacun deux animaux : chaque paire des huit animaux une fois, et huit doubles avec deux fois le même. On joue de 2 à 6.

zoo-domino-rules-secret-title = Ce que tout le monde voit
zoo-domino-rules-secret = Tout le monde voit la chaîne, le nombre de dominos de chacun, la hauteur du talon, et qui a pioché ou passé. Les mains restent cachées jusqu’à la fin de la manche.

zoo-domino-rules-deal-title = La distribution
zoo-domino-rules-deal = À deux, chacun reçoit 7 dominos, à trois 6, à quatre 5, à cinq ou six 4. Le reste forme le talon, face cachée.

zoo-domino-rules-begin-title = Le premier domino
zoo-domino-rules-begin = Qui commence pose le domino de son choix. L’hôte désigne cette place, ou le sort décide. Les manches suivantes, c’est la place suivante dans le sens horaire, la même place ou le gagnant qui commence, selon l’accord de la table ; s’il y a plusieurs gagnants, le prochain d’entre eux dans le sens horaire.

zoo-domino-rules-fit-title = Ce qui convient
zoo-domino-rules-fit = À tour de rôle, chacun pose un domino à l’un des bouts de la chaîne, de sorte que les moitiés qui se touchent montrent le même animal. Un double se pose comme les autres. La chaîne peut tourner : cela ne change rien.

zoo-domino-rules-stock-title = Rien ne convient ? Pioche !
zoo-domino-rules-stock = Si aucun de tes dominos ne convient, pioche dans le talon, un par un, jusqu’à ce qu’un domino convienne, et pose-le aussitôt. Si l’un convient, il faut en poser un, sans piocher. On ne passe que si rien ne convient et que le talon est vide.

zoo-domino-rules-out-title = La fin de la manche
zoo-domino-rules-out = Qui pose le dernier domino de sa main gagne. Si plus personne ne peut jouer, qui a le moins de dominos gagne ; à égalité, la victoire est partagée.

zoo-domino-rules-deal-all-title = La distribution avec atouts
zoo-domino-rules-deal-all = Tous les dominos sont distribués, autant à chacun. À cinq, il en reste un : il est posé face visible et commence la chaîne ; il n’est jamais un atout.

zoo-domino-rules-elephant-title = Le double éléphant commence
zoo-domino-rules-elephant = Qui a le double éléphant commence et le pose en premier. S’il restait un domino, il pose à la place un domino qui y convient, ou un atout, ou passe. Si c’est le double éléphant qui reste, la première place commence.

zoo-domino-rules-trump-title = Les doubles sont des atouts
zoo-domino-rules-trump = Si rien ne convient, tu peux poser un double en travers, contre n’importe quel animal, à l’un des bouts ; la chaîne continue avec son animal. Tant qu’un de tes dominos convient, pas d’atout. Un double qui convient se pose normalement et n’est pas un atout.

zoo-domino-rules-side-title = Jamais deux atouts côte à côte
zoo-domino-rules-side = Un bout qui est un atout ne peut pas en recevoir un autre. Un double posé parce qu’il convenait n’est pas un atout : on peut en poser un à côté.

zoo-domino-rules-last-title = Pas avec le dernier domino
zoo-domino-rules-last = Le dernier domino de ta main ne peut pas être posé comme atout. Si c’est un double qui convient, tu peux le poser.

zoo-domino-rules-pass-title = Passer
zoo-domino-rules-pass = Si tu ne peux ni poser ni jouer atout, tu passes. Si tu ne peux que jouer atout, tu as aussi le droit de passer, sauf si la table a rendu l’atout obligatoire. Si un domino convient, il faut en poser un.

zoo-domino-rules-trumps-out-title = La fin avec atouts
zoo-domino-rules-trumps-out = Qui pose le dernier domino de sa main gagne. Si tout le monde passe à la suite, la manche est bloquée : le moins de dominos gagne ; à égalité, la victoire est partagée.

zoo-domino-rules-match-title = Manches et points
zoo-domino-rules-match = Une partie a autant de manches que la table le décide. Une manche gagnée vaut un point, même partagée. Le plus de points gagne la partie.

zoo-domino-rules-clock-title = Jouer à la pendule
zoo-domino-rules-clock = Une table peut fixer une limite de temps. Quand le temps est écoulé, la table fait ce que tu dois : elle pose un domino qui convient, pioche jusqu’à pouvoir poser, ou passe. Elle ne joue atout que si l’atout est obligatoire. Elle seule peut le faire.
