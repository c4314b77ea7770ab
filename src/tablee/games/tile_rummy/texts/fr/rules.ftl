## Tile Rummy: the paragraphs of the rules page.

tile-rummy-rules-pieces-title = Les pièces
tile-rummy-rules-pieces = 106 pièces : les nombres de 1 à 13 en noir, rouge, bleu et orange, chacun deux fois, et deux étoiles. Chaque couleur a aussi sa forme. Une pièce vaut son nombre ; une étoile vaut 25 sur ton support, et sur la table ce qu’elle remplace.

tile-rummy-rules-deal-title = La distribution
tile-rummy-rules-deal = De 2 à 4 joueurs, pour autant de manches qu’ils le décident. Chacun reçoit 14 pièces, cachées sur son support ; le reste est la pioche. On joue dans le sens horaire.

tile-rummy-rules-first-title = Qui commence
tile-rummy-rules-first = Chacun tire une pièce : la plus petite commence ; une étoile est la plus grande, et on retire en cas d’égalité. Les pièces retournent dans la pioche. Ensuite commence la place suivante, ou ce que la table décide.

tile-rummy-rules-sequence-title = Suites
tile-rummy-rules-sequence = Trois nombres ou plus qui se suivent, d’une même couleur. Le 1 ne vient qu’avant le 2 : 12, 13, 1 n’est pas une suite.

tile-rummy-rules-series-title = Séries
tile-rummy-rules-series = Trois ou quatre pièces du même nombre, toutes de couleurs différentes.

tile-rummy-rules-star-title = Étoiles
tile-rummy-rules-star = Une étoile remplace n’importe quelle pièce. Sur la table elle a un visage : la pièce qu’elle remplace. Une combinaison peut avoir les deux étoiles.

tile-rummy-rules-twice-title = Rien en double
tile-rummy-rules-twice = Une combinaison n’a jamais deux fois la même pièce : une série a chaque couleur une fois, une suite chaque nombre une fois. L’ordre dans lequel tu poses les pièces n’importe pas.

tile-rummy-rules-opening-title = Ouvrir : 30 points
tile-rummy-rules-opening = La première fois que tu poses, tout vient de ton support : une ou plusieurs combinaisons qui valent ensemble au moins 30. Une étoile compte comme ce qu’elle remplace.

tile-rummy-rules-lay-title = Ce que tu fais à ton tour
tile-rummy-rules-lay = Si tu as ouvert à un tour précédent, tu poses au moins une pièce de ton support, ou tu en échanges une. Tu peux faire de nouvelles combinaisons ou changer celles de la table. Au tour où tu ouvres, la table reste comme elle est, sauf si elle en a décidé autrement ; alors une partie des pièces posées doit former à elle seule des combinaisons qui valent les points. Réarranger sans poser n’est pas un tour.

tile-rummy-rules-change-title = Réarranger la table
tile-rummy-rules-change = Tu peux compléter les combinaisons, les couper et les recomposer. Toute pièce qui était sur la table y reste, et à la fin de ton tour chaque combinaison est valable. Ce que tu as posé pendant ce tour, tu peux le reprendre.

tile-rummy-rules-take-star-title = Libérer une étoile
tile-rummy-rules-take-star = Une étoile posée ne revient jamais sur un support. Pose à sa place, de ton support, la pièce qu’elle remplace, et pose l’étoile au même tour où tu veux. Dans une série de trois, elle remplace l’une ou l’autre des couleurs qui manquent. Si tu libères plusieurs étoiles d’une combinaison, tes pièces doivent pouvoir y être ensemble. Sinon elle ne va que là où elle remplace la même pièce. Une table peut décider que les étoiles sont libres quand on réarrange.

tile-rummy-rules-exchange-title = Échanger
tile-rummy-rules-exchange = Qui ne pose pas échange : choisis une pièce de ton support, pioche une nouvelle pièce, et l’ancienne est mêlée à la pioche. Personne ne les voit. Si la pioche est vide, tu passes.

tile-rummy-rules-nothing-lost-title = Rien n’apparaît, rien ne disparaît
tile-rummy-rules-nothing-lost = Ton support et la table ont ensemble les mêmes pièces avant et après ton tour. Seules des pièces de ton support arrivent sur la table.

tile-rummy-rules-out-title = La fin de la manche
tile-rummy-rules-out = Qui pose sa dernière pièce gagne. Les autres perdent les points de leur support ; le gagnant en gagne la somme.

tile-rummy-rules-double-title = Tout d’un coup
tile-rummy-rules-double = Si tu poses tout ton support en un seul tour, sans avoir rien posé avant dans la manche, tout compte double. Dans « piocher et rejeter », c’est tout sauf la pièce rejetée.

tile-rummy-rules-blocked-title = Une manche bloquée
tile-rummy-rules-blocked = Si la pioche est vide et que tout le monde passe à la suite, la manche est finie ; de même si personne n’a posé depuis un très grand nombre de tours. Chacun perd ce qu’il a sur son support, et personne ne gagne rien.

tile-rummy-rules-score-title = La feuille de score
tile-rummy-rules-score = La feuille a une ligne par manche et une colonne par joueur. Après les manches convenues, le plus haut total gagne ; à égalité on partage la place.

tile-rummy-rules-drawing-title = Les versions avec pioche
tile-rummy-rules-drawing = Dans deux autres versions, chaque tour commence par piocher une pièce. Ensuite tu peux poser, sans y être obligé. Toutes les règles sur l’ouverture, les combinaisons et la table restent les mêmes.

tile-rummy-rules-discard-title = Version : piocher et rejeter
tile-rummy-rules-discard = Tu pioches au début de ton tour et tu rejettes une pièce à la fin, que tu poses ou non ; une étoile aussi peut être rejetée. Pour finir, il te faut donc une pièce à rejeter. Les pièces rejetées sont mises de côté, face cachée, ou retournent dans la pioche si c’est convenu. On n’échange pas. Pioche vide : on ne pioche pas, et qui ne pose pas passe sans rejeter.

tile-rummy-rules-keep-title = Version : piocher et garder
tile-rummy-rules-keep = Tu pioches au début de ton tour et tu ne rejettes rien. Avant d’avoir ouvert, tu peux aussi échanger une pièce ; cela finit ton tour. Pioche vide : on ne pioche pas.

tile-rummy-rules-stars-title = Plus ou moins d’étoiles
tile-rummy-rules-stars = La table peut jouer sans étoiles, ou avec quatre au plus, et décider ce que coûte une étoile restée sur le support.

tile-rummy-rules-minimum-title = Une autre ouverture
tile-rummy-rules-minimum = Les points pour ouvrir peuvent être plus hauts, c’est plus dur, ou plus bas. Avec 0, n’importe quelle combinaison de ton support suffit.

tile-rummy-rules-only-title = Une seule sorte
tile-rummy-rules-only = La table peut décider que seules les suites comptent, ou seules les séries.

tile-rummy-rules-ace-title = Le 1 après le 13
tile-rummy-rules-ace = Si c’est convenu, le 1 peut aussi suivre le 13. Il n’est jamais au milieu : 13, 1, 2 n’est pas une suite. Il vaut toujours 1.

tile-rummy-rules-mixed-title = Couleurs mêlées
tile-rummy-rules-mixed = Si c’est convenu, une suite peut mêler les couleurs. Elle n’a toujours chaque nombre qu’une fois.

tile-rummy-rules-house-title = Règles maison
tile-rummy-rules-house = La table peut aussi distribuer de 7 à 20 pièces, tirer au sort avant chaque manche qui commence, renoncer à compter double et, dans « piocher et garder », laisser échanger aussi ceux qui ont ouvert.

tile-rummy-rules-clock-title = Le sablier
tile-rummy-rules-clock = Un tour peut avoir une limite de temps. Quand il est écoulé, la table et le support redeviennent ce qu’ils étaient, et le suivant joue ; une pièce qui était à piocher est piochée pour toi. La table seule peut le faire.
