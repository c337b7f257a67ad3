# Ce que l’application dit des personnes, de leurs appareils et de leurs parties.

your-move = À vous de jouer
your-move-line = la plus ancienne attente d’abord
running = En cours
finished = Terminées
play = Jouer
play-of = Jouer : { $game }, { $with }
with = avec { $names }
alone = sur cet écran
all-finished = Toutes ({ $count })
waits = À { $names } de jouer
waits-open = { $count ->
    [one] Une place est libre
   *[other] { $count } places sont libres
  }
won = Victoire avec { $points }
won-shared = Victoire partagée avec { $points }
lost = Victoire : { $names }, { $points } contre { $own } pour vous
watched = Victoire : { $names }, { $points }
here = sur cet appareil
offline-list = Le serveur est injoignable. Voici vos parties, telles que vous les avez vues la dernière fois.
foot = Vos pages
foot-games = Mes parties
foot-new = Nouvelle table
foot-lobby = Tables
foot-rules = Règles

statistics = Statistiques
statistics-title = Vos statistiques
statistics-none = Aucune de vos parties n’est terminée. Les chiffres viennent avec la première.
statistics-play = Jouer une partie
statistics-choose = Jeux
foot-statistics = Chiffres
games-played = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
  }
all-games = { $count ->
    [2] Les deux jeux
    [4] Les quatre jeux
   *[other] Les { $count } jeux
  }
played-won = { $played ->
    [one] { $played } partie
   *[other] { $played } parties
  }, { $won ->
    [one] { $won } victoire
   *[other] { $won } victoires
  }
in-a-row = { $count ->
    [0] { "" }
    [one] La dernière est gagnée.
   *[other] { $count } victoires de suite.
  }
export-json = Exporter en JSON
export-line = Seules comptent les parties que vous avez jouées jusqu’au bout, à une seule place.
figure-played = parties
figure-won = victoires
figure-best = record
figure-mean = points en moyenne
figure-streak = victoires de suite
since = depuis le { $date }
won-share = { $share } % ; au hasard { $chance } %
best-line = { $date }, à { $players }
mean-line = les dix dernières : { $mean }
longest = au mieux : { $longest }
plot-points = Les points, partie par partie
plot-points-label = { $count ->
    [one] Courbe des points d’une partie
   *[other] Courbe des points de { $count } parties
  }
plot-won = gagnée
plot-lost = non gagnée
plot-mean = moyenne de cinq
plot-rating = Niveau face aux robots
plot-rating-label = Courbe du niveau après chaque partie, à côté de celui des robots
rating-line = { $mean }, sans doute entre { $low } et { $high }
rating-soon = Après cinq parties avec des robots, un niveau apparaît.
as-figures = En chiffres
as-plot = En courbe
against-whom = Contre qui
at-tables-of = À combien
people = Humains
tables-of = À { $count }
tally = { $won } sur { $played }
column-day = Jour
column-players = Joueurs
column-points = Points
column-won = Gagnée
column-rating = Niveau
yes = oui
no = non

me-title = Vous sur ce serveur
device-title = Ajouter un appareil
device-line = Vos parties suivent une clé qui reste sur cet appareil. Faites jouer un autre appareil en votre nom, de l’une ou l’autre façon.
scan = Scanner
scan-line = Ouvrez ceci sur l’autre appareil. Valable une fois, pendant { $clock }.
scan-over = Ce code a expiré.
new-code = Nouveau code
show-code = Afficher le code
code-picture = Le lien ci-dessous en code QR
words-title = Garder douze mots
words-line = Ils ajoutent un appareil quand vous avez perdu tous les autres. De nouveaux mots remplacent les anciens.
show-words = Afficher douze mots
words-safe = Toute personne qui a ces mots peut jouer en votre nom. Notez-les sur papier : ils ne sont montrés qu’une fois.
came-before = J’ai déjà joué ici
came-before-line = Saisissez vos douze mots, dans la langue où vous les avez notés.
words-field = Douze mots
words-send = Retrouver mes parties
join-title = Jouer au nom d’une personne déjà connue
join-line = Cet appareil jouera les mêmes parties que l’appareil qui montre le code.
join-go = Ajouter cet appareil
join-games = { $count ->
    [one] Cet appareil a une partie. Elle vient aussi, et appartient ensuite aux deux appareils.
   *[other] Cet appareil a { $count } parties. Elles viennent aussi, et appartiennent ensuite aux deux appareils.
  }
join-bring = Les apporter
join-done = C’est fait : cet appareil joue au nom suivant : { $name }.
no-key = Cette page n’est pas sécurisée (https) : le navigateur ne peut pas y garder de clé. Vous pouvez jouer, mais pas ajouter d’appareil.
kept-title = Ce que ce serveur garde de vous
kept-name = Nom et signe
kept-none = Rien encore : ouvrez ou rejoignez d’abord une table.
kept-devices = Appareils
kept-games = Parties
kept-games-line = { $running } en cours, { $finished } terminées
kept-words = Douze mots
kept-words-yes = Oui, leur seule empreinte
kept-words-no = Aucun
kept-else = Rien d’autre : ni adresse, ni mot de passe. Si vous perdez tous vos appareils et vos mots, vous perdez cette liste. Les parties restent.
device-here = { $label }, celui-ci
device-since = depuis le { $date }
device-remove = Retirer
device-remove-of = Retirer : { $label }
device-unnamed = Un appareil
save-json = Tout enregistrer en JSON
delete = Me supprimer ici
delete-ask = Tout supprimer ?
delete-line = Des robots prennent vos places, votre nom et vos messages disparaissent de toutes les tables, et tous vos appareils sont déconnectés. C’est définitif.
delete-yes = Oui, tout supprimer
delete-no = Ne rien supprimer
deleted = Tout a été supprimé.
refused-code = Ce code ou ces mots ne sont pas valables. Demandez-en de nouveaux.

lobby = Tables ouvertes
lobby-empty = Aucune table n’est ouverte à tout le monde pour l’instant.
no-lobby = Ce serveur n’a pas de tables ouvertes.
seats-left = { $count ->
    [one] Une place libre
   *[other] { $count } places libres
  }
join = Rejoindre
join-of = Rejoindre : { $game }
just-filled = Cette table vient de se remplir.
list-table = Table ouverte
list-line = Visible de tout le monde sur ce serveur, jusqu’à ce qu’elle soit pleine.
remove-of = Retirer : { $name }

notices-title = Quand c’est à vous
notices-line = Un avis pour chaque tour que vous n’avez pas vu, un autre quand votre temps s’achève, et un à la fin d’une partie. Rien de plus.
notices-here = Des avis sur cet appareil
notices-here-no = Ce navigateur n’en affiche pas. Sur un iPhone ou un iPad, ajoutez d’abord l’application à l’écran d’accueil.
notices-refused = Le navigateur n’autorise pas les avis ici. Ses réglages permettent de changer cela.
notices-also = Aussi sur : { $label }
notices-stop = Arrêter
notices-stop-of = Arrêter les avis sur : { $label }
notices-stop-all = Arrêter tous les avis
mail-field = Adresse électronique
mail-send = M’envoyer un lien
mail-line = Des avis par courriel. Un lien vient d’abord : il confirme l’adresse.
mail-sent = Un lien est en route vers { $address }. Les avis commencent une fois le lien ouvert.
mail-on = Les avis vont à { $address }.
mail-stop = Arrêter les courriels
offer-line = Cet appareil doit-il vous prévenir quand c’est à vous ?
offer-yes = Oui, me prévenir
offer-no = Non merci
offer-done = C’est fait. Vous pouvez l’arrêter à tout moment sous « { $page } ».
confirm-title = Des avis par courriel
confirm-ask = Envoyer un courriel à cette adresse quand c’est à vous de jouer ?
confirm-yes = Oui, les envoyer
confirm-done = C’est fait : les avis vont désormais à cette adresse.
stop-title = Plus de courriels
stop-done = C’est fait : cette adresse ne recevra plus de courriels.
link-over = Ce lien n’est plus valable.
kept-notices = Avis
kept-notices-line = { $count ->
    [0] Par courriel
    [one] Sur un appareil
   *[other] Sur { $count } appareils
  }
kept-else-mail = Rien d’autre : pas de mot de passe. Si vous perdez tous vos appareils et vos mots, vous perdez cette liste. Les parties restent.

moods = Répondre par une mine
mood-hello = Bonjour
mood-laugh = Rires
mood-wow = Étonnement
mood-think = Réflexion
mood-oops = Oups
mood-grump = Grognement
mood-sleep = Bâillement
mood-thanks = Merci
hear-title = Qui vous lisez
hear-of = Afficher ce que dit { $name }

round-of = { $rounds ->
    [0] Tour de table { $round }
   *[other] Manche { $round } sur { $rounds }
  }

welcome = Qui est bienvenu
welcome-all = Tout le monde
welcome-learning = Débutants
welcome-relaxed = Détendu
welcome-skilled = Confirmés
tag-hints = Conseils
seat-anyone = Un ami ou quiconque
remove = Retirer
arrange-sits = Quelqu’un occupe une place qui disparaîtrait. Seules les dernières places peuvent disparaître, et seulement sans personne.
begin-ask = Il n’y a alors plus de place libre, et la partie commence. Ensuite, plus rien ne change.
begin = Commencer
begin-not = Pas encore

lobby-line = sur ce serveur, les plus remplies d’abord
just-gone = Vient d’être complète
filter-games = Jeux
filter-all = Toutes
filter-none = Aucune table ouverte ne convient. D’autres peuvent venir à tout moment.
none-title = Rien pour vous ?
none-line = Ouvrez votre propre table : elle reste ouverte tant qu’elle n’est pas complète. Ou jouez tout de suite contre des robots.
open-of = Ouvrir une table : { $game }
bots-now = Contre des robots
bots-of = Contre des robots : { $game }
tell-tables = Me signaler la prochaine table
tell-tables-line = Un seul avis quand quelqu’un en ouvre une, puis plus rien.

by-game = Jeu par jeu
most-often = Le plus souvent avec
games-with = { $count ->
    [one] 1 partie
   *[other] { $count } parties
  }

words-copy = Copier
words-copied = Copié
words-print = Imprimer
words-hide = Masquer
then-title = Ensuite, sur l’autre appareil :
then-line = ouvrez l’adresse de ce serveur, puis votre page (l’animal en haut) et « J’ai déjà joué ici » : scannez le code ou tapez les mots.
