## Wat de pagina rond de spellen zegt.

go-home = Naar de startpagina
close = Sluiten
dismiss = Verbergen
try-again = Opnieuw proberen

settings = Instellingen
settings-language = Taal
settings-theme = Weergave
settings-theme-system = Zoals het apparaat
settings-theme-light = Licht
settings-theme-dark = Donker
settings-distinct = Kleuren die makkelijker te onderscheiden zijn
settings-left-handed = Voor linkshandigen: knoppen links
settings-motion = Animaties
settings-motion-system = Zoals het apparaat
settings-motion-less = Minder
settings-motion-full = Alle
settings-sound = Geluid
settings-volume = Volume
settings-felt = Tafel
settings-felt-meadow = Weide
settings-felt-sea = Zee
settings-felt-plum = Pruim
settings-felt-walnut = Walnoot
settings-confetti = Confetti bij winst
settings-emotes = Reacties van anderen

## Startpagina
start-title = Samen spelen
start-heading = Schuif aan!
start-lead = Spellen voor de hele tafel, in de browser: met vrienden, met bots, zonder account.
preview-table = Je bent uitgenodigd: schuif aan en speel mee.
name-ask = Hoe mogen we je noemen?
file-choose = Kies een bestand
name-guest = Gast
play-now = Speel meteen tegen bots
play-friends = Speel met vrienden
players-range = { $least } tot { $most } spelers
join-ask = Ben je uitgenodigd?
join-code = Tafelcode
join = Aanschuiven
foot-independent = Onafhankelijk van de uitgevers van de spellen.

## Nieuwe tafel
new-title = Nieuwe tafel: { $game }
new-open = Tafel openen
players = Spelers
fewer = { $what }: minder
more = { $what }: meer

## Wachtkamer
waiting-heading = { $game }: wie speelt mee?
waiting-seats = Aan tafel
seat-free = Vrije plaats
seat-taken = { $name } is aangeschoven.
bot = bot
away = afwezig
host = Gastheer
add-bot = Bot toevoegen
add-bot-on = Bot op plaats { $number } zetten
level = Niveau van de bots
level-of = Niveau van { $name }
# How strong a bot is; beside it so many of four stars.
level-told = { $level } (niveau { $number } van 4)
pace = Bedenktijd van de bots
pace-none = Geen
pace-quick = Kort
pace-human = Als een mens
pace-slow = Lang
remove-seat = Maak de plaats van { $name } vrij
take-seat = Ga zitten
start = Start
start-fills = { $count ->
    [one] Er is één plaats vrij: bij de start neemt een bot die in.
   *[other] Er zijn { $count } plaatsen vrij: bij de start nemen bots die in.
}
start-ready = Alle plaatsen zijn bezet.
start-waits = { $host } start het spel.
spectators = { $count ->
    [one] Eén persoon kijkt toe.
   *[other] { $count } mensen kijken toe.
}
leave-seat = Mijn plaats opgeven
invite = Uitnodigen
invite-about = Stuur deze link naar wie met je mee moet spelen, of laat de code fotograferen.
invite-link = Uitnodigingslink
invite-qr = QR-code van de uitnodigingslink
invite-code = Of zeg de code van de tafel:
link-copy = Kopiëren
link-copied = Gekopieerd
link-share = Delen
agreed = Wat is afgesproken

## Aan tafel
table-opening = Naar de tafel …
table-problem = Dit gaat niet
your-turn = Jij bent aan de beurt
round = Ronde { $round } van { $rounds }
watching = Je kijkt toe.
connection-lost = Verbinding verbroken. Nieuwe poging …
clock-left = { $count ->
    [one] nog één seconde
   *[other] nog { $count } seconden
}
clock-left-long = nog { $minutes } min { $seconds } s
# $time is one of the two above.
clock-stands = klok staat stil, { $time }
clock-grace = { $count ->
    [one] Verbinding verbroken: de tafel wacht nog één seconde
   *[other] Verbinding verbroken: de tafel wacht nog { $count } seconden
}
clock-hurry = { $count ->
    [one] Nog één seconde voor je beurt
   *[other] Nog { $count } seconden voor je beurt
}
clock-quick = Snel!
clock-up = Je tijd was om: de tafel heeft voor je gespeeld.
clock-waits = { $count ->
    [one] { $player } heeft geen verbinding meer: de tafel wacht één seconde.
   *[other] { $player } heeft geen verbinding meer: de tafel wacht hoogstens { $count } seconden.
}
links = Delen of van apparaat wisselen
watch = Toekijken
watch-about = Wie deze link heeft, ziet de tafel, maar niemands hand.
watch-link = Link om toe te kijken
watch-qr = QR-code om toe te kijken
device = Verder op een ander apparaat
device-about = Deze link is jouw plaats: hou hem voor jezelf.
device-link = Link naar jouw plaats
device-qr = QR-code van jouw plaats
leave = Tafel verlaten
leave-ask = De tafel verlaten?
leave-about = Een bot speelt voor je verder. Je kunt terugkomen zolang niemand je plaats heeft overgenomen.
leave-stay = Blijven
leave-go = Verlaten

## De mensen aan tafel
cancel = Annuleren
stand-in = Een bot speelt voor je.
come-back = Ik ben er weer
take-over = Neem de plaats van { $name } over
take-over-about = Voor { $name } speelt een bot. Je neemt de plaats over met de volgende ronde, of meteen als iedereen aan tafel het goedvindt.
take-over-about-last = Voor { $name } speelt een bot. Dit is de laatste ronde: je neemt de plaats over als er daarna nog een keer wordt gespeeld, of meteen als iedereen aan tafel het goedvindt.
waiting-next = Je neemt de plaats van { $name } over met de volgende ronde. Tot dan speelt de bot verder.
waiting-last = Dit is de laatste ronde. Je neemt de plaats van { $name } over als er daarna nog een keer wordt gespeeld.
waiting-asked = Iedereen aan tafel krijgt de vraag of je meteen mag meespelen.
waiting-stop = Niet langer wachten
newcomer-waits = { $newcomer } neemt deze plaats over
consent-ask = Mag { $newcomer } meteen verder spelen voor { $name }, met de hand zoals die is?
consent-yes = Ja, meteen
consent-no = Nu niet
offered = Open voor nieuwkomers
player-menu = { $name }: meer
player-mute = Verberg reacties van { $name }
player-unmute = Toon reacties van { $name } weer
player-replace = Laat een bot voor { $name } spelen
player-offer = Stel de plaats open voor nieuwkomers
player-keep = Sluit de plaats voor nieuwkomers
player-agree = Laat { $newcomer } meteen meespelen
player-remove = Verwijder { $name } van de tafel
remove-ask = { $name } verwijderen?
remove-about = { $name } kan niet meer aan deze tafel gaan zitten.
remove-about-playing = Een bot speelt verder, en { $name } kan niet terug naar deze tafel.
remove-go = Verwijderen
seat-back = { $name } is er weer.
seat-bot = Voor { $name } speelt een bot verder.
note-removed = { $name } is verwijderd. Een bot speelt verder.
note-reserved = { $name } neemt straks de plaats van { $other } over.
note-withdrawn = { $name } wacht niet meer op een plaats.
note-agreed = { $name } vindt het goed dat { $other } meteen meespeelt.
note-seated = { $name } neemt de plaats van { $other } over.
emotes = Reacties
emote-told = { $name }: { $emote }
emote-hello = Hallo!
emote-well_played = Goed gespeeld!
emote-thanks = Bedankt!
emote-oops = Oeps!
emote-hurry = Een beetje sneller, graag!
emote-thinking = Even nadenken …
emote-laugh = Haha!
emote-good_game = Goed potje!

## Het einde van een ronde en van de partij
won-round-me = Je hebt gewonnen!
won-round = { $count ->
    [one] { $winners } wint
   *[other] { $winners } winnen
}
won-match-me = Je hebt de partij gewonnen!
won-match = { $count ->
    [one] { $winners } wint de partij
   *[other] { $winners } winnen de partij
}
result-show = Uitslag
next-round = Volgende ronde
rematch = Nog een keer
look-at-table = De tafel bekijken
sheet = Scoreblad
sheet-round = Ronde
sheet-total = Totaal
record = Verslag downloaden

## Fouten
missing = Hier is niets
missing-about = Dit adres leidt nergens heen. Ontbreekt er misschien een letter?
refusal-unknown = Dat is niet gelukt ({ $code }).
refusal-server-unreachable = De server antwoordt niet. Is er netwerk?

## Over Tablée
about = Over Tablée
about-text = Tablée is een tafel voor spellen die je in de winkel vindt: hier speel je ze met vrienden en met bots.
about-independent = Tablée is onafhankelijk van de uitgevers van de spellen en gebruikt geen van hun illustraties. Vind je een spel leuk, koop dan de doos.
about-privacy = Wat we van je weten
about-privacy-text = De naam die je opgeeft en wat je speelt. Er is geen account en je wordt niet gevolgd; je browser onthoudt je naam, je instellingen en je plaatsen. Ga je zitten, dan krijgt hij ook een cookie, en alleen daaraan herkent de tafel je.
about-thanks = Dank
about-licence = Tablée is vrije software onder de Apache-licentie 2.0. Het is gebouwd met het werk van anderen:
about-animals = afbeeldingen van de dieren
about-icons = tekens op de knoppen
about-font = lettertype
about-software = software

