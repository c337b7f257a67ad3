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
bot-clairvoyant = Clairvoyant
