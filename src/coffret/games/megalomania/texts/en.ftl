# Megalomania: every text a player reads.

game-title = Megalomania
game-sentence = Twelve rounds of trick-taking, each with its own mission.

## Names

colour-black = black
colour-red = red
colour-yellow = yellow
colour-blue = blue
rank-farmer = farmer
rank-assassin = assassin
rank-explorer = explorer
rank-dwarf = dwarf
rank-wizard = wizard
rank-knight = knight
rank-oracle = oracle
rank-emperor = emperor
card-black-farmer = black farmer
card-black-assassin = black assassin
card-black-explorer = black explorer
card-black-dwarf = black dwarf
card-black-wizard = black wizard
card-black-knight = black knight
card-black-oracle = black oracle
card-black-emperor = black emperor
card-red-farmer = red farmer
card-red-assassin = red assassin
card-red-explorer = red explorer
card-red-dwarf = red dwarf
card-red-wizard = red wizard
card-red-knight = red knight
card-red-oracle = red oracle
card-red-emperor = red emperor
card-yellow-farmer = yellow farmer
card-yellow-assassin = yellow assassin
card-yellow-explorer = yellow explorer
card-yellow-dwarf = yellow dwarf
card-yellow-wizard = yellow wizard
card-yellow-knight = yellow knight
card-yellow-oracle = yellow oracle
card-yellow-emperor = yellow emperor
card-blue-farmer = blue farmer
card-blue-assassin = blue assassin
card-blue-explorer = blue explorer
card-blue-dwarf = blue dwarf
card-blue-wizard = blue wizard
card-blue-knight = blue knight
card-blue-oracle = blue oracle
card-blue-emperor = blue emperor
seat-1 = player 1
seat-2 = player 2
seat-3 = player 3
seat-4 = player 4
direction-up = up
direction-down = down
combination-crystals = 2 crystals
combination-cubes = 10 cubes
combination-both = 1 crystal and 5 cubes
combination-scroll = a scroll
phase-card = play a card
phase-cubes = put cubes on the card
phase-power = use the card’s power
phase-other-power = use a power on another player’s card
phase-farmer = name who leads next
phase-explorer = put a card into the previous trick
phase-oracle = change the card’s colour
phase-claim = decide the trick by decree
phase-claim-colour = name the lead colour
phase-steal = steal the trick
phase-resources = choose resources
phase-row = lay out a row
phase-split = split the hand
phase-give = give cards to the right
phase-scroll = use a scroll
phase-copy = choose the scroll to repeat
phase-keep = keep one scroll
phase-kept = use or save the kept scroll
phase-new-colour = choose the dominant colour
phase-spy = choose a player to spy on
phase-spy-take = choose a card to take
phase-spy-give = choose a card to give
phase-swap = choose a player to swap hands with
phase-lead = choose who leads every trick

## Options

option-first-dealer = First dealer
option-first-dealer-random = random
option-first-dealer-seat-1 = seat 1
option-first-dealer-seat-2 = seat 2
option-first-dealer-seat-3 = seat 3
option-first-dealer-seat-4 = seat 4
option-decree = Scroll 16 is declared
option-decree-with-card = with your card
option-decree-after-trick = after seeing the trick
option-pairs = Pairs (four players)
option-pairs-no = no
option-pairs-yes = yes

## Things

card-with-value = { $card } { $value }
scroll-with-effect = { $number } { $name } ({ $effect })
mission-with-task = { $number } { $name }: { $task }
effect-redeal = redeal all cards
effect-new-mission = replace the mission
effect-new-colour = choose a new dominant colour
effect-double = mission points count twice
effect-shield = { $whose ->
    [other] they lose no points
   *[own] you lose no points
  }
effect-spy = look at a hand, then exchange one card or none
effect-copy = repeat a scroll used before
effect-three-scrolls = look at three scrolls, keep one
effect-two-resources = choose two combinations of resources
effect-steal-trick = once, steal a trick
effect-one-trick-less = { $whose ->
    [other] they count one trick fewer
   *[own] you count one trick fewer
  }
effect-point-per-trick = { $whose ->
    [other] 1 point for each of their tricks
   *[own] 1 point for each of your tricks
  }
effect-swap-hands = swap hands with a player
effect-play-last = { $whose ->
    [other] they may play last in each trick
   *[own] you may play last in each trick
  }
effect-share-resources = also get the others’ crystals and cubes
effect-decide-trick = once, take or refuse a trick, whatever the cards
effect-three-points = 3 points at once
effect-crystals-anywhere = 1 extra crystal, and crystals work on other players’ cards
effect-fixed-leader = choose who leads every trick
effect-any-power = { $whose ->
    [other] any power on any of their cards
   *[own] any power on any of your cards
  }
mission-changes = { $change }; { $task }
mission-deal-open = { $up } { $up ->
    [one] card
   *[other] cards
  } face up, { $hand } in hand
mission-deal-covered = { $up } { $up ->
    [one] card
   *[other] cards
  } face up on { $down } face down
mission-deal-pile = { $hand } { $hand ->
    [one] card
   *[other] cards
  } in hand, { $down } to draw
mission-way-turn-up-dominant = a card turned up for each trick sets the dominant colour
mission-way-lay-row = lay your hand in playing order
mission-way-swap-opposite = swap hands with the player opposite
mission-way-pass-hands = hands pass to the right after each trick
mission-way-split = play one half of your hand, picked blindly
mission-way-give-three = give 3 cards to the right
mission-task-tricks-exactly = { $amount ->
    [0] no tricks
    [one] exactly { $amount } trick
   *[other] exactly { $amount } tricks
  }, { $points }
mission-task-tricks-at-least = { $amount } or more tricks, { $points }
mission-task-tricks-odd = an odd number of tricks, { $points }
mission-task-most-tricks = most tricks, { $points }
mission-task-pair-with-more-tricks = the pair with more tricks, { $points } each
mission-task-pair-with-fewer-tricks = the pair with fewer tricks, { $points } each
mission-task-every-trick = { $points } per trick
mission-task-every-cheap-trick = { $points } per trick worth { $amount } or less
mission-task-every-card-of-colour = { $points } per { $colour ->
    [black] black
    [red] red
    [yellow] yellow
   *[blue] blue
  } card taken
mission-task-every-card-of-ranks = { $points } per { $ranks } taken
mission-task-no-card-of-ranks = { $ranks } taken, { $points }
mission-task-all-colours = cards of all four colours taken, { $points }
mission-task-total-value = cards worth { $amount } or more in total, { $points }
mission-task-colour-majorities = { $points } for each colour of which you alone have the most cards
mission-any-rank = { $first }
mission-any-ranks = { $first } or { $second }
mission-no-rank = no { $first }
mission-no-ranks = no { $first } and no { $second }
power-farmer = choose who leads next
power-assassin = play any card
power-explorer = draw a card of the previous trick
power-dwarf = the lowest card takes the trick
power-wizard = later players must play their lowest card
power-knight = later dominant cards do not dominate
power-oracle = change its colour
power-emperor = no powers or cubes for the rest of the trick

## Moves

move-play-card = Play { $card }
move-decline = { $phase ->
    [scroll] Use no scroll now
    [kept] Save it for another round
    [spy-take] Exchange nothing
    [claim] Leave the trick to the cards
    [cubes] No cubes
    [power] No power
    [other-power] No power on this card
   *[steal] Let it go
  }
move-put-cubes = { $count ->
    [one] 1 cube
   *[other] { $count } cubes
  } { $direction }: value { $value }
move-use-power = Spend a crystal on { $own ->
    [yes] your card
   *[no] this card
  }, as { $power }: { $effect }
move-choose-player = Choose { $player }
move-choose-colour = Choose { $colour }
move-take-resources = Take { $combination }
move-play-later = Play last in this trick
move-take-trick = { $phase ->
    [steal] Steal the trick
   *[claim] Decree: the trick is mine
  }
move-refuse-trick = Decree: my card cannot take the trick
move-choose-card = { $purpose ->
    [explorer] Put { $card } into the previous trick
    [take] Take { $card }
    [give] Give { $card } in return
    [row] Lay { $card } next
    [split] Put { $card } in the first pile
   *[pass] Give { $card } to the right
  }
move-use-scroll = Use scroll { $scroll }
move-choose-scroll = { $phase ->
    [copy] Repeat
   *[keep] Keep
  } { $scroll }
move-assassinate = Spend a crystal to play { $card } anyway

## Events

event-round-begins = Round { $number }, dealt by { $player }
event-mission = Mission { $mission }.
event-dominant = The dominant colour is { $colour }.
event-dealt = { $count } cards each.
event-used-scroll = { $player } used scroll { $scroll }.
event-copied-scroll = { $player } repeated scroll { $scroll }.
event-declined-scroll = { $player } used no scroll.
event-looked-at-scrolls = { $player } looked at { $count ->
    [one] 1 scroll
   *[other] { $count } scrolls
  }.
event-saw-scroll = { $player } saw scroll { $scroll }.
event-kept-scroll = { $player } kept one of them.
event-spied = { $player } saw the hand of { $other }.
event-spy-saw = { $player } saw { $card }.
event-exchanged = { $player } exchanged a card with { $other }.
event-spy-took = { $player } took { $card }.
event-spy-gave = { $player } gave { $card }.
event-no-exchange = { $player } exchanged nothing.
event-swapped-hands = { $player } swapped hands with { $other }.
event-fixed-leader = { $player } chose { $other } to lead every trick.
event-took-resources = { $player } took { $combination }.
event-shared-resources = { $player } also received { $crystals ->
    [one] 1 crystal
   *[other] { $crystals } crystals
  } and { $cubes } cubes.
event-drew-scroll = { $player } has scroll { $scroll }.
event-three-points = { $player } drew scroll { $scroll }: { $points } points!
event-laid-row = { $player } laid a row.
event-split = { $player } split the hand.
event-pile-kept = { $player } plays pile { $pile }.
event-gave-cards = { $player } set { $count } cards aside for { $other }.
event-got-card = { $player } got { $card }.
event-hands-passed = All hands passed to the right.
event-hands-swapped = Everyone swapped hands with the player opposite.
event-turned-up = Turned up: { $card }. Its colour is dominant in this trick.
event-played = { $player } played { $card }.
event-assassinated = { $player } spent a crystal to play { $card }.
event-plays-later = { $player } will play last.
event-takes-trick = { $player } decrees: the trick is theirs.
event-refuses-trick = { $player } decrees: their card cannot take the trick.
event-names-colour = { $player } named { $colour } as the lead colour.
event-cubes-up = { $player } raised the card with { $count ->
    [one] 1 cube
   *[other] { $count } cubes
  }: value { $value }.
event-cubes-down = { $player } lowered the card with { $count ->
    [one] 1 cube
   *[other] { $count } cubes
  }: value { $value }.
event-power = { $player } used the power of the { $power } on { $card }: { $effect }.
event-names-leader = { $player } chose { $other } to lead next.
event-explored = { $player } drew { $card } from the previous trick.
event-gave-back = { $player } put { $card } into the previous trick.
event-changed-colour = { $player } made { $card } { $colour } for this trick.
event-freed-card = { $player } drew { $card }.
event-trick-taken = { $player } took trick { $number }, led with { $card }.
event-trick-stolen = { $player } stole trick { $number }.
event-scored = { $bonus ->
    [0] { $player }: { $points } from the mission, { $total } in total.
   *[other] { $player }: { $points } from the mission, { $bonus } from the scroll, { $total } in total.
  }
event-scroll-bonus = { $player } still has a scroll: { $points } points.
event-ended = The game is over.

## The table in a terminal

terminal-round = Round { $number } of 12
terminal-trick = trick { $number } of { $count }
terminal-dominant = dominant: { $colour }
terminal-no-dominant = dominant colour turned up trick by trick
terminal-mission = Mission
terminal-scroll = Scroll in force
terminal-table = Trick
terminal-lead = lead: { $colour }
terminal-order = { $first } leads, { $last } plays last
terminal-plays-last = { $player } plays last
terminal-takes = { $player } takes it so far
terminal-leads-next = { $player } leads the next trick
terminal-leads-always = { $player } leads every trick
terminal-legend = ■ black  ◆ red  ☀ yellow  ☾ blue · ◊ crystal · ▸ decides now
terminal-taken = Taken
terminal-with = with { $player }
terminal-own-points = own: { $count }
terminal-points = Points
terminal-tricks = Tricks
terminal-resources = Resources
terminal-cubes = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
  }
terminal-scrolls = { $count ->
    [one] { $count } scroll
   *[other] { $count } scrolls
  }
terminal-cards = Cards
terminal-hand = Your hand
terminal-row = Your row
terminal-known = known
terminal-up = face up
terminal-your-scrolls = Your scrolls
terminal-looked-at = You look at
terminal-dealer = dealer
terminal-turned-up = Turned up
terminal-apart = Set aside
terminal-drawn = Drawn
terminal-take = takes the trick by decree
terminal-refuse = refuses the trick by decree

## What to do now

guide-card = Play a card. Follow the lead colour if you can.
guide-cubes = Put cubes on your card to raise or lower its value, or pass.
guide-power = Spend a crystal to use your card’s power, or pass.
guide-other-power = Spend a crystal on this player’s card, or pass.
guide-farmer = Choose who leads the next trick.
guide-explorer = Choose the card that goes into the previous trick.
guide-oracle = Choose the new colour of your card.
guide-claim = Decree that you take the trick or cannot take it, or leave it to the cards.
guide-claim-colour = Name the lead colour.
guide-steal = Steal the trick, or let it go.
guide-resources = Choose your crystals, cubes or scroll for this round.
guide-row = Lay your next card: you will play them in this order.
guide-split = Choose a card for the first pile; the others form the second.
guide-give = Choose a card for your right neighbour.
guide-scroll = Use a scroll now, or none.
guide-copy = Choose the scroll whose effect you repeat.
guide-keep = Choose the scroll you keep.
guide-kept = Use the scroll you kept now, or save it.
guide-new-colour = Choose the dominant colour of this round.
guide-spy = Choose whose hand you look at.
guide-spy-take = Choose a card to take, or exchange nothing.
guide-spy-give = Choose the card you give in return.
guide-swap = Choose the player you swap hands with.
guide-lead = Choose who leads every trick of this round.

## The view, field by field

view-round = Round
view-dealer = Dealer
view-seat = Player
view-pairs = Played in pairs
view-mission = Mission
view-task = Task
view-way = How it is played
view-mission-points = Points at stake
view-dominant = Dominant colour
view-plays-dominant = Dominates
view-scroll = Scroll in force
view-effect = Effect
view-spent = Already used
view-trick = Trick
view-tricks = Tricks in this round
view-leader = Leads
view-lead-colour = Lead colour
view-plays = On the table
view-card = Card
view-colour = Counts as
view-value = Value
view-cubes = Cubes
view-power = Power
view-claim = Decree
view-taker = Takes it so far
view-reason = Because it
view-lowest = The lowest takes it
view-bound = You must
view-bond = Follow
view-low = Play low
view-order = In turn
view-history = Tricks so far
view-cards = Cards
view-progress = Mission so far
view-progress-points = Points as it stands
view-bonus = By scroll
view-partner = Together with
view-count = Counted
view-progress-cards = Cards that count
view-sums = Worth of each trick
view-colours = Cards by colour
view-alone = Alone with most
view-bound-colour = Colour
view-finished = The trick before
view-scored = Last round
view-dominating = Dominate now
view-barred = Cannot be named
view-banners = Dominant colours, round by round
view-values = Values of the ranks
view-amount = How many
view-mission-colour = Colour that counts
view-ranks = Ranks that count
view-counts = Cards that count
view-deal = Dealt
view-recoloured = Colour changed
view-stopped = Kept from dominating
view-worth = Worth
view-waiting = Plays last
view-powers-used = Powers used in this trick
view-in-force = Powers in force
view-to-prepare = Cards to lay out
view-drawn = Drawn by the explorer
view-spied = Hand being looked at
view-next-leader = Leads the next trick
view-fixed-leader = Leads every trick
view-turned-up = Turned up
view-undealt = Undealt cards
view-scroll-pile = Scrolls in the pile
view-scrolls-used = Scrolls used before
view-ahead = In the lead
view-own-points = Individual points
view-entries = Round by round
view-negative = Points lost
view-players-tricks = Tricks
view-taken = Tricks taken
view-crystals = Crystals
view-combinations = Resources chosen
view-hand-count = Cards in hand
view-hand = Hand
view-known = Known to be in hand
view-up = Face up
view-row = Row, in playing order
view-prepared = Cards set aside
view-gives-to = Gives them to
view-apart = Set aside
view-scroll-count = Scrolls
view-scrolls = Scrolls in hand
view-looked-at = Scrolls looked at
view-discarded = Scrolls discarded

## Words of the view

claim-none = none
claim-take = takes the trick
claim-refuse = refuses the trick
reason-dominates = dominates
reason-follows = follows the lead
reason-decree = was claimed by decree
reason-refused = was refused by decree, and nobody else could take it
bond-lead = the lead colour
bond-dominant = the dominant colour
bond-free = nothing
task-tricks-exactly = an exact number of tricks
task-tricks-at-least = at least a certain number of tricks
task-tricks-odd = an odd number of tricks
task-most-tricks = the most tricks
task-pair-with-more-tricks = the pair with more tricks
task-pair-with-fewer-tricks = the pair with fewer tricks
task-every-trick = every trick
task-every-cheap-trick = every cheap trick
task-every-card-of-colour = every card of a colour
task-every-card-of-ranks = every card of certain ranks
task-no-card-of-ranks = no card of certain ranks
task-all-colours = all four colours
task-total-value = the total value of cards
task-colour-majorities = most cards of a colour
way-plain = as usual
way-turn-up-dominant = each trick’s dominant colour is turned up
way-lay-row = cards are laid in a row first
way-swap-opposite = hands are swapped with the player opposite
way-pass-hands = hands pass to the right
way-split = half of the hand is played
way-give-three = three cards go to the right

## The end: where points come from, what decides

source-missions = Missions
source-losses = Points lost
source-scrolls = Scrolls
source-partner = Partner
tie-negative = Negative points
decided-negative = fewer negative points
tie-no-scroll = No unused scroll
decided-no-scroll = no unused scroll

## The board

board-you = You
board-mat = The table
board-hand = Your hand
board-hand-of = { $player }’s hand
board-goods = Your crystals, cubes and scrolls
panel-title = Cards
fair-dice = Fair deal
board-cards = Cards
board-can = can be played
board-paid = for a crystal
board-chosen = chosen
board-not = not now
board-not-now = Not now
board-pile-empty = The pile is empty
board-line-give = Choose card { $nth } of { $all } for { $player }.
board-not-as = not now: { $why }
board-nth-of = { $nth } of { $count }
board-first-mission = Mission { $mission }: { $task }.
board-first-power = A crystal buys the { $power }’s power: { $effect }.
board-value = value { $value }
board-takes = Takes it so far
board-took = Takes the trick
board-would-take = Would take it
board-would-not = Would not take it
board-counts-as = counts as { $colour }
board-power-of = with the power of the { $power }
board-used-power = used its power
board-stopped = no longer dominates
board-cubes-on = { $count ->
    [one] 1 cube { $direction }
   *[other] { $count } cubes { $direction }
  }
board-place-empty = { $player }: no card yet
board-dominates = { $colour } dominates
board-dominated = { $colour } dominated
board-no-dominant = No dominant yet
board-dominant = Dominant
board-sheet = Score sheet
board-total = Total
board-lost = Lost
board-mission = Mission { $number }
board-progress = { $player }: { $count } counted, { $points ->
    [one] 1 point
   *[other] { $points } points
  } so far
board-none = none
board-no-trick = no tricks
board-trick = Trick { $number }
board-led = { $colour } led
board-force-dwarf = Dwarf: the lowest takes it
board-force-wizard = Wizard: lowest card
board-force-knight = Later cards do not dominate
board-force-emperor = No powers or cubes
board-leads-next = { $player ->
    [You] You lead next
   *[other] { $player } leads next
  }
board-turned-up = Turned up
board-last-trick = Last trick
board-took-it = { $player } took it
board-scroll-of = { $player }: { $scroll }
board-pile = { $count ->
    [0] No scrolls left in the pile
    [one] 1 left in the pile
   *[other] { $count } left in the pile
  }
board-follow = { $bond ->
    [low] Lowest { $colour }
    [dominant] Play { $colour }
   *[lead] Follow { $colour }
  }
board-you-have = { $low ->
    [yes] Play your lowest
   *[no] You have { $colour }
  }
board-crystal = 1 crystal
board-crystals = { $count ->
    [0] no crystals
    [one] 1 crystal
   *[other] { $count } crystals
  }
board-cubes = { $count ->
    [0] no cubes
    [one] 1 cube
   *[other] { $count } cubes
  }
board-scrolls = { $count ->
    [0] no scrolls
    [one] 1 scroll
   *[other] { $count } scrolls
  }
board-tricks = { $count ->
    [0] no tricks
    [one] 1 trick
   *[other] { $count } tricks
  }
board-cards-held = { $count ->
    [0] no cards in hand
    [one] 1 card in hand
   *[other] { $count } cards in hand
  }
board-your-scrolls = Your scrolls
board-no-scroll = none
board-scrolls-title = Scrolls
board-both-short = 1 crystal, 5 cubes
board-for-crystals = for two powers
board-for-cubes = +1 or −1 each
board-for-both = a power, some value
board-asked = Asked in turn
board-one-scroll = One per round at the table
board-at-the-end = At the end
board-for-a-scroll = for a scroll kept
board-prepared = { $count ->
    [0] no cards set aside
    [one] 1 card set aside
   *[other] { $count } cards set aside
  }
board-then-give = Then choose one of yours to give
board-now-give = Now choose one of yours to give
board-previous = The previous trick
board-never-dominant = dominant: never
board-has-colour = it has this colour
board-less = Lower
board-more = Higher
board-you-take = You take it so far
board-as-it-is = Unchanged
board-of-cubes = { $count } of your { $all } cubes
board-known = You know
board-face-up = Face up
board-own-points = { $points } individually
board-seen-mine = yours
board-seen-seen = known
board-seen-gone = played
board-seen-apart = set aside
board-seen-out = still out
board-key-cards = yours, out, played
board-only-you = Only you see it
board-title-cubes = Cubes on your card?
board-title-power = A crystal for a power?
board-title-other-power = A crystal on this card?
board-title-farmer = Farmer: who leads next?
board-title-oracle = Oracle: its new colour
board-title-claim-colour = Decree: which colour is led?
board-title-scroll = Before the tricks: a scroll?
board-title-copy = Which scroll do you repeat?
board-title-keep = Keep one scroll
board-title-kept = Use it now?
board-title-new-colour = A new dominant colour
board-title-spy = Whose hand do you look at?
board-title-spy-take = { $player }’s hand
board-title-spy-give = { $player }’s hand
board-title-swap = Swap hands with which player?
board-title-lead = Who leads every trick?
board-title-resources = Choose your resources
board-title-row = Lay out your hand in playing order
board-title-split = Split your hand in two
board-title-give = Three cards to the right
board-scroll-not-new-colour = Not here: each trick turns up its own colour
board-scroll-not-copy = Nothing to repeat yet
board-scroll-not-three-scrolls = The pile is empty
board-scroll-not-one-trick-less = Not here: this mission does not count tricks for fixed points
board-scroll-not-three-points = Only when it is drawn
board-scroll-then-new-colour = Then you choose the colour
board-scroll-then-spy = Then you choose the player
board-scroll-then-swap-hands = Then you choose the player
board-scroll-then-fixed-leader = Then you choose the player
board-put-cubes = { $count ->
    [one] Put 1 cube { $direction }
   *[other] Put { $count } cubes { $direction }
  }
board-use-power = Use the { $power }
board-choose-player = { $phase ->
    [spy] See { $player }’s hand
    [swap] Swap with { $player }
   *[other] { $player ->
        [You] You lead
       *[other] { $player } leads
      }
  }
board-choose-colour = { $phase ->
    [oracle] Make it { $colour }
    [new-colour] { $colour } dominates
   *[other] { $colour } leads
  }
board-choose-card = { $purpose ->
    [explorer] Put { $card } in
    [take] Take { $card }
    [give] Give { $card }
    [row] Lay { $card }
    [split] Split off { $card }
   *[pass] Give { $card }
  }
board-use-scroll = { $phase ->
    [copy] Repeat { $scroll }
    [keep] Keep { $scroll }
   *[other] Use { $scroll }
  }
board-neither = Neither
board-play-later = Play last
board-take-trick = { $phase ->
    [steal] Steal the trick
   *[other] Take it
  }
board-refuse-trick = Refuse it
board-line-lead = You lead: play any card.
board-line-follow = { $bond ->
    [free] Play any card{ $low ->
        [yes] , the lowest of its colour
       *[no] { "" }
      }.
    [dominant] Play { $low ->
        [yes] your lowest { $colour }
       *[no] { $colour }, the dominant colour
      }.
   *[lead] Play a card: { $low ->
        [yes] your lowest { $colour }
       *[no] follow { $colour }
      }.
  }
board-line-taker = { $own ->
    [yes] You take
   *[no] { $player } takes
  } the trick so far{ $reason ->
    [dominates] , by dominance
    [lowest] , with the lowest
    [decree] , by decree
   *[other] { "" }
  }.
board-line-takes = { $own ->
    [yes] You take
   *[no] { $player } takes
  } the trick.
board-line-assassin = Spend a crystal to play it anyway.
board-line-value = Value { $value }
board-how-it-went = { $mission }: result
board-counting = { $count ->
    [0] No { $colour ->
        [black] black card
        [red] red card
        [yellow] yellow card
        [blue] blue card
       *[any] card that counts
      }
    [one] 1 { $colour ->
        [black] black card
        [red] red card
        [yellow] yellow card
        [blue] blue card
       *[any] that counts
      }
   *[other] { $count } { $colour ->
        [black] black cards
        [red] red cards
        [yellow] yellow cards
        [blue] blue cards
       *[any] that count
      }
  }
board-not-repeated = It cannot be repeated
board-worth = Worth { $worth }
board-and-others = { $count ->
    [one] and 1 other
   *[other] and { $count } others
  }
board-others = { $count ->
    [one] 1 other
   *[other] { $count } others
  }
board-alone = Most { $colours }
board-alone-none = Alone with none
board-next-round = Next: round { $number }
board-round-over = Round { $round } is over.
board-you-gain = { $leads ->
    [yes] { $gain } for you: you lead with { $total }.
    [pair] { $gain } for you: your pair leads with { $total }.
    [shared] { $gain } for you: you share the lead with { $total }.
   *[no] { $gain } for you, { $total } in total.
  }
board-game-over = The game is over.
board-wins = { $own ->
    [yes] You win with { $points }.
    [pair] You win together with { $points }.
   *[no] { $players } { $count ->
        [one] wins
       *[other] win
      } with { $points }.
  }
board-dealt = Round { $round } is dealt. Continue when you are ready.
board-to-round = To round { $round }

## The rules in one minute

minute-1-title = A mission
minute-1 = Each of the twelve rounds has one: tricks to take or avoid, cards to collect.
minute-2-title = Resources
minute-2 = Take crystals, cubes, some of both, or a scroll.
minute-3-title = Follow
minute-3 = Follow the lead colour. If you cannot, play the dominant colour, which beats all others.
minute-4-title = Spend
minute-4 = Cubes change your card’s value, a crystal buys its power.
minute-5-title = Score
minute-5 = The mission gives or costs points. The most points after twelve rounds win.
