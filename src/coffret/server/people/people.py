"""People: who they are, their devices, and how devices come and go."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import partial
from time import time
from typing import TypeVar

from ..closing import GOING_AWAY, SEAT_MOVED
from ..logs import log
from ..refusals import Refused
from ..seats import hashed, new_secret
from ..store import Rows, Store, Unsaved
from ..tables import Tables
from . import outcomes, recovery
from . import rows as kept
from .codes import Codes
from .keys import NOT_PROVEN, Challenges
from .rewriting import Names, Rewrite, erased, names_at, next_of, not_kept, passed, rewrite
from .rows import Device, Person
from .tidying import Seen
from .who import NOBODY, Known, Who

T = TypeVar("T")

NO_PERSON = "this device is not known here yet"
NO_CODE = "this code or these words are not valid: ask for new ones"
MOST_DEVICES = 20


class People:
    def __init__(self, store: Store, tables: Tables) -> None:
        self._store = store
        self._tables = tables
        self.known = Known(store)
        self.challenges = Challenges()
        self.codes = Codes()
        self.seen = Seen(store)
        self.on_end: Callable[[str, int, str], None] | None = None
        """The other nodes, which may have sockets of a token that ends."""

    # Becoming known

    async def register(self, who: Who, key: str, label: str, name: str) -> tuple[Person, str]:
        """The person of a device, and the token that it uses from now on; "": the one that it
        has. A key that is known signs in; a new one becomes the person's, or a new person's."""

        def job(rows: Rows) -> Person | None:
            known = kept.device(rows, "key", key)
            if known is not None and known.token != who.token:
                return None
            person = kept.person(rows, "holder", who.holder)
            if person is None:
                id = known.person if known is not None else new_id
                kept.add_person(rows, Person(id, who.holder, name, None, moment))
                person = kept.person(rows, "id", id)
            assert person is not None
            kept.put_device(rows, Device(key, person.id, who.token, label, moment))
            return person

        moment, new_id = int(time()), secrets.token_urlsafe(12)
        token = ""
        if not who.holder:
            token = new_secret()
            who = self.known.new(token)
        person = await self._change(job)
        if person is None:
            return await self.sign_in(who, key)
        self.known.learn(who.token, Who(person.holder, who.token, person.id))
        return person, token

    async def sign_in(self, who: Who, key: str) -> tuple[Person, str]:
        """The person of a key, and a new token; the one before ends. What the device has played
        without its token is the person's."""

        def job(rows: Rows) -> tuple[Person, str] | None:
            device = kept.device(rows, "key", key)
            person = None if device is None else kept.person(rows, "id", device.person)
            if device is None or person is None:
                return None
            rows("UPDATE devices SET token = ? WHERE key = ?", hashed(token), key)
            rows("UPDATE people SET seen = ? WHERE id = ?", int(time()), person.id)
            return person, device.token

        token = new_secret()
        found = await self._change(job)
        if found is None:
            raise Refused("not_yours", NOT_PROVEN)
        person, before = found
        self.known.learn(hashed(token), Who(person.holder, hashed(token), person.id))
        self._end(before, GOING_AWAY, "this device has signed in again")
        if who.holder and not who.person:
            await self._adopt(who.holder, person.holder)
        return person, token

    # Devices

    def new_code(self, who: Who) -> str:
        return self.codes.new(self._own(who))

    async def new_words(self, who: Who, language: str) -> list[str]:
        """Twelve words, in place of those before."""
        id, words = self._own(who), recovery.new_phrase(language)
        made = recovery.hash_of(" ".join(words))
        await self._change(lambda rows: rows("UPDATE people SET words = ? WHERE id = ?", made, id))
        return words

    async def add_device(
        self, who: Who, key: str, label: str, code: str, words: str, bring: bool
    ) -> tuple[Person | None, int, str]:
        """Make a device one of the person's who gave it a code, or of those words. The number of
        games that it has played alone; as long as it does not `bring` them, nothing changes."""
        person = await self._of_code(code, words)
        alone = await self._alone(who, person)
        if alone and not bring:
            return None, len(alone), ""
        if code and self.codes.use(code) is None:
            raise Refused("not_yours", NO_CODE)  # someone else was faster

        def job(rows: Rows) -> bool:
            if kept.person(rows, "id", person.id) is None:
                return False
            others = [each for each in kept.devices(rows, person.id) if each.key != key]
            if len(others) >= MOST_DEVICES:
                raise Refused("too_many", f"{MOST_DEVICES} devices are the most: remove one")
            kept.put_device(rows, Device(key, person.id, who.token, label, int(time())))
            return True

        token = ""
        if not who.holder:
            token = new_secret()
            who = self.known.new(token)
        if not await self._change(job):
            raise Refused("not_yours", NO_CODE)
        self.known.learn(who.token, Who(person.holder, who.token, person.id))
        if alone:
            await self._adopt(who.holder, person.holder)
        if who.person and who.person != person.id:
            await self._change(lambda rows: _forget_if_alone(rows, who.person))
        log("device added")
        return person, len(alone), token

    async def remove_device(self, who: Who, device: str) -> None:
        """Its token ends at once, also on open sockets. The last device stays."""
        id = self._own(who)

        def job(rows: Rows) -> Device:
            devices = kept.devices(rows, id)
            found = next((each for each in devices if id_of(each.key) == device), None)
            if found is None:
                raise Refused("not_yours", "this is no device of yours")
            if len(devices) == 1:
                raise Refused("last_device", "the last device stays: delete everything instead")
            kept.drop_device(rows, found.key)
            return found

        gone = await self._change(job)
        self.codes.forget(id)
        self._end(gone.token, SEAT_MOVED, "this device was removed")

    # What is kept, and its end

    async def rename(self, who: Who, name: str) -> None:
        id = self._own(who)
        await self._change(lambda rows: rows("UPDATE people SET name = ? WHERE id = ?", name, id))

    async def person(self, who: Who) -> tuple[Person, list[Device]] | None:
        def job(rows: Rows) -> tuple[Person, list[Device]] | None:
            person = kept.person(rows, "id", who.person)
            return None if person is None else (person, kept.devices(rows, person.id))

        return await self._store.read(job) if who.person else None

    async def delete(self, who: Who) -> None:
        """Everything of a person: bots take the seats, names and talk go, then the rows. What
        failed half-way can be asked for again: the person goes last."""
        if not who.holder:
            return
        devices = (await self.person(who) or (None, []))[1]
        for each in devices:
            # First, so that no device takes a seat meanwhile; this one may ask again.
            if each.token != who.token:
                self._end(each.token, SEAT_MOVED, "this person was deleted")
        names = await self._names(who.holder)
        await self._keep_no_seats(names)
        await self._each_table(who.holder, erased(who.holder))
        # Others may have opened a next table meanwhile.
        await self._keep_no_seats(names)
        await self._change(lambda rows: outcomes.forget(rows, who.holder))
        if who.person:
            await self._change(lambda rows: kept.forget_person(rows, who.person))
            self.codes.forget(who.person)
        self._tables.bell.wishing.discard(who.holder)
        for token in {who.token, *(each.token for each in devices)}:
            self._end(token, SEAT_MOVED, "this person was deleted")
        log("person deleted")

    # Helpers

    def _own(self, who: Who) -> str:
        if not who.person:
            raise Refused("not_yours", NO_PERSON)
        return who.person

    async def _of_code(self, code: str, words: str) -> Person:
        id, phrase = self.codes.person(code) if code else None, recovery.hash_of(words)

        def job(rows: Rows) -> Person | None:
            if code:
                return kept.person(rows, "id", id or "")
            return kept.person(rows, "words", phrase)

        person = await self._store.read(job)
        if person is None:
            raise Refused("not_yours", NO_CODE)
        return person

    async def _alone(self, who: Who, person: Person) -> list[str]:
        """The games that come with a device: those that no other device could continue."""
        if not who.holder or who.person == person.id:
            return []

        def job(rows: Rows) -> list[str]:
            if who.person and len(kept.devices(rows, who.person)) > 1:
                return []
            return kept.tables_of(rows, who.holder)

        return await self._store.read(job)

    async def _adopt(self, old: str, new: str) -> None:
        await self._each_table(old, passed(old, new), new)
        await self._change(lambda rows: outcomes.pass_on(rows, old, new))

    async def _each_table(self, holder: str, how: Rewrite, new: str = "") -> None:
        def job(table: str) -> Callable[[Rows], None]:
            def change(rows: Rows) -> None:
                rewrite(rows, table, how)
                rows("DELETE FROM holdings WHERE holder = ? AND id = ?", holder, table)
                if new:
                    add = "INSERT INTO holdings (holder, id) VALUES (?, ?) ON CONFLICT DO NOTHING"
                    rows(add, new, table)

            return change

        for table in await self._store.read(lambda rows: kept.tables_of(rows, holder)):
            await self._tables.rewrite(table, job(table))

    async def _names(self, holder: str) -> dict[str, Names]:
        """By table, the names that someone had there."""

        def job(rows: Rows) -> dict[str, Names]:
            return {each: names_at(rows, each, holder) for each in kept.tables_of(rows, holder)}

        return await self._store.read(job)

    async def _keep_no_seats(self, names: dict[str, Names]) -> None:
        """Tables of a rematch keep no seats for someone who goes."""

        def job(rows: Rows) -> list[tuple[str, Names]]:
            found = [(next_of(rows, table), each) for table, each in names.items()]
            return [(table, each) for table, each in found if table is not None]

        for table, each in await self._store.read(job):
            how = not_kept(each)
            await self._tables.rewrite(table, partial(rewrite, table=table, how=how))

    def _end(self, token: str, code: int, reason: str) -> None:
        """A token holds nothing any more."""
        self.known.learn(token, NOBODY)
        self._tables.drop_device(token, code, reason)
        if self.on_end is not None:
            self.on_end(token, code, reason)

    async def _change(self, job: Callable[[Rows], T]) -> T:
        try:
            return await self._store.change(job)
        except Unsaved:
            raise Refused("not_saved", "this cannot be saved just now: try again") from None


def _forget_if_alone(rows: Rows, person: str) -> None:
    """Someone without a device has become someone else."""
    if not kept.devices(rows, person):
        kept.forget_person(rows, person)


def id_of(key: str) -> str:
    """A device's short name, for its person."""
    return hashed(key)[:16]
