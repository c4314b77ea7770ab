## The companion at a real table: referee, best turn, score pad, hourglass.

real-heading = Autour d’une vraie table ?
real-lead = Ton téléphone arbitre les coups, tient la feuille de score et surveille le temps pendant que vous jouez avec le vrai jeu.
real-game = Jeu
real-names = Prénoms
real-player = Joueur { $number }
real-mode = Que peut faire ce téléphone ?
real-mode-referee = Arbitre
real-mode-referee-about = Il arbitre, compte et mesure le temps. Il ne donne aucun conseil.
real-mode-practice = Entraînement
real-mode-practice-about = Il trouve aussi ton meilleur coup.
real-mode-honest = Le badge en haut montre à tous le mode choisi. Rien ne garantit qu’il soit respecté : mettez-vous d’accord avant de jouer.
real-open = C’est parti
real-open-first = Préparer d’abord la table
real-print = Pas de boîte ? Imprime les pièces
real-leave = Changer de jeu
real-menu = Retour
real-badge-referee = Arbitre
real-badge-practice = Entraînement : avec conseils
real-part-pad = Feuille de score
real-part-hourglass = Chrono
real-part-referee = Est-ce permis ?
real-part-practice = Est-ce permis ? Mon meilleur coup
real-part-begins = Qui commence ?
# A key of a keypad, for screen readers: what it adds, and how many of that the box still has.
real-key = { $count ->
    [0] { $piece }, il n’en reste plus
    [one] { $piece }, encore { $count }
   *[other] { $piece }, encore { $count }
}
real-none-left = Il n’en reste plus : { $piece }
real-keypad = Clavier
real-where = Où vont les pièces
real-before = Table avant
real-after = Table après
real-strip-before = Ce qu’il y avait sur la table avant le tour. Seules comptent les combinaisons qui changent.
real-strip-after = Ce qu’il y a sur la table maintenant. Saisis une combinaison : tu verras si elle est valide.
real-strip-hand = Touche ce que tu as en main. Appui long pour retirer une pièce.
real-next-meld = Combinaison suivante
real-back = Reprendre la dernière pièce
real-remove-meld = Retirer cette combinaison
real-remove = { $what } : appui long pour retirer
real-opened = A déjà posé à un tour précédent
real-typed = Écrire les pièces
real-typed-wrong = Illisible, ou il n’en reste plus : { $word }
real-enter = Saisir
real-your-move = Le coup
real-missing-melds = Saisis d’abord les combinaisons.
real-missing-hand = Saisis d’abord ce que tu as en main.
real-missing-action = Choisis d’abord le coup.
real-ask = Est-ce permis ?
real-clear = Effacer
real-allowed = Oui, c’est permis.
real-refused = Non.
real-go-on = Continuer à partir d’ici
real-needs-server = L’arbitre a besoin du serveur, sauf si tu as choisi avant « Télécharger pour jouer hors ligne ». La feuille de score, le chrono et « Qui commence ? » marchent toujours.
real-best = Mon meilleur coup
real-did-this = C’est fait
real-covered = Touche pour revoir tes pièces
real-advice-lay = Pose { $pieces }.
real-advice-nothing = Tu ne peux rien poser.
real-advice-proven-melds = Prouvé : rien de mieux avec les combinaisons saisies.
real-advice-gave-up = La recherche a pris trop de temps : il y a peut-être mieux.
real-glass-start = Touche : { $player } commence
real-glass-turn = Touche : c’est à { $player }
real-glass-pause = Pause
real-glass-go-on = Continuer
real-glass-more = + 30 secondes
real-glass-enough = On ne peut plus rajouter de temps pour ce tour.
real-glass-over = Temps écoulé pour { $player }.
real-glass-limit = Temps par tour
real-begins-draw = Tirer pour nous
real-begins-spin = Tirer au sort
real-begins-told = { $player } commence.
real-begins-choose = Qui commence ?
pad-who-is-out = Qui a fini ?
pad-enter = Saisir la manche { $round }
pad-correct = Corriger
pad-correct-round = Corriger la manche { $round }
pad-began = (a commencé)
pad-next = { $player } commence la manche suivante.
pad-next-lots = Tirez au sort pour savoir qui commence la manche suivante.
pad-undo = Annuler
pad-nothing-undone = Il n’y a rien à annuler.
pad-save = Noter
pad-incomplete = Il manque encore quelque chose.
pad-remove-round = Retirer cette manche
pad-share = Partager la feuille de score
pad-share-about = Elle reste sur cet appareil jusqu’à ce que tu la partages.
pad-link = Lien avec toute la feuille de score
pad-link-wrong = Ce lien ne contient pas de feuille de score lisible.
pad-others = { $count ->
    [one] { $count } autre feuille de score sur cet appareil
   *[other] { $count } autres feuilles de score sur cet appareil
}
pad-forget = Jeter
