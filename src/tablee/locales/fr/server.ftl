## Ce que disent la table et le serveur.

refusal-seat-none = Tu regardes la partie. Seuls les joueurs peuvent faire cela.
refusal-seat-not_host = Seul l’hôte de la table peut faire cela.
refusal-seat-bad_name = Un nom compte de 1 à { $most } caractères visibles.
refusal-seat-bad_words = Les mots pour le mélange ont au plus { $most } caractères visibles.
refusal-seat-unknown = Il n’y a personne à la place { $seat }.
refusal-seat-taken = La place { $seat } n’est pas libre.
refusal-seat-unknown_token = Ce lien de place ne correspond pas à cette table. Tu regardes la partie.
refusal-seat-removed = L’hôte t’a retiré de cette table. Tu peux regarder.
refusal-seat-replaced = Un robot joue pour toi jusqu’à ton retour.
refusal-seat-elsewhere = Ta place a été ouverte aussi sur un autre appareil ou dans une autre fenêtre. Tu peux jouer sur l’un comme sur l’autre.
refusal-seat-left = Tu as quitté ta place. Tu regardes la partie.
refusal-seat-yours = Tu as déjà une place à cette table.
refusal-seat-present = La personne à la place { $seat } est là.
refusal-seat-not_a_bots = Aucun robot ne joue à la place { $seat }.
refusal-emote-too_fast = C’était beaucoup à la fois. Attends un instant.
refusal-table-unknown = Aucune table ne porte ce code.
refusal-table-full = Toutes les places sont prises. Tu peux regarder.
refusal-table-closed = Tout le monde a quitté cette table avant le début. Ouvres-en une autre.
refusal-table-started = La partie a déjà commencé. Tu peux regarder.
refusal-table-not_started = La partie n’a pas encore commencé.
refusal-table-seats_free = { $count ->
    [one] Une place est encore libre : invite quelqu’un ou ajoute un bot.
   *[other] { $count } places sont encore libres : invite des joueurs ou ajoute des bots.
}
refusal-table-not_over = La partie n’est pas encore terminée.
refusal-table-crowded = Il y a déjà trop de spectateurs à cette table.
refusal-table-other_rules = Cette table a été jouée selon d’autres règles ou avec une version plus récente et ne peut pas continuer ici.
refusal-table-too_long = Cette table dure depuis si longtemps qu’elle n’accepte plus de coups. Commencez-en une nouvelle.
refusal-replay-hidden = La partie n’est pas encore finie : tu ne peux la revoir que depuis ta propre place.
refusal-replay-no_step = Il n’y a pas d’étape { $step } : la dernière est la { $last }.
refusal-message-unreadable = Le serveur n’a pas compris ({ $reason }). Recharge la page.
refusal-message-too_fast = Trop de choses à la fois. Attends un instant.
refusal-message-too_large = C’est trop gros : { $most } octets au plus.
refusal-message-no_hello = La connexion ne s’est pas établie à temps. Recharge la page.
refusal-request-invalid = Quelque chose ne va pas dans cette demande : { $reason }
refusal-request-not_found = Il n’y a rien à cette adresse.
refusal-request-wrong_method = Cette adresse ne s’utilise pas ainsi.
refusal-server-failed = Quelque chose s’est mal passé sur le serveur. Rien n’a changé : essaie encore.
refusal-server-busy = Le serveur a trop à faire en ce moment. Réessaie dans un instant.
refusal-server-not_ready = Le serveur n’est pas encore prêt, ou ne l’est plus : { $reason }
refusal-invalid-notation = Ce coup est illisible : { $reason }
refusal-invalid-option = Ce choix n’est pas possible : { $reason }
refusal-invalid-position = Cette position n’est pas possible : { $reason }
refusal-record-unreadable = Ce n’est pas le récit d’une partie : { $reason }
refusal-record-cut = Le récit est coupé : sa dernière ligne manque.
refusal-record-changed = Le récit a été modifié après avoir été écrit.
refusal-record-other_rules = Le récit suit d’autres règles (version { $version }) ; ce serveur a la version { $ours }.
refusal-record-wrong_seed = Le nombre secret révélé ne va pas avec l’empreinte.
refusal-record-not_noted = L’empreinte du récit est { $commitment }, pas celle que tu avais notée.
refusal-record-impossible = La partie n’a pas pu être jouée ainsi : { $reason }
refusal-record-wrong_line = La ligne { $line } est fausse : elle dit « { $says } », selon les règles c’est « { $rules } ».
refusal-record-too_long = Le récit est trop long pour être rejoué ici.
refusal-record-more_lines = Le récit a des lignes qui n’ont rien à y faire.
