## Tile Rummy: the paragraphs of the rules page.

tile-rummy-rules-pieces-title = Les pièces
tile-rummy-rules-pieces = Il y a 106 pièces : les nombres de 1 à 13 en noir, rouge, bleu et orange, chacun deux fois, et deux étoiles. Chaque couleur a aussi sa forme. Une pièce vaut son nombre. Une étoile vaut 25 sur ton chevalet et, sur la table, la valeur de la pièce qu’elle remplace.

tile-rummy-rules-deal-title = La distribution
tile-rummy-rules-deal = De 2 à 4 joueurs, pour autant de manches qu’on veut. Chacun reçoit 14 pièces, cachées sur son chevalet. Le reste forme la pioche. On joue dans le sens horaire.

tile-rummy-rules-first-title = Qui commence
tile-rummy-rules-first = Chacun tire une pièce ; celui qui a le plus petit nombre commence. Une étoile compte comme le plus grand ; si plusieurs joueurs ont le plus petit, eux seuls tirent à nouveau. Les pièces retournent dans la pioche. À la manche suivante, c’est le joueur suivant qui commence, sauf si on en décide autrement.

tile-rummy-rules-sequence-title = Suites
tile-rummy-rules-sequence = Une suite, c’est au moins trois nombres qui se suivent, d’une même couleur. Le 1 ne va qu’avant le 2 : 12, 13, 1 n’est pas une suite.

tile-rummy-rules-series-title = Séries
tile-rummy-rules-series = Une série, c’est trois ou quatre pièces de même nombre, toutes de couleurs différentes. Les suites et les séries sont des combinaisons.

tile-rummy-rules-star-title = Étoiles
tile-rummy-rules-star = Une étoile remplace n’importe quelle pièce. Une fois posée, elle remplace une pièce précise. Une combinaison peut contenir plusieurs étoiles.

tile-rummy-rules-twice-title = Rien en double
tile-rummy-rules-twice = Une combinaison ne contient jamais deux fois la même pièce : dans une série, chaque couleur une fois au plus ; dans une suite, chaque nombre une fois au plus. L’ordre dans lequel tu poses les pièces n’a pas d’importance.

tile-rummy-rules-opening-title = Ouvrir : 30 points
tile-rummy-rules-opening = La première fois que tu poses dans une manche, tout doit venir de ton chevalet : une ou plusieurs combinaisons qui valent ensemble au moins 30 points. C’est ce qu’on appelle ouvrir. Une étoile compte pour la pièce qu’elle remplace.

tile-rummy-rules-lay-title = Poser ou échanger
tile-rummy-rules-lay = Pose au moins une pièce de ton chevalet, ou échanges-en une. Réarranger sans rien poser n’est pas permis. À partir du tour qui suit ton ouverture, tu peux poser de nouvelles combinaisons et modifier celles de la table. Au tour où tu ouvres, les autres combinaisons restent comme elles sont, sauf si on en a décidé autrement. Dans ce cas, une partie des pièces que tu poses doit quand même former à elle seule des combinaisons qui valent assez de points.

tile-rummy-rules-change-title = Réarranger la table
tile-rummy-rules-change = Tu peux compléter les combinaisons, les couper et les recomposer. Toute pièce qui était sur la table y reste, et à la fin de ton tour toutes les combinaisons doivent être valides. Tu peux reprendre ce que tu as posé pendant ce tour.

tile-rummy-rules-take-star-title = Libérer une étoile
tile-rummy-rules-take-star = Une étoile posée ne revient jamais sur un chevalet. Mais tu peux la libérer : mets à sa place, depuis ton chevalet, la pièce qu’elle remplace, et pose l’étoile où tu veux pendant ce même tour. Dans une série de trois, l’étoile remplace l’une ou l’autre des couleurs qui manquent. Si tu libères plusieurs étoiles d’une combinaison, tes pièces doivent pouvoir y aller ensemble. Une étoile que tu n’as pas libérée ne peut aller que là où elle remplace une pièce qui aurait pu la libérer. On peut décider que les étoiles remplacent n’importe quelle pièce quand on réarrange la table.

tile-rummy-rules-exchange-title = Échanger
tile-rummy-rules-exchange = Si tu ne poses pas, tu échanges : choisis une pièce de ton chevalet, même une étoile, et pioches-en une nouvelle. L’ancienne est ensuite mélangée à la pioche. Personne d’autre ne voit ces deux pièces. Si la pioche est vide, tu peux passer.

tile-rummy-rules-nothing-lost-title = Rien n’apparaît, rien ne disparaît
tile-rummy-rules-nothing-lost = Ton chevalet et la table réunissent les mêmes pièces avant et après ton coup. Seules des pièces de ton chevalet peuvent s’ajouter à la table.

tile-rummy-rules-out-title = La fin de la manche
tile-rummy-rules-out = Le premier qui pose sa dernière pièce finit et gagne la manche. Les autres perdent les points de leur chevalet ; le gagnant en marque le total.

tile-rummy-rules-double-title = Tout poser d’un coup
tile-rummy-rules-double = Si tu n’as encore rien posé dans la manche et que tu poses tout ton chevalet en un seul tour, tout compte double. Dans « piocher et défausser », c’est tout sauf la pièce défaussée.

tile-rummy-rules-blocked-title = Une manche bloquée
tile-rummy-rules-blocked = Si la pioche est vide et que tous les joueurs passent l’un après l’autre, la manche est finie. Elle l’est aussi si personne n’a posé de pièce depuis un très grand nombre de tours. Chacun perd ce qu’il a sur son chevalet, et personne ne gagne rien.

tile-rummy-rules-score-title = La feuille de score
tile-rummy-rules-score = La feuille a une ligne par manche et une colonne par joueur. Après le nombre de manches convenu, le plus haut total gagne. En cas d’égalité, les joueurs sont ex æquo.

tile-rummy-rules-drawing-title = Les versions où l’on pioche
tile-rummy-rules-drawing = Dans les deux autres versions, tu pioches une pièce au début de chaque tour. Ensuite, tu peux poser, mais ce n’est pas obligatoire. Toutes les règles sur l’ouverture, les combinaisons et la table restent les mêmes.

tile-rummy-rules-discard-title = Version : piocher et défausser
tile-rummy-rules-discard = Tu pioches une pièce au début de ton tour et tu en défausses une à la fin, que tu poses ou non. Tu peux même défausser une étoile. Pour finir, il te faut donc une dernière pièce à défausser. Les pièces défaussées sont mises de côté, face cachée, ou retournent dans la pioche si on l’a décidé. Il n’y a pas d’échange. Si la pioche est vide, tu ne pioches pas, et si tu ne poses pas, tu passes sans défausser.

tile-rummy-rules-keep-title = Version : piocher et garder
tile-rummy-rules-keep = Tu pioches une pièce au début de ton tour et tu n’en défausses jamais. Avant d’avoir ouvert, tu peux aussi échanger une pièce ; ton tour est alors fini. Si la pioche est vide, tu ne pioches pas.

tile-rummy-rules-stars-title = Plus ou moins d’étoiles
tile-rummy-rules-stars = On peut jouer sans étoiles, ou avec quatre au plus, et décider combien de points coûte une étoile restée sur un chevalet.

tile-rummy-rules-minimum-title = Une autre ouverture
tile-rummy-rules-minimum = On peut demander plus de points pour ouvrir (c’est plus dur) ou moins. Avec 0, n’importe quelle combinaison de ton chevalet suffit.

tile-rummy-rules-only-title = Seulement des suites ou des séries
tile-rummy-rules-only = On peut décider que seules les suites comptent, ou seules les séries.

tile-rummy-rules-ace-title = Le 1 après le 13
tile-rummy-rules-ace = Si tout le monde est d’accord, le 1 peut aussi suivre le 13. Mais jamais au milieu : 13, 1, 2 n’est pas une suite. Il vaut toujours 1.

tile-rummy-rules-mixed-title = Couleurs mélangées
tile-rummy-rules-mixed = Si tout le monde est d’accord, une suite peut mélanger les couleurs. Chaque nombre n’y figure toujours qu’une fois. Une étoile s’y libère avec le bon nombre, de n’importe quelle couleur.

tile-rummy-rules-house-title = Règles maison
tile-rummy-rules-house = On peut distribuer de 7 à 20 pièces. On peut tirer des pièces avant chaque manche pour savoir qui commence. On peut renoncer à doubler les points quand quelqu’un pose tout d’un coup. Et dans « piocher et garder », on peut permettre d’échanger une pièce même après avoir ouvert.

tile-rummy-rules-clock-title = Le chrono
tile-rummy-rules-clock = Un tour peut être limité dans le temps. Quand ton temps est écoulé, la table et ton chevalet redeviennent ce qu’ils étaient, et c’est au suivant de jouer. S’il te restait une pièce à piocher, elle est piochée pour toi ; dans « piocher et défausser », la pièce piochée est défaussée.
