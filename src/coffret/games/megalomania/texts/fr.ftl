# Megalomania : tous les textes que lit un joueur.

game-title = Megalomania
game-sentence = Un jeu de plis en douze manches, et une mission pour chacune.

## Noms

colour-black = noir
colour-red = rouge
colour-yellow = jaune
colour-blue = bleu
rank-farmer = paysan
rank-assassin = assassin
rank-explorer = explorateur
rank-dwarf = nain
rank-wizard = magicien
rank-knight = chevalier
rank-oracle = oracle
rank-emperor = empereur
card-black-farmer = paysan noir
card-black-assassin = assassin noir
card-black-explorer = explorateur noir
card-black-dwarf = nain noir
card-black-wizard = magicien noir
card-black-knight = chevalier noir
card-black-oracle = oracle noir
card-black-emperor = empereur noir
card-red-farmer = paysan rouge
card-red-assassin = assassin rouge
card-red-explorer = explorateur rouge
card-red-dwarf = nain rouge
card-red-wizard = magicien rouge
card-red-knight = chevalier rouge
card-red-oracle = oracle rouge
card-red-emperor = empereur rouge
card-yellow-farmer = paysan jaune
card-yellow-assassin = assassin jaune
card-yellow-explorer = explorateur jaune
card-yellow-dwarf = nain jaune
card-yellow-wizard = magicien jaune
card-yellow-knight = chevalier jaune
card-yellow-oracle = oracle jaune
card-yellow-emperor = empereur jaune
card-blue-farmer = paysan bleu
card-blue-assassin = assassin bleu
card-blue-explorer = explorateur bleu
card-blue-dwarf = nain bleu
card-blue-wizard = magicien bleu
card-blue-knight = chevalier bleu
card-blue-oracle = oracle bleu
card-blue-emperor = empereur bleu
seat-1 = joueur 1
seat-2 = joueur 2
seat-3 = joueur 3
seat-4 = joueur 4
direction-up = haut
direction-down = bas
combination-crystals = 2 cristaux
combination-cubes = 10 cubes
combination-both = 1 cristal et 5 cubes
combination-scroll = un parchemin
phase-card = jouer une carte
phase-cubes = poser des cubes sur la carte
phase-power = utiliser le pouvoir de la carte
phase-other-power = utiliser un pouvoir sur la carte d’un autre joueur
phase-farmer = désigner qui entame ensuite
phase-explorer = mettre une carte dans le pli précédent
phase-oracle = changer la couleur de la carte
phase-claim = décider du pli par décret
phase-claim-colour = nommer la couleur d’entame
phase-steal = voler le pli ou non
phase-resources = choisir des ressources
phase-row = poser les cartes en rangée
phase-split = partager la main en deux
phase-give = donner des cartes à droite
phase-scroll = utiliser un parchemin ou non
phase-copy = choisir le parchemin à répéter
phase-keep = choisir le parchemin à garder
phase-kept = utiliser aussitôt le parchemin gardé ou non
phase-new-colour = choisir la couleur dominante
phase-spy = choisir la main à regarder
phase-spy-take = choisir la carte à prendre
phase-spy-give = choisir la carte à donner
phase-swap = choisir avec qui échanger les mains
phase-lead = choisir qui entame tous les plis

## Options

option-first-dealer = Premier donneur
option-first-dealer-random = tiré au sort
option-first-dealer-seat-1 = place 1
option-first-dealer-seat-2 = place 2
option-first-dealer-seat-3 = place 3
option-first-dealer-seat-4 = place 4
option-decree = Le parchemin 16 s’annonce
option-decree-with-card = avec sa carte
option-decree-after-trick = une fois le pli vu
option-pairs = Par paires (quatre joueurs)
option-pairs-no = non
option-pairs-yes = oui

## Choses

card-with-value = { $card } ({ $value })
scroll-with-effect = n° { $number } « { $name } » ({ $effect })
mission-with-task = n° { $number } « { $name } » : { $task }
effect-redeal = on redistribue toutes les cartes
effect-new-mission = une autre mission
effect-new-colour = une autre couleur dominante
effect-double = les points de mission comptent double
effect-shield = { $whose ->
    [other] ce joueur ne perd aucun point
   *[own] vous ne perdez aucun point
  }
effect-spy = { $whose ->
    [other] voir une main, puis échanger une carte
   *[own] voyez une main, puis échangez une carte
  }
effect-copy = { $whose ->
    [other] répéter un parchemin déjà utilisé
   *[own] répétez un parchemin déjà utilisé
  }
effect-three-scrolls = { $whose ->
    [other] regarder trois parchemins, en garder un
   *[own] regardez trois parchemins, gardez-en un
  }
effect-two-resources = { $whose ->
    [other] choisir deux combinaisons de ressources
   *[own] choisissez deux combinaisons de ressources
  }
effect-steal-trick = { $whose ->
    [other] une fois, voler un pli
   *[own] une fois, volez un pli
  }
effect-one-trick-less = { $whose ->
    [other] ce joueur compte un pli de moins
   *[own] vous comptez un pli de moins
  }
effect-point-per-trick = { $whose ->
    [other] 1 point par pli que ce joueur prend
   *[own] 1 point par pli que vous prenez
  }
effect-swap-hands = { $whose ->
    [other] échanger sa main avec celle d’un joueur
   *[own] échangez votre main avec celle d’un joueur
  }
effect-play-last = { $whose ->
    [other] ce joueur peut jouer en dernier à chaque pli
   *[own] vous pouvez jouer en dernier à chaque pli
  }
effect-share-resources = { $whose ->
    [other] recevoir aussi les cristaux et cubes des autres
   *[own] recevez aussi les cristaux et cubes des autres
  }
effect-decide-trick = { $whose ->
    [other] une fois, prendre ou refuser un pli, quelles que soient les cartes
   *[own] une fois, prenez ou refusez un pli, quelles que soient les cartes
  }
effect-three-points = 3 points aussitôt
effect-crystals-anywhere = { $whose ->
    [other] 1 cristal de plus, et ses cristaux agissent aussi sur les cartes des autres
   *[own] 1 cristal de plus, et vos cristaux agissent aussi sur les cartes des autres
  }
effect-fixed-leader = { $whose ->
    [other] désigner qui entame tous les plis
   *[own] désignez qui entame tous les plis
  }
effect-any-power = { $whose ->
    [other] n’importe quel pouvoir sur ses cartes
   *[own] n’importe quel pouvoir sur vos cartes
  }
mission-changes = { $change } ; { $task }
mission-deal-open = { $up } { $up ->
    [one] carte visible
   *[other] cartes visibles
  }, { $hand } en main
mission-deal-covered = { $up } { $up ->
    [one] carte visible
   *[other] cartes visibles
  } sur { $down } { $down ->
    [one] carte cachée
   *[other] cartes cachées
  }
mission-deal-pile = { $hand } { $hand ->
    [one] carte
   *[other] cartes
  } en main, { $down } à piocher
mission-way-turn-up-dominant = à chaque pli, une carte retournée donne la couleur dominante
mission-way-lay-row = posez votre main dans l’ordre de jeu
mission-way-swap-opposite = échangez votre main avec le joueur d’en face
mission-way-pass-hands = les mains passent à droite après chaque pli
mission-way-split = jouez une moitié de votre main, choisie à l’aveugle
mission-way-give-three = donnez 3 cartes à droite
mission-task-tricks-exactly = { $amount ->
    [0] aucun pli
    [one] exactement { $amount } pli
   *[other] exactement { $amount } plis
  }, { $points }
mission-task-tricks-at-least = { $amount } { $amount ->
    [one] pli
   *[other] plis
  } ou plus, { $points }
mission-task-tricks-odd = un nombre impair de plis, { $points }
mission-task-most-tricks = le plus de plis, { $points }
mission-task-pair-with-more-tricks = la paire avec le plus de plis, { $points } chacun
mission-task-pair-with-fewer-tricks = la paire avec le moins de plis, { $points } chacun
mission-task-every-trick = { $points } par pli
mission-task-every-cheap-trick = { $points } par pli valant { $amount } ou moins
mission-task-every-card-of-colour = { $points } par carte { $colour ->
    [black] noire
    [red] rouge
    [yellow] jaune
   *[blue] bleue
  } prise
mission-task-every-card-of-ranks = { $points } par { $ranks } pris
mission-task-no-card-of-ranks = { $ranks } pris, { $points }
mission-task-all-colours = les quatre couleurs dans vos plis, { $points }
mission-task-total-value = { $amount } ou plus de valeur dans vos plis, { $points }
mission-task-colour-majorities = majorité stricte dans une couleur, { $points } par couleur
mission-any-rank = { $first }
mission-any-ranks = { $first } ou { $second }
mission-no-rank = aucun { $first }
mission-no-ranks = aucun { $first } ni { $second }
power-farmer = désigner qui entame ensuite
power-assassin = jouer n’importe quelle carte
power-explorer = tirer une carte du pli précédent
power-dwarf = la plus basse carte prend le pli
power-wizard = les suivants jouent leur plus basse carte
power-knight = les dominantes suivantes ne dominent plus
power-oracle = changer de couleur
power-emperor = ni pouvoirs ni cubes jusqu’à la fin du pli

## Coups

move-play-card = Jouer { $card }
move-decline = { $phase ->
    [scroll] Pas de parchemin
    [kept] Garder pour plus tard
    [spy-take] Ne rien échanger
    [claim] Pas de décret
    [cubes] Pas de cubes
    [power] Pas de pouvoir
    [other-power] Pas de pouvoir
   *[steal] Laisser le pli
  }
move-put-cubes = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
  } vers le { $direction } : valeur { $value }
move-use-power = Dépenser un cristal sur { $own ->
    [yes] votre carte
   *[no] cette carte
  }, pouvoir « { $power } » : { $effect }
move-choose-player = Choisir { $player }
move-choose-colour = Choisir { $colour }
move-take-resources = Prendre { $combination }
move-play-later = Jouer en dernier
move-take-trick = { $phase ->
    [steal] Voler le pli
   *[claim] Décret : prendre le pli
  }
move-refuse-trick = Décret : refuser le pli
move-choose-card = { $purpose ->
    [explorer] Mettre { $card } dans le pli précédent
    [take] Prendre { $card }
    [give] Donner { $card } en échange
    [row] Poser ensuite { $card }
    [split] Mettre { $card } dans la première pile
   *[pass] Donner { $card } à droite
  }
move-use-scroll = Utiliser le parchemin { $scroll }
move-choose-scroll = { $phase ->
    [copy] Répéter
   *[keep] Garder
  } { $scroll }
move-assassinate = Dépenser un cristal pour jouer { $card } malgré la règle

## Événements

event-round-begins = Manche { $number }, donneur : { $player }
event-mission = Mission { $mission }.
event-dominant = Couleur dominante : { $colour }.
event-dealt = { $count } cartes par joueur.
event-used-scroll = { $player } utilise le parchemin { $scroll }.
event-copied-scroll = { $player } répète le parchemin { $scroll }.
event-declined-scroll = { $player } n’utilise pas de parchemin.
event-looked-at-scrolls = { $player } regarde { $count ->
    [one] { $count } parchemin
   *[other] { $count } parchemins
  }.
event-saw-scroll = { $player } voit le parchemin { $scroll }.
event-kept-scroll = { $player } en garde un.
event-spied = { $player } regarde une main : { $other }.
event-spy-saw = { $player } voit { $card }.
event-exchanged = { $player } échange une carte avec { $other }.
event-spy-took = { $player } prend { $card }.
event-spy-gave = { $player } donne { $card }.
event-no-exchange = { $player } n’échange rien.
event-swapped-hands = { $player } échange sa main avec { $other }.
event-fixed-leader = { $player } choisit qui entame tous les plis : { $other }.
event-took-resources = { $player } prend { $combination }.
event-shared-resources = { $player } reçoit en plus { $crystals ->
    [one] { $crystals } cristal
   *[other] { $crystals } cristaux
  } et { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
  }.
event-drew-scroll = { $player } pioche le parchemin { $scroll }.
event-three-points = { $player } pioche le parchemin { $scroll } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  } !
event-laid-row = { $player } pose sa rangée.
event-split = { $player } partage sa main en deux.
event-pile-kept = { $player } joue la pile { $pile }.
event-gave-cards = { $player } met { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  } de côté pour { $other }.
event-got-card = { $player } reçoit { $card }.
event-hands-passed = Toutes les mains passent à droite.
event-hands-swapped = Chacun échange sa main avec le joueur d’en face.
event-turned-up = Carte retournée : { $card }. Sa couleur domine dans ce pli.
event-played = { $player } joue { $card }.
event-assassinated = { $player } dépense un cristal pour jouer { $card }.
event-plays-later = { $player } jouera en dernier.
event-takes-trick = { $player } décrète : ce pli lui revient.
event-refuses-trick = { $player } décrète : sa carte ne peut pas prendre le pli.
event-names-colour = { $player } nomme la couleur d’entame : { $colour }.
event-cubes-up = { $player } ajoute { $count } à sa carte : valeur { $value }.
event-cubes-down = { $player } retire { $count } à sa carte : valeur { $value }.
event-power = { $player } utilise le pouvoir « { $power } » sur { $card } : { $effect }.
event-names-leader = { $player } choisit qui entame ensuite : { $other }.
event-explored = { $player } tire { $card } du pli précédent.
event-gave-back = { $player } met { $card } dans le pli précédent.
event-changed-colour = { $player } change la couleur : { $card } devient { $colour } pour ce pli.
event-freed-card = { $player } pioche { $card }.
event-trick-taken = { $player } prend le pli { $number }, entamé avec { $card }.
event-trick-stolen = { $player } vole le pli { $number }.
event-scored = { $bonus ->
    [0] { $player } : { $points } pour la mission, { $total } en tout.
   *[other] { $player } : { $points } pour la mission, { $bonus } grâce aux parchemins, { $total } en tout.
  }
event-scroll-bonus = { $player } a encore un parchemin : +{ $points }.
event-ended = La partie est finie.

## La table dans un terminal

terminal-round = Manche { $number } sur 12
terminal-trick = pli { $number } sur { $count }
terminal-dominant = dominante : { $colour }
terminal-no-dominant = couleur dominante donnée à chaque pli
terminal-mission = Mission
terminal-scroll = Parchemin en vigueur
terminal-table = Pli
terminal-lead = entame : { $colour }
terminal-order = { $first } entame, { $last } joue en dernier
terminal-plays-last = { $player } joue en dernier
terminal-takes = { $player } le prend pour l’instant
terminal-leads-next = { $player } entame le pli suivant
terminal-leads-always = { $player } entame tous les plis
terminal-legend = ■ noir  ◆ rouge  ☀ jaune  ☾ bleu · ◊ cristal · ▸ décide maintenant
terminal-taken = Pris
terminal-with = avec { $player }
terminal-own-points = dont { $count }
terminal-points = Points
terminal-tricks = Plis
terminal-resources = Ressources
terminal-cubes = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
  }
terminal-scrolls = { $count ->
    [one] { $count } parchemin
   *[other] { $count } parchemins
  }
terminal-cards = Cartes
terminal-hand = Votre main
terminal-row = Votre rangée
terminal-known = connues
terminal-up = visibles
terminal-your-scrolls = Vos parchemins
terminal-looked-at = Vous regardez
terminal-dealer = donneur
terminal-turned-up = Cartes retournées
terminal-apart = Cartes mises de côté
terminal-drawn = Carte tirée
terminal-take = prend le pli par décret
terminal-refuse = refuse le pli par décret

## Ce qu’il y a à faire

guide-card = Jouez une carte. Fournissez la couleur d’entame si vous le pouvez.
guide-cubes = Posez des cubes sur votre carte pour changer sa valeur, ou aucun.
guide-power = Dépensez un cristal pour utiliser le pouvoir de votre carte, ou non.
guide-other-power = Dépensez un cristal sur la carte de ce joueur, ou non.
guide-farmer = Désignez qui entame le prochain pli.
guide-explorer = Choisissez la carte qui va dans le pli précédent.
guide-oracle = Choisissez la nouvelle couleur de votre carte.
guide-claim = Décrétez de prendre ou de refuser le pli, ou laissez faire les cartes.
guide-claim-colour = Nommez la couleur d’entame.
guide-steal = Volez le pli, ou laissez-le.
guide-resources = Choisissez vos cristaux, vos cubes ou un parchemin pour cette manche.
guide-row = Posez votre prochaine carte : vous jouerez les cartes dans cet ordre.
guide-split = Choisissez une carte pour la première pile ; les autres forment la seconde.
guide-give = Choisissez une carte pour votre voisin de droite.
guide-scroll = Utilisez un parchemin maintenant, ou aucun.
guide-copy = Choisissez le parchemin dont vous répétez l’effet.
guide-keep = Choisissez le parchemin que vous gardez.
guide-kept = Utilisez aussitôt le parchemin gardé, ou conservez-le.
guide-new-colour = Choisissez la couleur dominante de cette manche.
guide-spy = Choisissez la main que vous regardez.
guide-spy-take = Choisissez une carte à prendre, ou n’échangez rien.
guide-spy-give = Choisissez la carte que vous donnez en échange.
guide-swap = Choisissez le joueur avec qui vous échangez votre main.
guide-lead = Choisissez qui entame tous les plis de cette manche.

## La vue, champ par champ

view-round = Manche
view-dealer = Donneur
view-seat = Joueur
view-pairs = Par paires
view-mission = Mission
view-task = Objectif
view-way = Déroulement
view-mission-points = Points en jeu
view-dominant = Couleur dominante
view-plays-dominant = Domine
view-scroll = Parchemin en vigueur
view-effect = Effet
view-spent = Déjà utilisé
view-trick = Pli
view-tricks = Plis dans la manche
view-leader = Entame
view-lead-colour = Couleur d’entame
view-plays = Sur la table
view-card = Carte
view-colour = Compte comme
view-value = Valeur
view-cubes = Cubes
view-power = Pouvoir
view-claim = Décret
view-taker = Prend le pli
view-reason = Parce que la carte
view-lowest = La plus basse prend
view-bound = Vous devez
view-bond = Fournir
view-low = Plus basse carte
view-order = Dans l’ordre
view-history = Plis déjà joués
view-cards = Cartes
view-progress = Mission en cours
view-progress-points = Points à ce stade
view-bonus = Par parchemin
view-partner = Avec
view-count = Décompte
view-progress-cards = Cartes qui comptent
view-sums = Valeur de chaque pli
view-colours = Cartes par couleur
view-alone = Majorité stricte
view-bound-colour = Couleur
view-finished = Le pli précédent
view-scored = Manche précédente
view-dominating = Dominent en ce moment
view-barred = Ne peuvent être annoncées
view-banners = Couleurs dominantes, manche par manche
view-values = Valeurs des rangs
view-amount = Combien
view-mission-colour = Couleur qui compte
view-ranks = Rangs qui comptent
view-counts = Cartes qui comptent
view-deal = Donne
view-recoloured = Couleur changée
view-stopped = Ne domine plus
view-worth = Valeur
view-waiting = Joue en dernier
view-powers-used = Pouvoirs utilisés dans ce pli
view-in-force = Pouvoirs en vigueur
view-to-prepare = Cartes à poser
view-drawn = Carte tirée par l’explorateur
view-spied = Main regardée
view-next-leader = Entamera le prochain pli
view-fixed-leader = Entame tous les plis
view-turned-up = Cartes retournées
view-undealt = Talon
view-scroll-pile = Parchemins dans la pioche
view-scrolls-used = Parchemins déjà utilisés
view-ahead = En tête
view-own-points = Points personnels
view-entries = Manche par manche
view-negative = Points perdus
view-players-tricks = Plis
view-taken = Plis pris
view-crystals = Cristaux
view-combinations = Ressources choisies
view-hand-count = Cartes en main
view-hand = Main
view-known = Cartes connues en main
view-up = Cartes visibles
view-row = Rangée, dans l’ordre de jeu
view-prepared = Cartes mises de côté
view-gives-to = Les donne à
view-apart = Mises de côté
view-scroll-count = Parchemins
view-scrolls = Parchemins en main
view-looked-at = Parchemins regardés
view-discarded = Parchemins défaussés

## Mots de la vue

claim-none = aucun
claim-take = prend le pli
claim-refuse = refuse le pli
reason-dominates = domine
reason-follows = fournit la couleur d’entame
reason-decree = l’a par décret
reason-refused = l’a refusé par décret, sans autre preneur
bond-lead = la couleur d’entame
bond-dominant = la couleur dominante
bond-free = rien
task-tricks-exactly = un nombre exact de plis
task-tricks-at-least = un nombre minimum de plis
task-tricks-odd = un nombre impair de plis
task-most-tricks = le plus de plis
task-pair-with-more-tricks = la paire avec le plus de plis
task-pair-with-fewer-tricks = la paire avec le moins de plis
task-every-trick = chaque pli
task-every-cheap-trick = chaque pli de peu de valeur
task-every-card-of-colour = chaque carte d’une couleur
task-every-card-of-ranks = chaque carte de certains rangs
task-no-card-of-ranks = aucune carte de certains rangs
task-all-colours = les quatre couleurs
task-total-value = la valeur totale des cartes
task-colour-majorities = le plus de cartes d’une couleur
way-plain = comme d’habitude
way-turn-up-dominant = à chaque pli, une carte retournée donne la couleur dominante
way-lay-row = les cartes sont d’abord posées en rangée
way-swap-opposite = chacun échange sa main avec le joueur d’en face
way-pass-hands = les mains passent à droite
way-split = on joue la moitié de sa main
way-give-three = trois cartes vont à droite

## La fin : d’où viennent les points, ce qui départage

source-missions = Missions
source-losses = Points perdus
source-scrolls = Parchemins
source-partner = Partenaire
tie-negative = Points négatifs
decided-negative = moins de points négatifs
tie-no-scroll = Aucun parchemin inutilisé
decided-no-scroll = aucun parchemin inutilisé

## Le plateau

board-you = Vous
board-mat = La table
board-hand = Votre main
board-hand-of = Main : { $player }
board-goods = Vos cristaux, cubes et parchemins
panel-title = Cartes
fair-dice = Donne vérifiable
board-cards = Cartes
board-can = jouable
board-paid = contre un cristal
board-chosen = choisie
board-not = pas maintenant
board-not-now = Pas maintenant
board-pile-empty = La pile est vide
board-line-give = Choisissez la carte { $nth } sur { $all } pour { $player }.
board-not-as = pas maintenant : { $why }
board-nth-of = { $nth } sur { $count }
board-first-mission = Mission { $mission } : { $task }.
board-first-power = Un cristal achète le pouvoir « { $power } » : { $effect }.
board-value = valeur { $value }
board-takes = Prend le pli
board-took = Remporte le pli
board-would-take = Le prendrait
board-would-not = Ne le prendrait pas
board-counts-as = compte comme { $colour }
board-power-of = avec le pouvoir « { $power } »
board-used-power = pouvoir utilisé
board-stopped = ne domine plus
board-cubes-on = { $count ->
    [one] { $count } cube vers le { $direction ->
        [up] haut
       *[down] bas
      }
   *[other] { $count } cubes vers le { $direction ->
        [up] haut
       *[down] bas
      }
  }
board-place-empty = { $player } : pas encore de carte
board-dominates = Le { $colour } domine
board-dominated = Le { $colour } dominait
board-no-dominant = Dominante à venir
board-dominant = Dominante
board-sheet = Feuille de score
board-total = Total
board-lost = Perdus
board-mission = Mission { $number }
board-progress = { $player } : décompte { $count }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  } à ce stade
board-none = aucune
board-no-trick = aucun pli
board-trick = Pli { $number }
board-led = entame : { $colour }
board-force-dwarf = Nain : la plus basse prend
board-force-wizard = Magicien : au plus bas
board-force-knight = Les suivantes ne dominent pas
board-force-emperor = Ni pouvoirs ni cubes
board-leads-next = { $player ->
    [Vous] Vous entamez ensuite
   *[other] { $player } entame ensuite
  }
board-turned-up = Carte retournée
board-last-trick = Dernier pli
board-took-it = { $own ->
    [yes] pris par vous
   *[no] pris par { $player }
  }
board-scroll-of = { $player } : { $scroll }
board-pile = { $count ->
    [0] Aucun parchemin dans la pioche
    [one] { $count } dans la pioche
   *[other] { $count } dans la pioche
  }
board-follow = { $bond ->
    [low] Le plus bas { $colour }
    [dominant] Jouer { $colour }
   *[lead] Fournir le { $colour }
  }
board-you-have = { $low ->
    [yes] Jouez au plus bas
   *[no] Vous avez du { $colour }
  }
board-crystal = 1 cristal
board-crystals = { $count ->
    [0] aucun cristal
    [one] { $count } cristal
   *[other] { $count } cristaux
  }
board-cubes = { $count ->
    [0] aucun cube
    [one] { $count } cube
   *[other] { $count } cubes
  }
board-scrolls = { $count ->
    [0] aucun parchemin
    [one] { $count } parchemin
   *[other] { $count } parchemins
  }
board-tricks = { $count ->
    [0] aucun pli
    [one] { $count } pli
   *[other] { $count } plis
  }
board-cards-held = { $count ->
    [0] aucune carte en main
    [one] { $count } carte en main
   *[other] { $count } cartes en main
  }
board-your-scrolls = Vos parchemins
board-no-scroll = aucun
board-scrolls-title = Parchemins
board-both-short = 1 cristal, 5 cubes
board-for-crystals = pour deux pouvoirs
board-for-cubes = +1 ou −1 chacun
board-for-both = un pouvoir, un peu de valeur
board-asked = À tour de rôle
board-one-scroll = Un seul par manche à la table
board-at-the-end = À la fin
board-for-a-scroll = pour un parchemin gardé
board-prepared = { $count ->
    [0] aucune carte mise de côté
    [one] { $count } carte mise de côté
   *[other] { $count } cartes mises de côté
  }
board-then-give = Puis choisissez une des vôtres à donner
board-now-give = Choisissez une des vôtres à donner
board-previous = Le pli précédent
board-never-dominant = dominante : jamais
board-has-colour = elle a cette couleur
board-less = Plus bas
board-more = Plus haut
board-you-take = Vous prenez le pli
board-as-it-is = Telle quelle
board-of-cubes = Cubes : { $count } sur { $all }
board-known = Connues
board-face-up = Visibles
board-own-points = { $points } en propre
board-seen-mine = à vous
board-seen-seen = connues
board-seen-gone = jouées
board-seen-apart = mises de côté
board-seen-out = encore en jeu
board-key-cards = à vous, en jeu, jouées
board-only-you = Pour vos yeux seulement
board-title-cubes = Des cubes sur votre carte ?
board-title-power = Un cristal pour un pouvoir ?
board-title-other-power = Un cristal sur cette carte ?
board-title-farmer = Paysan : qui entame ensuite ?
board-title-oracle = Oracle : sa nouvelle couleur
board-title-claim-colour = Décret : quelle couleur ?
board-title-scroll = Avant les plis : un parchemin ?
board-title-copy = Quel parchemin répéter ?
board-title-keep = Gardez un parchemin
board-title-kept = L’utiliser aussitôt ?
board-title-new-colour = Une nouvelle dominante
board-title-spy = La main de qui ?
board-title-spy-take = Main : { $player }
board-title-spy-give = Main : { $player }
board-title-swap = Avec qui échanger les mains ?
board-title-lead = Qui entame tous les plis ?
board-title-resources = Choisissez vos ressources
board-title-row = Posez votre main dans l’ordre
board-title-split = Partagez votre main
board-title-give = Trois cartes à droite
board-scroll-not-new-colour = Pas ici : chaque pli retourne sa couleur
board-scroll-not-copy = Rien à répéter encore
board-scroll-not-three-scrolls = La pioche est vide
board-scroll-not-one-trick-less = Pas ici : cette mission ne compte pas les plis à points fixes
board-scroll-not-three-points = Seulement quand on le pioche
board-scroll-then-new-colour = Puis vous choisissez la couleur
board-scroll-then-spy = Puis vous choisissez le joueur
board-scroll-then-swap-hands = Puis vous choisissez le joueur
board-scroll-then-fixed-leader = Puis vous choisissez le joueur
board-put-cubes = { $count ->
    [one] { $count } cube vers le { $direction ->
        [up] haut
       *[down] bas
      }
   *[other] { $count } cubes vers le { $direction ->
        [up] haut
       *[down] bas
      }
  }
board-use-power = Pouvoir « { $power } »
board-choose-player = { $phase ->
    [spy] Voir la main : { $player }
    [swap] Échanger avec { $player }
   *[other] { $player ->
        [Vous] Vous entamez
       *[other] { $player } entame
      }
  }
board-choose-colour = { $phase ->
    [oracle] En faire du { $colour }
    [new-colour] Le { $colour } domine
   *[other] Entame : { $colour }
  }
board-choose-card = { $purpose ->
    [explorer] Y mettre { $card }
    [take] Prendre { $card }
    [give] Donner { $card }
    [row] Poser { $card }
    [split] Séparer { $card }
   *[pass] Donner { $card }
  }
board-use-scroll = { $phase ->
    [copy] Répéter { $scroll }
    [keep] Garder { $scroll }
   *[other] Utiliser { $scroll }
  }
board-neither = Laisser faire
board-play-later = Jouer en dernier
board-take-trick = { $phase ->
    [steal] Voler le pli
   *[other] Le prendre
  }
board-refuse-trick = Le refuser
board-line-lead = Vous entamez : jouez la carte de votre choix.
board-line-follow = { $bond ->
    [free] Jouez n’importe quelle carte{ $low ->
        [yes] , la plus basse de sa couleur
       *[no] { "" }
      }.
    [dominant] Jouez { $low ->
        [yes] votre { $colour } le plus bas
       *[no] du { $colour }, la couleur dominante
      }.
   *[lead] { $low ->
        [yes] Jouez votre { $colour } le plus bas
       *[no] Fournissez le { $colour }
      }.
  }
board-line-taker = { $own ->
    [yes] Vous prenez
   *[no] { $player } prend
  } le pli pour l’instant{ $reason ->
    [dominates] { " " }(dominante)
    [lowest] { " " }(la plus basse)
    [decree] { " " }(décret)
   *[other] { "" }
  }.
board-line-takes = { $own ->
    [yes] Vous prenez
   *[no] { $player } prend
  } le pli.
board-line-assassin = Dépensez un cristal pour la jouer malgré la règle.
board-line-value = Valeur { $value }
board-how-it-went = { $mission } : le résultat
board-counting = { $count ->
    [0] Aucune { $colour ->
        [black] carte noire
        [red] carte rouge
        [yellow] carte jaune
        [blue] carte bleue
       *[any] carte utile
      }
    [one] { $count } { $colour ->
        [black] carte noire
        [red] carte rouge
        [yellow] carte jaune
        [blue] carte bleue
       *[any] carte utile
      }
   *[other] { $count } { $colour ->
        [black] cartes noires
        [red] cartes rouges
        [yellow] cartes jaunes
        [blue] cartes bleues
       *[any] cartes utiles
      }
  }
board-not-repeated = Il ne se répète pas
board-worth = Valeur { $worth }
board-and-others = { $count ->
    [one] et { $count } autre
   *[other] et { $count } autres
  }
board-others = { $count ->
    [one] { $count } autre
   *[other] { $count } autres
  }
board-alone = En tête : { $colours }
board-alone-none = Aucune majorité
board-next-round = Ensuite : manche { $number }
board-round-over = La manche { $round } est finie.
board-you-gain = { $leads ->
    [yes] { $gain } pour vous : vous menez avec { $total }.
    [pair] { $gain } pour vous : votre paire mène avec { $total }.
    [shared] { $gain } pour vous : vous êtes en tête à égalité avec { $total }.
   *[no] { $gain } pour vous, { $total } en tout.
  }
board-game-over = La partie est finie.
board-wins = { $own ->
    [yes] Vous gagnez avec { $points }.
    [pair] Vous gagnez ensemble avec { $points }.
   *[no] { $players } { $count ->
        [one] gagne
       *[other] gagnent
      } avec { $points }.
  }
board-dealt = La manche { $round } est distribuée. Continuez quand vous voulez.
board-to-round = Vers la manche { $round }

## La règle en une minute

minute-1-title = Une mission
minute-1 = Chacune des douze manches a la sienne : des plis à prendre ou à fuir, des cartes à réunir.
minute-2-title = Ressources
minute-2 = Prenez des cristaux, des cubes, un peu des deux, ou un parchemin.
minute-3-title = Fournir
minute-3 = Jouez la couleur d’entame ; sinon la dominante, qui bat toutes les autres.
minute-4-title = Dépenser
minute-4 = Les cubes changent la valeur de votre carte, un cristal achète son pouvoir.
minute-5-title = Compter
minute-5 = La mission rapporte ou coûte des points. Après douze manches, le plus haut total l’emporte.
