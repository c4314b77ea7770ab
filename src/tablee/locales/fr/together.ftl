## Several people on one device
beside = Quelqu’un d’autre joue sur cet appareil
beside-about = Vous vous passez l’appareil. Entre les tours, un écran cache les mains.
beside-name = Nom
beside-add = Ajouter
beside-here = sur cet appareil
cover-pass = Passe l’appareil à { $name }
cover-take = Je suis { $name }
cover-about = Que les autres regardent ailleurs, s’il vous plaît.
cover-turn = C’est à { $name } de jouer
cover-who = Qui tient l’appareil ?
cover-look = Qui veut voir sa propre main le dit ici.
pass-next = Au tour de { $name }.
pass-cover = Cacher et passer
catch-up = Voilà ce qui s’est passé depuis ton dernier tour.
catch-up-skip = Passer
leave-one = Je pars seul
leave-all = Nous partons tous
leave-about-all = Un bot continue pour chaque personne qui part. Vous pouvez revenir tant que personne d’autre n’a pris la place.

## When it is one’s turn in a hidden tab
settings-notify = Notification quand c’est mon tour
settings-notify-about = Seulement quand tu regardes autre chose. Ton navigateur demande une fois s’il a le droit.
settings-notify-denied = Ton navigateur bloque les notifications de cette page. Tu peux les autoriser dans ses réglages.

## The page as an app
offline = Tablée ne joint pas son serveur
offline-about = Les tables, les bots et les leçons sont sur le serveur : sans connexion, personne ne peut jouer. Dès qu’elle revient, tout reprend tout seul.
offline-works = En attendant, on peut lire les règles :
install = Installer comme application
