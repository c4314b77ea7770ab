## Fair deals: before the start, after the match, and the page that verifies a record.

fair = Was it dealt fairly?
fair-about = The shuffle comes from a secret number. Its fingerprint was fixed before the deal, the number is shown now: anyone can check that they belong together.
fair-commitment = Fingerprint, before the deal
fair-seed = Secret number
fair-verify = Verify this deal
fair-words = Words that were mixed in
fair-words-by = { $name }: “{ $words }”
shuffle = A fair shuffle
shuffle-about = The shuffle comes from a secret number that was drawn when the table was made. This is its fingerprint. After the match the number is shown, and this page checks by itself that nobody swapped it.
shuffle-words = Your words for the shuffle
shuffle-words-about = Whatever you write is mixed in, so nobody can have known the deal before. The others see it once you have started.
shuffle-words-add = Mix in
shuffle-words-in = Mixed in: “{ $words }”. You can change it until the start.
seat-worded = words mixed in
verify = Verify a deal
verify-about = Here anyone can check that nobody stacked the deal. This page computes it itself from the secret number that is shown after the match. Only whether moves and points follow the rules does it ask the server.
verify-elsewhere = You need not trust this server: every other Tablée server and the command “tablee verify” check the same file.
verify-file = Record of a match, as a file
verify-drop = You can also drop the file here.
verify-text = Or paste the record here
verify-noted = Fingerprint that you noted before the deal, if you did
verify-do = Verify
verify-working = Checking …
refusal-record-none = This is not a record of a match.
verify-fair = The deal was fair.
verify-consistent = Everything in this record fits together. What this page cannot know is marked with a question mark.
verify-unfinished = Not everything could be checked: the server did not play the record again.
verify-wrong = Something is wrong with this record.
verify-here = This page has computed
verify-server = The server says, by the rules
verify-sign-yes = Right:
verify-sign-no = Wrong:
verify-sign-open = Open:
verify-whole-yes = The record is whole: nothing was changed since it was written.
verify-whole-no = The record was changed after it was written, or something is missing.
verify-commitment-yes = The secret number belongs to the fingerprint.
verify-commitment-no = The secret number does not belong to the fingerprint: one of them was swapped.
verify-seen-yes = This browser saw the same fingerprint before the deal.
verify-seen-late = This browser saw the same fingerprint during the match.
verify-seen-no = This browser saw another fingerprint at this table: { $seen }
verify-seen-open = This browser was not at the table: compare the fingerprint with one that somebody noted before the deal.
verify-noted-yes = It is the fingerprint that you noted.
verify-noted-no = It is not the fingerprint that you noted.
verify-words-yes = { $count ->
    [0] Nobody added words, and none were slipped in.
   *[other] The words that were mixed in are those that this browser saw at the start.
}
verify-words-no = The words are not those that this browser saw at the start ({ $count } seats added some).
verify-words-not-mine = The words of your seat are not those that you had added.
verify-words-invented = A bot’s seat has words, and bots add none: the server made them up.
verify-words-open = { $count ->
    [0] Nobody added words.
   *[other] Words were mixed in: ask those who added them whether they are theirs.
}
verify-shuffles-yes = { $count ->
    [one] From the number and the words this page has made the only shuffle itself: the same order.
   *[other] From the number and the words this page has made all { $count } shuffles itself: the same order, piece for piece.
}
verify-shuffles-no = This page shuffles otherwise: { $which } does not come from the number and the words (of { $count } shuffles).
verify-deals-yes = { $count ->
    [one] The deal is made of this shuffle and of nothing else.
   *[other] All { $count } deals are made of these shuffles and of nothing else.
}
verify-deals-no = What was dealt is not what was shuffled ({ $count } deals).
verify-box-yes = Before the shuffle of each round the pieces lay as in every box of this game.
verify-box-open = This table has pieces of its own: in which order they lay before the shuffle, only the server says.
verify-actions-yes = { $count ->
    [one] The only move was legal.
   *[other] All { $count } moves were legal.
}
verify-scores-yes = { $count ->
    [0] No round was finished.
    [one] The points of the finished round are right.
   *[other] The points of all { $count } finished rounds are right.
}
verify-not-over = The match is not over in this record.
verify-shuffled = The shuffles, one by one
