## Photo Rummy: what the lesson says, scene by scene.

photo-rummy-lesson-welcome = Bienvenue ! Voici tes huit photos de capitales européennes. Tu poses des familles (des cartes d’une même capitale) et des séries (des cartes d’un même thème). Le premier qui n’a plus de cartes gagne.
photo-rummy-lesson-draw = Au début de chaque tour, on pioche une carte dans un paquet. Pioche dans celui qui est marqué.
photo-rummy-lesson-short = Tu as pioché un plat de Londres ! Essaie d’abord avec deux cartes : choisis l’église et la curiosité de Londres, puis touche l’emplacement libre sur la table.
photo-rummy-lesson-open = Il faut trois cartes pour une famille : l’arbitre le dit tout de suite. Ajoute le plat de Londres, puis appuie sur « Finir le tour ».
photo-rummy-lesson-draw-again = Mia a posé une série : cinq plats. Pioche de nouveau dans le paquet marqué.
photo-rummy-lesson-add = Maintenant que tu as ouvert, tu peux compléter tout ce qui est sur la table. Ajoute la boîte aux lettres de Londres à ta famille et finis ton tour.
photo-rummy-lesson-apart = Mia a posé des boîtes aux lettres et un joker, qui remplace n’importe quelle photo. Pioche une carte dans le paquet marqué.
photo-rummy-lesson-apart-lay = Tu peux réarranger la table. Tu as l’église et l’emblème de Berlin ; prends le plat de Berlin dans la série : il reste quatre plats, ça suffit. Pose les trois cartes de Berlin en famille et finis ton tour.
photo-rummy-lesson-joker = Mia a pioché sans rien poser. Pioche dans le paquet marqué.
photo-rummy-lesson-joker-take = Au tour du joker : tu as une boîte aux lettres, celle de Paris. Mets-la sur le joker : elle prend sa place, et le joker est à toi. Finis ton tour.
photo-rummy-lesson-last = Ça se présente bien ! Pioche encore une fois dans le paquet marqué.
photo-rummy-lesson-out = Pose tout maintenant : les cinq curiosités et le joker font une série, et l’emblème de Londres rejoint la famille de Londres. L’ampoule te montre comment. Puis finis ton tour.
photo-rummy-lesson-won = Plus de cartes : tu gagnes la manche ! Mia perd un point par photo qui lui reste, et ces points sont pour toi ; un joker lui en coûterait 10. Maintenant, tu connais le jeu. Amuse-toi bien !
