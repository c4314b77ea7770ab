## What the text client and the commands say in a terminal.

# The name of the person at the keyboard, in records.
cli-guest = Invité

## Playing
cli-welcome = { $game }. Tu joues contre { $opponents }.
cli-opponent = { $name } ({ $level })
# Where the game has a time limit for a turn.
cli-no-clock = Pas de chrono ici : prends ton temps.
cli-how-to-choose = Tape le numéro d’un choix, ou ? pour l’aide.
cli-option = { $option } : { $value }.
cli-round = Manche { $round } sur { $rounds }.
cli-your-turn = À toi de jouer.
cli-match-you = Tu gagnes la partie.
cli-match-won = { $winners } gagne la partie.
cli-match-shared = Victoire partagée : { $winners }.
cli-score-round = Manche { $round } : { $scores }.
cli-score-total = Total : { $scores }.
cli-score-none = Aucune manche n’est encore finie.
cli-next-round = Appuie sur Entrée pour la manche { $round }.
cli-offer-record = Tape enregistrer FICHIER pour conserver la partie, ou appuie sur Entrée pour partir.
cli-goodbye = Au revoir.
cli-input-ended = Il n’y a plus rien à lire : la partie s’arrête ici. Au revoir.
cli-saved = La partie est enregistrée dans { $file }.
cli-file-exists = Le fichier { $file } existe déjà : choisis un autre nom. Rien n’a été écrit.
cli-file-failed = Impossible d’enregistrer la partie dans { $file } ({ $reason }). Rien n’a été écrit.
cli-save-where = Dis où : enregistrer FICHIER.

## What was typed
cli-not-understood = Je ne comprends pas « { $text } ». Tape un numéro, ou ? pour l’aide.
cli-no-such-number = { $count ->
    [one] Il n’y a que le choix 1.
   *[other] Choisis un numéro de 1 à { $count }.
}
cli-which-one = « { $text } » peut désigner plusieurs choix : { $numbers }. Tape le numéro.
# A hint has two steps; $typed is a number, or a move in the game's notation.
cli-hint-more = Tape encore conseil pour voir ce que ferait un expert.
cli-hint-type = Pour faire pareil, tape : { $typed }
cli-hint-none = Il n’y a rien à décider pour l’instant.
cli-brief-on = À partir de maintenant, tu ne vois que l’essentiel à chaque tour.
cli-brief-off = À partir de maintenant, tu vois toute la table à chaque tour.

## Help
cli-help-title = Tu peux taper :
cli-help-number = 1, 2, 3…
cli-help-number-about = le choix qui porte ce numéro
cli-help-words = { $example }
cli-help-words-about = un choix en toutes lettres ; le début des mots suffit
cli-help-enter = Entrée
cli-help-enter-about = le seul choix possible, quand il n’y en a qu’un
cli-command-hint = conseil
cli-command-hint-about = ce que tu peux faire ; la deuxième fois, ce que ferait un expert
cli-command-score = points
cli-command-score-about = la feuille de score
cli-command-rules = règles
cli-command-rules-about = les règles de cette table en bref
cli-command-choices = choix
cli-command-choices-about = revoir tes choix
cli-command-brief = bref
cli-command-brief-about = affichage court ou complet à chaque tour
cli-command-save = enregistrer
cli-command-save-about = enregistrer FICHIER conserve la partie jouée jusqu’ici
cli-command-help = aide
cli-command-help-about = cette liste (comme ?)
cli-command-quit = partir
cli-command-quit-about = quitter la table

## Records
cli-replay-title = { $game }, partie jouée par { $players }.
cli-replay-unfinished = L’enregistrement s’arrête ici ; la partie n’est pas finie.
cli-verified = L’enregistrement est correct : donnes, coups et points sont tous justes.
cli-verify-checksum = Somme de contrôle : elle correspond au texte.
cli-verify-commitment = Empreinte : { $commitment } correspond au nombre secret révélé.
cli-verify-noted = C’est bien l’empreinte que tu avais notée avant la donne.
cli-verify-deals = { $count ->
    [one] Donne : elle vient du nombre secret.
   *[other] Donnes : les { $count } viennent du nombre secret.
}
cli-verify-words = { $name } a ajouté ces mots au mélange : { $words }
cli-verify-actions = { $count ->
    [0] Coups : aucun n’a été joué.
    [one] Coups : le seul joué est permis.
   *[other] Coups : les { $count } sont permis.
}
cli-verify-scores = { $count ->
    [0] Points : aucune manche n’est finie.
    [one] Points : ceux de la manche finie sont justes.
   *[other] Points : ceux des { $count } manches finies sont justes.
}

## Analyse
# How many steps of the matches have been analysed.
cli-analyse-progress = Analyse en cours
cli-analyse-matches = parties
cli-analyse-result = résultat
cli-analyse-accuracy = précision
cli-analyse-error = perte par décision
cli-analyse-decisions = décisions
cli-analyse-inaccuracies = imprécisions (?!)
cli-analyse-mistakes = erreurs (?)
cli-analyse-blunders = gaffes (??)
cli-analyse-missed-out = occasions de finir manquées
cli-analyse-luck = chance
cli-analyse-without-luck = résultat sans la chance
# A level of the bots, as in: plays like: Strong (Casual to Expert).
cli-analyse-level = joue comme
cli-analyse-level-range = { $nearest } (entre { $weakest } et { $strongest })
cli-analyse-won = victoire
cli-analyse-lost = défaite
cli-analyse-shared = ex æquo
cli-analyse-open = non terminée
cli-analyse-number = { $number }
cli-analyse-percent = { $number } %
# Percentage points; $sign is + or nothing.
cli-analyse-points = { $sign }{ $number } pp
cli-analyse-explained = 1 pp est un point de pourcentage de la probabilité de gagner la partie. Les erreurs sont jugées d’après ce que l’on pouvait savoir, la chance d’après toutes les mains.
cli-analyse-turns-of = { $count ->
    [0] { $name } : rien de particulier.
    [one] { $name } : un coup à revoir, par manche et par tour.
   *[other] { $name } : { $count } coups à revoir, par manche et par tour.
}
# $loss is in percentage points, $doubt is how much it may be off.
cli-analyse-mistake = { $doubt ->
    [0] { $loss } : { $played }. Mieux : { $best }
   *[other] { $loss } ± { $doubt } : { $played }. Mieux : { $best }
}
cli-analyse-out = finit et gagne la manche, prouvé
cli-analyse-proven = prouvé

## Games
cli-players = de { $least } à { $most } joueurs
cli-range = de { $least } à { $most }
cli-file = FICHIER
cli-default = par défaut : { $value }
cli-only-with = seulement avec { $option }={ $value }
cli-options = Options
cli-bots = Robots
cli-try = Essaie : { $command }
