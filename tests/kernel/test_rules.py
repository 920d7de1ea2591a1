"""The table of rules: steps, wrappers that combine, hooks, set-up parts, modules, menus."""

from __future__ import annotations

import pytest

from digsite.kernel.codes import Span
from digsite.kernel.frame import Frame
from digsite.kernel.menu import Action, Menu
from digsite.kernel.refusal import Refusal
from digsite.kernel.rules import Module, Rules, Wrapper
from digsite.kernel.step import Deed, Hook, Setup, Step
from tests.kernel.toy import GAME, HIDE, PASS, TAKE, Ask, Heap, Take, asking, pebble_rules, table


class Note(Hook[Heap]):
    """Writes down that it ran."""

    def __init__(self, name: str) -> None:
        self.name = name

    def run(self, s: Heap, seat: int, a: int, b: int) -> None:
        s.done.append(f"{self.name} {seat} {a} {b}")


class Part(Setup[Heap]):
    """A part of the set-up that writes down that it ran."""

    def run(self, s: Heap) -> None:
        s.done.append(self.key)


class Modest(Wrapper[Heap]):
    """Nobody may take more than `most`."""

    def __init__(self, most: int) -> None:
        super().__init__("take", ["TP-BID-03"])
        self.most = most

    def legal(self, s: Heap, f: Frame) -> list[int]:
        return [code for code in self.inner.legal(s, f) if code - TAKE + 1 <= self.most]

    def apply(self, s: Heap, f: Frame, code: int) -> None:
        s.done.append(f"at most {self.most}")
        self.inner.apply(s, f, code)


class Plain(Wrapper[Heap]):
    """Changes nothing."""

    def __init__(self, key: str) -> None:
        super().__init__(key, [])


def begun(rules: Rules[Heap]) -> Heap:
    s = table(rules)
    s.push(0, 0)
    s.settle()
    return s


# --- steps ------------------------------------------------------------------------------------------


def test_steps_have_numbers_and_names() -> None:
    rules = pebble_rules()
    assert rules.step_keys() == ["turn", "take"]
    assert [rules.step_id(key) for key in ("turn", "take", "give")] == [0, 1, -1]
    assert rules.add_step(Ask("hide", [])) == 2


def test_a_step_is_added_once() -> None:
    rules = pebble_rules()
    with pytest.raises(ValueError, match="there is a step 'take' already"):
        rules.add_step(Take())
    assert rules.step_keys() == ["turn", "take"]


def test_a_bare_step_asks_to_be_written() -> None:
    s, f = asking(), Frame(0, 0)
    step = Step[Heap]("bare", [])
    for call in (lambda: step.legal(s, f), lambda: step.apply(s, f, 0), lambda: step.refuse(s, f, 0)):
        with pytest.raises(NotImplementedError):
            call()
    with pytest.raises(NotImplementedError):
        Deed[Heap]("bare", []).skip(s, f)
    assert step.flaw(s, f) == ""
    assert step.about(s, f) == {}
    assert step.lone(s, f)
    assert not Step[Heap]("bare", [], simultaneous=True).lone(s, f)
    step.skip(s, f)
    assert s.done == []


# --- wrappers ---------------------------------------------------------------------------------------


def test_two_wrappers_combine_and_the_last_is_asked_first() -> None:
    rules = pebble_rules()
    rules.wrap(Modest(3))
    rules.wrap(Modest(2))
    assert rules.step_id("take") == 1
    s = begun(rules)
    question = s.question
    assert question is not None
    assert question.rules == ["TP-BID-03", "TP-BID-01"], "those of the wrapper, then those of the step within"
    assert s.legal() == [TAKE, TAKE + 1]
    s.play(TAKE)
    assert s.done == ["at most 2", "at most 3"]
    assert s.taken == [1, 0]


@pytest.mark.parametrize("order", [[2, 1], [1, 2]])
def test_the_order_of_wrappers_does_not_change_what_both_allow(order: list[int]) -> None:
    rules = pebble_rules()
    for most in order:
        rules.wrap(Modest(most))
    rules.wrap(Plain("take"))
    s = table(rules)
    s.push(1, 0)
    assert rules.steps[1].legal(s, s.agenda[0]) == [TAKE]


def test_a_wrapper_passes_on_what_it_does_not_change() -> None:
    inner = Ask("pass", [PASS], shy=True)
    rules = Rules[Heap](2, {})
    rules.add_step(inner)
    wrapper = Plain("pass")
    rules.wrap(wrapper)
    s = table(rules)
    f = Frame(0, 1)
    assert wrapper.inner is inner
    assert wrapper.legal(s, f) == [PASS]
    assert wrapper.lone(s, f) is False
    assert wrapper.flaw(s, f) == ""
    assert wrapper.refuse(s, f, TAKE).key == "elsewhere"
    wrapper.apply(s, f, PASS)
    wrapper.skip(s, f)
    assert s.done == ["pass 1 0", "pass 1 skipped"]


def test_a_wrapped_question_keeps_its_figures() -> None:
    rules = pebble_rules()
    rules.wrap(Plain("take"))
    question = begun(rules).question
    assert question is not None
    assert question.about == {"n": 7}


def test_a_deed_can_be_wrapped() -> None:
    rules = pebble_rules()
    rules.wrap(Plain("turn"))
    assert begun(rules).legal() == [1, 2, 3]


def test_the_step_within_all_wrappers() -> None:
    rules = pebble_rules()
    inner = rules.steps[1]
    assert rules.innermost("take") is inner
    rules.wrap(Modest(2))
    rules.wrap(Plain("take"))
    assert rules.innermost("take") is inner
    with pytest.raises(ValueError, match="there is no step 'give'; steps: turn, take"):
        rules.innermost("give")


def test_there_must_be_something_to_wrap() -> None:
    with pytest.raises(ValueError, match="there is no step 'give' to wrap; steps: turn, take"):
        pebble_rules().wrap(Plain("give"))


@pytest.mark.parametrize(("private", "simultaneous"), [(True, False), (False, True)])
def test_a_wrapper_does_not_give_a_secret_away(private: bool, simultaneous: bool) -> None:
    """What is private or simultaneous stays so, whatever the wrapper says about itself."""
    rules = Rules[Heap](2, {})
    rules.add_step(Ask("hide", [HIDE, HIDE + 1], private=private, simultaneous=simultaneous))
    rules.wrap(Plain("hide"))
    s = table(rules)
    s.push(0, 1)
    s.push(0, 0)
    s.settle()
    assert s.public_frames(None) == ([] if private else [["hide", 1, 0, 0], ["hide", 0, 0, 0]])
    assert s.seats == ([0, 1] if simultaneous else [0])


def test_options_are_the_tables_own() -> None:
    options: dict[str, object] = {"tall": True}
    rules = Rules[Heap](2, options)
    options.clear()
    assert rules.options == {"tall": True}


# --- hooks ------------------------------------------------------------------------------------------


def test_hooks_run_in_the_order_of_installation() -> None:
    rules = pebble_rules()
    rules.on("turn", Note("first"))
    rules.on("turn", Note("second"))
    s = begun(rules)
    s.play(TAKE)
    assert s.done == ["first 0 0 0", "second 0 0 0", "first 1 0 0", "second 1 0 0"]


def test_a_moment_says_what_it_is_about() -> None:
    rules = pebble_rules()
    rules.on("turn", Note("turn"))
    s = table(rules)
    rules.fire("turn", s, 1, 5, 6)
    assert s.done == ["turn 1 5 6"]


def test_a_moment_without_hooks_passes() -> None:
    assert begun(pebble_rules()).done == []


def test_a_moment_must_be_declared() -> None:
    rules = pebble_rules()
    with pytest.raises(ValueError, match="no moment is called 'trun'; moments: turn"):
        rules.on("trun", Note("never"))


# --- set-up -----------------------------------------------------------------------------------------


def test_a_part_is_put_right_behind_another() -> None:
    rules = pebble_rules()
    for key in ("deck", "hands"):
        rules.add_setup(Part(key))
    rules.setup_after("deck", Part("market"))
    rules.setup_after("deck", Part("tents"))
    rules.setup_after("hands", Part("last"))
    assert [part.key for part in rules.setup] == ["deck", "tents", "market", "hands", "last"]


def test_a_part_is_put_right_before_another() -> None:
    rules = pebble_rules()
    for key in ("deck", "hands"):
        rules.add_setup(Part(key))
    rules.setup_before("hands", Part("market"))
    rules.setup_before("deck", Part("first"))
    assert [part.key for part in rules.setup] == ["first", "deck", "market", "hands"]
    with pytest.raises(ValueError, match="no part of the set-up is called 'tents'"):
        rules.setup_before("tents", Part("never"))


def test_behind_what_is_not_there() -> None:
    rules = pebble_rules()
    rules.add_setup(Part("deck"))
    with pytest.raises(ValueError, match="no part of the set-up is called 'dekc'; parts: deck"):
        rules.setup_after("dekc", Part("market"))
    assert [part.key for part in rules.setup] == ["deck"]


# --- modules ----------------------------------------------------------------------------------------


class Modesty(Module[Heap]):
    """Wraps, hooks and sets up."""

    def __init__(self) -> None:
        super().__init__("modesty")

    def install(self, rules: Rules[Heap]) -> None:
        rules.wrap(Modest(2))
        rules.on("turn", Note("modest"))
        rules.add_setup(Part("modest"))


def test_a_module_edits_the_table_before_the_first_move() -> None:
    rules, base = pebble_rules(), pebble_rules()
    rules.install(Modesty())
    assert rules.modules == ["modesty"]
    assert begun(rules).legal() == [1, 2]
    assert begun(base).legal() == [1, 2, 3], "another table is left alone"
    assert base.modules == []


def test_a_module_that_fails_is_not_counted() -> None:
    class Broken(Module[Heap]):
        def install(self, rules: Rules[Heap]) -> None:
            rules.wrap(Plain("nothing"))

    rules = pebble_rules()
    with pytest.raises(ValueError, match="no step 'nothing'"):
        rules.install(Broken("broken"))
    assert rules.modules == []


def test_a_bare_module_asks_to_be_written() -> None:
    with pytest.raises(NotImplementedError):
        pebble_rules().install(Module[Heap]("bare"))
    with pytest.raises(NotImplementedError):
        Hook[Heap]().run(asking(), 0, 0, 0)
    with pytest.raises(NotImplementedError):
        Setup[Heap]("bare").run(asking())


# --- menus ------------------------------------------------------------------------------------------


class Offer(Action[Heap]):
    """Every code of a span, unless it is closed."""

    def __init__(self, span: Span, name: str, *, closed: bool = False) -> None:
        super().__init__(span)
        self.name = name
        self.closed = closed

    def add_legal(self, s: Heap, seat: int, codes: list[int]) -> None:
        if not self.closed:
            codes.extend(range(self.first, self.end))

    def apply(self, s: Heap, f: Frame, code: int) -> None:
        s.done.append(f"{self.name} {f.seat} {code}")

    def refuse(self, s: Heap, seat: int, code: int) -> Refusal:
        return Refusal(s.game, "TP-BID-04", "too-few", {"n": code})


class Choose(Menu[Heap]):
    """A menu of the spans that a test puts on it."""

    def __init__(self) -> None:
        super().__init__("menu", ["TP-BID-01"])

    def elsewhere(self, s: Heap, f: Frame, code: int) -> Refusal:
        return Refusal(s.game, "TP-BID-02", "elsewhere", {})


def test_a_menu_offers_its_actions_in_the_order_of_codes() -> None:
    menu = Choose()
    menu.add(Offer(GAME.codes.spans[2], "hide"))
    menu.add(Offer(GAME.codes.spans[0], "pass"))
    s = asking(menu)
    s.push(0, 1)
    s.settle()
    assert s.legal() == [PASS, HIDE, HIDE + 1]
    s.copy().play(PASS)
    s.play(HIDE + 1)
    assert s.done == [f"hide 1 {HIDE + 1}"]


def test_a_menu_refuses_by_the_action_or_else_itself() -> None:
    menu = Choose()
    menu.add(Offer(GAME.codes.spans[0], "pass"))
    menu.add(Offer(GAME.codes.spans[1], "take", closed=True))
    menu.add(Offer(GAME.codes.spans[2], "hide"))
    s = asking(menu)
    s.push(0, 0)
    s.settle()
    closed = s.why_not(TAKE + 1)
    assert closed is not None
    assert (closed.rule, closed.args) == ("TP-BID-04", {"n": TAKE + 1})
    short = Choose()
    short.add(Offer(GAME.codes.spans[0], "pass"))
    short.add(Offer(GAME.codes.spans[2], "hide"))
    s = asking(short)
    s.push(0, 0)
    s.settle()
    missing = s.why_not(TAKE)
    assert missing is not None
    assert missing.rule == "TP-BID-02"


def test_a_bare_menu_asks_to_be_written() -> None:
    s, f = asking(), Frame(0, 0)
    with pytest.raises(NotImplementedError):
        Menu[Heap]("menu", []).refuse(s, f, 0)
    action = Action[Heap](GAME.codes.spans[0])
    for call in (
        lambda: action.add_legal(s, 0, []),
        lambda: action.apply(s, f, 0),
        lambda: action.refuse(s, 0, 0),
    ):
        with pytest.raises(NotImplementedError):
            call()
