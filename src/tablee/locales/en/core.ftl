## What every game and every client says.

language = English
tablee = Tablée

seat = seat { $number }
yes = yes
no = no
bot-beginner = Beginner
bot-casual = Casual
bot-strong = Strong
bot-careful = Careful
bot-expert = Expert
bot-greedy = Greedy
bot-greedy-random = Greedy, exchanges at random
bot-patient = Patient
bot-planner = Planner

# In a list of names that includes the reader.
you = you
# "Anna, Ben and Carla": $rest is "Anna, Ben".
list-and = { $rest } and { $last }
# Parts that may contain commas; $rest is all but the last.
list-semicolon = { $rest }; { $last }
# A label before what it names.
labelled = { $label }: { $text }

# A time limit; from 120 seconds on, whole minutes are written as minutes.
no-limit = no limit
seconds = { $count ->
    [one] one second
   *[other] { $count } seconds
}
minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}

## The clock, the same in every game; each game says itself what happens when the time is up.
option-clock = Clock
option-clock-none = no clock
option-clock-none-about = Everyone can take as long as they like.
option-clock-turn = time per turn
option-clock-turn-about = Every turn has the same limit.
option-clock-bank = time per player
option-clock-bank-about = Everyone gets a set number of minutes per round. Your clock runs only during your own turn, and each turn can add a few seconds.
option-turn_seconds = Time per turn
option-turn_seconds-about = How long a turn can take.
option-bank_minutes = Time per player
option-bank_minutes-about = For a whole round; everyone starts each round with the full time.
option-increment_seconds = Added after each turn
option-increment_seconds-about = How much is added to your time when your turn ends.
option-increment_seconds-0 = nothing

refusal-turn-not_yours = It’s not your turn.
refusal-turn-over = The round is over.
refusal-turn-only_the_table = Only the table can do that.
refusal-turn-stale = The table has changed in the meantime. Take another look.
refusal-match-round_not_over = Round { $round } is still being played.
refusal-match-over = The match is over.
refusal-move-illegal = The move { $move } isn’t possible right now.
refusal-deal-unknown = There’s no deal { $deal }: deals are numbered from 0, and { $deals ->
    [one] there’s only one
   *[other] there are { $deals }
}.
