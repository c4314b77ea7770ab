## What the page says around the games.

go-home = Aller à l’accueil
close = Fermer
dismiss = Masquer
# After a tap on a button that cannot be used yet.
busy = Un instant, s’il te plaît…
too-few = Impossible de descendre sous { $least }.
too-many = Impossible de dépasser { $most }.
try-again = Réessayer

settings = Réglages
settings-language = Langue
settings-theme = Apparence
settings-theme-system = Selon l’appareil
settings-theme-light = Claire
settings-theme-dark = Sombre
settings-distinct = Couleurs plus faciles à distinguer
settings-left-handed = Pour gauchers : boutons à gauche
settings-motion = Animations
settings-motion-system = Selon l’appareil
settings-motion-less = Réduites
settings-motion-full = Complètes
settings-turns = Vitesse des coups des autres
settings-turns-slow = Lente
settings-turns-normal = Normale
settings-turns-fast = Rapide
settings-turns-at-once = Instantanée
settings-only-move = Jouer à ma place quand un seul coup est possible
settings-only-move-about = Après une courte pause. La table indique ce qu’elle a fait pour toi.
settings-tutor = Me prévenir avant une grosse erreur
settings-tutor-about = Seulement contre des robots : un coach demande « Vraiment ? » avant un coup qui réduirait sans doute beaucoup tes chances.
settings-sound = Sons
settings-volume = Volume
settings-felt = Table
settings-felt-meadow = Prairie
settings-felt-sea = Mer
settings-felt-plum = Prune
settings-felt-walnut = Noyer
settings-confetti = Des confettis pour la victoire
settings-emotes = Réactions des autres joueurs

## Start page
start-title = Jouer ensemble
start-heading = Prends place !
start-lead = Des jeux pour toute la tablée, directement dans ton navigateur : avec des amis ou des robots, sans compte.
preview-table = Tu as une invitation : prends place à la table et viens jouer.
name-ask = Comment t’appelles-tu ?
file-choose = Choisir un fichier
name-guest = Invité
# In the place of a name, for the person who reads it and has none.
name-you = Toi
play-now = Jouer contre des robots
play-friends = Jouer avec des amis
hourglass = Chrono : un temps limité pour chaque tour
players-range = De { $least } à { $most } joueurs
join-ask = Tu as une invitation ?
join-code = Code de la table
join = Rejoindre
join-wrong = Aucune table n’a ce code
join-again = Corrige le code
join-check = Compare-le avec l’invitation. Un code compte dix caractères, lettres ou chiffres, mais jamais O, 0, I ni 1. Les tables où personne n’a joué disparaissent au bout d’un moment.
real = Autour d’une vraie table
real-about = Tu as la boîte ? Ton téléphone devient arbitre, feuille de score et chrono.
foot-independent = Sans lien avec les éditeurs des jeux.
gallery = Galerie

## New table
new-title = Nouvelle table : { $game }
new-open = Ouvrir la table
house-rules = Règles maison
rules-boxed = Comme dans la boîte
# $rules is a list of rules with their values, as in rule-set, separated by semicolons.
rules-differ = Différences avec la boîte : { $rules }
# A house rule and what was chosen for it.
rule-set = { $name } : { $value }
# The same, with what it was before the host changed it.
rule-changed = { $name } : { $value } (avant : { $before })
rules-change = Changer les règles maison
rules-save = Enregistrer
# $name is the host, $rules what has changed, as in rule-changed.
rules-changed = { $name } a changé les règles. { $rules }
players = Joueurs
fewer = Diminuer : { $what }
more = Augmenter : { $what }

## Waiting room
waiting-heading = { $game } : qui joue ?
waiting-seats = À la table
seat-free = Place libre
seat-taken = { $name } a pris place.
bot = robot
away = pas là
seat-invited = pas encore de réponse
host = Hôte
add-bot = Ajouter un robot
add-bot-on = Ajouter un robot à la place { $number }
level = Niveau des robots
level-of = Niveau ({ $name })
# How strong a bot is, shown beside one to four stars.
level-told = { $level } (niveau { $number } sur 4)
level-instead = { $told } : remplace { $chosen }, trop lent sur ce serveur
pace = Temps de réflexion des robots
pace-none = Aucun
pace-quick = Court
pace-human = Comme un humain
pace-slow = Long
remove-seat = Libérer la place ({ $name })
take-seat = Prendre place
start = Commencer
start-fills = { $count ->
    [one] Une place est libre : un robot la prendra au début de la partie.
   *[other] { $count } places sont libres : des robots les prendront au début de la partie.
}
start-ready = Toutes les places sont prises.
start-waits = En attente : c’est à { $host } de lancer la partie.
start-late = { $count ->
    [one] Il manque encore une réponse. Si tu commences maintenant, un robot joue en attendant.
   *[other] Il manque encore { $count } réponses. Si tu commences maintenant, des robots jouent en attendant.
}
spectators = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
leave-seat = Quitter ma place
invite = Inviter
invite-about = Envoie ce lien aux personnes avec qui tu veux jouer, ou fais-leur scanner le QR code.
invite-link = Lien d’invitation
invite-qr = QR code du lien d’invitation
invite-code = Ou donne-leur le code de la table :
link-copy = Copier
link-copied = Copié
link-share = Partager
agreed = Règles de la table

## At the table
table-opening = On passe à table…
table-problem = Quelque chose n’a pas marché
your-turn = À toi de jouer
# For whoever wants their only move to be made for them: before it, and after it. $line is what they did, as in the log.
only-move-soon = Un seul coup est possible : il va être joué pour toi.
only-move-done = Joué pour toi : { $line }
round = Manche { $round } sur { $rounds }
watching = Tu regardes la partie.
connection-lost = Connexion perdue. Reconnexion…
clock-left = { $count ->
    [0] temps écoulé
    [one] encore une seconde
   *[other] encore { $count } secondes
}
clock-left-long = encore { $minutes } min { $seconds } s
# $time is one of the two above.
clock-stands = chrono arrêté, { $time }
clock-grace = { $count ->
    [one] Connexion perdue : la table attend encore une seconde
   *[other] Connexion perdue : la table attend encore { $count } secondes
}
clock-hurry = { $count ->
    [0] Temps écoulé
    [one] Plus qu’une seconde pour jouer
   *[other] Plus que { $count } secondes pour jouer
}
clock-quick = Vite !
# A switch for the host, in the settings of a running match.
clock-switch = Jouer avec le chrono
clock-switch-about = Prend effet au prochain tour.
clock-waits = { $count ->
    [one] { $player } a perdu la connexion : la table attend une seconde.
   *[other] { $player } a perdu la connexion : la table attend { $count } secondes au plus.
}
links = Partager ou changer d’appareil
watch = Pour les spectateurs
watch-about = Avec ce lien, on voit la table, mais pas les mains des joueurs.
watch-link = Lien spectateur
watch-qr = QR code pour les spectateurs
device = Continuer sur un autre appareil
device-about = Ce lien donne accès à ta place : garde-le pour toi.
device-link = Lien vers ta place
device-qr = QR code de ta place
leave = Quitter la table
leave-ask = Quitter la table ?
leave-about = Un robot jouera pour toi. Tu peux revenir tant que personne d’autre n’a pris ta place.
leave-stay = Rester
leave-go = Quitter

## People at the table
cancel = Annuler
stand-in = Un robot joue pour toi.
come-back = Me revoilà
take-over = Remplacer { $name }
take-over-about = Un robot joue pour { $name }. Tu prendras sa place à la prochaine manche, ou tout de suite si toute la table est d’accord.
take-over-about-last = Un robot joue pour { $name }. C’est la dernière manche : tu prendras sa place si la table rejoue, ou tout de suite si toute la table est d’accord.
waiting-next = Tu remplaceras { $name } à la prochaine manche. D’ici là, le robot continue.
waiting-last = C’est la dernière manche. Tu remplaceras { $name } si la table rejoue.
waiting-asked = Tu peux commencer tout de suite si toute la table est d’accord.
waiting-stop = Ne plus attendre
newcomer-waits = { $newcomer } va prendre cette place
consent-ask = { $newcomer } peut remplacer { $name } tout de suite, en reprenant sa main ?
consent-away = { $newcomer } attend de remplacer { $name }. Pour jouer tout de suite, il faut l’accord de toute la table, et tout le monde n’est pas là.
consent-pending = Accord encore attendu : { $names }.
consent-yes = Oui, tout de suite
consent-no = Pas maintenant
offered = Place ouverte à tous
player-menu = Options pour { $name }
player-mute = Masquer ses réactions ({ $name })
player-unmute = Réafficher ses réactions ({ $name })
player-replace = Laisser un robot jouer pour { $name }
player-offer = Ouvrir la place à tous
player-keep = Refermer la place
player-agree = Laisser { $newcomer } jouer tout de suite
player-remove = Exclure { $name } de la table
remove-ask = Exclure { $name } ?
remove-about = { $name } ne pourra plus rejoindre cette table.
remove-about-playing = Un robot prendra la suite, et { $name } ne pourra plus revenir à cette table.
remove-go = Exclure
seat-back = { $name } est de retour.
seat-bot = Un robot joue maintenant pour { $name }.
note-removed = { $name } a dû quitter la table. Un robot prend la suite.
note-reserved = { $name } va remplacer { $other }.
note-withdrawn = { $name } n’attend plus de place.
note-agreed = { $name } est d’accord pour laisser jouer { $other } tout de suite.
note-seated = { $name } remplace { $other }.
note-clock-off = { $name } arrête le chrono à partir du prochain tour.
note-clock-on = { $name } remet le chrono à partir du prochain tour.
emotes = Réactions
emote-told = { $name } : { $emote }
emote-hello = Bonjour !
emote-well_played = Bien joué !
emote-thanks = Merci !
emote-oops = Oups !
emote-hurry = Plus vite, s’il te plaît !
emote-thinking = Je réfléchis…
emote-laugh = Ha ha !
emote-good_game = Belle partie !

## The end of a round and of the match
won-round-me = Tu as gagné !
won-round = { $count ->
    [0] Personne ne gagne
    [one] { $winners } gagne
   *[other] Victoire partagée : { $winners }
}
won-match-me = Tu as gagné la partie !
won-match = { $count ->
    [one] { $winners } gagne la partie
   *[other] Partie gagnée ex æquo : { $winners }
}
result-show = Résultat
next-round = Manche suivante
rematch = Rejouer
rematch-offered = { $name } voudrait rejouer. Tu joues aussi ?
rematch-offered-somebody = Une nouvelle partie va commencer. Tu joues aussi ?
rematch-accept = Je joue
rematch-decline = Pas maintenant
rematch-declined = Tu ne joues pas cette fois-ci.
rematch-after-all = Jouer quand même
rematch-go = Aller à la partie suivante
rematch-watch = Regarder la partie suivante
rematch-said-no = { $name } ne joue pas cette fois-ci.
# Heading of the names with their numbers of matches won, over all rematches.
tally = Parties gagnées
look-at-table = Regarder la table
sheet = Feuille de score
sheet-round = Manche
sheet-total = Total
record = Télécharger la partie

## Errors
missing = Il n’y a rien ici
missing-about = Cette adresse ne mène nulle part. Il y a peut-être une faute de frappe ?
refusal-unknown = Ça n’a pas marché ({ $code }).
refusal-server-unreachable = Le serveur ne répond pas. Est-ce que ta connexion fonctionne ?
refusal-device-full = Il n’y a plus de place sur cet appareil, rien n’a donc été enregistré. Libère un peu d’espace et réessaie.
refusal-device-storage = Ce navigateur ne laisse rien enregistrer à Tablée : une table y serait perdue. Es-tu dans une fenêtre privée, ou le stockage est-il bloqué pour cette page ?
refusal-device-python = Les jeux n’ont pas pu démarrer sur cet appareil. Recharge la page ; si ça ne suffit pas, essaie avec un navigateur plus récent.

## About
about = À propos de Tablée
about-text = Tablée est une table en ligne pour des jeux que l’on trouve en magasin : viens y jouer avec tes amis et des robots.
about-independent = Tablée n’a aucun lien avec les éditeurs des jeux et n’utilise aucune de leurs illustrations. Si un jeu te plaît, offre-toi la vraie boîte.
about-privacy = Ce que nous savons de toi
about-privacy-text = Le nom que tu donnes, et les parties que tu joues. Il n’y a ni compte ni pistage ; ton navigateur retient ton nom, tes réglages, tes places et le résultat de tes parties. Quand tu prends place, il reçoit aussi un cookie : c’est le seul moyen pour la table de te reconnaître.
about-thanks = Remerciements
about-licence = Tablée est un logiciel libre sous licence Apache 2.0. Il s’appuie sur le travail d’autres personnes :
about-animals = dessins des animaux
about-icons = icônes
about-flags = drapeaux
about-font = police de caractères
about-software = logiciels

