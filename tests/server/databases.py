"""A real PostgreSQL for tests, on a free port, run by a user who is not root."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from types import TracebackType
from typing import Any

from ..programs import postgres
from .ports import free_port

EMPTY = "DROP SCHEMA public CASCADE; CREATE SCHEMA public"
"""Makes it as it was at first."""
OTHERS = "pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()"


class Postgres:
    """`with` starts it; it may be stopped and started again in between."""

    def __init__(self) -> None:
        self._initdb = postgres("initdb")  # before anything is made
        self._folder = Path(tempfile.mkdtemp(prefix="coffret-postgres-"))
        who: dict[str, Any] = {}
        if os.getuid() == 0:
            account = pwd.getpwnam("postgres" if _is_user("postgres") else "nobody")
            os.chown(self._folder, account.pw_uid, account.pw_gid)
            who = {"user": account.pw_uid, "group": account.pw_gid, "extra_groups": []}
        self._port = free_port()
        environment = {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", "HOME": str(self._folder)}
        self._common: dict[str, Any] = {"cwd": self._folder, "env": environment, **who}
        self._server: subprocess.Popen[Any]
        self.address = f"postgresql://coffret@127.0.0.1:{self._port}/postgres"

    def __enter__(self) -> Postgres:
        data = self._folder / "data"
        subprocess.run(
            # No test cuts the power: what is written need not be safe from that.
            [self._initdb, "-D", data, "-U", "coffret", "--auth=trust", "-E", "UTF8", "--no-sync"],
            check=True,
            stdout=subprocess.DEVNULL,
            **self._common,
        )
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()
        shutil.rmtree(self._folder)

    def start(self) -> None:
        place: list[Any] = ["-p", str(self._port), "-k", self._folder, "-h", "127.0.0.1", "-F"]
        self._server = subprocess.Popen(
            [postgres("postgres"), "-D", self._folder / "data", *place],
            stderr=subprocess.DEVNULL,
            **self._common,
        )
        self._wait()

    def stop(self) -> None:
        """At once, without waiting for those who are connected."""
        self._server.send_signal(signal.SIGINT)
        self._server.wait()

    def signal_sessions(self, number: signal.Signals) -> None:
        """Send a signal to the processes that serve others than us."""
        for (session,) in self.execute(f"SELECT pid FROM {OTHERS}"):
            os.kill(session, number)

    def end_sessions(self) -> None:
        self.execute(f"SELECT pg_terminate_backend(pid) FROM {OTHERS}")

    def execute(self, statement: str) -> list[Any]:
        import psycopg

        with psycopg.connect(self.address, autocommit=True) as connection:
            done = connection.execute(statement)
            return done.fetchall() if done.description else []

    def _wait(self) -> None:
        import psycopg

        for _ in range(1200):
            try:
                psycopg.connect(self.address).close()
            except psycopg.OperationalError:
                time.sleep(0.05)
            else:
                return
        raise TimeoutError("PostgreSQL did not start")


def _is_user(name: str) -> bool:
    return any(account.pw_name == name for account in pwd.getpwall())
