"""The commands of `digsite`. Each imports what it needs when it is run, so that `--help` is quick."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

USAGE = 2
"""The exit code for wrong usage and bad input; 1 means that a check failed."""


class Polite(TyperGroup):
    """Commands whose errors are a line that says what was wrong, never a traceback."""

    def invoke(self, ctx: Any) -> Any:
        from digsite.cli.language import plain
        from digsite.kernel.errors import DigsiteError
        from digsite.ledger import LedgerError

        try:
            return super().invoke(ctx)
        except (DigsiteError, LedgerError) as problem:
            typer.echo(plain(f"digsite: {problem}"), err=True)
            raise typer.Exit(USAGE) from None


app = typer.Typer(
    cls=Polite,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
components = typer.Typer(no_args_is_help=True, help="Check and show the figures on the cards, which are data.")
app.add_typer(components, name="components")

Lang = Annotated[
    str | None,
    typer.Option("--lang", metavar="en|de|pl", help="The language; by default that of LC_ALL or LANG, else English."),
]
PackFile = Annotated[
    Path | None, typer.Argument(metavar="FILE", help="A component pack; by default the one that comes with Digsite.")
]
PackGame = Annotated[
    str | None,
    typer.Option("--game", "-g", metavar="GAME", help="The game; by default the one that the file is for."),
]


def say_version(wanted: bool) -> None:
    """Print the version and leave."""
    if wanted:
        import digsite

        typer.echo(f"digsite {digsite.__version__} ({'compiled' if digsite.COMPILED else 'pure Python'})")
        raise typer.Exit


@app.callback()
def root(
    version: Annotated[
        bool,
        typer.Option("--version", callback=say_version, is_eager=True, help="Print the version and whether compiled."),
    ] = False,
) -> None:
    """Digsite: play board games of digging and dealing at your terminal, and look into their records and rules.

    \b
    digsite play                              play Archaeology against two bots, at once
    digsite play excavation_earth             the same with Excavation Earth
    digsite play excavation_earth --solo      alone against the rival Zu
    digsite play -n 2 --name Anna --name Ben  with a friend at the same screen
    digsite rules AR-SELL-06                  what a rule says
    digsite rulings                           what a table may read otherwise
    digsite play --help                       each command explains itself
    """


@app.command()
def play(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game; see: digsite games")] = "archaeology",
    seats: Annotated[
        int | None, typer.Option("--seats", "-s", help="Seats at the table; 3 by default. See also --solo.")
    ] = None,
    humans: Annotated[
        int | None, typer.Option("--humans", "-n", help="People at this screen, 1 by default; bots play the rest.")
    ] = None,
    bot: Annotated[str | None, typer.Option(help="Which bot plays; see: digsite bots")] = None,
    name: Annotated[
        list[str] | None, typer.Option(metavar="NAME", help="A name for a seat; again for the next seat.")
    ] = None,
    monument: Annotated[str | None, typer.Option(help="The monument tile; one at random by default.")] = None,
    long_expedition: Annotated[
        bool, typer.Option("--long-expedition", help="2 or 3 seats: more treasures and a thief.")
    ] = False,
    fierce_weather: Annotated[
        bool, typer.Option("--fierce-weather", help="All six sandstorms; tents help twice.")
    ] = False,
    beginners_luck: Annotated[
        bool, typer.Option("--beginners-luck", help="The poorest starting hand goes first.")
    ] = False,
    first_seat: Annotated[
        int | None, typer.Option(help="Who goes first, counted from 1; at random by default.")
    ] = None,
    factions: Annotated[
        list[str] | None,
        typer.Option(
            metavar="FACTION,…",
            help="Excavation Earth: the factions, seat by seat; at random by default. See: digsite games",
        ),
    ] = None,
    solo: Annotated[
        bool, typer.Option("--solo", help="Excavation Earth: alone against Zu; the same as --seats 1.")
    ] = False,
    zu: Annotated[
        list[str] | None,
        typer.Option(
            metavar="LEVEL|SWITCH,…",
            help="Excavation Earth alone: how strong Zu is, very-easy to brutal, or switches such as E2,H1.",
        ),
    ] = None,
    draft_start: Annotated[
        bool, typer.Option("--draft-start", help="Excavation Earth: starting hands are drafted.")
    ] = False,
    modules: Annotated[
        list[str] | None,
        typer.Option(
            metavar="SET|MODULE,…",
            help="Excavation Earth: the expansion; mysteries, museum or everything, or modules such as M6,M7.",
        ),
    ] = None,
    pretty_boxes: Annotated[
        bool, typer.Option("--pretty-boxes", help="Excavation Earth: five promo tiles, with any module.")
    ] = False,
    scarce_zu: Annotated[
        bool, typer.Option("--scarce-zu", help="Excavation Earth alone: Zu has 24 cubes, as with the expansion.")
    ] = False,
    edition: Annotated[
        str | None,
        typer.Option(metavar="en|de|pl", help="Excavation Earth: whose rulebook is played where the three differ."),
    ] = None,
    ruling: Annotated[
        list[str] | None,
        typer.Option(metavar="ID=READING,…", help="A house rule: how this table reads a ruling. See: digsite rulings"),
    ] = None,
    components: Annotated[Path | None, typer.Option(help="A component pack of your own.")] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed deals the same game.")] = None,
    lang: Lang = None,
    save: Annotated[Path | None, typer.Option(help="Where the record goes, at the end and when you leave.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a game that was saved.")] = None,
) -> None:
    """Play a game at this terminal.

    In the game, type the number of an answer, ? for help, u to take back and q to leave.

    \b
    digsite play                                 you against two bots
    digsite play -n 2 --name Anna --name Ben     two people and a bot
    digsite play -s 4 --monument sphinx          four seats, at the Sphinx
    digsite play --lang de --save game.txt       in German, kept in a file
    digsite play --resume game.txt               go on where you left
    digsite play excavation_earth                Excavation Earth, against two bots
    digsite play excavation_earth -s 2 --factions gul,kuti-kuti --draft-start
    digsite play excavation_earth --solo         alone against Zu
    digsite play excavation_earth --zu hard      the same, with a stronger Zu
    digsite play excavation_earth --modules everything      with the whole expansion
    digsite play excavation_earth --edition de --ruling EE-SCORE-R1=all-places
    """
    from digsite.cli.start import Wish, start

    options: dict[str, object] = {}
    if monument is not None:
        options["monument"] = monument.strip().lower().replace("-", "_")
    for option, wanted in (
        ("long_expedition", long_expedition),
        ("fierce_weather", fierce_weather),
        ("beginners_luck", beginners_luck),
        ("draft_start", draft_start),
        ("solo", solo),
        ("pretty_boxes", pretty_boxes),
        ("scarce_zu", scarce_zu),
    ):
        if wanted:
            options[option] = True
    if first_seat is not None:
        options["first_seat"] = first_seat - 1
    if factions:
        options["factions"] = [key.strip().lower().replace("-", "_") for part in factions for key in part.split(",")]
    if zu is not None:
        options["zu"] = chosen(zu)
    if modules is not None:
        options["modules"] = chosen(modules)
    if edition is not None:
        options["edition"] = edition.strip().lower()
    if ruling:
        from digsite.cli.rulings import house_rules

        options["rulings"] = house_rules(ruling)
    if components is not None:
        options["components"] = str(components.expanduser())
    wish = Wish(game, seats, humans, bot, name or [], options, seed, lang, save, resume)
    raise typer.Exit(start(wish, os.environ))


def chosen(given: list[str]) -> object:
    """Members of a list, or the name of a set of them, as an option takes it: switches of Zu, or a level; modules, or
    a set of them. Capitals do not matter here."""
    words = [word for part in given for word in part.replace(",", " ").replace("+", " ").split()]
    if len(words) == 1 and len(words[0]) > len("E1"):
        return words[0].lower().replace("_", "-")
    return [word.upper() if len(word) == len("E1") else word for word in words]


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, as play and save write it.")],
    everything: Annotated[bool, typer.Option("--all", help="Print every move and the end, without asking.")] = False,
    seat: Annotated[
        int | None, typer.Option(help="As this seat saw it, counted from 1; by default all is open.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Look at a recorded game, move by move.

    Enter goes on, b goes back, a number jumps there, q quits.

    \b
    digsite replay game.txt                 step by step, all hands open
    digsite replay game.txt --all --seat 1  all at once, as the first player saw it
    """
    from digsite.cli.replay import replay as run

    raise typer.Exit(run(file, everything=everything, seat=seat, lang=lang))


@app.command()
def verify(
    files: Annotated[list[Path], typer.Argument(metavar="FILE", help="Records to check.")],
    commitment: Annotated[
        str | None, typer.Option(metavar="HEX", help="The commitment that you were shown before the game.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Check that records replay to what they say.

    Every move is played again; scores and final position are compared. Where a record reveals the secret that its
    chance follows from, that is checked too. The exit code is 1 if a record is wrong.

    \b
    digsite verify games/*.txt
    digsite verify --commitment 5f0c… game.txt   was this game fair?
    """
    from digsite.cli.checks import verify as run

    raise typer.Exit(run(files, lang, commitment))


@app.command()
def rules(
    ids: Annotated[
        list[str] | None,
        typer.Argument(metavar="ID…", help="Rules (AR-SELL-06), sections (AR-SELL) or ledgers (AR, EE, ZU, MU)."),
    ] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help="Which rules have a test.")] = False,
    search: Annotated[str | None, typer.Option(metavar="TEXT", help="Rules that hold all these words.")] = None,
    lang: Lang = None,
) -> None:
    """Print rules by their IDs.

    A rule comes with its rulings, its code, its tests and the readings that a table may choose. Without an ID the
    sections of the ledgers are listed. The rules are in English, the words of the readings in any language.

    \b
    digsite rules AR-SELL-06             one rule
    digsite rules AR-SELL ZU-LUCR        two sections
    digsite rules ZU                     the sections of a ledger
    digsite rules EE-SCORE-R1 --lang de  a ruling with its readings
    digsite rules --search "tent storm"  all that speak of both
    """
    from digsite.cli.explain import rule_lines
    from digsite.cli.language import Language, pick_locale
    from digsite.cli.rulings import print_readings
    from digsite.cli.terminal import standard_console
    from digsite.ledger import Ledger, show

    if sum((bool(ids), coverage, search is not None)) > 1:
        raise typer.BadParameter("give only one of: an ID, --coverage, --search")
    console = standard_console()
    language = Language(pick_locale(lang, os.environ))
    if ids:
        books = [book.prefix for book in Ledger.load().books]
        for i, id in enumerate(ids):
            if i > 0:
                console.print()
            if id.strip().upper() in books:
                console.print(*rule_lines(Ledger.load(), id.strip()), sep="\n")
            else:
                show.rule(console, id)
                print_readings(console, id, language)
    elif coverage:
        show.coverage(console)
    elif search is not None:
        show.search(console, search)
    else:
        show.index(console)


@components.command("check")
def components_check(file: PackFile = None, game: PackGame = None, lang: Lang = None) -> None:
    """Check that a component pack keeps to the rulebook.

    The exit code is 1 if it does not.

    \b
    digsite components check mine.toml
    """
    from digsite.cli.checks import check_pack

    raise typer.Exit(check_pack(file, lang, game))


@components.command("show")
def components_show(file: PackFile = None, game: PackGame = None, lang: Lang = None) -> None:
    """Print every figure of a component pack and how sure it is.

    \b
    digsite components show            the figures that come with Digsite
    digsite components show mine.toml  those of a pack of your own
    digsite components show --game excavation_earth
    """
    from digsite.cli.checks import show_pack

    show_pack(file, lang, game)


def not_installed(problem: ImportError) -> typer.Exit:
    """Say that the server is missing, and how to get it."""
    said = f"digsite: the server is not installed ({problem.name} is missing): pip install 'digsite[server]'"
    typer.echo(said, err=True)
    return typer.Exit(USAGE)


@app.command()
def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen at; 0.0.0.0 for all of this machine's.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port to listen at.")] = 8000,
    database: Annotated[
        str | None,
        typer.Option(metavar="URL", help="sqlite:///FILE or postgresql://…; by default digsite.db in this folder."),
    ] = None,
    workers: Annotated[int, typer.Option(min=1, help="How many processes; more than one needs PostgreSQL.")] = 1,
    public_url: Annotated[
        str | None, typer.Option(metavar="URL", help="How people reach the server, if a proxy stands before it.")
    ] = None,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
) -> None:
    """Serve tables to players: one program, with its database in a file.

    Everything else is set by DIGSITE_… variables; docs/hosting.md tells of them.
    """
    try:
        from digsite.server.serve import serve as run
        from digsite.server.settings import Settings
    except ImportError as problem:
        raise not_installed(problem) from None
    urls = None if public_url is None else tuple(url.strip() for url in public_url.split(",") if url.strip())
    run(Settings.read(database=database, public_url=urls), host=host, port=port, workers=workers, open_page=open_page)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the copy goes; it must not be there yet.")],
    database: Annotated[
        str | None, typer.Option(metavar="URL", help="sqlite:///FILE; by default digsite.db in this folder.")
    ] = None,
) -> None:
    """Copy the database of a server, which may go on meanwhile."""
    try:
        from digsite.server.backup import back_up
        from digsite.server.settings import Settings
    except ImportError as problem:
        raise not_installed(problem) from None
    tables = back_up(Settings.read(database=database), file)
    typer.echo(f"{file}: {tables} tables")


@app.command()
def bots(lang: Lang = None) -> None:
    """List the bots that can sit at a table."""
    from digsite.cli.lists import list_bots

    list_bots(lang)


@app.command()
def games(lang: Lang = None) -> None:
    """List the games and their options."""
    from digsite.cli.lists import list_games

    list_games(lang)


@app.command()
def rulings(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="Only those of this game.")] = None,
    weigh: Annotated[
        bool, typer.Option("--weigh", help="Play each reading against the default and say what it changes.")
    ] = False,
    only: Annotated[str | None, typer.Option("--game", "-g", metavar="GAME", help="The same as the argument.")] = None,
    ruling: Annotated[
        list[str] | None, typer.Option(metavar="ID", help="--weigh: only this ruling; again for more, or with commas.")
    ] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=VALUE", help="--weigh: an option of all tables, such as modules=everything."),
    ] = None,
    games: Annotated[int, typer.Option(min=2, help="--weigh: paired games for each reading.")] = 200,
    bot: Annotated[str, typer.Option(help="--weigh: which bot plays all seats.")] = "novice",
    workers: Annotated[int | None, typer.Option(min=1, help="--weigh: processes; by default one a core.")] = None,
    seed: Annotated[int, typer.Option(help="--weigh: the same seed gives the same games.")] = 0,
    table: Annotated[
        Path | None, typer.Option(metavar="FILE", help="--weigh: a file for the table, as Markdown.")
    ] = None,
    lang: Lang = None,
) -> None:
    """List the passages of the rulebooks that a table may read otherwise.

    Each ruling comes with its readings and says which edition plays which. With --weigh, bots play games in pairs, one
    by the default and one by another reading, from the same seed; the table says how often that changes the result.

    \b
    digsite rulings                          all switches
    digsite rulings excavation_earth --lang pl
    digsite rulings --weigh --ruling ZU-LUCR-R1 --games 1000
    digsite rulings --weigh --table docs/rulings.md
    """
    given = [name for name in (game, only) if name is not None]
    if len(given) > 1 and given[0] != given[1]:
        raise typer.BadParameter("the game is named twice")
    named = given[0] if given else None
    if not weigh:
        from digsite.cli.rulings import list_rulings

        list_rulings(named, lang)
        return
    from digsite.cli.face import game_named
    from digsite.lab import weigh as lab

    rules = [word.strip().upper() for part in ruling or [] for word in part.split(",") if word.strip()]
    raise typer.Exit(
        lab.main(
            game=None if named is None else game_named(named).key,
            rules=rules,
            options=option or [],
            games=games,
            bot=bot,
            workers=workers or os.cpu_count() or 1,
            seed=seed,
            table=table,
        )
    )


@app.command()
def bench(
    seconds: Annotated[float, typer.Option(help="How long each measurement lasts.")] = 2.0,
    peers: Annotated[
        Path | None, typer.Option(metavar="PYTHON", help="A Python that has the peers installed, to compare with.")
    ] = None,
    json: Annotated[Path | None, typer.Option(help="A file for all figures, as JSON.")] = None,
) -> None:
    """Measure how fast Digsite is, beside its peers if they are there.

    \b
    digsite bench
    digsite bench --seconds 10 --peers .venv-bench/bin/python
    """
    from digsite.lab import bench as lab

    raise typer.Exit(lab.main(seconds=seconds, peers=peers, json_path=json))
