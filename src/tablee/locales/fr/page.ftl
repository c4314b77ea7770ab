## Ce que dit la page autour des jeux.

go-home = Aller à l’accueil
close = Fermer
dismiss = Masquer
try-again = Réessayer

settings = Réglages
settings-language = Langue
settings-theme = Apparence
settings-theme-system = Comme l’appareil
settings-theme-light = Claire
settings-theme-dark = Sombre
settings-distinct = Des couleurs plus faciles à distinguer
settings-left-handed = Pour gauchers : les boutons à gauche
settings-motion = Animations
settings-motion-system = Comme l’appareil
settings-motion-less = Moins
settings-motion-full = Toutes
settings-sound = Sons
settings-volume = Volume
settings-felt = Table
settings-felt-meadow = Prairie
settings-felt-sea = Mer
settings-felt-plum = Prune
settings-felt-walnut = Noyer
settings-confetti = Confettis en cas de victoire
settings-emotes = Réactions des autres

## Accueil
start-title = Jouer ensemble
start-heading = Prends place !
start-lead = Des jeux pour toute la tablée, dans le navigateur : avec des amis, avec des robots, sans compte.
preview-table = Tu as une invitation : prends place à la table et joue.
name-ask = Comment veux-tu qu’on t’appelle ?
file-choose = Choisis un fichier
name-guest = Invité
play-now = Jouer contre des robots
play-friends = Jouer avec des amis
players-range = De { $least } à { $most } joueurs
join-ask = Tu as une invitation ?
join-code = Code de la table
join = Rejoindre
foot-independent = Indépendant des éditeurs des jeux.

## Nouvelle table
new-title = Nouvelle table : { $game }
new-open = Ouvrir la table
players = Joueurs
fewer = { $what } : moins
more = { $what } : plus

## Salle d’attente
waiting-heading = { $game } : qui joue ?
waiting-seats = À la table
seat-free = Place libre
seat-taken = { $name } a pris place.
bot = robot
away = pas là
host = Hôte
add-bot = Ajouter un robot
add-bot-on = Ajouter un robot à la place { $number }
level = Niveau des robots
level-of = Niveau de { $name }
# How strong a bot is; beside it so many of four stars.
level-told = { $level } (niveau { $number } sur 4)
pace = Temps de réflexion des robots
pace-none = Aucun
pace-quick = Court
pace-human = Comme une personne
pace-slow = Long
remove-seat = Libérer la place de { $name }
take-seat = Prendre place
start = Commencer
start-fills = { $count ->
    [one] Une place est libre : au début de la partie, un robot la prend.
   *[other] { $count } places sont libres : au début de la partie, des robots les prennent.
}
start-ready = Toutes les places sont prises.
start-waits = { $host } lance la partie.
spectators = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
leave-seat = Quitter ma place
invite = Inviter
invite-about = Envoie ce lien à qui doit jouer avec toi, ou fais photographier le code.
invite-link = Lien d’invitation
invite-qr = Code QR du lien d’invitation
invite-code = Ou dis-leur le code de la table :
link-copy = Copier
link-copied = Copié
link-share = Partager
agreed = Ce qui est convenu

## À la table
table-opening = On passe à table …
table-problem = Cela ne marche pas
your-turn = À toi de jouer
round = Manche { $round } sur { $rounds }
watching = Tu regardes la partie.
connection-lost = Connexion perdue. Nouvel essai …
clock-left = { $count ->
    [one] encore une seconde
   *[other] encore { $count } secondes
}
clock-left-long = encore { $minutes } min { $seconds } s
# $time is one of the two above.
clock-stands = horloge arrêtée, { $time }
clock-grace = { $count ->
    [one] Connexion perdue : la table attend encore une seconde
   *[other] Connexion perdue : la table attend encore { $count } secondes
}
clock-hurry = { $count ->
    [one] Encore une seconde pour ton tour
   *[other] Encore { $count } secondes pour ton tour
}
clock-quick = Vite !
clock-up = Ton temps était écoulé : la table a joué pour toi.
clock-waits = { $count ->
    [one] { $player } a perdu la connexion : la table attend une seconde.
   *[other] { $player } a perdu la connexion : la table attend jusqu’à { $count } secondes.
}
links = Partager ou changer d’appareil
watch = Regarder
watch-about = Avec ce lien, on voit la table, mais la main de personne.
watch-link = Lien pour regarder
watch-qr = Code QR pour regarder
device = Continuer sur un autre appareil
device-about = Ce lien est ta place : garde-le pour toi.
device-link = Lien vers ta place
device-qr = Code QR de ta place
leave = Quitter la table
leave-ask = Quitter la table ?
leave-about = Un robot joue la suite pour toi. Tu peux revenir tant que personne n’a repris ta place.
leave-stay = Rester
leave-go = Quitter

## Les gens autour de la table
cancel = Annuler
stand-in = Un robot joue pour toi.
come-back = Je suis de retour
take-over = Reprendre la place de { $name }
take-over-about = Un robot joue pour { $name }. Tu prends sa place à la prochaine manche, ou tout de suite si toute la table est d’accord.
take-over-about-last = Un robot joue pour { $name }. C’est la dernière manche : tu prends sa place si la table rejoue, ou tout de suite si toute la table est d’accord.
waiting-next = Tu prends la place de { $name } à la prochaine manche. D’ici là, le robot continue.
waiting-last = C’est la dernière manche. Tu prends la place de { $name } si la table rejoue.
waiting-asked = On demande à toute la table si tu peux jouer tout de suite.
waiting-stop = Ne plus attendre
newcomer-waits = { $newcomer } va prendre cette place
consent-ask = Est-ce que { $newcomer } peut reprendre tout de suite le jeu de { $name }, avec la main telle qu’elle est ?
consent-yes = Oui, tout de suite
consent-no = Pas maintenant
offered = Ouverte aux nouveaux
player-menu = { $name } : plus
player-mute = Masquer les réactions de { $name }
player-unmute = Afficher à nouveau les réactions de { $name }
player-replace = Laisser un robot jouer pour { $name }
player-offer = Ouvrir la place aux nouveaux
player-keep = Fermer la place aux nouveaux
player-agree = Laisser { $newcomer } jouer tout de suite
player-remove = Retirer { $name } de la table
remove-ask = Retirer { $name } ?
remove-about = { $name } ne pourra plus s’asseoir à cette table.
remove-about-playing = Un robot continue, et { $name } ne pourra pas revenir à cette table.
remove-go = Retirer
seat-back = { $name } est de retour.
seat-bot = Un robot joue la suite pour { $name }.
note-removed = { $name } ne fait plus partie de la table. Un robot joue la suite.
note-reserved = { $name } va prendre la place de { $other }.
note-withdrawn = { $name } n’attend plus de place.
note-agreed = { $name } accepte que { $other } joue tout de suite.
note-seated = { $name } prend la place de { $other }.
emotes = Réactions
emote-told = { $name } : { $emote }
emote-hello = Bonjour !
emote-well_played = Bien joué !
emote-thanks = Merci !
emote-oops = Oups !
emote-hurry = Un peu plus vite, s’il te plaît !
emote-thinking = Je réfléchis …
emote-laugh = Ha ha !
emote-good_game = Belle partie !

## La fin d’une manche et de la partie
won-round-me = Tu as gagné !
won-round = { $count ->
    [one] { $winners } gagne
   *[other] { $winners } gagnent
}
won-match-me = Tu as gagné la partie !
won-match = { $count ->
    [one] { $winners } gagne la partie
   *[other] { $winners } gagnent la partie
}
result-show = Résultat
next-round = Manche suivante
rematch = Rejouer
look-at-table = Regarder la table
sheet = Feuille de score
sheet-round = Manche
sheet-total = Total
record = Télécharger le récit

## Erreurs
missing = Il n’y a rien ici
missing-about = Cette adresse ne mène nulle part. Il manque peut-être une lettre ?
refusal-unknown = Cela n’a pas marché ({ $code }).
refusal-server-unreachable = Le serveur ne répond pas. Le réseau est-il là ?

## À propos
about = À propos de Tablée
about-text = Tablée est une table pour des jeux que l’on trouve en magasin : on y joue ici avec des amis et avec des robots.
about-independent = Tablée est indépendant des éditeurs des jeux et n’utilise aucune de leurs illustrations. Si un jeu te plaît, achète la boîte.
about-privacy = Ce que nous savons de toi
about-privacy-text = Le nom que tu donnes, et ce que tu joues. Il n’y a ni compte ni pistage ; ton navigateur retient ton nom, tes réglages et tes places. Quand tu prends place, il reçoit aussi un cookie, le seul signe auquel la table te reconnaît.
about-thanks = Merci
about-licence = Tablée est un logiciel libre sous licence Apache 2.0. Il est fait avec le travail d’autres personnes :
about-animals = images des animaux
about-icons = signes sur les boutons
about-font = police de caractères
about-software = logiciel

