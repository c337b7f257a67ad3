# Incubation: every text a player reads.

game-title = Incubation
game-sentence = Hatch dragons with water and fire, and spend their treasure well.
round = Round { $number }
rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
  }

## Names

face-water = water
face-fire = fire
face-coin = coin
face-chest = chest
resource-water = water
resource-fire = fire
colour-ruby = ruby
colour-azure = azure
colour-jade = jade
colour-amber = amber
colour-hybrid = hybrid
colour-mystery = mystery
reroll-first = the first die
reroll-second = the second die
reroll-both = both dice

phase-first-egg = choose the first egg
phase-roll = roll the dice
phase-reroll = keep the dice or reroll
phase-treasure = take a treasure
phase-dice = use the dice
phase-place = place a token
phase-excess = put the surplus in a treasure
phase-hatch = choose which egg hatches first
phase-claim = claim an objective

## Things

egg = { $name } ({ $colour }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }: { $water } water, { $fire } fire)
section = { $colour } { $number }
nothing = nothing
count-coin = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
  }
count-water = { $count } water
count-fire = { $count } fire
mark-gave = { $what ->
    [coin] 1 coin
    [water] 1 water
   *[fire] 1 fire
  } to { $colour ->
    [ruby] ruby
    [azure] azure
    [jade] jade
   *[amber] amber
  }
asks-dragons = { $count } { $colour ->
    [ruby] ruby
    [azure] azure
    [jade] jade
   *[amber] amber
  } { $count ->
    [one] dragon
   *[other] dragons
  }
asks-same = { $count } dragons of one colour
asks-different = dragons of { $count } different colours
asks-total = { $count } dragons of any colour
asks-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
  }

## Options

option-surplus = Surplus that goes to one treasure
option-surplus-result = of each result
option-surplus-turn = of the whole turn

## Moves

move-choose-egg = Take { $egg }
move-roll = Roll the dice
move-keep = Keep { $first } and { $second }
move-reroll = Reroll { $dice }
move-use-die = Use the { $face } die{ $pair ->
    [yes] {" "}alone; the other then takes an egg
   *[no] {""}
  }
move-use-pair = Use both { $face } dice as a pair: take 3
move-take-egg = Use the { $face } die to take { $egg }{ $pair ->
    [yes] ; the other { $face } die then counts alone
   *[no] {""}
  }
move-place = Put 1 { $resource } on { $egg }
move-leave-excess = Put { $excess } in treasure { $section } (now { $treasure })
move-hatch = Hatch { $egg } first
move-take-treasure = Take treasure { $section }: { $treasure }
move-claim = Claim { $objective }, { $points } points: { $asks }
move-claim-nothing = Claim nothing

## Events

event-begins = { $player } goes first.
event-turn = Round { $number }, { $player }
event-took-egg = { $player } took { $egg } from deck { $deck }.
event-rolled = { $player } rolled { $first } and { $second }.
event-rerolled = { $player } rerolled: { $first } and { $second }.
event-wheel-turned = The spinner turned: { $treasure }.
event-took-coins = { $player } took { $count ->
    [one] { $count } coin
   *[other] { $count } coins
  }.
event-placed = { $player } put { $count } { $resource } into incubator { $incubator }.
event-left-excess = { $player } put { $count } surplus { $resource } in treasure { $section }.
event-reserve-short = The reserve was { $count } { $what } short.
event-hatched = { $egg } hatched: { $points } points for { $player }!
event-took-treasure = { $player } took treasure { $section }: { $treasure }.
event-found-nothing = { $player } found both { $colour } treasures empty.
event-market-empty = Every treasure was empty, so { $player } took none.
event-claimed = { $player } claimed { $objective }: { $points } points.
event-last-round = { $why } This is the last round.
event-ended = The game is over.
ending-decks = Two egg decks are empty.
ending-objectives = No objectives are left.
ending-rounds = The round limit is reached.

## The table in a terminal

terminal-market = Market
terminal-reserve = reserve
terminal-decks = Eggs
terminal-deck = Deck { $number }
terminal-deck-left = { $count ->
    [one] { $count } egg left
   *[other] { $count } eggs left
  }
terminal-deck-empty = empty
terminal-objectives = Objectives
terminal-claimed = claimed by { $player }
terminal-points = Points
terminal-coins = Coins
terminal-incubators = Incubators
terminal-dragons = Dragons
terminal-empty = empty
terminal-dice = Dice: { $first } { $second }
terminal-round = Round { $number }
terminal-setup = First eggs
terminal-first = first player
terminal-legend = ● water  ▲ fire  ○ coin · ◌ △ still needed · { $mystery } mystery  ◆☾ hybrid · ◄ the spinner points here · [fire] still to use  (fire) used · ▸ plays now
terminal-last-round = last round

## What to do now

guide-first-egg = Choose your first egg: the top one of a deck.
guide-roll = Roll both dice.
guide-reroll = Keep your dice, or reroll one or both: once only.
guide-treasure = Choose a treasure to take.
guide-dice = Use a die for what it shows, or to take an egg.
guide-place = Choose the egg that gets the token.
guide-excess = None of your eggs needs this. Choose a treasure for it.
guide-hatch = Two eggs are ready: choose the one that hatches first.
guide-claim = Claim an objective you meet, or none.

## The view, field by field

view-round = Round
view-last-round = Last round
view-dice = Dice
view-face = Shows
view-spent = Used
view-hand = Tokens to place
view-sales = Treasures still to take
view-any-treasure = Any treasure may be taken
view-market = Market
view-spinner = The spinner points at
view-spinner-coin = Coin: section
view-spinner-water = Water: section
view-spinner-fire = Fire: section
view-reserve = Reserve
view-decks = Eggs to take
view-top = Top egg
view-progress = Progress
view-count = Eggs left
view-objectives = Objectives
view-kind = Kind
view-colour = Colour
view-colours = Colours
view-coin = Coin
view-coins = Coins
view-water = Water
view-fire = Fire
view-egg-water = Needs water
view-egg-fire = Needs fire
view-top-water = Needs water
view-top-fire = Needs fire
view-dragons = Dragons
view-same = Dragons of one colour
view-different = Different colours
view-total = Dragons in total
view-claimed-by = Claimed by
view-incubators = Incubators
view-egg = Egg

## The table in the browser

board-market = The market
board-decks = The decks
board-objectives = Objectives
board-own = { $player }: incubators
board-tray = Dice
board-reserve = Reserve
board-egg = the { $colour } egg ({ $points ->
    [one] { $points } point
   *[other] { $points } points
  }: { $water } water, { $fire } fire)
board-deck = Deck { $number }: { $egg }
board-deck-count = { $count ->
    [one] { $count } egg
   *[other] { $count } eggs
  }
board-deck-empty = No eggs left
board-section = Treasure { $section }: { $treasure }
board-colours = { $colour }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
board-missing = { $what } to hatch
board-ready = Ready to hatch
board-incubator = Incubator { $number }: { $egg }, { $state }
board-incubator-empty = Empty incubator
board-incubator-waits = Use a die to take an egg
board-hatched = Hatched
board-hatched-none = No dragons yet
board-dragon = { $colour } dragon, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
board-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
  }
board-objective-claimed = Objective, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
board-objective = { $asks }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
board-claimed = Claimed by { $player }
board-of-coins = { $has } of { $asked }
board-asks-dragons = { $count } { $colour ->
    [ruby] ruby
    [azure] azure
    [jade] jade
   *[amber] amber
  }
board-asks-same = { $count } of one colour
board-asks-different = { $count } colours
board-asks-total = { $count } dragons
board-asks-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
  }
board-met = You meet this
board-die = Die: { $face }
board-die-spent = Die: { $face }, used
board-die-blank = Die, not rolled yet
board-roll = Roll the dice
board-keep = Keep both
board-reroll = Reroll
board-reroll-one = Reroll one
board-reroll-both = Reroll both
board-use = Use { $face }
board-use-one = Use one { $face }
board-use-pair = Take 3 { $face ->
    [coin] coins
    [water] water
   *[fire] fire
  }
board-claim = Claim { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
board-claim-nothing = Claim nothing
board-with-die = With the { $face } die
board-hand = To place
board-excess = Surplus
board-close = Close
board-means-water = 1 water for an egg, or take a top egg
board-means-fire = 1 fire for an egg, or take a top egg
board-means-coin = 1 coin, or take a top egg
board-means-chest = The spinner turns one section
board-means-water-pair = 3 water for your eggs
board-means-fire-pair = 3 fire for your eggs
board-means-coin-pair = 3 coins
board-means-chest-pair = Take any one treasure
board-claimed-own = Yours
board-theirs = { $player }’s board
board-dragons = { $count ->
    [one] { $count } dragon
   *[other] { $count } dragons
  }
board-hatched-sum = Hatched: { $count ->
    [one] { $count } dragon
   *[other] { $count } dragons
  }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
board-kind = { $count } { $kind ->
    [ruby] ruby
    [azure] azure
    [jade] jade
    [amber] amber
    [mystery] mystery
   *[hybrid] hybrid
  }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
board-coins-word = { $count ->
    [one] coin
   *[other] coins
  }
board-claims-word = { $count ->
    [one] objective
   *[other] objectives
  }
board-deck-eggs = { $count ->
    [one] { $count } egg
   *[other] { $count } eggs
  }
board-or = or
board-treasure = Treasure { $section }
board-objective-title = Objective
board-zoom-plain = An egg of one colour: { $colour }.
board-zoom-hybrid = A hybrid: { $colour }.
board-zoom-mystery = A mystery egg.
board-zoom-egg = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } when it hatches, for { $water } water and { $fire } fire.
board-zoom-wheel = On the market now:
board-zoom-hybrid-counts = A hybrid never counts for an objective.
board-zoom-mystery-counts = It earns no treasure. For an objective it counts as a dragon of any one colour.
board-zoom-deck = { $count ->
    [one] The last egg of this deck.
   *[other] { $count } eggs in this deck; only the top one is visible.
  }
board-zoom-section = A { $colour } dragon that hatches can earn this treasure.
board-zoom-pair = with two of them.
board-zoom-reserve = Spent tokens come back here; the spinner takes from here.
board-middle = The table
board-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
board-empty = empty
board-first-player = First player
guide-take-up = Press the die you want to use first.
guide-press-twice = Press once to see a move, again to play it.
board-die-instead = Use the { $face } die
board-die-can = The { $face } die: { $count ->
    [one] one use.
   *[other] { $count } uses.
}
board-die-does = With the { $face } die: { $what }
board-die-now = { $does }{ $egg ->
    [yes] . Or take an egg.
   *[no] .
}
board-hatches-now = Hatches now
tag-hatches = hatches, +{ $points }
tag-take = take it
tag-coins = +{ $count ->
    [one] 1 coin
   *[other] { $count } coins
}
tag-tokens = +{ $what }
tag-place = you choose the egg
tag-excess = no egg needs it: to a treasure
name-hatch = Hatch { $egg }
name-take = Take { $what }
name-put = { $what } on { $egg }
name-choose-egg = Choose the egg
name-give-away = Add it to a treasure
name-leave = Put it in { $section }
follows-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
follows-treasure = then a { $colour } treasure
follows-excess = then you choose a treasure for it
follows-place = then you choose the egg
follows-next-egg = then the next egg is revealed
follows-chance = then the dice decide
board-last-round = Last round

## The end: where points come from, what decides

source-eggs = Hatched eggs
source-objectives = Objectives
source-coins = Coins
tie-objectives = Objectives
decided-objectives = more objectives
tie-hatched = Hatched eggs
decided-hatched = more hatched eggs
