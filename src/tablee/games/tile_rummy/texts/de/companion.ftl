## At a real table: the keypad, the rounds of the score pad, and advice.

tile-rummy-real-rack = Bank
tile-rummy-real-group = Für eine Gruppe: Tippe zuerst einen ihrer Steine an
tile-rummy-real-all = Alle vier { $number }er
tile-rummy-real-without = Die Gruppe ohne { $tile }
tile-rummy-real-blocked = Niemand: blockiert
tile-rummy-real-blocked-short = blockiert
tile-rummy-real-double = Alles in einem Zug: zählt doppelt
tile-rummy-real-double-short = doppelt
tile-rummy-real-left = Punkte auf der Bank von { $player }
tile-rummy-real-tap = Steine antippen und zusammenzählen
