# Les textes qui n’appartiennent à aucun jeu.

list-of = { $first } et { $last }
your-move = À vous, { $player } : { $phase }
choose-number = Numéro de votre coup
choose-help = (h conseil, u annuler, r règles, q quitter)
not-a-number = Veuillez taper un nombre de 1 à { $count }.
cannot-undo = Impossible d’annuler : quelque chose a été tiré ou montré, ou quelqu’un d’autre a joué.
undone = Coup repris.
hint = Après { $count } parties en pensée, les chances de gagner avec :
hint-only = Il n’y a qu’un seul coup.
preparing = Les robots se préparent (la première fois seulement)
wins = { $player } gagne avec { $points } points.
shared-victory = { $players } partagent la victoire avec { $points } points.
final-score = { $player } : { $points } points
player = Joueur
saved = La partie est enregistrée dans { $path }.
commitment = Dés équitables : engagement { $commitment }
unofficial = Une réalisation indépendante, non officielle.
ruling = précision
pass-device = { $player }, prenez le clavier et appuyez sur Entrée.
bot-random = Hasard
bot-greedy = Glouton
bot-beginner = Débutant
bot-casual = Amateur
bot-skilled = Confirmé
bot-expert = Expert
bot-clairvoyant = Voyant
