## Romi Rami: the paragraphs of the rules page.

romi-rami-rules-cards-title = Les cartes
romi-rami-rules-cards = Il y a 92 cartes de quatre couleurs : cœur, diamant, cerise et trèfle. Leurs valeurs vont de 1 à 5. Chaque couleur a cinq 2, cinq 3 et cinq 4, mais seulement quatre 1 et quatre 5.

romi-rami-rules-contracts-title = Les contrats
romi-rami-rules-contracts = Il y a 36 contrats. Chacun demande une à trois combinaisons, par exemple une paire, un carré ou une suite. Il indique aussi ses points et sa couleur bonus.

romi-rami-rules-trophies-title = Les trophées
romi-rami-rules-trophies = Au début, on lance les quatre trophées : la face visible est en jeu. Une face récompense le plus grand nombre de combinaisons de deux, trois, quatre ou cinq cartes et vaut 5, 4, 3 ou 2 points. L’autre récompense le plus grand nombre de contrats d’une certaine couleur bonus et vaut 3 points.

romi-rami-rules-deal-title = La distribution
romi-rami-rules-deal = De 2 à 4 joueurs. Chacun reçoit 3 cartes et un joker. On étale quatre contrats et six cartes, face visible : ce sont les marchés. Le plus jeune commence, ou celui que désigne l’hôte ou le hasard. On joue dans le sens horaire.

romi-rami-rules-take-title = 1. Prendre des cartes
romi-rami-rules-take = Prends une, deux ou trois cartes au marché. Elles doivent toutes avoir la même valeur, ou toutes la même couleur. Il faut en prendre au moins une.

romi-rami-rules-complete-title = 2. Remplir des contrats
romi-rami-rules-complete = Si tu veux, remplis autant de contrats du marché que tu peux en payer. Entre-temps, on ne complète pas le marché.

romi-rami-rules-refill-title = 3. Compléter
romi-rami-rules-refill = On complète les marchés. Si tu as moins de 3 cartes, pioche jusqu’à en avoir 3. Si tu en as plus de 10, défausses-en jusqu’à en garder 10 : c’est toi qui choisis lesquelles.

romi-rami-rules-pay-title = Payer un contrat
romi-rami-rules-pay = Paie avec les cartes exactes que demande le contrat, ni plus ni moins. Chaque carte ne sert qu’à une combinaison.

romi-rami-rules-values-title = Seules les valeurs comptent
romi-rami-rules-values = Une paire, un brelan, un carré ou un quintuple réunit des cartes de même valeur, quelles que soient leurs couleurs. Une suite réunit des valeurs qui se suivent, quelles que soient les couleurs ; après le 5, on ne revient pas au 1. Pour une paire de 1, il faut deux 1.

romi-rami-rules-same-title = Deux fois la même valeur
romi-rami-rules-same = Deux combinaisons d’un contrat peuvent avoir la même valeur : quatre 2 font un carré ou deux paires, selon ce qu’il te faut.

romi-rami-rules-joker-title = Le joker
romi-rami-rules-joker = Une fois par manche, ton joker peut remplacer n’importe quelle carte d’un contrat. Ensuite, il quitte le jeu. Il n’a jamais la couleur bonus.

romi-rami-rules-bonus-title = Cartes bonus
romi-rami-rules-bonus = Le contrat est à toi. Parmi les cartes avec lesquelles tu as payé, celles de la couleur bonus vont face cachée sur ta pile bonus et valent 1 point chacune à la fin. Les autres sont défaussées. Choisis donc bien avec quoi tu paies.

romi-rami-rules-ending-title = La fin
romi-rami-rules-ending = Les derniers tours commencent quand quelqu’un remplit son 7e contrat (à deux joueurs), son 6e (à trois) ou son 5e (à quatre). On continue jusqu’à ce que chacun ait joué le même nombre de tours.

romi-rami-rules-score-title = Les points
romi-rami-rules-score = Additionne les points de tes contrats, 1 point par carte bonus, tes trophées, et 1 point si ton joker n’a jamais servi.

romi-rami-rules-most-title = Qui reçoit un trophée
romi-rami-rules-most = Un trophée de couleur va à celui qui a le plus de contrats de cette couleur bonus ; les cartes bonus ne comptent pas. Un trophée de combinaisons va à celui qui a le plus de combinaisons de cette taille ; trois paires dans un contrat en font trois. En cas d’égalité, personne ne reçoit le trophée, même si tout le monde est à zéro.

romi-rami-rules-winner-title = Qui gagne
romi-rami-rules-winner = Le meilleur score gagne. En cas d’égalité, celui qui a le plus de cartes bonus l’emporte. Si l’égalité persiste, la victoire est partagée.

romi-rami-rules-match-title = Plusieurs manches
romi-rami-rules-match = Une partie peut avoir plusieurs manches. Chacune est un Romi Rami complet, où tout le monde retrouve son joker. Les points s’additionnent et le plus haut total gagne ; en cas d’égalité, la victoire est partagée. À la manche suivante, c’est le joueur suivant dans le sens horaire qui commence.

romi-rami-rules-empty-title = Quand les cartes manquent
romi-rami-rules-empty = Si la pioche est vide, on mélange la défausse pour en faire une nouvelle. Si la défausse est vide aussi, le marché reste incomplet ; s’il n’a plus aucune carte, on ne prend rien. S’il n’y a plus de contrat, on continue jusqu’à ce que chacun ait joué le même nombre de tours, puis la manche est finie.

romi-rami-rules-secret-title = Ce que tout le monde voit
romi-rami-rules-secret = Tout le monde voit les deux marchés, le nombre de cartes des pioches, des mains et des piles bonus, les contrats remplis, les jokers, les trophées et la défausse. On voit aussi avec quelles cartes tu paies. Les mains sont cachées, et personne d’autre que toi ne sait quelles cartes sont dans ta pile bonus.

romi-rami-rules-stalled-title = Quand rien ne se passe
romi-rami-rules-stalled = Si personne ne remplit de contrat pendant un très grand nombre de tours, la manche s’arrête et on compte les points.

romi-rami-rules-edition-title = Ta propre édition
romi-rami-rules-edition = On peut jouer avec ses propres cartes, contrats et trophées, chargés depuis un fichier.

romi-rami-rules-clock-title = Jouer avec le chrono
romi-rami-rules-clock = On peut fixer une limite de temps. Quand ton temps est écoulé et que tu n’as encore rien pris, la carte qui est au marché depuis le plus longtemps est prise pour toi. Aucun autre contrat n’est rempli. Si tu as plus de 10 cartes, les plus basses sont défaussées, et ton tour est fini.
