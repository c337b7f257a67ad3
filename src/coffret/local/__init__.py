"""The box without a server: the same tables in a browser's worker, and a folder of files for it.

`coffret serve`'s own app runs there under interpreted rules. What a browser does in another way is
in this package: no sockets (bridge), no disk (store), no threads or processes (bots, replays).
"""
