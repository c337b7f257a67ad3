line = Cette partie peut continuer ailleurs, exactement où elle en est.
to-server = Continuer sur le serveur
to-server-line = Des amis peuvent vous rejoindre par un lien. La partie quitte cet appareil.
to-device = Continuer sur cet appareil
to-device-line = Vous pouvez jouer sans réseau. La partie quitte le serveur.
to-file = Enregistrer un fichier
to-file-line = « Ouvrir un fichier », à l’accueil, la reprend, ici ou dans n’importe quel Coffret.
mark = Une telle partie est marquée comme transportée et n’entre dans aucune statistique : avec son fichier, on pourrait lire toutes les cartes cachées et les lancers à venir.
