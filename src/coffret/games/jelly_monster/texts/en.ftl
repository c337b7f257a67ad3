# Attack of the Jelly Monster: every text a player reads.

game-name = Jelly Monster
game-title = Attack of the { game-name }
game-sentence = Everyone rolls at once. Save the city, or eat it.

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
ending-timer = Time is up.
ending-placed = All dice are placed.
ending-patience = Nobody is placing dice any more.

phase-ready = get ready
phase-countdown = the round is about to start
phase-round = place a die, or your barrier once all are placed
phase-copy = choose which neighbour to copy
phase-give = choose who gets jelly
phase-discard = choose a pod to discard

option-pace = Pace
option-pace-live = live: everyone at once, on a clock
option-pace-relaxed = relaxed: players take turns
option-faces = District faces
option-faces-both = both sides
option-faces-green = green only (first game)
option-roll-ms = Roll time (ms)
option-idle-timer = Timer after an idle minute
option-idle-timer-on = on
option-idle-timer-off = off

## Rewards

reward-jelly = { $first } jelly
reward-pod = a pod
reward-discard = discard a pod
reward-per-pod = { $first } jelly for each of your pods
reward-copy-left = copy the left neighbour
reward-copy-right = copy the right neighbour
reward-copy-choice = copy either neighbour
reward-all-give = each other player gives you { $first }
reward-give-all = you give { $first } to each other player
reward-by-dice = { $first ->
    [one] with { $first } die
   *[other] with up to { $first } dice
  }: { $second } jelly; with more: a pod
reward-podium = 1st: { $first } jelly, 2nd: { $second }
reward-podium-present = 1st: { $first } jelly, others there: { $second }

## Moves

district = { $name } ({ $number })
move-ready = Ready
move-roll-again = Place none, roll again
move-place = Place a { $die } at { $district }
move-place-and-aim = Place a { $die } at { $district } and move its target { $step }: { $reward }
move-place-and-expel = Place a { $die } at { $district } and expel a { $expelled } of { $owner }
move-close = Close { $district } with your barrier
move-turn-timer = Flip the timer
move-hold = Hold for now
move-copy = Copy the { $way } neighbour, { $district }: { $reward }
move-give = Give to { $player }
move-discard = Discard the pod: { $content }
neighbour-self = your own
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
event-timer-turned = { $player } flipped the timer: 10 seconds left.
event-timer-started = Nobody has placed a die for a minute: the timer starts.
event-round-ends = { $why } The round is over.
event-cancelled = { $player }’s { $count } dice showing { $die } at district { $district } cancel each other.
event-scored = District { $district }, zone { $zone }: { $winners } { $winners_count ->
    [one] leads
   *[other] lead
  } with { $points }.
event-copied = The reward of district { $district }, zone { $zone }, is copied.
event-copy-lost = The copies form a loop: no reward.
event-disagreed = { $winners } disagree: no reward.
event-took-jelly = { $takers } { $takers_count ->
    [one] takes
   *[other] each take
  } { $count } jelly.
event-took-pod = { $takers } { $takers_count ->
    [one] takes a pod
   *[other] each take a pod
  }.
event-looked = { $player } looks into the pod: { $content }.
event-pods-short = Not enough pods for { $takers }, so nobody takes one.
event-gave = { $player } gave { $count } jelly to { $takers }.
event-discarded = { $player } discarded a pod.
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
terminal-jelly = Jelly
terminal-pods = Pods
terminal-dice = Dice
terminal-left = Left
terminal-barrier = Barrier
terminal-centre = Centre
terminal-flying = rolling
terminal-own-pods = Your pods: { $pods }
terminal-no-pods = none
terminal-legend = ◉ scored first · [ ] targeted reward · ⚀⚁ send a die away · ⚂⚃ move the target · ⚄⚅ no effect · ▸ decides now

## What to do now

guide-ready = Press Ready. The round starts when everyone is ready.
guide-countdown = Get ready: the round is about to start.
guide-round = Place a die, then roll the rest. Once all are placed, use your barrier or flip the timer.
guide-copy = Choose the neighbouring district whose reward you copy.
guide-give = You do not have enough jelly for everyone: choose who gets it.
guide-discard = Choose a pod to discard.

## The view, field by field

view-pace = Pace
view-round = Round
view-clock = Clock
view-roll-ms = A roll takes
view-starts = Starts in
view-timer-ends = Timer
view-deadline = Time to choose
view-drone = Scoring begins at district
view-districts = Districts
view-target = Target on zone
view-closed-by = Closed by
view-rewards = Rewards
view-dice = Dice
view-districts-points = Sum
view-struck = Dice that cancel
view-leaders = Ahead
view-placing = One more die
view-sums = Sum with a 1 to 6
view-leads = Ahead with a 1 to 6
view-level = Level with a 1 to 6
view-cancels = Cancels with a 1 to 6
view-centre-leaders = Most in the city centre
view-places = Places
view-pile = Pods left
view-pending = Still to decide
view-scoring = Being scored
view-district = District
view-source = Reward of district
view-winners = Winners
view-gift = Jelly for each
view-jelly = Jelly
view-pods = Pods
view-own-pods = Your pods
view-opened-pods = Opened pods
view-loose = Dice not placed
view-flying = Rolling
view-ready = Can act in
view-barrier = Barrier available
view-centre = Dice in the city centre
view-own = Visible only to you
view-discarded = Discarded pods
view-vote = Your choice
view-unserved = Still to receive jelly

## Words of the view

pace-live = everyone at once, on a clock
pace-relaxed = players take turns

## The end: where points come from, what decides

source-jelly = Jelly
source-pods = Pods

## The board in the browser

jm-tray = Your tray
jm-round-of = Round { $number } of 4
jm-closed = closed
jm-closed-by = Closed by { $name }
jm-target = target: { $reward }
jm-leads = { $count ->
    [one] { $names } leads with { $points }
   *[other] { $names } lead with { $points }
  }
jm-has = { $name }: { $points }
jm-scored-first = scored first: { $district }
jm-centre = City centre
jm-centre-1 = City
jm-centre-2 = centre
jm-centre-rule = most dice: a pod
jm-centre-of = Player { $number }: { $count }.
jm-legend-expel = 1 2 expel
jm-legend-aim = 3 4 aim
jm-pods-left = { $count ->
    [one] { $count } pod left
   *[other] { $count } pods left
  }
jm-pods-left-short = pods left
jm-pods = { $count ->
    [one] { $count } pod
   *[other] { $count } pods
  }
jm-dice-of = { $count ->
    [0] all dice placed
    [one] { $count } die to place
   *[other] { $count } dice to place
  }
jm-die-label = A { $die }, { $effect }
jm-effect-expel = expel
jm-effect-aim = aim
jm-effect-none = no effect
jm-use-expel = expel!
jm-use-forward = aim →
jm-use-back = ← aim
jm-place = Place the { $die } at { $district }: { $sum } for you
jm-place-and-aim = Place the { $die } at { $district } and aim at: { $reward }
jm-place-and-expel = Place the { $die } at { $district } and expel { $name }’s { $expelled }
jm-close = Close { $district }
jm-copy-this = Copy this
jm-copy-chosen = Your choice
jm-copy-this-of = Copy { $district }
jm-expel-with = Expel with your { $die }
jm-too-late = Too late
jm-die-gone = That die is gone
jm-target-moved = The target has moved
jm-not-now = Not there
jm-ready-title = Ready?
jm-ready-line = The round starts when everyone is ready.
jm-ready-said = You are ready.
jm-awaits = { $count ->
    [0] The game continues.
    [one] { $names } is still thinking.
   *[other] { $names } are still thinking.
  }
jm-countdown-title = Get ready!
jm-countdown-line = Everyone starts at the same moment.
jm-watching = The round is on.
jm-turn-of = It is { $name }’s turn.
jm-turn-wait = Wait for your turn.
jm-rolling = Your dice are in the air.
jm-in-the-air = Rolling
jm-hold = You hold a { $die }.
jm-hold-last = You hold a { $die }, your last die.
jm-hold-barrier = All your dice are placed.
jm-tap-close = Tap a district to close it with your barrier: nobody can place there any more.
jm-tap-plain = Tap a district to place it there.
jm-tap-plain-brief = Tap a district.
jm-tap-aim = Tap a district to place it there. Tap a dashed zone to move the target as well.
jm-tap-aim-brief = Tap a district, or a dashed zone to aim.
jm-tap-expel = Tap a district to place it there. Tap a ringed die to expel it as well.
jm-tap-expel-brief = Tap a district; slide to a die to expel it.
jm-dice-left = { $count ->
    [one] One die left.
   *[other] { $count } dice to place.
  }
jm-pick = { $count ->
    [one] Place it, or roll it again.
   *[other] Place one, or roll all again.
  }
jm-pick-relaxed = Place one die, or none.
jm-all-placed = All your dice are placed.
jm-tap-barrier = Take your barrier and tap a district: nobody can place there any more.
jm-does-ready = ready
jm-does-asked = Are you ready?
jm-does-roll = rolling
jm-does-wait = all dice placed
jm-does-vote = Your vote
jm-does-votes = voting
jm-does-choose = choosing
jm-does-place = { $count ->
    [one] { $count } die to place
   *[other] { $count } dice to place
  }
jm-just-wait = Now wait for the others.
jm-roll-again = { $count ->
    [one] Roll it again
   *[other] Roll all again
  }
jm-place-none = Place none
jm-pass = Pass
jm-your-barrier = your barrier
jm-timer-line = The others then have 10 seconds. Or just wait.
jm-after-last = barrier and timer: after your last die
jm-key-space = Space
jm-key-enter = Enter
jm-skip = Skip
jm-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
  }
jm-thinks = { $name } is still thinking
jm-answered = { $name } has answered
jm-district-led = { $count ->
    [0] { $district }: nobody leads.
    [one] { $district }: { $names } leads with { $points }.
   *[other] { $district }: { $names } lead with { $points }.
  }
jm-copy-line = Choose the district to copy. All must agree, or the reward is lost.
jm-give-line = You have { $jelly } jelly, and { $count } players wait for { $gift } each: who gets it first?
jm-discard-line = Choose a pod to discard.
jm-twins = { $player }: { $count } × { $die } cancel each other.
jm-copied = The target of { $district } counts here.
jm-over-title = The game is over.
jm-gone = The monster is gone.
jm-won = { $count ->
    [one] { $names } wins with { $points } jelly.
   *[other] { $names } win with { $points } jelly.
  }
jm-won-by = { $jelly } on the table, { $found } in { $pods ->
    [one] { $pods } pod.
   *[other] { $pods } pods.
  }
jm-own-end = { $place ->
    [1] You win with { $points } jelly.
    [2] You are second with { $points } jelly.
    [3] You are third with { $points } jelly.
    [4] You are fourth with { $points } jelly.
   *[other] You are fifth with { $points } jelly.
  }
jm-total = { $name }: { $points } jelly in total, { $jelly } on the table, the rest in { $pods ->
    [one] { $pods } pod
   *[other] { $pods } pods
  }
jm-card-roll = Roll all, place one, roll again.
jm-card-roll-more = The highest sum takes the framed reward.
jm-card-effects = 1 2 expel · 3 4 aim · 5 6 strong
jm-card-effects-more = An effect is optional, and only as you place the die.
jm-card-twins = Equal dice cancel.
jm-card-twins-more = All placed? Close a district, flip the timer.

## Several people around one screen

jm-tray-of = { $name }’s tray
jm-jelly = { $count } jelly
jm-peek = { $count ->
    [one] { $count } pod: hold to look at it
   *[other] { $count } pods: hold to look at them
  }
jm-pod-number = Pod { $number }: hold to look at it
jm-give-up = Discard this pod
jm-whose = Whose die? Drag it, or touch your row.
jm-nothing-new = Nothing has changed.
jm-tap-close-brief = Tap a district to close it.
jm-practice = Practise a roll
jm-guided = Guided first round

## The game in one minute

minute-1-title = Roll and place
minute-1 = Everyone plays at once: roll all your dice, place one at a district, roll the rest again.
minute-2-title = Expel and aim
minute-2 = A 1 or 2 may expel another die to the city centre. A 3 or 4 may move the target.
minute-3-title = Equal dice cancel
minute-3 = Equal dice of one player in one district do not count. The highest sum leads.
minute-4-title = Close and flip
minute-4 = All placed? Close a district with your barrier, flip the timer: the others have 10 seconds.
minute-5-title = Take the jelly
minute-5 = In each district the highest sum takes the framed reward. Pods open at the end; the most jelly wins.
