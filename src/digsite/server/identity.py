"""Who is asking: a guest with a signed cookie, or the holder of an account.

A guest is a person from the first visit on. An account is a login and a password for the same person, so that the
tables stay. The cookie says who it is and of which epoch; it cannot be forged, and raising the person's epoch voids
every cookie that is out there.
"""

from __future__ import annotations

import hashlib
import secrets
import time
import unicodedata
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final, Protocol

from argon2 import PasswordHasher
from itsdangerous import BadData, URLSafeSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from digsite.kernel.text import LOCALES, Words
from digsite.server import tokens
from digsite.server.limits import Limits, address
from digsite.server.logs import Log
from digsite.server.names import BadName, clean_login, clean_name, clean_password, login_key
from digsite.server.passwords import Passwords
from digsite.server.person import Person
from digsite.server.problems import Problem
from digsite.server.settings import Settings
from digsite.server.store import LoginTaken

COOKIE: Final = "digsite"
DAY: Final = 24 * 3600
COOKIE_SECONDS: Final = 400 * DAY
"""As long as browsers keep one."""
RENEW_SECONDS: Final = DAY
LONGEST_COOKIE: Final = 400
WORDS: Final = Path(__file__).parent / "words"

log = Log("identity")


class People(Protocol):
    """The part of the store that knows people."""

    async def person(self, person_id: str) -> Person | None: ...

    async def add_person(self, person: Person) -> None: ...

    async def change_person(self, person: Person, epoch: int) -> None: ...

    async def person_of_login(self, login: str) -> Person | None: ...

    async def setting(self, key: str, make: Callable[[], str]) -> str: ...


class Doorman:
    """Knows who is asking, lets guests in and looks after accounts. `await Doorman.open(…)` makes one."""

    def __init__(
        self,
        people: People,
        settings: Settings,
        limits: Limits,
        passwords: Passwords,
        *,
        key: str,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._people: Final = people
        self._settings: Final = settings
        self._limits: Final = limits
        self._passwords: Final = passwords
        self._clock: Final = clock
        self._signed: Final = URLSafeSerializer(
            key, salt="digsite.person", signer_kwargs={"digest_method": hashlib.sha256, "key_derivation": "hmac"}
        )
        self._words: Final = {locale: Words(locale, [WORDS]) for locale in LOCALES}

    @classmethod
    async def open(
        cls,
        people: People,
        settings: Settings,
        limits: Limits,
        *,
        hasher: PasswordHasher | None = None,
        clock: Callable[[], float] = time.time,
    ) -> Doorman:
        """The doorman of a server. The key is the setting's, else one that the store keeps for all workers.

        Args:
            people: the store.
            settings: for the key and the cookie.
            limits: with the kinds "guest", "account", "login", "login anywhere" and "login from".
            hasher: argon2's parameters; None for the usual ones.
            clock: seconds since 1970.
        """
        key = settings.secret_key or await people.setting("secret_key", tokens.new_token)
        return cls(people, settings, limits, await Passwords.open(hasher), key=key, clock=clock)

    # --- cookies --------------------------------------------------------------------------------

    async def who(self, connection: HTTPConnection) -> Person | None:
        """Who is asking, by the cookie of a request or a socket; None for nobody we know."""
        found = await self._known(connection)
        return found[0] if found else None

    async def welcome(self, request: HTTPConnection, response: Response) -> Person:
        """Who is asking; whoever is new becomes a guest. The cookie is set, and renewed from time to time."""
        found = await self._known(request)
        if found is not None:
            person, issued = found
            if self._clock() - issued >= RENEW_SECONDS:
                self._hand_cookie(response, person)
            return person
        self._limits.take("guest", address(request))
        locale = pick_locale(request.headers.get("accept-language", ""))
        name = self._called(locale, str(1000 + secrets.randbelow(9000)))
        person = Person(id=tokens.new_id(), name=name, locale=locale, created_at=self._clock())
        await self._people.add_person(person)
        log.info("guest", person=person.id)
        self._hand_cookie(response, person)
        return person

    async def _known(self, connection: HTTPConnection) -> tuple[Person, int] | None:
        """The person of a good cookie, and when the cookie was made."""
        cookie = connection.cookies.get(COOKIE, "")
        if not cookie or len(cookie) > LONGEST_COOKIE:
            return None
        try:
            content = self._signed.loads(cookie)
        except BadData:
            return None  # forged, or signed with another key
        match content:
            case [str(person_id), int(epoch), int(issued)] if self._clock() - issued <= COOKIE_SECONDS:
                person = await self._people.person(person_id)
                if person is not None and person.epoch == epoch:
                    return person, issued
        return None

    def _hand_cookie(self, response: Response, person: Person) -> None:
        response.set_cookie(
            COOKIE,
            self._signed.dumps([person.id, person.epoch, int(self._clock())]),
            max_age=COOKIE_SECONDS,
            path="/",
            secure=self._settings.is_secure,
            httponly=True,
            samesite="lax",
        )

    def _called(self, locale: str, number: str) -> str:
        """What a guest is called who has said no name."""
        return self._words[locale].say("guest-name", number=number)

    def _guest_name(self, name: str, locale: str) -> str:
        """The name that a guest was given, in another language; a name of one's own stays as it is."""
        number = "".join(char for char in name if char in "0123456789")
        given = number != "" and any(name == self._called(spoken, number) for spoken in LOCALES)
        return self._called(locale, number) if given else name

    # --- what people change ---------------------------------------------------------------------

    async def rename(self, person: Person, *, name: str | None = None, locale: str | None = None) -> Person:
        """The person with another name, another locale, or both. None leaves what there is."""
        if locale is not None and locale not in LOCALES:
            raise Problem("invalid", f"locale: that is not spoken here; locales: {', '.join(LOCALES)}")
        fresh = await self._fresh(person)
        spoken = fresh.locale if locale is None else locale
        changed = replace(
            fresh, name=self._guest_name(fresh.name, spoken) if name is None else clean_name(name), locale=spoken
        )
        if changed != fresh:
            await self._change(changed, fresh)
        return changed

    async def sign_up(
        self, request: HTTPConnection, response: Response, person: Person, login: str, password: str
    ) -> Person:
        """Make an account of a guest, who stays the same person. Cookies from before are void; a new one is set."""
        login, password = clean_login(login), clean_password(password)
        if person.login is not None:
            raise Problem("has_account")
        self._limits.take("account", address(request))
        if await self._people.person_of_login(login) is not None:
            raise Problem("login_taken")
        password_hash = await self._passwords.hash(password)
        fresh = await self._fresh(person)
        if fresh.login is not None:
            raise Problem("has_account")
        changed = replace(fresh, login=login, password_hash=password_hash, epoch=fresh.epoch + 1)
        try:
            await self._change(changed, fresh)
        except LoginTaken as problem:
            raise Problem("login_taken") from problem
        log.info("account", person=person.id)
        self._hand_cookie(response, changed)
        return changed

    async def log_in(self, request: HTTPConnection, response: Response, login: str, password: str) -> Person:
        """The holder of an account, with a cookie set. An unknown login and a wrong password are refused alike."""
        key = self._count_try(request, login)
        person = await self._holder(login)
        if not await self._passwords.fits(person.password_hash if person else None, _composed(password)):
            raise Problem("wrong_login")
        assert person is not None  # what nobody has fits nothing
        assert person.password_hash is not None
        self._limits.forgive("login", key)
        if self._passwords.is_old(person.password_hash):
            password_hash = await self._passwords.hash(_composed(password))
            fresh = await self._fresh(person)
            if fresh.password_hash == person.password_hash:
                person = replace(fresh, password_hash=password_hash)
                await self._change(person, fresh)
        log.info("login", person=person.id)
        self._hand_cookie(response, person)
        return person

    async def log_out(self, response: Response, person: Person | None, *, everywhere: bool = False) -> None:
        """Take the cookie back; everywhere: void every cookie of that person."""
        if person is not None and everywhere:
            fresh = await self._fresh(person)
            await self._change(replace(fresh, epoch=fresh.epoch + 1), fresh)
            log.info("logout everywhere", person=person.id)
        response.delete_cookie(COOKIE, path="/", secure=self._settings.is_secure, httponly=True, samesite="lax")

    async def change_password(
        self, request: HTTPConnection, response: Response, person: Person, old: str, new: str
    ) -> Person:
        """Take a new password if the old one is right. Cookies from before are void; a new one is set."""
        new = clean_password(new)
        if person.login is None:
            raise Problem("forbidden", "A guest has no password; make an account first.")
        key = self._count_try(request, person.login)
        if not await self._passwords.fits(person.password_hash, _composed(old)):
            raise Problem("wrong_login", "The old password is not right.")
        self._limits.forgive("login", key)
        password_hash = await self._passwords.hash(new)
        fresh = await self._fresh(person)
        changed = replace(fresh, password_hash=password_hash, epoch=fresh.epoch + 1)
        await self._change(changed, fresh)
        log.info("password changed", person=person.id)
        self._hand_cookie(response, changed)
        return changed

    def _count_try(self, request: HTTPConnection, login: str) -> str:
        """Count a try at a password, before anything is looked at: too many are refused, whoever it is.

        Somebody who guesses at one address soon has to wait, and does not keep the holder waiting at another.
        """
        login, source = login_key(login), address(request)
        key = f"{login} {source}"
        self._limits.take("login from", source)
        self._limits.take("login", key)
        self._limits.take("login anywhere", login)
        return key

    async def _holder(self, login: str) -> Person | None:
        """Who has a login. What cannot be one is nobody's, and is not asked for."""
        try:
            return await self._people.person_of_login(clean_login(login))
        except BadName:
            return None

    async def _change(self, changed: Person, fresh: Person) -> None:
        """Write a person who was read just now, unless that person was logged out meanwhile."""
        try:
            await self._people.change_person(changed, fresh.epoch)
        except LookupError as problem:
            raise Problem("no_person") from problem  # gone meanwhile

    async def _fresh(self, person: Person) -> Person:
        """The person as the store has it now. A cookie that was voided meanwhile no longer counts."""
        fresh = await self._people.person(person.id)
        if fresh is None or fresh.epoch != person.epoch:
            raise Problem("no_person")
        return fresh


def _composed(password: str) -> str:
    return unicodedata.normalize("NFC", password)


def pick_locale(accepted: str) -> str:
    """The locale that a browser likes best among ours, from its Accept-Language; English if it likes none."""
    best, liking = LOCALES[0], 0.0
    for part in accepted[:500].split(","):
        tag, _, quality = part.strip().partition(";q=")
        language = tag.strip().partition("-")[0].lower()
        try:
            wanted = float(quality or "1")
        except ValueError:
            continue
        if language in LOCALES and liking < wanted <= 1.0:
            best, liking = language, wanted
    return best
