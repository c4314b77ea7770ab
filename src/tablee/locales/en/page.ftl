## What the page says around the games.

go-home = Go to the home page
close = Close
dismiss = Dismiss
# After a tap on a button that cannot be used yet.
busy = One moment, please…
too-few = It can’t be less than { $least }.
too-many = It can’t be more than { $most }.
try-again = Try again

settings = Settings
settings-language = Language
settings-theme = Appearance
settings-theme-system = Same as device
settings-theme-light = Light
settings-theme-dark = Dark
settings-distinct = Colours that are easier to tell apart
settings-left-handed = Left-handed: buttons on the left
settings-motion = Animations
settings-motion-system = Same as device
settings-motion-less = Reduced
settings-motion-full = Full
settings-turns = Other players’ turns
settings-turns-slow = Slow
settings-turns-normal = Normal
settings-turns-fast = Fast
settings-turns-at-once = All at once
settings-only-move = Make the move for me when there’s only one
settings-only-move-about = After a short pause. The table tells you what it did.
settings-tutor = Warn me before costly moves
settings-tutor-about = Only against bots: a tutor asks “Are you sure?” before a move that would probably hurt your chances a lot.
settings-sound = Sounds
settings-volume = Volume
settings-felt = Table
settings-felt-meadow = Meadow
settings-felt-sea = Sea
settings-felt-plum = Plum
settings-felt-walnut = Walnut
settings-confetti = Confetti for the winner
settings-emotes = Other players’ reactions

## Start page
start-title = Play together
start-heading = Take a seat!
start-lead = Games for the whole table, right in your browser: with friends or bots, no account needed.
preview-table = You’re invited: take a seat at the table and join in.
name-ask = What should we call you?
file-choose = Choose a file
name-guest = Guest
# In the place of a name, for the person who reads it and has none.
name-you = You
play-now = Play now against bots
play-friends = Play with friends
hourglass = Hourglass: a time limit for every turn
players-range = { $least } to { $most } players
join-ask = Were you invited?
join-code = Table code
join = Join
join-wrong = There’s no table with this code
join-again = Correct the code
join-check = Compare it with the invitation. A code has ten letters and digits, but never O, 0, I or 1. Tables that never started are removed after a while.
real = At a real table
real-about = Got the box? Your phone is the referee, the score pad and the hourglass.
foot-independent = Independent of the games’ publishers.
gallery = Gallery

## New table
new-title = New table: { $game }
new-open = Open the table
house-rules = House rules
rules-boxed = As in the box
# $rules is a list of rules with their values, as in rule-set, separated by semicolons.
rules-differ = Differs from the box: { $rules }
# A house rule and what was chosen for it.
rule-set = { $name }: { $value }
# The same, with what it was before the host changed it.
rule-changed = { $name }: { $value } (was: { $before })
rules-change = Change the house rules
rules-save = Save
# $name is the host, $rules what has changed, as in rule-changed.
rules-changed = { $name } has changed the rules. { $rules }
players = Players
fewer = Decrease: { $what }
more = Increase: { $what }

## Waiting room
waiting-heading = { $game }: who’s playing?
waiting-seats = At the table
seat-free = Free seat
seat-taken = { $name } has taken a seat.
bot = bot
away = away
seat-invited = hasn’t answered yet
host = Host
add-bot = Add a bot
add-bot-on = Add a bot to seat { $number }
level = Bot level
level-of = { $name }’s level
# How strong a bot is, shown beside one to four stars.
level-told = { $level } (level { $number } of 4)
level-instead = { $told }: stands in for { $chosen }, which would be too slow on this server
pace = Bots’ thinking time
pace-none = None
pace-quick = Short
pace-human = Like a person
pace-slow = Long
remove-seat = Free up { $name }’s seat
take-seat = Take a seat
start = Start
start-fills = { $count ->
    [one] One seat is free: a bot will take it when you start.
   *[other] { $count } seats are free: bots will take them when you start.
}
start-ready = Every seat is taken.
start-waits = Waiting for { $host } to start the game.
start-late = { $count ->
    [one] One player hasn’t answered yet. If you start now, a bot will play until they join.
   *[other] { $count } players haven’t answered yet. If you start now, bots will play until they join.
}
spectators = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
leave-seat = Give up my seat
invite = Invite
invite-about = Send this link to the people you want to play with, or let them scan the QR code.
invite-link = Invite link
invite-qr = QR code for the invite link
invite-code = Or tell them the table code:
link-copy = Copy
link-copied = Copied
link-share = Share
agreed = Table rules

## At the table
table-opening = Loading the table…
table-problem = Something went wrong
your-turn = Your turn
# For whoever wants their only move to be made for them: before it, and after it. $line is what they did, as in the log.
only-move-soon = Your only move will be made in a moment.
only-move-done = Done for you: { $line }
round = Round { $round } of { $rounds }
watching = You’re watching this game.
connection-lost = Connection lost. Reconnecting…
clock-left = { $count ->
    [one] one second left
   *[other] { $count } seconds left
}
clock-left-long = { $minutes } min { $seconds } s left
# $time is one of the two above.
clock-stands = clock stopped, { $time }
clock-grace = { $count ->
    [one] Connection lost: the table will wait one more second
   *[other] Connection lost: the table will wait { $count } more seconds
}
clock-hurry = { $count ->
    [one] One second left in your turn
   *[other] { $count } seconds left in your turn
}
clock-quick = Quick!
# A switch for the host, in the settings of a running match.
clock-switch = Play with the clock
clock-switch-about = Takes effect with the next turn.
clock-waits = { $count ->
    [one] { $player } has lost connection: the table will wait one second.
   *[other] { $player } has lost connection: the table will wait up to { $count } seconds.
}
links = Share or switch devices
watch = Let others watch
watch-about = Anyone with this link can see the table, but nobody’s hand.
watch-link = Spectator link
watch-qr = QR code for spectators
device = Continue on another device
device-about = This link is your seat: keep it to yourself.
device-link = Link to your seat
device-qr = QR code for your seat
leave = Leave the table
leave-ask = Leave the table?
leave-about = A bot will play on for you. You can come back as long as nobody else has taken your seat.
leave-stay = Stay
leave-go = Leave

## People at the table
cancel = Cancel
stand-in = A bot is playing for you.
come-back = I’m back
take-over = Take over { $name }’s seat
take-over-about = A bot is playing for { $name }. You’ll take over in the next round, or right away if everyone at the table agrees.
take-over-about-last = A bot is playing for { $name }. This is the last round: you’ll take over if the table plays again, or right away if everyone at the table agrees.
waiting-next = You’ll take over from { $name } in the next round. Until then, the bot plays on.
waiting-last = This is the last round. You’ll take over from { $name } if the table plays again.
waiting-asked = You can start right now if everyone agrees.
waiting-stop = Stop waiting
newcomer-waits = { $newcomer } will take over here
consent-ask = Can { $newcomer } take over from { $name } right now, with the hand as it is?
consent-away = { $newcomer } is waiting to take over from { $name }. Playing right now needs everyone’s consent, and not everyone is here.
consent-pending = Still to agree: { $names }.
consent-yes = Yes, right now
consent-no = Not now
offered = Open to newcomers
player-menu = Options for { $name }
player-mute = Hide { $name }’s reactions
player-unmute = Show { $name }’s reactions again
player-replace = Let a bot play for { $name }
player-offer = Open the seat to newcomers
player-keep = Close the seat to newcomers
player-agree = Let { $newcomer } play right now
player-remove = Remove { $name } from the table
remove-ask = Remove { $name }?
remove-about = { $name } won’t be able to join this table again.
remove-about-playing = A bot will play on, and { $name } won’t be able to come back to this table.
remove-go = Remove
seat-back = { $name } is back.
seat-bot = A bot is playing for { $name } now.
note-removed = { $name } was removed. A bot plays on.
note-reserved = { $name } will take over from { $other }.
note-withdrawn = { $name } is no longer waiting for a seat.
note-agreed = { $name } agrees to { $other } playing right now.
note-seated = { $name } takes over from { $other }.
note-clock-off = { $name } switches the clock off, starting with the next turn.
note-clock-on = { $name } switches the clock on, starting with the next turn.
emotes = Reactions
emote-told = { $name }: { $emote }
emote-hello = Hello!
emote-well_played = Well played!
emote-thanks = Thank you!
emote-oops = Oops!
emote-hurry = Hurry up, please!
emote-thinking = Let me think…
emote-laugh = Ha ha!
emote-good_game = Good game!

## The end of a round and of the match
won-round-me = You win!
won-round = { $count ->
    [0] Nobody wins
    [one] { $winners } wins
   *[other] Shared win: { $winners }
}
won-match-me = You win the match!
won-match = { $count ->
    [one] { $winners } wins the match
   *[other] Joint winners of the match: { $winners }
}
result-show = Result
next-round = Next round
rematch = Play again
rematch-offered = { $name } wants to play again. Are you in?
rematch-offered-somebody = Another match is about to start. Are you in?
rematch-accept = I’m in
rematch-decline = Not now
rematch-declined = You’re sitting this one out.
rematch-after-all = Join after all
rematch-go = Go to the next match
rematch-watch = Watch the next match
rematch-said-no = { $name } isn’t playing this time.
# Heading of the names with their numbers of matches won, over all rematches.
tally = Matches won
look-at-table = Look at the table
sheet = Score sheet
sheet-round = Round
sheet-total = Total
record = Download the record

## Errors
missing = There’s nothing here
missing-about = This address leads nowhere. Maybe there’s a typo in it?
refusal-unknown = That didn’t work ({ $code }).
refusal-server-unreachable = The server isn’t answering. Are you online?
refusal-device-full = This device has no room left, so that wasn’t saved. Free up some space and try again.
refusal-device-storage = This browser doesn’t let Tablée store anything, so a table here would be lost. Are you in a private window, or is storage blocked for this page?
refusal-device-python = The games couldn’t be started on this device. Reload the page; if that doesn’t help, try a newer browser.

## About
about = About Tablée
about-text = Tablée is an online table for games you can buy in shops: play them here with friends and bots.
about-independent = Tablée is independent of the games’ publishers and uses none of their artwork. If you like a game, buy the real thing.
about-privacy = What we know about you
about-privacy-text = The name you give, and what you play. There’s no account and no tracking; your browser remembers your name, your settings, your seats and how your matches ended. When you take a seat, it also gets a cookie: that’s the only way the table recognises you.
about-thanks = Credits
about-licence = Tablée is free software under the Apache License 2.0. It’s built on the work of others:
about-animals = animal pictures
about-icons = icons
about-flags = flags
about-font = typeface
about-software = software

