## What the text client and the commands say in a terminal.

# The name of the person at the keyboard, in records.
cli-guest = Guest

## Playing
cli-welcome = { $game }. You play against { $opponents }.
cli-opponent = { $name } ({ $level })
# Where the game has a time limit for a turn.
cli-no-clock = No clock runs here: take your time.
cli-how-to-choose = Type the number of a choice, or ? for help.
cli-option = { $option }: { $value }.
cli-round = Round { $round } of { $rounds }.
cli-your-turn = Your turn.
cli-match-you = You win the match.
cli-match-won = { $winners } wins the match.
cli-match-shared = The match is shared: { $winners }.
cli-score-round = Round { $round }: { $scores }.
cli-score-total = Total: { $scores }.
cli-score-none = No round is finished yet.
cli-next-round = Press Enter for round { $round }.
cli-offer-record = Type save FILE to keep the record of this match, or press Enter to leave.
cli-goodbye = Goodbye.
cli-input-ended = The input has ended, and so does the game. Goodbye.
cli-saved = The record is in { $file }.
cli-file-exists = There is already a file { $file }: choose another name. Nothing was written.
cli-file-failed = The record cannot be written to { $file } ({ $reason }). Nothing was written.
cli-save-where = Say where: save FILE.

## What was typed
cli-not-understood = I do not understand “{ $text }”. Type a number, or ? for help.
cli-no-such-number = { $count ->
    [one] There is only choice 1.
   *[other] Choose a number from 1 to { $count }.
}
cli-which-one = “{ $text }” could be any of { $numbers }. Type the number.
cli-brief-on = From now on only the short of it each turn.
cli-brief-off = From now on the whole table each turn.

## Help
cli-help-title = You can type:
cli-help-number = 1, 2, 3 …
cli-help-number-about = the choice of that number
cli-help-words = { $example }
cli-help-words-about = a choice in words; beginnings of words will do
cli-help-enter = Enter
cli-help-enter-about = the only choice, where there is only one
cli-command-score = score
cli-command-score-about = the score sheet
cli-command-rules = rules
cli-command-rules-about = the rules of this table in brief
cli-command-choices = choices
cli-command-choices-about = your choices once more
cli-command-brief = brief
cli-command-brief-about = less to read each turn, or all of it again
cli-command-save = save
cli-command-save-about = save FILE writes the record of the match so far
cli-command-help = help
cli-command-help-about = this list; ? does it too
cli-command-quit = quit
cli-command-quit-about = leave the table

## Records
cli-replay-title = { $game }, played by { $players }.
cli-replay-unfinished = The record ends here; the match is not over.
cli-verified = The record is sound: every deal, action and score comes out as written.
cli-verify-checksum = Checksum: it fits the text.
cli-verify-commitment = Commitment: { $commitment } is the fingerprint of the revealed seed.
cli-verify-noted = It is the commitment that you noted before the deal.
cli-verify-deals = { $count ->
    [one] Deal: it comes from the seed.
   *[other] Deals: all { $count } come from the seed.
}
cli-verify-words = { $name } added these words to the seed: { $words }
cli-verify-actions = { $count ->
    [one] Action: the only one is legal.
   *[other] Actions: all { $count } are legal.
}
cli-verify-scores = { $count ->
    [0] Scores: no round is finished.
    [one] Scores: those of the finished round are right.
   *[other] Scores: those of all { $count } finished rounds are right.
}

## Games
cli-players = { $least } to { $most } players
cli-range = { $least } to { $most }
cli-file = FILE
cli-default = default: { $value }
cli-only-with = only with { $option }={ $value }
cli-options = Options
cli-bots = Bots
cli-try = Try: { $command }
