# The app's own texts. A game's words are in its catalogue, beside its rules.

app-title = Coffret
unofficial-note = Une réalisation indépendante, non officielle.

## La table

why-possible = C’est possible : appuyez d’abord sur ce qui est éclairé.
why = Pourquoi ?
choose-first = Choisir d’abord
let-go = Relâcher
play-chosen = Jouer ce coup
preview-open = Ensuite, le hasard décide.
strip = Ce qui se passe
past = Coup { $index } sur { $last }
past-line = Vous regardez le passé. La partie continue.
back-to-now = Revenir au présent
players = Joueurs
record = Journal
table-menu = La table
log = Journal
now = Présent
round = Manche { $number }
scrubber = Parcourir la partie
to-start = Au début
step-back = Un pas en arrière
step-forward = Un pas en avant
move-of = Coup { $index } sur { $last }
all-moves = Tous les coups
moves = Coups
no-moves = Vous n’avez rien à faire pour l’instant.
chance = { $percent } %
undo = Annuler
hint = Conseil
hint-thinks = Réflexion
hint-line = Les meilleurs coups, et votre chance de gagner avec chacun
explain = Expliquer
explain-now = Maintenant : { $phase }
explain-point = Désignez ou touchez une pièce que vous ne pouvez pas utiliser : la table dit pourquoi.
all-rules = Toutes les règles
why-not = Pas maintenant :
fair-dice = Dés équitables
fairness-line = Avant le premier coup, la table a scellé tout son hasard ; voici le numéro du sceau. À la fin de la partie elle donne la clé, et chacun peut vérifier que rien n’a été changé en chemin.
verify-there = Vérifier
connection-lost = Connexion perdue. Nouvel essai…
table-lost = Table introuvable
table-lost-line = Cette table n’existe pas, ou n’existe plus. Le lien est peut-être incomplet.
table-offline = Le serveur ne répond pas. Réessayez dans un instant.
to-the-box = Vers les quatre jeux
close = Fermer
talk = Discussion
talk-short = Parler
talk-empty = Personne n’a encore rien dit.
say-something = Dire quelque chose
points = { $count ->
    [one] point
   *[other] points
  }
you-named = { $name } (vous)
unread = { $count ->
    [one] un nouveau message
   *[other] { $count } nouveaux messages
  }
seat-looked = Vous regardez ce plateau
board-of = Plateau de { $name }.
board-of-line = La partie continue. Maintenez ou pointez une pièce pour la voir en grand.
board-back = Revenir au mien
key-b = B
key-b-does = voir le plateau d’un autre joueur
key-z = Z
key-z-does = voir une pièce en grand
seat-winner = Gagne la partie
seat-open = Place libre
seat-your-turn = À vous de jouer
seat-turn = À son tour
seat-away = En pause
seat-turn-away = À jouer · absent
seat-bot = Robot · { $level }
seat-you = Vous
seat-friend = Ami
seat-next = Ensuite · { $is }
let-bot-play = Laisser jouer un robot
bot-may-play-in = Un robot pourra jouer dans { $clock }
seat-moved = Cette place se joue maintenant sur un autre appareil.
look-through = Jouer cette place
bot-instead = Plutôt un robot
bot-for-me = Laisser un robot jouer pour moi
bot-plays-for-you = Un robot joue pour vous.
take-back = Jouer moi-même
awaited = { $count ->
    [one] { $names } décide : { $what }.
   *[other] { $names } décident : { $what }.
  }
awaited-only = { $count ->
    [one] { $names } décide.
   *[other] { $names } décident.
  }
waiting-for = { $count ->
    [0] La partie commence.
    [one] Une place est encore libre. La partie commence dès qu’elle est prise.
   *[other] { $count } places sont encore libres. La partie commence dès qu’elles sont prises.
  }
pass-to = Passez l’appareil à { $name }
pass-line = Les autres ne regardent pas.
pass-ready = Je suis { $name }
play-again = Rejouer
symbols = Symboles
keys = Touches
key-m = M
key-m-does = tous les coups en liste
key-u = U
key-u-does = annuler
key-h = H
key-h-does = conseil
key-e = E
key-e-does = expliquer
key-arrows = ← →
key-arrows-does = parcourir la partie
key-escape = Échap
key-escape-does = fermer, ou revenir au présent

## Chrome
skip = Aller au contenu
bar-home = Coffret, première page
bar-links = Plus
menu = Réglages
your-name = Votre nom
your-name-empty = Joueur
language = Langue
language-en = English
language-fr = Français
theme = Thème
theme-system = Système
theme-light = Clair
theme-dark = Sombre
theme-to-dark = Thème sombre
theme-to-light = Thème clair
speed = Animations
speed-0 = Sans
speed-1 = ×1
speed-2 = ×2
one-press = Jouer d’un seul appui
sound = Sons
notify = Me prévenir quand c’est à moi
notify-refused = Ce navigateur n’autorise pas les notifications ici.
copy = Copier
copied = Copié
share = Partager
invite-line = { $count ->
    [one] Donnez ce lien : la première personne qui l’ouvre prend la place. Sans compte.
   *[other] Donnez un lien à chaque ami : la première personne qui l’ouvre prend la place. Sans compte.
  }
invite-seat = Place { $seat }
invite-watch = Pour regarder, ouvert à tous
invite-new = Nouveau lien
invite-bot = Plutôt un robot
invite-unknown = Connu d’un autre appareil seulement

## Refusals
refused-with = Le serveur a refusé : { $text }.
refused-offline = Le serveur ne répond pas. Fonctionne-t-il encore ?
refused-failed = Quelque chose s’est mal passé. Veuillez réessayer.
refused-unknown-table = Cette table n’existe pas.
refused-unknown-game = Ce jeu n’est pas dans le coffret.
refused-too-large = Ce fichier est trop grand.
refused-too-many = C’était beaucoup en peu de temps. Patientez un peu.
refused-busy = Le serveur est occupé. Réessayez dans un instant.
refused-stopping = Le serveur va s’arrêter. Revenez dans un instant.
refused-not-saved = La table ne peut pas être enregistrée pour l’instant ; votre coup n’a pas été joué. Réessayez dans un instant.
refused-not-over = La partie n’est pas finie : ses secrets restent secrets.
refused-not-playable = Cette table a été ouverte avec d’autres règles ou d’autres cartes. On peut la revoir, pas la poursuivre.

## Home
home-title = { $count ->
    [4] Quatre jeux dans un coffret
   *[other] { $count } jeux dans un coffret
}
home-line = Contre des robots, entre amis par lien, ou autour d’un écran. Sans compte.
rules = Règles
rules-of = Règles : { $game }
open-file = Ouvrir une partie
open-file-none = Ce n’est pas une partie de Coffret, ou elle a été modifiée.
play-now = Jouer
play-now-of = Jouer à { $game }
with-friends = Table entre amis
with-friends-of = Table entre amis : { $game }
learn = Apprendre en jouant
learn-of = Apprendre en jouant : { $game }
footer-links = À propos
footer-docs = Pour les programmes : l’API
facts-players = { $least }–{ $most } joueurs
facts-minutes = { $minutes } min
facts-age = { $age }+
player-name-of = Joueur { $seat }
# Les noms des robots, selon l’animal de leur place.
bot-name-fox = Félix
bot-name-owl = Odile
bot-name-bear = Bruno
bot-name-hare = Lise
bot-name-heron = Henri
progress = Parties en cours
progress-with = { $game } avec { $people }
progress-friends = { $game } entre amis
progress-screen = { $game } sur cet écran
progress-bots = { $game } contre des robots
progress-yours = C’est à vous de jouer.
progress-waiting = On attend { $people }.
progress-open = { $count ->
    [one] On attend qu’un ami prenne place.
   *[other] On attend que { $count } amis prennent place.
  }
progress-back = Revenir à la table
progress-back-short = Reprendre
progress-more = { $count ->
    [one] Une autre table
   *[other] { $count } autres tables
  }

## New table
new-title = { $game } : table entre amis
new-players = Joueurs
new-seats = Places
new-seat = Place { $seat }
new-who = Qui prend la place { $seat }
who-you = Vous
who-friend = Un ami, par lien
who-here = Quelqu’un sur cet écran
who-bot = Robot
new-level = Niveau du robot de la place { $seat }
level-beginner = Débutant
level-casual = Amateur
level-skilled = Confirmé
level-expert = Expert
new-name-of = Nom à la place { $seat }
new-by-link = { $count ->
    [one] Vous aurez le lien pour votre ami quand la table sera ouverte.
   *[other] Vous aurez un lien pour chaque ami quand la table sera ouverte.
  }
new-options = Options
new-hints = Conseils
new-hints-note = Chacun peut demander les meilleurs coups.
new-screen-hidden = Les mains sont cachées : entre deux tours l’écran est couvert, jusqu’à ce que le suivant le prenne.
new-screen-around = Tout le monde joue en même temps : installez-vous autour de l’écran, chacun a son plateau à un bord.
new-watch-only = Personne ne joue ici : vous regarderez votre propre table.
new-open = Ouvrir la table

## Join
join-title = Une place vous attend
join-line = { $game } : à la table se trouvent
join-open = Libre
join-yours = Votre place
join-bot = Robot
join-here = À la table
join-away = Absent
join-name = Votre nom
join-sit = Prendre place
join-watch = Regarder seulement
join-already = Vous êtes déjà à cette table.
join-back = À la table
join-used-title = Ce lien a déjà servi
join-used = Chaque lien vaut pour une place, une seule fois. Si c’était vous sur un autre appareil, continuez là-bas ; ou demandez un nouveau lien. On peut toujours regarder.
join-no-claim-title = Ce lien est incomplet
join-no-claim = Sa dernière partie manque, après le signe #. Demandez-le de nouveau. On peut toujours regarder.
join-gone-title = Cette table n’existe pas

## Rules
rules-title = Règles
rules-line = Dans nos propres mots. Chaque règle a son nom, pour que la table puisse y renvoyer.
rules-minute = En une minute
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Aucune règle ne contient ces mots.
    [one] Une règle
   *[other] { $count } règles
  }
rules-ruling = Précision
rules-ruling-note = Là où le livret laisse un point ouvert, une précision dit comment on joue ici.
rules-all = Toutes les règles
rules-print = Imprimer

## Lost
lost-title = Cette alvéole est vide
lost-line = Il n’y a rien à cette adresse, sauf une sieste.
lost-home = Retour au coffret

## Relectures

replay = Relecture
replay-of = { $game }, relecture
replay-lost = Rien à revoir
replay-lost-line = La partie n’est pas terminée, ou aucun fichier de partie n’est ouvert.
go-back = Revenir
play-replay = Lire
pause = Pause
eyes = Vue par
eyes-all = tout le monde
figures = Chiffres
score-over-time = Les points au fil de la partie
chart-label = Les points au fil de la partie. À la fin : { $scores }
final-scores = Scores finaux
player = Joueur
points-short = Points
time = Temps
per-move = Par coup
duration = { $minutes }:{ $seconds }
seconds = { $seconds } s
download-match = Télécharger le fichier de la partie
fairness-end = Tout le hasard de cette partie découle de la graine. Son sceau a été montré avant le premier coup ; la vérification dit si la graine et le sceau vont ensemble, et si chaque lancer et chaque carte en découlent.
commitment = Sceau
seed = Graine
verify = Vérifier
verified = Tout concorde : personne n’a touché aux dés.
not-verified = Cela ne concorde pas.

## La première partie guidée

learn-title = Votre première partie : { $game }
learn-step = Étape { $step } sur { $last }
learn-go-on = Continuer
learn-watch = Regardez ce qui se passe.
learn-do = À vous : { $move }
learn-not-that = Bonne idée. Dans cette première partie, suivez le guide : { $move }
learn-again = Depuis le début
learn-over = Vous savez jouer
learn-over-line = Le reste vient en jouant. Tout ce que vous pouvez faire est éclairé, et ce que vous ne pouvez pas faire dit pourquoi.
learn-play = Jouer contre des robots
learn-lost = Il n’y a pas de partie guidée ici

## Un jeu sans plateau à lui

generic-now = La table
generic-players = Joueurs
generic-yours = À vous
generic-seat = Joueur { $number }
generic-yes = oui
generic-no = non
generic-none = rien
generic-empty = vide
generic-number = Numéro
generic-name = Nom
generic-without = Rien pour l’instant : { $what }.

# La fin de la partie

end-wins = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent
  }
end-you-win = Vous gagnez
end-you-and = Vous gagnez avec { $names }
end-points = { $points } points.
end-ahead = { $points } points, { $more } de plus que { $name }.
end-like = { $points } points, comme { $names }.
end-level = À égalité sur tout ce qui compte.
end-decided = { $decided } : { $best } contre { $next }.
end-decided-having = { $decided }.
end-as-many = autant que
end-more = plus que
end-fewer = moins que
end-against = contre
end-yes = oui
end-no = non
end-none = aucun
end-counted = Le décompte
end-place = { $place ->
    [1] Premier
    [2] Deuxième
    [3] Troisième
    [4] Quatrième
   *[other] Cinquième
  }
end-turning-point = Le tournant
end-turned-you = Manche { $round } : vous avez marqué { $points } points en un tour.
end-turned = Manche { $round } : { $name } a marqué { $points } points en un tour.
end-turned-lead = Manche { $round } : l’avance a changé de { $lead }.
end-look-there = Voir ce moment
end-look-back = Revoir
end-join = Rejoindre
end-wants-again = { $name } veut rejouer
end-again-line = { $round ->
    [one] Une manche.
   *[other] { $round } manches.
  } Rejouer : les mêmes places, et le joueur suivant commence.
end-again-short = Rejouer : les mêmes places.
end-over = Terminée, manche { $round }
end-share = Partager
end-share-title = Partager le résultat
end-share-names = Seuls votre nom et ceux des robots figurent sur l’image. Les autres joueurs y sont représentés par leur animal.
end-save-picture = Enregistrer l’image
end-share-failed = Cela n’a pas marché. Veuillez réessayer.
watching-line = Vous regardez, et voyez ce que tout le monde peut voir. { $decides }
watching-over = Vous avez regardé. Vous pouvez revoir la partie avec les yeux de chaque joueur.
you = Vous
rounds = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
  }
animal-fox = Renard
animal-bear = Ours
animal-hare = Lièvre
animal-owl = Hibou
animal-heron = Héron

# Depuis votre dernier tour

since = Depuis votre dernier tour
since-watch = Revoir
since-nothing = Rien ne s’est passé depuis votre tour.
since-from-to = de { $from } à { $to } points
since-no-points = aucun point
others = Tours des autres
others-slow = Lents
others-normal = Normaux
others-fast = Rapides
others-off = Aucun
key-l = L
key-l-does = ce qui s’est passé depuis votre dernier tour

# Avant la première partie

ask-name = Comment vous appeler ?
ask-name-line = Les autres joueurs voient ce nom. Vous pouvez le laisser vide et le changer dans le menu.
ask-name-play = Jouer
