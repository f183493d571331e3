// boardgame.io's own tic-tac-toe, as its tutorial writes it, served with its defaults (matches in memory).
const { Server, Origins } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const TicTacToe = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
    },
  },
  endIf: ({ G }) => (G.cells.every((c) => c !== null) ? { draw: true } : undefined),
};

const server = Server({ games: [TicTacToe], origins: [Origins.LOCALHOST] });
server.run(0).then(({ appServer }) => console.log("port " + appServer.address().port));
