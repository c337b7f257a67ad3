# What the app says about clocks and the time that is left.

clock = Clock
clock-none = None
clock-live = Live
clock-days = Over days
clock-turn = Time for each turn
clock-choice = { $name ->
    [t30s] 30 s + 2 min
    [t60s] 60 s + 5 min
    [t8h] 8 hours
    [t1d] 1 day
   *[t3d] 3 days
  }
clock-bank-note = The minutes are for the whole game. They run when the time of a turn is over.
clock-ending = When it runs out
clock-ending-turn = A bot plays this turn
clock-ending-seat = A bot takes the seat
clock-own = Its own clock
clock-any = Any clock
clock-named = { $name ->
    [t30s] 30 s + 2 min
    [t60s] 60 s + 5 min
    [t8h] 8 hours a turn
    [t1d] 1 day a turn
   *[t3d] 3 days a turn
  }

days = { $count ->
    [one] 1 day
   *[other] { $count } days
  }
hours = { $count } h
minutes = { $count } min
seconds = { $count } s
left = { $time } left

bank = bank { $clock }
has-time = { $name } has { $time }.
has-time-bank = { $name } has { $time }, then the bank: { $bank }.
you-have-time = You have { $time }.
you-have-time-bank = You have { $time }, then the bank: { $bank }.
almost-out = Your clock is almost out: { $time }.
then-turn = Then a bot plays this turn for you.
then-seat = Then a bot takes your seat. You can take it back.
clock-paused = The clocks are paused until the server can save again.
bot-plays-turn = Your time is over. A bot plays this turn; then it is your seat again.
