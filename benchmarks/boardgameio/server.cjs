// A boardgame.io server with a trivial game, for Digsite's load driver (src/digsite/lab/server/load.py).
//
//     NODE_PATH=FOLDER/node_modules node server.cjs PORT MOVES
//
// Everything is chosen in its favour: the library's own server with its storage in memory (nothing is ever written to a
// disk), matches without credentials, a move that adds one to a counter, and a state of a few numbers. Each seat has a
// secret that playerView takes out for the others, since a game with hidden hands must do at least that much. Seats play
// in turn, and after MOVES moves the game is over.

const { Server, Origins } = require("boardgame.io/server");
const { PlayerView } = require("boardgame.io/core");

const [port, moves] = process.argv.slice(2).map(Number);

const Counter = {
  name: "counter",
  setup: ({ ctx }) => ({
    count: 0,
    secret: {},
    players: Object.fromEntries(ctx.playOrder.map((player) => [player, { hand: Number(player) }])),
  }),
  moves: {
    increment: ({ G, playerID }) => {
      G.count += 1;
      G.players[playerID].hand += 1;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G }) => (G.count >= moves ? { draw: true } : undefined),
  playerView: PlayerView.STRIP_SECRETS,
};

const server = Server({ games: [Counter], origins: [Origins.LOCALHOST] });
const listen = server.app.listen.bind(server.app);
server.app.listen = (where, done) => listen(where, "127.0.0.1", done); // nobody else may come in
server.run({ port, callback: () => console.log("ready") });
