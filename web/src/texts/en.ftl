# The app's own texts. A game's words are in its catalogue, beside its rules.

app-title = Coffret
unofficial-note = An independent, unofficial implementation.

## The table

why-possible = That is possible: press something highlighted first.
why = Why?
choose-first = Choose first
let-go = Let go
play-chosen = Play it
preview-open = Then chance decides.
strip = What happens now
past = Move { $index } of { $last }
past-line = You are viewing an earlier move. The game continues.
back-to-now = Back to now
players = Players
record = Log
table-menu = Table menu
log = Log
now = Now
round = Round { $number }
scrubber = Step through the game
to-start = Go to the start
step-back = Step back
step-forward = Step forward
move-of = Move { $index } of { $last }
all-moves = All moves
moves = Moves
no-moves = You have no moves right now.
chance = { $percent }%
undo = Undo
hint = Hint
hint-thinks = Thinking
hint-line = Best moves and your chance of winning
explain = Explain
explain-now = Now: { $phase }
explain-point = Hover over or press a piece you cannot use to see why.
all-rules = All rules
fair-dice = Fair dice
fairness-line = Every roll and shuffle in this game comes from one secret seed, chosen before the first move. Below is the commitment: a fingerprint of that seed. When the game is over the seed is published, and anyone can check that it matches.
verify-there = Verify
connection-lost = Connection lost. Reconnecting…
table-lost = Table not found
table-lost-line = This table does not exist, or the link is incomplete.
no-connection = No connection
no-connection-line = The server is not responding. Your games are safe there.
try-again = Try again
to-the-box = All games
close = Close
talk = Chat
talk-short = Chat
talk-empty = No messages yet.
say-something = Write a message
points = { $count ->
    [one] point
   *[other] points
  }
you-named = { $name } (you)
unread = { $count ->
    [one] one new message
   *[other] { $count } new messages
  }
seat-looked = You are viewing this board
board-of = { $name }’s board.
board-of-line = The game continues. Hold or point at anything to enlarge it.
board-back = Back to my board
key-b = B
key-b-does = view another player’s board
key-z = Z
key-z-does = enlarge a piece
seat-winner = Winner
seat-open = Open seat
seat-for = For { $name }
seat-by-link = By your link, or from the lobby
seat-your-turn = Your turn
seat-turn = Their turn
seat-away = Away
seat-turn-away = Their turn · away
seat-bot = Bot · { $level }
seat-you = You
seat-friend = Friend
seat-next = Next · { $is }
let-bot-play = Let a bot play
bot-may-play-in = A bot may play in { $clock }
seat-moved = This seat is now played on another device.
look-through = Play this seat
bot-for-me = Let a bot play for me
bot-plays-for-you = A bot is playing for you.
take-back = Take my seat back
awaited = Waiting for { $names }: { $what }.
awaited-only = Waiting for { $names }.
waiting-for = { $count ->
    [0] The game is starting.
    [one] One seat is still open. The game starts when it is taken.
   *[other] { $count } seats are still open. The game starts when all are taken.
  }
pass-to = Pass the device to { $name }
pass-line = Everyone else, please look away.
pass-ready = I am { $name }
play-again = Play again
symbols = Symbols
keys = Keyboard shortcuts
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
skip = Skip to content
bar-home = Coffret home
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
speed = Animation speed
speed-0 = Off
speed-1 = ×1
speed-2 = ×2
one-press = One press plays
sound = Sounds
notify = Notify me on my turn
notify-refused = Notifications are blocked in this browser.
copy = Copy
copied = Copied
share = Share
invite-line = { $count ->
    [one] Send this link to a friend. The first person to open it takes the seat. No account needed.
   *[other] Send one link to each friend. The first person to open a link takes that seat. No account needed.
  }
invite-seat = Seat { $seat }
invite-seat-for = Seat { $seat }, for { $name }
invite-watch = Spectator link
invite-new = New link
invite-bot = Use a bot instead
invite-code = The link as a QR code
invite-unknown = This link is saved on another device

## Refusals
refused-with = That did not work: { $text }.
refused-offline = The server is not responding. Is it still running?
refused-failed = Something went wrong. Please try again.
refused-unknown-table = Table not found.
refused-unknown-game = Game not found.
refused-too-large = This file is too large.
refused-too-many = Too many requests. Please wait a moment.
refused-busy = The server is busy. Please try again in a moment.
refused-stopping = The server is shutting down. Please try again in a moment.
refused-not-saved = The table cannot be saved right now, so your move was not made. Please try again in a moment.
refused-not-over = The replay and the match file are available when the game is over.
refused-not-playable = This table uses a different version of the rules or cards. You can replay it, but not continue it.

## Home
home-title = { $count ->
    [4] Four games in one box
   *[other] { $count } games in one box
}
home-line = Play against bots, with friends by link, or together on one screen. No account needed.
rules = Rules
rules-of = Rules: { $game }
carry = Move or save this game
carried = Carried game
carried-line = This game was carried from another place, or saved to a file: its host could look up hidden cards and coming rolls. It counts in no statistics.
open-file = Open a file
open-file-none = This is not a valid Coffret file, or it has been changed.
play-now = Play now
play-now-of = Play now: { $game }
with-friends = Play with friends
with-friends-of = Play with friends: { $game }
learn = Learn by playing
learn-of = Learn by playing: { $game }
footer-links = About
me = Me
open-tables = Open tables
my-data = What this server keeps of you
footer-docs = API documentation
facts-players = { $least }–{ $most } players
facts-minutes = { $minutes } min
facts-age = { $age }+
new-friend = Name of your friend
player-name-of = Player { $seat }
# Names of bots, by the animal of their seat.
bot-name-fox = Felix
bot-name-owl = Olive
bot-name-bear = Bruno
bot-name-hare = Hazel
bot-name-heron = Henry

## New table
new-title = { $game }: play with friends
new-players = Players
new-seats = Seats
new-who = Who sits in seat { $seat }
who-you = You
who-friend = A friend, by link
who-here = Someone on this screen
who-bot = Bot
new-level = Bot level, seat { $seat }
level-beginner = Beginner
level-casual = Casual
level-skilled = Skilled
level-expert = Expert
level-master = Master
new-name-of = Name, seat { $seat }
new-by-link = { $count ->
    [one] You will get a link for your friend when you open the table.
   *[other] You will get a link for each friend when you open the table.
  }
new-options = Options
new-hints = Hints
new-hints-note = Players can ask for the best moves.
new-screen-hidden = Hands are hidden. Between turns the screen stays covered until the next player is ready.
new-screen-around = Everyone plays at once: sit around the screen, each player has a tray at an edge.
new-watch-only = You have no seat at this table: you will only watch.
new-open = Open the table

## Join
join-title = A seat is waiting for you
join-line = { $game }: players at this table
join-open = Open
join-yours = Your seat
join-bot = Bot
join-here = At the table
join-away = Away
join-name = Your name
join-sit = Take the seat
join-watch = Just watch
join-already = You already have a seat at this table.
join-back = Go to the table
join-used-title = This link has already been used
join-used = Each link works once, for one seat. If you used it on another device, continue there, or ask for a new link. You can still watch.
join-no-claim-title = This link is incomplete
join-no-claim = The part after # is missing. Please ask for the link again. You can still watch.
join-gone-title = Table not found

## Rules
rules-title = Rules
rules-line = The rules in our own words. Each rule has an id, so that the table can link to it.
rules-minute = In one minute
rules-contents = Contents
rules-search = Search the rules
rules-found = { $count ->
    [0] No matching rules
    [one] One rule
   *[other] { $count } rules
  }
rules-ruling = Ruling
rules-ruling-note = Where the rulebook is unclear, a ruling says how Coffret plays it.
rules-all = All rules
rules-print = Print

## Lost
lost-title = Page not found
lost-line = There is nothing at this address.
lost-home = Back to home

## Replays

replay = Replay
replay-of = { $game }, replay
replay-lost = Nothing to replay
replay-lost-line = The game is not over yet, or no match file is open.
go-back = Back
play-replay = Play
pause = Pause
eyes = View as
eyes-all = Spectator
figures = Statistics
score-over-time = Points over time
chart-label = Points over time. Final scores: { $scores }
final-scores = Final scores
player = Player
points-short = Points
time = Time
per-move = Per move
duration = { $minutes }:{ $seconds }
seconds = { $seconds } s
download-match = Download match file
fairness-end = Every roll and shuffle in this game comes from the seed. The commitment was shown before the first move. Verify checks that seed and commitment match, and that every roll and card follows from the seed.
commitment = Commitment
seed = Seed
verify = Verify
verified = Verified: nobody tampered with the dice.
not-verified = Verification failed.

## The guided first game

learn-title = Your first game of { $game }
learn-step = Step { $step } of { $last }
learn-go-on = Continue
learn-watch = Watch what happens.
learn-do = Your move: { $move }
learn-not-that = Good idea, but in this lesson please follow the guide: { $move }
learn-again = Start again
learn-over = You know how to play!
learn-over-line = The rest is practice. Your legal moves are always highlighted; press anything else to see why you cannot use it.
learn-play = Play against bots
learn-lost = This game has no guided lesson

## A game without its own board

generic-now = The table
generic-players = Players
generic-yours = Your area
generic-seat = Player { $number }
generic-yes = yes
generic-no = no
generic-none = none
generic-empty = empty
generic-number = Number
generic-name = Name
generic-without = Currently none: { $what }.

# The end of a game

end-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } win
  }
end-you-win = You win
end-you-and = You and { $names } win
end-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
end-ahead = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $more } more than { $name }.
end-like = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, like { $names }.
end-level = Tied on everything that counts.
end-decided = { $decided }: { $best } to { $next }.
end-decided-having = { $decided }.
end-as-many = as many as
end-more = more than
end-fewer = fewer than
end-against = against
end-yes = yes
end-no = no
end-none = none
end-counted = Points
end-place = { $place ->
    [1] First
    [2] Second
    [3] Third
    [4] Fourth
   *[other] Fifth
  }
end-turning-point = The turning point
end-turned-you = { $round }: you scored { $points ->
    [one] { $points } point
   *[other] { $points } points
  } in one turn.
end-turned = { $round }: { $name } scored { $points ->
    [one] { $points } point
   *[other] { $points } points
  } in one turn.
end-turned-lead = { $round }: the lead changed by { $lead }.
end-look-there = Go to this move
end-look-back = Review
end-join = Join
end-wants-again = { $name } wants to play again
end-again-line = { $rounds }. Play again: same seats, and the next player starts.
end-again-short = Play again: same seats.
end-over = Over · { $round }
end-share = Share
end-share-title = Share the result
end-share-names = Only your name and the bots’ are in the picture. Other players are shown by their animal.
end-save-picture = Save the picture
end-share-failed = That did not work. Please try again.
watching-line = You are watching, and see what everyone can see. { $decides }
watching-over = The game is over. The replay shows it from any player’s view.
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
since-watch = Watch
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
local-loading = Loading the tables for this device
local-starting = Starting…
needs-server = This needs a server
needs-server-line = This box plays on this device alone: against bots, or around one screen. Links, open tables and accounts need a server.
local-failed-title = The tables did not start
local-failed = A part of them could not be loaded, or this browser cannot run them. Your games are kept on this device.
home-line-alone = Play against bots or together on one screen. Everything stays on this device.

as-last-time = As last time
same-again = Same table again
waiting-changed = The host has changed this table.

version-new = A newer Coffret is ready.
version-line = This page keeps the old one until you leave it: nothing is mixed.
version-change = Change now
