## Quello che la pagina dice intorno ai giochi.

go-home = Vai alla pagina iniziale
close = Chiudi
dismiss = Nascondi
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
settings-motion-less = Meno
settings-motion-full = Tutte
settings-sound = Suoni
settings-volume = Volume
settings-felt = Tavolo
settings-felt-meadow = Prato
settings-felt-sea = Mare
settings-felt-plum = Prugna
settings-felt-walnut = Noce
settings-confetti = Coriandoli per la vittoria
settings-emotes = Reazioni degli altri

## Pagina iniziale
start-title = Giocare insieme
start-heading = Siediti con noi!
start-lead = Giochi per tutta la tavolata, nel browser: con gli amici, con i bot, senza account.
preview-table = Hai un invito: siediti al tavolo e gioca con noi.
name-ask = Come vuoi che ti chiamiamo?
file-choose = Scegli un file
name-guest = Ospite
play-now = Gioca subito contro i bot
play-friends = Gioca con gli amici
players-range = Da { $least } a { $most } giocatori
join-ask = Hai un invito?
join-code = Codice del tavolo
join = Unisciti
foot-independent = Indipendente dagli editori dei giochi.

## Nuovo tavolo
new-title = Nuovo tavolo: { $game }
new-open = Apri il tavolo
players = Giocatori
fewer = { $what }: meno
more = { $what }: più

## Sala d’attesa
waiting-heading = { $game }: chi gioca?
waiting-seats = Al tavolo
seat-free = Posto libero
seat-taken = { $name } ha preso posto.
bot = bot
away = assente
host = Chi ospita
add-bot = Aggiungi un bot
add-bot-on = Aggiungi un bot al posto { $number }
level = Livello dei bot
level-of = Livello di { $name }
# How strong a bot is; beside it so many of four stars.
level-told = { $level } (livello { $number } di 4)
pace = Tempo di riflessione dei bot
pace-none = Nessuno
pace-quick = Breve
pace-human = Come una persona
pace-slow = Lungo
remove-seat = Libera il posto di { $name }
take-seat = Prendi posto
start = Inizia
start-fills = { $count ->
    [one] Un posto è libero: all’inizio lo prende un bot.
   *[other] { $count } posti sono liberi: all’inizio li prendono dei bot.
}
start-ready = Tutti i posti sono occupati.
start-waits = { $host } fa iniziare la partita.
spectators = { $count ->
    [one] Una persona guarda.
   *[other] { $count } persone guardano.
}
leave-seat = Lascia il mio posto
invite = Invita
invite-about = Manda questo link a chi deve giocare con te, oppure fai fotografare il codice.
invite-link = Link d’invito
invite-qr = Codice QR del link d’invito
invite-code = Oppure di’ loro il codice del tavolo:
link-copy = Copia
link-copied = Copiato
link-share = Condividi
agreed = Che cosa è concordato

## Al tavolo
table-opening = Al tavolo …
table-problem = Così non va
your-turn = Tocca a te
round = Mano { $round } di { $rounds }
watching = Stai guardando la partita.
connection-lost = Connessione persa. Nuovo tentativo …
clock-left = { $count ->
    [one] ancora un secondo
   *[other] ancora { $count } secondi
}
clock-left-long = ancora { $minutes } min { $seconds } s
# $time is one of the two above.
clock-stands = orologio fermo, { $time }
clock-grace = { $count ->
    [one] Connessione persa: il tavolo aspetta ancora un secondo
   *[other] Connessione persa: il tavolo aspetta ancora { $count } secondi
}
clock-hurry = { $count ->
    [one] Ancora un secondo per il tuo turno
   *[other] Ancora { $count } secondi per il tuo turno
}
clock-quick = Presto!
clock-up = Il tuo tempo era scaduto: il tavolo ha giocato per te.
clock-waits = { $count ->
    [one] { $player } ha perso la connessione: il tavolo aspetta un secondo.
   *[other] { $player } ha perso la connessione: il tavolo aspetta fino a { $count } secondi.
}
links = Condividi o cambia dispositivo
watch = Guardare
watch-about = Con questo link si vede il tavolo, ma la mano di nessuno.
watch-link = Link per guardare
watch-qr = Codice QR per guardare
device = Continua su un altro dispositivo
device-about = Questo link è il tuo posto: tienilo per te.
device-link = Link al tuo posto
device-qr = Codice QR del tuo posto
leave = Lascia il tavolo
leave-ask = Vuoi lasciare il tavolo?
leave-about = Un bot continua a giocare per te. Puoi tornare finché nessuno ha preso il tuo posto.
leave-stay = Resta
leave-go = Lascia

## Le persone al tavolo
cancel = Annulla
stand-in = Un bot gioca per te.
come-back = Sono di nuovo qui
take-over = Prendi il posto di { $name }
take-over-about = Un bot gioca per { $name }. Prendi il suo posto dalla prossima mano, o subito se tutti al tavolo sono d’accordo.
take-over-about-last = Un bot gioca per { $name }. È l’ultima mano: prendi il suo posto se si gioca ancora, o subito se tutti al tavolo sono d’accordo.
waiting-next = Prendi il posto di { $name } dalla prossima mano. Fino ad allora continua il bot.
waiting-last = È l’ultima mano. Prendi il posto di { $name } se si gioca ancora.
waiting-asked = A tutti al tavolo viene chiesto se puoi giocare subito.
waiting-stop = Non aspettare più
newcomer-waits = { $newcomer } prenderà questo posto
consent-ask = { $newcomer } può continuare subito al posto di { $name }, con le carte che ci sono?
consent-yes = Sì, subito
consent-no = Non ora
offered = Aperto a chi arriva
player-menu = { $name }: altro
player-mute = Nascondi le reazioni di { $name }
player-unmute = Mostra di nuovo le reazioni di { $name }
player-replace = Fai giocare un bot per { $name }
player-offer = Apri il posto a chi arriva
player-keep = Chiudi il posto a chi arriva
player-agree = Fai giocare subito { $newcomer }
player-remove = Togli { $name } dal tavolo
remove-ask = Togliere { $name }?
remove-about = { $name } non potrà più sedersi a questo tavolo.
remove-about-playing = Un bot continua a giocare e { $name } non potrà tornare a questo tavolo.
remove-go = Togli
seat-back = { $name } è di nuovo qui.
seat-bot = Un bot continua a giocare per { $name }.
note-removed = { $name } non è più al tavolo. Continua un bot.
note-reserved = { $name } prenderà il posto di { $other }.
note-withdrawn = { $name } non aspetta più un posto.
note-agreed = { $name } è d’accordo che { $other } giochi subito.
note-seated = { $name } prende il posto di { $other }.
emotes = Reazioni
emote-told = { $name }: { $emote }
emote-hello = Ciao!
emote-well_played = Ben giocato!
emote-thanks = Grazie!
emote-oops = Ops!
emote-hurry = Più in fretta, per favore!
emote-thinking = Ci sto pensando …
emote-laugh = Ah ah!
emote-good_game = Bella partita!

## La fine di una mano e della partita
won-round-me = Hai vinto!
won-round = { $count ->
    [one] { $winners } vince
   *[other] { $winners } vincono
}
won-match-me = Hai vinto la partita!
won-match = { $count ->
    [one] { $winners } vince la partita
   *[other] { $winners } vincono la partita
}
result-show = Risultato
next-round = Prossima mano
rematch = Gioca ancora
look-at-table = Guarda il tavolo
sheet = Segnapunti
sheet-round = Mano
sheet-total = Totale
record = Scarica la registrazione

## Errori
missing = Qui non c’è nulla
missing-about = Questo indirizzo non porta da nessuna parte. Manca forse una lettera?
refusal-unknown = Non ha funzionato ({ $code }).
refusal-server-unreachable = Il server non risponde. C’è la rete?

## Informazioni
about = Informazioni su Tablée
about-text = Tablée è un tavolo per giochi che si trovano in negozio: qui ci si gioca con gli amici e con i bot.
about-independent = Tablée è indipendente dagli editori dei giochi e non usa nessuna delle loro illustrazioni. Se un gioco ti piace, compra la scatola.
about-privacy = Che cosa sappiamo di te
about-privacy-text = Il nome che dai e quello che giochi. Non ci sono account né tracciamento; il tuo browser ricorda il tuo nome, le tue impostazioni e i tuoi posti. Quando prendi posto riceve anche un cookie, e solo da quello il tavolo ti riconosce.
about-thanks = Grazie
about-licence = Tablée è software libero con licenza Apache 2.0. È fatto con il lavoro di altri:
about-animals = immagini degli animali
about-icons = segni sui pulsanti
about-font = carattere
about-software = software

