## What the page says around the games.

go-home = Naar de startpagina
close = Sluiten
dismiss = Verbergen
# After a tap on a button that cannot be used yet.
busy = Een ogenblik…
too-few = Het kan niet minder zijn dan { $least }.
too-many = Het kan niet meer zijn dan { $most }.
try-again = Opnieuw proberen

settings = Instellingen
settings-language = Taal
settings-theme = Weergave
settings-theme-system = Automatisch
settings-theme-light = Licht
settings-theme-dark = Donker
settings-distinct = Kleuren die makkelijker te onderscheiden zijn
settings-left-handed = Voor linkshandigen: knoppen links
settings-motion = Animaties
settings-motion-system = Automatisch
settings-motion-less = Minder
settings-motion-full = Volledig
settings-turns = Beurten van anderen
settings-turns-slow = Langzaam
settings-turns-normal = Normaal
settings-turns-fast = Snel
settings-turns-at-once = In één keer
settings-only-move = Voor mij spelen als er maar één zet is
settings-only-move-about = Na een korte pauze. De tafel zegt wat er voor je is gedaan.
settings-tutor = Waarschuwen vóór een slechte zet
settings-tutor-about = Alleen tegen bots: een coach vraagt ‘Weet je het zeker?’ vóór een zet die je winstkans waarschijnlijk flink verkleint.
settings-sound = Geluid
settings-volume = Volume
settings-felt = Tafel
settings-felt-meadow = Weide
settings-felt-sea = Zee
settings-felt-plum = Pruim
settings-felt-walnut = Notenhout
settings-confetti = Confetti voor de winnaar
settings-emotes = Reacties van anderen

## Start page
start-title = Samen spelen
start-heading = Schuif aan!
start-lead = Spellen voor de hele tafel, gewoon in je browser: met vrienden of bots, zonder account.
preview-table = Je bent uitgenodigd: schuif aan en speel mee.
name-ask = Hoe mogen we je noemen?
file-choose = Kies een bestand
name-guest = Gast
# In the place of a name, for the person who reads it and has none.
name-you = Jij
play-now = Nu tegen bots spelen
play-friends = Met vrienden spelen
hourglass = Zandloper: een tijdslimiet voor elke beurt
players-range = { $least } tot { $most } spelers
join-ask = Ben je uitgenodigd?
join-code = Tafelcode
join = Aanschuiven
join-wrong = Er is geen tafel met deze code
join-again = Verbeter de code
join-check = Vergelijk hem met de uitnodiging. Een code heeft tien letters en cijfers, maar nooit een O, 0, I of 1. Tafels waaraan nooit is gespeeld, verdwijnen na een tijdje.
real = Aan een echte tafel
real-about = Heb je de doos? Je telefoon is scheidsrechter, scoreblad en zandloper.
foot-independent = Onafhankelijk van de uitgevers van de spellen.
gallery = Galerij

## New table
new-title = Nieuwe tafel: { $game }
new-open = Tafel openen
house-rules = Huisregels
rules-boxed = Zoals in de doos
# $rules is a list of rules with their values, as in rule-set, separated by semicolons.
rules-differ = Anders dan in de doos: { $rules }
# A house rule and what was chosen for it.
rule-set = { $name }: { $value }
# The same, with what it was before the host changed it.
rule-changed = { $name }: { $value } (eerst: { $before })
rules-change = Huisregels wijzigen
rules-save = Opslaan
# $name is the host, $rules what has changed, as in rule-changed.
rules-changed = { $name } heeft de regels gewijzigd. { $rules }
players = Spelers
fewer = Minder: { $what }
more = Meer: { $what }

## Waiting room
waiting-heading = { $game }: wie speelt mee?
waiting-seats = Aan tafel
seat-free = Vrije plaats
seat-taken = { $name } is aangeschoven.
bot = bot
away = afwezig
seat-invited = nog geen antwoord
host = Host
add-bot = Bot toevoegen
add-bot-on = Bot toevoegen op plaats { $number }
level = Niveau van de bots
level-of = Niveau van { $name }
# How strong a bot is, shown beside one to four stars.
level-told = { $level } (niveau { $number } van 4)
level-instead = { $told }: speelt in plaats van { $chosen }, want dat niveau zou op deze server te traag zijn
pace = Bedenktijd van de bots
pace-none = Geen
pace-quick = Kort
pace-human = Menselijk
pace-slow = Lang
remove-seat = Plaats van { $name } vrijmaken
take-seat = Plaatsnemen
start = Start
start-fills = { $count ->
    [one] Er is één plaats vrij: als je start, komt daar een bot.
   *[other] Er zijn { $count } plaatsen vrij: als je start, komen daar bots.
}
start-ready = Alle plaatsen zijn bezet.
start-waits = Wachten tot { $host } het spel start.
start-late = { $count ->
    [one] Eén speler heeft nog niet geantwoord. Als je nu start, speelt er een bot tot die er is.
   *[other] { $count } spelers hebben nog niet geantwoord. Als je nu start, spelen er bots tot ze er zijn.
}
spectators = { $count ->
    [one] Eén persoon kijkt toe.
   *[other] { $count } mensen kijken toe.
}
leave-seat = Mijn plaats opgeven
invite = Uitnodigen
invite-about = Stuur deze link naar de mensen met wie je wilt spelen, of laat ze de QR-code scannen.
invite-link = Uitnodigingslink
invite-qr = QR-code voor de uitnodigingslink
invite-code = Of geef de tafelcode door:
link-copy = Kopiëren
link-copied = Gekopieerd
link-share = Delen
agreed = Afspraken

## At the table
table-opening = De tafel wordt geladen…
table-problem = Er ging iets mis
your-turn = Jouw beurt
# For whoever wants their only move to be made for them: before it, and after it. $line is what they did, as in the log.
only-move-soon = Er is maar één zet: die wordt zo voor je gedaan.
only-move-done = Voor je gedaan: { $line }
round = Ronde { $round } van { $rounds }
watching = Je kijkt toe.
connection-lost = Verbinding verbroken. Opnieuw verbinden…
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
    [one] Je hebt nog één seconde
   *[other] Je hebt nog { $count } seconden
}
clock-quick = Snel!
# A switch for the host, in the settings of a running match.
clock-switch = Met klok spelen
clock-switch-about = Geldt vanaf de volgende beurt.
clock-waits = { $count ->
    [one] { $player } heeft geen verbinding meer: de tafel wacht hoogstens één seconde.
   *[other] { $player } heeft geen verbinding meer: de tafel wacht hoogstens { $count } seconden.
}
links = Delen of van apparaat wisselen
watch = Anderen laten toekijken
watch-about = Met deze link kan iedereen de tafel zien, maar niet wat jullie in de hand hebben.
watch-link = Link voor toeschouwers
watch-qr = QR-code voor toeschouwers
device = Verder op een ander apparaat
device-about = Wie deze link heeft, speelt op jouw plaats: houd hem voor jezelf.
device-link = Link naar jouw plaats
device-qr = QR-code voor jouw plaats
leave = Tafel verlaten
leave-ask = De tafel verlaten?
leave-about = Een bot speelt voor je verder. Je kunt terugkomen zolang niemand anders je plaats heeft overgenomen.
leave-stay = Blijven
leave-go = Weggaan

## People at the table
cancel = Annuleren
stand-in = Een bot speelt voor je.
come-back = Ik ben er weer
take-over = Plaats van { $name } overnemen
take-over-about = Een bot speelt voor { $name }. Je neemt het over in de volgende ronde, of meteen als iedereen aan tafel het goedvindt.
take-over-about-last = Een bot speelt voor { $name }. Dit is de laatste ronde: je neemt het over als er daarna nog een keer wordt gespeeld, of meteen als iedereen aan tafel het goedvindt.
waiting-next = In de volgende ronde neem je het over van { $name }. Tot die tijd speelt de bot verder.
waiting-last = Dit is de laatste ronde. Je neemt het over van { $name } als er daarna nog een keer wordt gespeeld.
waiting-asked = Je kunt meteen meespelen als iedereen het goedvindt.
waiting-stop = Niet langer wachten
newcomer-waits = { $newcomer } speelt hier straks
consent-ask = Mag { $newcomer } het meteen overnemen van { $name }, met wat { $name } nu in de hand heeft?
consent-away = { $newcomer } wil het overnemen van { $name }. Meteen kan dat alleen als iedereen het goedvindt, en niet iedereen is er.
consent-pending = Nog niet akkoord: { $names }.
consent-yes = Ja, meteen
consent-no = Nu niet
offered = Plaats vrijgegeven
player-menu = Opties voor { $name }
player-mute = Reacties van { $name } verbergen
player-unmute = Reacties van { $name } weer tonen
player-replace = Bot laten spelen voor { $name }
player-offer = Plaats vrijgeven voor anderen
player-keep = Plaats toch niet vrijgeven
player-agree = { $newcomer } meteen laten meespelen
player-remove = { $name } van de tafel verwijderen
remove-ask = { $name } verwijderen?
remove-about = { $name } kan dan niet meer aan deze tafel plaatsnemen.
remove-about-playing = Een bot speelt verder, en { $name } kan niet meer naar deze tafel terug.
remove-go = Verwijderen
seat-back = { $name } is er weer.
seat-bot = Een bot speelt nu voor { $name }.
note-removed = { $name } is verwijderd. Een bot speelt verder.
note-reserved = { $name } neemt het straks over van { $other }.
note-withdrawn = { $name } wacht niet meer op een plaats.
note-agreed = { $name } vindt het goed dat { $other } meteen meespeelt.
note-seated = { $name } neemt het over van { $other }.
note-clock-off = { $name } zet de klok uit vanaf de volgende beurt.
note-clock-on = { $name } zet de klok aan vanaf de volgende beurt.
emotes = Reacties
emote-told = { $name }: { $emote }
emote-hello = Hallo!
emote-well_played = Goed gespeeld!
emote-thanks = Bedankt!
emote-oops = Oeps!
emote-hurry = Beetje tempo, graag!
emote-thinking = Even nadenken…
emote-laugh = Haha!
emote-good_game = Leuk potje!

## The end of a round and of the match
won-round-me = Je hebt gewonnen!
won-round = { $count ->
    [0] Niemand wint
    [one] { $winners } wint
   *[other] Gedeelde overwinning: { $winners }
}
won-match-me = Je hebt de partij gewonnen!
won-match = { $count ->
    [one] { $winners } wint de partij
   *[other] Gedeelde overwinning in de partij: { $winners }
}
result-show = Uitslag
next-round = Volgende ronde
rematch = Nog een keer
rematch-offered = { $name } wil nog een keer spelen. Doe je mee?
rematch-offered-somebody = Er begint zo een nieuwe partij. Doe je mee?
rematch-accept = Ik doe mee
rematch-decline = Nu niet
rematch-declined = Je slaat deze partij over.
rematch-after-all = Toch meedoen
rematch-go = Naar de volgende partij
rematch-watch = Volgende partij bekijken
rematch-said-no = { $name } doet deze keer niet mee.
# Heading of the names with their numbers of matches won, over all rematches.
tally = Gewonnen partijen
look-at-table = Tafel bekijken
sheet = Scoreblad
sheet-round = Ronde
sheet-total = Totaal
record = Verslag downloaden

## Errors
missing = Hier is niets te vinden
missing-about = Dit adres leidt nergens heen. Zit er misschien een typfout in?
refusal-unknown = Dat is niet gelukt ({ $code }).
refusal-server-unreachable = De server antwoordt niet. Ben je online?
refusal-device-full = Er is geen ruimte meer op dit apparaat, dus dat is niet opgeslagen. Maak wat ruimte vrij en probeer het nog eens.
refusal-device-storage = In deze browser kan Tablée niets opslaan, dus een tafel zou hier verloren gaan. Zit je in een privévenster, of is opslag voor deze pagina geblokkeerd?
refusal-device-python = De spellen konden op dit apparaat niet worden gestart. Laad de pagina opnieuw; helpt dat niet, probeer dan een nieuwere browser.

## About
about = Over Tablée
about-text = Tablée is een online tafel voor spellen uit de winkel: hier speel je ze met vrienden en bots.
about-independent = Tablée is onafhankelijk van de uitgevers van de spellen en gebruikt hun illustraties niet. Vind je een spel leuk? Koop dan ook het echte spel.
about-privacy = Wat we over je weten
about-privacy-text = De naam die je opgeeft en wat je speelt. Er is geen account en je wordt niet gevolgd; je browser onthoudt je naam, je instellingen, je plaatsen en hoe je partijen zijn afgelopen. Als je plaatsneemt, krijgt je browser ook een cookie: alleen daaraan herkent de tafel je.
about-thanks = Met dank aan
about-licence = Tablée is vrije software onder de Apache-licentie 2.0 en bouwt voort op het werk van anderen:
about-animals = dierenplaatjes
about-icons = pictogrammen
about-flags = vlaggen
about-font = lettertype
about-software = software

