# Dragon Island : tous les textes que lit un joueur.

game-title = Dragon Island
game-sentence = Explorez une île tuile après tuile, récoltez son énergie, domptez ses dragons et couvrez-vous de renommée.

## Names

colour-white = blanc
colour-blue = bleu
colour-red = rouge
colour-green = vert
colour-gold = or
kind-build = chantier
kind-joker = joker
kind-dragon = dragon
kind-map = carte
kind-telekinesis = télékinésie
kind-storm = tempête
kind-double = deux dragons
kind-tower = tour de sorcier
kind-keep = Donjon du sorcier
building-none = aucun bâtiment
building-pen = enclos
building-spire = flèche d’énergie
building-lair = tanière
direction-east = est
direction-north-east = nord-est
direction-north-west = nord-ouest
direction-west = ouest
direction-south-west = sud-ouest
direction-south-east = sud-est

phase-maps = choisissez la carte à remettre sous la pioche
phase-tile = étape 1 : choisissez une tuile et sa face
phase-place = étape 1 : placez la tuile
phase-fill = étape 2 : choisissez où un dragon apparaît
phase-lift = étape 3 : déplacez des dragons, ou laissez-les
phase-drop = étape 3 : choisissez où vont les dragons
phase-carry = étape 3 : choisissez les dragons qui partent
phase-walk = étape 4 : déplacez votre sorcier
phase-deal = étape 5 : domptez ou capturez le dragon
phase-pay = payez de l’énergie
phase-act = étape 6 : agissez sur votre tuile
phase-treasure = étape 7 : jouez une carte, ou finissez votre tour
phase-over = la partie est finie

option-first-player = Premier joueur
option-first-player-random = tiré au sort
option-first-player-seat-1 = place 1
option-first-player-seat-2 = place 2
option-first-player-seat-3 = place 3
option-first-player-seat-4 = place 4
option-wizards = Couleurs des sorciers
option-wizards-seats = blanc, bleu, rouge, vert selon la place
option-wizards-lot = tirées au sort
option-extra-turns = Tours de plus pour chacun
option-screens = Écrans
option-screens-hidden = fermés
option-screens-open = ouverts

## Things

nothing = rien
the-keep = le Donjon
tile-number = le n° { $number }
tile = { $number } ({ $what })
face = { $colour }, { $kind }
own-tower = sa tour
dragon-colour = { $colour ->
    [white] blanc
    [blue] bleu
    [red] rouge
    [green] vert
   *[gold] doré
  }
lair-of = tanière du dragon { $colour ->
    [white] blanc
    [blue] bleu
    [red] rouge
    [green] vert
   *[gold] doré
  }
pet = dragon de compagnie { $colour ->
    [white] blanc
    [blue] bleu
    [red] rouge
    [green] vert
   *[gold] doré
  }
goods = { $colour ->
    [white] { $count ->
        [one] { $count } énergie blanche
       *[other] { $count } énergies blanches
      }
    [blue] { $count ->
        [one] { $count } énergie bleue
       *[other] { $count } énergies bleues
      }
    [red] { $count ->
        [one] { $count } énergie rouge
       *[other] { $count } énergies rouges
      }
    [green] { $count ->
        [one] { $count } énergie verte
       *[other] { $count } énergies vertes
      }
   *[gold] { $count } or
  }
dragons = { $count ->
    [one] { $count } dragon { $colour ->
        [white] blanc
        [blue] bleu
        [red] rouge
        [green] vert
       *[gold] doré
      }
   *[other] { $count } dragons { $colour ->
        [white] blancs
        [blue] bleus
        [red] rouges
        [green] verts
       *[gold] dorés
      }
  }
around = { $count } { $count ->
    [one] { $colour ->
        [white] blanche
        [blue] bleue
        [red] rouge
        [green] verte
       *[gold] d’or
      }
   *[other] { $colour ->
        [white] blanches
        [blue] bleues
        [red] rouges
        [green] vertes
       *[gold] d’or
      }
  }
map = { $name } ({ $centre }, avec { $around } autour : { $fame } de renommée{ $gold ->
    [0] {""}
   *[other] , { $gold } or
  })
outlook = {" "}: { $what }
outlook-tame = dompter pour { $gold } or
outlook-capture = capturer pour { $energy } énergies ({ $fame } de renommée)
outlook-gold = prendre { $gold } or
outlook-maps = piocher des cartes
outlook-telekinesis = télékinésie
outlook-build = construire pour { $energy } énergies
outlook-map = déterrer { $name }

## Moves

move-put-under = Garder { $kept }, remettre { $map } sous la pioche
move-choose-tile = { $tile }, face { $side } : { $face }
move-choose-joker = { $tile }, en joker { $colour }
move-place = La placer, direction { $direction } depuis { $tile } : { $storm ->
    [yes] la tempête éclate, puis { $gains }
   *[no] { $gains }
  }
move-fill-tile = Un dragon apparaît sur { $tile }
move-lift = Déplacer des dragons depuis { $tile }, 1 or chacun
move-leave-dragons = Ne déplacer aucun dragon
move-drop = Les déplacer vers { $tile }
move-carry = Déplacer { $dragon } pour 1 or
move-enough = En rester là
move-go = Aller sur { $tile }{ $outlook }
move-tame = Dompter { $dragon } pour { $gold } or à vous : il portera 3 or
move-capture = Capturer { $dragons } pour { $energy } énergies : { $fame } de renommée
move-pay = Payer { $goods } (vous en avez { $have }), reste { $rest } à payer
move-take-gold = Prendre { $count } or
move-build-pen = Construire votre enclos pour { $energy } énergies : { $fame } de renommée
move-build-spire = Construire une flèche d’énergie pour { $energy } énergies : { $fame } de renommée
move-build-lair = Construire la tanière de votre { $pet } pour { $energy } énergies : { $fame } de renommée
move-draw-maps = Piocher { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  } et en garder { $kept }
move-telekinesis = Télékinésie, direction { $direction } : { $gains }
move-no-action = Ne rien faire ici
move-play-map = Déterrer { $map } : { $fame } de renommée{ $gold ->
    [0] {""}
   *[other] , { $gold } or
  }
move-end-turn = Finir votre tour{ $left ->
    [0] {""}
   *[other] {" "}et piocher une tuile
  }

## Events

event-begins = { $player } commence.
event-turn = Manche { $number }, { $player }
event-drew-tile = { $player } pioche une tuile ; il en reste { $left } dans le sac.
event-found-tile = { $player } pioche { $tile }.
event-drew-maps = { $player } pioche { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  } pour en garder { $kept }.
event-found-map = { $player } pioche la carte { $map }.
event-put-under = { $player } remet { $map } sous la pioche.
event-announced = { $player } annonce { $colour } pour le joker.
event-placed = { $player } place { $name } ({ $face }) à côté { $beside ->
    [0] du Donjon
   *[other] du n° { $beside }
  } : c’est { $tile }.
event-gained = { $player } gagne { $goods }.
event-storm = Tempête de couleur { $colour } !
event-blown-away = { $player } perd { $goods }.
event-pets-shaken = Les dragons de compagnie de { $player } perdent { $count } or{ $lost ->
    [0] .
   *[other] {" "}; perdus : { $pets }.
  }
event-appeared = Apparition : { $dragons } sur { $tile }.
event-stayed-away = Il manque { $dragons } dans la réserve.
event-carried = { $player } déplace { $dragon } depuis { $origin } vers { $destination }.
event-went = { $player } va sur { $tile }.
event-stayed = { $player } ne peut aller nulle part et reste sur place.
event-paid = { $player } paie { $goods }.
event-tamed = { $player } dompte { $dragon } pour { $gold } or.
event-captured = { $player } capture { $count ->
    [one] { $count } dragon
   *[other] { $count } dragons
  } ({ $colours }) : { $fame } de renommée.
event-built-pen = { $player } construit un enclos sur { $tile } : { $fame } de renommée.
event-built-spire = { $player } construit une flèche d’énergie sur { $tile } : { $fame } de renommée.
event-built-lair = { $player } construit la tanière du { $pet } sur { $tile } : { $fame } de renommée.
event-played-map = { $player } déterre { $map } sur { $tile } : { $fame } de renommée.
event-ended = L’île est explorée : la partie est finie.

## The table in a terminal

terminal-island = L’île
terminal-round = Manche { $number }
terminal-left = { $tiles ->
    [one] { $tiles } tuile à placer
   *[other] { $tiles } tuiles à placer
  }, { $bag } dans le sac, { $pile } cartes dans la pioche
terminal-supply = Réserve : { $goods }
terminal-dragons = Dragons : { $dragons }
terminal-spires = Flèches : { $count }
terminal-placing = À placer : { $face }
terminal-player = Joueur
terminal-fame = Renommée
terminal-goods = Énergie et or
terminal-pets = Compagnons
terminal-captured = Capturés
terminal-hand = Tuiles
terminal-maps = Cartes
terminal-hidden = derrière l’écran
terminal-own-tile = Tuile { $name } : { $faces }
terminal-own-map = Carte { $map }
terminal-legend = △ blanc ☾ bleu ◆ rouge ♣ vert ☀ or · ⚒ chantier ★ joker ♞ dragon ⚑ carte ✦ télékinésie ☇ tempête ♜ tour ⌂ Donjon · ▣ enclos ‡ flèche ∩ tanière · × trésor trouvé

## Ce qu’il y a à faire

guide-maps = Choisissez la carte qui retourne sous la pioche ; vous gardez l’autre.
guide-tile = Choisissez l’une de vos tuiles et la face qui sera visible.
guide-place = Choisissez où va votre tuile : chaque voisine produit pour vous.
guide-fill = Les dragons manquent : choisissez la tuile où l’un d’eux apparaît.
guide-lift = Déplacez des dragons d’une tuile à une autre, 1 or chacun, ou laissez-les.
guide-drop = Choisissez la tuile où vont les dragons.
guide-carry = Choisissez les dragons qui partent, 1 or chacun, et dites quand cela suffit.
guide-walk = Déplacez votre sorcier vers une autre tuile.
guide-deal = Un dragon est ici : domptez-le ou capturez-le.
guide-pay = Choisissez combien vous payez de cette couleur.
guide-act = Agissez sur votre tuile, ou ne faites rien.
guide-treasure = Déterrez un trésor si l’une de vos cartes convient ici, ou finissez votre tour.
guide-over = La partie est finie.

## La vue, champ par champ

view-phase = En ce moment
view-round = Tour de table
view-turn = Au tour de
view-first-player = Premier joueur
view-seat = Place
view-open-screens = Écrans ouverts
view-tiles-left = Tuiles encore à placer
view-bag = Tuiles dans le sac
view-pile = Cartes dans la pioche
view-supply = Énergie et or en réserve
view-dragons = Dragons en réserve
view-island-dragons = Dragons
view-spires = Flèches d’énergie restantes
view-lairs = Tanières
view-island = L’île
view-number = Numéro
view-id = Nom
view-side = Face
view-kind = Symbole
view-colour = Couleur
view-building = Bâtiment
view-lair-of = Tanière du dragon
view-owner = Construit par
view-found = Trésor trouvé
view-wizards = Sorciers présents
view-q = Colonne
view-r = Rangée
view-chosen = Tuile à placer
view-places = Emplacements possibles
view-beside = À côté de la tuile
view-direction = Direction
view-ways = Chemins du sorcier
view-tile = Tuile
view-why-not = Règle qui s’y oppose
view-moving = Dragons en chemin
view-origin = De la tuile
view-destination = Vers la tuile
view-carried = Déjà déplacés
view-payment = Paiement
view-owed = Reste à payer
view-payment-colour = On paie en
view-active = Couleurs utilisables
view-for = Pour
view-players = Joueurs
view-players-colour = Sorcier
view-wizard = Sorcier sur la tuile
view-pets = Dragons de compagnie et leur or
view-captured = Captures
view-pen = Enclos construit
view-tiles = Tuiles
view-maps = Cartes
view-screen = Derrière l’écran
view-goods = Énergie et or
view-fame = Renommée
view-points = Points
view-hand = Tuiles en main
view-offered = Cartes au choix
view-centre = Trésor sous
view-around = Autour
view-gold = Or
view-near = Là où elle convient le mieux
view-here = Ce qu’offre votre tuile
view-mixes = Façons de payer

## Mots de la vue

purpose-capture = une capture
purpose-pen = un enclos
purpose-spire = une flèche d’énergie
purpose-lair = une tanière

## La fin : d’où viennent les points, ce qui départage

source-buildings = Bâtiments
source-deeds = Captures et trésors
source-pets = Or des dragons de compagnie
tie-colours = Couleurs capturées
decided-colours = plus de couleurs capturées
tie-gold = Or derrière l’écran
decided-gold = plus d’or derrière l’écran
