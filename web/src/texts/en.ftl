# The app's own texts. A game's words are in its catalogue, beside its rules.

app-title = Coffret
unofficial-note = An independent, unofficial implementation.
