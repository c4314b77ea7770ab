## What the table and the server say.

refusal-seat-none = You are looking on. Only players can do that.
refusal-seat-not_host = Only the host can do that.
refusal-seat-bad_name = A name has 1 to { $most } visible characters.
refusal-seat-bad_words = Words for the shuffle have at most { $most } visible characters.
refusal-seat-unknown = There is nobody on seat { $seat }.
refusal-seat-taken = Seat { $seat } is not free.
refusal-seat-unknown_token = This seat link does not fit this table. You are looking on.
refusal-seat-removed = The host has removed you from this table. You can look on.
refusal-seat-replaced = The host lets a bot play for you until you are back.
refusal-seat-elsewhere = Your seat was opened on another device or in another window, too. You can play on either.
refusal-seat-left = You have given up your seat. You are looking on.
refusal-seat-yours = You already have a seat at this table.
refusal-seat-present = The player on seat { $seat } is here.
refusal-seat-not_a_bots = No bot plays on seat { $seat }.
refusal-emote-too_fast = That was a lot at once. Wait a moment.
refusal-table-unknown = There is no table with this code.
refusal-table-full = All seats are taken. You can look on.
refusal-table-closed = Everybody left this table before it started. Make a new one.
refusal-table-started = The match has already started. You can look on.
refusal-table-not_started = The match has not started yet.
refusal-table-seats_free = { $count ->
    [one] One seat is still free: invite someone or add a bot.
   *[other] { $count } seats are still free: invite players or add bots.
}
refusal-table-not_over = The match is not over yet.
refusal-table-crowded = Too many people are looking on at this table.
refusal-table-other_rules = This table was played by other rules, or by a newer version, and cannot go on here.
refusal-table-too_long = This table has gone on for so long that it takes no more moves. Start a new one.
refusal-replay-hidden = The match is not over yet: you can see it from your own seat only.
refusal-replay-no_step = There is no step { $step }: the last one is { $last }.
refusal-message-unreadable = The server did not understand that ({ $reason }). Reload the page.
refusal-message-too_fast = That was too much at once. Wait a moment.
refusal-message-too_large = That is too large: at most { $most } bytes.
refusal-message-no_hello = The connection was not set up in time. Reload the page.
refusal-request-invalid = Something in this request is not right: { $reason }
refusal-request-not_found = There is nothing at this address.
refusal-request-wrong_method = This address cannot be used like that.
refusal-server-failed = Something went wrong on the server. Nothing has changed: try again.
refusal-server-busy = The server has too much to do just now. Try again in a moment.
refusal-server-not_ready = The server is not ready, or no longer: { $reason }
refusal-invalid-notation = This move cannot be read: { $reason }
refusal-invalid-option = This choice is not possible: { $reason }
refusal-invalid-position = This position is not possible: { $reason }
refusal-record-unreadable = This is not a record of a match: { $reason }
refusal-record-cut = The record is cut short: its last line is missing.
refusal-record-changed = The record was changed after it was written.
refusal-record-other_rules = The record was played by other rules (version { $version }); this server has version { $ours }.
refusal-record-wrong_seed = The revealed secret number does not belong to the fingerprint.
refusal-record-not_noted = The record’s fingerprint is { $commitment }, not the one that you noted.
refusal-record-impossible = The match cannot have been played like this: { $reason }
refusal-record-wrong_line = Line { $line } is wrong: it says “{ $says }”, by the rules it is “{ $rules }”.
refusal-record-too_long = The record is too long to be played again here.
refusal-record-more_lines = The record has lines that do not belong in it.
