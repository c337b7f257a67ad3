# Texts that belong to no game.

list-of = { $first } and { $last }
labelled = { $name }: { $what }
your-move = Your move, { $player }: { $phase }
clock-stands-still = The clock stops while you think.
choose-number = Enter a move number
choose-help = (h hint, u undo, r rules, q quit)
not-a-number = Enter a number from 1 to { $count }.
cannot-undo = This cannot be undone: something was drawn or revealed, or another player has acted.
undone = Move undone.
hint = { $count } simulations. Your chance of winning with:
hint-only = There is only one move.
preparing = Preparing the bots (first time only)
wins = { $player } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
shared-victory = { $players } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
pair-wins = { $players } win with { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
won-by = Tied with { $others } on { $level }; { $decided }: { $best } to { $next }.
won-by-having = Tied with { $others } on { $level }; { $decided }.
won-by-nothing = Tied on { $level }: nothing breaks the tie.
source-points = Points
tie-points = Points
decided-points = more points
final-score = { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
player = Player
saved = Match saved to { $path }.
commitment = Fair dice: commitment { $commitment }
unofficial = An independent, unofficial implementation.
ruling = ruling
pass-device = { $player }, take the keyboard and press Enter.
bot-random = Random
bot-greedy = Greedy
bot-beginner = Beginner
bot-casual = Casual
bot-skilled = Skilled
bot-expert = Expert
bot-master = Master
bot-clairvoyant = Clairvoyant

# Texts that games share. A game may write its own instead.
phase-over = the game is over
guide-over = The game is over.
terminal-player = Player
view-phase = Now
view-turn = Whose turn
view-seat = Seat
view-players = Players
view-id = Name
view-points = Points
view-first-player = First player
view-number = Number
view-side = Side
option-first-player = First player
option-first-player-random = random
option-first-player-seat-1 = seat 1
option-first-player-seat-2 = seat 2
option-first-player-seat-3 = seat 3
option-first-player-seat-4 = seat 4
option-first-player-seat-5 = seat 5
option-first-player-seat-6 = seat 6
option-first-player-seat-7 = seat 7
option-first-player-seat-8 = seat 8
