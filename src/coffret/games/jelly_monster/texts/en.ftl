# Attack of the Jelly Monster: every text a player reads.

game-title = Attack of the Jelly Monster
game-sentence = Throw your dice at the districts of the city, all at once, and carry off the jelly.

## Names

die-1 = 1
die-2 = 2
die-3 = 3
die-4 = 4
die-5 = 5
die-6 = 6
content-1 = 1 jelly
content-2 = 2 jelly
content-3 = 3 jelly
content-4 = 4 jelly
content-5 = 5 jelly
content-6 = 6 jelly
content-roll = roll a die
way-left = left
way-right = right
step-forward = forward
step-back = back
ending-timer = The timer is out.
ending-placed = All dice are placed.
ending-patience = Nobody places any more.

phase-ready = say when you are ready
phase-countdown = the round is about to start
phase-round = place a die, or your barrier once all are placed
phase-copy = choose which neighbour to copy
phase-give = choose whom to give to
phase-discard = choose a pod to give up
phase-over = the game is over

option-pace = Pace
option-pace-live = everybody at once, on the clock
option-pace-relaxed = relaxed: one after the other
option-faces = District faces
option-faces-both = both sides
option-faces-green = green only (first game)
option-roll-ms = Time of a roll in milliseconds
option-idle-timer = Timer after a minute without a placement
option-idle-timer-on = on
option-idle-timer-off = off

## Rewards

reward-jelly = { $first } jelly
reward-pod = a pod
reward-discard = give up a pod
reward-per-pod = { $first } jelly per pod of yours
reward-copy-left = copy the left neighbour
reward-copy-right = copy the right neighbour
reward-copy-choice = copy a neighbour of your choice
reward-all-give = each other player gives you { $first }
reward-give-all = you give { $first } to each other player
reward-by-dice = { $first ->
    [one] with { $first } die
   *[other] with up to { $first } dice
  }: { $second } jelly, more: a pod
reward-podium = 1st: { $first } jelly, 2nd: { $second }
reward-podium-present = 1st: { $first } jelly, others there: { $second }

## Moves

district = { $name } ({ $number })
move-ready = I am ready
move-roll-again = Place none, roll again
move-place = Place a { $die } at { $district }
move-place-and-aim = Place a { $die } at { $district } and move its target { $step }: { $reward }
move-place-and-expel = Place a { $die } at { $district } and expel a { $expelled } of { $owner }
move-close = Close { $district } with your barrier
move-turn-timer = Turn the timer
move-hold = Hold for now
move-copy = Copy the { $way } neighbour, { $district }: { $reward }
move-give = Give to { $player }
move-discard = Give up the pod: { $content }
neighbour = player { $number } ({ $name })
neighbour-self = yourself
neighbour-next = next to you
neighbour-second = second from you
neighbour-third = third from you
neighbour-fourth = fourth from you

## Events

event-is-ready = { $player } is ready.
event-countdown = The round starts in { $seconds } seconds.
event-round-begins = Round { $number }
event-rolled = { $player } rolled { $dice }.
event-placed = { $player } placed a { $die } at district { $district }.
event-expelled = { $player } expelled a { $die } of { $owner } from district { $district }.
event-aimed = { $player } moved the target of district { $district } to zone { $zone }.
event-closed = { $player } closed district { $district }.
event-timer-turned = { $player } turned the timer: 10 seconds left.
event-timer-started = Nobody has placed a die for a minute: the timer runs.
event-round-ends = { $why } The round is over.
event-cancelled = { $player }’s { $count } dice with a { $die } at district { $district } cancel each other.
event-scored = District { $district }, zone { $zone }: { $winners } { $winners_count ->
    [one] leads
   *[other] lead
  } with { $points }.
event-copied = The reward of district { $district }, zone { $zone }, is copied.
event-copy-lost = The copies lead back to where they came from: nothing.
event-disagreed = { $winners } do not agree: nothing.
event-took-jelly = { $takers } { $takers_count ->
    [one] takes
   *[other] each take
  } { $count } jelly.
event-took-pod = { $takers } { $takers_count ->
    [one] takes a pod
   *[other] each take a pod
  }.
event-looked = { $player } looks into the pod: { $content }.
event-pods-short = Not enough pods are left for { $takers }: nobody takes one.
event-gave = { $player } gave { $count } jelly to { $takers }.
event-discarded = { $player } gave up a pod.
event-out-of-time = { $player } ran out of time.
event-centre = City centre: { $winners } with { $count ->
    [one] { $count } die
   *[other] { $count } dice
  }.
event-pod-rolled = { $player } rolled a { $die } for a pod.
event-opened-pods = { $player } found { $count } jelly in pods: { $total } in all.
event-ended = The monster is gone: the game is over.

## The table in a terminal

terminal-round = Round { $number } of 4
terminal-timer = timer: { $seconds } s
terminal-district = District
terminal-rewards = Rewards from the entrance
terminal-dice-there = Dice at the entrance
terminal-closed = closed by { $player }
terminal-player = Player
terminal-jelly = Jelly
terminal-pods = Pods
terminal-dice = Dice
terminal-left = Left
terminal-barrier = Barrier
terminal-centre = Centre
terminal-flying = rolling
terminal-own-pods = Your pods: { $pods }
terminal-no-pods = none
terminal-legend = ▸ scored first · [ ] targeted reward

## What to do now

guide-ready = Say that you are ready: the round starts once all are.
guide-countdown = Get ready: the round is about to start.
guide-round = Place a die, then roll the rest; with none left, use your barrier or turn the timer.
guide-copy = Choose the neighbouring district whose reward you copy.
guide-give = You have too little jelly for all: choose whom you give to.
guide-discard = Choose the pod you give up.
guide-over = The game is over.

## The view, field by field

view-phase = Now
view-pace = Pace
view-round = Round
view-clock = Clock
view-turn = Whose turn
view-seat = Seat
view-roll-ms = A roll takes
view-starts = Start in
view-timer-ends = Timer
view-deadline = Time to choose
view-drone = Scoring begins at district
view-districts = Districts
view-id = Name
view-side = Side
view-target = Target on zone
view-closed-by = Closed by
view-rewards = Rewards
view-dice = Dice
view-points = Points
view-districts-points = Sum
view-struck = Dice that cancel
view-leaders = Ahead
view-placing = One more die
view-sums = Sum with a 1 to 6
view-leads = Ahead with a 1 to 6
view-pile = Pods left
view-pending = Still to decide
view-scoring = Being scored
view-district = District
view-source = Reward of district
view-winners = Winners
view-gift = Jelly for each
view-players = Players
view-jelly = Jelly
view-pods = Pods
view-own-pods = Your pods
view-opened-pods = Opened pods
view-loose = Dice not placed
view-flying = Rolling
view-ready = May act in
view-barrier = Barrier at hand
view-centre = Dice in the city centre
view-own = Only for your eyes
view-discarded = Pods given up
view-vote = Your choice
view-unserved = Still to be given to

## Words of the view

pace-live = everybody at once, on the clock
pace-relaxed = one after the other

## The end: where points come from, what decides

source-jelly = Jelly
source-pods = Pods
