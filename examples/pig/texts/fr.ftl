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
guide-turn = Lancez le dé, ou gardez la cagnotte.

option-goal = Points à atteindre

view-round = Manche
view-goal = But
view-die = Dé
view-pot = Cagnotte

terminal-title = Manche { $number }, jusqu’à { $goal }
