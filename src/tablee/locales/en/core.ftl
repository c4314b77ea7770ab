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
bot-greedy-random = Greedy, exchanges blindly
bot-patient = Patient
bot-planner = Planner

# In a list of names, where the reader is one of them.
you = you
# "Anna, Ben and Carla": $rest is "Anna, Ben".
list-and = { $rest } and { $last }

# A time limit: from 120 on, whole minutes are said as such.
no-limit = no limit
seconds = { $count ->
    [one] one second
   *[other] { $count } seconds
}
minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}

## The clock, which every game offers alike; what happens when the time is up, each game says itself.
option-clock = Clock
option-clock-none = no clock
option-clock-none-about = Everyone takes the time they need.
option-clock-turn = time for each turn
option-clock-turn-about = Every turn has the same limit.
option-clock-bank = time for each player
option-clock-bank-about = Everyone has so many minutes for a round. They run only in one’s own turn, and each turn adds some seconds.
option-turn_seconds = Time for a turn
option-turn_seconds-about = How long a turn may take.
option-bank_minutes = Time for each player
option-bank_minutes-about = For a whole round; each round begins with as much.
option-increment_seconds = Added after each turn
option-increment_seconds-about = So much is added to your time when your turn ends.
option-increment_seconds-0 = nothing

refusal-turn-not_yours = It is not your turn.
refusal-turn-over = The round is over.
refusal-turn-only_the_table = Only the table itself can do that.
refusal-turn-stale = The table has moved on since. Look again.
refusal-match-round_not_over = Round { $round } is still being played.
refusal-match-over = The match is over.
refusal-move-illegal = The move { $move } is not possible now.
refusal-deal-unknown = There is no deal { $deal }: they count from 0, and there are { $deals }.
