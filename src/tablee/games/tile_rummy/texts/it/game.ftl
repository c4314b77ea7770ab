## Tile Rummy: pieces, options, what happened, and why the referee refuses.

tile-rummy = Rummy dei numeri
tile-rummy-about = Scale e gruppi con 106 tessere. Cala le tue tessere, modifica le combinazioni sul tavolo e svuota il tuo leggio prima degli altri.

# A tile of a colour; $number is 1 to 13.
tile-rummy-piece-K = { $number } nero
tile-rummy-piece-R = { $number } rosso
tile-rummy-piece-B = { $number } blu
tile-rummy-piece-O = { $number } arancione
tile-rummy-piece-star = stella
tile-rummy-star = stella ({ $tile })

tile-rummy-option-version = Versione
tile-rummy-option-version-exchange = Scambio
tile-rummy-option-version-exchange-about = Se non cali, scambi una tessera con il pozzo.
tile-rummy-option-version-draw-discard = Pesca e scarta
tile-rummy-option-version-draw-discard-about = All’inizio di ogni turno peschi una tessera, alla fine ne scarti una.
tile-rummy-option-version-draw-keep = Pesca e tieni
tile-rummy-option-version-draw-keep-about = All’inizio di ogni turno peschi una tessera e non scarti mai. Finché non apri, puoi anche scambiarne una.
tile-rummy-option-rejected = Tessere scartate
tile-rummy-option-rejected-about = Dove finiscono, coperte.
tile-rummy-option-rejected-aside = da parte
tile-rummy-option-rejected-pool = di nuovo nel pozzo
tile-rummy-option-rounds = Mani
tile-rummy-option-rounds-about = Vince la partita chi ha il totale più alto sul segnapunti.
tile-rummy-option-starter = Chi comincia le mani seguenti
tile-rummy-option-starter-about = Nella prima mano comincia chi pesca la tessera più bassa.
tile-rummy-option-starter-rotate = il prossimo in senso orario
tile-rummy-option-starter-same = sempre lo stesso
tile-rummy-option-starter-winner = chi ha vinto
tile-rummy-option-starter-draw = chi pesca la tessera più bassa, prima di ogni mano
tile-rummy-option-clock-about = Quando il tempo scade, il tavolo e il tuo leggio tornano come all’inizio del turno e tocca al giocatore seguente.
tile-rummy-option-hand_size = Tessere distribuite
tile-rummy-option-hand_size-about = Con quante tessere si comincia la mano.
tile-rummy-option-opening_minimum = Punti per aprire
tile-rummy-option-opening_minimum-about = Quanto devono valere le tue prime combinazioni. Con un numero più basso il gioco è più facile; con 0 basta una combinazione qualsiasi.
tile-rummy-option-rework_on_opening = Modificare le combinazioni quando si apre
tile-rummy-option-rework_on_opening-about = Senza questa regola puoi modificare le combinazioni sul tavolo solo dal turno dopo.
tile-rummy-option-exchange_after_opening = Scambiare anche dopo l’apertura
tile-rummy-option-exchange_after_opening-about = Senza questa regola puoi scambiare tessere solo finché non apri.
tile-rummy-option-stars_in_play = Stelle
tile-rummy-option-stars_in_play-about = Una stella sostituisce qualsiasi tessera.
tile-rummy-option-stars_in_play-0 = nessuna
tile-rummy-option-stars_in_play-1 = una
tile-rummy-option-stars_in_play-2 = due
tile-rummy-option-stars_in_play-3 = tre
tile-rummy-option-stars_in_play-4 = quattro
tile-rummy-option-stars = Spostare le stelle
tile-rummy-option-stars-exchange = solo con uno scambio
tile-rummy-option-stars-exchange-about = Una stella sul tavolo si libera solo quando la tessera che sostituisce prende il suo posto.
tile-rummy-option-stars-free = liberamente
tile-rummy-option-stars-free-about = Quando si modificano le combinazioni, una stella sul tavolo può sostituire qualsiasi tessera.
tile-rummy-option-star_penalty = Penalità per ogni stella rimasta
tile-rummy-option-star_penalty-about = Punti persi per ogni stella che hai ancora alla fine della mano.
tile-rummy-option-combinations = Combinazioni
tile-rummy-option-combinations-about = Una scala è formata da tre o più numeri di fila, un gruppo da tre o quattro tessere con lo stesso numero.
tile-rummy-option-combinations-both = scale e gruppi
tile-rummy-option-combinations-series = solo gruppi
tile-rummy-option-combinations-sequences = solo scale
tile-rummy-option-ace = L’1
tile-rummy-option-ace-about = Dove può stare in una scala.
tile-rummy-option-ace-low = solo prima del 2
tile-rummy-option-ace-both = anche dopo il 13
tile-rummy-option-mixed_sequences = Scale a colori misti
tile-rummy-option-mixed_sequences-about = Senza questa regola una scala dev’essere di un solo colore.
tile-rummy-option-doubling = Calare tutto in una volta vale doppio
tile-rummy-option-doubling-about = Se non hai ancora calato niente e cali tutte le tue tessere in un solo turno, perdite e guadagno raddoppiano.
tile-rummy-option-blocked_after = Mano bloccata dopo (turni)
tile-rummy-option-blocked_after-about = La mano finisce se nessuno cala una tessera per questo numero di turni a testa.

## What a player may do. $tiles is a list of names.
tile-rummy-typing = Le scelte sono solo suggerimenti: puoi scrivere qualsiasi mossa. Per calare scrivi tutto il tavolo come lo vuoi: lay K1 R1 B1 | R7 R8 *R9. Puoi scrivere anche exchange R7 per scambiare, o reject K3 per scartare. K è nero, R rosso, B blu, O arancione, * una stella.
tile-rummy-action-lay = calare { $tiles }
tile-rummy-action-lay-reject = calare { $tiles } e scartare { $tile }
tile-rummy-action-exchange = scambiare { $tile }
tile-rummy-action-draw = pescare una tessera
tile-rummy-action-reject = scartare { $tile }
tile-rummy-action-pass = passare

## What a player did. $player is a name; the sentences that end in -you are for the player who did it.
tile-rummy-log-lay = { $player } cala { $tiles }
tile-rummy-log-lay-you = Cali { $tiles }
# What a star on the table stood for, and stands for now.
tile-rummy-log-star = La stella cambia: { $old } diventa { $new }
tile-rummy-log-exchange = { $player } scambia una tessera
tile-rummy-log-exchange-you = Scambi una tessera
tile-rummy-log-draw = { $player } pesca una tessera
tile-rummy-log-draw-you = Peschi una tessera
tile-rummy-log-reject = { $player } scarta una tessera
tile-rummy-log-reject-you = Scarti una tessera
tile-rummy-log-pass = { $player } passa
tile-rummy-log-pass-you = Passi
tile-rummy-log-timeout = Tempo scaduto per { $player }
tile-rummy-log-timeout-you = Tempo scaduto

tile-rummy-outcome-out = { $winners } ha finito le tessere e guadagna i punti persi dagli altri.
tile-rummy-outcome-out-you = Hai finito le tessere e guadagni i punti persi dagli altri.
tile-rummy-outcome-double = { $winners } ha calato tutte le tessere in una volta: tutto vale doppio.
tile-rummy-outcome-double-you = Hai calato tutte le tessere in una volta: tutto vale doppio.
tile-rummy-outcome-blocked = La mano è bloccata: ognuno perde i punti che ha sul leggio.
tile-rummy-outcome-blocked-you = La mano è bloccata: ognuno perde i punti che ha sul leggio, anche tu.

## What lies on the table, in words.
tile-rummy-look-table = tavolo
tile-rummy-look-table-about = tutte le combinazioni sul tavolo
tile-rummy-look-rack = leggio
tile-rummy-look-rack-about = le tue tessere
tile-rummy-look-counts = quante
tile-rummy-look-counts-about = quante tessere ha ciascuno
tile-rummy-table = Tavolo: { $melds }.
tile-rummy-table-empty = Non è ancora stato calato niente.
tile-rummy-rack = Il tuo leggio: { $tiles }.
tile-rummy-rack-of = { $player } ha: { $tiles }.
tile-rummy-rack-empty = Il tuo leggio è vuoto.
tile-rummy-drew = Peschi: { $tile }.
tile-rummy-exchanged = Hai dato: { $old }. Hai ricevuto: { $new }.
tile-rummy-counts = Sui leggii: { $counts }.
tile-rummy-pool = Nel pozzo: { $count }.
tile-rummy-not-opened = Non hai ancora aperto.

## Why the referee refuses
tile-rummy-refusal-meld-too_short = Troppo corta: { $meld }. Per una combinazione ci vogliono almeno tre tessere.
tile-rummy-refusal-meld-series_too_short = Troppo poche: { $meld }. Per un gruppo ci vogliono tre o quattro tessere.
tile-rummy-refusal-meld-twice = Non è una combinazione: { $meld }. C’è due volte: { $tile }.
tile-rummy-refusal-meld-number_twice = Non è una scala: { $meld }. Il numero { $number } c’è due volte.
tile-rummy-refusal-meld-other_number = Non è un gruppo: { $meld }. Le tessere devono avere tutte il numero { $number }; questa no: { $tile }.
tile-rummy-refusal-meld-other_colour = Non è una scala: { $meld }. Colore sbagliato: { $tile }.
tile-rummy-refusal-meld-gap = Non è una scala: { $meld }. Manca: { $missing }.
tile-rummy-refusal-meld-gaps = Non è una scala: { $meld }. Mancano: { $missing }.
tile-rummy-refusal-meld-ace_low = Non è una scala: { $meld }. L’1 viene solo prima del 2.
tile-rummy-refusal-meld-ace_between = Non è una scala: { $meld }. L’1 non sta mai fra il 13 e il 2.
tile-rummy-refusal-meld-no_series = A questo tavolo valgono solo le scale, e questa non lo è: { $meld }.
tile-rummy-refusal-meld-no_sequences = A questo tavolo valgono solo i gruppi, e questo non lo è: { $meld }.
tile-rummy-refusal-lay-nothing = Cala almeno una tessera del tuo leggio: spostare quelle sul tavolo non basta.
tile-rummy-refusal-lay-not_on_rack = Non è sul tuo leggio: { $tile }.
tile-rummy-refusal-lay-appeared = Da dove viene questa tessera sul tuo leggio: { $tile }?
tile-rummy-refusal-lay-vanished = Dov’è finita questa tessera del tuo leggio: { $tile }?
tile-rummy-refusal-lay-taken = Le tessere che erano sul tavolo devono restarci: { $tile }.
tile-rummy-refusal-lay-star_taken = Una stella calata resta sul tavolo fino alla fine della mano.
tile-rummy-refusal-lay-star_moved = Questa stella non può sostituire un’altra tessera: { $star }. Per liberarla, metti al suo posto una tessera adatta del tuo leggio: { $faces }.
tile-rummy-refusal-lay-stars_exchanged_alike = Due tessere uguali non possono liberare due stelle della stessa combinazione: in { $meld } c’è posto per un solo { $tile }.
tile-rummy-refusal-lay-table_touched = Puoi aprire solo con combinazioni tue; in questo turno quelle già sul tavolo restano come sono: { $meld }.
tile-rummy-refusal-lay-opening_too_low = Per aprire { $minimum ->
    [one] serve { $minimum } punto
   *[other] servono { $minimum } punti
}; qui arrivi solo a { $points }.
tile-rummy-refusal-lay-opening_alone_too_low = Per aprire, le tue tessere devono formare da sole combinazioni che valgono almeno { $minimum ->
    [one] { $minimum } punto
   *[other] { $minimum } punti
}; queste non bastano.
tile-rummy-refusal-lay-opening_not_alone = Per aprire, almeno una combinazione deve venire solo dal tuo leggio; queste tessere non ne formano nessuna.
tile-rummy-refusal-lay-opening_undecided = L’arbitro non è riuscito a stabilire se queste tessere formano da sole combinazioni che valgono almeno { $minimum ->
    [one] { $minimum } punto
   *[other] { $minimum } punti
}. Calane meno in una volta.
tile-rummy-refusal-lay-which_reject = Scegli una tessera da scartare.
tile-rummy-refusal-lay-none_to_reject = Tieni una tessera: alla fine del turno ne devi scartare una.
tile-rummy-refusal-exchange-not_this_version = In questa versione si pesca e si scarta, non si scambia.
tile-rummy-refusal-exchange-opened = Puoi scambiare una tessera solo finché non hai aperto.
tile-rummy-refusal-exchange-not_on_rack = Non è sul tuo leggio: { $tile }.
tile-rummy-refusal-exchange-pool_empty = Il pozzo è vuoto: puoi passare.
tile-rummy-refusal-draw-not_this_version = In questa versione non si pesca: cala o scambia.
tile-rummy-refusal-draw-first = Prima pesca una tessera.
tile-rummy-refusal-draw-already = Hai già pescato in questo turno.
tile-rummy-refusal-draw-pool_empty = Il pozzo è vuoto: cala o passa.
tile-rummy-refusal-reject-not_this_version = In questa versione non si scarta.
tile-rummy-refusal-reject-not_on_rack = Puoi scartare solo una tessera che hai ancora sul leggio. Questa non c’è: { $tile }.
tile-rummy-refusal-reject-nothing_drawn = Il pozzo è vuoto: se non cali, passa.
tile-rummy-refusal-pass-must_exchange = Cala delle tessere, o scambiane una.
tile-rummy-refusal-pass-must_reject = Anche se non cali, alla fine del turno devi scartare una tessera.
tile-rummy-refusal-timeout-no_limit = A questo tavolo non c’è limite di tempo.

# What an estimate depends on, in an analysis.
tile-rummy-analysis-holding = Questo presuppone che si continui a tenere le tessere fino a poterle calare tutte.
