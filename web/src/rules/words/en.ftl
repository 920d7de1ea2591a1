# The rules page. The rule texts themselves come from the server, in English; these are the page's own words.

rules-search = Search the rules
    .hint = Search: a word, a piece, an ID
    .clear = Clear the search
rules-back = Back to the table
rules-books = Games
rules-sections = Sections
rules-jump = Jump to a section
rules-loading = Opening the rules …
rules-hits = { $n ->
    [one] { $n } hit
   *[other] { $n } hits
}
rules-hits-for = for “{ $query }”
rules-hits-first = The first { $n } are shown.
rules-hits-all = Show all
rules-none = Nothing speaks of “{ $query }”.
    .about = Search for fewer words, or for the English one: the rule texts are in English.
rules-unknown = There is no rule { $id }.
rules-count = { $rules ->
    [one] { $rules } rule
   *[other] { $rules } rules
}, { $rulings ->
    [one] { $rulings } ruling
   *[other] { $rulings } rulings
}
rules-count-edge = { $n ->
    [one] { $n } edge case
   *[other] { $n } edge cases
}
rules-ruling = Ruling
rules-see = See also
rules-stands = Rulebook
rules-tries = Tries
rules-under = Reads
rules-more = and { $n } more
rules-about = About these rules
rules-about-words = Everything is told in our own words. IDs never change: log lines, refusals and notes point at them.
rules-about-english = The rule texts are in English for now. Section names, questions, refusals and the log speak your language.
rules-about-ruling = A ruling says how we read what a rulebook leaves open, and why. An edge case is a position that a test tries on every change.
rules-about-sources = Numbers name the rulebook text: 000 English, 001 German and 004 Polish for Excavation Earth, 002 Archaeology, 003 the expansion.
rules-keys = to search
rules-book-AR = Archaeology
rules-book-EE = Excavation Earth
rules-book-ZU = Solo: Zu
rules-book-MU = It Belongs in a Museum

## Faces that no source shows

faces-title = Reconstructed faces
faces-lead = The rulebooks print few cards and no map. What no source shows is worked out or designed here, marked in the data, and easy to correct from a real box.
faces-known = Confirmed
faces-derived = Worked out
faces-own = Our design
faces-AR = Archaeology
faces-AR-known = Copies of every card; the whole row of the Parchment Scrap; trading values of Pot Shard, Coin and Talisman
faces-AR-derived = The rest of those rows, Map and Tablet; Cup and Mask follow the cards of 2009
faces-AR-own = The Broken Pendant
faces-EE = Excavation Earth
faces-EE-known = Six markets, 90 tiles, 60 action cards, popularity pays 9 and 5
faces-EE-derived = Copies and values of each tile, split of the action and buyer cards
faces-EE-own = Names and lines of the map, command cards, initiative and holds of the factions
faces-figures = All figures

## Section names

rules-section-AR-COMP = Components
rules-section-AR-SETUP = Setup
rules-section-AR-CARD = Treasure cards
rules-section-AR-TURN = Turn
rules-section-AR-DIG = Dig
rules-section-AR-THIEF = Thief
rules-section-AR-STORM = Sandstorm
rules-section-AR-TENT = Tent
rules-section-AR-TRADE = Trade
rules-section-AR-EXPLORE = Explore
rules-section-AR-PYRAMID = Great Pyramid
rules-section-AR-TEMPLE = Temple
rules-section-AR-TOMB = Tomb
rules-section-AR-MINE = Mine
rules-section-AR-SPHINX = Sphinx
rules-section-AR-RUINS = Buried Ruins
rules-section-AR-SELL = Sell to the museum
rules-section-AR-END = End of the game
rules-section-AR-SCORE = Scoring
rules-section-AR-LONG = Variant: Long Expedition
rules-section-AR-FIERCE = Variant: Fierce Weather
rules-section-AR-LUCK = Variant: Beginner’s Luck
rules-section-AR-DATA = Card faces not in the text
rules-section-AR-EDGE = Edge cases
rules-section-EE-COMP = Components
rules-section-EE-SETUP = Setup
rules-section-EE-MAP = The map
rules-section-EE-TILE = Artefact tiles
rules-section-EE-GALLERY = Gallery and samples
rules-section-EE-HOLD = Holds
rules-section-EE-QUEUE = Buyer queues
rules-section-EE-POP = Popularity
rules-section-EE-CREW = Crew
rules-section-EE-SUPPLY = Limited supply and information
rules-section-EE-FLOW = Game flow
rules-section-EE-PREP = Preparation phase, rounds 2 and 3
rules-section-EE-TURN = Action phase and turns
rules-section-EE-TRAVEL = Travel
rules-section-EE-EXCAVATE = Excavate
rules-section-EE-MARKET = Market
rules-section-EE-SELL = Sell
rules-section-EE-COMMAND = Command
rules-section-EE-SMUGGLE = Smuggle
rules-section-EE-SURVEY = Survey
rules-section-EE-PASS = Pass
rules-section-EE-SCORE = Scoring phase
rules-section-EE-END = Game end
rules-section-EE-TIE = Ties for victory
rules-section-EE-FACTION = Faction abilities
rules-section-EE-CMDCARD = Command cards
rules-section-EE-INFO = Open and hidden information
rules-section-EE-DATA = Component data not in the text
rules-section-EE-EDGE = Edge cases
rules-section-ZU-GEN = How to read Zu’s rules
rules-section-ZU-TERM = Terms
rules-section-ZU-COMP = Components
rules-section-ZU-SETUP = Setup
rules-section-ZU-CREW = Zu’s gallery and crew
rules-section-ZU-SWING = Priorities: biggest influence swing
rules-section-ZU-LUCR = Priorities: most lucrative market
rules-section-ZU-PREP = Preparation phase, rounds 2 and 3
rules-section-ZU-DRAFT = Your draft, rounds 2 and 3
rules-section-ZU-TURN = Zu’s turns
rules-section-ZU-EXCAVATE = Excavate
rules-section-ZU-SMUGGLE = Smuggle (when Excavate falls back)
rules-section-ZU-ACQUIRE = Buying on the black market
rules-section-ZU-OFFLOAD = Offloading to the black market
rules-section-ZU-MARKET = Market
rules-section-ZU-COMMAND = Command
rules-section-ZU-SELL = Sell
rules-section-ZU-SNIPE = Snipe: a sale of one artefact
rules-section-ZU-SURVEY = Survey
rules-section-ZU-FAIL = Failed action
rules-section-ZU-SCORE = Scoring phase
rules-section-ZU-END = End of the game
rules-section-ZU-LEVEL = Difficulty switches
rules-section-ZU-EASY = Switches that make it easier
rules-section-ZU-HARD = Switches that make it harder
rules-section-ZU-MIX = Switches together
rules-section-ZU-INV = What must always hold
rules-section-ZU-DATA = Component data not in the text
rules-section-ZU-EDGE = Edge cases
rules-section-MU-MODULE = Which modules may be combined
rules-section-MU-COMP = Components
rules-section-MU-GUARD = Security guards
rules-section-MU-RESEARCH = Researchers
rules-section-MU-BROKER = Brokers
rules-section-MU-PRETTY = Pretty boxes (promo tiles)
rules-section-MU-SEEKER = Seekers (Tribes of Feinmort)
rules-section-MU-COMMANDER = Commanders (Admiralty of Mazz-Un)
rules-section-MU-MYSTSETUP = Mysteries: setup
rules-section-MU-CUSTODIAN = Mysteries: excavate and custodians
rules-section-MU-SELL = Mysteries: sell
rules-section-MU-ANALYSE = Mysteries: analysis
rules-section-MU-OFFLOAD = Mysteries: smuggle
rules-section-MU-SURVEY = Mysteries: survey
rules-section-MU-PREP = Mysteries: preparation phase
rules-section-MU-RESCORE = Mysteries: end of the game
rules-section-MU-BOARD = Museum: board
rules-section-MU-MUSETUP = Museum: setup
rules-section-MU-EXHIBIT = Museum: the Exhibit action
rules-section-MU-TILE = Museum: exhibition tiles
rules-section-MU-GUIDE = Museum: tour guides
rules-section-MU-CURATOR = Museum: curator queue
rules-section-MU-BONUS = Museum: curator match bonus
rules-section-MU-COLUMN = Museum: complete columns
rules-section-MU-MUSCORE = Museum: scoring
rules-section-MU-POPUP = Pop-up markets: placing
rules-section-MU-ACTIVATE = Pop-up markets: using
rules-section-MU-SUPPLY = Special supply
rules-section-MU-DEMAND = Special demand
rules-section-MU-END = End of the game (2 to 4 players)
rules-section-MU-SOLO = Solo: when these rules apply
rules-section-MU-ZUCUBES = Solo: Zu’s cubes
rules-section-MU-ZUCOMMAND = Solo: Zu recalls instead of placing
rules-section-MU-ZUTRADER = Solo: Zu’s traders in round 3
rules-section-MU-ZUMYST = Solo: Zu and mysteries
rules-section-MU-ZUDECK = Solo: Zu’s deck with the museum
rules-section-MU-ZUEXHIBIT = Solo: Zu exhibits
rules-section-MU-ZUEND = Solo: end of the game
rules-section-MU-MIX = Modules and factions together
rules-section-MU-HOOK = Second Wave (not in the sources)
rules-section-MU-DATA = Component data not in the text
rules-section-MU-RECARD = Reverse engineering cards
rules-section-MU-CMDCARD = Command cards of the expansion
rules-section-MU-POPCARD = Pop-up market cards
rules-section-MU-EDGE = Edge cases

# A ruling that a table may read otherwise.
rules-readings = This can be read in several ways; a table chooses:
rules-reading-default = default
rules-reading-here = this table
rules-reading-house = this table, house rule
