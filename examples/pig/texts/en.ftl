game-title = Pig
game-sentence = Roll as often as you dare. A one takes it all.

move-roll = Roll the die
move-hold = Hold

event-rolled = { $player } rolls { $die }
event-lost = { $player } loses { $points ->
    [0] nothing
   *[other] the { $points } in the pot
}
event-held = { $player } holds: { $points } more
event-ended = The game is over

phase-turn = roll or hold
phase-over = the game is over
guide-turn = Roll the die, or hold what is in the pot.
guide-over = The game is over.

option-goal = Points to reach

view-seat = Seat
view-phase = Now
view-turn = Whose turn
view-round = Round
view-goal = Goal
view-die = Die
view-pot = Pot
view-players = Players
view-points = Points

terminal-title = Round { $number }, to { $goal }
