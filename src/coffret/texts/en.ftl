# Texts that belong to no game.

list-of = { $first } and { $last }
your-move = Your move, { $player }: { $phase }
choose-number = Number of your move
choose-help = (h hint, u undo, r rules, q quit)
not-a-number = Please type a number from 1 to { $count }.
cannot-undo = That cannot be undone: something was drawn or shown, or another has acted.
undone = Taken back.
hint = Looked ahead { $count } times. The chance to win with:
hint-only = There is only one move.
preparing = The bots get ready (the first time only)
wins = { $player } wins with { $points } points.
shared-victory = { $players } share the victory with { $points } points.
final-score = { $player }: { $points } points
player = Player
saved = The match is saved in { $path }.
commitment = Fair dice: committed to { $commitment }
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
