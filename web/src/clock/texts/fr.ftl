# Ce que l’application dit des pendules et du temps qui reste.

clock = Pendule
clock-none = Aucune
clock-live = En direct
clock-days = Par jours
clock-turn = Temps par tour
clock-choice = { $name ->
    [t30s] 30 s + 2 min
    [t60s] 60 s + 5 min
    [t8h] 8 heures
    [t1d] 1 jour
   *[t3d] 3 jours
  }
clock-bank-note = Les minutes valent pour toute la partie. Elles s’écoulent quand le temps d’un tour est épuisé.
clock-ending = Temps épuisé
clock-ending-turn = Un robot joue ce tour
clock-ending-seat = Un robot prend la place
clock-own = Sa propre pendule
clock-any = Toute pendule
clock-named = { $name ->
    [t30s] 30 s + 2 min
    [t60s] 60 s + 5 min
    [t8h] 8 heures par tour
    [t1d] 1 jour par tour
   *[t3d] 3 jours par tour
  }

days = { $count ->
    [one] 1 jour
   *[other] { $count } jours
  }
hours = { $count } h
minutes = { $count } min
seconds = { $count } s
left = reste { $time }

bank = réserve { $clock }
has-time = Temps pour { $name } : { $time }.
has-time-bank = Temps pour { $name } : { $time }, puis la réserve : { $bank }.
you-have-time = Il vous reste { $time }.
you-have-time-bank = Il vous reste { $time }, puis la réserve : { $bank }.
almost-out = Votre temps est presque écoulé : { $time }.
then-turn = Ensuite, un robot joue ce tour pour vous.
then-seat = Ensuite, un robot prend votre place. Vous pourrez la reprendre.
clock-paused = Les pendules sont arrêtées jusqu’à ce que le serveur puisse de nouveau enregistrer.
bot-plays-turn = Votre temps est écoulé. Un robot joue ce tour, puis la place vous revient.
