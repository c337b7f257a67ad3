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

phase-ready = dites quand vous êtes prêt
phase-countdown = la manche va commencer
phase-round = posez un dé, ou votre barrière une fois tous posés
phase-copy = choisissez quel voisin copier
phase-give = choisissez à qui donner
phase-discard = choisissez un Jelly-pod à abandonner
phase-over = la partie est finie

option-pace = Rythme
option-pace-live = tous en même temps, contre la montre
option-pace-relaxed = détendu : l’un après l’autre
option-faces = Faces des quartiers
option-faces-both = les deux faces
option-faces-green = vertes seulement (première partie)
option-roll-ms = Durée d’un lancer en millisecondes
option-idle-timer = Sablier après une minute sans pose
option-idle-timer-on = oui
option-idle-timer-off = non

## Récompenses

reward-jelly = { $first ->
    [one] { $first } gelée
   *[other] { $first } gelées
  }
reward-pod = un Jelly-pod
reward-discard = abandonnez un Jelly-pod
reward-per-pod = { $first ->
    [one] { $first } gelée
   *[other] { $first } gelées
  } par Jelly-pod que vous avez
reward-copy-left = copiez le voisin de gauche
reward-copy-right = copiez le voisin de droite
reward-copy-choice = copiez un voisin au choix
reward-all-give = chaque autre joueur vous donne { $first }
reward-give-all = vous donnez { $first } à chaque autre joueur
reward-by-dice = { $first ->
    [one] avec { $first } dé
   *[other] jusqu’à { $first } dés
  } : { $second ->
    [one] { $second } gelée
   *[other] { $second } gelées
  }, au-delà : un Jelly-pod
reward-podium = 1er : { $first ->
    [one] { $first } gelée
   *[other] { $first } gelées
  }, 2e : { $second }
reward-podium-present = 1er : { $first ->
    [one] { $first } gelée
   *[other] { $first } gelées
  }, autres présents : { $second }

## Coups

district = { $name } ({ $number })
move-ready = Je suis prêt
move-roll-again = N’en poser aucun, relancer
move-place = Poser un { $die } : { $district }
move-place-and-aim = Poser un { $die } : { $district }, et déplacer sa cible { $step } : { $reward }
move-place-and-expel = Poser un { $die } : { $district }, et expulser un { $expelled } du { $owner }
move-close = Fermer avec votre barrière : { $district }
move-turn-timer = Retourner le sablier
move-hold = Patienter
move-copy = Copier le voisin de { $way }, { $district } : { $reward }
move-give = Donner au { $player }
move-discard = Abandonner le Jelly-pod : { $content }
neighbour = joueur { $number } ({ $name })
neighbour-self = vous-même
neighbour-next = votre voisin
neighbour-second = deuxième après vous
neighbour-third = troisième après vous
neighbour-fourth = quatrième après vous

## Événements

event-is-ready = { $player } est prêt.
event-countdown = La manche commence dans { $seconds } secondes.
event-round-begins = Manche { $number }
event-rolled = { $player } lance { $dice }.
event-placed = { $player } pose un { $die } au quartier { $district }.
event-expelled = { $player } expulse un { $die } de { $owner } du quartier { $district }.
event-aimed = { $player } déplace la cible du quartier { $district } vers la zone { $zone }.
event-closed = { $player } ferme le quartier { $district }.
event-timer-turned = { $player } retourne le sablier : encore 10 secondes.
event-timer-started = Personne n’a posé de dé depuis une minute : le sablier coule.
event-round-ends = { $why } La manche est finie.
event-cancelled = Les { $count } dés de { $player } qui montrent { $die } au quartier { $district } s’annulent.
event-scored = Quartier { $district }, zone { $zone } : { $winners } en tête avec { $points }.
event-copied = La récompense du quartier { $district }, zone { $zone }, est copiée.
event-copy-lost = Les copies reviennent à leur point de départ : rien.
event-disagreed = { $winners } ne sont pas d’accord : rien.
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
event-looked = { $player } regarde dans le Jelly-pod : { $content }.
event-pods-short = Il ne reste pas assez de Jelly-pods pour { $takers } : personne n’en prend.
event-gave = { $player } donne { $count ->
    [one] { $count } gelée
   *[other] { $count } gelées
  } à { $takers }.
event-discarded = { $player } abandonne un Jelly-pod.
event-out-of-time = { $player } a dépassé le temps.
event-centre = Centre-ville : { $winners } avec { $count ->
    [one] { $count } dé
   *[other] { $count } dés
  }.
event-pod-rolled = { $player } lance un { $die } pour un Jelly-pod.
event-opened-pods = { $player } trouve { $count ->
    [one] { $count } gelée
   *[other] { $count } gelées
  } dans ses Jelly-pods : { $total } en tout.
event-ended = Le monstre a disparu : la partie est finie.

## La table dans un terminal

terminal-round = Manche { $number } sur 4
terminal-timer = sablier : { $seconds } s
terminal-district = Quartier
terminal-rewards = Récompenses depuis l’entrée
terminal-dice-there = Dés à l’entrée
terminal-closed = fermé par { $player }
terminal-player = Joueur
terminal-jelly = Gelée
terminal-pods = Jelly-pods
terminal-dice = Dés
terminal-left = Restants
terminal-barrier = Barrière
terminal-centre = Centre
terminal-flying = en l’air
terminal-own-pods = Vos Jelly-pods : { $pods }
terminal-no-pods = aucun
terminal-legend = ▸ décompté d’abord · [ ] récompense ciblée

## Ce qu’il y a à faire

guide-ready = Dites que vous êtes prêt : la manche commence quand tous le sont.
guide-countdown = Préparez-vous : la manche va commencer.
guide-round = Posez un dé, relancez les autres ; une fois tous posés : barrière ou sablier.
guide-copy = Choisissez le quartier voisin dont vous copiez la récompense.
guide-give = Vous avez trop peu de gelée pour tous : choisissez à qui donner.
guide-discard = Choisissez le Jelly-pod que vous abandonnez.
guide-over = La partie est finie.

## La vue, champ par champ

view-phase = En ce moment
view-pace = Rythme
view-round = Manche
view-clock = Horloge
view-turn = Au tour de
view-seat = Place
view-roll-ms = Un lancer dure
view-starts = Départ dans
view-timer-ends = Sablier
view-deadline = Temps pour choisir
view-drone = Le décompte commence au quartier
view-districts = Quartiers
view-id = Nom
view-side = Face
view-target = Cible sur la zone
view-closed-by = Fermé par
view-rewards = Récompenses
view-dice = Dés
view-points = Points
view-districts-points = Somme
view-struck = Dés annulés
view-leaders = En tête
view-placing = Un dé de plus
view-sums = Somme avec un 1 à 6
view-leads = En tête avec un 1 à 6
view-pile = Jelly-pods restants
view-pending = Doivent encore choisir
view-scoring = Décompte en cours
view-district = Quartier
view-source = Récompense du quartier
view-winners = Gagnants
view-gift = Gelée pour chacun
view-players = Joueurs
view-jelly = Gelée
view-pods = Jelly-pods
view-own-pods = Vos Jelly-pods
view-opened-pods = Jelly-pods ouverts
view-loose = Dés non posés
view-flying = En train de lancer
view-ready = Peut agir dans
view-barrier = Barrière disponible
view-centre = Dés au centre-ville
view-own = Pour vos yeux seulement
view-discarded = Jelly-pods abandonnés
view-vote = Votre choix
view-unserved = Restent à servir

## Mots de la vue

pace-live = tous en même temps, contre la montre
pace-relaxed = l’un après l’autre

## La fin : d’où viennent les points, ce qui départage

source-jelly = Gelée
source-pods = Jelly-pods

## Le plateau dans le navigateur

jm-tray = Votre plateau
jm-round-of = Manche { $number } sur 4
jm-closed = fermé
jm-closed-by = Fermé par { $name }
jm-target = cible : { $reward }
jm-leads = { $count ->
    [one] { $names } en tête avec { $points }
   *[other] { $names } en tête avec { $points }
  }
jm-has = { $name } : { $points }
jm-scored-first = décompté d’abord : { $district }
jm-centre = Centre-ville
jm-centre-1 = Centre-
jm-centre-2 = ville
jm-centre-rule = le plus de dés : un pod
jm-centre-of = Joueur { $number } : { $count }.
jm-legend-expel = 1 2 expulser
jm-legend-aim = 3 4 viser
jm-pods-left = { $count ->
    [one] { $count } Jelly-pod restant
   *[other] { $count } Jelly-pods restants
  }
jm-pods-left-short = pods restants
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
jm-use-expel = expulser !
jm-use-forward = viser →
jm-use-back = ← viser
jm-place = Poser le { $die } : { $district }, { $sum } pour vous
jm-place-and-aim = Poser le { $die } : { $district }, et viser : { $reward }
jm-place-and-expel = Poser le { $die } : { $district }, et expulser un { $expelled } de { $name }
jm-close = Fermer : { $district }
jm-copy-this = Copier ici
jm-copy-chosen = Votre choix
jm-copy-this-of = Copier : { $district }
jm-expel-with = Expulser avec votre { $die }
jm-too-late = Trop tard
jm-die-gone = Ce dé n’est plus là
jm-target-moved = La cible a bougé
jm-not-now = Pas ici
jm-ready-title = Êtes-vous prêt ?
jm-ready-line = La manche commence quand tous le sont.
jm-ready-said = Vous êtes prêt.
jm-awaits = { $count ->
    [0] La partie continue.
    [one] { $names } réfléchit encore.
   *[other] { $names } réfléchissent encore.
  }
jm-countdown-title = Préparez-vous !
jm-countdown-line = Tous commencent au même instant.
jm-watching = La course est lancée.
jm-turn-of = Au tour de { $name }.
jm-turn-wait = Votre tour viendra.
jm-rolling = Vos dés sont en l’air.
jm-in-the-air = En l’air
jm-hold = Vous tenez un { $die }.
jm-hold-last = Vous tenez un { $die }, votre dernier dé.
jm-hold-barrier = Tous vos dés sont posés.
jm-tap-close = Touchez un quartier pour le fermer avec votre barrière : plus personne ne pourra y poser.
jm-tap-plain = Touchez un quartier pour l’y poser.
jm-tap-plain-brief = Touchez un quartier.
jm-tap-aim = Touchez un quartier pour l’y poser. Touchez une zone en pointillé pour déplacer aussi la cible.
jm-tap-aim-brief = Touchez un quartier, ou une zone pour viser.
jm-tap-expel = Touchez un quartier pour l’y poser. Touchez un dé cerclé pour l’expulser aussi.
jm-tap-expel-brief = Touchez un quartier ; glissez pour expulser.
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
jm-copy-line = Choisissez le voisin à copier. Tous doivent être d’accord, sinon rien.
jm-give-line = Vous avez { $jelly } de gelée, et { $count } joueurs en attendent { $gift } chacun : à qui d’abord ?
jm-discard-line = Choisissez le Jelly-pod que vous abandonnez.
jm-twins = { $player } : { $count } × { $die } s’annulent.
jm-copied = La cible de ce quartier compte ici : { $district }.
jm-over-title = La partie est finie.
jm-gone = Le monstre a disparu.
jm-total = { $name } : { $points } de gelée en tout, { $jelly } sur la table, le reste dans { $pods ->
    [one] { $pods } Jelly-pod
   *[other] { $pods } Jelly-pods
  }
jm-card-roll = Lancez tout, posez-en un, relancez.
jm-card-roll-more = La plus forte somme prend la récompense encadrée.
jm-card-effects = 1 2 expulser · 3 4 viser · 5 6 forts
jm-card-effects-more = L’effet est à votre choix, et seulement en posant.
jm-card-twins = Les doubles s’annulent.
jm-card-twins-more = Tout est posé ? Fermez un quartier, retournez le sablier.

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
jm-tap-close-brief = Touchez un quartier pour le fermer.
jm-practice = Faire un essai
jm-guided = Première manche guidée

## La règle en une minute

minute-1-title = Lancez, posez
minute-1 = Tout le monde joue en même temps : lancez vos dés, posez-en un dans un quartier, relancez les autres.
minute-2-title = Expulsez, visez
minute-2 = Un 1 ou un 2 peut expulser un autre dé vers le centre-ville. Un 3 ou un 4 peut déplacer la cible.
minute-3-title = Doubles annulés
minute-3 = Deux dés égaux d’un même joueur dans un quartier ne comptent pas. La plus grande somme est en tête.
minute-4-title = Fermez, retournez
minute-4 = Tout est posé ? Fermez un quartier avec votre barrière, retournez le sablier : les autres ont 10 secondes.
minute-5-title = Prenez la gelée
minute-5 = Dans chaque quartier, la plus grande somme prend la récompense encadrée. Les Jelly-pods s’ouvrent à la fin ; le plus de gelée gagne.
