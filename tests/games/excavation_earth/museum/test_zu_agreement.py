"""Two implementations of Zu with the expansion, written apart from each other, do the same; `zu_agreement` compares
many more positions."""

from __future__ import annotations

from collections import Counter
from itertools import islice

import pytest

from tests.games.excavation_earth.museum.zu_agreement import comparisons


@pytest.mark.rule("MU-SOLO-01", "MU-SOLO-02", "MU-SOLO-R2", "MU-SOLO-R3", "ZU-INV-12", "ZU-INV-14", "ZU-GEN-06")
@pytest.mark.parametrize("seed", [1, 2])
def test_the_second_implementation_agrees(seed: int) -> None:
    """Every card comes to one of its ends, the same in both, with the same draws."""
    ends = Counter((face.split("-")[0], ended) for face, ended in islice(comparisons(seed), 1000))
    for face in ("excavate", "market", "command", "sell", "snipe", "survey", "special"):
        assert ends[face, "done"] > 5
    for ended in ("acquired", "offloaded"):
        assert ends["excavate", ended] > 5
    for face in ("command", "special"):
        assert ends[face, "recalled"] > 5
    assert ends["special", "exhibited"] > 20
    assert sum(n for (_, ended), n in ends.items() if ended == "failed") > 10
    assert {face for face, ended in ends if ended in ("acquired", "offloaded")} == {"excavate"}
