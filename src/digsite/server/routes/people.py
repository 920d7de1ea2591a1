"""Routes about people: who I am, my name, and an account to keep my tables across devices."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Request, Response
from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from digsite.server import names
from digsite.server.deps import MaybeMe, Me, TheBring, TheDoorman
from digsite.server.person import Person
from digsite.server.problems import Problem, answers
from digsite.server.wire import Locale

router = APIRouter(prefix="/api", tags=["people"])

Name = Annotated[
    str,
    Field(
        description="Plain text, as the others see it", min_length=1, max_length=names.LONGEST_NAME, examples=["Ada"]
    ),
    AfterValidator(names.clean_name),
]
NewLogin = Annotated[
    str,
    Field(
        description="Letters, digits and . _ - + @; capital letters make no difference",
        min_length=names.SHORTEST_LOGIN,
        max_length=names.LONGEST_LOGIN,
        examples=["ada"],
    ),
    AfterValidator(names.clean_login),
]
NewPassword = Annotated[
    str,
    Field(min_length=names.SHORTEST_PASSWORD, max_length=names.LONGEST_PASSWORD, examples=["a long sentence"]),
    AfterValidator(names.clean_password),
]
Password = Annotated[str, Field(max_length=names.LONGEST_PASSWORD, examples=["a long sentence"])]


class Body(BaseModel):
    """What is sent. Fields that are not known are refused: a slip of the pen shall not go unnoticed."""

    model_config = ConfigDict(extra="forbid", hide_input_in_errors=True)


class MeAnswer(BaseModel):
    """Who you are here."""

    id: str = Field(description="Stays the same, also when a guest makes an account")
    name: str = Field(description="What the others see")
    locale: Locale = Field(description="The language that you are told things in")
    login: str | None = Field(description="What you log in with; null for a guest")
    is_guest: bool = Field(description="Whether there is no account yet: a guest is lost with the cookie")

    @classmethod
    def of(cls, person: Person) -> MeAnswer:
        """What a person is told about themselves; nothing of the password."""
        return cls.model_validate(_told(person))


class LoginAnswer(MeAnswer):
    """Who you are now, and whose tables came along."""

    brought_from: str | None = Field(description="The guest whose tables were brought; null if none were to be")


class MeChange(Body):
    """What is to change; what is left out stays."""

    name: Name | None = None
    locale: Locale | None = None


class NewAccount(Body):
    """The account to be made of a guest."""

    login: NewLogin
    password: NewPassword


class Login(Body):
    """The account to be opened."""

    login: Annotated[str, Field(max_length=2 * names.LONGEST_LOGIN, examples=["ada"])]
    password: Password
    bring_tables: bool = Field(
        default=False, strict=True, description="Whether the tables of the guest you are become the account's"
    )


class Logout(Body):
    """How far to log out."""

    everywhere: bool = Field(default=False, strict=True, description="Whether every other device is logged out too")


class PasswordChange(Body):
    """The password there was, and the one to come."""

    old: Password
    new: NewPassword


@router.get("/me", operation_id="get_me", summary="Who am I?", responses=answers(429, 503))
async def get_me(request: Request, response: Response, doorman: TheDoorman) -> MeAnswer:
    """Who you are. Whoever comes for the first time becomes a guest, with a name to begin with and a cookie."""
    return MeAnswer.of(await doorman.welcome(request, response))


@router.patch(
    "/me",
    operation_id="change_me",
    summary="Change my name or my language",
    responses=answers(400, 401, 403, 413, 422, 429, 503),
)
async def change_me(change: MeChange, me: Me, doorman: TheDoorman) -> MeAnswer:
    """Take another name or another language. At tables where you sit already, the name stays as it was."""
    return MeAnswer.of(await doorman.rename(me, name=change.name, locale=change.locale))


@router.post(
    "/account",
    operation_id="make_account",
    summary="Make an account",
    status_code=201,
    responses=answers(400, 401, 403, 409, 413, 422, 429, 503),
)
async def make_account(
    account: NewAccount, me: Me, request: Request, response: Response, doorman: TheDoorman
) -> MeAnswer:
    """Make an account of the guest you are. You stay the same person, and your tables stay yours."""
    return MeAnswer.of(await doorman.sign_up(request, response, me, account.login, account.password))


@router.post(
    "/login",
    operation_id="log_in",
    summary="Log in",
    responses=answers(400, 401, 403, 409, 413, 422, 429, 503),
)
async def log_in(
    login: Login, before: MaybeMe, request: Request, response: Response, doorman: TheDoorman, bring: TheBring
) -> LoginAnswer:
    """Open an account on this device. The tables of the guest you were can be brought along, else they stay behind."""
    if login.bring_tables and before is not None and before.login is not None:
        raise Problem("has_account", "Only a guest's tables can be brought; log out first.")
    person = await doorman.log_in(request, response, login.login, login.password)
    brought_from = None
    if login.bring_tables and before is not None:
        await bring(before, person)
        brought_from = before.id
    return LoginAnswer.model_validate({**_told(person), "brought_from": brought_from})


@router.post(
    "/logout",
    operation_id="log_out",
    summary="Log out",
    status_code=204,
    responses=answers(400, 403, 413, 422, 429, 503),
)
async def log_out(logout: Logout, me: MaybeMe, doorman: TheDoorman) -> Response:
    """Forget who you are on this device, or everywhere. A guest who does that is not found again."""
    response = Response(status_code=204)
    await doorman.log_out(response, me, everywhere=logout.everywhere)
    return response


@router.post(
    "/password",
    operation_id="change_password",
    summary="Change my password",
    responses=answers(400, 401, 403, 413, 422, 429, 503),
)
async def change_password(
    change: PasswordChange, me: Me, request: Request, response: Response, doorman: TheDoorman
) -> MeAnswer:
    """Take a new password. Every other device is logged out."""
    return MeAnswer.of(await doorman.change_password(request, response, me, change.old, change.new))


def _told(person: Person) -> dict[str, object]:
    return {
        "id": person.id,
        "name": person.name,
        "locale": person.locale,
        "login": person.login,
        "is_guest": person.login is None,
    }
