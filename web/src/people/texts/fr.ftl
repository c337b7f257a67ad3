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
offline-list = Le serveur est injoignable. Voici vos parties, telles que vous les avez vues la dernière fois.
foot = Vos pages
foot-games = Mes parties
foot-new = Nouvelle table
foot-lobby = Tables
foot-rules = Règles

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
lobby-open = En ouvrir une
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
