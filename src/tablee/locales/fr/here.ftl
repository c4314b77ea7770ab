## Tables on this device: without a server, or while it can’t be reached
here = Sur cet appareil
# Above the form for a new table.
here-new = Cette table sera seulement sur cet appareil : personne ne pourra la rejoindre depuis un autre appareil. Joue contre des robots, ou passez-vous l’appareil.
# In the waiting room, in the place of the invite link.
here-room = Personne ne peut rejoindre cette table depuis un autre appareil. Joue contre des robots, ou ajoute les personnes qui sont avec toi et passez-vous l’appareil.
here-more = Qu’est-ce que ça veut dire ?
# At a table that is on the server, while it can’t be reached.
here-waits = Reprendra au retour du serveur
here-offline = Pas de serveur, mais on peut jouer quand même
here-offline-about = Tablée n’arrive pas à joindre son serveur pour l’instant. Les nouvelles tables seront donc sur cet appareil : contre des robots, ou à plusieurs en se le passant. Tes tables sur le serveur t’attendront jusqu’à son retour.
here-waking = Préparation des jeux…
# The first time only.
here-waking-first = Les jeux se chargent sur cet appareil ({ $megabytes } Mo). Ce n’est aussi long que la première fois.

## A site without a server
here-alone = Tout reste sur cet appareil
here-alone-about = Joue contre des robots, ou passez-vous l’appareil. Il n’y a ni serveur ni compte, et une fois chargé, tout fonctionne aussi sans connexion.

## What it means that a table is on this device
here-about = Les tables sur cet appareil
here-about-only = Elles sont enregistrées dans ce navigateur, sur cet appareil, et nulle part ailleurs : personne ne peut les rejoindre ni les regarder depuis un autre appareil. Pour jouer avec des amis sur d’autres appareils, il faut un serveur Tablée.
here-about-lost = Elles disparaissent si tu effaces les données de cette page dans le navigateur ou si tu fermes une fenêtre privée. Safari les supprime aussi après un moment sans visite, sauf si tu as installé Tablée comme application.
here-about-record = Tu veux garder une partie ? Télécharge son enregistrement quand elle est finie. Tu pourras la revoir et la vérifier ici ou sur n’importe quel serveur Tablée.
here-about-fair = Le nombre secret qui décide de la donne est aussi sur cet appareil. La vérification montre donc que le programme a distribué comme promis, mais elle ne prouve pas que personne n’ait pu regarder.
here-about-kept = Ton navigateur a promis de ne pas les supprimer de lui-même.
here-about-unkept = Ton navigateur n’a pas promis de garder tes tables : s’il manque de place, il peut les supprimer.

## Everything for tables on this device, kept in the browser.
here-keep-about = Tu pourras alors jouer ici, même sans connexion : contre des robots, ou en vous passant l’appareil. Cela prend { $megabytes } Mo.
here-keep-progress = Chargement : { $done } Mo sur { $megabytes }
here-keep-done = Prêt à jouer hors ligne
here-keep-undo = Supprimer de cet appareil
here-keep-failed = Ça n’a pas marché. Vérifie ta connexion et l’espace libre sur cet appareil, puis réessaie.

## A code that leads to no table
here-unknown = Aucune table n’a ce code sur cet appareil
here-unknown-about = Une table sans serveur reste sur l’appareil où elle a été ouverte. Pour jouer ensemble depuis plusieurs appareils, il faut un serveur Tablée.
