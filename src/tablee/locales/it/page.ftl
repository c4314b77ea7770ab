## What the page says around the games.

go-home = Vai alla pagina iniziale
close = Chiudi
dismiss = Nascondi
# After a tap on a button that cannot be used yet.
busy = Un momento…
too-few = Non può essere meno di { $least }.
too-many = Non può essere più di { $most }.
try-again = Riprova

settings = Impostazioni
settings-language = Lingua
settings-theme = Aspetto
settings-theme-system = Come il dispositivo
settings-theme-light = Chiaro
settings-theme-dark = Scuro
settings-distinct = Colori più facili da distinguere
settings-left-handed = Per mancini: pulsanti a sinistra
settings-motion = Animazioni
settings-motion-system = Come il dispositivo
settings-motion-less = Ridotte
settings-motion-full = Tutte
settings-turns = Mosse degli altri
settings-turns-slow = Lente
settings-turns-normal = Normali
settings-turns-fast = Veloci
settings-turns-at-once = Tutte insieme
settings-only-move = Gioca al posto mio quando c’è una sola mossa
settings-only-move-about = Dopo una breve pausa. Il tavolo dice che cosa ha fatto per te.
settings-tutor = Avvisami prima di un grosso errore
settings-tutor-about = Solo contro i bot: un tutor chiede «Davvero?» prima di una mossa che probabilmente riduce molto le tue possibilità di vittoria.
settings-sound = Suoni
settings-volume = Volume
settings-felt = Tavolo
settings-felt-meadow = Prato
settings-felt-sea = Mare
settings-felt-plum = Prugna
settings-felt-walnut = Noce
settings-confetti = Coriandoli quando si vince
settings-emotes = Reazioni degli altri

## Start page
start-title = Giochiamo insieme
start-heading = Siediti con noi!
start-lead = Giochi di società per tutta la tavolata, direttamente nel browser: con gli amici o con i bot, senza account.
preview-table = Hai un invito: siediti al tavolo e gioca con noi.
name-ask = Come vuoi che ti chiamiamo?
file-choose = Scegli un file
name-guest = Ospite
# In the place of a name, for the person who reads it and has none.
name-you = Tu
play-now = Gioca subito contro i bot
play-friends = Gioca con gli amici
hourglass = Clessidra: un limite di tempo per ogni turno
players-range = Da { $least } a { $most } giocatori
join-ask = Hai un invito?
join-code = Codice del tavolo
join = Unisciti
join-wrong = Nessun tavolo ha questo codice
join-again = Correggi il codice
join-check = Confrontalo con l’invito. Un codice ha dieci caratteri, tra lettere e cifre, ma mai O, 0, I o 1. I tavoli a cui non si è mai giocato spariscono dopo un po’.
real = A un tavolo vero
real-about = Hai la scatola? Il telefono fa da arbitro, segnapunti e clessidra.
foot-independent = Indipendente dagli editori dei giochi.
gallery = Galleria

## New table
new-title = Nuovo tavolo: { $game }
new-open = Apri il tavolo
house-rules = Regole della casa
rules-boxed = Come nella scatola
# $rules is a list of rules with their values, as in rule-set, separated by semicolons.
rules-differ = Differenze rispetto alla scatola: { $rules }
# A house rule and what was chosen for it.
rule-set = { $name }: { $value }
# The same, with what it was before the host changed it.
rule-changed = { $name }: { $value } (prima: { $before })
rules-change = Cambia le regole della casa
rules-save = Salva
# $name is the host, $rules what has changed, as in rule-changed.
rules-changed = { $name } ha cambiato le regole. { $rules }
players = Giocatori
fewer = Diminuisci: { $what }
more = Aumenta: { $what }

## Waiting room
waiting-heading = { $game }: chi gioca?
waiting-seats = Al tavolo
seat-free = Posto libero
seat-taken = { $name } ha preso posto.
bot = bot
away = assente
seat-invited = non ha ancora risposto
host = Host
add-bot = Aggiungi un bot
add-bot-on = Aggiungi un bot al posto { $number }
level = Livello dei bot
level-of = Livello di { $name }
# How strong a bot is, shown beside one to four stars.
level-told = { $level } (livello { $number } di 4)
level-instead = { $told }: sostituisce { $chosen }, che su questo server sarebbe troppo lento
pace = Tempo di riflessione dei bot
pace-none = Nessuno
pace-quick = Breve
pace-human = Come una persona
pace-slow = Lungo
remove-seat = Libera il posto di { $name }
take-seat = Prendi posto
start = Inizia
start-fills = { $count ->
    [one] C’è un posto libero: all’inizio lo prenderà un bot.
   *[other] Ci sono { $count } posti liberi: all’inizio li prenderanno dei bot.
}
start-ready = Tutti i posti sono occupati.
start-waits = Aspettiamo che { $host } dia il via.
start-late = { $count ->
    [one] Manca ancora una risposta. Se inizi adesso, gioca un bot finché la persona non arriva.
   *[other] Mancano ancora { $count } risposte. Se inizi adesso, giocano dei bot finché non arrivano.
}
spectators = { $count ->
    [one] Una persona sta guardando.
   *[other] { $count } persone stanno guardando.
}
leave-seat = Lascia il posto
invite = Invita
invite-about = Manda questo link a chi vuoi invitare, oppure fai inquadrare il codice QR.
invite-link = Link d’invito
invite-qr = Codice QR del link d’invito
invite-code = Oppure comunica il codice del tavolo:
link-copy = Copia
link-copied = Copiato
link-share = Condividi
agreed = Regole del tavolo

## At the table
table-opening = Carico il tavolo…
table-problem = Qualcosa è andato storto
your-turn = Tocca a te
# For whoever wants their only move to be made for them: before it, and after it. $line is what they did, as in the log.
only-move-soon = C’è una sola mossa: tra un attimo viene giocata per te.
only-move-done = Giocato per te: { $line }
round = Mano { $round } di { $rounds }
watching = Stai guardando la partita.
connection-lost = Connessione persa. Mi ricollego…
clock-left = { $count ->
    [one] ancora un secondo
   *[other] ancora { $count } secondi
}
clock-left-long = ancora { $minutes } min { $seconds } s
# $time is one of the two above.
clock-stands = tempo fermo, { $time }
clock-grace = { $count ->
    [one] Connessione persa: il tavolo aspetta ancora un secondo
   *[other] Connessione persa: il tavolo aspetta ancora { $count } secondi
}
clock-hurry = { $count ->
    [one] Ancora un secondo per il tuo turno
   *[other] Ancora { $count } secondi per il tuo turno
}
clock-quick = Presto!
# A switch for the host, in the settings of a running match.
clock-switch = Gioca con il limite di tempo
clock-switch-about = Vale dal prossimo turno.
clock-waits = { $count ->
    [one] { $player } ha perso la connessione: il tavolo aspetta un secondo.
   *[other] { $player } ha perso la connessione: il tavolo aspetta al massimo { $count } secondi.
}
links = Condividi o cambia dispositivo
watch = Fai guardare anche altri
watch-about = Chi ha questo link vede il tavolo, ma non quello che i giocatori hanno in mano.
watch-link = Link per spettatori
watch-qr = Codice QR per spettatori
device = Continua su un altro dispositivo
device-about = Questo link è il tuo posto: tienilo per te.
device-link = Link al tuo posto
device-qr = Codice QR del tuo posto
leave = Lascia il tavolo
leave-ask = Vuoi lasciare il tavolo?
leave-about = Un bot continuerà a giocare per te. Puoi tornare finché nessun altro prende il tuo posto.
leave-stay = Resta
leave-go = Lascia

## People at the table
cancel = Annulla
stand-in = Un bot gioca per te.
come-back = Rieccomi
take-over = Prendi il posto di { $name }
take-over-about = Un bot gioca per { $name }. Prenderai il suo posto dalla prossima mano, o subito se tutti al tavolo sono d’accordo.
take-over-about-last = Un bot gioca per { $name }. È l’ultima mano: prenderai il suo posto se si gioca ancora, o subito se tutti al tavolo sono d’accordo.
waiting-next = Prenderai il posto di { $name } dalla prossima mano. Fino ad allora continua il bot.
waiting-last = È l’ultima mano. Prenderai il posto di { $name } se si gioca ancora.
waiting-asked = Puoi giocare subito se tutti sono d’accordo.
waiting-stop = Smetti di aspettare
newcomer-waits = { $newcomer } prenderà questo posto
consent-ask = { $newcomer } può prendere subito il posto di { $name }, a mano in corso?
consent-away = { $newcomer } aspetta di prendere il posto di { $name }. Per farlo subito serve il consenso di tutti, e non tutti sono presenti.
consent-pending = Manca ancora il consenso di: { $names }.
consent-yes = Sì, subito
consent-no = Non ora
offered = Aperto a nuovi giocatori
player-menu = Opzioni per { $name }
player-mute = Nascondi le reazioni di { $name }
player-unmute = Mostra di nuovo le reazioni di { $name }
player-replace = Fai giocare un bot per { $name }
player-offer = Apri il posto a nuovi giocatori
player-keep = Chiudi il posto ai nuovi giocatori
player-agree = Fai giocare subito { $newcomer }
player-remove = Allontana { $name } dal tavolo
remove-ask = Allontanare { $name }?
remove-about = { $name } non potrà più sedersi a questo tavolo.
remove-about-playing = Un bot continuerà a giocare, e { $name } non potrà tornare a questo tavolo.
remove-go = Allontana
seat-back = { $name } è di nuovo qui.
seat-bot = Ora un bot gioca per { $name }.
note-removed = { $name } non è più al tavolo. Continua un bot.
note-reserved = { $name } prenderà il posto di { $other }.
note-withdrawn = { $name } non aspetta più un posto.
note-agreed = { $name } è d’accordo: { $other } può giocare subito.
note-seated = { $name } prende il posto di { $other }.
note-clock-off = { $name } toglie il limite di tempo dal prossimo turno.
note-clock-on = { $name } rimette il limite di tempo dal prossimo turno.
emotes = Reazioni
emote-told = { $name }: { $emote }
emote-hello = Ciao!
emote-well_played = Ben giocato!
emote-thanks = Grazie!
emote-oops = Ops!
emote-hurry = Un po’ più in fretta, dai!
emote-thinking = Ci sto pensando…
emote-laugh = Ah ah!
emote-good_game = Bella partita!

## The end of a round and of the match
won-round-me = Hai vinto!
won-round = { $count ->
    [0] Non vince nessuno
    [one] { $winners } vince
   *[other] Vittoria a pari merito: { $winners }
}
won-match-me = Hai vinto la partita!
won-match = { $count ->
    [one] { $winners } vince la partita
   *[other] Partita vinta a pari merito: { $winners }
}
result-show = Risultato
next-round = Prossima mano
rematch = Gioca ancora
rematch-offered = { $name } vuole giocare ancora. Ci stai?
rematch-offered-somebody = Tra poco comincia un’altra partita. Ci stai?
rematch-accept = Ci sto
rematch-decline = Non ora
rematch-declined = Questa volta non giochi.
rematch-after-all = Gioca lo stesso
rematch-go = Vai alla prossima partita
rematch-watch = Guarda la prossima partita
rematch-said-no = { $name } questa volta non gioca.
# Heading of the names with their numbers of matches won, over all rematches.
tally = Partite vinte
look-at-table = Guarda il tavolo
sheet = Segnapunti
sheet-round = Mano
sheet-total = Totale
record = Scarica la registrazione

## Errors
missing = Qui non c’è niente
missing-about = Questo indirizzo non porta da nessuna parte. Forse c’è un errore di battitura?
refusal-unknown = Non ha funzionato ({ $code }).
refusal-server-unreachable = Il server non risponde. La connessione a Internet funziona?
refusal-device-full = Su questo dispositivo non c’è più spazio, quindi non è stato salvato niente. Libera un po’ di spazio e riprova.
refusal-device-storage = Questo browser non permette a Tablée di salvare niente, quindi un tavolo andrebbe perso. Sei in una finestra privata, o il salvataggio è bloccato per questa pagina?
refusal-device-python = Non è stato possibile avviare i giochi su questo dispositivo. Ricarica la pagina; se non basta, prova con un browser più recente.

## About
about = Informazioni su Tablée
about-text = Tablée è un tavolo online per giochi che si comprano in negozio: qui ci giochi con gli amici e con i bot.
about-independent = Tablée è indipendente dagli editori dei giochi e non usa nessuna delle loro illustrazioni. Se un gioco ti piace, compra quello vero.
about-privacy = Che cosa sappiamo di te
about-privacy-text = Il nome che dai e le partite che giochi. Nessun account, nessun tracciamento; il tuo browser ricorda il tuo nome, le tue impostazioni, i tuoi posti e come sono finite le tue partite. Quando prendi posto, il browser riceve anche un cookie: è l’unico modo in cui il tavolo ti riconosce.
about-thanks = Ringraziamenti
about-licence = Tablée è software libero con licenza Apache 2.0. Si basa sul lavoro di altri:
about-animals = immagini degli animali
about-icons = icone
about-flags = bandiere
about-font = carattere tipografico
about-software = software

