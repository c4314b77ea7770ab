## Romi Rami: what the lesson says, scene by scene.

romi-rami-lesson-welcome = Bienvenue ! Tu as trois cartes et un joker. Au milieu il y a les marchés : des contrats qui rapportent des points, et des cartes pour les payer. Qui a le plus de points à la fin gagne.
romi-rami-lesson-take = Chaque tour commence au marché des cartes : prends une à trois cartes de même valeur, ou de même couleur. Choisis les deux 2 et appuie sur « Prendre ».
romi-rami-lesson-complete = Tu as quatre 2 ! C’est juste ce que demande le contrat « carré ». Touche-le et appuie sur « Payer ».
romi-rami-lesson-end = Le contrat est à toi, 2 points. Le cœur que tu as payé est de sa couleur bonus : il va sur ta pile bonus et fait un point de plus. Finis le tour : les marchés et ta main sont complétés.
romi-rami-lesson-suit = Mia a pris deux 4. Prends maintenant des cartes d’une même couleur : le 3 et le 5 de cœur.
romi-rami-lesson-refused = Peux-tu payer une suite de 5 ? Essaie : choisis le 3 de trèfle, le 4 de diamant et le 5 de cerise, et touche le contrat « suite de 5 ».
romi-rami-lesson-joker = L’arbitre dit ce qui manque. Prends-en un autre : « paire + brelan ». Tu as deux 3 et deux 5, et une fois dans la partie le joker est la carte que tu veux. Touche le contrat et appuie sur « Payer ».
romi-rami-lesson-end-again = Très bien ! Finis le tour.
romi-rami-lesson-trophies = Les quatre trophées rapportent aussi des points à la fin : à qui a le plus de contrats d’une couleur, ou le plus de combinaisons d’autant de cartes. À égalité, personne ne les reçoit.
romi-rami-lesson-won = À deux, la partie finit quand quelqu’un a 7 contrats et que tout le monde a joué autant de fois. Comptent les contrats, les cartes bonus, les trophées et un joker non utilisé. Tu connais maintenant le jeu. Amuse-toi bien !
