"""Tables that differ only in secrets send the same bytes to whoever may not know them: the short form.

One game of every configuration that the contract is tried with, to its end, with twins now and then. The long form,
`python -m digsite.lab.server.twins`, has twins all the time.
"""

from __future__ import annotations

import pytest

import digsite
from digsite.lab.checks import CheckFailed
from digsite.lab.server.twin_pair import Tally
from digsite.lab.server.twins import play
from digsite.server import tell
from tests.contract.configurations import CONFIGURATIONS, Configuration

SERVED = [configuration for configuration in CONFIGURATIONS if configuration.key in digsite.game_keys()]
PAUSE = {1: 12, 2: 60, 3: 100, 4: 150, 5: 150}
"""For so many seats: how many moves are played without a twin, on average. Games of many are long."""


@pytest.mark.parametrize("configuration", SERVED, ids=str)
def test_twins_are_told_the_same(configuration: Configuration) -> None:
    tally = Tally()
    seats, options = configuration.seats, configuration.chosen
    play(configuration.game, seats, options, configuration.seed(), tally, pause=PAUSE[seats])
    assert tally.games == 1
    assert tally.messages > 0


@pytest.mark.parametrize("leak", ["undo", "table"])
def test_a_leak_is_found(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Were the number of all entries told with anything, somebody could count what others consider."""
    if leak == "undo":
        monkeypatch.setattr(tell, "undo_told", lambda story, _: {"free": 0, "all": story.seq})
    else:
        table = tell.Stream.table
        monkeypatch.setattr(tell.Stream, "table", lambda self, story: {**table(self, story), "rows": story.seq})
    with pytest.raises(CheckFailed, match="is told"):
        play(digsite.game("archaeology"), 3, {}, 0, Tally())
