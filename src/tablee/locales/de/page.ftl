## What the page says around the games.

go-home = Zur Startseite
close = Schließen
dismiss = Ausblenden
# After a tap on a button that cannot be used yet.
busy = Einen Moment bitte …
too-few = Weniger als { $least } geht nicht.
too-many = Mehr als { $most } geht nicht.
try-again = Noch einmal versuchen

settings = Einstellungen
settings-language = Sprache
settings-theme = Aussehen
settings-theme-system = Automatisch
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-distinct = Besser unterscheidbare Farben
settings-left-handed = Für Linkshänder: Knöpfe links
settings-motion = Animationen
settings-motion-system = Automatisch
settings-motion-less = Reduziert
settings-motion-full = Alle
settings-turns = Züge der anderen
settings-turns-slow = Langsam
settings-turns-normal = Mittel
settings-turns-fast = Schnell
settings-turns-at-once = Alles auf einmal
settings-only-move = Züge für mich ausführen, wenn es keine Wahl gibt
settings-only-move-about = Nach einer kurzen Pause. Der Tisch sagt, was er für dich getan hat.
settings-tutor = Vor schlechten Zügen warnen
settings-tutor-about = Nur gegen Bots: Ein Tutor fragt „Bist du sicher?“ vor einem Zug, der deine Gewinnchance wahrscheinlich deutlich senkt.
settings-sound = Töne
settings-volume = Lautstärke
settings-felt = Tisch
settings-felt-meadow = Wiese
settings-felt-sea = Meer
settings-felt-plum = Pflaume
settings-felt-walnut = Nussbaum
settings-confetti = Konfetti beim Sieg
settings-emotes = Reaktionen der anderen

## Start page
start-title = Zusammen spielen
start-heading = Setz dich dazu!
start-lead = Gesellschaftsspiele für den ganzen Tisch, direkt im Browser: mit Freunden oder Bots, ganz ohne Konto.
preview-table = Du bist eingeladen: Setz dich an den Tisch und spiel mit.
name-ask = Wie dürfen wir dich nennen?
file-choose = Datei wählen
name-guest = Gast
# In the place of a name, for the person who reads it and has none.
name-you = Du
play-now = Gleich gegen Bots spielen
play-friends = Mit Freunden spielen
hourglass = Sanduhr: ein Zeitlimit für jeden Zug
players-range = { $least } bis { $most } Personen
join-ask = Hat dich jemand eingeladen?
join-code = Tischcode
join = Mitspielen
join-wrong = Zu diesem Code gibt es keinen Tisch
join-again = Code korrigieren
join-check = Vergleiche ihn mit der Einladung. Ein Code besteht aus zehn Buchstaben und Ziffern, aber nie aus O, 0, I oder 1. Tische, an denen nie gespielt wurde, verschwinden nach einer Weile.
real = Am echten Tisch
real-about = Ihr habt die Schachtel? Euer Handy ist Schiedsrichter, Punktezettel und Sanduhr.
foot-independent = Unabhängig von den Verlagen der Spiele.
gallery = Galerie

## New table
new-title = Neuer Tisch: { $game }
new-open = Tisch eröffnen
house-rules = Hausregeln
rules-boxed = Wie in der Schachtel
# $rules is a list of rules with their values, as in rule-set, separated by semicolons.
rules-differ = Anders als in der Schachtel: { $rules }
# A house rule and what was chosen for it.
rule-set = { $name }: { $value }
# The same, with what it was before the host changed it.
rule-changed = { $name }: { $value } (vorher: { $before })
rules-change = Hausregeln ändern
rules-save = Speichern
# $name is the host, $rules what has changed, as in rule-changed.
rules-changed = { $name } hat die Regeln geändert. { $rules }
players = Personen
fewer = Verringern: { $what }
more = Erhöhen: { $what }

## Waiting room
waiting-heading = { $game }: Wer spielt mit?
waiting-seats = Am Tisch
seat-free = Freier Platz
seat-taken = { $name } hat sich dazugesetzt.
bot = Bot
away = nicht da
seat-invited = noch keine Antwort
host = Gastgeber
add-bot = Bot dazusetzen
add-bot-on = Bot auf Platz { $number } setzen
level = Stärke der Bots
level-of = Stärke von { $name }
# How strong a bot is, shown beside one to four stars.
level-told = { $level } (Stufe { $number } von 4)
level-instead = { $told } statt { $chosen }: Das wäre auf diesem Server zu langsam
pace = Bedenkzeit der Bots
pace-none = Keine
pace-quick = Kurz
pace-human = Wie ein Mensch
pace-slow = Lang
remove-seat = Platz von { $name } frei machen
take-seat = Platz nehmen
start = Start
start-fills = { $count ->
    [one] Ein Platz ist frei: Beim Start setzt sich ein Bot dorthin.
   *[other] { $count } Plätze sind frei: Beim Start setzen sich Bots dorthin.
}
start-ready = Alle Plätze sind besetzt.
start-waits = Es geht los, sobald { $host } das Spiel startet.
start-late = { $count ->
    [one] Eine Antwort fehlt noch. Wenn du jetzt startest, spielt ein Bot, bis die Person dazukommt.
   *[other] { $count } Antworten fehlen noch. Wenn du jetzt startest, spielen Bots, bis alle dazukommen.
}
spectators = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
}
leave-seat = Meinen Platz aufgeben
invite = Einladen
invite-about = Schick diesen Link allen, die mitspielen sollen, oder lass sie den QR-Code scannen.
invite-link = Einladungslink
invite-qr = QR-Code für den Einladungslink
invite-code = Oder sag ihnen den Tischcode:
link-copy = Kopieren
link-copied = Kopiert
link-share = Teilen
agreed = Regeln an diesem Tisch

## At the table
table-opening = Der Tisch wird geladen …
table-problem = Da ist etwas schiefgegangen
your-turn = Du bist dran
# For whoever wants their only move to be made for them: before it, and after it. $line is what they did, as in the log.
only-move-soon = Es gibt nur einen Zug: Er wird gleich für dich ausgeführt.
only-move-done = Für dich gespielt: { $line }
round = Runde { $round } von { $rounds }
watching = Du schaust zu.
connection-lost = Verbindung verloren. Neuer Versuch …
clock-left = { $count ->
    [one] noch eine Sekunde
   *[other] noch { $count } Sekunden
}
clock-left-long = noch { $minutes } min { $seconds } s
# $time is one of the two above.
clock-stands = Die Uhr steht, { $time }
clock-grace = { $count ->
    [one] Verbindung verloren: Der Tisch wartet noch eine Sekunde
   *[other] Verbindung verloren: Der Tisch wartet noch { $count } Sekunden
}
clock-hurry = { $count ->
    [one] Noch eine Sekunde für deinen Zug
   *[other] Noch { $count } Sekunden für deinen Zug
}
clock-quick = Schnell!
# A switch for the host, in the settings of a running match.
clock-switch = Mit Uhr spielen
clock-switch-about = Gilt ab dem nächsten Zug.
clock-waits = { $count ->
    [one] { $player } hat die Verbindung verloren: Der Tisch wartet eine Sekunde.
   *[other] { $player } hat die Verbindung verloren: Der Tisch wartet bis zu { $count } Sekunden.
}
links = Teilen oder Gerät wechseln
watch = Andere zuschauen lassen
watch-about = Wer diesen Link hat, sieht den Tisch, aber nicht, was ihr auf der Hand habt.
watch-link = Link zum Zuschauen
watch-qr = QR-Code zum Zuschauen
device = Auf einem anderen Gerät weiterspielen
device-about = Mit diesem Link kann man auf deinem Platz spielen: Behalte ihn für dich.
device-link = Link zu deinem Platz
device-qr = QR-Code für deinen Platz
leave = Tisch verlassen
leave-ask = Den Tisch verlassen?
leave-about = Ein Bot spielt für dich weiter. Du kannst zurückkommen, solange niemand anderes deinen Platz übernommen hat.
leave-stay = Bleiben
leave-go = Verlassen

## People at the table
cancel = Abbrechen
stand-in = Ein Bot spielt für dich.
come-back = Ich bin wieder da
take-over = Platz von { $name } übernehmen
take-over-about = Für { $name } spielt ein Bot. Du übernimmst ab der nächsten Runde oder sofort, wenn alle am Tisch einverstanden sind.
take-over-about-last = Für { $name } spielt ein Bot. Das ist die letzte Runde: Du übernimmst, wenn danach noch einmal gespielt wird, oder sofort, wenn alle am Tisch einverstanden sind.
waiting-next = Du übernimmst den Platz von { $name } ab der nächsten Runde. Bis dahin spielt der Bot weiter.
waiting-last = Das ist die letzte Runde. Du übernimmst den Platz von { $name }, wenn danach noch einmal gespielt wird.
waiting-asked = Du kannst sofort mitspielen, wenn alle zustimmen.
waiting-stop = Nicht mehr warten
newcomer-waits = { $newcomer } übernimmt hier bald
consent-ask = Darf { $newcomer } sofort den Platz von { $name } übernehmen, mit allem, was jetzt auf der Hand ist?
consent-away = { $newcomer } möchte den Platz von { $name } übernehmen. Sofort geht das nur, wenn alle zustimmen, und gerade sind nicht alle da.
consent-pending = Es fehlt noch die Zustimmung von { $names }.
consent-yes = Ja, sofort
consent-no = Jetzt nicht
offered = Platz zu vergeben
player-menu = Optionen für { $name }
player-mute = Reaktionen von { $name } ausblenden
player-unmute = Reaktionen von { $name } wieder zeigen
player-replace = Einen Bot für { $name } spielen lassen
player-offer = Platz für andere freigeben
player-keep = Platz nicht mehr freigeben
player-agree = { $newcomer } sofort mitspielen lassen
player-remove = { $name } vom Tisch entfernen
remove-ask = { $name } entfernen?
remove-about = { $name } kann sich nicht wieder an diesen Tisch setzen.
remove-about-playing = Ein Bot spielt weiter, und { $name } kann nicht mehr an diesen Tisch zurückkommen.
remove-go = Entfernen
seat-back = { $name } ist wieder da.
seat-bot = Für { $name } spielt jetzt ein Bot.
note-removed = { $name } wurde entfernt. Ein Bot spielt weiter.
note-reserved = { $name } übernimmt bald den Platz von { $other }.
note-withdrawn = { $name } wartet nicht mehr auf einen Platz.
note-agreed = { $name } ist einverstanden, dass { $other } sofort mitspielt.
note-seated = { $name } übernimmt den Platz von { $other }.
note-clock-off = { $name } schaltet die Uhr ab dem nächsten Zug aus.
note-clock-on = { $name } schaltet die Uhr ab dem nächsten Zug ein.
emotes = Reaktionen
emote-told = { $name }: { $emote }
emote-hello = Hallo!
emote-well_played = Gut gespielt!
emote-thanks = Danke!
emote-oops = Hoppla!
emote-hurry = Bitte etwas schneller!
emote-thinking = Ich überlege …
emote-laugh = Haha!
emote-good_game = Schöne Partie!

## The end of a round and of the match
won-round-me = Du hast gewonnen!
won-round = { $count ->
    [0] Niemand gewinnt
    [one] { $winners } gewinnt
   *[other] Geteilter Sieg: { $winners }
}
won-match-me = Du hast die Partie gewonnen!
won-match = { $count ->
    [one] { $winners } gewinnt die Partie
   *[other] Geteilter Gesamtsieg: { $winners }
}
result-show = Ergebnis
next-round = Nächste Runde
rematch = Noch einmal spielen
rematch-offered = { $name } möchte noch einmal spielen. Bist du dabei?
rematch-offered-somebody = Es geht gleich noch einmal los. Bist du dabei?
rematch-accept = Bin dabei
rematch-decline = Jetzt nicht
rematch-declined = Diesmal setzt du aus.
rematch-after-all = Doch mitspielen
rematch-go = Zur nächsten Partie
rematch-watch = Bei der nächsten Partie zuschauen
rematch-said-no = { $name } spielt diesmal nicht mit.
# Heading of the names with their numbers of matches won, over all rematches.
tally = Gewonnene Partien
look-at-table = Tisch ansehen
sheet = Punktezettel
sheet-round = Runde
sheet-total = Summe
record = Aufzeichnung herunterladen

## Errors
missing = Hier ist nichts
missing-about = Diese Adresse führt nirgendwohin. Vielleicht ein Tippfehler?
refusal-unknown = Das hat nicht geklappt ({ $code }).
refusal-server-unreachable = Der Server antwortet nicht. Bist du online?
refusal-device-full = Auf diesem Gerät ist kein Platz mehr, deshalb wurde das nicht gespeichert. Schaff etwas Platz und versuch es noch einmal.
refusal-device-storage = Dieser Browser lässt Tablée nichts speichern, ein Tisch ginge hier also verloren. Bist du in einem privaten Fenster, oder ist das Speichern für diese Seite gesperrt?
refusal-device-python = Die Spiele konnten auf diesem Gerät nicht gestartet werden. Lade die Seite neu; wenn das nicht hilft, versuch es mit einem neueren Browser.

## About
about = Über Tablée
about-text = Tablée ist ein Online-Tisch für Spiele, die es im Laden gibt: Hier spielst du sie mit Freunden und Bots.
about-independent = Tablée ist unabhängig von den Verlagen der Spiele und verwendet keines ihrer Bilder. Gefällt dir ein Spiel? Dann kauf dir das Original.
about-privacy = Was wir über dich wissen
about-privacy-text = Den Namen, den du angibst, und was du spielst. Es gibt kein Konto und kein Tracking; dein Browser merkt sich deinen Namen, deine Einstellungen, deine Plätze und wie deine Partien ausgingen. Wenn du Platz nimmst, bekommt er auch ein Cookie: Nur daran erkennt dich der Tisch wieder.
about-thanks = Dank
about-licence = Tablée ist freie Software unter der Apache-Lizenz 2.0. Darin steckt auch die Arbeit anderer:
about-animals = Tierbilder
about-icons = Symbole
about-flags = Flaggen
about-font = Schrift
about-software = Software

