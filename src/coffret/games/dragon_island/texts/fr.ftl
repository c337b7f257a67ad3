# Dragon Island : tous les textes que lit un joueur.

game-title = Dragon Island
game-sentence = Placez les tuiles, récoltez l’énergie, domptez les dragons de l’île.
round = Tour de table { $number }
rounds = { $count ->
    [one] { $count } tour de table
   *[other] { $count } tours de table
  }

## Names

colour-white = blanc
colour-blue = bleu
colour-red = rouge
colour-green = vert
colour-gold = or
kind-build = construction
kind-joker = joker
kind-dragon = dragon
kind-map = carte
kind-telekinesis = télékinésie
kind-storm = tempête
kind-double = double dragon
kind-tower = tour du sorcier
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

phase-maps = choisir la carte à remettre sous la pioche
phase-tile = étape 1, choisir une tuile et sa face
phase-place = étape 1, placer la tuile
phase-fill = étape 2, choisir où un dragon apparaît
phase-lift = étape 3, déplacer des dragons ou non
phase-drop = étape 3, choisir où vont les dragons
phase-carry = étape 3, choisir les dragons à déplacer
phase-walk = étape 4, déplacer le sorcier
phase-deal = étape 5, dompter ou capturer les dragons
phase-pay = payer en énergie
phase-act = étape 6, agir sur la tuile
phase-treasure = étape 7, jouer une carte ou finir le tour

option-wizards = Couleurs des sorciers
option-wizards-seats = blanc, bleu, rouge, vert selon la place
option-wizards-lot = tirées au sort
option-extra-turns = Tours en plus par joueur
option-screens = Écrans
option-screens-hidden = fermés
option-screens-open = ouverts
option-head-start = Avance (hors du livret)
option-head-start-none = aucune
option-head-start-gold = de l’or pour les premiers
option-dragons = Les dragons comptent
option-dragons-last-tile = là où finit le sorcier
option-dragons-every-tile = sur chaque tuile où il arrive

## Things

nothing = rien
the-keep = le Donjon
tile-number = la tuile { $number }
tile = { $number } ({ $what })
face = { $colour }, { $kind }
own-tower = sa tour du sorcier
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
   *[gold] { $count ->
        [one] { $count } pièce d’or
       *[other] { $count } pièces d’or
      }
  }
goods-short = { $count } { $colour ->
    [white] { $count ->
        [one] blanche
       *[other] blanches
      }
    [blue] { $count ->
        [one] bleue
       *[other] bleues
      }
    [red] { $count ->
        [one] rouge
       *[other] rouges
      }
    [green] { $count ->
        [one] verte
       *[other] vertes
      }
   *[gold] { $count ->
        [one] pièce d’or
       *[other] pièces d’or
      }
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
map = { $name } ({ $centre }, avec { $around } autour : renommée +{ $fame }{ $gold ->
    [0] {""}
    [one] , { $gold } pièce d’or
   *[other] , { $gold } pièces d’or
  })
outlook = {"\u00A0"}: { $what }
outlook-tame = dompter pour { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
  }
outlook-capture = capturer pour { $energy } énergies (renommée +{ $fame })
outlook-gold = prendre { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
  }
outlook-maps = piocher des cartes
outlook-telekinesis = télékinésie
outlook-build = construire pour { $energy } énergies
outlook-map = déterrer { $name }
outlook-stops = ses dragons vous arrêtent, puis restez ou avancez

## Moves

move-put-under = Garder { $kept }, remettre { $map } sous la pioche
move-choose-tile = { $tile }, face { $side } : { $face }
move-choose-joker = { $tile }, en joker { $colour }
move-place = Placer contre { $tile }, côté { $direction } : { $storm ->
    [yes] la tempête éclate, puis { $gains }
   *[no] { $gains }
  }
move-fill-tile = Un dragon apparaît sur { $tile }
move-lift = Déplacer des dragons depuis { $tile }, 1 pièce d’or chacun
move-leave-dragons = Ne déplacer aucun dragon
move-drop = Les déplacer vers { $tile }
move-carry = Déplacer { $dragon } pour 1 pièce d’or
move-enough = Ne plus en déplacer
move-go = { $stays ->
    [yes] Rester sur { $tile }{ $outlook }
   *[no] Aller sur { $tile }{ $outlook }
  }
move-tame = Dompter { $dragon } pour { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
  } : il en portera 3
move-capture = Capturer { $dragons } pour { $energy } énergies : renommée +{ $fame }
move-pay = Payer { $goods } (vous en avez { $have }), reste à payer : { $rest }
move-take-gold = Prendre { $count ->
    [one] { $count } pièce d’or
   *[other] { $count } pièces d’or
  }
move-build-pen = Construire votre enclos pour { $energy } énergies : renommée +{ $fame }
move-build-spire = Construire une flèche d’énergie pour { $energy } énergies : renommée +{ $fame }
move-build-lair = Construire la tanière de votre { $pet } pour { $energy } énergies : renommée +{ $fame }
move-draw-maps = Piocher { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  } et en garder { $kept }
move-telekinesis = Télékinésie, direction { $direction } : { $gains }
move-no-action = Ne rien faire ici
move-play-map = Déterrer { $map } : renommée +{ $fame }{ $gold ->
    [0] {""}
    [one] , { $gold } pièce d’or
   *[other] , { $gold } pièces d’or
  }
move-end-turn = Finir le tour{ $left ->
    [0] {""}
   *[other] {" "}et piocher une tuile
  }

## Events

event-begins = { $player } commence.
event-turn = Tour de table { $number }, { $player }
event-drew-tile = { $player } pioche une tuile ; { $left ->
    [0] le sac est vide
   *[other] il en reste { $left } dans le sac
  }.
event-found-tile = { $player } pioche { $tile }.
event-drew-maps = { $player } pioche { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  } pour en garder { $kept }.
event-found-map = { $player } pioche la carte { $map }.
event-put-under = { $player } remet { $map } sous la pioche.
event-announced = { $player } annonce un joker { $colour }.
event-placed = { $player } place { $name } ({ $face }) contre { $beside ->
    [0] le Donjon
   *[other] la tuile { $beside }
  } : c’est { $tile }.
event-gained = { $player } gagne { $goods }.
event-storm = Tempête ({ $colour }) !
event-blown-away = { $player } perd { $goods }.
event-pets-shaken = { $player } perd { $count ->
    [one] { $count } pièce d’or
   *[other] { $count } pièces d’or
  } sur ses dragons de compagnie{ $lost ->
    [0] .
   *[other] {"\u202F"}; dragons perdus : { $pets }.
  }
event-appeared = Apparition : { $dragons } sur { $tile }.
event-stayed-away = Pas assez de dragons dans la réserve : il manque { $dragons }.
event-carried = { $player } déplace { $dragon } depuis { $origin } vers { $destination }.
event-went = { $player } va sur { $tile }.
event-stayed = { $player } ne peut aller nulle part et reste sur place.
event-paid = { $player } paie { $goods }.
event-tamed = { $player } dompte { $dragon } pour { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
  }.
event-captured = { $player } capture { $count ->
    [one] { $count } dragon
   *[other] { $count } dragons
  } ({ $colours }) : renommée +{ $fame }.
event-built-pen = { $player } construit un enclos sur { $tile } : renommée +{ $fame }.
event-built-spire = { $player } construit une flèche d’énergie sur { $tile } : renommée +{ $fame }.
event-built-lair = { $player } construit la tanière du { $pet } sur { $tile } : renommée +{ $fame }.
event-played-map = { $player } déterre { $map } sur { $tile } : renommée +{ $fame }.
event-ended = L’île est explorée : la partie est finie.

## The table in a terminal

terminal-island = L’île
terminal-round = Tour de table { $number }
terminal-setup = Mise en place
terminal-left = { $tiles ->
    [one] { $tiles } tuile à placer
   *[other] { $tiles } tuiles à placer
  }, { $bag } dans le sac, { $pile ->
    [one] { $pile } carte
   *[other] { $pile } cartes
  } dans la pioche
terminal-supply = Réserve : { $goods }
terminal-dragons = Dragons : { $dragons }
terminal-spires = Flèches : { $count }
terminal-placing = À placer : { $face }
terminal-points = Points
terminal-goods = Énergie et or
terminal-pets = Domptés
terminal-captured = Capturés
terminal-hand = Tuiles
terminal-maps = Cartes
terminal-hidden = derrière l’écran
terminal-own-tile = Tuile { $name } : { $faces }
terminal-own-map = Carte { $map }
terminal-legend = △ blanc  ☾ bleu  ◆ rouge  ♣ vert  ☀ or · ⚒ construction  ★ joker  ♞ dragon  ♞♞ deux dragons  ⚑ carte  ✦ télékinésie  ☇ tempête  ♜ tour  ⌂ Donjon · ▣ enclos  ‡ flèche  ∩ tanière  ▣1 enclos du joueur 1  ∩◆1 tanière du dragon rouge du joueur 1  × trésor trouvé  ① sorcier du joueur 1 · 2♞◆ deux dragons rouges s’y trouvent  ◆3 dragon de compagnie rouge avec 3 pièces d’or  ◆∩3 le même dans sa tanière · (n) place du coup n

## Ce qu’il y a à faire

guide-maps = Choisissez la carte qui retourne sous la pioche ; vous gardez l’autre.
guide-tile = Choisissez l’une de vos tuiles et la face qui sera visible.
guide-place = Choisissez où va votre tuile.
guide-fill = Il n’y a pas assez de dragons : choisissez la tuile où l’un d’eux apparaît.
guide-lift = Déplacez des dragons d’une tuile à une autre, 1 pièce d’or chacun, ou laissez-les.
guide-drop = Choisissez la tuile où vont les dragons.
guide-carry = Choisissez les dragons à déplacer, 1 pièce d’or chacun, ou arrêtez.
guide-walk = Déplacez votre sorcier vers une autre tuile.
guide-deal = Il y a un dragon ici : domptez-le ou capturez-le.
guide-pay = Choisissez combien vous payez de cette couleur.
guide-act = Agissez sur votre tuile, ou ne faites rien.
guide-treasure = Déterrez un trésor si l’une de vos cartes correspond, ou finissez votre tour.

## La vue, champ par champ

view-round = Tour de table
view-open-screens = Écrans ouverts
view-tiles-left = Tuiles encore à placer
view-last-turns = Derniers tours
view-bag = Tuiles dans le sac
view-draws = Le tour finit par une tuile du sac
view-pile = Cartes dans la pioche
view-supply = Énergie et or en réserve
view-dragons = Dragons en réserve
view-island-dragons = Dragons
view-spires = Flèches d’énergie restantes
view-lairs = Tanières
view-island = L’île
view-kind = Symbole
view-colour = Couleur
view-building = Bâtiment
view-lair-of = Tanière du dragon de compagnie
view-owner = Construit par
view-found = Trésor trouvé
view-wizards = Sorciers présents
view-q = Colonne
view-r = Rangée
view-chosen = Tuile à placer
view-places = Emplacements possibles
view-beside = À côté de la tuile
view-direction = Direction
view-ways = Déplacements possibles
view-tile = Tuile
view-why-not = Règle qui s’y oppose
view-filling = Trop peu de dragons
view-left = Restants
view-carry-cost = Or par dragon déplacé
view-moving = Dragons en chemin
view-origin = De la tuile
view-destination = Vers la tuile
view-carried = Déjà déplacés
view-payment = Paiement
view-owed = Reste à payer
view-payment-colour = Couleur payée
view-active = Énergie active
view-for = Pour
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
view-hand = Tuiles en main
view-offered = Cartes au choix
view-centre = Trésor sous
view-around = Autour
view-gold = Or
view-near = Là où elle convient le mieux
view-here = Ce qu’offre votre tuile
view-mixes = Façons de payer
view-steps = Les étapes du tour
view-keeps = Nombre de cartes à garder

## Mots de la vue

purpose-capture = une capture
purpose-pen = un enclos
purpose-spire = une flèche d’énergie
purpose-lair = une tanière

## La fin : d’où viennent les points, ce qui départage

source-buildings = Bâtiments
source-captures = Captures
source-treasures = Trésors
source-pets = Or des dragons de compagnie
tie-colours = Couleurs capturées
decided-colours = plus de couleurs capturées
tie-gold = Or derrière l’écran
decided-gold = plus d’or derrière l’écran

## The board

board-island = L’île
board-sea = L’île. Les flèches vont de tuile en tuile, avec Ctrl vers l’autre au-dessus ou au-dessous ; Q W, A D, Z X sont les six directions. N et P : élément jouable suivant, précédent. Origine : le Donjon, Fin : votre sorcier. Plus, moins et 0 : la taille ; Maj et flèches déplacent la vue.
board-supply = Réserve
board-supply-of = { $colour } : dragons { $dragons }, { $colour ->
    [or] or
   *[other] énergies
  } { $goods } ; { $lair ->
    [free] tanière libre
   *[other] tanière construite par { $player }
  }
board-bag = { $count ->
    [one] { $count } tuile dans le sac
   *[other] { $count } tuiles dans le sac
  }
board-pile = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
  }
board-spires = { $count ->
    [one] { $count } flèche d’énergie restante
   *[other] { $count } flèches d’énergie restantes
  }
board-nearer = Plus près
board-farther = Plus loin
board-fit = Voir toute l’île
board-miniature = Toute l’île en petit. Touchez où vous voulez regarder.
board-edge = { $count } de plus { $side ->
    [up] au-dessus
    [down] au-dessous
    [left] à gauche
   *[right] à droite
  }
board-tiles-left = { $round } · encore { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
  }
board-last-turns = Derniers tours
board-place = Une place pour une tuile
board-not-now = Pas maintenant
board-not-now-rule = Pas maintenant, selon la règle { $rule }
board-from-here = des dragons partent d’ici
board-built-by = { $what } ({ $player })
board-wizard-here = sorcier : { $player }
board-found-here = trésor trouvé
board-own = { $player } : biens et dragons de compagnie
board-tray = Tuiles et cartes
board-maps = Vos cartes
board-open-screen = { $count ->
    [one] { $count } carte : la voir (S)
   *[other] { $count } cartes : les voir (S)
  }
board-close-screen = Refermer l’écran
board-no-map = Aucune carte
board-hidden = caché
board-fame = { $count ->
    [one] { $count } point de renommée
   *[other] { $count } points de renommée
  }
points-word = renommée
points-short = Renommée
fair-dice = Tirage vérifiable
end-counted = La renommée, comptée
end-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } de renommée.
end-ahead = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } de renommée, soit { $more } d’avance sur { $name }.
end-like = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } de renommée, comme { $names }.
board-fame-word = renommée
board-pen-free = votre enclos
board-pen-built = enclos bâti
board-captured = Capturé : { $colour }
board-not-captured = Pas encore capturé : { $colour }
board-captured-none = Aucune couleur capturée
board-first-player = Premier joueur
board-tiles = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
  }
board-held = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
board-no-pets = Aucun dragon de compagnie
board-pets = Dragons de compagnie : { $colours }
board-pet-short = { $pet }, { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
  }
board-pet = { $pet }, avec { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
  }{ $lair ->
    [yes] , à l’abri dans sa tanière
   *[no] {""}
  }. { $power }
board-no-pet = Pas encore de { $pet }. { $power }
board-power-white = construire 1 de moins
board-power-blue = 3 cartes, 2 gardées
board-power-red = capturer 1 de moins
board-power-green = dompter 1 de moins
board-power-gold = trésor 1 de plus
board-power-white-long = Construire coûte 1 de moins
board-power-blue-long = Pioche 3 cartes, en garde 2
board-power-red-long = Capturer coûte 1 de moins
board-power-green-long = Dompter coûte 1 pièce d’or de moins
board-power-gold-long = Chaque trésor : renommée +1
board-joker-colours = La couleur du joker

board-steps = Les étapes de votre tour
board-step-tile = Placer une tuile
board-step-appear = Apparition
board-step-carry = Déplacer des dragons
board-step-wizard = Déplacer le sorcier
board-step-deal = Dompter ou capturer
board-step-act = Agir sur la tuile
board-step-dig = Déterrer un trésor
board-step-draw = Piocher une tuile
board-step-done = fait
board-step-now = maintenant
board-step-must = à venir
board-step-may = facultatif
board-none-tile = pas ce tour-ci
board-none-appear = aucun dragon n’est venu
board-none-carry = aucun déplacement
board-none-wizard = nulle part où aller
board-none-deal = aucun dragon ici
board-none-act = rien de fait ici
board-none-dig = aucun trésor
board-none-draw = le sac est vide

board-fits = Convient à la tuile { $number }
board-fits-here = Convient ici, à la tuile { $number }
board-fits-nowhere = Aucune tuile ne convient
board-near = Tuile { $number } : { $have } sur { $of }
board-lacks = Manque
board-under = sous la pioche

board-tame = Dompter : { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
  }
board-capture = Capturer : { $energy } énergies
board-carry = Déplacer { $dragon }
board-end-turn = Finir le tour
board-line-lift = Vous avez { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
  } : chaque dragon déplacé en coûte 1. Choisissez d’où ils partent, ou laissez-les.
board-line-deal = Dompter : un dragon de compagnie avec 3 pièces d’or. Capturer : renommée +{ $fame }.
board-line-step-on = La voie est libre : restez ici, ou avancez encore d’une case.
board-stops = Ses dragons vous arrêtent ; puis restez ou avancez.
board-stopped = Ensuite, votre sorcier peut avancer.
board-line-first-walk = Votre sorcier arrive : sur le Donjon ou sur votre tuile tour du sorcier.
board-line-maps = Vous piochez { $drawn ->
    [one] { $drawn } carte
   *[other] { $drawn } cartes
  } et en gardez { $kept } : choisissez celle qui va sous la pioche.
board-line-fill = Il reste { $dragons } pour { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
  } : choisissez où un dragon apparaît.
board-line-build = Vous pouvez construire ici pour { $energy } énergies actives : choisissez un bâtiment, ou ne faites rien.
board-line-lines = Choisissez une direction : cette tuile compte, un vide arrête la ligne.
board-line-pay = Pour { $what } : { $energy } énergies, { $colours }. Touchez un cube pour l’échanger.
board-line-end = Aucune de vos cartes ne convient ici. Finissez votre tour et piochez une tuile.
board-line-last = Aucune de vos cartes ne convient ici. Finissez votre tour ; le sac est vide.
board-take-side = Prendre cette face
board-chosen-tile = { $name } : { $face }
board-chosen-tile-more = Choisissez ensuite où elle va.
board-lacks-supply = Il manque dans la réserve : { $goods }.
board-place-here = La placer ici
board-other-side = Autre face
board-here = Ici : { $goods }. Chaque voisine produit pour vous.
board-storm = { $gold ->
    [0] La tempête éclate d’abord ; aucun dragon de compagnie adverse ne perd d’or.
    [one] La tempête éclate d’abord : un dragon de compagnie adverse perd { $gold } pièce d’or.
   *[other] La tempête éclate d’abord : les dragons de compagnie adverses perdent { $gold } pièces d’or.
  }
board-fill-here = Le mettre ici
board-fill-line = Un dragon apparaît : { $where }.
board-lift-here = Partir d’ici
board-lift-line = Depuis { $where } : { $dragons }.
board-lift-more = Choisissez ensuite où ils vont.
board-drop-here = Les poser ici
board-drop-line = Les dragons vont sur { $where }.
board-drop-pen = { $mine ->
    [yes] C’est votre enclos : ils y restent pour vous.
   *[no] Ils restent dans l’enclos : capture réservée à { $player }.
  }
board-go-here = { $number ->
    [0] Aller au Donjon
   *[other] Aller à la tuile { $number }
  }
board-go-line = Votre sorcier va sur { $where }.
board-stay-here = Rester ici
board-stay-line = Votre sorcier reste sur { $where }.
board-outlook-tame = dompter { $dragons } pour { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
  }
board-outlook-capture = capturer { $dragons } pour { $energy } de vos { $have } énergies actives (renommée +{ $fame })
board-outlook-none = rien à faire là-bas
board-tame-line = Dompter le dragon.
board-tame-gain = un dragon de compagnie, avec 3 pièces d’or
board-tame-more = Il portera 3 pièces d’or : autant de points, jusqu’à la tempête.
board-capture-line = Capturer { $dragons }.
board-capture-more = Renommée +{ $fame }.
board-pen-button = Bâtir votre enclos
board-pen-more = Personne d’autre ne pourra capturer les dragons qui s’y trouvent.
board-spire-button = Bâtir une flèche
board-spire-more = Sa tuile produit 2.
board-lair-button = Bâtir la tanière
board-lair-more = Les tempêtes n’atteignent plus ce dragon.
board-line-button = Tirer cette ligne
board-line-of = Direction { $direction } : { $goods }.
board-keep = { $count ->
    [1] Garder l’autre
   *[other] Garder ces { $count } cartes
  }
board-under-line = { $map } va sous la pioche.
board-kept = Vous gardez { $maps }.
board-dig = Le déterrer
board-dig-line = { $map } convient ici, à la tuile { $number }.
board-dig-more = Renommée +{ $fame }{ $gold ->
    [0] {""}
    [one] {" "}et { $gold } pièce d’or
   *[other] {" "}et { $gold } pièces d’or
  }, puis votre tour finit.
board-dig-or-keep = Le déterrer : renommée +{ $fame }{ $gold ->
    [0] {""}
    [one] {" "}et { $gold } pièce d’or
   *[other] {" "}et { $gold } pièces d’or
  }{ $lacks ->
    [0] {""}
   *[other] {" "}(la banque n’a plus d’or)
  }. Ou gardez la carte et finissez votre tour.
board-bank-empty = La banque n’a plus d’or.
board-no-action-line = Vous laissez cette tuile.
board-leave-dragons-line = Aucun dragon ne bouge ce tour-ci.
board-enough-line = Plus aucun dragon ne bouge.
board-end-turn-line = Votre tour finit.
board-exchange = { $goods } : payer une autre couleur à la place
board-pay-more = Payer { $goods } de plus
board-pay = Payer { $goods }
board-pay-even = Répartir
board-pay-plenty = Le plus abondant d’abord

## Once each, to a newcomer

board-once-produce = Chaque tuile qui touche la vôtre produit pour vous.
board-once-claws = Des griffes : un dragon vient.
board-once-hammer = Un marteau : on peut construire ici une fois la tuile vide.
board-once-active = Ici, seules paient les couleurs de votre tuile et de ses voisines.
board-once-pet = L’or posé sur un dragon vaut des points, jusqu’à la tempête.

## A piece shown large

board-zoom-build = Le sorcier qui s’y trouve peut construire : un enclos, une flèche d’énergie ou une tanière.
board-zoom-joker = Il garde la couleur annoncée quand on l’a placé. Le sorcier qui s’y trouve peut construire.
board-zoom-dragon = Des griffes : un dragon vient tant que la tuile est vide. Un marteau : une fois la tuile vide, on peut y construire.
board-zoom-double = Des griffes : deux dragons viennent tant que la tuile est vide. On ne peut pas y construire.
board-zoom-map = Le sorcier qui s’y trouve peut piocher des cartes.
board-zoom-tower = Une tour du sorcier : le sorcier qui s’y trouve peut piocher des cartes.
board-zoom-telekinesis = Le sorcier qui s’y trouve peut tirer l’énergie d’une ligne droite de tuiles.
board-zoom-storm = La tempête éclate quand on place la tuile : les dragons de compagnie adverses perdent de l’or. Ensuite, il n’y a rien à y faire.
board-zoom-keep = Le sorcier qui s’y trouve peut prendre de l’or. On n’y déplace jamais de dragon.
board-zoom-pen = Seul son propriétaire peut capturer les dragons de l’enclos.
board-zoom-spire = Sa tuile produit 2 au lieu de 1.
board-zoom-lair = Les tempêtes n’atteignent plus le dragon qui y vit.
board-zoom-map-asks = Au centre : { $centre }. Autour, dans n’importe quel ordre : { $around }.
board-zoom-map-brings = renommée +{ $fame }{ $gold ->
    [0] {""}
    [one] , { $gold } pièce d’or
   *[other] , { $gold } pièces d’or
  }
board-zoom-pet = Il porte { $gold ->
    [one] { $gold } pièce d’or : autant de points, { $lair ->
        [yes] à l’abri dans sa tanière
       *[no] jusqu’à la tempête
      }
   *[other] { $gold } pièces d’or : autant de points, { $lair ->
        [yes] à l’abri dans sa tanière
       *[no] jusqu’à la tempête
      }
  }.
board-zoom-no-pet = Pas encore de dragon de compagnie de cette couleur.
board-zoom-teleport = Le sorcier peut se téléporter sur toute tuile de cette couleur : { $colour }.

## The game in one minute

minute-1-title = Placez une tuile
minute-1 = Posez une de vos tuiles, une face ou l’autre. Elle produit pour elle-même et pour chaque tuile qui la touche.
minute-2-title = Les dragons viennent
minute-2 = Les griffes attirent des dragons sur les tuiles sans dragon ni bâtiment. Pour 1 pièce d’or chacun, vous pouvez les déplacer.
minute-3-title = Déplacez votre sorcier
minute-3 = D’une case, ou par magie vers le Donjon ou la couleur d’un dragon de compagnie, puis d’une case.
minute-4-title = Domptez, capturez, bâtissez
minute-4 = Un dragon seul se dompte pour 3 pièces d’or ; 10 énergies capturent tous ceux d’une tuile ; 5 élèvent un bâtiment.
minute-5-title = Déterrez un trésor
minute-5 = Quand le terrain autour de vous correspond à une carte, déterrez-la. À la dernière tuile, la plus grande renommée gagne.
