## At a real table: the keypad, the rounds of the score pad, and advice.

tile-rummy-real-rack = Rack
tile-rummy-real-group = For a group: first tap one of its tiles
tile-rummy-real-all = All four { $number }s
tile-rummy-real-without = The group without { $tile }
tile-rummy-real-blocked = Nobody: blocked
tile-rummy-real-blocked-short = blocked
tile-rummy-real-double = All in one turn: counts double
tile-rummy-real-double-short = double
tile-rummy-real-left = Points on { $player }’s rack
tile-rummy-real-tap = Add them up by tapping tiles
