## What every game and every client says.

language = English
tablee = Tablée

seat = seat { $number }
bot-careful = Careful

refusal-turn-not_yours = It is not your turn.
refusal-turn-over = The round is over.
refusal-turn-stale = The table has moved on since. Look again.
refusal-match-round_not_over = Round { $round } is still being played.
refusal-match-over = The match is over.
