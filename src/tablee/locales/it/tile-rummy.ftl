## Rummy dei numeri: tessere, opzioni, che cosa è successo e perché l’arbitro rifiuta.

tile-rummy = Rummy dei numeri
tile-rummy-about = Scale e serie con 106 tessere. Cala, riordina il tavolo e posa per primo la tua ultima tessera.

# Una tessera di un colore; $number va da 1 a 13.
tile-rummy-piece-K = { $number } nero
tile-rummy-piece-R = { $number } rosso
tile-rummy-piece-B = { $number } blu
tile-rummy-piece-O = { $number } arancione
tile-rummy-piece-star = stella
tile-rummy-star = stella per { $tile }

tile-rummy-option-version = Versione
tile-rummy-option-version-exchange = Scambio
tile-rummy-option-version-exchange-about = Chi non cala scambia una tessera con il pozzo.
tile-rummy-option-version-draw-discard = Pescare e scartare
tile-rummy-option-version-draw-discard-about = Ogni turno comincia pescando una tessera e finisce scartandone una.
tile-rummy-option-version-draw-keep = Pescare e tenere
tile-rummy-option-version-draw-keep-about = Ogni turno comincia pescando una tessera, senza scartare. Prima dell’apertura si può anche scambiarne una.
tile-rummy-option-rejected = Tessere scartate
tile-rummy-option-rejected-about = Dove vanno, coperte.
tile-rummy-option-rejected-aside = da parte
tile-rummy-option-rejected-pool = di nuovo nel pozzo
tile-rummy-option-rounds = Mani
tile-rummy-option-rounds-about = Il totale più alto sul segnapunti vince la partita.
tile-rummy-option-starter = Le mani seguenti le comincia
tile-rummy-option-starter-about = Nella prima mano comincia chi pesca la tessera più bassa.
tile-rummy-option-starter-rotate = il posto seguente in senso orario
tile-rummy-option-starter-same = lo stesso posto
tile-rummy-option-starter-winner = chi ha vinto
tile-rummy-option-clock-about = Quando il tempo scade, tavolo e leggio tornano come all’inizio del turno e tocca al prossimo.
tile-rummy-option-opening_minimum = Punti per aprire
tile-rummy-option-opening_minimum-about = Quanto devono valere le prime combinazioni; 0 è il gioco facile.
tile-rummy-option-rework_on_opening = Cambiare il tavolo aprendo
tile-rummy-option-rework_on_opening-about = Altrimenti il tavolo si cambia solo dal turno dopo.
tile-rummy-option-stars_in_play = Stelle
tile-rummy-option-stars_in_play-about = Una stella sta per qualsiasi tessera.
tile-rummy-option-stars_in_play-2 = due
tile-rummy-option-stars_in_play-0 = nessuna
tile-rummy-option-stars = Stelle sul tavolo
tile-rummy-option-stars-exchange = per scambio
tile-rummy-option-stars-exchange-about = Una stella sul tavolo si libera solo se la tessera per cui sta prende il suo posto.
tile-rummy-option-stars-free = libere
tile-rummy-option-stars-free-about = Una stella sul tavolo può stare per tutto quando si cambia il tavolo.
tile-rummy-option-combinations = Combinazioni
tile-rummy-option-combinations-about = Una scala sono tre o più numeri di fila, una serie tre o quattro uguali.
tile-rummy-option-combinations-both = scale e serie
tile-rummy-option-combinations-series = solo serie
tile-rummy-option-combinations-sequences = solo scale
tile-rummy-option-ace = L’1
tile-rummy-option-ace-about = Dove può stare in una scala.
tile-rummy-option-ace-low = solo prima del 2
tile-rummy-option-ace-both = anche dopo il 13
tile-rummy-option-mixed_sequences = Scale a colori misti
tile-rummy-option-mixed_sequences-about = Altrimenti una scala ha un solo colore.
tile-rummy-option-blocked_after = Bloccata dopo
tile-rummy-option-blocked_after-about = Tanti turni di ciascuno senza tessere calate chiudono la mano.

## Che cosa si può fare. $tiles è un elenco di nomi.
tile-rummy-typing = Sono solo suggerimenti: puoi scrivere qualsiasi turno. Per calare scrivi tutto il tavolo come dev’essere: lay K1 R1 B1 | R7 R8 *R9. Anche: exchange R7, reject K3. K è nero, R rosso, B blu, O arancione, * una stella.
tile-rummy-action-lay = calare { $tiles }
tile-rummy-action-lay-reject = calare { $tiles } e scartare { $tile }
tile-rummy-action-exchange = scambiare { $tile }
tile-rummy-action-draw = pescare una tessera
tile-rummy-action-reject = scartare { $tile }
tile-rummy-action-pass = passare

## Che cosa ha fatto qualcuno. $player è un nome; le frasi in -you sono per chi l’ha fatto.
tile-rummy-log-lay = { $player } cala { $tiles }
tile-rummy-log-lay-you = Cali { $tiles }
tile-rummy-log-exchange = { $player } scambia una tessera
tile-rummy-log-exchange-you = Scambi una tessera
tile-rummy-log-draw = { $player } pesca una tessera
tile-rummy-log-draw-you = Peschi una tessera
tile-rummy-log-reject = { $player } scarta una tessera
tile-rummy-log-reject-you = Scarti una tessera
tile-rummy-log-pass = { $player } passa
tile-rummy-log-pass-you = Passi
tile-rummy-log-timeout = Il tempo di { $player } è scaduto
tile-rummy-log-timeout-you = Il tuo tempo è scaduto

tile-rummy-outcome-out = { $winners } non ha più tessere e vince quello che gli altri perdono.
tile-rummy-outcome-out-you = Non hai più tessere e vinci quello che gli altri perdono.
tile-rummy-outcome-double = { $winners } ha calato tutto in un turno: tutto vale doppio.
tile-rummy-outcome-double-you = Hai calato tutto in un turno: tutto vale doppio.
tile-rummy-outcome-blocked = Nessuno può continuare: ognuno perde quello che ha sul leggio.
tile-rummy-outcome-blocked-you = Nessuno può continuare, nemmeno tu.

## Che cosa c’è sul tavolo, a parole.
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
tile-rummy-exchanged = Dai { $old } e ricevi { $new }.
tile-rummy-counts = Sui leggii: { $counts }.
tile-rummy-pool = Nel pozzo: { $count }.
tile-rummy-not-opened = Non hai ancora aperto.

## Perché l’arbitro rifiuta
tile-rummy-refusal-meld-too_short = Troppo corta: { $meld }. Una combinazione ha almeno tre tessere.
tile-rummy-refusal-meld-series_too_short = Troppo corta: { $meld }. Una serie ha tre o quattro tessere.
tile-rummy-refusal-meld-twice = Non è una combinazione: { $meld }. Doppia: { $tile }.
tile-rummy-refusal-meld-number_twice = Non è una scala: { $meld }. Il numero { $number } c’è due volte.
tile-rummy-refusal-meld-other_number = Non è una serie: { $meld }. Dovrebbero essere tutte { $number }; questa no: { $tile }.
tile-rummy-refusal-meld-other_colour = Non è una scala: { $meld }. Di un altro colore: { $tile }.
tile-rummy-refusal-meld-gap = Non è una scala: { $meld }. Manca: { $missing }.
tile-rummy-refusal-meld-gaps = Non è una scala: { $meld }. Mancano: { $missing }.
tile-rummy-refusal-meld-ace_low = Non è una scala: { $meld }. L’1 viene solo prima del 2.
tile-rummy-refusal-meld-ace_between = Non è una scala: { $meld }. L’1 non sta mai fra il 13 e il 2.
tile-rummy-refusal-meld-no_series = A questo tavolo valgono solo le scale, non { $meld }.
tile-rummy-refusal-meld-no_sequences = A questo tavolo valgono solo le serie, non { $meld }.
tile-rummy-refusal-lay-nothing = Cala almeno una tessera del tuo leggio: solo riordinare non è un turno.
tile-rummy-refusal-lay-not_on_rack = Non è sul tuo leggio: { $tile }.
tile-rummy-refusal-lay-appeared = Da dove viene questa tessera sul leggio: { $tile }?
tile-rummy-refusal-lay-vanished = Dov’è finita questa tessera del leggio: { $tile }?
tile-rummy-refusal-lay-taken = Quello che era sul tavolo ci resta: { $tile }.
tile-rummy-refusal-lay-star_taken = Una stella sul tavolo ci resta per sempre.
tile-rummy-refusal-lay-star_moved = Questa stella tiene il suo posto: { $star }. Per liberarla cala dal tuo leggio la tessera per cui sta: { $faces }.
tile-rummy-refusal-lay-table_touched = Si apre solo con le proprie combinazioni; il tavolo in questo turno resta com’è: { $meld }.
tile-rummy-refusal-lay-opening_too_low = Per aprire servono { $minimum } punti; questi sono { $points }.
tile-rummy-refusal-lay-opening_alone_too_low = Per aprire le tue tessere da sole devono fare { $minimum } punti; queste non bastano.
tile-rummy-refusal-lay-which_reject = Scegli una tessera da scartare.
tile-rummy-refusal-lay-none_to_reject = Tieni una tessera: il turno finisce con uno scarto.
tile-rummy-refusal-exchange-not_this_version = In questa versione si pesca e si scarta, non si scambia.
tile-rummy-refusal-exchange-opened = Può scambiare solo chi non ha ancora aperto.
tile-rummy-refusal-exchange-not_on_rack = Non è sul tuo leggio: { $tile }.
tile-rummy-refusal-exchange-pool_empty = Il pozzo è vuoto: puoi passare.
tile-rummy-refusal-draw-not_this_version = In questa versione non si pesca: cala o scambia.
tile-rummy-refusal-draw-first = Prima pesca una tessera.
tile-rummy-refusal-draw-already = Hai già pescato in questo turno.
tile-rummy-refusal-draw-pool_empty = Il pozzo è vuoto: cala o passa.
tile-rummy-refusal-reject-not_this_version = In questa versione non si scarta.
tile-rummy-refusal-reject-not_on_rack = Puoi scartare solo quello che resta sul tuo leggio, non { $tile }.
tile-rummy-refusal-reject-nothing_drawn = Il pozzo è vuoto: chi non cala passa.
tile-rummy-refusal-pass-must_exchange = Cala, o scambia una tessera.
tile-rummy-refusal-pass-must_reject = Cala, o scarta una tessera.
tile-rummy-refusal-timeout-no_limit = A questo tavolo non c’è limite di tempo.
