"""The build: compiled where that works, pure everywhere else, the same sources both ways."""

from __future__ import annotations

import importlib
import importlib.machinery
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
import zipfile
from pathlib import Path
from typing import Any

import pytest

import digsite

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "digsite"
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
MYPYC: dict[str, Any] = PROJECT["tool"]["digsite"]["mypyc"]
PIN = re.compile(r"[A-Za-z0-9._-]+==[A-Za-z0-9._]+")


def lines(file: str) -> list[str]:
    """A requirements file without its comments and empty lines."""
    text = (ROOT / "requirements" / file).read_text("utf-8")
    return [line.strip() for line in text.splitlines() if line.strip() and not line.startswith("#")]


def distribution(requirement: str) -> str:
    """The name in a requirement, spelled the way that makes names comparable."""
    return re.sub(r"[-_.]+", "-", re.split(r"[\[<>=~!; ]", requirement, maxsplit=1)[0]).lower()


def compiled_sources() -> list[Path]:
    places = [ROOT / place for place in MYPYC["compile"]]
    chosen = {file for place in places for file in (place.rglob("*.py") if place.is_dir() else [place])}
    return sorted(chosen.difference(*(ROOT.glob(entry["file"]) for entry in MYPYC["exclude"])))


# ------------------------------------------------------------------------------------------ which digsite is this?


def test_this_run_tests_the_install_it_is_meant_to() -> None:
    expected = os.environ.get("DIGSITE_EXPECT")
    if expected is None:
        return  # run by hand: whichever is found first
    assert ("compiled" if digsite.COMPILED else "pure") == expected
    runs_from_checkout = Path(digsite.__file__).is_relative_to(SOURCE)
    assert runs_from_checkout == (expected == "pure")


def test_every_module_is_compiled_or_none_is() -> None:
    kinds = tuple(importlib.machinery.EXTENSION_SUFFIXES) if digsite.COMPILED else (".py",)
    names = [".".join(file.relative_to(ROOT / "src").with_suffix("").parts) for file in compiled_sources()]
    assert names
    strays = [name for name in names if not str(importlib.import_module(name).__file__).endswith(kinds)]
    assert strays == []


# ------------------------------------------------------------------------------------------ what the files promise


def test_every_uncompiled_file_has_a_reason_and_exists() -> None:
    for entry in MYPYC["exclude"]:
        assert entry.keys() == {"file", "reason"}
        assert len(entry["reason"].split()) >= 3, f"{entry['file']}: say why"
        assert list(ROOT.glob(entry["file"])), f"{entry['file']} matches no file"


@pytest.mark.parametrize("file", ["dev.txt", "bench.txt"])
def test_pins_are_names_and_versions_only(file: str) -> None:
    wrong = [line for line in lines(file) if not PIN.fullmatch(line)]
    assert wrong == []


@pytest.mark.parametrize("file", sorted(path.name for path in (ROOT / "requirements").iterdir()))
def test_requirements_name_no_address(file: str) -> None:
    text = (ROOT / "requirements" / file).read_text("utf-8")
    assert not re.search(r"://|--(extra-)?index-url|--find-links|--trusted-host|^-[if] |@ ", text, re.MULTILINE)


@pytest.mark.parametrize("kind", ["dev", "bench"])
def test_what_is_wanted_is_pinned(kind: str) -> None:
    pinned = {distribution(line) for line in lines(f"{kind}.txt")}
    assert {distribution(line) for line in lines(f"{kind}.in")} <= pinned


def test_the_project_and_its_pins_agree() -> None:
    wanted = {distribution(line) for line in lines("dev.in")}
    project = PROJECT["project"]
    for requirement in project["dependencies"] + project["optional-dependencies"]["dev"]:
        assert distribution(requirement) in wanted
    pins = {distribution(line): line.split("==")[1] for line in lines("dev.txt")}
    for requirement in PROJECT["build-system"]["requires"]:
        assert requirement.split("==")[1] == pins[distribution(requirement)]


def test_peers_are_no_dependency() -> None:
    project = PROJECT["project"]
    extras = [requirement for extra in project["optional-dependencies"].values() for requirement in extra]
    peers = {distribution(line) for line in lines("bench.in")}
    assert peers.isdisjoint(distribution(requirement) for requirement in project["dependencies"] + extras)


def test_the_version_stands_in_one_place() -> None:
    assert "version" not in PROJECT["project"]
    assert "version" in PROJECT["project"]["dynamic"]
    version = re.compile(rf"(?<![\w.]){re.escape(digsite.__version__)}(?![\w.])")
    holders = [file for file in SOURCE.rglob("*.py") if version.search(file.read_text("utf-8"))]
    assert holders == [SOURCE / "__init__.py"]
    assert not version.search((ROOT / "setup.py").read_text("utf-8"))


# ------------------------------------------------------------------------------------------ building


def copy_project(target: Path) -> Path:
    for name in ("pyproject.toml", "setup.py", "LICENSE", "README.md"):
        if (ROOT / name).exists():
            shutil.copy(ROOT / name, target)
    leave = shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so")
    shutil.copytree(ROOT / "src", target / "src", ignore=leave)
    shutil.copytree(ROOT / "docs" / "rules", target / "docs" / "rules")
    return target


def build(project: Path, **env: str) -> subprocess.CompletedProcess[str]:
    """Builds a wheel the way pip does, without a network, into `project/wheel`."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("DIGSITE_", "PYTHON", "CC"))}
    code = "from setuptools import build_meta; build_meta.build_wheel('wheel')"
    command = [sys.executable, "-c", code]
    return subprocess.run(command, cwd=project, env=clean | env, capture_output=True, text=True, check=False)


def wheel(project: Path) -> Path:
    [found] = (project / "wheel").glob("*.whl")
    return found


def test_without_a_compiler_the_wheel_is_pure_and_whole(tmp_path: Path) -> None:
    project = copy_project(tmp_path)
    done = build(project, CC="/bin/false")
    assert done.returncode == 0, done.stderr
    assert "digsite: building without compiled code: no working C compiler" in done.stderr
    assert wheel(project).name.endswith("-py3-none-any.whl")
    unpacked = tmp_path / "unpacked"
    with zipfile.ZipFile(wheel(project)) as archive:
        archive.extractall(unpacked)
    inside = {file.relative_to(unpacked).as_posix() for file in unpacked.rglob("*") if file.is_file()}
    kinds = (".py", ".toml", ".ftl", "py.typed")
    sources = [file for file in (project / "src").rglob("*") if file.name.endswith(kinds)]
    assert {file.relative_to(project / "src").as_posix() for file in sources} <= inside
    pages = [*(ROOT / "docs" / "rules").glob("*.md"), *(ROOT / "docs" / "rules").glob("*.toml")]
    assert {f"digsite/_ledger/{page.name}" for page in pages} <= inside
    assert not [name for name in inside if name.endswith((".so", ".pyd"))]
    look = "import digsite; print(digsite.COMPILED, digsite.__file__)"
    said = subprocess.run(
        [sys.executable, "-c", look],
        env=os.environ | {"PYTHONPATH": str(unpacked)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert said.stdout.split() == ["False", str(unpacked / "digsite" / "__init__.py")]


def small_project(target: Path, module: str) -> Path:
    """The real build around a package of one module."""
    for name in ("pyproject.toml", "setup.py", "LICENSE"):
        shutil.copy(ROOT / name, target)
    kernel = target / "src" / "digsite" / "kernel"
    kernel.mkdir(parents=True)
    (kernel.parent / "__init__.py").write_text('__version__ = "1.2.3"\n')
    (kernel / "__init__.py").touch()
    (kernel / "one.py").write_text(module)
    (kernel.parent / "games").mkdir()
    return target


def test_a_pure_wheel_can_be_asked_for(tmp_path: Path) -> None:
    project = small_project(tmp_path, "ONE: int = 1\n")
    done = build(project, DIGSITE_PURE="1")
    assert done.returncode == 0, done.stderr
    assert "DIGSITE_PURE is set" in done.stderr
    assert wheel(project).name == "digsite-1.2.3-py3-none-any.whl"


def test_a_compiled_wheel_can_be_demanded(tmp_path: Path) -> None:
    project = small_project(tmp_path, "ONE: int = 1\n")
    done = build(project, CC="/bin/false", DIGSITE_REQUIRE_COMPILED="1")
    assert done.returncode != 0
    assert "DIGSITE_REQUIRE_COMPILED is set" in done.stderr
    assert not list((project / "wheel").glob("*.whl"))


@pytest.mark.skipif(not shutil.which(str(sysconfig.get_config_var("CC")).split()[0]), reason="there is no C compiler")
def test_code_that_cannot_be_compiled_gives_a_pure_wheel(tmp_path: Path) -> None:
    project = small_project(tmp_path, 'ONE: int = "one"\n')
    done = build(project)
    assert done.returncode == 0, done.stderr
    assert "digsite: building without compiled code: mypyc stopped" in done.stderr
    assert "one.py:1: error:" in done.stderr
    assert wheel(project).name == "digsite-1.2.3-py3-none-any.whl"
