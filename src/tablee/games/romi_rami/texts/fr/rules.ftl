## Romi Rami: the paragraphs of the rules page.

romi-rami-rules-cards-title = Les cartes
romi-rami-rules-cards = 92 cartes de quatre couleurs : cœur, diamant, cerise et trèfle. Leurs valeurs vont de 1 à 5 ; il y a dans chaque couleur cinq 2, cinq 3 et cinq 4, et quatre 1 et quatre 5.

romi-rami-rules-contracts-title = Les contrats
romi-rami-rules-contracts = 36 contrats. Chacun demande une à trois combinaisons, par exemple une paire, un carré ou une suite, et indique ses points et sa couleur bonus.

romi-rami-rules-trophies-title = Les trophées
romi-rami-rules-trophies = Quatre trophées sont lancés au début ; la face visible est en jeu. Une face récompense les combinaisons de deux, trois, quatre ou cinq cartes et vaut 5, 4, 3 ou 2 points ; l’autre récompense les contrats d’une couleur et vaut 3.

romi-rami-rules-deal-title = La distribution
romi-rami-rules-deal = De 2 à 4 joueurs. Chacun reçoit 3 cartes et un joker. Quatre contrats et six cartes sont face visible : les marchés. Le plus jeune commence, ou qui le sort ou l’hôte désigne ; on joue dans le sens horaire.

romi-rami-rules-take-title = 1. Prendre des cartes
romi-rami-rules-take = Prends une, deux ou trois cartes au marché. Elles ont toutes la même valeur, ou toutes la même couleur. Il faut en prendre au moins une.

romi-rami-rules-complete-title = 2. Remplir des contrats
romi-rami-rules-complete = Si tu veux, remplis autant de contrats du marché que tu peux en payer. Le marché n’est pas complété entre-temps.

romi-rami-rules-refill-title = 3. Compléter
romi-rami-rules-refill = Les marchés sont complétés. Avec moins de 3 cartes, tu pioches jusqu’à 3 ; avec plus de 10, tu défausses à ton choix jusqu’à 10.

romi-rami-rules-pay-title = Payer un contrat
romi-rami-rules-pay = Paie exactement les cartes que le contrat demande, ni plus ni moins. Chaque carte ne sert qu’à une combinaison.

romi-rami-rules-values-title = Seules les valeurs comptent
romi-rami-rules-values = Une paire, un brelan, un carré ou un quintuple, ce sont des valeurs égales de n’importe quelles couleurs. Une suite, ce sont des valeurs qui se suivent, de n’importe quelles couleurs ; après le 5 il n’y a pas de 1. Une paire de 1 demande des 1.

romi-rami-rules-same-title = Deux fois la même valeur
romi-rami-rules-same = Deux combinaisons d’un contrat peuvent avoir la même valeur : quatre 2 sont un carré ou deux paires, comme tu veux.

romi-rami-rules-joker-title = Le joker
romi-rami-rules-joker = Une fois dans la partie, ton joker peut remplacer n’importe quelle carte d’un contrat. Ensuite il quitte le jeu. Il n’a jamais la couleur bonus.

romi-rami-rules-bonus-title = Cartes bonus
romi-rami-rules-bonus = Le contrat est à toi. Parmi les cartes payées, celles de la couleur bonus vont face cachée sur ta pile bonus et valent 1 point chacune à la fin ; les autres sont défaussées. Choisis donc bien avec quoi tu paies.

romi-rami-rules-ending-title = La fin
romi-rami-rules-ending = Quand quelqu’un a rempli 7 contrats à deux, 6 à trois ou 5 à quatre, on termine le tour de table, pour que tout le monde ait joué autant de fois.

romi-rami-rules-score-title = Les points
romi-rami-rules-score = Les points de tes contrats, 1 par carte bonus, tes trophées, et 1 pour un joker non utilisé.

romi-rami-rules-most-title = Qui reçoit un trophée
romi-rami-rules-most = Un trophée de couleur va à qui a le plus de contrats de cette couleur ; les cartes bonus ne comptent pas. Un trophée de combinaisons va à qui a le plus de combinaisons de cette taille ; trois paires dans un contrat en font trois. À égalité, même à zéro, personne ne le reçoit.

romi-rami-rules-winner-title = Qui gagne
romi-rami-rules-winner = Le plus de points gagne ; à égalité, le plus de cartes bonus. Si c’est encore égal, la victoire est partagée.

romi-rami-rules-match-title = Plusieurs manches
romi-rami-rules-match = Une partie peut avoir plusieurs manches ; chacune est un jeu entier, où tout le monde retrouve un joker. Les points s’additionnent et le plus haut total gagne ; à égalité, la victoire est partagée. À chaque manche, c’est la place suivante dans le sens horaire qui commence.

romi-rami-rules-empty-title = Quand les cartes manquent
romi-rami-rules-empty = Si la pioche est vide, on mélange les défausses. S’il n’y en a pas non plus, le marché reste incomplet ; s’il n’a plus aucune carte, on ne prend rien. S’il n’y a plus de contrat, la partie finit après le tour de table.

romi-rami-rules-secret-title = Ce que tout le monde voit
romi-rami-rules-secret = Tout le monde voit les deux marchés, la hauteur des pioches, le nombre de cartes de chaque main et de chaque pile bonus, les contrats remplis, les jokers, les trophées, la défausse et les cartes payées. Les mains sont cachées, et toi seul sais quelles cartes sont dans ta pile bonus.

romi-rami-rules-stalled-title = Quand rien ne se passe
romi-rami-rules-stalled = Si personne ne remplit de contrat pendant un très grand nombre de tours, la partie finit et on compte les points.

romi-rami-rules-edition-title = Votre propre édition
romi-rami-rules-edition = La table peut jouer avec ses propres cartes, contrats et trophées, donnés dans un fichier.

romi-rami-rules-clock-title = Jouer à la pendule
romi-rami-rules-clock = Une table peut fixer une limite de temps. Quand le temps est écoulé, la table prend pour toi la carte qui est au marché depuis le plus longtemps, si tu n’en as pas encore pris, ne remplit rien, défausse les plus basses au-delà de 10 cartes et finit ton tour. Elle seule peut le faire.
