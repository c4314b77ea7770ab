## Photo Rummy: what the lesson says, scene by scene.

photo-rummy-lesson-welcome = Bienvenue ! Voici tes huit photos de capitales européennes. Tu poses des familles, les cartes d’une capitale, et des séries, les cartes d’un thème. Qui n’a plus de cartes avant les autres gagne.
photo-rummy-lesson-draw = Chaque tour commence par une carte d’un paquet. Pioche dans celui qui est marqué.
photo-rummy-lesson-short = Tu as pioché un plat de Londres ! Essaie d’abord avec deux cartes : choisis l’église et la curiosité de Londres, et touche la place libre sur la table.
photo-rummy-lesson-open = Une famille demande trois cartes : l’arbitre le dit tout de suite. Ajoute le plat de Londres, puis appuie sur « Finir le tour ».
photo-rummy-lesson-draw-again = Mia a posé une série : cinq plats. Pioche de nouveau, dans le paquet marqué.
photo-rummy-lesson-add = Puisque tu as ouvert, tu peux compléter tout ce qui est sur la table. Ajoute la boîte aux lettres de Londres à ta famille et finis le tour.
photo-rummy-lesson-apart = Mia a posé des boîtes aux lettres, dont un joker, qui remplace n’importe quelle photo. Pioche une carte dans le paquet marqué.
photo-rummy-lesson-apart-lay = Tu peux réarranger la table. Tu as l’église et l’emblème de Berlin ; prends le plat de Berlin dans la série : il en reste quatre, et cela suffit. Pose les trois en famille et finis le tour.
photo-rummy-lesson-joker = Mia a pioché sans rien poser. Pioche dans le paquet marqué.
photo-rummy-lesson-joker-take = Maintenant le joker : tu as une boîte aux lettres, celle de Paris. Mets-la sur le joker : elle prend sa place, et le joker est à toi. Finis le tour.
photo-rummy-lesson-last = Ça se présente bien ! Pioche encore une fois dans le paquet marqué.
photo-rummy-lesson-out = Pose tout maintenant : les cinq curiosités et le joker font une série, et l’emblème de Londres va à la famille de Londres. L’ampoule te le montre. Puis finis le tour.
photo-rummy-lesson-won = Plus de cartes : tu gagnes la manche ! Mia perd un point par photo qu’elle a en main, et tu les gagnes ; un joker en vaudrait 10. Tu connais maintenant le jeu. Amuse-toi bien !
