"""The picture of a position of Excavation Earth."""

from digsite.games.excavation_earth.svg.picture import draw as draw
