"""Settings: from the environment, from the caller, and refused where they are wrong."""

from __future__ import annotations

from typing import Any

import pytest

from digsite.kernel.errors import BadInput
from digsite.server.settings import Settings


def test_nothing_has_to_be_set() -> None:
    settings = Settings.read({})
    assert settings.database == "sqlite:///digsite.db"
    assert (settings.body_bytes, settings.import_bytes, settings.message_bytes) == (65536, 2097152, 8192)
    assert settings.idle_days == 3
    assert settings.public_url == ()
    assert not settings.is_secure


def test_the_environment_is_read_and_the_caller_wins() -> None:
    environ = {
        "DIGSITE_LOG_LEVEL": "WARNING",
        "DIGSITE_BOT_SECONDS": "0.5",
        "DIGSITE_BODY_BYTES": " 2048 ",
        "HOME": "x",
    }
    settings = Settings.read(environ, bot_seconds=1.5, cache_stories=None)
    assert (settings.log_level, settings.bot_seconds, settings.body_bytes) == ("warning", 1.5, 2048)
    assert settings.cache_stories == Settings().cache_stories


def test_an_empty_variable_is_not_set() -> None:
    assert Settings.read({"DIGSITE_DATABASE": "", "DIGSITE_SECRET_KEY": " "}) == Settings()


def test_workers_get_the_same_settings() -> None:
    settings = Settings(
        database="postgresql://me:pw@db/x",
        public_url=("https://a.example", "http://b.example:8000"),
        secret_key="k" * 32,
        cookie_secure=False,
        idle_days=0.00001,
        log_level="debug",
    )
    assert Settings.read(settings.environ()) == settings
    assert Settings.read(Settings().environ()) == Settings()


@pytest.mark.parametrize(
    ("url", "origin"),
    [
        ("https://Dig.Example", "https://dig.example"),
        ("https://dig.example:443/", "https://dig.example"),
        ("http://dig.example:8000", "http://dig.example:8000"),
        ("http://[::1]:8000", "http://[::1]:8000"),
    ],
)
def test_origins_are_written_as_browsers_do(url: str, origin: str) -> None:
    assert Settings(public_url=(url,)).public_url == (origin,)


@pytest.mark.parametrize(
    ("urls", "given", "secure"),
    [
        ("https://a.example", None, True),
        ("http://a.example", None, False),
        ("https://a.example, http://b.example", None, False),
        ("http://a.example", "yes", True),
        ("https://a.example", "off", False),
    ],
)
def test_cookies_are_secure_where_the_server_is(urls: str, given: str | None, secure: bool) -> None:
    environ = {"DIGSITE_PUBLIC_URL": urls, **({"DIGSITE_COOKIE_SECURE": given} if given else {})}
    assert Settings.read(environ).is_secure is secure


@pytest.mark.parametrize(
    ("name", "value", "allowed"),
    [
        ("BODY_BYTES", "lots", "whole number"),
        ("BODY_BYTES", "12.5", "whole number"),
        ("BODY_BYTES", "3", "1024 to 16777216"),
        ("BOT_SECONDS", "nan", "0.01 to 60.0"),
        ("BOT_SECONDS", "soon", "a number"),
        ("BOT_PROCESSES", "0", "1 to 256"),
        ("LOG_LEVEL", "loud", "debug, info, warning, error"),
        ("PAGE", "nowhere", "index.html"),
        ("COOKIE_SECURE", "perhaps", "true"),
        ("PUBLIC_URL", "dig.example", "https://HOST"),
        ("PUBLIC_URL", "https://dig.example/table", "without a path"),
        ("PUBLIC_URL", "https://me@dig.example", "https://HOST"),
        ("PUBLIC_URL", "https://dig.example:port", "https://HOST"),
        ("FORWARDED_ALLOW_IPS", "proxy.example", "addresses or networks"),
    ],
)
def test_a_wrong_value_is_refused_by_name(name: str, value: str, allowed: str) -> None:
    with pytest.raises(BadInput) as problem:
        Settings.read({f"DIGSITE_{name}": value})
    assert f"DIGSITE_{name}" in str(problem.value)
    assert value in str(problem.value)
    assert allowed in str(problem.value)


@pytest.mark.parametrize("value", [True, 4096.0, "4096"])
def test_a_number_of_the_wrong_kind_is_refused(value: Any) -> None:
    with pytest.raises(BadInput, match="DIGSITE_BODY_BYTES"):
        Settings(body_bytes=value)


@pytest.mark.parametrize("value", ["127.0.0.1, 10.0.0.0/8, ::1", "*"])
def test_proxies_are_addresses_and_networks(value: str) -> None:
    assert Settings.read({"DIGSITE_FORWARDED_ALLOW_IPS": value}).forwarded_allow_ips == value


def test_an_unknown_setting_is_refused() -> None:
    with pytest.raises(BadInput, match="'colour'"):
        Settings.read({}, colour="red")


def test_errors_and_repr_tell_no_secret() -> None:
    with pytest.raises(BadInput) as problem:
        Settings.read({"DIGSITE_SECRET_KEY": "hunter2"})
    assert "hunter2" not in str(problem.value)
    assert "at least 32" in str(problem.value)
    with pytest.raises(BadInput, match="mysql:…") as problem:
        Settings.read({"DIGSITE_DATABASE": "mysql://me:hunter2@db/x"})
    assert "hunter2" not in str(problem.value)
    shown = repr(Settings(database="postgresql://me:hunter2@db/x", secret_key="hunter2" * 5))
    assert "hunter2" not in shown


@pytest.mark.parametrize(
    ("allowed", "address", "may"),
    [
        ("127.0.0.1,::1", "127.0.0.1", True),
        ("127.0.0.1,::1", "::ffff:127.0.0.1", True),
        ("127.0.0.1,::1", "::1", True),
        ("127.0.0.1,::1", "192.0.2.1", False),
        ("192.0.2.0/24", "192.0.2.77", True),
        ("127.0.0.1", "", False),
        ("127.0.0.1", "testclient", False),
        ("*", "192.0.2.1", True),
    ],
)
def test_metrics_are_told_to_those_who_are_named(allowed: str, address: str, may: bool) -> None:
    assert Settings.read({}, metrics_allow_ips=allowed).may_read_metrics(address) is may
