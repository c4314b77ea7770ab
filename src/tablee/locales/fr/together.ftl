## Several people on one device
beside = Quelqu’un d’autre joue sur cet appareil ?
beside-about = Vous vous passez l’appareil. Entre les tours, l’écran cache le jeu de chacun.
beside-name = Nom
beside-add = Ajouter
beside-here = sur cet appareil
cover-pass = Passe l’appareil à { $name }
cover-take = Je suis { $name }
cover-about = Les autres, regardez ailleurs, s’il vous plaît !
cover-turn = C’est à { $name } de jouer
cover-who = Qui tient l’appareil ?
cover-look = Tu veux voir ton jeu ? Choisis ton nom.
pass-next = Prochain tour : { $name }.
pass-cover = Cacher et faire passer
catch-up = Voici ce qui s’est passé depuis ton dernier tour.
catch-up-skip = Ignorer
leave-one = Moi seulement
leave-all = Tout le monde
leave-about-all = Un robot jouera pour chaque personne qui part. Vous pourrez revenir tant que personne d’autre n’a pris votre place.

## When it’s your turn and the tab is hidden
settings-notify = Me prévenir quand c’est mon tour
settings-notify-about = Seulement quand cette page est à l’arrière-plan. Ton navigateur te demandera une fois l’autorisation.
settings-notify-denied = Ton navigateur bloque les notifications de cette page. Tu peux les autoriser dans ses réglages.

## The page as an app
offline = Tablée n’arrive pas à joindre son serveur
offline-about = Les tables, les robots et les leçons sont sur le serveur : sans connexion, on ne peut pas jouer. Dès qu’elle revient, tout reprend automatiquement.
offline-works = En attendant, tu peux lire les règles :
install = Installer l’application
here-keep = Télécharger pour jouer hors ligne
