# Les textes qui n’appartiennent à aucun jeu.

list-of = { $first } et { $last }
labelled = { $name } : { $what }
your-move = À vous de jouer, { $player } : { $phase }
clock-stands-still = Le temps s’arrête pendant que vous réfléchissez.
choose-number = Tapez le numéro d’un coup
choose-help = (h conseil, u annuler, r règles, q quitter)
not-a-number = Tapez un nombre de 1 à { $count }.
cannot-undo = Impossible d’annuler : quelque chose a été pioché, lancé ou révélé, ou quelqu’un d’autre a joué.
undone = Coup annulé.
hint = Après { $count } parties simulées, vos chances de gagner avec :
hint-only = Il n’y a qu’un seul coup.
preparing = Les robots se préparent (la première fois seulement)
wins = { $player } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
shared-victory = { $players } se partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
pair-wins = { $players } gagnent avec { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
won-by = À égalité avec { $others } ({ $level }) ; { $decided } : { $best } contre { $next }.
won-by-having = À égalité avec { $others } ({ $level }) ; { $decided }.
won-by-nothing = À égalité ({ $level }) : rien ne les départage.
source-points = Points
tie-points = Points
decided-points = plus de points
final-score = { $player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
player = Joueur
saved = Partie enregistrée dans { $path }.
commitment = Hasard vérifiable : sceau { $commitment }
unofficial = Une réalisation indépendante, non officielle.
ruling = précision
pass-device = { $player }, prenez le clavier et appuyez sur Entrée.
bot-random = Hasard
bot-greedy = Glouton
bot-beginner = Débutant
bot-casual = Amateur
bot-skilled = Confirmé
bot-expert = Expert
bot-master = Maître
bot-clairvoyant = Voyant

# Texts that games share. A game may write its own instead.
phase-over = la partie est finie
guide-over = La partie est finie.
terminal-player = Joueur
view-phase = En ce moment
view-turn = Joueur actif
view-seat = Place
view-players = Joueurs
view-id = Nom
view-points = Points
view-first-player = Premier joueur
view-number = Numéro
view-side = Face
option-first-player = Premier joueur
option-first-player-random = tiré au sort
option-first-player-seat-1 = place 1
option-first-player-seat-2 = place 2
option-first-player-seat-3 = place 3
option-first-player-seat-4 = place 4
option-first-player-seat-5 = place 5
option-first-player-seat-6 = place 6
option-first-player-seat-7 = place 7
option-first-player-seat-8 = place 8
