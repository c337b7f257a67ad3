# Ce que disent les avis, sur le téléphone et par courriel.

notice-move = À vous de jouer : { $game }
notice-clock = Bientôt plus de temps : { $game }
notice-end = Partie terminée : { $game }
notice-open = Une table est ouverte : { $game }
notice-with = Avec { $names }.
notice-left-hours = { $body } { $hours ->
    [one] Il reste une heure.
   *[other] Il reste { $hours } heures.
  }
notice-left-minutes = { $body } { $minutes ->
    [one] Il reste une minute.
   *[other] Il reste { $minutes } minutes.
  }
notice-mail =
    { $title }
    { $body }

    La table : { $table }

    Vous recevez ce courriel parce que vous l’avez demandé au serveur de la table.
    Ne plus en recevoir, en une pression : { $stop }
confirm-subject = Des courriels pour vos parties ?
confirm-mail =
    Quelqu’un a demandé à un serveur de jeux d’écrire à cette adresse quand c’est à son tour.

    Si c’est vous, confirmez ici : { $link }

    Ce lien marche une fois, pendant un jour. Sinon, ne faites rien : aucun autre courriel ne viendra.
