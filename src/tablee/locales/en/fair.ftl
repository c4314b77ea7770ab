## Fair deals: before the start, after the match, and the page that verifies a record.

fair = Was the deal fair?
fair-about = The shuffle comes from a secret number. Its fingerprint was fixed before the deal; now the number itself is shown, and anyone can check that the two match.
fair-commitment = Fingerprint (shown before the deal)
fair-seed = Secret number
fair-verify = Verify this deal
fair-words = Words added to the shuffle
fair-words-by = { $name }: “{ $words }”
shuffle = A fair shuffle
shuffle-about = The shuffle comes from a secret number chosen when the table was opened. This is its fingerprint. After the match the number is shown, and this page checks for itself that nobody swapped it.
shuffle-words = Your words for the shuffle
shuffle-words-about = Whatever you write is mixed into the shuffle, so nobody could have known the deal in advance. The others see it once the match has started.
shuffle-words-add = Add
shuffle-words-in = Added: “{ $words }”. You can change this until the match starts.
seat-worded = added words
verify = Verify a deal
verify-about = Anyone can check here that nobody stacked the deal. This page works it out for itself from the secret number shown after the match; it asks the server only whether the moves and scores follow the rules.
verify-elsewhere = You don’t have to trust this server: any other Tablée server, or the command “tablee verify”, can check the same file.
verify-file = Match record (file)
verify-drop = You can also drop the file here.
verify-text = Or paste the record here
verify-noted = Fingerprint you noted before the deal (optional)
verify-do = Verify
verify-first = Paste a record or choose a file first.
verify-working = Checking…
refusal-record-none = This isn’t a match record.
verify-fair = The deal was fair.
verify-consistent = Everything in this record fits together. What this page can’t know is marked with a question mark.
verify-unfinished = Not everything could be checked: the server didn’t replay the record.
verify-wrong = Something is wrong with this record.
verify-here = Checked by this page
verify-server = Checked by the server against the rules
verify-sign-yes = Correct:
verify-sign-no = Wrong:
verify-sign-open = Not checked:
verify-whole-yes = The record is complete: nothing has been changed since it was written.
verify-whole-no = The record has been changed since it was written, or something is missing.
verify-commitment-yes = The secret number matches the fingerprint.
verify-commitment-no = The secret number doesn’t match the fingerprint: one of them was swapped.
verify-seen-yes = This browser saw the same fingerprint before the deal.
verify-seen-late = This browser saw the same fingerprint during the match.
verify-seen-no = This browser saw a different fingerprint at this table: { $seen }
verify-seen-open = This browser wasn’t at the table: compare the fingerprint with one somebody noted before the deal.
verify-noted-yes = It matches the fingerprint you noted.
verify-noted-no = It doesn’t match the fingerprint you noted.
verify-words-yes = { $count ->
    [0] Nobody added words, and none were slipped in.
   *[other] The added words are the ones this browser saw at the start.
}
verify-words-no = The words aren’t the ones this browser saw at the start ({ $count ->
    [0] nobody added any
    [one] one seat added some
   *[other] { $count } seats added some
}).
verify-words-not-mine = The words for your seat aren’t the ones you added.
verify-words-invented = A bot’s seat has words, but bots don’t add any: the server made them up.
verify-words-open = { $count ->
    [0] Nobody added words.
   *[other] Words were added: ask the people who added them if these are theirs.
}
verify-shuffles-yes = { $count ->
    [one] This page repeated the shuffle from the number and the words and got the same order.
   *[other] This page repeated all { $count } shuffles from the number and the words and got the same order, piece for piece.
}
verify-shuffles-no = This page gets a different order: { $which } doesn’t come from the number and the words ({ $count ->
    [one] one shuffle
   *[other] { $count } shuffles
} checked).
verify-deals-yes = { $count ->
    [one] The deal comes from this shuffle and nothing else.
   *[other] All { $count } deals come from these shuffles and nothing else.
}
verify-deals-no = What was dealt is not what was shuffled ({ $count ->
    [one] one deal
   *[other] { $count } deals
} checked).
verify-box-yes = Before each round’s shuffle, the pieces were in the same order as in every box of this game.
verify-box-open = This table uses its own pieces: only the server can say what order they were in before the shuffle.
verify-actions-yes = { $count ->
    [0] No move was made.
    [one] The only move was legal.
   *[other] All { $count } moves were legal.
}
verify-scores-yes = { $count ->
    [0] No round was finished.
    [one] The score of the finished round is correct.
   *[other] The scores of all { $count } finished rounds are correct.
}
verify-not-over = In this record, the match isn’t over.
verify-shuffled = The shuffles, one by one
