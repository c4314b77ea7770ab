## Was die Seite rund um die Spiele sagt.

go-home = Zur Startseite
close = Schließen
dismiss = Ausblenden
try-again = Noch einmal versuchen

settings = Einstellungen
settings-language = Sprache
settings-theme = Aussehen
settings-theme-system = Wie das Gerät
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-distinct = Farben, die leichter zu unterscheiden sind
settings-left-handed = Für Linkshänder: Knöpfe links
settings-motion = Animationen
settings-motion-system = Wie das Gerät
settings-motion-less = Weniger
settings-motion-full = Alle
settings-sound = Töne
settings-volume = Lautstärke
settings-felt = Tisch
settings-felt-meadow = Wiese
settings-felt-sea = Meer
settings-felt-plum = Pflaume
settings-felt-walnut = Nussbaum
settings-confetti = Konfetti für den Sieg
settings-emotes = Reaktionen der anderen

## Startseite
start-title = Zusammen spielen
start-heading = Setz dich dazu!
start-lead = Spiele für den ganzen Tisch, im Browser: mit Freunden, mit Bots, ohne Konto.
preview-table = Du bist eingeladen: Setz dich an den Tisch und spiel mit.
name-ask = Wie dürfen wir dich nennen?
file-choose = Wähle eine Datei
name-guest = Gast
play-now = Gleich gegen Bots spielen
play-friends = Mit Freunden spielen
players-range = { $least } bis { $most } Personen
join-ask = Hat dich jemand eingeladen?
join-code = Tischcode
join = Dazusetzen
foot-independent = Unabhängig von den Verlagen der Spiele.

## Neuer Tisch
new-title = Neuer Tisch: { $game }
new-open = Tisch eröffnen
players = Mitspielende
fewer = { $what }: weniger
more = { $what }: mehr

## Warteraum
waiting-heading = { $game }: Wer spielt mit?
waiting-seats = Am Tisch
seat-free = Freier Platz
seat-taken = { $name } hat sich dazugesetzt.
bot = Bot
away = nicht da
host = Gastgeber
add-bot = Bot dazusetzen
add-bot-on = Bot auf Platz { $number } setzen
level = Stärke der Bots
level-of = Stärke von { $name }
# How strong a bot is; beside it so many of four stars.
level-told = { $level } (Stufe { $number } von 4)
pace = Bedenkzeit der Bots
pace-none = Keine
pace-quick = Kurz
pace-human = Wie ein Mensch
pace-slow = Lang
remove-seat = Platz von { $name } frei machen
take-seat = Platz nehmen
start = Start
start-fills = { $count ->
    [one] Ein Platz ist frei: Beim Start nimmt ihn ein Bot.
   *[other] { $count } Plätze sind frei: Beim Start nehmen Bots sie ein.
}
start-ready = Alle Plätze sind besetzt.
start-waits = { $host } startet das Spiel.
spectators = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
}
leave-seat = Meinen Platz aufgeben
invite = Einladen
invite-about = Schick diesen Link allen, die mitspielen sollen, oder lass sie den Code fotografieren.
invite-link = Einladungslink
invite-qr = QR-Code des Einladungslinks
invite-code = Oder sag ihnen den Code des Tisches:
link-copy = Kopieren
link-copied = Kopiert
link-share = Teilen
agreed = Was vereinbart ist

## Am Tisch
table-opening = Auf zum Tisch …
table-problem = Das geht nicht
your-turn = Du bist dran
round = Runde { $round } von { $rounds }
watching = Du schaust zu.
connection-lost = Verbindung verloren. Neuer Versuch …
clock-left = { $count ->
    [one] noch eine Sekunde
   *[other] noch { $count } Sekunden
}
clock-left-long = noch { $minutes } min { $seconds } s
# $time is one of the two above.
clock-stands = Uhr steht, { $time }
clock-grace = { $count ->
    [one] Verbindung verloren: Der Tisch wartet noch eine Sekunde
   *[other] Verbindung verloren: Der Tisch wartet noch { $count } Sekunden
}
clock-hurry = { $count ->
    [one] Noch eine Sekunde für deinen Zug
   *[other] Noch { $count } Sekunden für deinen Zug
}
clock-quick = Schnell!
clock-up = Deine Zeit war um: Der Tisch hat für dich gespielt.
clock-waits = { $count ->
    [one] { $player } hat die Verbindung verloren: Der Tisch wartet eine Sekunde.
   *[other] { $player } hat die Verbindung verloren: Der Tisch wartet bis zu { $count } Sekunden.
}
links = Teilen oder Gerät wechseln
watch = Zuschauen
watch-about = Wer diesen Link hat, sieht den Tisch, aber niemandes Hand.
watch-link = Link zum Zuschauen
watch-qr = QR-Code zum Zuschauen
device = Auf einem anderen Gerät weiterspielen
device-about = Dieser Link ist dein Platz: Behalte ihn für dich.
device-link = Link zu deinem Platz
device-qr = QR-Code deines Platzes
leave = Tisch verlassen
leave-ask = Den Tisch verlassen?
leave-about = Ein Bot spielt für dich weiter. Du kannst zurückkommen, solange niemand deinen Platz übernommen hat.
leave-stay = Bleiben
leave-go = Verlassen

## Leute am Tisch
cancel = Abbrechen
stand-in = Ein Bot spielt für dich.
come-back = Ich bin wieder da
take-over = Platz von { $name } übernehmen
take-over-about = Für { $name } spielt ein Bot. Du übernimmst mit der nächsten Runde, oder sofort, wenn alle am Tisch einverstanden sind.
take-over-about-last = Für { $name } spielt ein Bot. Es läuft die letzte Runde: Du übernimmst, wenn danach noch einmal gespielt wird, oder sofort, wenn alle am Tisch einverstanden sind.
waiting-next = Du übernimmst den Platz von { $name } mit der nächsten Runde. Bis dahin spielt der Bot weiter.
waiting-last = Das ist die letzte Runde. Du übernimmst den Platz von { $name }, wenn danach noch einmal gespielt wird.
waiting-asked = Alle am Tisch werden gefragt, ob du sofort mitspielen darfst.
waiting-stop = Nicht mehr warten
newcomer-waits = { $newcomer } übernimmt hier
consent-ask = Darf { $newcomer } sofort für { $name } weiterspielen, mit dem Blatt, wie es ist?
consent-yes = Ja, sofort
consent-no = Jetzt nicht
offered = Offen für Neue
player-menu = { $name }: mehr
player-mute = Reaktionen von { $name } ausblenden
player-unmute = Reaktionen von { $name } wieder zeigen
player-replace = Einen Bot für { $name } spielen lassen
player-offer = Platz für Neue öffnen
player-keep = Platz für Neue schließen
player-agree = { $newcomer } sofort mitspielen lassen
player-remove = { $name } vom Tisch entfernen
remove-ask = { $name } entfernen?
remove-about = { $name } kann sich nicht wieder an diesen Tisch setzen.
remove-about-playing = Ein Bot spielt weiter, und { $name } kann nicht an diesen Tisch zurück.
remove-go = Entfernen
seat-back = { $name } ist wieder da.
seat-bot = Für { $name } spielt ein Bot weiter.
note-removed = { $name } wurde entfernt. Ein Bot spielt weiter.
note-reserved = { $name } übernimmt bald den Platz von { $other }.
note-withdrawn = { $name } wartet nicht mehr auf einen Platz.
note-agreed = { $name } ist einverstanden, dass { $other } sofort mitspielt.
note-seated = { $name } übernimmt den Platz von { $other }.
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

## Das Ende einer Runde und der Partie
won-round-me = Du hast gewonnen!
won-round = { $count ->
    [one] { $winners } gewinnt
   *[other] { $winners } gewinnen
}
won-match-me = Du hast die Partie gewonnen!
won-match = { $count ->
    [one] { $winners } gewinnt die Partie
   *[other] { $winners } gewinnen die Partie
}
result-show = Ergebnis
next-round = Nächste Runde
rematch = Noch einmal spielen
look-at-table = Den Tisch ansehen
sheet = Punktezettel
sheet-round = Runde
sheet-total = Summe
record = Aufzeichnung herunterladen

## Fehler
missing = Hier ist nichts
missing-about = Diese Adresse führt nirgendwohin. Fehlt vielleicht ein Buchstabe?
refusal-unknown = Das hat nicht geklappt ({ $code }).
refusal-server-unreachable = Der Server antwortet nicht. Ist das Netz da?

## Über Tablée
about = Über Tablée
about-text = Tablée ist ein Tisch für Spiele, die es im Laden gibt: Hier spielt man sie mit Freunden und mit Bots.
about-independent = Tablée ist unabhängig von den Verlagen der Spiele und verwendet keines ihrer Bilder. Gefällt dir ein Spiel, dann kauf die Schachtel.
about-privacy = Was wir von dir wissen
about-privacy-text = Den Namen, den du angibst, und was du spielst. Es gibt kein Konto und keine Verfolgung; dein Browser merkt sich deinen Namen, deine Einstellungen und deine Plätze. Nimmst du Platz, bekommt er auch ein Cookie, an dem allein der Tisch dich wiedererkennt.
about-thanks = Dank
about-licence = Tablée ist freie Software unter der Apache-Lizenz 2.0. Es ist mit der Arbeit anderer gebaut:
about-animals = Bilder der Tiere
about-icons = Zeichen auf den Knöpfen
about-font = Schrift
about-software = Software

