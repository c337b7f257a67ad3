# Attack of the Jelly Monster : tous les textes que lit un joueur.

game-name = Jelly Monster
game-title = Attack of the { game-name }
game-sentence = Tout le monde lance ses dés en même temps. Sauvez la ville… ou dévorez-la.

## Noms

die-1 = 1
die-2 = 2
die-3 = 3
die-4 = 4
die-5 = 5
die-6 = 6
content-1 = 1 gelée
content-2 = 2 gelées
content-3 = 3 gelées
content-4 = 4 gelées
content-5 = 5 gelées
content-6 = 6 gelées
content-roll = lancez un dé
way-left = gauche
way-right = droite
step-forward = en avant
step-back = en arrière
ending-timer = Le sablier est écoulé.
ending-placed = Tous les dés sont posés.
ending-patience = Plus personne ne pose de dé.

phase-ready = donner le feu vert
phase-countdown = la manche va commencer
phase-round = poser les dés, puis la barrière
phase-copy = choisir le quartier à copier
phase-give = choisir à qui donner de la gelée
phase-discard = choisir le Jelly-pod à défausser

option-pace = Rythme
option-pace-live = en temps réel, tous ensemble
option-pace-relaxed = tranquille, chacun son tour
option-faces = Faces des quartiers
option-faces-both = les deux faces
option-faces-green = vertes seulement (première partie)
option-roll-ms = Durée d’un lancer en millisecondes
option-idle-timer = Sablier après une minute d’inactivité
option-idle-timer-on = oui
option-idle-timer-off = non

## Récompenses

reward-jelly = { $first ->
    [one] { $first } gelée
   *[other] { $first } gelées
  }
reward-pod = un Jelly-pod
reward-discard = défaussez un Jelly-pod
reward-per-pod = { $first ->
    [one] { $first } gelée
   *[other] { $first } gelées
  } par Jelly-pod
reward-copy-left = copiez le quartier de gauche
reward-copy-right = copiez le quartier de droite
reward-copy-choice = copiez un quartier voisin au choix
reward-all-give = chaque autre joueur vous donne { $first ->
    [one] { $first } gelée
   *[other] { $first } gelées
  }
reward-give-all = vous donnez { $first ->
    [one] { $first } gelée
   *[other] { $first } gelées
  } à chaque autre joueur
reward-by-dice = { $first ->
    [one] avec { $first } dé
   *[other] jusqu’à { $first } dés
  } : { $second ->
    [one] { $second } gelée
   *[other] { $second } gelées
  }, au-delà : un Jelly-pod
reward-podium = 1er : { $first ->
    [one] { $first } gelée
   *[other] { $first } gelées
  }, 2e : { $second }
reward-podium-present = 1er : { $first ->
    [one] { $first } gelée
   *[other] { $first } gelées
  }, autres présents : { $second }

## Coups

district = { $name } ({ $number })
move-ready = C’est bon pour moi
move-roll-again = Relancer sans poser
move-place = Poser un { $die } : { $district }
move-place-and-aim = Poser un { $die } : { $district }, et déplacer sa cible { $step } : { $reward }
move-place-and-expel = Poser un { $die } : { $district }, et expulser un { $expelled } ({ $owner })
move-close = Bloquer avec la barrière : { $district }
move-turn-timer = Retourner le sablier
move-hold = Patienter
move-copy = Copier le quartier de { $way }, { $district } : { $reward }
move-give = Donner à { $player }
move-discard = Défausser le Jelly-pod : { $content }
neighbour-self = le vôtre
neighbour-next = juste après vous
neighbour-second = deuxième après vous
neighbour-third = troisième après vous
neighbour-fourth = quatrième après vous

## Événements

event-is-ready = C’est bon pour { $player }.
event-countdown = La manche commence dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  }.
event-round-begins = Manche { $number }
event-rolled = { $player } lance les dés : { $dice }.
event-placed = { $player } pose un { $die } au quartier { $district }.
event-expelled = { $player } expulse un { $die } ({ $owner }) du quartier { $district }.
event-aimed = { $player } déplace la cible du quartier { $district } vers la zone { $zone }.
event-closed = { $player } bloque le quartier { $district }.
event-timer-turned = { $player } retourne le sablier : encore 10 secondes.
event-timer-started = Personne n’a posé de dé depuis une minute : le sablier coule.
event-round-ends = { $why } La manche est finie.
event-cancelled = { $player } : { $count } dés de valeur { $die } s’annulent au quartier { $district }.
event-scored = Quartier { $district }, zone { $zone } : majorité pour { $winners } avec { $points }.
event-copied = La récompense du quartier { $district }, zone { $zone }, est copiée.
event-copy-lost = Les copies tournent en rond : pas de récompense.
event-disagreed = { $winners } ne se mettent pas d’accord : pas de récompense.
event-took-jelly = { $takers } { $takers_count ->
    [one] prend
   *[other] prennent chacun
  } { $count ->
    [one] { $count } gelée
   *[other] { $count } gelées
  }.
event-took-pod = { $takers } { $takers_count ->
    [one] prend un Jelly-pod
   *[other] prennent chacun un Jelly-pod
  }.
event-looked = { $player } regarde dans le Jelly-pod : { $content }.
event-pods-short = Il ne reste pas assez de Jelly-pods pour { $takers } : personne n’en prend.
event-gave = { $player } donne { $count ->
    [one] { $count } gelée
   *[other] { $count } gelées
  } à { $takers }.
event-discarded = { $player } défausse un Jelly-pod.
event-out-of-time = { $player } n’a pas choisi à temps.
event-centre = Centre-ville : { $winners } avec { $count ->
    [one] { $count } dé
   *[other] { $count } dés
  }.
event-pod-rolled = { $player } obtient un { $die } pour un Jelly-pod.
event-opened-pods = { $player } trouve { $count ->
    [one] { $count } gelée
   *[other] { $count } gelées
  } dans ses Jelly-pods : { $total } en tout.
event-ended = Le monstre a disparu : la partie est finie.

## La table dans un terminal

terminal-round = Manche { $number } sur 4
terminal-timer = sablier : { $seconds } s
terminal-district = Quartier
terminal-rewards = Récompenses depuis l’entrée
terminal-dice-there = Dés à l’entrée
terminal-closed = bloqué par { $player }
terminal-jelly = Gelée
terminal-pods = Jelly-pods
terminal-dice = Dés
terminal-left = Restants
terminal-barrier = Barrière
terminal-centre = Centre
terminal-flying = en l’air
terminal-own-pods = Vos Jelly-pods : { $pods }
terminal-no-pods = aucun
terminal-legend = ◉ décompté d’abord · [ ] récompense ciblée · ⚀⚁ envoyer un dé au centre · ⚂⚃ déplacer la cible · ⚄⚅ sans effet · ▸ décide maintenant

## Ce qu’il y a à faire

guide-ready = Donnez votre feu vert : la manche commence quand tout le monde l’a fait.
guide-countdown = Préparez-vous : la manche va commencer.
guide-round = Posez un dé, relancez les autres ; une fois tous vos dés posés : barrière ou sablier.
guide-copy = Choisissez le quartier voisin dont vous copiez la récompense.
guide-give = Vous n’avez pas assez de gelée pour tout le monde : choisissez à qui donner.
guide-discard = Choisissez le Jelly-pod à défausser.

## La vue, champ par champ

view-pace = Rythme
view-round = Manche
view-clock = Horloge
view-roll-ms = Un lancer dure
view-starts = Départ dans
view-timer-ends = Sablier
view-deadline = Temps pour choisir
view-drone = Le décompte commence au quartier
view-districts = Quartiers
view-target = Cible sur la zone
view-closed-by = Bloqué par
view-rewards = Récompenses
view-dice = Dés
view-districts-points = Somme
view-struck = Dés annulés
view-leaders = En tête
view-placing = Un dé de plus
view-sums = Somme avec un 1 à 6
view-leads = En tête avec un 1 à 6
view-level = À égalité avec un 1 à 6
view-cancels = S’annule avec un 1 à 6
view-centre-leaders = En tête au centre-ville
view-places = Classement
view-pile = Jelly-pods restants
view-pending = Doivent encore choisir
view-scoring = Décompte en cours
view-district = Quartier
view-source = Récompense du quartier
view-winners = Joueurs majoritaires
view-gift = Gelée pour chacun
view-jelly = Gelée
view-pods = Jelly-pods
view-own-pods = Vos Jelly-pods
view-opened-pods = Jelly-pods ouverts
view-loose = Dés non posés
view-flying = En train de lancer
view-ready = Peut agir dans
view-barrier = Barrière disponible
view-centre = Dés au centre-ville
view-own = Vos informations secrètes
view-discarded = Jelly-pods défaussés
view-vote = Votre choix
view-unserved = Doivent encore recevoir

## Mots de la vue

pace-live = en temps réel, tous ensemble
pace-relaxed = chacun son tour

## La fin : d’où viennent les points, ce qui départage

source-jelly = Gelée
source-pods = Jelly-pods

## Le plateau dans le navigateur

jm-tray = Votre plateau
jm-round-of = Manche { $number } sur 4
jm-closed = bloqué
jm-closed-by = Bloqué par { $name }
jm-target = cible : { $reward }
jm-leads = { $names } en tête avec { $points }
jm-has = { $name } : { $points }
jm-scored-first = décompté d’abord : { $district }
jm-centre = Centre-ville
jm-centre-1 = Centre-
jm-centre-2 = ville
jm-centre-rule = le plus de dés : un Jelly-pod
jm-centre-of = Joueur { $number } : { $count }.
jm-legend-expel = 1 2 expulser
jm-legend-aim = 3 4 viser
jm-pods-left = { $count ->
    [one] { $count } Jelly-pod restant
   *[other] { $count } Jelly-pods restants
  }
jm-pods-left-short = Jelly-pods
jm-pods = { $count ->
    [one] { $count } Jelly-pod
   *[other] { $count } Jelly-pods
  }
jm-dice-of = { $count ->
    [0] tous les dés posés
    [one] { $count } dé à poser
   *[other] { $count } dés à poser
  }
jm-die-label = Un { $die }, { $effect }
jm-effect-expel = expulser
jm-effect-aim = viser
jm-effect-none = sans effet
jm-use-expel = expulser !
jm-use-forward = viser →
jm-use-back = ← viser
jm-place = Poser le { $die } : { $district }, { $sum } pour vous
jm-place-and-aim = Poser le { $die } : { $district }, et viser : { $reward }
jm-place-and-expel = Poser le { $die } : { $district }, et expulser un { $expelled } ({ $name })
jm-close = Bloquer : { $district }
jm-copy-this = Copier ici
jm-copy-chosen = Votre choix
jm-copy-this-of = Copier : { $district }
jm-expel-with = Expulser avec votre { $die }
jm-too-late = Trop tard
jm-die-gone = Ce dé n’est plus là
jm-target-moved = La cible a bougé
jm-not-now = Pas ici
jm-ready-title = C’est bon pour vous ?
jm-ready-line = La manche commence quand tout le monde a donné le feu vert.
jm-ready-said = Vous avez donné votre feu vert.
jm-awaits = { $count ->
    [0] La partie continue.
    [one] { $names } réfléchit encore.
   *[other] { $names } réfléchissent encore.
  }
jm-countdown-title = Préparez-vous !
jm-countdown-line = Tout le monde commence au même instant.
jm-watching = La course est lancée.
jm-turn-of = C’est à { $name } de jouer.
jm-turn-wait = Votre tour viendra.
jm-rolling = Vos dés sont en l’air.
jm-in-the-air = En l’air
jm-hold = Vous tenez un { $die }.
jm-hold-last = Vous tenez un { $die }, votre dernier dé.
jm-hold-barrier = Tous vos dés sont posés.
jm-tap-close = Touchez un quartier pour le bloquer avec votre barrière : plus personne ne pourra y poser.
jm-tap-plain = Touchez un quartier pour l’y poser.
jm-tap-plain-brief = Touchez un quartier.
jm-tap-aim = Touchez un quartier pour l’y poser. Touchez une zone en pointillé pour déplacer aussi la cible.
jm-tap-aim-brief = Touchez un quartier, ou une zone pour viser.
jm-tap-expel = Touchez un quartier pour l’y poser. Touchez un dé cerclé pour l’expulser aussi.
jm-tap-expel-brief = Touchez un quartier ; glissez pour expulser.
jm-dice-left = { $count ->
    [one] Un dernier dé.
   *[other] { $count } dés à poser.
  }
jm-pick = { $count ->
    [one] Posez-le, ou relancez-le.
   *[other] Posez-en un, ou relancez tout.
  }
jm-pick-relaxed = Posez un dé, ou aucun.
jm-all-placed = Tous vos dés sont posés.
jm-tap-barrier = Prenez votre barrière et touchez un quartier : plus personne ne pourra y poser.
jm-does-ready = feu vert donné
jm-does-asked = On commence ?
jm-does-roll = dés en l’air
jm-does-wait = tout est posé
jm-does-vote = À vous de voter
jm-does-votes = vote en cours
jm-does-choose = choix en cours
jm-does-place = { $count ->
    [one] { $count } dé à poser
   *[other] { $count } dés à poser
  }
jm-just-wait = Attendez maintenant les autres.
jm-roll-again = { $count ->
    [one] Le relancer
   *[other] Tout relancer
  }
jm-place-none = N’en poser aucun
jm-pass = Passer
jm-your-barrier = votre barrière
jm-timer-line = Les autres auront alors 10 secondes. Ou attendez.
jm-after-last = barrière et sablier : après votre dernier dé
jm-key-space = Espace
jm-key-enter = Entrée
jm-skip = Passer
jm-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
  }
jm-thinks = { $name } réfléchit encore
jm-answered = { $name } a répondu
jm-district-led = { $count ->
    [0] { $district } : personne en tête.
   *[other] { $district } : { $names } en tête avec { $points }.
  }
jm-copy-line = Choisissez le quartier à copier. Sans accord unanime, rien.
jm-give-line = Vous avez { $jelly ->
    [one] { $jelly } gelée
   *[other] { $jelly } gelées
  }, et { $count } joueurs en attendent { $gift } chacun : à qui d’abord ?
jm-discard-line = Choisissez le Jelly-pod à défausser.
jm-twins = { $player } : { $count } × { $die } s’annulent.
jm-copied = La cible de ce quartier compte ici : { $district }.
jm-over-title = La partie est finie.
jm-gone = Le monstre a disparu.
jm-won = { $points ->
    [one] Victoire : { $names }, avec { $points } gelée.
   *[other] Victoire : { $names }, avec { $points } gelées.
  }
jm-won-by = { $jelly } sur la table, { $found } dans { $pods ->
    [one] { $pods } Jelly-pod.
   *[other] { $pods } Jelly-pods.
  }
jm-own-end = { $place ->
    [1] Victoire ! { $points ->
        [one] { $points } gelée.
       *[other] { $points } gelées.
      }
   *[other] { $place }e place, avec { $points ->
        [one] { $points } gelée.
       *[other] { $points } gelées.
      }
  }
jm-total = { $name } : { $points ->
    [one] { $points } gelée
   *[other] { $points } gelées
  } en tout, { $jelly } sur la table, le reste dans { $pods ->
    [one] { $pods } Jelly-pod
   *[other] { $pods } Jelly-pods
  }
jm-card-roll = Lancez tout, posez-en un, relancez.
jm-card-roll-more = La plus forte somme prend la récompense encadrée.
jm-card-effects = 1 2 expulser · 3 4 viser · 5 6 forts
jm-card-effects-more = L’effet est à votre choix, et seulement en posant.
jm-card-twins = Les doubles s’annulent.
jm-card-twins-more = Tout est posé ? Bloquez un quartier, retournez le sablier.

## Several people around one screen

jm-tray-of = Plateau : { $name }
jm-jelly = { $count ->
    [one] { $count } gelée
   *[other] { $count } gelées
  }
jm-peek = { $count ->
    [one] { $count } Jelly-pod : maintenez pour le regarder
   *[other] { $count } Jelly-pods : maintenez pour les regarder
  }
jm-pod-number = Jelly-pod { $number } : maintenez pour le regarder
jm-give-up = Défausser ce Jelly-pod
jm-whose = Quel dé ? Faites-le glisser, ou touchez votre rangée.
jm-nothing-new = Rien n’a changé.
jm-tap-close-brief = Touchez un quartier pour le bloquer.
jm-practice = Faire un essai
jm-guided = Première manche guidée

## La règle en une minute

minute-1-title = Lancez, posez
minute-1 = Tout le monde joue en même temps : lancez vos dés, posez-en un dans un quartier, relancez les autres.
minute-2-title = Expulsez, visez
minute-2 = Un 1 ou un 2 peut expulser un autre dé vers le centre-ville. Un 3 ou un 4 peut déplacer la cible.
minute-3-title = Doubles annulés
minute-3 = Deux dés égaux d’un même joueur dans un quartier ne comptent pas. La plus grande somme est en tête.
minute-4-title = Bloquez, retournez
minute-4 = Tout est posé ? Bloquez un quartier avec votre barrière, retournez le sablier : les autres ont 10 secondes.
minute-5-title = Prenez la gelée
minute-5 = Dans chaque quartier, la plus grande somme prend la récompense encadrée. Les Jelly-pods s’ouvrent à la fin ; le plus de gelée gagne.
