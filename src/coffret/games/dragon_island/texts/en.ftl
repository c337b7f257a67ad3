# Dragon Island: every text a player reads.

game-title = Dragon Island
game-sentence = Explore an island tile by tile, gather its energy, tame its dragons and win fame.

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

phase-maps = choose which map goes under the pile
phase-tile = step 1: choose a tile and its side
phase-place = step 1: place the tile
phase-fill = step 2: choose where a dragon appears
phase-lift = step 3: move dragons, or leave them
phase-drop = step 3: choose where the dragons go
phase-carry = step 3: choose the dragons that move
phase-walk = step 4: move your wizard
phase-deal = step 5: tame or capture the dragon
phase-pay = pay energy
phase-act = step 6: act on your tile
phase-treasure = step 7: play a map, or end your turn
phase-over = the game is over

option-first-player = First player
option-first-player-random = by lot
option-first-player-seat-1 = seat 1
option-first-player-seat-2 = seat 2
option-first-player-seat-3 = seat 3
option-first-player-seat-4 = seat 4
option-wizards = Wizard colours
option-wizards-seats = white, blue, red, green by seat
option-wizards-lot = by lot
option-extra-turns = Extra turns for each
option-screens = Screens
option-screens-hidden = hidden
option-screens-open = open

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
move-enough = Move no more
move-go = Go to { $tile }{ $outlook }
move-tame = Tame { $dragon } for { $gold } gold of your own: a pet with 3 gold on it
move-capture = Capture { $dragons } for { $energy } energy: { $fame } fame
move-pay = Pay { $goods } (you have { $have }), { $rest } still owed
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

event-begins = { $player } begins.
event-turn = Round { $number }, { $player }
event-drew-tile = { $player } drew a tile; { $left } left in the bag.
event-found-tile = { $player } drew { $tile }.
event-drew-maps = { $player } drew { $count ->
    [one] { $count } map
   *[other] { $count } maps
  } to keep { $kept }.
event-found-map = { $player } drew the map { $map }.
event-put-under = { $player } put { $map } under the pile.
event-announced = { $player } announced { $colour } for the joker.
event-placed = { $player } placed { $name } ({ $face }) beside { $beside ->
    [0] the Keep
   *[other] no. { $beside }
  }, as { $tile }.
event-gained = { $player } gained { $goods }.
event-storm = A { $colour } storm breaks.
event-blown-away = { $player } lost { $goods }.
event-pets-shaken = { $player }’s pets lost { $count } gold{ $lost ->
    [0] .
   *[other] {""}; lost: { $pets }.
  }
event-appeared = { $dragons } appeared on { $tile }.
event-stayed-away = The supply lacked { $dragons }.
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
terminal-left = { $tiles ->
    [one] { $tiles } tile to place
   *[other] { $tiles } tiles to place
  }, { $bag } in the bag, { $pile } maps in the pile
terminal-supply = Supply: { $goods }
terminal-dragons = Dragons: { $dragons }
terminal-spires = Spires: { $count }
terminal-placing = To be placed: { $face }
terminal-player = Player
terminal-fame = Fame
terminal-goods = Energy and gold
terminal-pets = Pets
terminal-captured = Captured
terminal-hand = Tiles
terminal-maps = Maps
terminal-hidden = hidden
terminal-own-tile = Tile { $name }: { $faces }
terminal-own-map = Map { $map }
terminal-legend = △ white ☾ blue ◆ red ♣ green ☀ gold · ⚒ build ★ joker ♞ dragon ⚑ map ✦ telekinesis ☇ storm ♜ tower ⌂ Keep · ▣ pen ‡ spire ∩ lair · × treasure found

## What to do now

guide-maps = Choose which map goes under the pile; you keep the other.
guide-tile = Choose one of your tiles, and the side that will lie up.
guide-place = Choose where your tile goes: every neighbour produces for you.
guide-fill = Dragons are short: choose the tile where one appears.
guide-lift = Move dragons from one tile to another, 1 gold each, or leave them.
guide-drop = Choose the tile the dragons move to.
guide-carry = Choose the dragons that move, 1 gold each, and say when it is enough.
guide-walk = Move your wizard to another tile.
guide-deal = A dragon is here: tame it, or capture it.
guide-pay = Choose how much of this colour you pay.
guide-act = Use the tile you stand on, or do nothing.
guide-treasure = Dig up a treasure if a map of yours fits here, or end your turn.
guide-over = The game is over.

## The view, field by field

view-phase = Now
view-round = Round
view-turn = Whose turn
view-first-player = First player
view-seat = Seat
view-open-screens = Screens are open
view-tiles-left = Tiles still to place
view-bag = Tiles in the bag
view-pile = Maps in the pile
view-supply = Energy and gold in the supply
view-dragons = Dragons in the supply
view-island-dragons = Dragons
view-spires = Energy spires left
view-lairs = Lairs
view-island = The island
view-number = Number
view-id = Name
view-side = Side
view-kind = Symbol
view-colour = Colour
view-building = Building
view-lair-of = Lair of the pet
view-owner = Built by
view-found = Treasure found
view-wizards = Wizards here
view-q = Column
view-r = Row
view-chosen = Tile to be placed
view-places = Places for it
view-beside = Beside tile
view-direction = Direction
view-ways = Ways of the wizard
view-tile = Tile
view-why-not = Rule against it
view-moving = Dragons on the move
view-origin = From tile
view-destination = To tile
view-carried = Moved so far
view-payment = Payment
view-owed = Still owed
view-payment-colour = Being paid
view-active = Colours that may be paid
view-for = For
view-players = Players
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
view-points = Points
view-hand = Tiles in hand
view-offered = Maps to choose from
view-centre = Treasure under
view-around = Around it
view-gold = Gold
view-near = Where it fits best
view-here = What your tile offers
view-mixes = Ways to pay it

## Words of the view

purpose-capture = a capture
purpose-pen = a pen
purpose-spire = an energy spire
purpose-lair = a lair

## The end: where points come from, what decides

source-buildings = Buildings
source-deeds = Captures and treasures
source-pets = Gold on pets
tie-colours = Colours captured
decided-colours = more colours captured
tie-gold = Gold behind the screen
decided-gold = more gold behind the screen
