// So many clients, each at a match of its own, playing both seats; a move is timed until the server's state comes back.
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");

const [port, clients, seconds] = process.argv.slice(2).map(Number);
const server = `http://127.0.0.1:${port}`;
const end = Date.now() + seconds * 1000;
const times = [];
let lost = 0;
const game = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  // The client waits for the server, as a game with secrets has to: no optimistic update.
  moves: { clickCell: { move: ({ G, playerID }, id) => void (G.cells[id] = playerID), client: false } },
  endIf: ({ G }) => (G.cells.every((c) => c !== null) ? { draw: true } : undefined),
};

// One subscription a client for good: its numbers collide when some are given back.
function watch(client) {
  client.waiting = [];
  client.subscribe((state) => {
    if (state) client.waiting = client.waiting.filter(([true_, done]) => !(true_(state) && (done(), true)));
  });
}

const until = (client, true_) =>
  new Promise((done) => {
    const state = client.getState();
    if (state && true_(state)) done();
    else client.waiting.push([true_, done]);
  });

async function match() {
  const matchID = Math.random().toString(36).slice(2); // the server makes the match when the first client asks for it
  const players = [];
  for (const playerID of ["0", "1"]) {
    const client = Client({ game, matchID, playerID, multiplayer: SocketIO({ server }), debug: false });
    client.start();
    watch(client);
    await until(client, (state) => state.isConnected && state.G.cells);
    players.push(client);
  }
  for (let cell = 0; cell < 9 && Date.now() < end; cell++) {
    const mover = players[cell % 2];
    await until(mover, (state) => state.ctx.turn === cell + 1);
    const begun = performance.now();
    const arrived = until(mover, (state) => state.G.cells[cell] !== null);
    mover.moves.clickCell(cell);
    // A move on a state that is no longer the newest is dropped without a word; do not wait for it for ever.
    if (await Promise.race([arrived.then(() => false), new Promise((done) => setTimeout(done, 1000, true))])) {
      lost += 1;
      break;
    }
    times.push(performance.now() - begun);
  }
  for (const client of players) client.stop();
}

async function play() {
  while (Date.now() < end) await match();
}

Promise.all(Array.from({ length: clients }, play)).then(() => {
  process.stdout.write(JSON.stringify({ times, lost }), () => process.exit(0));
});
