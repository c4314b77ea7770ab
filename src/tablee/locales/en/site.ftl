## What a site without a server says in the place of the messages with the same names
start-lead-site = Games for the whole table, right in your browser: against bots or together on one device, no account needed.
play-friends-site = Play together here
about-text-site = Tablée is a table for games you can buy in shops: play them here against bots, or together on one device.
about-privacy-text-site = Nothing. There’s no account, no cookie and no tracking, and what you play never leaves this device. Only your browser remembers your name, your settings, your tables and how your matches ended.
replay-about-site = Watch any match again from its record, move by move and with every hand face up. It doesn’t matter where it was played.
verify-about-site = Anyone can check here that nobody stacked the deal. This page works it out for itself from the secret number shown after the match, and replays the match to see whether the moves and scores follow the rules.
verify-elsewhere-site = You don’t have to trust this page: any Tablée server, or the command “tablee verify”, can check the same file.
verify-unfinished-site = Not everything could be checked: the record couldn’t be replayed.
verify-server-site = Checked against the rules
verify-words-invented-site = A bot’s seat has words, but bots don’t add any: they were made up.
verify-box-open-site = This table uses its own pieces: their order before the shuffle can’t be checked here.
refusal-server-failed-site = Something went wrong. Nothing has changed: try again.
refusal-server-unreachable-site = Part of this page couldn’t be loaded. Are you online?
refusal-message-unreadable-site = That couldn’t be understood ({ $reason }). Reload the page.
refusal-record-other_rules-site = This match was played under different rules (version { $version }); this page has version { $ours }.
