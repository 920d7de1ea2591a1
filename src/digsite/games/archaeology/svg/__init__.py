"""The picture of a position of Archaeology: The New Expedition."""

from digsite.games.archaeology.svg.picture import draw as draw
