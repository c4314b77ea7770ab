## Photo Rummy: options, what happened, and why the referee refuses. The names of the cards are in the game's catalogue.

photo-rummy = Photo Rummy
photo-rummy-about = 102 foto di 17 capitali europee. Raccogli famiglie della stessa capitale e serie dello stesso tema, modifica le combinazioni sul tavolo e cala la tua ultima carta prima degli altri.

photo-rummy-option-rounds = Mani
photo-rummy-option-rounds-about = Vince la partita chi ha il totale più alto sul segnapunti.
photo-rummy-option-first = Chi comincia
photo-rummy-option-first-about = Comincia la prima mano chi è più giovane: indica il suo posto o lascia decidere al caso.
photo-rummy-option-first-chance = a caso
photo-rummy-option-first-1 = posto 1
photo-rummy-option-first-2 = posto 2
photo-rummy-option-first-3 = posto 3
photo-rummy-option-first-4 = posto 4
photo-rummy-option-starter = Chi comincia le mani seguenti
photo-rummy-option-starter-about = Dopo una mano nulla comincia il giocatore seguente, a meno che non cominci sempre lo stesso.
photo-rummy-option-starter-rotate = il prossimo in senso orario
photo-rummy-option-starter-same = sempre lo stesso
photo-rummy-option-starter-winner = chi ha vinto
photo-rummy-option-void_rounds = Mani nulle
photo-rummy-option-void_rounds-about = Una mano è nulla quando i mazzetti sono finiti e nessuno ha chiuso.
photo-rummy-option-void_rounds-count = valgono come giocate
photo-rummy-option-void_rounds-replay = si rigiocano
photo-rummy-option-clock-about = Quando il tempo scade, il tavolo e le tue carte tornano come all’inizio del turno; la carta pescata resta a te.

## What a player may do. $cards is a list of names.
photo-rummy-typing = Le scelte sono solo suggerimenti: puoi scrivere qualsiasi mossa. Una carta si scrive con la sigla del Paese e il tema: GB-church. Per calare scrivi tutto il tavolo come lo vuoi: lay GB-church GB-sight joker | D-dish F-dish I-dish P-dish. Per prendere un jolly scrivi la tua foto e il numero della combinazione del jolly: lay ... taking GB-dish 2. Temi: palace (palazzi), church (chiese), sight (luoghi d’interesse), dish (piatti), letterbox (cassette postali), emblem (emblemi).
photo-rummy-action-draw = pescare dal mazzetto { $pile }
photo-rummy-action-lay = calare { $cards }
photo-rummy-action-take = prendere un jolly in cambio di { $cards }
photo-rummy-action-rebuild = modificare le combinazioni senza calare
photo-rummy-action-pass = tenere la carta e finire il turno

## What a player did. $player is a name; the sentences that end in -you are for the player who did it.
photo-rummy-log-draw = { $player } pesca dal mazzetto { $pile }
photo-rummy-log-draw-you = Peschi dal mazzetto { $pile }
# $meld is the capital or theme of the meld that had the joker.
photo-rummy-log-take = { $player } prende il jolly ({ $meld }) in cambio di { $cards }
photo-rummy-log-take-you = Tu prendi il jolly ({ $meld }) in cambio di { $cards }
photo-rummy-log-joker = Nuovo posto del jolly: { $meld }
photo-rummy-log-lay = { $player } cala { $cards }
photo-rummy-log-lay-you = Cali { $cards }
photo-rummy-log-rebuild = { $player } modifica le combinazioni
photo-rummy-log-rebuild-you = Modifichi le combinazioni
photo-rummy-log-pass = { $player } non cala niente
photo-rummy-log-pass-you = Non cali niente
photo-rummy-log-timeout = Tempo scaduto per { $player }
photo-rummy-log-timeout-you = Tempo scaduto

photo-rummy-outcome-out = { $winners } ha finito le carte e guadagna i punti persi dagli altri.
photo-rummy-outcome-out-you = Hai finito le carte e guadagni i punti persi dagli altri.
photo-rummy-outcome-void = I mazzetti sono finiti e nessuno ha chiuso: la mano è nulla.
photo-rummy-outcome-void-you = I mazzetti sono finiti e nessuno ha chiuso, nemmeno tu: la mano è nulla.

## What lies on the table, in words.
photo-rummy-look-table = tavolo
photo-rummy-look-table-about = tutte le combinazioni sul tavolo, con i loro numeri
photo-rummy-look-hand = carte
photo-rummy-look-hand-about = le tue carte
photo-rummy-look-counts = quante
photo-rummy-look-counts-about = quante carte ha ciascuno e quante ne restano nei mazzetti
photo-rummy-table = Tavolo:
photo-rummy-table-empty = Non è ancora stato calato niente.
photo-rummy-hand = Le tue carte:
photo-rummy-hand-of = { $player } ha:
photo-rummy-hand-empty = Non hai più carte.
photo-rummy-drew = Peschi: { $card }.
photo-rummy-counts = In mano: { $counts }.
photo-rummy-piles = Mazzetti: { $piles }.
photo-rummy-not-opened = Non hai ancora aperto: prima cala una combinazione fatta con le tue carte.

## Why the referee refuses
photo-rummy-refusal-meld-too_short = Troppo corta: { $meld }. Per una famiglia ci vogliono tre carte, per una serie quattro.
photo-rummy-refusal-meld-family_too_short = Troppo corta: { $meld }. Per una famiglia ci vogliono tre carte.
photo-rummy-refusal-meld-series_too_short = Troppo corta: { $meld }. Per una serie ci vogliono quattro carte.
photo-rummy-refusal-meld-family_too_long = Troppo lunga: { $meld }. Una famiglia ha al massimo sei carte, jolly compresi.
photo-rummy-refusal-meld-series_too_long = Troppo lunga: { $meld }. Una serie ha al massimo 17 carte, jolly compresi.
photo-rummy-refusal-meld-mixed = Né famiglia né serie: { $meld }. Questa carta non c’entra: { $card }.
photo-rummy-refusal-meld-twice = La carta { $card } esiste una volta sola: non può comparire due volte in { $meld }.
photo-rummy-refusal-meld-only_jokers = Solo jolly: { $meld }. In una combinazione ci vogliono più foto che jolly.
photo-rummy-refusal-meld-too_many_jokers = Troppi jolly: { $meld }. In una combinazione ci vogliono più foto che jolly.
photo-rummy-refusal-lay-nothing = Non hai calato né spostato niente. Puoi finire il turno senza calare.
photo-rummy-refusal-lay-not_opened = Per aprire, una parte delle carte che cali deve formare da sola una famiglia o una serie.
photo-rummy-refusal-lay-not_in_hand = Non è tra le tue carte: { $card }.
photo-rummy-refusal-lay-appeared = Da dove viene questa tua carta: { $card }?
photo-rummy-refusal-lay-vanished = Dov’è finita questa tua carta: { $card }?
photo-rummy-refusal-lay-taken = Le carte che erano sul tavolo devono restarci: { $card }.
photo-rummy-refusal-lay-joker_taken = Un jolly resta sul tavolo, a meno che tu non lo sostituisca con una delle tue foto.
photo-rummy-refusal-take-not_opened = Puoi prendere un jolly solo dopo aver calato una combinazione fatta con le tue carte.
photo-rummy-refusal-take-no_meld = La combinazione { $number } non esiste: all’inizio del turno { $melds ->
    [0] non ce n’era nessuna
    [one] ce n’era una sola
   *[other] ce n’erano solo { $melds }
}.
photo-rummy-refusal-take-no_joker = Qui non c’è nessun jolly (o nessun altro) da prendere: { $meld }.
photo-rummy-refusal-take-not_in_hand = Per prendere un jolly devi dare una delle tue foto, e questa non ce l’hai: { $card }.
photo-rummy-refusal-take-twice = Una foto libera un solo jolly: { $card }.
photo-rummy-refusal-take-does_not_fit = Questa foto non è adatta: { $card }. Il jolly fa parte di { $meld }.
photo-rummy-refusal-take-taken_back = La foto data in cambio di un jolly resta sul tavolo: { $card }.
photo-rummy-refusal-draw-first = Prima pesca una carta.
photo-rummy-refusal-draw-already = Hai già pescato in questo turno.
photo-rummy-refusal-draw-pile_empty = Il mazzetto { $pile } è vuoto: pesca da un altro.
photo-rummy-refusal-timeout-no_limit = A questo tavolo non c’è limite di tempo.

# What an estimate depends on, in an analysis.
photo-rummy-analysis-holding = Vale se si continua a tenere le carte per calarne molte insieme più tardi.
