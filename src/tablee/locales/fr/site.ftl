## What a site without a server says in the place of the messages with the same names
start-lead-site = Des jeux pour toute la tablée, directement dans ton navigateur : contre des robots ou à plusieurs sur un appareil, sans compte.
play-friends-site = Jouer ensemble ici
about-text-site = Tablée est une table pour des jeux que l’on trouve en magasin : joues-y ici contre des robots, ou à plusieurs sur un même appareil.
about-privacy-text-site = Rien. Il n’y a ni compte, ni cookie, ni pistage, et ce que tu joues ne quitte jamais cet appareil. Seul ton navigateur retient ton nom, tes réglages, tes tables et le résultat de tes parties.
replay-about-site = Revois une partie enregistrée, coup par coup, avec toutes les mains visibles. Peu importe où elle a été jouée.
verify-about-site = Ici, chacun peut vérifier que personne n’a truqué la donne. Cette page refait elle-même le calcul, à partir du nombre secret montré après la partie. Elle rejoue aussi la partie pour voir si les coups et les points respectent les règles.
verify-elsewhere-site = Pas besoin de faire confiance à cette page : n’importe quel serveur Tablée, ou la commande « tablee verify », peut vérifier le même fichier.
verify-unfinished-site = Tout n’a pas pu être vérifié : la partie n’a pas pu être rejouée.
verify-server-site = Vérifié selon les règles
verify-words-invented-site = Des mots sont attribués à un robot, or les robots n’en ajoutent pas : ils ont été inventés.
verify-box-open-site = Cette table a son propre matériel : impossible de vérifier ici dans quel ordre il était avant le mélange.
refusal-server-failed-site = Un problème est survenu. Rien n’a changé : réessaie.
refusal-server-unreachable-site = Une partie de cette page n’a pas pu être chargée. Est-ce que ta connexion fonctionne ?
refusal-message-unreadable-site = Impossible de comprendre ({ $reason }). Recharge la page.
refusal-record-other_rules-site = Cette partie a été jouée avec d’autres règles (version { $version }) ; cette page a la version { $ours }.
