"""The commands: what they print, what they refuse, and with which exit code they end."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from rich.cells import cell_len
from typer.testing import CliRunner, Result

import digsite
from digsite.cli.app import app
from digsite.cli.seating import load_game, seat_players
from digsite.games.archaeology import pack
from digsite.kernel.errors import BadOption
from digsite.kernel.fairness import commitment, seed_of
from digsite.kernel.record import Entry
from digsite.kernel.text import LOCALES
from tests.cli.desk import LANGUAGES, Desk

ENV = {**os.environ, "PYTHONPATH": str(Path(digsite.__file__).parents[1])}
"""A process of its own runs the same digsite."""
COMMANDS = ("play", "replay", "verify", "rules", "rulings", "components", "bots", "games", "bench")


def run(*args: object, typed: str = "", env: dict[str, str] | None = None) -> Result:
    """A command in this process."""
    return CliRunner(env={"COLUMNS": "100", **(env or {})}).invoke(app, [str(arg) for arg in args], input=typed)


def spawn(*args: object, typed: str = "", **env: str) -> subprocess.CompletedProcess[str]:
    """A command in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "digsite", *(str(arg) for arg in args)],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**ENV, "COLUMNS": "100", "PYTHONUTF8": "1", **env},
        timeout=60,
        check=False,
    )


def said(result: Result) -> str:
    """Everything that was printed, in one line."""
    return " ".join((result.output + result.stderr).split())


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """The record of a finished game."""
    return record_file(tmp_path / "finished.txt")


def record_file(path: Path, *, seed: int = 6, moves: int | None = None) -> Path:
    """A record of random play, to the end or of so many moves, with names."""
    record = digsite.Record.start("archaeology", seats=2, seed=seed, options={"monument": "tomb"})
    match, rng = digsite.Match(record, [0]), digsite.Rng(1)
    while not match.state.over and (moves is None or match.moves() < moves):
        match.play(rng.pick(match.state.legal()))
    record.save(path)
    if path.suffix != ".json":
        told = {"names": ["Anna", "Ben"], "humans": 1, "bot": "random"}
        path.write_text(path.read_text("utf-8") + f"# table {json.dumps(told)}\n", "utf-8")
    return path


# --- help and versions --------------------------------------------------------------------------------------------


def test_help_teaches_with_examples() -> None:
    result = run("--help")
    assert result.exit_code == 0
    for command in COMMANDS:
        assert command in result.output
        own = run(command, "--help")
        assert own.exit_code == 0
        if command not in ("bots", "games"):
            examples = own.output if command != "components" else run(command, "show", "--help").output
            assert f"digsite {command}" in examples.partition("Options")[0].partition("Usage")[2].partition("\n")[2]
    assert "digsite play" in result.output
    assert run().exit_code == 2


def test_version_says_whether_compiled() -> None:
    kind = "compiled" if digsite.COMPILED else "pure Python"
    assert run("--version").output == f"digsite {digsite.__version__} ({kind})\n"


def test_help_imports_no_game() -> None:
    """It is quick because it loads little."""
    code = (
        "import sys; from typer.testing import CliRunner; from digsite.cli.app import app;"
        "assert CliRunner().invoke(app, ['play', '--help']).exit_code == 0;"
        "print([m for m in sys.modules if m.startswith(('digsite.games.', 'digsite.bots', 'digsite.lab'))])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=ENV, timeout=60, check=True)
    assert done.stdout == "[]\n"


def test_lists() -> None:
    games = run("games", "--lang", "de").output
    for part in ("archaeology", "--monument", "great-pyramid", "Drei Kammern mit 2, 5 und 8", "--fierce-weather"):
        assert part in games
    assert "für 2 bis 5 Personen" in games
    listed = run("bots").output
    assert "random" in listed
    assert "novice" in listed


def test_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    from digsite.ledger import show

    assert "A set may not be larger" in run("rules", "ar-sell-06").output
    assert "AR-SELL-01" in run("rules", "AR-SELL").output
    assert "Sandstorm" in run("rules").output
    assert "AR-TENT-01" in run("rules", "--search", "tent storm").output
    monkeypatch.setattr(show, "coverage", lambda console: console.print("covered"))
    assert run("rules", "--coverage").output == "covered\n"


def test_bench_is_called_with_what_was_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    from digsite.lab import bench

    called: list[dict[str, object]] = []

    def main(**asked: object) -> int:
        called.append(asked)
        return 0

    monkeypatch.setattr(bench, "main", main)
    assert run("bench", "--seconds", "0.5", "--peers", "python", "--json", "x.json").exit_code == 0
    assert called == [{"seconds": 0.5, "peers": Path("python"), "json_path": Path("x.json")}]


# --- wrong usage --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (["dance"], "No such command 'dance'"),
        (["play", "chess"], "game: 'chess' is not known; games: archaeology"),
        (
            ["play", "--seats", "9"],
            "seats: 9 is not allowed; Archaeology: The New Expedition is for 2 to 5",
        ),
        (["play", "--seats", "two"], "--seats"),
        (["play", "-s", "2", "-n", "3"], "--humans: 3 is not allowed at a table of 2; give a number from 0 to 2"),
        (["play", "-n", "-1"], "--humans: -1 is not allowed"),
        (["play", "--bot", "genius"], "bot: 'genius' is not known; bots: random, novice"),
        (["play", "--name", ""], "--name: '' is not allowed; a name has 1 to 20 letters"),
        (["play", "--name", "x" * 21], "a name has 1 to 20 letters"),
        (["play", "--name", "a\x1b[2J"], "is not allowed"),
        (["play", "--name", "Ann", "--name", "ANN"], "is there twice"),
        (["play", "-s", "2", "--name", "a", "--name", "b", "--name", "c"], "--name: 3 names for 2 seats"),
        (["play", "--monument", "tower"], "option monument: 'tower' is not allowed; give one of 'random'"),
        (["play", "-s", "4", "--long-expedition"], "(AR-LONG-01)"),
        (["play", "--first-seat", "0"], "--first-seat: 0 is not at this table; give a number from 1 to 3"),
        (["play", "--first-seat", "4"], "--first-seat: 4 is not at this table"),
        (["play", "--components", "nothing.toml"], "nothing.toml: cannot be read"),
        (["play", "--seed", "-1"], "seed: -1 is out of range"),
        (["play", "--seed", "x"], "--seed"),
        (["play", "--lang", "fr"], "'fr' is not spoken here; locales: en, de, pl"),
        (["play", "--save", "no/such/game.txt"], "--save: no/such/game.txt: there is no folder"),
        (["play", "--save", "."], "is a folder"),
        (["play", "--resume", "nothing.txt"], "nothing.txt: cannot be read"),
        (["replay", "nothing.txt"], "nothing.txt: cannot be read"),
        (["replay"], "FILE"),
        (["verify"], "FILE"),
        (["verify", "nothing.txt"], "nothing.txt: there is no such file"),
        (["verify", "."], "is a folder"),
        (["components", "check", "nothing.toml"], "nothing.toml: there is no such file"),
        (["components", "show", "nothing.toml"], "nothing.toml: there is no such file"),
        (["rules", "AR-SELL-99"], "no rule 'AR-SELL-99'"),
        (["rules", "AR-SELL-06", "--coverage"], "give only one of"),
        (["rules", "--search", ""], "nothing to search for"),
        (["games", "--lang", "fr"], "is not spoken here"),
        (["bench", "--seconds", "-1"], "seconds"),
    ],
    ids=lambda value: " ".join(value)[:40] if isinstance(value, list) else "",
)
def test_wrong_usage_is_told_plainly_and_ends_with_2(args: list[str], complaint: str) -> None:
    result = run(*args)
    assert result.exit_code == 2
    assert complaint in said(result)
    assert "Traceback" not in said(result)


@pytest.mark.parametrize("extra", [["--seats", "3"], ["--seed", "1"], ["--monument", "tomb"], ["--fierce-weather"]])
def test_a_resumed_game_has_options_of_its_own(finished: Path, extra: list[str]) -> None:
    result = run("play", "--resume", finished, *extra)
    assert result.exit_code == 2
    assert "a game that is resumed has its own" in said(result)


# --- playing ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "seats", "humans", "monument", "width"),
    [("en", 3, 1, "tomb", 100), ("de", 2, 2, "temple", 80), ("pl", 5, 1, "sphinx", 60)],
)
def test_whole_games_by_piped_input(
    tmp_path: Path, lang: str, seats: int, humans: int, monument: str, width: int
) -> None:
    """What was typed at one table, typed into a process of its own, gives the same game."""
    desk = Desk(seats=seats, humans=humans, seed=4, lang=lang, monument=monument, fierce_weather=True, blind=True)
    assert desk.play_on() == 0
    result = desk.record.verify().result
    assert result is not None
    winners = [desk.sitting.seating.names[seat] for seat in result.winners]
    won = LANGUAGES[lang].say("winners", n=len(winners), names=desk.sitting.face.joined(winners))

    flags = ["-s", seats, "-n", humans, "--monument", monument, "--fierce-weather", "--bot", "random"]
    names = ["--name", "Anna", "--name", "Ben"][: 2 * humans]
    done = spawn(
        *("play", *flags, *names, "--seed", 4, "--save", "game.txt"),
        typed="\n".join(desk.typed) + "\n",
        LC_ALL=f"{lang}_XX.UTF-8",
        LANG="fr",
        COLUMNS=str(width),
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert won in done.stdout
    assert max(cell_len(line) for line in done.stdout.splitlines()) <= width
    record, seating = load_game(tmp_path / "game.txt")
    assert record.to_json() == desk.record.to_json()
    assert seating == desk.sitting.seating
    assert run("verify", "game.txt").output.startswith("game.txt: OK, ")


def test_a_newcomer_just_plays(tmp_path: Path) -> None:
    result = run("play", typed="q\n")
    assert result.exit_code == 0
    assert "Player 1 (? for help)>" in result.output
    [file] = tmp_path.iterdir()
    record, seating = load_game(file)
    assert record.seats == 3
    assert seating is not None
    assert (seating.humans, seating.bot) == (1, "novice")
    again = run("play", "--resume", file.name, typed="0\nq\n")
    assert again.exit_code == 0
    assert f"digsite play --resume {file.name}" in said(again)


def test_resuming_may_change_who_sits_there(tmp_path: Path) -> None:
    file = record_file(tmp_path / "game.txt", moves=20)
    assert "Anna (? for help)>" in run("play", "--resume", file, typed="q\n").output
    assert "Pass the device to Player" in run("play", "--resume", file, "-n", "2", typed="q\n").output
    seating = load_game(file)[1]
    assert seating is not None
    assert seating.humans == 2
    assert "Zoe" in run("play", "--resume", file, "-n", 1, "--name", "Zoe", "--bot", "novice", typed="q\n").output


def test_resuming_a_plain_record_and_a_finished_one(tmp_path: Path, finished: Path) -> None:
    file = record_file(tmp_path / "game.json", moves=20)
    result = run("play", "--resume", file, typed="q\n")
    assert result.exit_code == 0
    assert "--humans 1 --bot novice --name 'Player 1'" in said(result)
    over = run("play", "--resume", finished)
    assert over.exit_code == 0
    assert "The game is over" in over.output


@pytest.mark.parametrize("remark", ["{", "[]", '{"names": [], "humans": 9, "bot": "x"}', '{"names": 5}', "null"])
def test_a_spoilt_remark_is_told(tmp_path: Path, remark: str) -> None:
    file = record_file(tmp_path / "game.txt", moves=5)
    file.write_text(file.read_text("utf-8").rpartition("# table ")[0] + f"# table {remark}\n", "utf-8")
    result = run("play", "--resume", file)
    assert result.exit_code == 2
    assert "the line that begins with '# table ' cannot be read" in said(result)


def test_the_end_of_input_and_strange_bytes_are_no_accident(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "digsite", "play", "--seed", "1", "--save", "game.txt", "--lang", "pl"],
        input=b"\xff\xfe\nsell \xc3\n\x00\n0",
        capture_output=True,
        env={**ENV, "PYTHONIOENCODING": "ascii", "TERM": "dumb"},
        timeout=60,
        check=False,
    )
    assert done.returncode == 0
    assert done.stderr == b""
    assert digsite.Record.load(tmp_path / "game.txt").verify() is not None


def test_ctrl_c_saves_and_ends_with_130(tmp_path: Path) -> None:
    # Where the tests run in the background, Ctrl-C is switched off for all children: switch it on again.
    start = (
        "import signal, sys; from digsite.cli import main;"
        "signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT]);"
        "signal.signal(signal.SIGINT, signal.default_int_handler); sys.exit(main())"
    )
    game = subprocess.Popen(
        [sys.executable, "-c", start, "play", "--seed", "1", "--save", "game.txt"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=ENV,
    )
    assert game.stdin is not None
    assert game.stdout is not None
    seen = b""
    while b"(? for help)> " not in seen:
        more = os.read(game.stdout.fileno(), 65536)
        assert more, "the game ended before it asked"
        seen += more
    game.send_signal(signal.SIGINT)  # at once: the program may not yet wait for the answer
    assert game.stderr is not None
    late = threading.Timer(30, game.kill)
    late.start()
    out, err = game.stdout.read(), game.stderr.read()  # its input stays open: the end of that would end the game too
    game.wait()
    late.cancel()
    for stream in (game.stdin, game.stdout, game.stderr):
        stream.close()
    assert game.returncode == 130
    assert err == b""
    assert b"digsite play --resume game.txt" in out
    assert (tmp_path / "game.txt").exists()


def test_a_device_is_written_to_and_never_replaced(tmp_path: Path) -> None:
    """A pipe stands for /dev/null, which a test had better leave alone."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        assert Desk(["q"], save=pipe).run() == 0
        assert os.read(reader, 100).startswith(b"digsite record 1")
        assert pipe.is_fifo()
    finally:
        os.close(reader)


def test_a_linked_file_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "real.txt").write_text("digsite record 1\n", "utf-8")
    (tmp_path / "link.txt").symlink_to("real.txt")
    assert Desk(["q"], save=tmp_path / "link.txt").run() == 0
    assert (tmp_path / "link.txt").is_symlink()
    assert (tmp_path / "real.txt").read_text("utf-8").startswith("digsite record 1")


def test_names_of_bots_make_way_for_those_of_people() -> None:
    assert seat_players(3, 1, "random", ["howard"], []).names == ("howard", "Gertrude", "Flinders")
    assert seat_players(2, 0, "random", ["Kit"], []).names == ("Kit", "Howard")
    with pytest.raises(BadOption):
        seat_players(2, 2, "random", ["Player 2"], ["Player 1", "Player 2"])


# --- replay and verify --------------------------------------------------------------------------------------------


def test_replay_step_by_step(finished: Path) -> None:
    n = len(digsite.Record.load(finished).entries)
    result = run("replay", finished, typed=f"b\n\n\nb\n{n}\n\nfoo\n{n + 1}\n-1\n0\nq\n")
    assert result.exit_code == 0
    for part in ("This is the beginning.", "That was the last move.", "“foo” means nothing here", "What is hidden"):
        assert part in result.output
    moves = [line.partition(" of ")[0] for line in result.output.splitlines() if line.startswith("Move ")]
    assert moves == [f"Move {i}" for i in (0, 0, 1, 2, 1, n, n, n, n, n, 0)]
    assert run("replay", finished, typed="").exit_code == 0


@pytest.mark.parametrize("lang", LOCALES)
def test_replay_all(finished: Path, lang: str) -> None:
    result = run("replay", finished, "--all", "--lang", lang)
    assert result.exit_code == 0
    assert LANGUAGES[lang].say("game-over") in result.output
    assert "Anna: " in result.output
    assert "Ben: " in result.output


def test_replay_as_a_seat_sees_it(finished: Path) -> None:
    """What only the other knew is not told, nor where he picked cards for a trade."""
    result = run("replay", finished, "--all", "--seat", "1")
    assert result.exit_code == 0
    assert "Ben: " not in result.output
    assert "Ben digs up a treasure." in result.output
    assert "Ben digs up a coin." not in result.output
    assert "What is hidden" not in result.output
    for seat in ("0", "3", "-1"):
        wrong = run("replay", finished, "--seat", seat)
        assert wrong.exit_code == 2
        assert "give a number from 1 to 2" in said(wrong)


def test_replay_shows_what_was_taken_back(tmp_path: Path) -> None:
    record = digsite.Record.start("archaeology", seats=2, seed=1, options={"first_seat": 0, "monument": "mine"})
    match, rng = digsite.Match(record, [0]), digsite.Rng(1)
    for _ in range(4):
        match.play(match.state.legal()[0])
    match.undo(1, 0, [], rng)
    record.save(tmp_path / "game.txt")
    result = run("replay", "game.txt", "--all")
    assert "Moves were taken back; what nobody had seen" in said(result)
    assert "not finished" in said(run("verify", "game.txt"))


def test_verify_counts_moves_and_not_what_took_them_back(tmp_path: Path) -> None:
    file = record_file(tmp_path / "game.txt", moves=7)
    record, _ = load_game(file)
    record.entries.append(Entry(-1, -1, 6))
    record.save(file)
    assert ", 7 moves, " in said(run("verify", file))


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes in folders here")
def test_what_is_no_file(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for name, complaint in (("pipe", "is not a file"), (".", "a folder, not a file"), ("none", "no such file")):
        result = run("verify", tmp_path / name)
        assert result.exit_code == 2
        assert complaint in said(result)
    for command in (("replay", "pipe"), ("play", "--resume", "pipe")):
        result = run(*command)
        assert result.exit_code == 2
        assert "not a file" in said(result)


@pytest.mark.parametrize(
    "told",
    [
        '{"names": [], "humans": 1, "bot": "novice"}',
        '{"names": ["Anna"], "humans": 2, "bot": "novice"}',
        '{"names": ["Anna", "Ben", "Cleo"], "humans": 1.0, "bot": "novice"}',
        '{"names": ["Anna", "Ben", "Cleo"], "humans": true, "bot": "novice"}',
        '{"names": ["Anna", "Ben", "Cleo"], "humans": -1, "bot": "novice"}',
        '{"names": 3, "humans": 1, "bot": "novice"}',
        "[]",
        "nonsense",
    ],
)
def test_a_table_that_cannot_be_read(tmp_path: Path, told: str) -> None:
    file = record_file(tmp_path / "game.txt", moves=3)
    lines = [line for line in file.read_text("utf-8").splitlines() if not line.startswith("# table ")]
    file.write_text("\n".join([*lines, f"# table {told}"]) + "\n", "utf-8")
    for command in (("play", "--resume", file), ("replay", file, "--all")):
        result = run(*command)
        assert result.exit_code == 2
        assert "the line that begins with '# table ' cannot be read" in said(result)


def test_control_characters_do_not_reach_the_terminal(tmp_path: Path) -> None:
    for args in (
        ("play", "--components", "x\x1b[31m.toml"),
        ("play", "--monument", "x\x1b[31m"),
        ("play", "--save", "x\x1b[31m/y"),
        ("verify", "x\x1b[31m"),
    ):
        result = run(*args)
        assert result.exit_code == 2
        assert "\x1b" not in result.output + result.stderr
        assert r"\x1b[31m" in result.output + result.stderr
    bad = tmp_path / "x\x1b[31m.txt"
    bad.write_text("junk", "utf-8")
    result = run("verify", bad)
    assert result.exit_code == 1
    assert "\x1b" not in result.output + result.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device here")
@pytest.mark.parametrize("args", [("bots",), ("--version",), ("rules", "AR-SELL-06"), ("--help",)])
def test_an_output_that_is_full(args: tuple[str, ...]) -> None:
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        done = subprocess.run(
            [sys.executable, "-m", "digsite", *args],
            stdout=full,
            stderr=subprocess.PIPE,
            env=ENV,
            timeout=60,
            check=False,
        )
    assert done.returncode == 1
    assert done.stderr == b"digsite: No space left on device\n"


def test_a_game_is_not_saved_over_something_else(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Anna,", "utf-8")
    result = run("play", "--save", tmp_path / "letter.txt")
    assert result.exit_code == 2
    assert "is no record" in said(result)
    assert (tmp_path / "letter.txt").read_text("utf-8") == "Dear Anna,"


def test_verify_tells_good_from_bad(tmp_path: Path, finished: Path) -> None:
    assert run("verify", finished).exit_code == 0
    text = finished.read_text("utf-8")
    for name, spoilt, complaint in [
        ("scores.txt", text.replace("\nscores ", "\nscores 9"), "scores: the record says"),
        ("digest.txt", text.replace("\ndigest ", "\ndigest f"), "digest: the record says"),
        ("seed.txt", text.replace("seed 6", "seed 7"), "move "),
        ("code.txt", text.replace("  end-turn", "  dance", 1), "line "),
        ("junk.txt", "junk", "line 1: 'junk' says nothing"),
        ("empty.txt", "", "is missing"),
    ]:
        assert spoilt != text
        (tmp_path / name).write_text(spoilt, "utf-8")
        result = run("verify", finished, name)
        assert result.exit_code == 1, name
        assert f"{finished}: OK, " in said(result)
        assert f"wrong: {name}: " in said(result)
        assert complaint in said(result)
    bare = text.partition("scores ")[0]
    (tmp_path / "bare.txt").write_text(bare, "utf-8")
    assert "does not say how it ended" in said(run("verify", "bare.txt"))


def fair_file(path: Path, *, revealed: bool = True) -> str:
    """A short game whose chance follows from a secret; its commitment."""
    secret = "7" * 64
    record = digsite.Record.start("archaeology", seats=2, seed=seed_of(secret))
    record.set_fairness(commitment(secret), secret if revealed else "")
    record.add(record.replay().legal()[0])
    record.save(path)
    return record.commitment


def test_verify_says_whether_a_game_was_fair(tmp_path: Path) -> None:
    noted = fair_file(tmp_path / "fair.txt")
    plain = run("verify", "fair.txt")
    assert plain.exit_code == 0
    assert f"fair if this is the commitment that you were shown before it: {noted}" in said(plain)
    for lang in LOCALES:
        result = run("verify", "--commitment", f" {noted.upper()}", "fair.txt", "--lang", lang)
        assert result.exit_code == 0
        assert LANGUAGES[lang].say("verify-noted", commitment=noted) in said(result)
    other = run("verify", "--commitment", "0" * 64, "fair.txt")
    assert other.exit_code == 1
    assert f"you noted commitment {'0' * 64}, the record says {noted}" in said(other)
    text = (tmp_path / "fair.txt").read_text("utf-8")
    (tmp_path / "chosen.txt").write_text(re.sub("seed .*", "seed 5", text), "utf-8")
    chosen = run("verify", "chosen.txt")
    assert chosen.exit_code == 1
    assert "chosen.txt: fairness: played with seed 5; the secret gives" in said(chosen)


def test_verify_proves_nothing_before_the_secret_is_revealed(tmp_path: Path, finished: Path) -> None:
    noted = fair_file(tmp_path / "open.txt", revealed=False)
    plain = run("verify", "open.txt")
    assert plain.exit_code == 0
    assert f"Commitment not yet revealed: {noted}" in said(plain)
    early = run("verify", "--commitment", noted, "open.txt")
    assert early.exit_code == 1
    assert "its secret is not yet revealed" in said(early)
    without = run("verify", "--commitment", noted, finished)
    assert without.exit_code == 1
    assert "the record holds none" in said(without)
    assert "ommitment" not in run("verify", finished).output


def test_a_commitment_is_64_digits_and_belongs_to_one_game(finished: Path) -> None:
    short = run("verify", "--commitment", "5f0c", finished)
    assert short.exit_code == 2
    assert "--commitment: '5f0c' is not 64 digits from 0-9 and a-f" in said(short)
    two = run("verify", "--commitment", "0" * 64, finished, finished)
    assert two.exit_code == 2
    assert "--commitment: belongs to one game; 2 files were given" in said(two)


# --- components ---------------------------------------------------------------------------------------------------


def test_components(tmp_path: Path) -> None:
    assert run("components", "check").exit_code == 0
    own = tmp_path / "own.toml"
    text = pack.STANDARD.read_text("utf-8")
    own.write_text(text.replace("sell = [2, 15]", "sell = [2, 14]"), "utf-8")
    good = run("components", "check", own)
    assert good.exit_code == 0
    assert "OK, 58 figures" in said(good)
    shown = run("components", "show", own, "--lang", "de")
    assert shown.exit_code == 0
    assert "14" in shown.output
    assert digsite.game("archaeology").text.status("guessed", "de") in shown.output
    own.write_text(text.replace("sell = [2, 6, 12, 20, 30]", "sell = [2, 6, 12, 20, 31]"), "utf-8")
    bad = run("components", "check", own)
    assert bad.exit_code == 1
    assert "five coins are worth 30 (AR-DATA-03)" in said(bad)
    assert run("components", "show", own).exit_code == 2
    assert run("play", "--components", own).exit_code == 2


def test_a_game_is_played_by_the_figures_of_its_pack(tmp_path: Path) -> None:
    text = pack.STANDARD.read_text("utf-8")
    (tmp_path / "own.toml").write_text(text.replace("sell = [1, 2, 3, 4, 15]", "sell = [1, 2, 3, 4, 77]"), "utf-8")
    result = run("play", "--components", "own.toml", "--seed", "1", "--save", "game.txt", typed="q\n")
    assert result.exit_code == 0
    assert run("verify", "game.txt").exit_code == 0
    (tmp_path / "own.toml").write_text(text, "utf-8")
    changed = run("verify", "game.txt")
    assert changed.exit_code == 1
    assert "components" in said(changed)
