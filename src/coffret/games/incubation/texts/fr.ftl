# Incubation : tous les textes que lit un joueur.

game-title = Incubation
game-sentence = Faites éclore des dragons grâce à l’eau et au feu, et tirez parti de leurs trésors.
round = Tour de table { $number }
rounds = { $count ->
    [one] { $count } tour de table
   *[other] { $count } tours de table
  }

## Noms

face-water = eau
face-fire = feu
face-coin = pièce
face-chest = coffre
resource-water = eau
resource-fire = feu
colour-ruby = rubis
colour-azure = azur
colour-jade = jade
colour-amber = ambre
colour-hybrid = hybride
colour-mystery = mystère
reroll-first = le premier dé
reroll-second = le second dé
reroll-both = les deux dés

phase-first-egg = choisir un premier œuf
phase-roll = lancer les dés
phase-reroll = garder les dés ou relancer
phase-treasure = prendre un trésor
phase-dice = utiliser les dés
phase-place = placer un jeton
phase-excess = placer le surplus
phase-hatch = choisir l’œuf qui éclôt d’abord
phase-claim = réaliser un objectif

## Choses

egg = { $name } ({ $colour }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  } : { $water ->
    [one] { $water } eau
   *[other] { $water } eaux
  }, { $fire ->
    [one] { $fire } feu
   *[other] { $fire } feux
  })
section = { $colour } { $number }
nothing = rien
count-coin = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
  }
count-water = { $count ->
    [one] { $count } eau
   *[other] { $count } eaux
  }
count-fire = { $count ->
    [one] { $count } feu
   *[other] { $count } feux
  }
mark-gave = { $what ->
    [coin] 1 pièce
    [water] 1 eau
   *[fire] 1 feu
  } ({ $colour ->
    [ruby] rubis
    [azure] azur
    [jade] jade
   *[amber] ambre
  })
asks-dragons = { $count } { $count ->
    [one] dragon
   *[other] dragons
  } { $colour ->
    [ruby] rubis
    [azure] azur
    [jade] jade
   *[amber] ambre
  }
asks-same = { $count } dragons d’une même couleur
asks-different = des dragons de { $count } couleurs différentes
asks-total = { $count } dragons de n’importe quelle couleur
asks-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
  }

## Options

option-surplus = Surplus qui va dans un seul trésor
option-surplus-result = celui de chaque résultat
option-surplus-turn = celui de tout le tour

## Coups

move-choose-egg = Prendre { $egg }
move-roll = Lancer les dés
move-keep = Garder { $first } et { $second }
move-reroll = Relancer { $dice }
move-use-die = Utiliser le dé { $face }{ $pair ->
    [yes] {" "}seul ; l’autre prend alors un œuf
   *[no] {""}
  }
move-use-pair = Utiliser les deux dés { $face } en paire : en prendre 3
move-take-egg = Utiliser le dé { $face } pour prendre { $egg }{ $pair ->
    [yes]  ; l’autre dé { $face } compte alors seul
   *[no] {""}
  }
move-place = Poser 1 { $resource } sur { $egg }
move-leave-excess = Laisser { $excess } dans le trésor { $section } (actuellement : { $treasure })
move-hatch = Faire éclore { $egg } d’abord
move-take-treasure = Prendre le trésor { $section } : { $treasure }
move-claim = Réaliser « { $objective } », { $points ->
    [one] { $points } point
   *[other] { $points } points
  } : { $asks }
move-claim-nothing = Ne rien réaliser

## Événements

event-begins = { $player } commence.
event-turn = Tour de table { $number }, { $player }
event-took-egg = { $player } prend { $egg } dans le paquet { $deck }.
event-rolled = { $player } obtient { $first } et { $second }.
event-rerolled = { $player } relance et obtient { $first } et { $second }.
event-wheel-turned = La roulette pivote : { $treasure }.
event-took-coins = { $player } prend { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
  }.
event-placed = { $player } pose { $count } { $resource }{ $count ->
    [one] {""}
   *[other] x
  } dans l’incubateur { $incubator }.
event-left-excess = { $player } laisse { $count } { $resource }{ $count ->
    [one] {""}
   *[other] x
  } dans le trésor { $section }.
event-reserve-short = Réserve épuisée ({ $what }) : il en manque { $count }.
event-hatched = { $egg } éclôt : { $points ->
    [one] { $points } point
   *[other] { $points } points
  } pour { $player } !
event-took-treasure = { $player } prend le trésor { $section } : { $treasure }.
event-found-nothing = { $player } trouve vides les deux trésors { $colour }.
event-market-empty = Tous les trésors sont vides : { $player } n’en prend aucun.
event-claimed = { $player } réalise « { $objective } » : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
event-last-round = { $why } C’est le dernier tour de table.
event-ended = La partie est finie.
ending-decks = Deux paquets d’œufs sont épuisés.
ending-objectives = Il ne reste aucun objectif.
ending-rounds = La limite de tours de table est atteinte.

## La table dans un terminal

terminal-market = Marché
terminal-reserve = réserve
terminal-decks = Œufs
terminal-deck = Paquet { $number }
terminal-deck-left = { $count ->
    [one] { $count } œuf restant
   *[other] { $count } œufs restants
  }
terminal-deck-empty = épuisé
terminal-objectives = Objectifs
terminal-claimed = réalisé par { $player }
terminal-points = Points
terminal-coins = Pièces
terminal-incubators = Incubateurs
terminal-dragons = Dragons
terminal-empty = vide
terminal-dice = Dés : { $first } { $second }
terminal-round = Tour de table { $number }
terminal-setup = Premiers œufs
terminal-first = premier joueur
terminal-legend = ● eau  ▲ feu  ○ pièce · ◌ △ encore demandés · { $mystery } mystère  ◆☾ hybride · ◄ repère de la roulette · [feu] à utiliser  (feu) utilisé · ▸ joue maintenant
terminal-last-round = le dernier

## Ce qu’il y a à faire

guide-first-egg = Choisissez votre premier œuf : celui du dessus d’un paquet.
guide-roll = Lancez les deux dés.
guide-reroll = Gardez vos dés, ou relancez-en un ou deux : une seule fois.
guide-treasure = Choisissez le trésor que vous prenez.
guide-dice = Utilisez un dé pour ce qu’il montre, ou pour prendre un œuf.
guide-place = Choisissez l’œuf qui reçoit le jeton.
guide-excess = Aucun de vos œufs n’a besoin de ce jeton : choisissez le trésor qui le reçoit.
guide-hatch = Deux œufs sont prêts : choisissez celui qui éclôt d’abord.
guide-claim = Réalisez un objectif dont vous remplissez la condition, ou aucun.

## La vue, champ par champ

view-round = Tour de table
view-last-round = Dernier tour de table
view-dice = Dés
view-face = Face
view-spent = Utilisé
view-hand = Jetons à placer
view-sales = Trésors encore à prendre
view-any-treasure = Un trésor au choix
view-market = Marché
view-spinner = La roulette indique
view-spinner-coin = Pièce : section
view-spinner-water = Eau : section
view-spinner-fire = Feu : section
view-reserve = Réserve
view-decks = Œufs à prendre
view-top = Œuf du dessus
view-progress = Avancement
view-count = Œufs restants
view-objectives = Objectifs
view-kind = Type
view-colour = Couleur
view-colours = Couleurs
view-coin = Pièce
view-coins = Pièces
view-water = Eau
view-fire = Feu
view-egg-water = Eau requise
view-egg-fire = Feu requis
view-top-water = Eau requise
view-top-fire = Feu requis
view-dragons = Dragons
view-same = Dragons d’une même couleur
view-different = Couleurs différentes
view-total = Dragons en tout
view-claimed-by = Réalisé par
view-incubators = Incubateurs
view-egg = Œuf

## La table dans le navigateur

board-market = Le marché
board-decks = Les paquets
board-objectives = Objectifs
board-own = { $player } : incubateurs
board-tray = Dés
board-reserve = Réserve
board-egg = l’œuf { $colour } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
  } : { $water ->
    [one] { $water } eau
   *[other] { $water } eaux
  }, { $fire ->
    [one] { $fire } feu
   *[other] { $fire } feux
  })
board-deck = Paquet { $number } : { $egg }
board-deck-count = { $count ->
    [one] { $count } œuf
   *[other] { $count } œufs
  }
board-deck-empty = Épuisé
board-section = Trésor { $section } : { $treasure }
board-colours = { $colour }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
board-missing = Encore { $what }
board-ready = Prêt à éclore
board-incubator = Incubateur { $number } : { $egg }, { $state }
board-incubator-empty = Incubateur vide
board-incubator-waits = Un dé peut y placer un œuf
board-hatched = Éclos
board-hatched-none = Aucun dragon
board-dragon = dragon { $colour }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
board-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
  }
board-objective-claimed = Objectif, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
board-objective = { $asks }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
board-claimed = Réalisé par { $player }
board-of-coins = { $has } sur { $asked }
board-asks-dragons = { $count } { $colour ->
    [ruby] rubis
    [azure] azur
    [jade] jade
   *[amber] ambre
  }
board-asks-same = { $count } identiques
board-asks-different = { $count } couleurs
board-asks-total = { $count } dragons
board-asks-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
  }
board-met = Condition remplie
board-die = Dé : { $face }
board-die-spent = Dé : { $face }, utilisé
board-die-blank = Dé pas encore lancé
board-roll = Lancer les dés
board-keep = Garder les deux
board-reroll = Relancer
board-reroll-one = Relancer un dé
board-reroll-both = Relancer les deux
board-use = Utiliser le dé { $face }
board-use-one = Un seul dé { $face }
board-use-pair = Prendre 3 { $face ->
    [coin] pièces
    [water] eaux
   *[fire] feux
  }
board-claim = Réaliser : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
board-claim-nothing = Ne rien réaliser
board-with-die = Avec le dé { $face }
board-hand = À placer
board-excess = Surplus
board-close = Fermer
board-means-water = 1 eau sur un œuf, ou prendre un œuf
board-means-fire = 1 feu sur un œuf, ou prendre un œuf
board-means-coin = 1 pièce, ou prendre un œuf
board-means-chest = La roulette pivote d’une section
board-means-water-pair = 3 eaux sur vos œufs
board-means-fire-pair = 3 feux sur vos œufs
board-means-coin-pair = 3 pièces
board-means-chest-pair = Prenez le trésor de votre choix
board-claimed-own = À vous
board-theirs = Plateau : { $player }
board-dragons = { $count ->
    [one] { $count } dragon
   *[other] { $count } dragons
  }
board-hatched-sum = Éclos : { $count ->
    [one] { $count } dragon
   *[other] { $count } dragons
  }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
board-kind = { $count } { $kind ->
    [ruby] rubis
    [azure] azur
    [jade] jade
    [amber] ambre
    [mystery] mystère
   *[hybrid] { $count ->
        [one] hybride
       *[other] hybrides
      }
  }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
board-coins-word = { $count ->
    [one] pièce
   *[other] pièces
  }
board-claims-word = { $count ->
    [one] objectif
   *[other] objectifs
  }
board-deck-eggs = { $count ->
    [one] { $count } œuf
   *[other] { $count } œufs
  }
board-or = ou
board-treasure = Trésor { $section }
board-objective-title = Objectif
board-zoom-plain = Un œuf d’une seule couleur : { $colour }.
board-zoom-hybrid = Un hybride : { $colour }.
board-zoom-mystery = Un œuf mystère.
board-zoom-egg = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } à l’éclosion, pour { $water ->
    [one] { $water } eau
   *[other] { $water } eaux
  } et { $fire ->
    [one] { $fire } feu
   *[other] { $fire } feux
  }.
board-zoom-wheel = Au marché, en ce moment :
board-zoom-hybrid-counts = Un hybride ne compte pour aucun objectif.
board-zoom-mystery-counts = Il ne rapporte aucun trésor. Pour un objectif, il compte comme un dragon d’une couleur de votre choix.
board-zoom-deck = { $count ->
    [one] Le dernier œuf de ce paquet.
   *[other] { $count } œufs dans ce paquet ; seul celui du dessus est visible.
  }
board-zoom-section = Un dragon { $colour } qui éclôt peut rapporter ce trésor.
board-zoom-pair = avec deux de ces dés.
board-zoom-reserve = Ce qui est dépensé revient ici ; la roulette y puise.
board-middle = La table
board-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
board-empty = vide
board-first-player = Premier joueur
guide-take-up = Appuyez sur le dé que vous voulez utiliser d’abord.
guide-press-twice = Un appui montre, un second joue.
board-die-instead = Utiliser le dé { $face }
board-die-can = Le dé { $face } : { $count ->
    [one] un seul usage possible.
   *[other] { $count } usages possibles.
}
board-die-does = Avec le dé { $face } : { $what }
board-die-now = { $does }{ $egg ->
    [yes] . Ou prendre un œuf.
   *[no] .
}
board-hatches-now = Éclôt maintenant
tag-hatches = éclôt, +{ $points }
tag-take = le prendre
tag-coins = +{ $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
  }
tag-tokens = +{ $what }
tag-place = vous choisissez l’œuf
tag-excess = aucun œuf n’en a besoin : vers un trésor
name-hatch = Faire éclore { $egg }
name-take = Prendre { $what }
name-put = { $what } sur { $egg }
name-choose-egg = Choisir l’œuf
name-give-away = L’ajouter à un trésor
name-leave = Le laisser à { $section }
follows-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
follows-treasure = puis un trésor { $colour }
follows-excess = puis vous choisissez le trésor qui le reçoit
follows-place = puis vous choisissez l’œuf
follows-next-egg = puis l’œuf suivant se découvre
follows-chance = puis les dés décident
board-last-round = Dernier tour de table

## La fin : d’où viennent les points, ce qui départage

source-eggs = Œufs éclos
source-objectives = Objectifs
source-coins = Pièces
tie-objectives = Objectifs
decided-objectives = plus d’objectifs
tie-hatched = Œufs éclos
decided-hatched = plus d’œufs éclos
