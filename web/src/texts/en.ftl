# The app's own texts. A game's words are in its catalogue, beside its rules.

app-title = Coffret
unofficial-note = An independent, unofficial implementation.

## The table

why-possible = That can be done: press what is lit first.
why = Why?
choose-first = Choose first
let-go = Let go
play-chosen = Play it
preview-open = Then chance decides.
strip = What happens now
past = Move { $index } of { $last }
past-line = You are looking at the past. The game goes on.
back-to-now = Back to now
players = Players
record = Log
table-menu = The table
log = Log
now = Now
round = Round { $number }
scrubber = Step through the game
to-start = To the start
step-back = One step back
step-forward = One step forward
move-of = Move { $index } of { $last }
all-moves = All moves
moves = Moves
no-moves = There is nothing for you to do now.
chance = { $percent } %
undo = Undo
hint = Hint
hint-thinks = Thinking
hint-line = The best moves, and your chance to win with each
explain = Explain
explain-now = Now: { $phase }
explain-point = Point at a piece that you cannot use, or press it: the table says why.
all-rules = All the rules
why-not = Not now:
fair-dice = Fair dice
fairness-line = Before the first move the table has locked in all its chance, and shows the lock’s number here. When the game is over it shows the key, and anybody can check that nothing was changed on the way.
verify-there = Check it
connection-lost = The connection is lost. Trying again…
table-lost = No such table
table-lost-line = This table does not exist, or no longer does. Perhaps the link is not whole.
table-offline = The server does not answer. Try again in a moment.
to-the-box = To the four games
close = Close
talk = Table talk
talk-short = Talk
talk-empty = Nobody has said anything yet.
say-something = Say something
points = { $count ->
    [one] point
   *[other] points
  }
you-named = { $name } (you)
unread = { $count ->
    [one] one new line
   *[other] { $count } new lines
  }
seat-looked = You look at this board
board-of = { $name }’s board.
board-of-line = The game goes on. Hold or point at anything to see it large.
board-back = Back to my board
key-b = B
key-b-does = look at another player’s board
key-z = Z
key-z-does = see a piece large
seat-winner = Winner
seat-open = Open seat
seat-your-turn = Your turn
seat-turn = To move
seat-away = Away
seat-turn-away = To move · away
seat-bot = Bot · { $level }
seat-you = You
seat-friend = Friend
seat-next = Next · { $is }
let-bot-play = Let a bot play
bot-may-play-in = A bot may play in { $clock }
seat-moved = This seat is played on another device now.
look-through = Play this seat
bot-instead = A bot instead
bot-for-me = Let a bot play for me
bot-plays-for-you = A bot plays for you.
take-back = Play myself
awaited = { $count ->
    [one] { $names } decides: { $what }.
   *[other] { $names } decide: { $what }.
  }
awaited-only = { $count ->
    [one] { $names } decides.
   *[other] { $names } decide.
  }
waiting-for = { $count ->
    [0] The game begins.
    [one] One seat is still open. The game begins when it is taken.
   *[other] { $count } seats are still open. The game begins when they are taken.
  }
pass-to = Pass the device to { $name }
pass-line = Everybody else looks away.
pass-ready = I am { $name }
play-again = Play again
symbols = Symbols
keys = Keys
key-m = M
key-m-does = all moves as a list
key-u = U
key-u-does = undo
key-h = H
key-h-does = hint
key-e = E
key-e-does = explain
key-arrows = ← →
key-arrows-does = step through the game
key-escape = Esc
key-escape-does = close, or back to now

## Chrome
skip = Skip to the content
bar-home = Coffret, first page
bar-links = More
menu = Settings
your-name = Your name
your-name-empty = Player
language = Language
language-en = English
language-fr = Français
theme = Theme
theme-system = System
theme-light = Light
theme-dark = Dark
theme-to-dark = Dark theme
theme-to-light = Light theme
speed = Motion
speed-0 = Off
speed-1 = ×1
speed-2 = ×2
one-press = One press plays
sound = Sounds
notify = Tell me when it is my turn
notify-refused = This browser does not allow notifications here.
copy = Copy
copied = Copied
share = Share
invite-line = { $count ->
    [one] Give this link away: whoever opens it first takes the seat. No account is needed.
   *[other] Give a link to each friend: whoever opens it first takes the seat. No account is needed.
  }
invite-seat = Seat { $seat }
invite-watch = To watch, for anybody
invite-new = New link
invite-bot = A bot instead
invite-unknown = Known on another device only

## Refusals
refused-with = The server refused: { $text }.
refused-offline = The server does not answer. Is it still running?
refused-failed = Something went wrong. Please try again.
refused-unknown-table = There is no such table.
refused-unknown-game = There is no such game in this box.
refused-too-large = This file is too large.
refused-too-many = That was a lot in a short time. Please wait a little.
refused-busy = The server is busy. Please try again in a moment.
refused-stopping = The server is about to stop. Please come back in a moment.
refused-not-saved = The table cannot be saved just now; your move was not made. Please try again in a moment.
refused-not-over = The game is not over yet: its secrets are still secret.
refused-not-playable = This table was opened by other rules or cards. It can be replayed, not played on.

## Home
home-title = { $count ->
    [4] Four games in one box
   *[other] { $count } games in one box
}
home-line = Against bots, with friends by link, or around one screen. No account.
rules = Rules
rules-of = Rules: { $game }
open-file = Open a match file
open-file-none = This is not a match file of Coffret, or it was changed.
play-now = Play now
play-now-of = Play now: { $game }
with-friends = Table with friends
with-friends-of = Table with friends: { $game }
learn = Learn by playing
learn-of = Learn by playing: { $game }
footer-links = About
footer-docs = For programs: the API
facts-players = { $least }–{ $most } players
facts-minutes = { $minutes } min
facts-age = { $age }+
player-name-of = Player { $seat }
# Names of bots, by the animal of their seat.
bot-name-fox = Felix
bot-name-owl = Olive
bot-name-bear = Bruno
bot-name-hare = Hazel
bot-name-heron = Henry
progress = Tables in progress
progress-with = { $game } with { $people }
progress-friends = { $game } with friends
progress-screen = { $game } on this screen
progress-bots = { $game } against bots
progress-yours = It is your turn.
progress-waiting = Waiting for { $people }.
progress-open = { $count ->
    [one] Waiting for a friend to sit down.
   *[other] Waiting for { $count } friends to sit down.
  }
progress-back = Back to the table
progress-back-short = Continue
progress-more = { $count ->
    [one] One more table
   *[other] { $count } more tables
  }

## New table
new-title = { $game }: table with friends
new-players = Players
new-seats = Seats
new-seat = Seat { $seat }
new-who = Who sits on seat { $seat }
who-you = You
who-friend = A friend, by link
who-here = Somebody on this screen
who-bot = Bot
new-level = Level of the bot on seat { $seat }
level-beginner = Beginner
level-casual = Casual
level-skilled = Skilled
level-expert = Expert
new-name-of = Name on seat { $seat }
new-by-link = { $count ->
    [one] You get the link for your friend when the table is open.
   *[other] You get a link for each friend when the table is open.
  }
new-options = Options
new-hints = Hints
new-hints-note = Players may ask for the best moves.
new-screen-hidden = Hands are hidden: between turns the screen is covered until the next player takes it.
new-screen-around = Everyone plays at once: sit around the screen, each player has a tray at an edge.
new-watch-only = Nobody sits here: you will watch your own table.
new-open = Open the table

## Join
join-title = A seat is free for you
join-line = { $game }: at the table are
join-open = Free
join-yours = Your seat
join-bot = Bot
join-here = At the table
join-away = Away
join-name = Your name
join-sit = Sit down
join-watch = Only watch
join-already = You already sit at this table.
join-back = To the table
join-used-title = This link was used already
join-used = Each link is good for one seat, once. If it was you on another device, go on there; or ask for a new link. Watching is always possible.
join-no-claim-title = This link is not complete
join-no-claim = The last part of it is missing, behind the sign #. Please ask for it again. Watching is always possible.
join-gone-title = There is no such table

## Rules
rules-title = Rules
rules-line = In our own words. Each rule has a name of its own, so that the table can point at it.
rules-minute = In one minute
rules-contents = Contents
rules-search = Search the rules
rules-found = { $count ->
    [0] No rule has these words.
    [one] One rule
   *[other] { $count } rules
  }
rules-ruling = Ruling
rules-ruling-note = Where the rulebook leaves something open, a ruling says how it is played here.
rules-all = All rules
rules-print = Print

## Lost
lost-title = This well is empty
lost-line = There is nothing at this address, only a nap.
lost-home = Back to the box

## Replays

replay = Replay
replay-of = { $game }, replay
replay-lost = Nothing to replay
replay-lost-line = The game is not over yet, or no match file is open.
go-back = Go back
play-replay = Play
pause = Pause
eyes = Seen by
eyes-all = everybody
figures = Figures
score-over-time = Points over time
chart-label = Points over time. At the end: { $scores }
final-scores = Final scores
player = Player
points-short = Points
time = Time
per-move = Per move
duration = { $minutes }:{ $seconds }
seconds = { $seconds } s
download-match = Download the match file
fairness-end = All chance of this game follows from the seed. Its lock was shown before the first move; checking finds out whether seed and lock belong together, and whether every roll and every card follow from it.
commitment = Lock
seed = Seed
verify = Verify
verified = Everything fits: nobody has touched the dice.
not-verified = This does not fit.

## The guided first game

learn-title = Your first game of { $game }
learn-step = Step { $step } of { $last }
learn-go-on = Go on
learn-watch = Watch what happens.
learn-do = Your move: { $move }
learn-not-that = Good thought. In this first game, follow the guide: { $move }
learn-again = From the start
learn-over = You know how to play
learn-over-line = The rest is practice. Every move you can make is lit, and whatever you cannot do says why.
learn-play = Play a game against bots
learn-lost = There is no guided game here

## A game without a board of its own

generic-now = The table
generic-players = Players
generic-yours = Your things
generic-seat = Player { $number }
generic-yes = yes
generic-no = no
generic-none = none
generic-empty = empty
generic-number = Number
generic-name = Name
generic-without = Nothing just now: { $what }.

# The end of a game

end-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } win
  }
end-you-win = You win
end-you-and = You and { $names } win
end-points = { $points } points.
end-ahead = { $points } points, { $more } more than { $name }.
end-like = { $points } points, like { $names }.
end-level = Level in everything that counts.
end-decided = { $decided }: { $best } to { $next }.
end-decided-having = { $decided }.
end-as-many = as many as
end-more = more than
end-fewer = fewer than
end-against = against
end-yes = yes
end-no = no
end-none = none
end-counted = Points, counted
end-place = { $place ->
    [1] First
    [2] Second
    [3] Third
    [4] Fourth
   *[other] Fifth
  }
end-turning-point = The turning point
end-turned-you = { $round }: you scored { $points } points in one turn.
end-turned = { $round }: { $name } scored { $points } points in one turn.
end-turned-lead = { $round }: the lead changed by { $lead }.
end-look-there = Look there
end-look-back = Look back
end-join = Join
end-wants-again = { $name } wants to play again
end-again-line = { $rounds }. Play again: the same seats, and the next player begins.
end-again-short = Play again: the same seats.
end-over = Over · { $round }
end-share = Share
end-share-title = Share the result
end-share-names = Only your name and the bots’ are in the picture. Other players are shown by their animal.
end-save-picture = Save the picture
end-share-failed = That did not work. Please try again.
watching-line = You are watching, and see what everybody may see. { $decides }
watching-over = You watched. The replay shows the game through any player’s eyes.
you = You
rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
  }
animal-fox = Fox
animal-bear = Bear
animal-hare = Hare
animal-owl = Owl
animal-heron = Heron

# Since your last turn

since = Since your last turn
since-watch = Watch it
since-nothing = Nothing has happened since your turn.
since-from-to = { $from } to { $to } points
since-no-points = no points
others = Others’ turns
others-slow = Slow
others-normal = Normal
others-fast = Fast
others-off = Off
key-l = L
key-l-does = what happened since your last turn

# Before the first game

ask-name = What shall we call you?
ask-name-line = The other players see this name. You can leave it empty, and change it in the menu.
ask-name-play = Play
