## What every game and every client says.

language = English
tablee = Tablée

seat = seat { $number }
yes = yes
no = no
bot-careful = Careful
bot-greedy = Greedy
bot-planner = Planner

# In a list of names, where the reader is one of them.
you = you
# "Anna, Ben and Carla": $rest is "Anna, Ben".
list-and = { $rest } and { $last }

refusal-turn-not_yours = It is not your turn.
refusal-turn-over = The round is over.
refusal-turn-only_the_table = Only the table itself can do that.
refusal-turn-stale = The table has moved on since. Look again.
refusal-match-round_not_over = Round { $round } is still being played.
refusal-match-over = The match is over.
