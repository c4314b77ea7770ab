## Photo Rummy: the paragraphs of the rules page.

photo-rummy-rules-pieces-title = Les cartes
photo-rummy-rules-pieces = 102 photos : de 17 capitales européennes, une pour chacun des six thèmes, à savoir palais et parlements, églises, curiosités, plats typiques, boîtes aux lettres et emblèmes. Chaque photo n’existe qu’une fois. S’y ajoutent six jokers.

photo-rummy-rules-deal-title = La distribution
photo-rummy-rules-deal = De 2 à 4 joueurs, pour autant de manches qu’ils le décident. Chacun reçoit 8 cartes ; le reste est posé face cachée en cinq paquets presque égaux.

photo-rummy-rules-first-title = Qui commence
photo-rummy-rules-first = Le plus jeune commence la première manche : l’hôte désigne la place, ou le sort décide. On joue dans le sens horaire. Ensuite commence la place suivante, ou qui la table décide.

photo-rummy-rules-melds-title = Familles et séries
photo-rummy-rules-melds = Une famille, ce sont trois cartes ou plus d’une même capitale, six au plus. Une série, ce sont quatre cartes ou plus d’un même thème, dix-sept au plus.

photo-rummy-rules-jokers-title = Plus de photos que de jokers
photo-rummy-rules-jokers = Un joker remplace n’importe quelle photo. Dans chaque combinaison il y a plus de photos que de jokers : un joker au plus pour trois ou quatre cartes, deux au plus pour cinq ou six.

photo-rummy-rules-joker-stands-title = Ce qu’un joker remplace
photo-rummy-rules-joker-stands = Un joker remplace une photo qui manque à sa combinaison ; cette photo peut se trouver ailleurs. Une famille n’a donc jamais plus de six cartes, une série jamais plus de dix-sept. Inutile de dire quelle photo c’est.

photo-rummy-rules-draw-title = D’abord piocher
photo-rummy-rules-draw = Ton tour commence par une carte piochée dans le paquet de ton choix. Ensuite tu peux poser, puis le tour finit. On ne défausse pas.

photo-rummy-rules-lay-title = Poser ou non
photo-rummy-rules-lay = Tu peux poser plusieurs combinaisons en un tour. Si tu ne peux pas ou ne veux pas poser, tu gardes la carte piochée.

photo-rummy-rules-opening-title = La première combinaison
photo-rummy-rules-opening = Tant que tu n’as rien posé dans cette manche, tu ne peux poser que des combinaisons faites de tes propres cartes. On en juge à la fin de ton tour : parmi les cartes que tu as posées, certaines doivent former à elles seules une combinaison, où qu’elles se trouvent alors.

photo-rummy-rules-add-title = Compléter
photo-rummy-rules-add = Dès que tu as ouvert, au même tour aussi, tu peux ajouter des cartes à toute combinaison de la table, en défaire et en refaire. À un tour suivant, tu peux réarranger sans poser de carte.

photo-rummy-rules-rebuild-title = Réarranger la table
photo-rummy-rules-rebuild = Toute carte qui était sur la table y reste, sauf un joker que tu prends en échange d’une photo, et à la fin de ton tour chaque combinaison est valable. Entre-temps tout est permis. Les cartes que tu as posées pendant ce tour, tu peux les reprendre.

photo-rummy-rules-take-joker-title = Prendre un joker
photo-rummy-rules-take-joker = Si tu as ouvert, tu peux poser une photo de ta main à la place d’un joker, si elle va dans cette combinaison telle qu’elle était au début de ton tour et que la combinaison reste valable. Le joker vient dans ta main : joue-le tout de suite ou garde-le. Une photo libère un joker, et reste sur la table.

photo-rummy-rules-nothing-lost-title = Rien n’apparaît, rien ne disparaît
photo-rummy-rules-nothing-lost = Ta main et la table ont ensemble les mêmes cartes avant et après ton tour. Seules des cartes de ta main arrivent sur la table.

photo-rummy-rules-out-title = La fin de la manche
photo-rummy-rules-out = Qui pose la dernière carte de sa main, avec une table valable, gagne aussitôt la manche.

photo-rummy-rules-points-title = Les points
photo-rummy-rules-points = Les autres perdent 1 point par photo et 10 par joker encore en main. Le gagnant en gagne la somme.

photo-rummy-rules-void-title = Une manche nulle
photo-rummy-rules-void = Si tous les paquets sont épuisés sans que personne ait fini, personne ne marque. Qui a pioché la dernière carte finit d’abord son tour. La table décide si une telle manche compte ou si on la rejoue.

photo-rummy-rules-match-title = La partie
photo-rummy-rules-match = Après les manches convenues, le plus haut total gagne ; à égalité on partage la place.

photo-rummy-rules-clock-title = Une table non valable, et la pendule
photo-rummy-rules-clock = Un tour qui laisserait une table non valable est refusé : répare-le ou reprends tout. Si on joue à la pendule et que le temps est écoulé, table et main redeviennent ce qu’elles étaient, et tu gardes la carte piochée ; si tu n’avais pas pioché, la table pioche pour toi. Elle seule peut le faire.
