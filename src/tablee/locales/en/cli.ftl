## What the text client and the commands say in a terminal.

# The name of the person at the keyboard, in records.
cli-guest = Guest

## Playing
cli-welcome = { $game }. You’re playing against { $opponents }.
cli-opponent = { $name } ({ $level })
# Where the game has a time limit for a turn.
cli-no-clock = There’s no clock here: take your time.
cli-how-to-choose = Type the number of a choice, or ? for help.
cli-option = { $option }: { $value }.
cli-round = Round { $round } of { $rounds }.
cli-your-turn = Your turn.
cli-match-you = You win the match.
cli-match-won = { $winners } wins the match.
cli-match-shared = The win is shared: { $winners }.
cli-score-round = Round { $round }: { $scores }.
cli-score-total = Total: { $scores }.
cli-score-none = No round is finished yet.
cli-next-round = Press Enter for round { $round }.
cli-offer-record = Type save FILE to keep the record of this match, or press Enter to leave.
cli-goodbye = Goodbye.
cli-input-ended = The input has ended, and so has the game. Goodbye.
cli-saved = The record has been saved in { $file }.
cli-file-exists = There’s already a file called { $file }: choose another name. Nothing was written.
cli-file-failed = The record can’t be written to { $file } ({ $reason }). Nothing was written.
cli-save-where = Say where: save FILE.

## What was typed
cli-not-understood = I don’t understand “{ $text }”. Type a number, or ? for help.
cli-no-such-number = { $count ->
    [one] There’s only one choice: 1.
   *[other] Choose a number from 1 to { $count }.
}
cli-which-one = “{ $text }” could be any of { $numbers }. Type the number.
# A hint has two steps; $typed is a number, or a move in the game's notation.
cli-hint-more = Type hint again to see what an expert would do.
cli-hint-type = To do the same, type: { $typed }
cli-hint-none = There’s nothing to decide right now.
cli-brief-on = From now on you’ll see only the essentials each turn.
cli-brief-off = From now on you’ll see the whole table each turn.

## Help
cli-help-title = You can type:
cli-help-number = 1, 2, 3…
cli-help-number-about = the choice with that number
cli-help-words = { $example }
cli-help-words-about = a choice in words; the first letters of each word will do
cli-help-enter = Enter
cli-help-enter-about = the only choice, when there’s just one
cli-command-hint = hint
cli-command-hint-about = what you can do; a second time, what an expert would do
cli-command-score = score
cli-command-score-about = the score sheet
cli-command-rules = rules
cli-command-rules-about = the rules of this table in brief
cli-command-choices = choices
cli-command-choices-about = your choices again
cli-command-brief = brief
cli-command-brief-about = switch between short and full turns
cli-command-save = save
cli-command-save-about = save FILE writes the record of the match so far
cli-command-help = help
cli-command-help-about = this list (same as ?)
cli-command-quit = quit
cli-command-quit-about = leave the table

## Records
cli-replay-title = { $game }, played by { $players }.
cli-replay-unfinished = The record ends here; the match isn’t over.
cli-verified = The record is sound: every deal, move and score checks out.
cli-verify-checksum = Checksum: it matches the text.
cli-verify-commitment = Fingerprint: { $commitment } matches the revealed secret number.
cli-verify-noted = It matches the fingerprint you noted before the deal.
cli-verify-deals = { $count ->
    [one] Deal: it comes from the secret number.
   *[other] Deals: all { $count } come from the secret number.
}
cli-verify-words = { $name } added these words to the shuffle: { $words }
cli-verify-actions = { $count ->
    [0] Moves: none were made.
    [one] Moves: the only one is legal.
   *[other] Moves: all { $count } are legal.
}
cli-verify-scores = { $count ->
    [0] Scores: no round is finished.
    [one] Scores: correct for the finished round.
   *[other] Scores: correct for all { $count } finished rounds.
}

## Analysis
# How many steps of the matches have been analysed.
cli-analyse-progress = Analysing
cli-analyse-matches = matches
cli-analyse-result = result
cli-analyse-accuracy = accuracy
cli-analyse-error = loss per decision
cli-analyse-decisions = decisions
cli-analyse-inaccuracies = inaccuracies (?!)
cli-analyse-mistakes = mistakes (?)
cli-analyse-blunders = blunders (??)
cli-analyse-missed-out = missed chances to go out
cli-analyse-luck = luck
cli-analyse-without-luck = result without luck
# A level of the bots, as in: plays like: Strong (Casual to Expert).
cli-analyse-level = plays like
cli-analyse-level-range = { $nearest } ({ $weakest } to { $strongest })
cli-analyse-won = won
cli-analyse-lost = lost
cli-analyse-shared = shared
cli-analyse-open = not over
cli-analyse-number = { $number }
cli-analyse-percent = { $number }%
# Percentage points; $sign is + or nothing.
cli-analyse-points = { $sign }{ $number } pp
cli-analyse-explained = 1 pp is one percentage point of the chance of winning the match. Errors are judged by what the player could know, luck by all hands.
cli-analyse-turns-of = { $count ->
    [0] { $name }: nothing stands out.
    [one] { $name }: one move worth another look, with its round and turn.
   *[other] { $name }: { $count } moves worth another look, by round and turn.
}
# $loss is in percentage points, $doubt is how much it may be off.
cli-analyse-mistake = { $doubt ->
    [0] { $loss }: { $played }. Better: { $best }
   *[other] { $loss } ± { $doubt }: { $played }. Better: { $best }
}
cli-analyse-out = goes out and wins the round, proven
cli-analyse-proven = proven

## Games
cli-players = { $least } to { $most } players
cli-range = { $least } to { $most }
cli-file = FILE
cli-default = default: { $value }
cli-only-with = only with { $option }={ $value }
cli-options = Options
cli-bots = Bots
cli-try = Try: { $command }
