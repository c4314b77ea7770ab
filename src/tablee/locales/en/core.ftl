## What every game and every client says.

language = English
tablee = Tablée

seat = seat { $number }
yes = yes
no = no
bot-careful = Careful
bot-greedy = Greedy
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
minutes = { $count } minutes

refusal-turn-not_yours = It is not your turn.
refusal-turn-over = The round is over.
refusal-turn-only_the_table = Only the table itself can do that.
refusal-turn-stale = The table has moved on since. Look again.
refusal-match-round_not_over = Round { $round } is still being played.
refusal-match-over = The match is over.
