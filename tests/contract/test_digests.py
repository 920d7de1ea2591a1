"""The same seed and the same answers give the same game: on every machine, in every build, in every version."""

from __future__ import annotations

import pytest

from tests.contract import digests
from tests.contract.configurations import CONFIGURATIONS, Configuration


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_a_game_has_the_digest_on_file(configuration: Configuration) -> None:
    assert digests.fingerprint(configuration) == digests.read().get(str(configuration)), (
        "this game plays differently: raise rules_version and run `python -m tests.contract.digests`, or mend the code"
    )


def test_the_file_has_these_games_and_no_others() -> None:
    assert list(digests.read()) == [str(configuration) for configuration in CONFIGURATIONS]
