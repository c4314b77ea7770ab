## Several people on one device
beside = Is someone else playing on this device?
beside-about = You’ll pass the device around. Between turns, a cover hides everyone’s hand.
beside-name = Name
beside-add = Add
beside-here = on this device
cover-pass = Pass the device to { $name }
cover-take = I’m { $name }
cover-about = Everyone else, please look away.
cover-turn = It’s { $name }’s turn
cover-who = Who’s holding the device?
cover-look = Want to see your own hand? Choose your name.
pass-next = { $name } is next.
pass-cover = Cover and pass on
catch-up = Here’s what has happened since your last turn.
catch-up-skip = Skip
leave-one = Just me
leave-all = All of us
leave-about-all = A bot will play on for everyone who leaves. You can come back as long as nobody else has taken your seat.

## When it’s your turn and the tab is hidden
settings-notify = Notify me when it’s my turn
settings-notify-about = Only while this page is in the background. Your browser will ask for permission once.
settings-notify-denied = Your browser blocks notifications from this page. You can allow them in its settings.

## The page as an app
offline = Tablée can’t reach its server
offline-about = Tables, bots and lessons live on the server: you can’t play without a connection. As soon as it’s back, everything carries on by itself.
offline-works = Meanwhile, you can read the rules:
install = Install as an app
here-keep = Keep for offline play
