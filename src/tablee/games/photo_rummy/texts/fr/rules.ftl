## Photo Rummy: the paragraphs of the rules page.

photo-rummy-rules-pieces-title = Les cartes
photo-rummy-rules-pieces = Il y a 102 photos de 17 capitales européennes. Chaque capitale en a une pour chacun des six thèmes : palais et parlements, églises, curiosités, plats typiques, boîtes aux lettres et emblèmes. Chaque photo n’existe qu’en un exemplaire. S’y ajoutent six jokers.

photo-rummy-rules-deal-title = La distribution
photo-rummy-rules-deal = De 2 à 4 joueurs, pour autant de manches qu’on veut. Chacun reçoit 8 cartes, cachées aux autres. Le reste est réparti face cachée en cinq paquets presque égaux.

photo-rummy-rules-first-title = Qui commence
photo-rummy-rules-first = Le plus jeune commence la première manche : l’hôte choisit sa place, ou laisse faire le hasard. On joue dans le sens horaire. À la manche suivante, c’est le joueur suivant qui commence, sauf si on en décide autrement.

photo-rummy-rules-melds-title = Familles et séries
photo-rummy-rules-melds = Il y a deux sortes de combinaisons. Une famille, c’est trois à six cartes d’une même capitale. Une série, c’est quatre à dix-sept cartes d’un même thème.

photo-rummy-rules-jokers-title = Plus de photos que de jokers
photo-rummy-rules-jokers = Un joker remplace n’importe quelle photo. Chaque combinaison doit avoir plus de photos que de jokers : un joker au plus pour trois ou quatre cartes, deux pour cinq ou six, et ainsi de suite.

photo-rummy-rules-joker-stands-title = Ce qu’un joker remplace
photo-rummy-rules-joker-stands = Un joker remplace une photo qui manque à sa combinaison, même si cette photo est ailleurs sur la table. Une famille n’a donc jamais plus de six cartes, et une série jamais plus de dix-sept. Pas besoin de dire quelle photo il remplace.

photo-rummy-rules-draw-title = D’abord piocher
photo-rummy-rules-draw = Au début de ton tour, pioche une carte dans le paquet de ton choix. Ensuite, tu peux poser des cartes, puis ton tour est fini. On ne se défausse jamais.

photo-rummy-rules-lay-title = Poser ou non
photo-rummy-rules-lay = Tu peux poser plusieurs combinaisons en un tour. Si tu ne peux pas ou ne veux pas poser, tu gardes simplement la carte piochée.

photo-rummy-rules-opening-title = Ta première combinaison
photo-rummy-rules-opening = Tant que tu n’as pas posé ta première combinaison de la manche, tu ne peux poser que des combinaisons formées uniquement de tes propres cartes. Poser la première, c’est ce qu’on appelle ouvrir.

photo-rummy-rules-add-title = Compléter et réarranger
photo-rummy-rules-add = Dès que tu as ouvert, et déjà pendant ce tour-là, tu peux ajouter des cartes à n’importe quelle combinaison de la table. Tu peux aussi défaire des combinaisons et les recomposer. Aux tours suivants, tu peux même réarranger sans poser de carte. Ton ouverture est vérifiée à la fin de ton tour : parmi les cartes que tu as posées, certaines doivent former à elles seules une combinaison, où qu’elles se trouvent alors.

photo-rummy-rules-rebuild-title = Ce qui reste sur la table
photo-rummy-rules-rebuild = Toute carte qui était sur la table y reste, sauf un joker que tu prends en échange d’une photo. À la fin de ton tour, toutes les combinaisons doivent être valides ; entre-temps, tout est permis. Tu peux reprendre les cartes posées pendant ce tour.

photo-rummy-rules-take-joker-title = Prendre un joker
photo-rummy-rules-take-joker = Si tu as ouvert, tu peux échanger une photo de ta main contre un joker de la table. La photo doit aller dans la combinaison du joker telle qu’elle était au début de ton tour, et la combinaison doit rester valide. Le joker passe dans ta main : joue-le tout de suite ou garde-le. Une photo ne libère qu’un joker, et reste sur la table.

photo-rummy-rules-nothing-lost-title = Rien n’apparaît, rien ne disparaît
photo-rummy-rules-nothing-lost = Ta main et la table réunissent les mêmes cartes avant et après ton coup. Seules des cartes de ta main peuvent s’ajouter à la table.

photo-rummy-rules-out-title = La fin de la manche
photo-rummy-rules-out = Le premier qui pose sa dernière carte en laissant toutes les combinaisons valides finit et gagne aussitôt la manche.

photo-rummy-rules-points-title = Les points
photo-rummy-rules-points = Les autres perdent 1 point par photo et 10 par joker encore en main. Le gagnant en marque le total.

photo-rummy-rules-void-title = Une manche nulle
photo-rummy-rules-void = Si tous les paquets sont épuisés sans que personne ait fini, la manche est nulle et personne ne marque de points. Celui qui a pioché la dernière carte finit d’abord son tour. On décide à l’avance si une manche nulle compte ou si on la rejoue.

photo-rummy-rules-match-title = La partie
photo-rummy-rules-match = Après le nombre de manches convenu, le plus haut total gagne. En cas d’égalité, les joueurs sont ex æquo.

photo-rummy-rules-clock-title = Erreurs et chrono
photo-rummy-rules-clock = Si ton tour laisse une combinaison non valide sur la table, l’arbitre refuse : corrige-la, ou reprends tout. Si on joue avec le chrono et que ton temps est écoulé, la table et ta main redeviennent ce qu’elles étaient, et tu gardes la carte piochée. Si tu n’avais pas encore pioché, une carte est piochée pour toi.
