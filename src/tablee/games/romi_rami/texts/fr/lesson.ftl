## Romi Rami: what the lesson says, scene by scene.

romi-rami-lesson-welcome = Bienvenue ! Tu as trois cartes et un joker. Au milieu, il y a les marchés : des contrats qui rapportent des points, et des cartes pour les payer. À la fin, le meilleur score gagne.
romi-rami-lesson-take = Chaque tour commence au marché des cartes : prends une à trois cartes de même valeur, ou de même couleur. Choisis les deux 2 et appuie sur « Prendre 2 cartes ».
romi-rami-lesson-complete = Tu as quatre 2 ! C’est exactement ce que demande le contrat « carré ». Touche-le et appuie sur « Payer ».
romi-rami-lesson-end = Le contrat est à toi : 2 points. Le cœur avec lequel tu as payé est de sa couleur bonus : il va sur ta pile bonus et rapporte un point de plus. Finis ton tour : on complète les marchés et ta main.
romi-rami-lesson-suit = Mia a pris deux 4. Prends maintenant des cartes d’une même couleur : le 3 et le 5 de cœur.
romi-rami-lesson-refused = Peux-tu payer une suite de 5 ? Essaie : choisis le 3 de trèfle, le 4 de diamant et le 5 de cerise, puis touche le contrat « suite de 5 ».
romi-rami-lesson-joker = L’arbitre te dit ce qui manque. Essaie un autre contrat : « paire + brelan ». Tu as deux 3 et deux 5 et, une fois par manche, ton joker peut être la carte que tu veux. Touche le contrat et appuie sur « Payer ».
romi-rami-lesson-end-again = Très bien ! Finis ton tour.
romi-rami-lesson-trophies = À la fin, les quatre trophées rapportent aussi des points. Chacun va à celui qui a le plus de contrats d’une certaine couleur bonus, ou le plus de combinaisons d’une certaine taille. En cas d’égalité, personne ne le reçoit.
romi-rami-lesson-won = À deux, la manche se termine quand quelqu’un a 7 contrats et que chacun a joué le même nombre de tours. On compte les contrats, les cartes bonus, les trophées et le joker s’il n’a pas servi. Maintenant, tu connais le jeu. Amuse-toi bien !
