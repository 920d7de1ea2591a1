"""Write the golden transcripts anew: `make golden`, or `python -m tests.golden.regenerate`.

Archaeology: one game for each monument and number of seats, one for each variant and one with all of them, one in which
everything is sold at once (so that hands are empty when a thief comes). Excavation Earth: one game for each faction and
number of seats, dealt and drafted, and two of players who collect; alone against Zu one for each level; with the
expansion one for each set of modules, and alone several more. And the template game. The moves are chosen by simple
policies of their own, seeded, so that no tuning of a bot ever changes a transcript.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

import digsite
from digsite import Record, Rng, State
from digsite.kernel.record import Entry
from tests.golden.transcript import FOLDER, files, transcribe

MONUMENTS: Final = ("great_pyramid", "temple", "tomb", "mine", "sphinx", "buried_ruins")
VARIANTS: Final = (
    (2, "tomb", ["long_expedition"]),
    (4, "temple", ["fierce_weather"]),
    (3, "mine", ["beginners_luck"]),
    (3, "buried_ruins", ["long_expedition", "fierce_weather", "beginners_luck"]),
)


def choose(state: State, seat: int, rng: Rng) -> int:
    """A sensible answer: explores when it can, trades and sells now and then, and gets on with it."""
    names = {state.game.codes.name(code): code for code in state.legal(seat)}
    if "end-turn" in names or any(name.startswith("sell ") for name in names):
        return choose_action(names, rng)
    for name in ("given", "confirm"):
        if name in names and rng.below(3) > 0:
            return names[name]
    if "withdraw" in names and len(names) > 1 and rng.below(10) > 0:
        del names["withdraw"]
    return rng.pick(list(names.values()))


def choose_hasty(state: State, seat: int, rng: Rng) -> int:
    """Sells whatever it has, as soon as it has it."""
    sales = [code for code in state.legal(seat) if state.game.codes.span(code).name == "sell"]
    return sales[-1] if sales else choose(state, seat, rng)


def choose_action(names: dict[str, int], rng: Rng) -> int:
    """One action of the menu."""
    explore = [code for name, code in names.items() if name.startswith("explore ")]
    if explore and rng.below(3) > 0:
        return rng.pick(explore)
    largest: dict[str, tuple[int, int]] = {}
    for name, code in names.items():
        if name.startswith("sell "):
            kind, n = name.split()[1:]
            largest[kind] = max(largest.get(kind, (0, 0)), (int(n), code))
    good = [code for n, code in largest.values() if n >= 3]
    if good and rng.below(2) == 0:
        return rng.pick(good)
    if "trade" in names and rng.below(8) == 0:
        return names["trade"]
    if largest and (rng.below(5) == 0 or "end-turn" not in names):
        return rng.pick([code for _, code in largest.values()])
    return names.get("end-turn", min(names.values()))


LIKED: Final = {"pass": 1, "done": 2, "travel": 8, "sell": 90, "excavate": 16, "market": 14, "smuggle": 12, "survey": 6}
"""How often a kind of answer is given in Excavation Earth, against 10 for the others."""
SOLO: Final = (
    ("very-easy", "issisinui", 1106),
    ("easy", "kuti_kuti", 1110),
    ("medium", "dal_harrai", 1121),
    ("hard", "gul", 1100),
    ("very-hard", "dal_harrai", 1125),
    ("brutal", "aqulla", 1131),
    ("brutal", "issisinui", 1375),
    ("brutal", "dal_harrai", 1383),
)
"""Levels and factions of solo games, with seeds by which Zu climbs every rung of its ladders at least once."""
FACTIONS: Final = ("issisinui", "aqulla", "gul", "dal_harrai", "kuti_kuti")
LIKED_MORE: Final = {
    "trader": 4,
    "send-broker": 6,
    "command": 30,
    "exhibit": 40,
    "offload-mystery": 40,
    "dig-mystery": 60,
    "show": 60,
    "match": 60,
    "analyse": 90,
    "activate": 90,
}
"""What else is liked with the expansion, so that its things happen."""
MUSEUM: Final = (
    (4, "M5", "mazz_un aqulla gul dal_harrai", 1206),
    (3, "M6", "aqulla gul dal_harrai", 1306),
    (2, "M5 M6", "mazz_un kuti_kuti", 3269),
    (4, "M6 M7", "kuti_kuti issisinui aqulla gul", 2964),
    (3, "M5 M6 M7", "mazz_un feinmort aqulla", 1471),
    (2, "M6 M8", "issisinui aqulla", 1220),
    (4, "M5 M6 M8", "mazz_un kuti_kuti issisinui aqulla", 1239),
    (2, "M6 M7 M8", "kuti_kuti issisinui", 1519),
    (3, "M5 M6 M7 M8", "mazz_un feinmort gul", 1637),
    (4, "M5 M6 M7 M8", "mazz_un feinmort dal_harrai kuti_kuti", 2213),
)
"""Seats, modules and factions of games with the expansion, with seeds by which everything in it happens somewhere."""
SOLO_MUSEUM: Final = (
    ("scarce", "gul", "H1 H2 H3 H4 H5", 1207),
    ("M5", "mazz_un", "", 1213),
    ("M6", "gul", "E1 E2", 1202),
    ("M5 M6", "mazz_un", "H1 H3", 2188),
    ("M6 M7", "aqulla", "H1 H2 H3 H4 H5", 1691),
    ("M6 M7", "aqulla", "H1 H2 H3 H4 H5", 1811),
    ("M6 M7", "gul", "H1 H2 H3 H4 H5", 3587),
    ("M5 M6 M7", "feinmort", "", 2817),
    ("M5 M6 M7", "mazz_un", "E1 E2", 2126),
    ("M5 M6 M7", "mazz_un", "", 4393),
)
"""The same alone: modules, or only Zu's scarce cubes, the faction, and Zu's switches."""


HOUSE_RULES: Final[tuple[tuple[str, int, dict[str, object], int], ...]] = (
    ("archaeology", 4, {"monument": "temple"}, 5001),
    ("archaeology", 3, {"monument": "mine"}, 1611),
    ("archaeology", 5, {"monument": "buried_ruins", "fierce_weather": True}, 1612),
    ("archaeology", 2, {"monument": "sphinx"}, 1613),
    ("excavation_earth", 4, {"edition": "de", "draft_start": True}, 1614),
    ("excavation_earth", 3, {"edition": "pl", "modules": ["M5", "M6", "M7", "M8"], "pretty_boxes": True}, 5489),
    ("excavation_earth", 1, {"edition": "de", "solo": True, "zu": ["E3", "E4", "H1", "H5"]}, 6362),
    ("excavation_earth", 1, {"edition": "de", "solo": True, "modules": ["M6", "M7"], "pretty_boxes": True}, 6130),
    ("excavation_earth", 1, {"edition": "pl", "solo": True, "zu": ["H5"], "modules": ["M6", "M7"]}, 7011),
)
"""Games, seats, options and seeds that are played by another reading of every ruling that matters there."""


def choose_earth(state: State, seat: int, rng: Rng, liked: Mapping[str, int] = LIKED) -> int:
    """In Excavation Earth: a kind of answer first, sales above all; then any answer of that kind."""
    kinds: dict[str, list[int]] = {}
    for code in state.legal(seat):
        kinds.setdefault(state.game.codes.span(code).name, []).append(code)
    place = int(rng.below(sum(liked.get(kind, 10) for kind in kinds)))
    for kind, codes in kinds.items():
        place -= liked.get(kind, 10)
        if place < 0:
            return rng.pick(codes)
    raise AssertionError("the likings do not add up")


def choose_museum(state: State, seat: int, rng: Rng) -> int:
    """With the expansion: the same, with a liking for what is new."""
    return choose_earth(state, seat, rng, {**LIKED, **LIKED_MORE})


def choose_collector(state: State, seat: int, rng: Rng) -> int:
    """Takes and samples whatever it can, and from round 2 on posts its crew until guards have to move."""
    names = {state.game.codes.name(code): code for code in state.legal(seat)}
    wanted = ["sample ", "dig ", "store ", "buy ", "acquire ", "trader", "envoy"]
    wanted.append("excavate " if state.view(None)["round"] == 1 or rng.below(2) else "command ")
    for start in wanted:
        found = [code for name, code in names.items() if name.startswith(start)]
        if found:
            return rng.pick(found)
    return choose_earth(state, seat, rng)


def play(
    key: str, seats: int, seed: int, options: dict[str, object], policy: Callable[[State, int, Rng], int] = choose
) -> Record:
    """A whole game by a policy."""
    record, rng = Record.start(key, seats=seats, seed=seed, options=options), Rng(seed)
    state = record.begin()
    while not state.over:
        seat = rng.pick(state.seats)
        code = policy(state, seat, rng)
        record.entries.append(Entry(seat, code))
        state.play(code, seat=seat)
    return record


def museum_games() -> dict[str, tuple[int, dict[str, object], int]]:
    """The games with the expansion, by the names of their files: seats, options and seed."""
    found: dict[str, tuple[int, dict[str, object], int]] = {}
    for seats, modules, factions, seed in MUSEUM:
        name = "-".join(["excavation_earth", str(seats), *modules.split()])
        chosen: dict[str, object] = {"modules": modules.split(), "factions": factions.split()}
        found[name] = seats, {**chosen, "draft_start": seed % 2 == 1}, seed
    for number, (modules, faction, switches, seed) in enumerate(SOLO_MUSEUM):
        scarce = modules == "scarce"
        alone: dict[str, object] = {
            "solo": True,
            "zu": switches.split(),
            "factions": [faction],
            "modules": [] if scarce else modules.split(),
            "scarce_zu": scarce,
        }
        found["-".join(["excavation_earth-1", *modules.split(), str(number)])] = 1, alone, seed
    return found


def house_rules(key: str, seats: int, options: dict[str, object]) -> dict[str, str]:
    """The last reading of every ruling that matters, unless it is the default: then the first."""
    game = digsite.game(key)
    usual = game.readings(seats, options)
    keys = {ruling.rule: ruling.keys for ruling in game.rulings}
    return {rule: keys[rule][-1] if keys[rule][-1] != reading else keys[rule][0] for rule, reading in usual.items()}


def house_games() -> dict[str, tuple[str, int, dict[str, object], int]]:
    """The games by house rules, by the names of their files: game, seats, options and seed."""
    found: dict[str, tuple[str, int, dict[str, object], int]] = {}
    for number, (key, seats, options, seed) in enumerate(HOUSE_RULES):
        ruled = {**options, "rulings": house_rules(key, seats, options)}
        found[f"{key}-{seats}-house-rules-{number}"] = key, seats, ruled, seed
    return found


def plan() -> dict[str, Record]:
    """Every transcript by the name of its file."""
    found: dict[str, Record] = {}
    for number, monument in enumerate(MONUMENTS):
        for seats in range(2, 6):
            name = f"archaeology-{seats}-{monument}"
            found[name] = play("archaeology", seats, 100 * seats + number, {"monument": monument})
    for number, (seats, monument, variants) in enumerate(VARIANTS):
        name = "-".join([f"archaeology-{seats}-{monument}", *variants])
        options: dict[str, object] = {"monument": monument, **dict.fromkeys(variants, True)}
        found[name] = play("archaeology", seats, 700 + number, options)
    hasty = play("archaeology", 3, 800, {"monument": "great_pyramid"}, choose_hasty)
    found["archaeology-3-great_pyramid-hasty"] = hasty
    for seats in range(2, 5):
        for number, faction in enumerate(FACTIONS):
            others = [FACTIONS[(number + k) % 5] for k in range(seats)]
            name = f"excavation_earth-{seats}-{faction}"
            options = {"factions": others, "draft_start": number % 2 == 1}
            found[name] = play("excavation_earth", seats, 900 + 10 * seats + number, options, choose_earth)
    for name, seed in (("filled", 1008), ("reassigned", 1009)):  # a column is filled; a guard has to move
        collectors: dict[str, object] = {"factions": ["issisinui", "kuti_kuti"]}
        found[f"excavation_earth-2-{name}"] = play("excavation_earth", 2, seed, collectors, choose_collector)
    rotating: dict[str, object] = {"factions": ["gul", "dal_harrai"]}
    found["excavation_earth-2-posted"] = play("excavation_earth", 2, 1012, rotating, choose_earth)
    for level, faction, seed in SOLO:
        alone: dict[str, object] = {"solo": True, "zu": level, "factions": [faction]}
        found[f"excavation_earth-1-{level}-{faction}"] = play("excavation_earth", 1, seed, alone, choose_earth)
    for name, (record_seats, options, seed) in museum_games().items():
        found[name] = play("excavation_earth", record_seats, seed, options, choose_museum)
    for name, (key, record_seats, options, seed) in house_games().items():
        found[name] = play(key, record_seats, seed, options, choose if key == "archaeology" else choose_museum)
    for seats in range(2, 5):
        found[f"template-{seats}"] = play("_template", seats, seats, {})
    found["template-2-short"] = play("_template", 2, 9, {"short": True})
    return found


def main() -> None:
    """Write all files, and remove those that are no longer planned."""
    FOLDER.mkdir(exist_ok=True)
    before = {file: file.read_text("utf-8") for file in files()}
    written = {}
    for name, record in plan().items():
        file = FOLDER / f"{name}.txt"
        written[file] = "\n".join(transcribe(record)) + "\n"
        file.write_text(written[file], "utf-8")
    for file in before.keys() - written.keys():
        file.unlink()
    changed = sum(1 for file in before.keys() | written.keys() if before.get(file) != written.get(file))
    print(f"{len(written)} transcripts in {FOLDER.relative_to(FOLDER.parents[2])}, {changed} changed")
    print(f"digsite {digsite.__version__}: read the diff before you commit it")


if __name__ == "__main__":
    main()
