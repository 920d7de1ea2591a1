"""Seekers: what they acquire by Smuggle may go straight to the museum (MU-SEEKER)."""

from __future__ import annotations

from typing import Any

import pytest

import digsite
from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.museum.table import SEEKERS, museum
from tests.games.excavation_earth.table import GAME, asked, at, happened, offered, play, refused, story

STACKS = {"red": "red-lens red-helix", "green": "green-helix", "yellow": "yellow-crater"}


def seekers(modules: str = "M6 M7", **kw: Any) -> Earth:
    """Seat 0 plays the Seekers, at a black market with the icons coil and comet, with money."""
    return museum(
        modules,
        **{
            "factions": [SEEKERS, "gul"],
            "hands": ["red-coil red-comet", ""],
            "stacks": STACKS,
            "credits": [50, 50],
            "curators": "none none none",
            **kw,
        },
    )


def smuggles(s: Earth, *what: str) -> Earth:
    """Acquire these, and no more."""
    play(s, "smuggle red-coil")
    for code in what:
        play(s, f"acquire {code}")
    return play(s, "done") if asked(s) == "smuggling" else s


def on_show(s: Earth) -> list[str]:
    return [kind for kind in at(s, "museum", "artefacts") if kind]


# --- what may be sent -------------------------------------------------------------------------------


@pytest.mark.rule("MU-EDGE-57", "MU-SEEKER-01", "MU-SEEKER-02", "MU-SEEKER-07", "MU-SEEKER-R1")
def test_two_are_acquired_one_is_sent_the_other_sampled() -> None:
    """No buyer card is turned over, and the queue stays as it is."""
    s = seekers(curators="red green none")
    deck = at(s, "buyer_deck")

    smuggles(s, "red cargo", "green cargo")
    assert offered(s) == [
        "done",
        "sample green-helix",
        "sample red-lens",
        "show cargo green-helix",
        "show cargo red-lens",
    ]
    play(s, "show cargo red-lens", "hang 2-1")

    assert on_show(s) == ["red-lens"]
    assert (asked(s), offered(s)) == ("samples", ["done", "sample green-helix"])
    refused(s, "show cargo green-helix", "MU-SEEKER-02")
    refused(s, "sample red-lens", "EE-GALLERY-04")
    play(s, "sample green-helix")
    assert at(s, "guards", 0) == ["green-helix"]
    assert at(s, "cargo", 0) == ["green-helix"]
    assert at(s, "museum", "curators") == ["red", "green", None]
    assert at(s, "buyer_deck") == deck
    assert happened(s, "buyer-card") == happened(s, "curator-came") == []
    assert asked(s) == "act"


@pytest.mark.rule("MU-SEEKER-01")
@pytest.mark.parametrize("hold", ["cargo", "hidden"])
@pytest.mark.parametrize("other", ["cargo", "hidden"])
@pytest.mark.parametrize("sent", ["red-lens", "green-helix"])
@pytest.mark.parametrize("order", ["red green", "green red"])
def test_from_either_hold(hold: str, other: str, sent: str, order: str) -> None:
    """The tiles are known by the hold they went to, in whatever order they came."""
    holds = {"red": hold, "green": other}
    s = smuggles(seekers(), *(f"{colour} {holds[colour]}" for colour in order.split()))

    assert offered(s, "show") == sorted([f"show {hold} red-lens", f"show {other} green-helix"], key=GAME.codes.parse)
    where = holds[sent.partition("-")[0]]
    play(s, f"show {where} {sent}", "hang 1-1" if sent == "green-helix" else "hang 1-6")

    assert story(s, "sent")[0].startswith(f"0 sent {sent} {where}")
    left = [kind for kind in ("green-helix", "red-lens") if kind != sent]
    assert at(s, "cargo", 0) + at(s, "hidden", 0) == left
    assert at(s, holds[left[0].split("-")[0]], 0) == left


@pytest.mark.rule("MU-SEEKER-01")
@pytest.mark.parametrize("hold", ["cargo", "hidden"])
def test_a_single_one_from_either_hold(hold: str) -> None:
    s = smuggles(seekers(), f"red {hold}")

    assert offered(s) == ["done", "sample red-lens", f"show {hold} red-lens"]
    play(s, f"show {hold} red-lens", "hang 2-2")
    assert on_show(s) == ["red-lens"]
    assert at(s, "guards", 0) == []


@pytest.mark.rule("MU-SEEKER-01")
def test_the_tile_just_acquired_and_not_its_like() -> None:
    """A red lens lies in the hidden hold already; the one just acquired is in the cargo hold."""
    s = smuggles(seekers(hidden=["red-lens", ""], cargo=["green-helix", ""]), "red cargo")

    assert offered(s, "show") == ["show cargo red-lens"]
    refused(s, "show hidden red-lens", "MU-SEEKER-01")
    refused(s, "show cargo green-helix", "MU-SEEKER-01")


@pytest.mark.rule("MU-SEEKER-01")
def test_nothing_need_be_sent() -> None:
    s = smuggles(seekers(), "red cargo", "green hidden")

    play(s, "done")

    assert asked(s) == "act"
    assert (at(s, "cargo", 0), at(s, "hidden", 0)) == (["red-lens"], ["green-helix"])
    assert on_show(s) == []


@pytest.mark.rule("MU-SEEKER-01")
@pytest.mark.parametrize("stacks", ["red-lens", "red-lens green-helix"])
@pytest.mark.parametrize("n", [1, 2])
def test_others_send_nothing_so(stacks: str, n: int) -> None:
    """Whether they acquire one or two, and whether they could have more."""
    s = seekers(factions=["gul", SEEKERS], stacks={kind.partition("-")[0]: kind for kind in stacks.split()})

    smuggles(s, *(f"{kind.partition('-')[0]} cargo" for kind in stacks.split()[:n]))

    assert offered(s) == ["done", *(f"sample {kind}" for kind in reversed(stacks.split()[:n]))]
    refused(s, "show cargo red-lens", "MU-EXHIBIT-06")


@pytest.mark.rule("MU-SEEKER-02")
def test_one_in_each_smuggle() -> None:
    """The second Smuggle of a turn allows another one."""
    s = smuggles(seekers(), "red cargo")
    play(s, "show cargo red-lens", "hang 2-1", "smuggle red-comet", "acquire red cargo", "done", "show cargo red-helix")
    play(s, "hang 1-3")

    assert on_show(s) == ["red-helix", "red-lens"]


@pytest.mark.rule("MU-SEEKER-03")
def test_not_what_is_offloaded() -> None:
    s = seekers(cargo=["red-antenna purple-lens", ""])

    play(s, "smuggle red-coil", "offload cargo red-antenna")
    assert offered(s, "show") == []
    refused(s, "show cargo purple-lens", "MU-EXHIBIT-06")
    play(s, "done")

    assert asked(s) == "act"
    assert at(s, "stacks", "red") == ["red-lens", "red-helix", "red-antenna"]
    assert on_show(s) == []


@pytest.mark.rule("MU-SEEKER-03")
def test_two_offloads_are_as_always() -> None:
    s = seekers(cargo=["red-antenna", ""], hidden=["purple-lens", ""])

    play(s, "smuggle red-coil", "offload cargo red-antenna", "offload hidden purple-lens")

    assert asked(s) == "act"
    assert at(s, "earned", 0, "offloading") == 7 + 4


@pytest.mark.rule("MU-SEEKER-03")
def test_mysterious_artefacts_are_offloaded_as_always() -> None:
    """The second tile is of another colour, whichever the first was."""
    s = seekers(mystery_cargo=["red", ""], mystery_ship="green", cargo=["red-antenna purple-lens", ""])

    play(s, "smuggle red-coil", "offload-mystery cargo red")

    assert offered(s) == ["done", "offload cargo purple-lens"]
    refused(s, "offload cargo red-antenna", "EE-SMUGGLE-05")


# --- as in Exhibit ----------------------------------------------------------------------------------


@pytest.mark.rule("MU-SEEKER-04")
def test_only_on_an_empty_tile_that_fits() -> None:
    """All three lens tiles are taken: the lens stays, and may be sampled."""
    taken = {"1-6": ("green-lens", 1), "2-1": ("yellow-lens", 1), "2-2": ("purple-lens", 1)}
    s = smuggles(seekers(hung=taken), "red cargo")

    assert offered(s) == ["done", "sample red-lens"]
    refused(s, "show cargo red-lens", "MU-TILE-02")


@pytest.mark.rule("MU-SEEKER-04")
def test_where_it_fits_the_player_chooses() -> None:
    s = smuggles(seekers(hung={"2-1": ("yellow-lens", 1)}), "red cargo")
    play(s, "show cargo red-lens")

    assert offered(s) == ["hang 1-6", "hang 2-2"]
    refused(s, "hang 2-1", "MU-TILE-08")
    refused(s, "hang 1-1", "MU-TILE-02")


@pytest.mark.rule("MU-SEEKER-04")
def test_a_tour_guide_is_needed() -> None:
    """No cube and no guard: nothing can be sent, and nothing sampled."""
    s = smuggles(seekers(traders=["mask*22", ""]), "red cargo")

    assert asked(s) == "act"
    assert at(s, "cargo", 0) == ["red-lens"]
    assert on_show(s) == []


@pytest.mark.rule("MU-SEEKER-04", "MU-GUARD-03")
def test_locked_guards_are_no_tour_guides() -> None:
    column = "green-helix green-lens green-antenna green-crater"
    s = seekers(traders=["mask*18", ""], guards=[column, ""], rewarded=[["green"], []])

    smuggles(s, "red cargo")

    assert asked(s) == "act"
    assert on_show(s) == []


@pytest.mark.rule("MU-SEEKER-04")
def test_one_cube_becomes_the_tour_guide() -> None:
    s = smuggles(seekers(traders=["mask*21", ""]), "red cargo", "green cargo")

    play(s, "show cargo red-lens", "hang 2-1")

    assert at(s, "museum", "guides", 6) == 0
    assert at(s, "cubes", 0) == 0
    assert asked(s) == "act"


@pytest.mark.rule("MU-SEEKER-04", "MU-OFFLOAD-05")
def test_no_mysterious_artefact_is_ever_acquired_or_sent() -> None:
    """The spans say so: artefacts of the twenty types and pretty boxes are acquired and shown, no other."""
    s = seekers(mystery_cargo=["red", ""])

    smuggles(s, "red cargo")

    assert offered(s, "show") == ["show cargo red-lens"]
    assert [span.n for span in GAME.codes.spans if span.name == "show"] == [40, 10]


@pytest.mark.rule("MU-SEEKER-05")
@pytest.mark.parametrize(("space", "paid"), [("2-1", 2), ("1-6", 0)])
def test_the_curator_of_the_row_pays(space: str, paid: int) -> None:
    s = smuggles(seekers(curators="green red none"), "red cargo")

    play(s, "show cargo red-lens", f"hang {space}")

    assert at(s, "earned", 0, "curators") == paid


@pytest.mark.rule("MU-SEEKER-05", "MU-BROKER-R14")
def test_a_broker_comes_before_the_other_sample() -> None:
    """Each step is finished before the next (MU-SEEKER-R6)."""
    s = smuggles(seekers(curators="none red none"), "red cargo", "green cargo")

    play(s, "show cargo red-lens", "hang 2-2")

    assert asked(s) == "gain_broker"
    play(s, "take-broker orange")
    assert (asked(s), offered(s)) == ("samples", ["done", "sample green-helix"])


@pytest.mark.rule("MU-EDGE-60", "MU-SEEKER-05")
def test_a_completed_column_benefits_all_who_are_there() -> None:
    """Column 1 has a guide of seat 1; the lens of the Seekers completes it: a researcher for both."""
    s = smuggles(seekers(hung={"1-1": ("yellow-helix", 1)}), "red cargo")

    play(s, "show cargo red-lens", "hang 2-1")

    assert [line.split()[1] for line in story(s, "column-done")] == ["column-done"]
    assert at(s, "staff", "researchers") == [1, 1]


@pytest.mark.rule("MU-SEEKER-R2")
@pytest.mark.parametrize("card", ["red-coil", "green-coil", "yellow-coil"])
def test_whatever_the_colour_of_the_card(card: str) -> None:
    s = seekers(hands=[f"{card} red-comet", ""])

    play(s, f"smuggle {card}", "acquire red cargo", "acquire green cargo")

    assert offered(s, "show") == ["show cargo green-helix", "show cargo red-lens"]


# --- samples and sending ----------------------------------------------------------------------------


@pytest.mark.rule("MU-EDGE-59", "MU-SEEKER-06")
def test_a_type_sampled_earlier_may_be_sent() -> None:
    s = smuggles(seekers(guards=["red-lens", ""]), "red cargo")

    assert offered(s) == ["done", "show cargo red-lens"]
    play(s, "show cargo red-lens", "hang 2-1")

    assert at(s, "guards", 0) == ["red-lens"]
    assert on_show(s) == ["red-lens"]


@pytest.mark.rule("MU-EDGE-59", "MU-SEEKER-R4")
def test_what_was_sampled_just_now_is_not_sent() -> None:
    """But by an Exhibit it can be, later in the turn."""
    s = smuggles(seekers(), "red cargo", "green cargo")

    play(s, "sample red-lens")

    assert offered(s) == ["done", "sample green-helix", "show cargo green-helix"]
    refused(s, "show cargo red-lens", "MU-SEEKER-01")
    play(s, "done", "exhibit red-comet", "show cargo red-lens")
    assert asked(s) == "hang"


@pytest.mark.rule("MU-SEEKER-R4")
def test_a_single_one_that_was_sampled() -> None:
    s = smuggles(seekers(), "red hidden")

    play(s, "sample red-lens")

    assert asked(s) == "act"
    assert at(s, "hidden", 0) == ["red-lens"]


@pytest.mark.rule("MU-EDGE-104", "MU-SEEKER-R4")
def test_a_type_sampled_by_the_first_action_may_be_sent_by_the_second() -> None:
    s = seekers(
        explorers=["london berlin guam", "vancouver berlin guam"], sites="red-lens", hands=["red-mask red-coil", ""]
    )

    play(s, "excavate red-mask", "dig red-lens", "sample red-lens")
    smuggles(s, "red hidden")

    assert offered(s) == ["done", "show hidden red-lens"]
    play(s, "show hidden red-lens", "hang 2-1")
    assert on_show(s) == ["red-lens"]
    assert at(s, "cargo", 0) == ["red-lens"]


@pytest.mark.rule("MU-SEEKER-07", "MU-SEEKER-R6")
@pytest.mark.parametrize("first", ["sample", "send"])
def test_in_either_order(first: str) -> None:
    s = smuggles(seekers(), "red cargo", "green cargo")

    if first == "sample":
        play(s, "sample green-helix", "show cargo red-lens", "hang 2-1")
    else:
        play(s, "show cargo red-lens", "hang 2-1", "sample green-helix")

    assert on_show(s) == ["red-lens"]
    assert at(s, "guards", 0) == ["green-helix"]
    assert asked(s) == "act"


@pytest.mark.rule("MU-SEEKER-R6")
@pytest.mark.parametrize("hold", ["cargo", "hidden"])
def test_after_a_sample_the_other_is_sent_from_its_hold(hold: str) -> None:
    s = smuggles(seekers(), f"red {hold}", "green cargo")

    play(s, "sample green-helix")

    assert offered(s) == ["done", "sample red-lens", f"show {hold} red-lens"]
    play(s, f"show {hold} red-lens", "hang 2-1")
    assert on_show(s) == ["red-lens"]


@pytest.mark.rule("MU-SEEKER-R6")
def test_the_guard_of_that_sample_may_be_the_guide() -> None:
    """One cube: it guards the green helix, and then leads visitors, for the pool is empty."""
    s = smuggles(seekers(traders=["mask*21", ""]), "red cargo", "green cargo")

    play(s, "sample green-helix", "show cargo red-lens", "hang 2-1")

    assert story(s, "reassigned") == ["0 reassigned green-helix"]
    assert at(s, "guards", 0) == []
    assert at(s, "museum", "guides", 6) == 0


@pytest.mark.rule("MU-SEEKER-R6", "MU-GUARD-R1")
def test_unless_it_completes_its_column() -> None:
    """The card of the column is drawn; its guard is locked, and there is no guide."""
    s = seekers(
        traders=["mask*18", ""], guards=["green-lens green-antenna green-crater", ""], stacks=STACKS,
    )  # fmt: skip

    smuggles(s, "red cargo", "green cargo")
    play(s, "sample green-helix")

    assert len(happened(s, "filled")) == 1
    assert asked(s) == "act"
    assert on_show(s) == []


# --- room -------------------------------------------------------------------------------------------


@pytest.mark.rule("MU-EDGE-58", "MU-SEEKER-R3")
def test_with_one_free_space_one_is_acquired_and_may_be_sent() -> None:
    """Afterwards the space is free again; but the action is over."""
    s = seekers(cargo=["purple-lens*4", ""], hidden=["purple-helix", ""])

    play(s, "smuggle red-coil")
    assert offered(s, "acquire") == ["acquire yellow hidden", "acquire green hidden", "acquire red hidden"]
    play(s, "acquire red hidden")
    assert (asked(s), offered(s)) == ("samples", ["done", "sample red-lens", "show hidden red-lens"])
    play(s, "show hidden red-lens", "hang 2-1")

    assert asked(s) == "act"
    assert at(s, "hidden", 0) == ["purple-helix"]
    assert at(s, "earned", 0, "acquiring") == -3


@pytest.mark.rule("MU-EDGE-58", "MU-SEEKER-R3")
def test_with_full_holds_nothing_is_acquired() -> None:
    s = seekers(cargo=["purple-lens*4", ""], hidden=["purple-helix*2", ""])

    play(s, "smuggle red-coil")

    assert offered(s, "acquire") == []
    refused(s, "acquire red cargo", "EE-SMUGGLE-13")


@pytest.mark.rule("MU-SEEKER-R3")
def test_all_is_acquired_before_anything_is_sent() -> None:
    s = seekers()

    play(s, "smuggle red-coil", "acquire red cargo")

    assert (asked(s), offered(s, "show")) == ("smuggling", [])
    refused(s, "show cargo red-lens", "MU-EXHIBIT-06")


@pytest.mark.rule("MU-SEEKER-R3")
def test_the_price_is_paid() -> None:
    s = smuggles(seekers(), "red cargo", "green cargo")
    play(s, "show cargo green-helix", "hang 1-1")

    assert at(s, "earned", 0, "acquiring") == -(2 + 1) - (6 + 1)


# --- Smuggle alone ----------------------------------------------------------------------------------


@pytest.mark.rule("MU-SEEKER-R5")
def test_nothing_that_is_excavated() -> None:
    s = seekers(
        explorers=["london berlin guam", "vancouver berlin guam"], sites="red-lens", hands=["red-mask red-coil", ""]
    )

    play(s, "excavate red-mask", "dig red-lens")

    assert offered(s) == ["done", "sample red-lens"]
    refused(s, "show cargo red-lens", "MU-SEEKER-R5")


@pytest.mark.rule("MU-SEEKER-R5")
def test_nothing_that_is_surveyed() -> None:
    s = seekers(hands=["red-mask red-coil", ""], mystery_ship="red*2")

    play(s, "survey red-mask", "replace 1")
    play(s, offered(s, "lay")[0])
    bought = offered(s, "buy")[0].split()[1]
    play(s, f"buy {bought}")

    assert offered(s) == ["done", f"sample {bought}"]
    refused(s, f"show cargo {bought}", "MU-SEEKER-R5")


@pytest.mark.rule("MU-EDGE-97", "MU-SEEKER-R5", "MU-SUPPLY-R6")
def test_nothing_that_is_bought_at_a_pop_up_market() -> None:
    """It may be sent by the Exhibit that follows."""
    s = seekers(
        "M6 M7 M8", explorers=["rome berlin guam", "vancouver berlin guam"], popups={"U3": "red-lens"},
        hands=["red-mask red-coil", ""],
    )  # fmt: skip

    play(s, "activate U3")
    assert offered(s) == ["done", "sample red-lens"]
    refused(s, "show cargo red-lens", "MU-SEEKER-R5")
    play(s, "done", "exhibit red-mask")

    assert (asked(s), offered(s)) == ("hang", ["hang 1-6", "hang 2-1", "hang 2-2"])


# --- positions --------------------------------------------------------------------------------------


@pytest.mark.rule("MU-SEEKER-01")
def test_positions_on_the_way() -> None:
    """Each can be written down and read again, and goes on in the same way."""
    s = seekers()
    for code in ["smuggle red-coil", "acquire red hidden", "acquire green cargo", "show hidden red-lens", "hang 2-1"]:
        play(s, code)
        again = GAME.from_json(s.to_json())
        assert again.to_json() == s.to_json()
        assert again.legal() == s.legal()


@pytest.mark.rule("MU-SEEKER-01", "MU-SEEKER-02")
@pytest.mark.parametrize(
    "frame",
    [
        ["smuggling", 0, 2, 9],  # the red lens is not in the cargo hold
        ["smuggling", 0, 2, 20 + 4],  # the green helix is not in the hidden hold
        ["smuggling", 0, 2, 40],
        ["smuggling", 0, 1, 20 + 9],
        ["samples", 0, 10, 1],  # the red lens is not in the cargo hold
        ["samples", 0, 10, 2],
        ["samples", 0, 10, 4],
        ["samples", 0, 10, 1 + 4],
        ["samples", 0, 10, 9],
        ["samples", 0, 10, 1 + 2 + 8],
        ["samples", 0, 5 + 21 * 10, 8],
        ["samples", 0, 9, 8],  # no red helix anywhere
    ],
)
def test_positions_that_cannot_be(frame: list[Any]) -> None:
    """A red lens lies in the hidden hold, a green helix in the cargo hold."""
    with pytest.raises(digsite.BadPosition, match=r"agenda\[1\]"):
        seekers(hidden=["red-lens", ""], cargo=["green-helix", ""], agenda=[["act", 0, 0, 0], frame])


@pytest.mark.rule("MU-SEEKER-01")
@pytest.mark.parametrize("frame", [["smuggling", 0, 2, 29], ["samples", 0, 10, 3], ["samples", 0, 10, 8]])
def test_no_such_position_for_others(frame: list[Any]) -> None:
    kw: dict[str, Any] = {"hidden": ["red-lens", ""], "agenda": [["act", 0, 0, 0], frame]}
    assert asked(seekers(**kw)) in ("smuggling", "samples")

    with pytest.raises(digsite.BadPosition, match=r"agenda\[1\]"):
        seekers(factions=["gul", SEEKERS], **kw)


@pytest.mark.rule("MU-SEEKER-R4")
def test_what_was_sampled_with_the_last_action_of_a_round_is_in_a_position() -> None:
    """It is kept in mind until the next turn begins; before that a draft may be asked."""
    options = {"modules": ["M5", "M6", "M7"], "factions": ["feinmort", "gul"], "rulings": {"MU-SEEKER-R4": "that-type"}}
    state = digsite.game("excavation_earth").new(seats=2, seed=1, options=options)
    data = state.to_json()
    data["turn"], data["seekers"] = 1, {"sampled": ["red-helix"]}

    again = state.game.from_json(data)

    assert again.to_json() == data
    assert again.sample(1, digsite.Rng(1)).view(1) == again.view(1)
