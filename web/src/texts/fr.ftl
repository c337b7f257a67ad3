# The app's own texts. A game's words are in its catalogue, beside its rules.

app-title = Coffret
unofficial-note = Une réalisation indépendante, non officielle.

## La table

why-possible = C’est possible : appuyez d’abord sur ce qui est éclairé.
why = Pourquoi ?
choose-first = Choisir d’abord
let-go = Relâcher
play-chosen = Jouer ce coup
preview-open = Ensuite, le hasard décide.
strip = Ce qui se passe
past = Coup { $index } sur { $last }
past-line = Vous regardez un coup passé. La partie continue.
back-to-now = Revenir au présent
players = Joueurs
record = Journal
table-menu = Menu de la table
log = Journal
now = Présent
round = Manche { $number }
scrubber = Parcourir la partie
to-start = Au début
step-back = Coup précédent
step-forward = Coup suivant
move-of = Coup { $index } sur { $last }
all-moves = Tous les coups
moves = Coups
no-moves = Vous n’avez rien à faire pour l’instant.
chance = { $percent } %
undo = Annuler
hint = Conseil
hint-thinks = Réflexion…
hint-line = Les meilleurs coups, et vos chances de gagner avec chacun
explain = Expliquer
explain-now = Maintenant : { $phase }
explain-point = Survolez ou touchez un élément indisponible : la table vous dit pourquoi.
all-rules = Toutes les règles
fair-dice = Hasard vérifiable
fairness-line = Avant le premier coup, tous les tirages de la partie ont été fixés et scellés ; voici le numéro du sceau. À la fin, la table révèle la graine, et chacun peut vérifier que rien n’a changé en cours de route.
verify-there = Vérifier
connection-lost = Connexion perdue. Nouvelle tentative…
table-lost = Table introuvable
table-lost-line = Cette table n’existe pas, ou le lien est incomplet.
no-connection = Pas de connexion
no-connection-line = Le serveur ne répond pas. Vos parties y sont à l’abri.
try-again = Réessayer
to-the-box = Voir les quatre jeux
close = Fermer
talk = Discussion
talk-short = Parler
talk-empty = Aucun message.
say-something = Écrire un message
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
board-of = Plateau : { $name }.
board-of-line = La partie continue. Maintenez ou pointez un élément pour le voir en grand.
board-back = Revenir au mien
key-b = B
key-b-does = voir le plateau d’un autre joueur
key-z = Z
key-z-does = voir un élément en grand
seat-winner = Gagne la partie
seat-open = Place libre
seat-for = Pour { $name }
seat-by-link = Par votre lien, ou depuis les tables ouvertes
seat-your-turn = À vous de jouer
seat-turn = C’est son tour
seat-away = Hors ligne
seat-turn-away = Son tour · hors ligne
seat-bot = Robot · { $level }
seat-you = Vous
seat-friend = Par lien
seat-next = Ensuite · { $is }
let-bot-play = Laisser jouer un robot
bot-may-play-in = Un robot pourra jouer dans { $clock }
seat-moved = Cette place se joue maintenant sur un autre appareil.
look-through = Jouer à cette place
bot-for-me = Un robot à ma place
bot-plays-for-you = Un robot joue pour vous.
take-back = Reprendre ma place
awaited = À { $names } de jouer : { $what }.
awaited-only = À { $names } de jouer.
waiting-for = { $count ->
    [0] La partie commence.
    [one] Une place est encore libre. La partie commence dès qu’elle est prise.
   *[other] { $count } places sont encore libres. La partie commence dès qu’elles sont prises.
  }
pass-to = Passez l’appareil à { $name }
pass-line = Les autres, ne regardez pas !
pass-ready = Je suis { $name }
play-again = Rejouer
symbols = Symboles
keys = Raccourcis clavier
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
bar-home = Coffret, accueil
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
    [one] Envoyez ce lien : la première personne qui l’ouvre prend la place. Sans inscription.
   *[other] Envoyez un lien à chaque ami : la première personne qui l’ouvre prend la place. Sans inscription.
  }
invite-seat = Place { $seat }
invite-seat-for = Place { $seat }, pour { $name }
invite-watch = Lien spectateur, ouvert à tous
invite-new = Nouveau lien
invite-bot = Mettre un robot
invite-code = Le lien en code QR
invite-unknown = Lien visible sur un autre appareil

## Refusals
refused-with = Le serveur a refusé : { $text }.
refused-offline = Le serveur ne répond pas. Fonctionne-t-il encore ?
refused-failed = Un problème est survenu. Réessayez.
refused-unknown-table = Table introuvable.
refused-unknown-game = Jeu introuvable.
refused-too-large = Ce fichier est trop volumineux.
refused-too-many = Trop de demandes en peu de temps. Patientez un instant.
refused-busy = Le serveur est occupé. Réessayez dans un instant.
refused-stopping = Le serveur va s’arrêter. Revenez dans un instant.
refused-not-saved = La table ne peut pas être enregistrée pour l’instant ; votre coup n’a pas été joué. Réessayez dans un instant.
refused-not-over = La rediffusion et le fichier seront disponibles à la fin de la partie.
refused-not-playable = Cette partie a été ouverte avec d’autres règles ou d’autres cartes. On peut la revoir, mais pas la reprendre.

## Home
home-title = { $count ->
    [4] Quatre jeux dans un coffret
   *[other] { $count } jeux dans un coffret
}
home-line = Contre des robots, entre amis grâce à un lien, ou autour d’un même écran. Sans inscription.
rules = Règles
rules-of = Règles : { $game }
carry = Déplacer ou enregistrer
carried = Partie transportée
carried-line = Cette partie vient d’un autre endroit ou a été enregistrée dans un fichier : qui l’a ouverte pourrait lire les cartes cachées et les lancers à venir. Elle n’entre dans aucune statistique.
open-file = Ouvrir un fichier
open-file-none = Ce fichier n’est pas une partie de Coffret, ou il a été modifié.
play-now = Jouer
play-now-of = Jouer à { $game }
with-friends = Jouer entre amis
with-friends-of = Jouer entre amis : { $game }
learn = Apprendre en jouant
learn-of = Apprendre en jouant : { $game }
footer-links = À propos
me = Moi
open-tables = Tables ouvertes
my-data = Ce que ce serveur garde de vous
footer-docs = Documentation de l’API
facts-players = { $least } à { $most } joueurs
facts-minutes = { $minutes } min
facts-age = dès { $age } ans
new-friend = Nom de votre ami
player-name-of = Joueur { $seat }
# Les noms des robots, selon l’animal de leur place.
bot-name-fox = Félix
bot-name-owl = Odile
bot-name-bear = Bruno
bot-name-hare = Lise
bot-name-heron = Henri

## New table
new-title = { $game } : jouer entre amis
new-players = Joueurs
new-seats = Places
new-who = Qui prend la place { $seat }
who-you = Vous
who-friend = Un ami, par lien
who-here = Quelqu’un sur cet écran
who-bot = Robot
new-level = Niveau du robot, place { $seat }
level-beginner = Débutant
level-casual = Amateur
level-skilled = Confirmé
level-expert = Expert
level-master = Maître
new-name-of = Nom pour la place { $seat }
new-by-link = { $count ->
    [one] Vous aurez le lien pour votre ami quand la table sera ouverte.
   *[other] Vous aurez un lien pour chaque ami quand la table sera ouverte.
  }
new-options = Options
new-hints = Conseils
new-hints-note = Chacun peut demander les meilleurs coups.
new-screen-hidden = Les mains sont secrètes : entre deux tours, l’écran reste masqué jusqu’à ce que le joueur suivant le prenne.
new-screen-around = Tout le monde joue en même temps : installez-vous autour de l’écran, chacun a son plateau à un bord.
new-watch-only = Aucune place n’est pour vous : vous assisterez à la partie.
new-open = Ouvrir la table

## Join
join-title = Une place vous attend
join-line = { $game } : à cette table
join-open = Libre
join-yours = Votre place
join-bot = Robot
join-here = À la table
join-away = Hors ligne
join-name = Votre nom
join-sit = Prendre place
join-watch = Regarder sans jouer
join-already = Vous êtes déjà à cette table.
join-back = Rejoindre la table
join-used-title = Ce lien a déjà servi
join-used = Un lien donne droit à une seule place, une seule fois. Si vous l’avez ouvert sur un autre appareil, continuez là-bas ; sinon, demandez un nouveau lien. Vous pouvez aussi regarder la partie.
join-no-claim-title = Ce lien est incomplet
join-no-claim = Il manque la fin, après le signe #. Demandez qu’on vous le renvoie. Vous pouvez aussi regarder la partie.
join-gone-title = Table introuvable

## Rules
rules-title = Règles
rules-line = Avec nos propres mots. Chaque règle porte un numéro, auquel la table renvoie.
rules-minute = En une minute
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Aucune règle ne contient ces mots.
    [one] Une règle
   *[other] { $count } règles
  }
rules-ruling = Précision
rules-ruling-note = Quand le livret laisse un doute, une précision indique comment on joue ici.
rules-all = Toutes les règles
rules-print = Imprimer

## Lost
lost-title = Page introuvable
lost-line = Il n’y a rien à cette adresse.
lost-home = Retour à l’accueil

## Relectures

replay = Rediffusion
replay-of = { $game }, rediffusion
replay-lost = Rien à revoir
replay-lost-line = La partie n’est pas terminée, ou aucun fichier de partie n’est ouvert.
go-back = Retour
play-replay = Lecture
pause = Pause
eyes = Point de vue
eyes-all = Spectateur
figures = Statistiques
score-over-time = Les points au fil de la partie
chart-label = Les points au fil de la partie. Scores finaux : { $scores }
final-scores = Scores finaux
player = Joueur
points-short = Points
time = Temps
per-move = Par coup
duration = { $minutes }:{ $seconds }
seconds = { $seconds } s
download-match = Télécharger la partie
fairness-end = Tous les tirages de cette partie découlent de la graine. Son sceau a été montré avant le premier coup ; la vérification dit si la graine correspond au sceau, et si chaque lancer et chaque carte en découlent.
commitment = Sceau
seed = Graine
verify = Vérifier
verified = Tout concorde : personne n’a touché aux dés.
not-verified = Quelque chose ne concorde pas.

## La première partie guidée

learn-title = Votre première partie : { $game }
learn-step = Étape { $step } sur { $last }
learn-go-on = Continuer
learn-watch = Regardez ce qui se passe.
learn-do = À vous : { $move }
learn-not-that = Bonne idée, mais pour cette première partie, suivez le guide : { $move }
learn-again = Recommencer
learn-over = Vous savez jouer !
learn-over-line = Le reste viendra en jouant. Les coups possibles sont éclairés ; survolez ou touchez le reste pour savoir pourquoi il ne l’est pas.
learn-play = Jouer contre des robots
learn-lost = Il n’y a pas de partie guidée ici

## Un jeu sans plateau à lui

generic-now = La table
generic-players = Joueurs
generic-yours = Votre jeu
generic-seat = Joueur { $number }
generic-yes = oui
generic-no = non
generic-none = rien
generic-empty = vide
generic-number = Numéro
generic-name = Nom
generic-without = Vide pour l’instant : { $what }.

# La fin de la partie

end-wins = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent
  }
end-you-win = Vous gagnez
end-you-and = Vous gagnez avec { $names }
end-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
end-ahead = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, soit { $more } d’avance sur { $name }.
end-like = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, comme { $names }.
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
    [1] 1re place
    [2] 2e place
    [3] 3e place
    [4] 4e place
   *[other] 5e place
  }
end-turning-point = Le tournant
end-turned-you = { $round } : vous avez marqué { $points ->
    [one] { $points } point
   *[other] { $points } points
  } en un tour.
end-turned = { $round } : { $name } a marqué { $points ->
    [one] { $points } point
   *[other] { $points } points
  } en un tour.
end-turned-lead = { $round } : l’avance a changé de { $lead }.
end-look-there = Voir ce moment
end-look-back = Revoir
end-join = Rejoindre
end-wants-again = { $name } veut rejouer
end-again-line = { $rounds }. Rejouer : les mêmes places, et le joueur suivant commence.
end-again-short = Rejouer : les mêmes places.
end-over = Terminée · { $round }
end-share = Partager
end-share-title = Partager le résultat
end-share-names = Seuls votre nom et ceux des robots figurent sur l’image. Les autres joueurs y sont représentés par leur animal.
end-save-picture = Enregistrer l’image
end-share-failed = Un problème est survenu. Réessayez.
watching-line = Vous regardez la partie, et voyez ce que tout le monde peut voir. { $decides }
watching-over = La partie est finie. Vous pouvez la revoir du point de vue de chaque joueur.
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
since-from-to = de { $from } à { $to ->
    [one] { $to } point
   *[other] { $to } points
  }
since-no-points = aucun point
others = Tours des autres
others-slow = Lents
others-normal = Normaux
others-fast = Rapides
others-off = Aucun
key-l = L
key-l-does = ce qui s’est passé depuis votre dernier tour

# Avant la première partie

ask-name = Comment vous appeler ?
ask-name-line = Les autres joueurs voient ce nom. Vous pouvez le laisser vide et le changer dans le menu.
ask-name-play = Jouer
local-loading = Chargement des tables sur cet appareil
local-starting = Démarrage…
needs-server = Il faut un serveur
needs-server-line = Cette boîte joue sur cet appareil seulement : contre des bots ou autour d’un même écran. Les liens, les tables ouvertes et les comptes demandent un serveur.
local-failed-title = Les tables n’ont pas démarré
local-failed = Il en manque une partie, ou ce navigateur ne sait pas les faire tourner. Vos parties restent sur cet appareil.
home-line-alone = Jouez contre des bots ou ensemble autour d’un même écran. Tout reste sur cet appareil.

as-last-time = Comme la dernière fois
same-again = La même table
waiting-changed = L’hôte a modifié cette table.

version-new = Un Coffret plus récent est prêt.
version-line = Cette page garde l’ancien tant que vous y restez : rien ne se mélange.
version-change = Changer maintenant
