"""A pen for pictures of positions: shapes, words, colours and the marks of the seats, as one self-contained SVG.

It knows no game. What a game draws with it stands in that game's own `svg` folder.
"""
