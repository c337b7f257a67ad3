"""Why a socket is closed: codes of the protocol."""

GOING_AWAY = 1012
FAILED = 1011
SEAT_MOVED = 4001
RESTARTING = "the table is restarting: reconnect in a moment"
