# What the app says about people, their devices and their games.

your-move = Your move
your-move-line = the longest waiting first
running = Running
finished = Finished
play = Play
play-of = Play: { $game }, { $with }
with = with { $names }
alone = on this screen
all-finished = All { $count }
waits = { $names } to move
waits-open = { $count ->
    [one] One seat is open
   *[other] { $count } seats are open
  }
won = You won with { $points }
won-shared = You share the victory with { $points }
lost = { $names } won with { $points }, you had { $own }
watched = { $names } won with { $points }
here = on this device
offline-list = The server is out of reach. These are your games as you last saw them.
foot = Your pages
foot-games = My games
foot-new = New table
foot-lobby = Lobby
foot-rules = Rules

statistics = Statistics
statistics-title = Your statistics
statistics-none = No game of yours is over yet. Figures come with the first one.
statistics-play = Play a game
statistics-choose = Games
foot-statistics = Statistics
games-played = { $count } played
all-games = { $count ->
    [2] Both games
    [4] All four games
   *[other] All { $count } games
  }
played-won = { $played } played, { $won } won
in-a-row = { $count ->
    [0] { "" }
    [one] The last one was won.
   *[other] { $count } won in a row.
  }
export-json = Export as JSON
export-line = Only games that you played to the end in one seat count.
figure-played = played
figure-won = won
figure-best = best
figure-mean = mean points
figure-streak = won in a row
since = since { $date }
won-share = { $share }%; by chance { $chance }%
best-line = { $date }, { $players } players
mean-line = the last ten: { $mean }
longest = longest: { $longest }
plot-points = Points, game by game
plot-points-label = { $count ->
    [one] A plot of the points of one game
   *[other] A plot of the points of { $count } games
  }
plot-won = won
plot-lost = not won
plot-mean = mean of five
plot-rating = Rating against bots
plot-rating-label = A plot of the rating after each game, beside the levels of the bots
rating-line = { $mean }, most likely between { $low } and { $high }
rating-soon = After five games with bots, a rating appears.
as-figures = As figures
as-plot = As a plot
against-whom = Against whom
at-tables-of = At tables of
people = People
tables-of = { $count } players
tally = { $won } of { $played }
column-day = Day
column-players = Players
column-points = Points
column-won = Won
column-rating = Rating
yes = yes
no = no

me-title = You on this server
device-title = Add another device
device-line = Your games follow a key that stays on this device. Let another device play as you, in either way.
scan = Scan
scan-line = Open this on the other device. It works once, for { $clock }.
scan-over = This code has expired.
new-code = New code
show-code = Show the code
code-picture = The link below as a QR code
words-title = Keep twelve words
words-line = They add a device when you have lost all others. New words replace the old ones.
show-words = Show twelve words
words-safe = Anyone who has these words can play as you. Write them on paper: they are shown once.
came-before = I have been here before
came-before-line = Type your twelve words, in the language in which you wrote them down.
words-field = Twelve words
words-send = Bring me back
join-title = Play as someone who is already here
join-line = This device will play the same games as the device that shows the code.
join-go = Add this device
join-games = { $count ->
    [one] This device has one game. It comes along and then belongs to both devices.
   *[other] This device has { $count } games. They come along and then belong to both devices.
  }
join-bring = Bring them along
join-done = Done: this device plays as { $name }.
no-key = This page is not secure (https), so the browser cannot keep a key here. You can play; other devices cannot be added.
kept-title = What this server keeps of you
kept-name = Name and sign
kept-none = Nothing yet: open or join a table first.
kept-devices = Devices
kept-games = Games
kept-games-line = { $running } running, { $finished } finished
kept-words = Twelve words
kept-words-yes = Yes, only their fingerprint
kept-words-no = None
kept-else = Nothing else: no mail address, no password. If you lose all your devices and your words, you lose this list. The games stay.
device-here = { $label }, this one
device-since = since { $date }
device-remove = Remove
device-remove-of = Remove { $label }
device-unnamed = A device
save-json = Save all as JSON
delete = Delete me here
delete-ask = Delete everything?
delete-line = Bots take your seats, your name and your messages disappear from all tables, and all your devices are signed out. This cannot be undone.
delete-yes = Yes, delete everything
delete-no = Keep it
deleted = Everything was deleted.
refused-code = This code or these words are not valid. Ask for new ones.

lobby = Open tables
lobby-empty = No table is open to everyone right now.
no-lobby = This server has no open tables.
seats-left = { $count ->
    [one] One seat left
   *[other] { $count } seats left
  }
join = Join
join-of = Join: { $game }
just-filled = This table has just filled.
list-table = Open table
list-line = Listed on this server for everyone until it is full.
remove-of = Remove { $name }

notices-title = When it is your move
notices-line = A notice for each turn that you have not seen, one when your clock is almost out, and one at the end of a game. Nothing else.
notices-here = Notices on this device
notices-here-no = This browser shows none. On an iPhone or iPad, add the app to the home screen first.
notices-refused = The browser does not allow notices here. You can change that in its settings.
notices-also = Also on { $label }
notices-stop = Stop
notices-stop-of = Stop notices on { $label }
notices-stop-all = Stop all notices
mail-field = Mail address
mail-send = Send me a link
mail-line = Notices by mail. A link comes first: it confirms the address.
mail-sent = A link is on its way to { $address }. Notices start once you have opened it.
mail-on = Notices go to { $address }.
mail-stop = Stop mails
offer-line = Shall this device tell you when it is your move?
offer-yes = Yes, tell me
offer-no = No, thanks
offer-done = Done. You can stop it at any time under “{ $page }”.
confirm-title = Notices by mail
confirm-ask = Send a mail to this address when it is your move?
confirm-yes = Yes, send them
confirm-done = Done: notices go to this address from now on.
stop-title = No more mails
stop-done = Done: no more mails go to this address.
link-over = This link is no longer valid.
kept-notices = Notices
kept-notices-line = { $count ->
    [0] By mail
    [one] On one device
   *[other] On { $count } devices
  }
kept-else-mail = Nothing else: no password. If you lose all your devices and your words, you lose this list. The games stay.

moods = Answer with a face
mood-hello = Hello
mood-laugh = Laughs
mood-wow = Astonished
mood-think = Thinks
mood-oops = Oops
mood-grump = Grumbles
mood-sleep = Yawns
mood-thanks = Thank you
hear-title = Whose talk you see
hear-of = Show what { $name } says

round-of = { $rounds ->
    [0] Round { $round }
   *[other] Round { $round } of { $rounds }
  }

welcome = Who is welcome
welcome-all = Everyone
welcome-learning = Beginners
welcome-relaxed = Relaxed
welcome-skilled = Skilled
tag-hints = Hints
seat-anyone = Friend or anyone
remove = Remove
arrange-sits = Someone sits in a seat that would go. Only the last seats can go, and only without people.
begin-ask = Then no seat is open any more, and the game begins. Nothing can be changed after that.
begin = Begin
begin-not = Not yet

lobby-line = on this server, the fullest first
just-gone = Just filled
filter-games = Games
filter-all = All
filter-none = No open table fits. Others may come at any moment.
none-title = None for you?
none-line = Open a table of your own: it stays open until it is full. Or play against bots at once.
open-of = Open a table: { $game }
bots-now = Against bots
bots-of = Against bots: { $game }
tell-tables = Tell me of the next table
tell-tables-line = One notice when someone opens one, then no more.

by-game = Game by game
most-often = Most often with
games-with = { $count ->
    [one] 1 game
   *[other] { $count } games
  }

words-copy = Copy
words-copied = Copied
words-print = Print
words-hide = Hide
then-title = Then, on the other device:
then-line = open this server’s address, then your page (the animal at the top), and choose “I have been here before”: scan the code, or type the words.
