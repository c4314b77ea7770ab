## Zoo Domino: what the lesson says, scene by scene.

zoo-domino-lesson-welcome = Bienvenue ! Voici tes sept dominos. Mia, en face de toi, en a sept aussi. Qui pose son dernier domino avant les autres gagne.
zoo-domino-lesson-begin = Tu commences, avec le domino que tu veux. Prends éléphant–lion : touche-le, puis touche la place au milieu. Tu peux aussi le faire glisser, ou prendre les flèches et Entrée.
zoo-domino-lesson-fit = Mia a mis un lion contre ton lion. Maintenant il y a un éléphant et un singe aux bouts. Ton singe–pingouin convient à droite : pose-le là.
zoo-domino-lesson-refused = Et si quelque chose ne convient pas ? Essaie : pose éléphant–flamant à gauche, là où est la girafe.
zoo-domino-lesson-better = L’arbitre dit pourquoi il refuse, et « Pourquoi ? » mène à la règle. Rien n’est perdu. Pose plutôt girafe–zèbre : il convient.
zoo-domino-lesson-alone = À toi de trouver lequel de tes dominos convient. Pose-le.
zoo-domino-lesson-draw = Maintenant aucun de tes dominos ne convient : il y a un lion et une girafe aux bouts. Alors on pioche. Appuie sur « Piocher ».
zoo-domino-lesson-draw-again = Celui-là ne convient pas non plus. On pioche jusqu’à ce qu’un domino convienne.
zoo-domino-lesson-drawn = Girafe–flamant convient. Ce qui convient se pose aussitôt : pose-le à droite.
zoo-domino-lesson-last = Quelques tours plus tard : il te reste un seul domino, et il convient. Pose-le !
zoo-domino-lesson-won = Tu as posé ton dernier domino : gagné ! C’est la première façon de jouer. Il y en a une deuxième, avec des atouts. On regarde ?
zoo-domino-lesson-trumps = Deuxième façon : tous les dominos sont distribués, ici à quatre. Qui a le double éléphant commence avec lui. C’est toi !
zoo-domino-lesson-trump = Rien ne convient dans ta main. Mais les doubles sont des atouts : ils vont contre n’importe quel animal. Pose le double zèbre à droite.
zoo-domino-lesson-beside = De nouveau rien ne convient, et à droite il y a un atout : les girafes de Lea. Essaie de poser le double pingouin à côté.
zoo-domino-lesson-other-end = Deux atouts ne se touchent jamais. À gauche il n’y a pas d’atout : les flamants y convenaient. Pose le double pingouin à gauche.
zoo-domino-lesson-trumps-over = Tu connais maintenant les deux façons de jouer. Encore une chose : ton dernier domino ne peut pas être un atout. Amuse-toi bien !
