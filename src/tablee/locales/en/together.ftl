## Several people on one device
beside = Somebody else plays on this device
beside-about = You pass the device on to each other. Between turns a cover hides the hands.
beside-name = Name
beside-add = Add
beside-here = on this device
cover-pass = Pass the device to { $name }
cover-take = I am { $name }
cover-about = Everybody else looks away, please.
cover-turn = It is { $name }’s turn
cover-who = Who is holding the device?
cover-look = Whoever wants to see their own hand says so here.
pass-next = { $name } is next.
pass-cover = Cover and pass on
catch-up = This happened since your last turn.
catch-up-skip = Skip
leave-one = Only I leave
leave-all = We all leave
leave-about-all = A bot plays on for everybody who leaves. You can come back as long as nobody else has taken the seat.

## When it is one’s turn in a hidden tab
settings-notify = Notification when it is my turn
settings-notify-about = Only while you are looking at something else. Your browser asks once whether it may.
settings-notify-denied = Your browser blocks notifications from this page. You can allow them in its settings.

## The page as an app
offline = Tablée cannot reach its server
offline-about = Tables, bots and lessons live on the server: without a connection nobody can play. As soon as it is back, everything goes on by itself.
offline-works = The rules can be read meanwhile:
install = Install as an app
