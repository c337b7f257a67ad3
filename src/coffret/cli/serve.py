"""`coffret serve`: the tables on the network."""

import webbrowser
from threading import Thread
from typing import Annotated

import typer

from coffret.engine.errors import BadOptions

from .common import console, warn_of_broken_games
from .store import KeepFinished, KeepIdle, KeepPeople

PORT = 8000
SHORTEST_TOKEN = 16
NEARBY = 10
"""Ports tried after the default one, if none was given: always the same, because a browser keeps
its settings by origin."""


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[
        int | None, typer.Option(min=0, max=65535, help=f"{PORT} if it is not given.")
    ] = None,
    open: Annotated[
        bool,
        typer.Option(
            "--open", help="Open the browser; use another port if the default one is taken."
        ),
    ] = False,
    db: Annotated[
        str | None,
        typer.Option(
            "--db",
            "--store",
            help="A file for SQLite, or postgresql://…; by default in your data folder.",
        ),
    ] = None,
    node: Annotated[
        str | None,
        typer.Option(help="This server's name among several that share a store in PostgreSQL."),
    ] = None,
    node_address: Annotated[
        str | None,
        typer.Option(help="Where the other nodes reach it, such as 10.0.0.5:8100: no one else."),
    ] = None,
    workers_for_bots: Annotated[
        int, typer.Option(min=1, help="Worker processes for the bots.")
    ] = 1,
    origin: Annotated[
        list[str] | None,
        typer.Option(help="Another allowed origin, such as https://example.org; repeatable."),
    ] = None,
    root_path: Annotated[
        str, typer.Option(help="The path under which a proxy offers the server, such as /games.")
    ] = "",
    public_host: Annotated[
        list[str] | None,
        typer.Option(help="A name that people find the server by; repeatable."),
    ] = None,
    trust_proxy: Annotated[
        list[str] | None,
        typer.Option(
            help="The address or network of a proxy that is believed who asks; repeatable."
        ),
    ] = None,
    keep_finished: KeepFinished = 0,
    keep_idle: KeepIdle = 90,
    keep_people: KeepPeople = 365,
    metrics: Annotated[
        str | None,
        typer.Option(help="Offer figures for Prometheus here, such as 127.0.0.1:9464."),
    ] = None,
    metrics_token: Annotated[
        str | None,
        typer.Option(
            envvar="COFFRET_METRICS_TOKEN",
            help="Offer them at /metrics, to those who have this token.",
        ),
    ] = None,
    lobby: Annotated[bool, typer.Option(help="Whether people may open tables to everyone.")] = True,
    push: Annotated[
        str | None,
        typer.Option(
            help="Send push notices; mailto:you@example.org or a page: how push services reach you."
        ),
    ] = None,
    mail: Annotated[
        str | None,
        typer.Option(
            envvar="COFFRET_MAIL",
            help="Send notices by mail through this server: smtp://user:password@host:587.",
        ),
    ] = None,
    mail_from: Annotated[str | None, typer.Option(help="The address that mails come from.")] = None,
    site: Annotated[
        str | None,
        typer.Option(help="Where people find this server, for links in mails: https://…"),
    ] = None,
    access_log: Annotated[
        str | None, typer.Option(help="A file for a line about every request; - is stderr.")
    ] = None,
    refusal_log: Annotated[
        str | None, typer.Option(help="A file for a line about every refusal; - is stderr.")
    ] = None,
    tables_per_address: Annotated[
        int, typer.Option(min=1, help="Tables one IP address may open per hour.")
    ] = 100,
    messages_per_second: Annotated[
        float, typer.Option(min=1, help="Messages one socket may send per second.")
    ] = 20,
    work_per_address: Annotated[
        float,
        typer.Option(
            min=0,
            help="Milliseconds of processor time that one address gains in a second; 0: no limits "
            "of work, sockets and connections by address.",
        ),
    ] = 250,
    sockets_per_address: Annotated[
        int, typer.Option(min=1, help="Sockets that one address may have open.")
    ] = 256,
) -> None:
    """Serve tables until stopped with Ctrl-C."""
    from coffret.server import logs
    from coffret.server.app import Server, make_app
    from coffret.server.figures import figures_at
    from coffret.server.http_server import run
    from coffret.server.limits import Limits
    from coffret.server.nodes.settings import node_named
    from coffret.server.notices.settings import Notices, mail_of, push_of
    from coffret.server.place import placed
    from coffret.server.retention import Keep
    from coffret.server.stores import open_store
    from coffret.server.visits import Visits

    if metrics_token is not None and len(metrics_token) < SHORTEST_TOKEN:
        raise BadOptions(f"a token of fewer than {SHORTEST_TOKEN} signs is soon guessed")
    warn_of_broken_games()
    place = placed(host, root_path, public_host or (), trust_proxy or (), origin or ())
    notices = Notices(push_of(push), mail_of(mail, mail_from, site))
    own = node_named(node, node_address, db)
    logs.to_stderr(quiet=open)
    server = Server(
        lambda: open_store(db, own is not None),
        workers_for_bots,
        limits=Limits(
            tables_per_address=tables_per_address,
            messages_per_second=messages_per_second,
            work_per_second=work_per_address,
            sockets_per_address=sockets_per_address,
            connections_per_address=2 * sockets_per_address,
        ),
        place=place,
        keep=Keep(keep_finished, keep_idle, keep_people),
        has_lobby=lobby,
        notices=notices,
        metrics_token=metrics_token,
        visits=Visits(access_log, refusal_log),
        node=own,
    )
    usual = [*range(PORT, PORT + NEARBY), 0] if open else [PORT]
    ports = usual if port is None else [port]
    with figures_at(metrics):
        up = welcome if open else lambda address: None
        drain = None if own is None else server.drain
        run(make_app(server), host, ports, up, place.root, own, drain)


def welcome(address: str) -> None:
    """Print the address and open it: in a thread, because some browsers block their caller."""
    console.print(f"Coffret: [bold]{address}[/] [dim](Ctrl-C)[/]")
    Thread(target=webbrowser.open, args=(address,), daemon=True).start()
