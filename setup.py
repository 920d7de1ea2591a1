"""Builds Digsite: compiled by mypyc where that works, and pure Python everywhere else.

What is compiled, and what is not and why, stands in pyproject.toml under [tool.digsite.mypyc].

    DIGSITE_PURE=1               build a pure wheel
    DIGSITE_REQUIRE_COMPILED=1   fail where a pure wheel would be built instead of a compiled one
    DIGSITE_OPT_LEVEL=0          compile quickly to slower code, while working on it (0 to 3)
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Distribution, Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
LEDGER = "docs/rules"  # shipped as digsite/_ledger
COMPILING_COMMANDS = {"bdist_wheel", "build", "build_ext", "install"}


def flag(name: str) -> bool:
    return os.environ.get(name, "") not in ("", "0")


def go_pure(reason: str) -> None:
    """Says that this build is pure, and why. Stops the build if it has to be compiled."""
    print(f"digsite: building without compiled code: {reason}", file=sys.stderr)
    if flag("DIGSITE_REQUIRE_COMPILED"):
        sys.exit("digsite: DIGSITE_REQUIRE_COMPILED is set, so this is an error")
    print("digsite: everything works in a pure install, only slower", file=sys.stderr, flush=True)


def brief(error: BaseException) -> str:
    cause = error.__cause__ or error.__context__ or error
    if isinstance(cause, subprocess.CalledProcessError):
        return f"{cause.cmd[0]} ended with exit status {cause.returncode}"
    return f"{type(error).__name__}: {error}"


def settings() -> dict[str, Any]:
    table: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["digsite"]["mypyc"]
    return table


def opt_level() -> str:
    return os.environ.get("DIGSITE_OPT_LEVEL") or str(settings()["opt_level"])


def sources() -> list[str]:
    """The files to compile, as paths from the root of the project."""
    chosen: set[Path] = set()
    for place in settings()["compile"]:
        path = ROOT / place
        chosen.update(path.rglob("*.py") if path.is_dir() else [path])
    for entry in settings()["exclude"]:
        chosen.difference_update(ROOT.glob(entry["file"]))
    return sorted(path.relative_to(ROOT).as_posix() for path in chosen)


def compiler_trouble() -> str | None:
    """Builds a trivial extension the way the real ones are built. None if that works, else what went wrong."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text(
            "#include <Python.h>\n"
            'static struct PyModuleDef probe = {PyModuleDef_HEAD_INIT, "probe"};\n'
            "PyMODINIT_FUNC PyInit_probe(void) { return PyModule_Create(&probe); }\n"
        )
        command = build_ext(Distribution({"name": "probe", "ext_modules": [Extension("probe", [str(source)])]}))
        command.build_lib = command.build_temp = folder
        try:
            command.ensure_finalized()
            command.run()
        except (Exception, SystemExit) as error:
            return f"no working C compiler with the headers of Python ({brief(error)})"
    return None


def extensions() -> list[Extension]:
    """The extension modules, or none, after a notice that says why."""
    if flag("DIGSITE_PURE"):
        go_pure("DIGSITE_PURE is set")
        return []
    trouble = compiler_trouble()
    if trouble:
        go_pure(trouble)
        return []
    try:
        from mypyc.build import mypycify
    except ImportError as error:
        go_pure(f"mypyc cannot be imported ({error})")
        return []
    # Only errors in what is compiled count: text.py may import what is not installed while the wheel is built.
    options = ["--config-file", "pyproject.toml", "--follow-imports", "silent"]
    try:
        with contextlib.redirect_stdout(sys.stderr):
            # One unit in many C files: a C compiler takes three times as long for the same in one file.
            modules: list[Extension] = mypycify(
                [*options, *sources()], opt_level=opt_level(), multi_file=True, group_name="digsite"
            )
    except (Exception, SystemExit) as error:
        go_pure(f"mypyc stopped ({brief(error)}); what it found stands above")
        return []
    for module in modules:  # a warning of a newer C compiler is no reason to do without compiled code
        module.extra_compile_args = [flag for flag in module.extra_compile_args if flag != "-Werror"]
    return modules


class BuildPy(build_py):
    """Also ships docs/rules as digsite/_ledger, and takes nothing from an earlier build but compiled modules."""

    def _ledger(self) -> list[tuple[str, str]]:
        pages = sorted(page for kind in ("*.md", "*.toml") for page in (ROOT / LEDGER).glob(kind))
        return [
            (page.relative_to(ROOT).as_posix(), str(Path(self.build_lib, "digsite", "_ledger", page.name)))
            for page in pages
        ]

    def run(self) -> None:
        if not self.editable_mode:
            self._sweep()
        super().run()
        if not self.editable_mode:
            for page, target in self._ledger():
                self.mkpath(str(Path(target).parent))
                self.copy_file(page, target)

    def _sweep(self) -> None:
        current: set[Path] = set()
        if self.distribution.has_ext_modules():
            names = self.get_finalized_command("build_ext")
            current = {Path(names.get_ext_fullpath(e.name)).resolve() for e in self.distribution.ext_modules}
        for path in sorted(Path(self.build_lib).rglob("*"), reverse=True):
            if path.is_dir():
                with contextlib.suppress(OSError):
                    path.rmdir()
            elif path.resolve() not in current:
                path.unlink()

    def get_source_files(self) -> list[str]:  # what an sdist takes along
        return [*super().get_source_files(), *(page for page, _ in self._ledger())]

    def get_outputs(self, include_bytecode: bool = True) -> list[str]:
        return [*super().get_outputs(include_bytecode), *(target for _, target in self._ledger())]


class BuildExt(build_ext):
    """Falls back to a pure build if the C compiler fails, all or nothing."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def build_extensions(self) -> None:
        """The C files of one extension are compiled side by side, as setuptools does only for several extensions."""
        one_by_one = self.compiler.compile

        def side_by_side(sources: list[str], **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                jobs = [pool.submit(one_by_one, [source], **options) for source in sources]
                return [made for job in jobs for made in job.result()]

        self.compiler.compile = side_by_side
        super().build_extensions()

    def run(self) -> None:
        # setuptools compiles again when a source is newer, but does not see that the options are others.
        used = Path(self.build_temp, "opt_level")
        self.force = self.force or not used.exists() or used.read_text() != opt_level()
        try:
            super().run()
            used.parent.mkdir(parents=True, exist_ok=True)
            used.write_text(opt_level())
        except (Exception, SystemExit) as error:
            for module in self.extensions:
                with contextlib.suppress(OSError):
                    Path(self.get_ext_fullpath(module.name)).unlink()
            self.extensions = []
            self.distribution.ext_modules = []
            go_pure(f"the C compiler stopped ({brief(error)}); what it found stands above")


class BdistWheel(bdist_wheel):
    """Builds first and names the wheel afterwards, when it is known whether it holds compiled code."""

    def run(self) -> None:
        if not self.skip_build:
            self.run_command("build")
        if not self.distribution.has_ext_modules():
            self.root_is_pure = True
        super().run()


def main() -> None:
    os.chdir(ROOT)
    options: dict[str, Any] = {}
    if "editable_wheel" in sys.argv or "develop" in sys.argv:
        # Compiled modules in src/ would hide the sources that are being edited.
        go_pure("an editable install runs from the sources")
    elif COMPILING_COMMANDS & set(sys.argv):
        options["ext_modules"] = extensions()
    commands = {"build_py": BuildPy, "build_ext": BuildExt, "bdist_wheel": BdistWheel}
    setup(cmdclass=commands, **options)


main()
