"""Special demand: an artefact for a reward (MU-DEMAND, MU-POPCARD-06 to -10, -12)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from digsite.games.excavation_earth.kinds import TYPES
from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.museum.stalls import SITES, board, re_but, stalls, used
from tests.games.excavation_earth.museum.table import museum, read
from tests.games.excavation_earth.table import GAME, asked, at, happened, offered, play, refused, story
from tests.games.excavation_earth.test_components import Draft

MEETS = {
    "U6": ["yellow-helix", "green-helix", "red-helix"],
    "U7": ["yellow-lens", "green-lens", "orange-lens"],
    "U8": ["red-antenna", "purple-antenna"],
    "U9": ["purple-crater", "orange-crater"],
    "U10": ["yellow-helix", "green-helix", "red-antenna", "purple-crater", "orange-lens"],
}
"""The types that each card takes, as shipped."""
HOLDS = pytest.mark.parametrize("hold", ["cargo", "hidden"])


def demand(card: str, cargo: str = "", hidden: str = "", **kw: Any) -> Earth:
    """Seat 0 stands at that card, with these tiles."""
    return stalls(card, SITES[card], cargo=[cargo, ""], hidden=[hidden, ""], **kw)


def met(card: str, **kw: Any) -> Earth:
    """The demand met with the one tile that fits."""
    return play(demand(card, MEETS[card][0], **kw), f"activate {card}")


def deck(s: Earth) -> int:
    """The reverse engineering cards in the deck."""
    return len(at(s, "mysteries", "deck")) + len(at(s, "mysteries", "bottom"))


# --- what it takes ----------------------------------------------------------------------------------


@pytest.mark.rule("MU-POPCARD-06", "MU-POPCARD-07", "MU-POPCARD-08", "MU-POPCARD-09", "MU-POPCARD-10")
@pytest.mark.rule("MU-DEMAND-01", "MU-DEMAND-R2", "MU-POPCARD-12", "MU-DEMAND-R1")
@pytest.mark.parametrize("card", MEETS)
@HOLDS
def test_what_each_card_takes(card: str, hold: str) -> None:
    """Of all twenty types just these, from either hold: symbol and value together."""
    for kind in TYPES:
        s = demand(card, **{hold: kind})
        assert offered(s, "activate") == ([f"activate {card}"] if kind in MEETS[card] else []), kind
        if kind not in MEETS[card]:
            refused(s, f"activate {card}", "MU-ACTIVATE-R7")


@pytest.mark.rule("MU-DEMAND-01", "MU-DEMAND-02", "MU-POPCARD-12", "MU-DEMAND-R1")
@pytest.mark.parametrize("card", MEETS)
@HOLDS
def test_tile_and_card_are_out_of_the_game(card: str, hold: str) -> None:
    """The tile leaves its hold for good, and so does the card; the sample stays in the gallery."""
    kind = MEETS[card][0]
    s = demand(card, guards=[kind, ""], **{hold: kind})

    play(s, f"activate {card}")

    assert (at(s, "cargo", 0), at(s, "hidden", 0), at(s, "sold")) == ([], [], {kind: 1})
    assert (board(s), used(s)) == ([], [card])
    assert at(s, "guards", 0) == [kind]
    assert story(s, "popup-met") == [f"0 popup-met {int(card[1:]) - 1} {kind} {hold}"]


@pytest.mark.rule("MU-DEMAND-03", "MU-DEMAND-R1", "MU-DEMAND-R2", "MU-EDGE-69")
def test_symbol_and_value_together() -> None:
    """U8 wants an antenna of 5 or more. Refused: an antenna of 4, a helix of 6, a mysterious artefact. Taken: an
    antenna of 5 from the hidden hold."""
    s = demand("U8", "yellow-antenna green-helix red-antenna", "purple-antenna", mystery_cargo=["purple", ""])

    play(s, "activate U8")

    assert offered(s) == ["give cargo red-antenna", "give hidden purple-antenna"]
    refused(s, "give cargo yellow-antenna", "MU-DEMAND-R2")
    refused(s, "give cargo green-helix", "MU-DEMAND-R2")
    refused(s, "give cargo purple-antenna", "MU-DEMAND-R1")
    refused(s, "give hidden red-antenna", "MU-DEMAND-R1")
    play(s, "give hidden purple-antenna")
    assert at(s, "hidden", 0) == []
    assert at(s, "mysteries", "cargo")[0] == {"purple": 1}
    assert used(s) == ["U8"]


@pytest.mark.rule("MU-POPCARD-10", "MU-POPCARD-12", "MU-DEMAND-R2", "MU-EDGE-131")
def test_value_alone() -> None:
    """U10: a tile of 5 and a mysterious artefact are refused; one of 6 brings 14 credits, and its sample stays."""
    refused(demand("U10", "yellow-lens"), "activate U10", "MU-ACTIVATE-R7")
    refused(demand("U10", mystery_cargo=["orange", ""]), "activate U10", "MU-ACTIVATE-R7")

    s = demand("U10", "green-helix", guards=["green-helix", ""])
    play(s, "activate U10")
    assert s.credits == [22, 8]
    assert at(s, "earned", 0, "pop-up-markets") == 14
    assert at(s, "sold") == {"green-helix": 1}
    assert at(s, "guards", 0) == ["green-helix"]


@pytest.mark.rule("MU-DEMAND-R2", "MU-DEMAND-R5")
@pytest.mark.parametrize("card", MEETS)
def test_mysterious_artefacts_never_do(card: str) -> None:
    """However many of them are held, and whatever has been analysed."""
    s = demand(card, mystery_cargo=["red purple orange", ""], mystery_hidden=["green", ""], mystery_ship="yellow*2",
               re=["stasis-locker", ""])  # fmt: skip

    refused(s, f"activate {card}", "MU-ACTIVATE-R7")


@pytest.mark.rule("MU-DEMAND-01")
def test_only_own_artefacts() -> None:
    """What the other players hold is of no use."""
    s = stalls("U10", "xian", cargo=["", "orange-lens"], hidden=["", "yellow-helix"])

    refused(s, "activate U10", "MU-ACTIVATE-R7")


@pytest.mark.rule("MU-DEMAND-01")
def test_one_of_several_alike() -> None:
    """Two lenses of one type in one hold are one choice; one in each hold are two, and just one leaves."""
    s = demand("U7", "green-lens*2", "green-lens")

    play(s, "activate U7")

    assert offered(s) == ["give cargo green-lens", "give hidden green-lens"]
    play(s, "give cargo green-lens")
    assert (at(s, "cargo", 0), at(s, "hidden", 0)) == (["green-lens"], ["green-lens"])


@pytest.mark.rule("MU-DEMAND-01", "MU-ACTIVATE-01")
def test_only_with_an_activation() -> None:
    """Nothing can be given on the menu of actions, nor while an action is under way; without the module not at all."""
    s = demand("U10", "orange-lens", sites="orange-crater", hands=["orange-mask red-cog", ""])

    refused(s, "give cargo orange-lens", "MU-DEMAND-01")
    play(s, "excavate orange-mask")
    refused(s, "give cargo orange-lens", "MU-DEMAND-01")

    without = museum("M6", cargo=["orange-lens", ""], hands=["red-mask", ""])
    for name in ("give cargo orange-lens", "activate U10"):
        refused(without, name, "MU-MODULE-R3")


# --- what it brings ---------------------------------------------------------------------------------


@pytest.mark.rule("MU-POPCARD-06", "MU-POPCARD-08", "MU-DEMAND-03", "MU-DEMAND-R3")
@pytest.mark.parametrize("card", ["U6", "U8"])
def test_a_reverse_engineering_card(card: str) -> None:
    """Two are looked at, one is kept, the other goes under the deck; no credits."""
    s = met(card)
    assert (asked(s), len(offered(s, "keep-re"))) == ("keep_re", 2)
    kept, other = (name.split()[1] for name in offered(s))

    play(s, f"keep-re {kept}")

    assert at(s, "mysteries", "cards") == [[kept], []]
    assert at(s, "mysteries", "bottom") == [other]
    assert deck(s) == 14
    assert s.credits == [8, 8]
    if asked(s) == "gain_broker":
        play(s, offered(s)[0])
    assert "excavate red-mask" in offered(s)


@pytest.mark.rule("MU-POPCARD-06", "MU-POPCARD-R1", "MU-COMP-07")
def test_a_short_deck() -> None:
    """A lone card is taken without a choice; without any the demand can be met all the same."""
    s = met("U6", re=["", re_but("survey-swarm")])
    assert asked(s) == "act"
    assert at(s, "mysteries", "cards")[0] == ["survey-swarm"]

    s = met("U6", re=["", re_but()])
    assert asked(s) == "act"
    assert at(s, "mysteries", "cards")[0] == []
    assert (used(s), at(s, "cargo", 0)) == (["U6"], [])
    assert len(happened(s, "no-re")) == 1


@pytest.mark.rule("MU-POPCARD-07")
def test_credits_and_a_broker() -> None:
    """U7: 10 credits, and then a broker of any colour."""
    s = met("U7")

    assert s.credits == [18, 8]
    assert at(s, "earned", 0, "pop-up-markets") == 10
    assert story(s, "popup-paid") == ["0 popup-paid 6 10"]
    assert (asked(s), offered(s)) == (
        "gain_broker",
        [f"take-broker {colour}" for colour in ("yellow", "green", "red", "purple", "orange")],
    )
    play(s, "take-broker red")
    assert at(s, "staff", "brokers") == [["red"], []]
    assert at(s, "buyers", "red") == 7
    assert asked(s) == "act"


@pytest.mark.rule("MU-POPCARD-07", "MU-POPCARD-R1")
def test_which_brokers() -> None:
    """Not of a colour that is held, nor of one without a buyer in the supply; with none left the credits alone."""
    s = met("U7", brokers=["green red", ""], ship={"orange": 8})
    assert offered(s) == ["take-broker yellow", "take-broker purple"]

    s = met("U7", brokers=["yellow green red purple", ""], ship={"orange": 8})
    assert asked(s) == "act"
    assert s.credits == [18, 8]
    assert len(at(s, "staff", "brokers")[0]) == 4
    assert len(happened(s, "no-broker")) == 1


@pytest.mark.rule("MU-POPCARD-09", "MU-POPCARD-R1", "MU-COMP-07")
@pytest.mark.parametrize(("theirs", "gained"), [(0, 2), (10, 2), (11, 1), (12, 0)])
def test_researchers(theirs: int, gained: int) -> None:
    """U9: two, or as many as are left."""
    s = met("U9", researchers=[0, theirs])

    assert at(s, "staff", "researchers") == [gained, theirs]
    assert s.credits == [8, 8]
    assert used(s) == ["U9"]
    assert asked(s) == "act"


@pytest.mark.rule("MU-DEMAND-R4")
def test_no_offload_and_no_sale() -> None:
    """No credits for its value, nothing in the black market, nothing for card E10 or E8, and no pop-up market."""
    s = met("U9", re=["back-door-buyer bulk-contract", ""])

    assert s.credits == [8, 8]
    assert at(s, "stacks") == {colour: [] for colour in ("yellow", "green", "red", "purple", "orange")}
    assert board(s) == []
    assert happened(s, "popup-placed") == []


@pytest.mark.rule("MU-POPCARD-R1")
def test_to_free_a_space() -> None:
    """The reward has run out, but the hold is full: the space is free for the tile dug next."""
    s = demand("U9", "purple-crater green-lens*3", researchers=[0, 12], sites="purple-antenna",
               hands=["purple-mask red-cog", ""])  # fmt: skip

    play(s, "activate U9", "excavate purple-mask", "dig purple-antenna", "done")

    assert at(s, "cargo", 0) == ["green-lens"] * 3 + ["purple-antenna"]


# --- other packs ------------------------------------------------------------------------------------


@pytest.mark.rule("MU-POPCARD-R2", "MU-POPUP-R5", "MU-ACTIVATE-R2")
def test_two_at_one_site(tmp_path: Path) -> None:
    """A pack puts U9 where U10 is: each is activated by itself."""
    mine = Draft(tmp_path)
    mine.change("popup_card U9", site="xian")
    options = {"components": mine.write(), **read("MU-ACTIVATE-R2 one")}
    s = stalls("U9 U10", "xian", cargo=["purple-crater*2", ""], options=options)

    assert offered(s, "activate") == ["activate U9", "activate U10"]
    play(s, "activate U9")
    refused(s, "activate U10", "MU-ACTIVATE-R2")
    play(s, "excavate red-mask")

    assert (asked(s), board(s), used(s)) == ("act", ["U10"], ["U9"])
    assert s.credits == [8, 8]


@pytest.mark.rule("MU-DEMAND-R2")
def test_a_colour_can_be_asked_for(tmp_path: Path) -> None:
    """A pack whose U10 wants red, 4 or more: colour and value together."""
    mine = Draft(tmp_path)
    mine.change("popup_card U10", colour="red", colour_status="designed", least=4)
    fields: dict[str, Any] = {"options": {"components": mine.write()}}

    for kind in TYPES:
        s = demand("U10", kind, **fields)
        meets = kind in ("red-helix", "red-antenna", "red-crater")
        assert offered(s, "activate") == (["activate U10"] if meets else []), kind


@pytest.mark.rule("MU-DEMAND-01")
def test_a_reward_of_everything(tmp_path: Path) -> None:
    """A pack whose U10 brings credits, a researcher, two brokers and a reverse engineering card: one after the other,
    and a position in between can be written down."""
    mine = Draft(tmp_path)
    more = {"researchers": 1, "brokers": 2, "reverse_engineering": 1}
    mine.change("popup_card U10", **more, **{f"{field}_status": "designed" for field in more})
    s = met("U10", options={"components": mine.write()}, brokers=["yellow green purple", ""])

    assert s.credits == [22, 8]
    assert at(s, "staff", "researchers") == [1, 0]
    assert asked(s) == "keep_re"
    assert GAME.from_json(s.to_json()) == s
    play(s, offered(s)[0])
    while asked(s) == "gain_broker":
        assert GAME.from_json(s.to_json()) == s
        play(s, offered(s)[0])
    assert at(s, "staff", "brokers")[0] == ["yellow", "green", "red", "purple", "orange"]
    assert asked(s) == "act"
