line = This game can go on at another place, exactly where it is now.
to-server = Continue at the server
to-server-line = Friends can join by a link. The game leaves this device.
to-device = Continue on this device
to-device-line = You can play without a network. The game leaves the server.
to-file = Save to a file
to-file-line = “Open a file” on the first page continues it, here or at any Coffret.
mark = Such a game is marked as carried and counts in no statistics: with its file, all hidden cards and coming rolls could be looked up.
