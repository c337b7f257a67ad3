game-title = Cochon
game-sentence = Lancez autant que vous l’osez. Un seul un reprend tout.

move-roll = Lancer le dé
move-hold = S’arrêter

event-rolled = { $player } lance : { $die }
event-lost = { $player } { $points ->
    [0] ne perd rien
   *[other] perd les { $points } de la cagnotte
}
event-held = { $player } s’arrête : { $points } de plus
event-ended = La partie est finie

phase-turn = lancer ou s’arrêter
phase-over = la partie est finie
guide-turn = Lancez le dé, ou gardez la cagnotte.
guide-over = La partie est finie.

option-goal = Points à atteindre

view-seat = Place
view-phase = En cours
view-turn = Au tour de
view-round = Manche
view-goal = But
view-die = Dé
view-pot = Cagnotte
view-players = Joueurs
view-points = Points

terminal-title = Manche { $number }, jusqu’à { $goal }
