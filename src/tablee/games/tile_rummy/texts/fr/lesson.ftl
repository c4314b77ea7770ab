## Tile Rummy: what the lesson says, scene by scene.

tile-rummy-lesson-welcome = Bienvenue ! Voici tes 14 pièces. Tu poses des combinaisons : des suites comme 10, 11, 12 rouges, et des séries comme trois 7 de couleurs différentes. Le premier qui pose sa dernière pièce gagne.
tile-rummy-lesson-short = Commence par une suite. Touche le 10 rouge et le 11 rouge, puis l’emplacement libre sur la table. Tu peux aussi les faire glisser.
tile-rummy-lesson-open = Deux pièces, ce n’est pas assez : l’arbitre le dit tout de suite. Ajoute le 12 rouge. Ces trois pièces valent 33 points ; pour ouvrir, il en faut 30. Appuie ensuite sur « Finir le tour ».
tile-rummy-lesson-add = Mia a ouvert aussi. À partir de maintenant, tu peux réarranger toute la table. Ajoute le 3 bleu et le 4 bleu à la suite bleue de Mia, puis finis ton tour.
tile-rummy-lesson-apart = On peut aussi défaire des combinaisons. Fais une nouvelle série avec ton 7 noir, ton 7 orange et le 7 bleu de la table : la suite bleue reste assez longue. Puis finis ton tour.
tile-rummy-lesson-star = Une étoile remplace n’importe quelle pièce ; celle de Mia remplace le 13 rouge. Le vrai, c’est toi qui l’as ! Mets-le à la place de l’étoile, et pose l’étoile avec le 1 noir et le 2 noir : elle devient le 3 noir. Puis finis ton tour.
tile-rummy-lesson-exchange = Maintenant, tu ne peux rien poser : échange une pièce. Appuie sur « Échanger », choisis le 1 orange et confirme. Tu en reçois une nouvelle de la pioche.
tile-rummy-lesson-last = Quelques tours plus tard : il te reste une pièce, et Mia vient de poser trois 10. Ajoute ton 10 rouge et finis ton tour.
tile-rummy-lesson-won = Ton chevalet est vide : gagné ! Mia perd les points de son chevalet, et ils sont pour toi. Maintenant, tu connais le jeu. Amuse-toi bien !
