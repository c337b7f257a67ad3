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
guide-turn = Roll the die, or hold what is in the pot.

option-goal = Points to reach

view-round = Round
view-goal = Goal
view-die = Die
view-pot = Pot

terminal-title = Round { $number }, to { $goal }
