## Tables on this device: without a server, or while it can’t be reached
here = On this device
# Above the form for a new table.
here-new = This table will be on this device only: nobody else can join it from elsewhere. Play against bots, or pass the device around.
# In the waiting room, in the place of the invite link.
here-room = Nobody can join this table from another device. Play against bots, or add whoever is with you and pass the device around.
here-more = What does that mean?
# At a table that is on the server, while it can’t be reached.
here-waits = Continues when the server is back
here-offline = No server, but you can still play
here-offline-about = Tablée can’t reach its server right now, so new tables will be on this device: against bots, or for several people who pass it around. Your tables on the server will be waiting when it’s back.
here-waking = Getting the games ready…
# The first time only.
here-waking-first = Loading the games onto this device ({ $megabytes } MB). It only takes this long the first time.

## A site without a server
here-alone = Everything stays on this device
here-alone-about = Play against bots, or pass the device around. There’s no server and no account, and once it has loaded, it all works without a connection, too.

## What it means that a table is on this device
here-about = Tables on this device
here-about-only = They’re stored in this browser on this device and nowhere else: nobody can join or watch them from elsewhere. To play with friends on other devices, you need a Tablée server.
here-about-lost = They’re gone if you clear the browser’s data for this page or close a private window. Safari also deletes them when you haven’t been here for a while, unless you’ve installed Tablée as an app.
here-about-record = Want to keep a match? Download its record when it’s over. You can watch and verify it here or on any Tablée server.
here-about-fair = The secret number that decides the deal is on this device, too. So the fair-deal check shows that the program dealt as it promised, but not that nobody could have looked.
here-about-kept = Your browser has promised not to delete them on its own.
here-about-unkept = Your browser hasn’t promised to keep your tables: if it runs out of space, it may delete them.

## Everything for tables on this device, kept in the browser.
here-keep-about = Then you can play here without a connection, too: against bots, or passing the device around. It takes up { $megabytes } MB.
here-keep-progress = { $done } of { $megabytes } MB loaded
here-keep-done = Ready for offline play
here-keep-undo = Remove from this device
here-keep-failed = That didn’t work. Check your connection and the free space on this device, then try again.

## A code that leads to no table
here-unknown = There’s no table with this code on this device
here-unknown-about = A table without a server stays on the device where it was opened. To play together from several devices, you need a Tablée server.
