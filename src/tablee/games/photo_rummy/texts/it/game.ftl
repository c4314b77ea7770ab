## Photo Rummy: opzioni, che cosa è successo e perché l’arbitro rifiuta. I nomi delle carte sono nel catalogo del gioco.

photo-rummy = Photo Rummy
photo-rummy-about = 102 foto di 17 capitali europee. Raccogli famiglie di una capitale e serie di un tema, rifai il tavolo e cala per primo l’ultima carta.

photo-rummy-option-rounds = Mani
photo-rummy-option-rounds-about = Il totale più alto sul segnapunti vince la partita.
photo-rummy-option-first = Chi comincia
photo-rummy-option-first-about = La persona più giovane comincia la prima mano: segna il suo posto o lascia fare alla sorte.
photo-rummy-option-first-chance = a sorte
photo-rummy-option-first-1 = posto 1
photo-rummy-option-first-2 = posto 2
photo-rummy-option-first-3 = posto 3
photo-rummy-option-first-4 = posto 4
photo-rummy-option-starter = Le mani seguenti le comincia
photo-rummy-option-starter-about = Dopo una mano nulla tocca al posto seguente, se non è sempre lo stesso.
photo-rummy-option-starter-rotate = il posto seguente in senso orario
photo-rummy-option-starter-same = lo stesso posto
photo-rummy-option-starter-winner = chi ha vinto
photo-rummy-option-void_rounds = Mani nulle
photo-rummy-option-void_rounds-about = Una mano è nulla quando i mazzetti sono finiti e nessuno ha chiuso.
photo-rummy-option-void_rounds-count = valgono come giocate
photo-rummy-option-void_rounds-replay = si rigiocano
photo-rummy-option-clock-about = Quando il tempo scade, tavolo e mano tornano come all’inizio del turno e la carta pescata resta in mano.

## Che cosa si può fare. $cards è un elenco di nomi.
photo-rummy-typing = Sono solo suggerimenti: puoi scrivere qualsiasi turno. Una carta è una sigla e un tema: GB-church. Per calare scrivi tutto il tavolo come dev’essere: lay GB-church GB-sight joker | D-dish F-dish I-dish P-dish. Per prendere un jolly dai la tua foto e il numero della sua combinazione: lay ... taking GB-dish 2. Temi: palace (palazzi), church (chiese), sight (luoghi d’interesse), dish (piatti), letterbox (cassette postali), emblem (emblemi).
photo-rummy-action-draw = pescare dal mazzetto { $pile }
photo-rummy-action-lay = calare { $cards }
photo-rummy-action-take = prendere un jolly per { $cards }
photo-rummy-action-rebuild = rifare il tavolo senza calare
photo-rummy-action-pass = tenere la carta e finire il turno

## Che cosa ha fatto qualcuno. $player è un nome; le frasi in -you sono per chi l’ha fatto.
photo-rummy-log-draw = { $player } pesca dal mazzetto { $pile }
photo-rummy-log-draw-you = Peschi dal mazzetto { $pile }
photo-rummy-log-take = { $player } prende un jolly per { $cards }
photo-rummy-log-take-you = Prendi un jolly per { $cards }
photo-rummy-log-lay = { $player } cala { $cards }
photo-rummy-log-lay-you = Cali { $cards }
photo-rummy-log-rebuild = { $player } rifà il tavolo
photo-rummy-log-rebuild-you = Rifai il tavolo
photo-rummy-log-pass = { $player } non cala niente
photo-rummy-log-pass-you = Non cali niente
photo-rummy-log-timeout = Il tempo di { $player } è scaduto
photo-rummy-log-timeout-you = Il tuo tempo è scaduto

photo-rummy-outcome-out = { $winners } non ha più carte e vince quello che gli altri perdono.
photo-rummy-outcome-out-you = Non hai più carte e vinci quello che gli altri perdono.
photo-rummy-outcome-void = I mazzetti sono finiti e nessuno ha chiuso: la mano è nulla.
photo-rummy-outcome-void-you = I mazzetti sono finiti e nemmeno tu hai chiuso: la mano è nulla.

## Che cosa c’è sul tavolo, a parole.
photo-rummy-look-table = tavolo
photo-rummy-look-table-about = tutte le combinazioni sul tavolo, con i loro numeri
photo-rummy-look-hand = mano
photo-rummy-look-hand-about = le tue carte
photo-rummy-look-counts = quante
photo-rummy-look-counts-about = quante carte ha ciascuno e quanto sono alti i mazzetti
photo-rummy-table = Tavolo:
photo-rummy-table-empty = Non è ancora stato calato niente.
photo-rummy-hand = La tua mano:
photo-rummy-hand-of = { $player } ha:
photo-rummy-hand-empty = La tua mano è vuota.
photo-rummy-drew = Peschi: { $card }.
photo-rummy-counts = In mano: { $counts }.
photo-rummy-piles = Mazzetti: { $piles }.
photo-rummy-not-opened = Non hai ancora aperto: cala prima una combinazione di carte tue.

## Perché l’arbitro rifiuta
photo-rummy-refusal-meld-too_short = Troppo corta: { $meld }. Una famiglia ha almeno tre carte, una serie quattro.
photo-rummy-refusal-meld-family_too_short = Troppo corta: { $meld }. Una famiglia ha almeno tre carte.
photo-rummy-refusal-meld-series_too_short = Troppo corta: { $meld }. Una serie ha almeno quattro carte.
photo-rummy-refusal-meld-family_too_long = Troppo lunga: { $meld }. Una famiglia ha al massimo sei carte, jolly compresi.
photo-rummy-refusal-meld-series_too_long = Troppo lunga: { $meld }. Una serie ha al massimo 17 carte, jolly compresi.
photo-rummy-refusal-meld-mixed = Né famiglia né serie: { $meld }. Questa non c’entra: { $card }.
photo-rummy-refusal-meld-twice = La carta { $card } esiste una volta sola; non può stare due volte in { $meld }.
photo-rummy-refusal-meld-only_jokers = Senza foto: { $meld }. Ci vogliono più foto che jolly.
photo-rummy-refusal-meld-too_many_jokers = Troppi jolly: { $meld }. Ci vogliono più foto che jolly.
photo-rummy-refusal-lay-nothing = Non hai calato né spostato niente. Puoi finire il turno senza calare.
photo-rummy-refusal-lay-not_opened = Per aprire, una parte delle carte che cali deve formare da sola una famiglia o una serie.
photo-rummy-refusal-lay-not_in_hand = Non è nella tua mano: { $card }.
photo-rummy-refusal-lay-appeared = Da dove viene questa carta della mano: { $card }?
photo-rummy-refusal-lay-vanished = Dov’è finita questa carta della mano: { $card }?
photo-rummy-refusal-lay-taken = Quello che era sul tavolo ci resta: { $card }.
photo-rummy-refusal-lay-joker_taken = Un jolly resta sul tavolo, se non dai per lui una foto della tua mano.
photo-rummy-refusal-take-not_opened = Può prendere un jolly solo chi ha già calato una combinazione di carte proprie.
photo-rummy-refusal-take-no_meld = Non c’è una combinazione { $number }: all’inizio del turno erano { $melds }.
photo-rummy-refusal-take-no_joker = Nessun jolly da prendere, o nessun altro: { $meld }.
photo-rummy-refusal-take-not_in_hand = Per un jolly si dà una foto della propria mano, e questa non c’è: { $card }.
photo-rummy-refusal-take-twice = Una foto libera un solo jolly: { $card }.
photo-rummy-refusal-take-does_not_fit = Questa foto non va bene: { $card }. Il jolly sta in { $meld }.
photo-rummy-refusal-take-taken_back = Quello che hai dato per un jolly resta sul tavolo: { $card }.
photo-rummy-refusal-draw-first = Prima pesca una carta.
photo-rummy-refusal-draw-already = Hai già pescato in questo turno.
photo-rummy-refusal-draw-pile_empty = Il mazzetto { $pile } è vuoto: pesca da un altro.
photo-rummy-refusal-timeout-no_limit = A questo tavolo non c’è limite di tempo.
