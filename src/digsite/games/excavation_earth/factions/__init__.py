"""The five factions, each with its ability in a file of its own."""

from __future__ import annotations

from digsite.games.excavation_earth.factions.aqulla import Aqulla
from digsite.games.excavation_earth.factions.dal_harrai import DalHarrai
from digsite.games.excavation_earth.factions.gul import Gul
from digsite.games.excavation_earth.factions.issisinui import Issisinui
from digsite.games.excavation_earth.factions.kuti_kuti import KutiKuti
from digsite.games.excavation_earth.rules import Faction


def make_factions() -> list[Faction]:
    """All of them, in the order of FACTIONS."""
    return [Issisinui(), Aqulla(), Gul(), DalHarrai(), KutiKuti()]
