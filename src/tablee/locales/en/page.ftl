## What the page says around the games.

go-home = To the start page
close = Close
dismiss = Dismiss
try-again = Try again

settings = Settings
settings-language = Language
settings-theme = Appearance
settings-theme-system = Like the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-distinct = Colours that are easier to tell apart
settings-left-handed = Left-handed: buttons on the left
settings-motion = Animations
settings-motion-system = Like the device
settings-motion-less = Less
settings-motion-full = All
settings-sound = Sounds
settings-volume = Volume
settings-felt = Table
settings-felt-meadow = Meadow
settings-felt-sea = Sea
settings-felt-plum = Plum
settings-felt-walnut = Walnut
settings-confetti = Confetti for the winner
settings-emotes = Reactions of other players

## Start page
start-title = Play together
start-heading = Take a seat!
start-lead = Games for the whole table, in the browser: with friends, with bots, without an account.
preview-table = You are invited: sit down at the table and play along.
name-ask = What shall we call you?
file-choose = Choose a file
name-guest = Guest
play-now = Play now against bots
play-friends = Play with friends
players-range = { $least } to { $most } players
join-ask = Were you invited?
join-code = Table code
join = Join
foot-independent = Independent of the games’ publishers.

## New table
new-title = New table: { $game }
new-open = Open the table
players = Players
fewer = { $what }: fewer
more = { $what }: more

## Waiting room
waiting-heading = { $game }: who plays?
waiting-seats = At the table
seat-free = Free seat
seat-taken = { $name } has sat down.
bot = bot
away = away
host = Host
add-bot = Add a bot
add-bot-on = Add a bot on seat { $number }
level = Level of the bots
level-of = Level of { $name }
# How strong a bot is; beside it so many of four stars.
level-told = { $level } (level { $number } of 4)
pace = Thinking time of the bots
pace-none = None
pace-quick = Short
pace-human = Like a person
pace-slow = Long
remove-seat = Free the seat of { $name }
take-seat = Take a seat
start = Start
start-fills = { $count ->
    [one] One seat is free: at the start a bot takes it.
   *[other] { $count } seats are free: at the start bots take them.
}
start-ready = Every seat is taken.
start-waits = { $host } starts the game.
spectators = { $count ->
    [one] One person is looking on.
   *[other] { $count } people are looking on.
}
leave-seat = Give up my seat
invite = Invite
invite-about = Send this link to those who shall play with you, or let them photograph the code.
invite-link = Invite link
invite-qr = QR code of the invite link
invite-code = Or say the code of the table:
link-copy = Copy
link-copied = Copied
link-share = Share
agreed = What is agreed

## At the table
table-opening = To the table …
table-problem = This does not work
your-turn = Your turn
round = Round { $round } of { $rounds }
watching = You are looking on.
connection-lost = Connection lost. Trying again …
clock-left = { $count ->
    [one] one second left
   *[other] { $count } seconds left
}
clock-left-long = { $minutes } min { $seconds } s left
# $time is one of the two above.
clock-stands = clock stopped, { $time }
clock-grace = { $count ->
    [one] Connection lost: the table waits one more second
   *[other] Connection lost: the table waits { $count } more seconds
}
clock-hurry = { $count ->
    [one] One second left for your turn
   *[other] { $count } seconds left for your turn
}
clock-quick = Quick!
clock-up = Your time was up: the table played for you.
clock-waits = { $count ->
    [one] { $player } has lost the connection: the table waits for one second.
   *[other] { $player } has lost the connection: the table waits for up to { $count } seconds.
}
links = Share, or change device
watch = Look on
watch-about = Whoever has this link sees the table, but nobody’s hand.
watch-link = Link for looking on
watch-qr = QR code for looking on
device = Continue on another device
device-about = This link is your seat: keep it to yourself.
device-link = Link to your seat
device-qr = QR code of your seat
leave = Leave the table
leave-ask = Leave the table?
leave-about = A bot plays on for you. You can come back as long as nobody else has taken your seat.
leave-stay = Stay
leave-go = Leave

## People at the table
cancel = Cancel
stand-in = A bot is playing for you.
come-back = I am back
take-over = Take over the seat of { $name }
take-over-about = A bot is playing for { $name }. You take over with the next round, or at once if everyone at the table agrees.
take-over-about-last = A bot is playing for { $name }. This is the last round: you take over if the table plays again, or at once if everyone at the table agrees.
waiting-next = You take over from { $name } with the next round. Until then the bot plays on.
waiting-last = This is the last round. You take over from { $name } if the table plays again.
waiting-asked = Everyone at the table is being asked whether you may play right now.
waiting-stop = Stop waiting
newcomer-waits = { $newcomer } will take over here
consent-ask = May { $newcomer } take over from { $name } right now, with the hand as it is?
consent-yes = Yes, right now
consent-no = Not now
offered = Open to newcomers
player-menu = { $name }: more
player-mute = Hide reactions of { $name }
player-unmute = Show reactions of { $name } again
player-replace = Let a bot play for { $name }
player-offer = Open the seat to newcomers
player-keep = Close the seat to newcomers
player-agree = Let { $newcomer } play right now
player-remove = Remove { $name } from the table
remove-ask = Remove { $name }?
remove-about = { $name } cannot sit down at this table again.
remove-about-playing = A bot plays on, and { $name } cannot come back to this table.
remove-go = Remove
seat-back = { $name } is back.
seat-bot = A bot plays on for { $name }.
note-removed = { $name } was removed. A bot plays on.
note-reserved = { $name } will take over from { $other }.
note-withdrawn = { $name } is no longer waiting for a seat.
note-agreed = { $name } agrees that { $other } may play right now.
note-seated = { $name } takes over from { $other }.
emotes = Reactions
emote-told = { $name }: { $emote }
emote-hello = Hello!
emote-well_played = Well played!
emote-thanks = Thank you!
emote-oops = Oops!
emote-hurry = Hurry up, please!
emote-thinking = Let me think …
emote-laugh = Ha ha!
emote-good_game = Good game!

## The end of a round and of the match
won-round-me = You win!
won-round = { $count ->
    [one] { $winners } wins
   *[other] { $winners } win
}
won-match-me = You win the match!
won-match = { $count ->
    [one] { $winners } wins the match
   *[other] { $winners } win the match
}
result-show = Result
next-round = Next round
rematch = Play again
look-at-table = Look at the table
sheet = Score sheet
sheet-round = Round
sheet-total = Total
record = Download the record

## Errors
missing = There is nothing here
missing-about = This address leads nowhere. Perhaps a letter is missing?
refusal-unknown = That did not work ({ $code }).
refusal-server-unreachable = The server does not answer. Is the network there?

## About
about = About Tablée
about-text = Tablée is a table for games that are in the shops: people play them here with friends and with bots.
about-independent = Tablée is independent of the games’ publishers and uses none of their artwork. If you like a game, buy its box.
about-privacy = What we know of you
about-privacy-text = The name that you give, and what you play. There is no account and no tracking; your browser remembers your name, your settings and your seats. When you take a seat it also gets a cookie, by which alone the table knows you again.
about-thanks = Thanks
about-licence = Tablée is free software under the Apache licence 2.0. It is built with the work of others:
about-animals = pictures of the animals
about-icons = signs on the buttons
about-font = typeface
about-software = software

