# What notices say, on phones and in mails.

notice-move = Your move: { $game }
notice-clock = Little time left: { $game }
notice-end = The game has ended: { $game }
notice-open = A table is open: { $game }
notice-with = With { $names }.
notice-left-hours = { $body } { $hours ->
    [one] One hour is left.
   *[other] { $hours } hours are left.
  }
notice-left-minutes = { $body } { $minutes ->
    [one] One minute is left.
   *[other] { $minutes } minutes are left.
  }
notice-mail =
    { $title }
    { $body }

    The table: { $table }

    You get this because you asked for it at the table's server.
    Stop these mails with one press: { $stop }
confirm-subject = Mails about your games?
confirm-mail =
    Someone asked a game server to write to this address when it is their move.

    If that was you, confirm it here: { $link }

    The link works once, for one day. If it was not you, do nothing: no further mail comes.
