## Zoo Domino: what the lesson says, scene by scene.

zoo-domino-lesson-welcome = Bienvenue ! Voici tes sept dominos. Mia, en face de toi, en a sept aussi. Le premier qui pose son dernier domino gagne.
zoo-domino-lesson-begin = C’est toi qui commences, avec le domino que tu veux. Prends éléphant–lion : touche-le, puis touche l’emplacement au milieu. Tu peux aussi le faire glisser, ou utiliser les flèches et Entrée.
zoo-domino-lesson-fit = Mia a mis un lion à côté de ton lion. Maintenant, il y a un éléphant à un bout et un singe à l’autre. Ton singe–pingouin va à droite : pose-le là.
zoo-domino-lesson-refused = Et si un domino ne va pas ? Essaie : pose éléphant–flamant à gauche, à côté de la girafe.
zoo-domino-lesson-better = L’arbitre t’explique pourquoi, et « Pourquoi ? » t’amène à la règle. Ce n’est pas grave. Pose plutôt girafe–zèbre : celui-là est jouable.
zoo-domino-lesson-alone = À toi de trouver lequel de tes dominos est jouable. Pose-le.
zoo-domino-lesson-draw = Maintenant, aucun de tes dominos n’est jouable : il y a un lion à un bout et une girafe à l’autre. Alors on pioche. Appuie sur « Piocher ».
zoo-domino-lesson-draw-again = Celui-là ne va pas non plus. Continue à piocher jusqu’à pouvoir poser.
zoo-domino-lesson-drawn = Girafe–flamant est jouable ! Tu dois le poser tout de suite : mets-le à droite.
zoo-domino-lesson-last = Quelques tours plus tard : il ne te reste qu’un domino, et il est jouable. Pose-le !
zoo-domino-lesson-won = Tu as posé ton dernier domino : gagné ! C’était la première façon de jouer. Il y en a une deuxième, avec des atouts. On regarde ?
zoo-domino-lesson-trumps = Dans la deuxième façon de jouer, tous les dominos sont distribués, ici à quatre joueurs. Celui qui a le double éléphant le pose pour commencer. C’est toi !
zoo-domino-lesson-trump = Aucun de tes dominos n’est jouable. Mais les doubles sont des atouts : tu peux en poser un à côté de n’importe quel animal. Pose le double zèbre à droite.
zoo-domino-lesson-beside = De nouveau, aucun domino n’est jouable, et à droite il y a un atout : le double girafe de Lea. Essaie de poser le double pingouin à côté.
zoo-domino-lesson-other-end = Deux atouts ne se touchent jamais. Mais à gauche, il n’y a pas d’atout : le double flamant y a été posé normalement. Pose le double pingouin à gauche.
zoo-domino-lesson-trumps-over = Tu connais maintenant les deux façons de jouer. Encore une chose : ton dernier domino ne peut pas être un atout. Amuse-toi bien !
