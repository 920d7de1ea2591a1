"""Playing at a terminal: people in turns at one screen, bots in the other seats."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Final

from rich.console import RenderableType
from rich.rule import Rule
from rich.segment import Segment
from rich.text import Text

from digsite.bots import Bot
from digsite.cli.explain import explain, show_rule
from digsite.cli.face import ALL_NEWS, BAD, DIM, GOOD, HEAD, Face, Menu, NotUnderstood, View
from digsite.cli.history import History, history_of
from digsite.cli.language import Language, fold, plain
from digsite.cli.rulings import at_the_table
from digsite.cli.seating import Seating, free_path, resume_command, save_game
from digsite.cli.terminal import INTERRUPTED, Leave, Terminal, printable
from digsite.kernel.match import Match
from digsite.kernel.record import line_of
from digsite.kernel.rng import Rng
from digsite.kernel.state import State

FRAME: Final = 4
"""Lines of a screen around table, log and question: two rules, the prompt, and one to spare."""


class Sitting:
    """One game at one terminal, from the first question to the end or until the players leave."""

    def __init__(
        self,
        terminal: Terminal,
        language: Language,
        face: Face,
        match: Match,
        seating: Seating,
        bot: Bot,
        *,
        save: Path | None = None,
    ) -> None:
        self.terminal: Final = terminal
        self.language: Final = language
        self.face: Face = face
        self.match: Final = match
        self.seating: Final = seating
        self.bot: Final = bot
        self.save: Path | None = save
        """Where the record goes in the end."""
        self._promised: Final = save is not None
        """That place was given before the game, so no other replaces it."""
        self.history: Final[History] = history_of(match.record)
        self.looking: int | None = seating.people[0] if seating.humans == 1 else None
        """Whose eyes are on the screen; None before the first of several people has sat down."""
        self._menu: Menu = Menu([])
        self._shown: int = len(self.history.whole(self.looking)) if self.looking is not None else 0
        """How much of the log of a player who has the screen alone was there to be seen."""
        self._ahead: str = ""
        """What was typed where only Enter was waited for: the next answer."""
        self._remark: str = ""
        """What is still to be said below the next question."""
        self._greeted: bool = False
        """Whether the first question has been shown."""

    def run(self) -> int:
        """Play to the end; the exit code."""
        self.terminal.keep_secrets(self.seating.humans > 1)
        try:
            while not self.match.state.over:
                seat = self.match.state.seat
                assert seat is not None
                if seat in self.seating.people:
                    self._ask(seat)
                else:
                    self._let_bot(seat)
            self.terminal.keep_secrets(False)
            self._finish()
        except Leave as leave:
            return self._leave(leave.code)
        except KeyboardInterrupt:
            return self._leave(INTERRUPTED)
        finally:
            self.terminal.keep_secrets(False)
        return 0

    def say(self, message: str, *, style: str = "", **args: object) -> None:
        """Print a message of the command line."""
        self.terminal.say(Text(self.language.say(message, **args), style=style))

    # --- moves ----------------------------------------------------------------------------------

    def _play(self, code: int, seat: int) -> None:
        self.match.play(code, seat)
        state = self.match.state
        self.history.add(state.events, seat, passes_on=state.seat != seat)

    def _let_bot(self, seat: int) -> None:
        state, record = self.match.state, self.match.record
        # A generator of its own for every decision: a game that is resumed goes on as if it had never stopped.
        # Hashed, so that nobody who has seen its numbers learns the seed of the game.
        mixed = sha256(f"{record.seed} {len(record.entries)}".encode()).digest()
        rng = Rng(int.from_bytes(mixed[:8], "big"))
        self._play(self.bot.choose(state.view(seat), state.legal(seat), rng), seat)

    def _refused(self, code: int, seat: int, state: State) -> str:
        """Why this code cannot be played there; "" if it can."""
        refusal = state.why_not(code, seat)
        if refusal is None:
            return ""
        answer, words = self.face.code_words(code), refusal.say(self.language.locale)
        return self.language.say("refused", answer=answer, words=words, rule=refusal.cite)

    # --- a question -----------------------------------------------------------------------------

    def _ask(self, seat: int) -> None:
        """Show a player the table and do what he says until he has moved or taken something back."""
        self._hand_over(seat)
        self._interlude(seat)
        self._draw(seat)
        if self._remark:
            self.terminal.say(Text(self._remark, style=BAD))
            self._remark = ""
        moved = False
        while not moved:
            typed, self._ahead = self._ahead, ""
            if not typed:
                typed = self.terminal.ask(self.language.say("prompt", name=self.seating.names[seat]) + " ")
            moved = self._answer(typed, seat)

    def _interlude(self, seat: int) -> bool:
        """What a rival did gets a page of its own, unless the screen has room for all of it beside the table.

        What is typed to go on is the next answer, if it is anything; to quit means only to skip the rest of the page.

        Returns:
            Whether there was such a page.
        """
        told = self.history.whole(seat)
        fresh = told[self._shown :]
        self._shown = len(told)
        if self.match.state.over:
            fresh = fresh[: len(fresh) - len(self.face.reckoning(fresh))]
        page = self.face.interlude(fresh) if self.terminal.is_screen else []
        if not page or self._has_room(seat):
            return False
        self.terminal.clear()
        head = Rule(Text(self.face.title(self.match.state.view(seat)), style="bold"), style=DIM)
        if self._page(head, *page) is None:
            typed = self.terminal.ask(self.language.say("go-on") + " ")
            self._ahead = "" if fold(typed) in self.language.typed("type-quit") else typed
        return True

    def _has_room(self, seat: int) -> bool:
        """Whether the next screen shows the news of that seat in full. The last one of a game does not."""
        state = self.match.state
        if state.over:
            return False
        view = state.view(seat)
        self._menu = self.face.menu(view, state.legal(seat))
        longest = self.terminal.lines(*self.face.tellings(self.history.news(seat))[0])
        return self._fit(view, seat, len(self._below(view, seat)))[1] == longest

    def _hand_over(self, seat: int) -> None:
        """Where several people share the screen: nobody sees a hand before the others have looked away."""
        if self.looking == seat:
            return
        self.terminal.hide()
        self.say("pass-device", style="bold", name=self.seating.names[seat])
        typed = fold(self.terminal.ask(self.language.say("press-enter") + " "))
        if typed in self.language.typed("type-quit"):
            raise Leave(0)
        self.terminal.hide()
        self.looking = seat

    def _draw(self, seat: int) -> None:
        state = self.match.state
        view = state.view(seat)
        self._menu = self.face.menu(view, state.legal(seat))
        below = self._below(view, seat)
        above, news, room = self._fit(view, seat, len(below))
        self.terminal.clear()
        self.terminal.print_lines(above)
        self.terminal.say(Rule(style=DIM))
        if len(news) > room > 0:
            cut = self.terminal.lines(Text(self.face.cut(view), style=DIM))
            left = room - len(cut)
            end = self.face.excerpt(self.history.news(seat), lambda told: len(self.terminal.lines(*told)) <= left)
            news = [*cut, *self.terminal.lines(*end)]
        if news and room > 0:
            self.terminal.print_lines(news)
            self.terminal.say(Rule(style=DIM))
        self.terminal.print_lines(below)
        self._greeted = True

    def _below(self, view: View, seat: int) -> list[list[Segment]]:
        """The lower part of a screen, line by line: the question and its answers."""
        question = self.match.state.question_for(seat)
        assert question is not None
        asked = Text(question.say(self.language.locale), style="bold")
        first = [] if self._greeted else self.face.greeting(view, self.terminal.height)
        return self.terminal.lines(*first, asked, *self.face.notes(view), *self._menu.draw())

    def _fit(self, view: View, seat: int, below: int) -> tuple[list[list[Segment]], list[list[Segment]], int]:
        """Table and news as the screen has room for them, and how many lines the news may have.

        News in full come before the air of a table, but not before its details. If they do not fit, they are told
        shorter, and what is still too long is cut. Whatever happens, the title and the question are to be seen.
        """
        tellings = [self.terminal.lines(*telling) for telling in self.face.tellings(self.history.news(seat))]
        shortest = len(tellings[-1])
        tables: dict[int, tuple[list[list[Segment]], int]] = {}
        for detail, least in self.face.details(self.terminal.height):
            if detail not in tables:
                drawn = self._table(view, detail)
                tables[detail] = drawn, self.terminal.height - len(drawn) - below - FRAME
            table, room = tables[detail]
            if room >= (len(tellings[0]) if least == ALL_NEWS else min(least, shortest)):
                break
        fitting = [news for news in tellings if len(news) <= room]
        return table, fitting[0] if fitting else tellings[-1], room

    def _table(self, view: View, detail: int) -> list[list[Segment]]:
        """The upper part of a screen, line by line."""
        table = self.face.table(view, self._menu, width=self.terminal.console.width, detail=detail)
        return self.terminal.lines(Rule(Text(self.face.title(view), style="bold"), style=DIM), *table)

    def _answer(self, typed: str, seat: int) -> bool:
        """Do what was typed; whether the question has been answered or is another one now."""
        word, _, rest = typed.partition(" ")
        rest = rest.strip()
        code = self._menu.code(typed)
        if code is None and not typed.startswith("#"):
            code = self._menu.spelled(typed, self.face.code_words)
        if code is not None:
            self._play(code, seat)
            return True
        if not typed:
            self._draw(seat)
        elif typed.startswith("?"):
            self._explain(seat)
        elif (command := self._command(word, rest)) is not None:
            return self._obey(command, rest, seat)
        elif (looked := self.face.look(typed, self.match.state.view(seat))) is not None:
            self._page(*looked)
        elif (recalled := self._recall(typed, seat)) is not None:
            self._page(*recalled)
        else:
            return self._answer_in_words(typed, seat)
        return False

    def _recall(self, typed: str, seat: int) -> list[RenderableType] | None:
        return self.face.recall(typed, self.match.state.view(seat), self.history.standing(seat))

    def _command(self, word: str, rest: str) -> str | None:
        for command in ("help", "why", "undo", "rule", "log", "scores", "save", "quit"):
            takes_more = command in ("why", "rule", "log", "save")
            if fold(word) in self.language.typed(f"type-{command}") and (takes_more or not rest):
                return command
        return None

    def _obey(self, command: str, rest: str, seat: int) -> bool:
        if command == "undo":
            return self._undo(seat)
        if command == "quit":
            raise Leave(0)
        if command == "help":
            self._explain(seat)
        elif command == "why":
            self._why(rest, seat)
        elif command == "rule":
            in_force = self.match.state.table.readings
            self._ahead = show_rule(self.terminal, self.language, rest, in_force) or ""
        elif command == "log":
            self._log(rest, seat)
        elif command == "scores":
            self.terminal.say(*self.face.scores(self.match.state.view(seat)))
        else:
            self._save_as(rest)
        return False

    def _codes(self, typed: str, view: View) -> list[int]:
        """The codes that are meant: by a number of the list, by `#15`, which is the code 15, or by words.

        Raises:
            NotUnderstood: none is.
        """
        listed = self._menu.code(typed)
        if listed is None and not typed.startswith("#"):
            listed = self._menu.spelled(typed, self.face.code_words)
        if listed is None and typed.isascii():
            listed = self.face.meant(typed, view)
        if listed is not None:
            return [listed]
        if typed.isdigit():
            raise NotUnderstood(self.language.say("not-on-menu", typed=printable(typed)))
        if typed.startswith("#"):
            number = typed[1:].strip()
            size = self.match.state.game.codes.size
            if not (number.isascii() and number.isdigit() and len(number) < 9 and int(number) < size):
                raise NotUnderstood(self.language.say("unknown-code", typed=printable(typed), most=size - 1))
            return [int(number)]
        return self.face.parse(printable(typed), view)

    def _answer_in_words(self, typed: str, seat: int) -> bool:
        """One answer or several with semicolons between them, each to the question that the one before leads to.

        If one of them will not do, none is played; but what brought something to light before it stands.
        """
        trial = self.match.state.copy()
        before = trial.rng.words()
        codes: list[int] = []
        problem, sealed = "", False
        for part in [part.strip() for part in typed.split(";") if part.strip()] or [typed]:
            try:
                if codes and trial.seat == seat:
                    self._menu = self.face.menu(trial.view(seat), trial.legal(seat))
                found = self._codes(part, trial.view(seat))
            except NotUnderstood as refusal:
                problem = str(refusal)
                break
            for code in found:
                problem = self._refused(code, seat, trial)
                if problem:
                    break
                trial.play(code, seat)
                codes.append(code)
                sealed = sealed or trial.rng.words() != before or any(event.kind.reveals for event in trial.events)
            if problem:
                break
        if problem and not sealed:
            state = self.match.state
            self._menu = self.face.menu(state.view(seat), state.legal(seat))
            self.terminal.say(Text(problem, style=BAD))
            return False
        for code in codes:
            self._play(code, seat)
        self._remark = problem
        return True

    def _why(self, typed: str, seat: int) -> None:
        if not typed:
            self.say("why-what")
            return
        view = self.match.state.view(seat)
        try:
            open_ones = self.face.alternatives(typed, view)
            codes = open_ones or self._codes(typed, view)
        except NotUnderstood as problem:
            self.terminal.say(Text(str(problem), style=BAD))
            return
        if len(open_ones) > 1:
            self._why_any(open_ones, seat)
            return
        trial = self.match.state.copy()
        for code in codes:
            refused = self._refused(code, seat, trial)
            if refused:
                self.terminal.say(Text(refused, style=BAD))
                return
            trial.play(code, seat)
        self.say("why-allowed", style=GOOD)

    def _why_any(self, codes: list[int], seat: int) -> None:
        """Which of several codes are allowed, else why none of them is; each reason once."""
        reasons: dict[tuple[str, str], list[str]] = {}
        allowed: list[str] = []
        for code in codes:
            refusal = self.match.state.why_not(code, seat)
            if refusal is None:
                allowed.append(self.face.code_words(code))
            else:
                reason = (refusal.say(self.language.locale), refusal.cite)
                reasons.setdefault(reason, []).append(self.face.code_words(code))
        if not reasons:
            self.say("why-allowed", style=GOOD)
            return
        for (words, rule), answers in reasons.items():
            if len(reasons) == 1 and not allowed:
                self.say("refused-any", style=BAD, words=words, rule=rule)
            else:
                self.say("refused", style=BAD, answer=", ".join(answers), words=words, rule=rule)
        if allowed:
            self.say("why-these", style=GOOD, answers=", ".join(allowed))

    def _explain(self, seat: int) -> None:
        state = self.match.state
        question = state.question_for(seat)
        assert question is not None
        hints = self.face.hints(state.view(seat), question.key)
        house = at_the_table(state.game, state.table.options, self.language)
        self._page(*explain(self.language, question, hints, house, alone=self.seating.humans == 1))

    def _page(self, *things: RenderableType) -> str | None:
        """Show something long. What is typed to end it is kept: it is the next answer."""
        ended = self.terminal.page(self.language.say("more") + " ", *things, stop=self.language.typed("type-quit"))
        self._ahead = ended or ""
        return ended

    def _log(self, typed: str, seat: int) -> None:
        """The end of the log, as much as the screen has room for; so many entries of it; or all."""
        entries = self.face.log(self.history.whole(seat))
        if typed.isascii() and typed.isdigit() and len(typed) < 9:
            self._page(*entries[len(entries) - min(int(typed), len(entries)) :])
        elif fold(typed) in self.language.typed("type-all") or not (typed or self.terminal.is_screen):
            self._page(*entries)
        elif typed:
            self.say("log-how", style=BAD)
        else:
            room = self.terminal.height - 2
            first = len(entries)
            while first > 0 and (room := room - len(self.terminal.lines(entries[first - 1]))) >= 0:
                first -= 1
            first = min(first, max(len(entries) - 1, 0))
            if first > 0:
                self.say("log-how", style=DIM)
            self.terminal.say(*entries[first:])

    # --- undo -----------------------------------------------------------------------------------

    def _undo(self, seat: int) -> bool:
        """Take back: one move as far as it is free, else to this seat's last decision, if all others agree."""
        match = self.match
        n_moves = match.moves()
        if match.free_undo(seat) < n_moves:
            self._take_back(n_moves - 1, seat, [])
            return True
        own = [
            i for i, entry in enumerate(e for e in line_of(match.record.entries) if not e.is_undo) if entry.seat == seat
        ]
        if not own:
            self.say("undo-nothing", style=BAD)
            return False
        others = [other for other in self.seating.people if other != seat]
        if not others:
            self.say("undo-sure")
            if not self._agrees("undo-sure-ask"):
                self.say("undo-kept")
                return False
        else:
            for other in others:
                self.terminal.hide()
                self.say("pass-device", style="bold", name=self.seating.names[other])
                self.say("undo-consent", name=self.seating.names[seat], other=self.seating.names[other])
                if not self._agrees("undo-consent-ask"):
                    self.looking = None
                    self._hand_over(seat)
                    self._draw(seat)
                    self.say("undo-refused", style=BAD, name=self.seating.names[other])
                    return False
            self.looking = None
        self._take_back(own[-1], seat, others)
        return True

    def _agrees(self, question: str) -> bool:
        """Ask that; only a clear yes is one. Enter is no."""
        no = [*self.language.typed("type-no"), *self.language.typed("type-quit"), ""]
        while True:
            typed = fold(self.terminal.ask(self.language.say(question) + " "))
            if typed in self.language.typed("type-yes"):
                return True
            if typed in no:
                return False
            self.say("yes-or-no")

    def _take_back(self, to: int, seat: int, consents: list[int]) -> None:
        redrawn = to < self.match.free_undo(seat)
        self.match.undo(to, seat, consents, fresh_rng())
        self.history.take_back(to, redrawn=redrawn)

    # --- the end --------------------------------------------------------------------------------

    def _finish(self) -> None:
        """Who has won, and why."""
        state = self.match.state
        seats = self.seating.people
        if len(seats) == 1:
            news = self.history.news(seats[0])
            if self._interlude(seats[0]):
                news = self.face.reckoning(news)
            self.terminal.clear()
            self.terminal.say(*self.face.tellings(news)[-1 if self.terminal.is_screen else 0])
        elif not seats:
            self.terminal.say(*self.face.tellings(self.history.whole(None))[0])
        self.terminal.say(Rule(Text(self.language.say("game-over"), style=HEAD), style=DIM))
        self.terminal.say(*self.face.result(state.view(None)))
        if self.save is not None and self._write(self.save):
            self.say("saved-end", path=str(self.save))

    def _write(self, path: Path) -> bool:
        try:
            save_game(self.match.record, self.seating, path)
        except FileExistsError:
            self.say("not-a-record", style=BAD, path=str(path))
            return False
        except OSError as problem:
            self.say("not-saved", style=BAD, path=str(path), why=problem.strerror or str(problem))
            return False
        return True

    def _save_as(self, typed: str) -> None:
        path = Path(typed).expanduser() if typed else self.save or free_path(self.match.record)
        if self._write(path):
            if not self._promised:
                self.save = path
            self.say("saved", style=GOOD, path=str(path))

    def _leave(self, code: int) -> int:
        """The players go: keep their game and say how to come back to it."""
        self.terminal.keep_secrets(False)
        path = self.save or free_path(self.match.record)
        if not self._write(path):
            return code or 1
        self.say("left", path=str(path))
        self.terminal.console.print(
            Text("  " + plain(resume_command(path, self.seating)), style="bold"), soft_wrap=True
        )
        return code


def fresh_rng() -> Rng:
    """A generator that has nothing to do with the game's own."""
    import secrets

    return Rng(secrets.randbits(64))
