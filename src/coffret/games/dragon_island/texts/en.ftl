# Dragon Island: every text a player reads.

game-title = Dragon Island
game-sentence = Explore the island, gather energy, tame its dragons.
round = Round { $number }
rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
  }

## Names

colour-white = white
colour-blue = blue
colour-red = red
colour-green = green
colour-gold = gold
kind-build = building site
kind-joker = joker
kind-dragon = dragon
kind-map = map
kind-telekinesis = telekinesis
kind-storm = storm
kind-double = two dragons
kind-tower = wizard’s tower
kind-keep = Wizard’s Keep
building-none = no building
building-pen = pen
building-spire = energy spire
building-lair = lair
direction-east = east
direction-north-east = north-east
direction-north-west = north-west
direction-west = west
direction-south-west = south-west
direction-south-east = south-east

phase-maps = choose a map to put under the pile
phase-tile = step 1, choose a tile and its side
phase-place = step 1, place the tile
phase-fill = step 2, choose where a dragon appears
phase-lift = step 3, move dragons or not
phase-drop = step 3, choose where the dragons go
phase-carry = step 3, choose dragons to move
phase-walk = step 4, move the wizard
phase-deal = step 5, tame or capture dragons
phase-pay = pay energy
phase-act = step 6, act on the tile
phase-treasure = step 7, play a map or end the turn

option-wizards = Wizard colours
option-wizards-seats = white, blue, red, green by seat
option-wizards-lot = random
option-extra-turns = Extra turns per player
option-screens = Screens
option-screens-hidden = hidden
option-screens-open = open
option-head-start = Head start (not in the rulebook)
option-head-start-none = none
option-head-start-gold = gold for earlier places
option-dragons = Dragons count
option-dragons-last-tile = where your wizard ends
option-dragons-every-tile = on every tile it arrives on

## Things

nothing = nothing
the-keep = the Keep
tile-number = no. { $number }
tile = { $number } ({ $what })
face = { $colour }, { $kind }
own-tower = their tower
dragon-colour = { $colour ->
    [white] white
    [blue] blue
    [red] red
    [green] green
   *[gold] gold
  }
lair-of = lair of a { $colour ->
    [white] white
    [blue] blue
    [red] red
    [green] green
   *[gold] gold
  } pet
pet = { $colour ->
    [white] white
    [blue] blue
    [red] red
    [green] green
   *[gold] gold
  } pet
goods = { $colour ->
    [white] { $count } white energy
    [blue] { $count } blue energy
    [red] { $count } red energy
    [green] { $count } green energy
   *[gold] { $count } gold
  }
goods-short = { $count } { $colour ->
    [white] white
    [blue] blue
    [red] red
    [green] green
   *[gold] gold
  }
dragons = { $count } { $colour ->
    [white] white
    [blue] blue
    [red] red
    [green] green
   *[gold] gold
  } { $count ->
    [one] dragon
   *[other] dragons
  }
around = { $count } { $colour ->
    [white] white
    [blue] blue
    [red] red
    [green] green
   *[gold] gold
  }
map = { $name } ({ $centre }, with { $around } around it: { $fame } fame{ $gold ->
    [0] {""}
   *[other] , { $gold } gold
  })
outlook = : { $what }
outlook-tame = tame for { $gold } gold
outlook-capture = capture for { $energy } energy ({ $fame } fame)
outlook-gold = take { $gold } gold
outlook-maps = draw maps
outlook-telekinesis = telekinesis
outlook-build = build for { $energy } energy
outlook-map = dig for { $name }
outlook-stops = its dragons stop you, then stay or step on

## Moves

move-put-under = Keep { $kept }, put { $map } under the pile
move-choose-tile = { $tile }, side { $side }: { $face }
move-choose-joker = { $tile }, its joker as { $colour }
move-place = Place it { $direction } of { $tile }: { $storm ->
    [yes] the storm breaks, then { $gains }
   *[no] { $gains }
  }
move-fill-tile = A dragon appears on { $tile }
move-lift = Move dragons from { $tile }, 1 gold each
move-leave-dragons = Move no dragons
move-drop = Move them to { $tile }
move-carry = Move { $dragon } for 1 gold
move-enough = Stop moving dragons
move-go = { $stays ->
    [yes] Stay on { $tile }{ $outlook }
   *[no] Go to { $tile }{ $outlook }
  }
move-tame = Tame { $dragon } for { $gold } of your gold: a pet with 3 gold on it
move-capture = Capture { $dragons } for { $energy } energy: { $fame } fame
move-pay = Pay { $goods } (you have { $have }), { $rest } left to pay
move-take-gold = Take { $count } gold
move-build-pen = Build your pen for { $energy } energy: { $fame } fame
move-build-spire = Build an energy spire for { $energy } energy: { $fame } fame
move-build-lair = Build the lair of your { $pet } for { $energy } energy: { $fame } fame
move-draw-maps = Draw { $count ->
    [one] { $count } map
   *[other] { $count } maps
  } and keep { $kept }
move-telekinesis = Telekinesis to the { $direction }: { $gains }
move-no-action = Do nothing here
move-play-map = Dig up { $map }: { $fame } fame{ $gold ->
    [0] {""}
   *[other] , { $gold } gold
  }
move-end-turn = End your turn{ $left ->
    [0] {""}
   *[other] {" "}and draw a tile
  }

## Events

event-begins = { $player } goes first.
event-turn = Round { $number }, { $player }
event-drew-tile = { $player } drew a tile; { $left } left in the bag.
event-found-tile = { $player } drew { $tile }.
event-drew-maps = { $player } drew { $count ->
    [one] { $count } map
   *[other] { $count } maps
  } to keep { $kept }.
event-found-map = { $player } drew the map { $map }.
event-put-under = { $player } put { $map } under the pile.
event-announced = { $player } chose { $colour } for the joker.
event-placed = { $player } placed { $name } ({ $face }) beside { $beside ->
    [0] the Keep
   *[other] no. { $beside }
  }, as { $tile }.
event-gained = { $player } gained { $goods }.
event-storm = A { $colour } storm breaks.
event-blown-away = { $player } lost { $goods }.
event-pets-shaken = { $player }’s pets lost { $count } gold{ $lost ->
    [0] .
   *[other] {""}; pets lost: { $pets }.
  }
event-appeared = { $dragons } appeared on { $tile }.
event-stayed-away = Not enough dragons in the supply: { $dragons } missing.
event-carried = { $player } moved { $dragon } from { $origin } to { $destination }.
event-went = { $player } went to { $tile }.
event-stayed = { $player } had nowhere to go and stayed.
event-paid = { $player } paid { $goods }.
event-tamed = { $player } tamed { $dragon } for { $gold } gold.
event-captured = { $player } captured { $count ->
    [one] { $count } dragon
   *[other] { $count } dragons
  } ({ $colours }): { $fame } fame.
event-built-pen = { $player } built a pen on { $tile }: { $fame } fame.
event-built-spire = { $player } built an energy spire on { $tile }: { $fame } fame.
event-built-lair = { $player } built a lair for the { $pet } on { $tile }: { $fame } fame.
event-played-map = { $player } dug up { $map } on { $tile }: { $fame } fame.
event-ended = The island is explored: the game is over.

## The table in a terminal

terminal-island = The island
terminal-round = Round { $number }
terminal-setup = Setup
terminal-left = { $tiles ->
    [one] { $tiles } tile to place
   *[other] { $tiles } tiles to place
  }, { $bag } in the bag, { $pile } maps in the pile
terminal-supply = Supply: { $goods }
terminal-dragons = Dragons: { $dragons }
terminal-spires = Spires: { $count }
terminal-placing = To place: { $face }
terminal-points = Points
terminal-goods = Energy and gold
terminal-pets = Pets
terminal-captured = Captured
terminal-hand = Tiles
terminal-maps = Maps
terminal-hidden = hidden
terminal-own-tile = Tile { $name }: { $faces }
terminal-own-map = Map { $map }
terminal-legend = △ white  ☾ blue  ◆ red  ♣ green  ☀ gold · ⚒ build  ★ joker  ♞ dragon  ♞♞ two dragons  ⚑ map  ✦ telekinesis  ☇ storm  ♜ tower  ⌂ Keep · ▣ pen  ‡ spire  ∩ lair  ▣1 player 1’s pen  ∩◆1 lair of player 1’s red pet  × treasure found  ① player 1’s wizard · 2♞◆ two red dragons are there  ◆3 red pet with 3 gold  ◆∩3 the same in its lair · (n) place of move n

## What to do now

guide-maps = Choose a map to put under the pile; you keep the other.
guide-tile = Choose one of your tiles and the side that faces up.
guide-place = Choose where your tile goes.
guide-fill = Not enough dragons: choose the tile that gets one.
guide-lift = Move dragons from one tile to another, 1 gold each, or leave them.
guide-drop = Choose the tile the dragons move to.
guide-carry = Choose dragons to move, 1 gold each, or stop.
guide-walk = Move your wizard to another tile.
guide-deal = A dragon is here: tame it, or capture it.
guide-pay = Choose how much of this colour you pay.
guide-act = Use the tile you stand on, or do nothing.
guide-treasure = Play a map that fits this tile, or end your turn.

## The view, field by field

view-round = Round
view-open-screens = Screens are open
view-tiles-left = Tiles still to place
view-last-turns = Last turns
view-bag = Tiles in the bag
view-draws = The turn ends with a tile from the bag
view-pile = Maps in the pile
view-supply = Energy and gold in the supply
view-dragons = Dragons in the supply
view-island-dragons = Dragons
view-spires = Energy spires left
view-lairs = Lairs
view-island = The island
view-kind = Symbol
view-colour = Colour
view-building = Building
view-lair-of = Lair for the pet
view-owner = Built by
view-found = Treasure found
view-wizards = Wizards here
view-q = Column
view-r = Row
view-chosen = Tile to place
view-places = Where it can go
view-beside = Beside tile
view-direction = Direction
view-ways = Where the wizard can go
view-tile = Tile
view-why-not = Not allowed by rule
view-filling = Too few dragons
view-left = Left
view-carry-cost = Gold for each dragon moved
view-moving = Dragons being moved
view-origin = From tile
view-destination = To tile
view-carried = Moved so far
view-payment = Payment
view-owed = Still owed
view-payment-colour = Colour being paid
view-active = Colours you can pay with
view-for = For
view-players-colour = Wizard
view-wizard = Wizard on tile
view-pets = Pets, with their gold
view-captured = Captured
view-pen = Pen built
view-tiles = Tiles
view-maps = Maps
view-screen = Behind the screen
view-goods = Energy and gold
view-fame = Fame
view-hand = Tiles in hand
view-offered = Maps to choose from
view-centre = Treasure under
view-around = Around it
view-gold = Gold
view-near = Where it fits best
view-here = What your tile offers
view-mixes = Ways to pay it
view-steps = The steps of the turn
view-keeps = How many of them you keep

## Words of the view

purpose-capture = a capture
purpose-pen = a pen
purpose-spire = an energy spire
purpose-lair = a lair

## The end: where points come from, what decides

source-buildings = Buildings
source-captures = Captures
source-treasures = Treasures
source-pets = Gold on pets
tie-colours = Colours captured
decided-colours = more colours captured
tie-gold = Gold behind the screen
decided-gold = more gold behind the screen

## The board

board-island = The island
board-sea = The island. Arrow keys move from tile to tile, with Ctrl to the other one above or below; Q W, A D, Z X are the six directions. N and P: next and previous legal move. Home: the Keep, End: your wizard. Plus, minus and 0 zoom, Shift with arrows pans.
board-supply = Supply
board-supply-of = { $colour }: { $dragons } dragons, { $goods } { $colour ->
    [gold] gold
   *[other] energy
  } left; { $lair ->
    [free] the lair is free
   *[other] lair of { $player }
  }
board-bag = { $count ->
    [one] { $count } tile in the bag
   *[other] { $count } tiles in the bag
  }
board-pile = { $count ->
    [one] { $count } map in the pile
   *[other] { $count } maps in the pile
  }
board-spires = { $count ->
    [one] { $count } energy spire left
   *[other] { $count } energy spires left
  }
board-nearer = Nearer
board-farther = Farther
board-fit = Show the whole island
board-miniature = The whole island, small. Press to look there.
board-edge = { $count } more { $side ->
    [up] above
    [down] below
    [left] on the left
   *[right] on the right
  }
board-tiles-left = { $round } · { $count ->
    [one] { $count } tile to place
   *[other] { $count } tiles to place
  }
board-last-turns = Last turns
board-place = A place for a tile
board-not-now = Not now
board-not-now-rule = Not now, by rule { $rule }
board-from-here = dragons leave from here
board-built-by = { $what } ({ $player })
board-wizard-here = wizard: { $player }
board-found-here = treasure found
board-own = { $player }: goods and pets
board-tray = Tiles and maps
board-maps = Your maps
board-open-screen = { $count ->
    [one] { $count } map: look at it (S)
   *[other] { $count } maps: look at them (S)
  }
board-close-screen = Close the screen
board-no-map = No map yet
board-hidden = hidden
board-fame = { $count } fame
points-word = fame
points-short = Fame
fair-dice = Fair draw
end-counted = Fame, counted
end-points = { $points } fame.
end-ahead = { $points } fame, { $more } more than { $name }.
end-like = { $points } fame, like { $names }.
board-fame-word = fame
board-pen-free = your pen
board-pen-built = pen built
board-captured = Captured: { $colour }
board-not-captured = Not captured yet: { $colour }
board-captured-none = No colour captured yet
board-first-player = First player
board-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
  }
board-held = { $count ->
    [one] { $count } map
   *[other] { $count } maps
  }
board-no-pets = No pet yet
board-pets = Pets: { $colours }
board-pet-short = { $pet }, { $gold } gold
board-pet = { $pet }, { $gold } gold on it{ $lair ->
    [yes] , safe in its lair
   *[no] {""}
  }. { $power }
board-no-pet = No { $pet } yet. { $power }
board-power-white = building 1 less
board-power-blue = 3 maps, keep 2
board-power-red = capture 1 less
board-power-green = taming 1 less
board-power-gold = treasure 1 more
board-power-white-long = Building costs 1 less
board-power-blue-long = Draws 3 maps, keeps 2
board-power-red-long = Captures cost 1 less
board-power-green-long = Taming costs 1 gold less
board-power-gold-long = Each treasure: 1 fame more
board-joker-colours = The joker’s colour

board-steps = The steps of your turn
board-step-tile = Place a tile
board-step-appear = Dragons appear
board-step-carry = Move dragons
board-step-wizard = Move wizard
board-step-deal = Tame or capture
board-step-act = Use the tile
board-step-dig = Dig up a treasure
board-step-draw = Draw a tile
board-step-done = done
board-step-now = now
board-step-must = to come
board-step-may = optional
board-none-tile = not this turn
board-none-appear = no dragon came
board-none-carry = none moved
board-none-wizard = nowhere to go
board-none-deal = no dragon here
board-none-act = nothing done here
board-none-dig = no treasure
board-none-draw = the bag is empty

board-fits = Fits on no. { $number }
board-fits-here = Fits here, on no. { $number }
board-fits-nowhere = Fits no tile now
board-near = No. { $number }: { $have } of { $of }
board-lacks = Lacks
board-under = under the pile

board-tame = Tame for { $gold } gold
board-capture = Capture for { $energy } energy
board-carry = Move { $dragon }
board-end-turn = End your turn
board-line-lift = You have { $gold } gold: each dragon you move costs 1. Choose where they start, or leave them.
board-line-deal = Tame: a pet with 3 gold on it. Capture: { $fame } fame.
board-line-step-on = The way is free: stay here, or take one more step.
board-stops = Its dragons stop you; then stay or step on.
board-stopped = Then your wizard may step on.
board-line-first-walk = Your wizard arrives: on the Keep, or on your tower.
board-line-maps = You drew { $drawn } maps and keep { $kept }: choose the one that goes under the pile.
board-line-fill = { $dragons } left for { $tiles } tiles: choose where one appears.
board-line-build = You may build here for { $energy } active energy: choose a building, or do nothing.
board-line-lines = Choose a direction: this tile counts, a gap ends the line.
board-line-pay = For { $what }: { $energy } energy, { $colours }. Press a cube to exchange it.
board-line-end = None of your maps fits here. End your turn and draw a tile.
board-line-last = None of your maps fits here. End your turn; the bag is empty.
board-take-side = Use this side
board-chosen-tile = { $name }: { $face }
board-chosen-tile-more = Next, choose where it goes.
board-lacks-supply = The supply lacks { $goods }.
board-place-here = Place it here
board-other-side = Other side
board-here = Here: { $goods }. Every neighbour produces.
board-storm = { $gold ->
    [0] The storm breaks first; no other player’s pet loses gold.
   *[other] The storm breaks first: the other players’ pets lose { $gold } gold.
  }
board-fill-here = Put it here
board-fill-line = A dragon appears on { $where }.
board-lift-here = Move from here
board-lift-line = From { $where }: { $dragons }.
board-lift-more = Next, choose where they go.
board-drop-here = Move them here
board-drop-line = The dragons move to { $where }.
board-drop-pen = { $mine ->
    [yes] It is your pen: only you can capture them.
   *[no] They stay in the pen: only { $player } can capture them.
  }
board-go-here = { $number ->
    [0] Go to the Keep
   *[other] Go to no. { $number }
  }
board-go-line = Your wizard goes to { $where }.
board-stay-here = Stay here
board-stay-line = Your wizard stays on { $where }.
board-outlook-tame = tame { $dragons } for { $gold } gold
board-outlook-capture = capture { $dragons } for { $energy } of your { $have } active energy: { $fame } fame
board-outlook-none = nothing to do there
board-tame-line = Tame the dragon.
board-tame-gain = a pet, 3 gold on it
board-tame-more = A pet with 3 gold on it: points, until a storm.
board-capture-line = Capture { $dragons }.
board-capture-more = { $fame } fame.
board-pen-button = Build your pen
board-pen-more = Only you may capture the dragons in it.
board-spire-button = Build a spire
board-spire-more = Its tile produces 2.
board-lair-button = Build the lair
board-lair-more = Storms can no longer hurt this pet.
board-line-button = Draw this line
board-line-of = Towards the { $direction }: { $goods }.
board-keep = { $count ->
    [1] Keep the other
   *[other] Keep these { $count }
  }
board-under-line = { $map } goes under the pile.
board-kept = You keep { $maps }.
board-dig = Dig it up
board-dig-line = { $map } fits here, on no. { $number }.
board-dig-more = { $fame } fame{ $gold ->
    [0] {""}
   *[other] {" "}and { $gold } gold
  }, then your turn ends.
board-dig-or-keep = Dig it up for { $fame } fame{ $gold ->
    [0] {""}
   *[other] {" "}and { $gold } gold
  }{ $lacks ->
    [0] {""}
   *[other] ; the bank has no more gold
  }. Or keep it, and end your turn.
board-bank-empty = The bank has no more gold.
board-no-action-line = You leave this tile unused.
board-leave-dragons-line = No dragon moves this turn.
board-enough-line = No more dragons move.
board-end-turn-line = Your turn ends.
board-exchange = { $goods }: pay another colour instead
board-pay-more = Pay { $goods } more
board-pay = Pay { $goods }
board-pay-even = Spread evenly
board-pay-plenty = Most plentiful first

## Once each, to a newcomer

board-once-produce = Every tile that touches yours produces for you.
board-once-claws = Claws: a dragon comes.
board-once-hammer = A hammer: you can build here once it is empty.
board-once-active = You can pay only with the colours of your tile and its neighbours.
board-once-pet = Gold on a pet is points, until a storm.

## A piece shown large

board-zoom-build = A wizard here may build: a pen, an energy spire or a lair.
board-zoom-joker = It keeps the colour announced when it was placed. A wizard here may build.
board-zoom-dragon = Claws: a dragon comes while the tile is empty. Hammer: a wizard here may build once it is empty.
board-zoom-double = Claws: two dragons come while the tile is empty. Nobody can build here.
board-zoom-map = A wizard here may draw maps.
board-zoom-tower = A wizard’s tower: a wizard here may draw maps.
board-zoom-telekinesis = A wizard here may take energy from a straight line of tiles.
board-zoom-storm = The storm breaks when the tile is placed: the other players’ pets lose gold. The tile has no action.
board-zoom-keep = A wizard here may take gold. Dragons cannot be moved here.
board-zoom-pen = Only its owner may capture the dragons in the pen.
board-zoom-spire = Its tile produces 2 instead of 1.
board-zoom-lair = Storms can no longer hurt the pet that lives here.
board-zoom-map-asks = Dig on a tile that is { $centre }, with { $around } around it, in any order.
board-zoom-map-brings = { $fame } fame{ $gold ->
    [0] {""}
   *[other] , { $gold } gold
  }
board-zoom-pet = { $lair ->
    [yes] { $gold } gold on it: points, safe in its lair.
   *[no] { $gold } gold on it: points, until a storm.
  }
board-zoom-no-pet = No such pet yet.
board-zoom-teleport = The wizard may teleport to any tile of this colour: { $colour }.

## The game in one minute

minute-1-title = Place a tile
minute-1 = Place one of your tiles, either side up. It produces for itself and for every tile that touches it.
minute-2-title = Dragons come
minute-2 = Claws call dragons to tiles without dragons or buildings. You may move them for 1 gold each.
minute-3-title = Move your wizard
minute-3 = One step, or by magic to the Keep or to the colour of a pet, then one step.
minute-4-title = Tame, capture, build
minute-4 = A lone dragon becomes a pet for 3 gold; 10 energy captures all dragons on a tile; 5 energy pays for a building.
minute-5-title = Dig for treasure
minute-5 = If the land around you matches a map, dig up its treasure. The most fame when the last tile is placed wins.
