// boardgame.io's server on loopback, and clients that play tic-tac-toe over its socket: for a comparison.
// node boardgame_io.cjs FOLDER PORT SECONDS, where FOLDER/node_modules holds boardgame.io.
const net = require("net");
const [folder, port, seconds] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])];
const from = (name) => require(require.resolve(name, { paths: [folder] }));
const { Server, Origins } = from("boardgame.io/server");
const { Client } = from("boardgame.io/client");
const { SocketIO } = from("boardgame.io/multiplayer");
const { INVALID_MOVE } = from("boardgame.io/core");
const listen = net.Server.prototype.listen;
net.Server.prototype.listen = function (at, ...rest) {
  return listen.call(this, at, "127.0.0.1", ...rest); // on loopback only
};
console.log = () => {};
console.info = () => {};

const game = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    click: ({ G, playerID }, at) => {
      if (G.cells[at] !== null) return INVALID_MOVE;
      G.cells[at] = playerID;
    },
  },
  endIf: ({ G }) => (G.cells.every((cell) => cell !== null) ? { draw: true } : undefined),
};

const times = [];

/** One match from its first move to its last; each move counts until the other player has seen it. */
const play = (matchID) =>
  new Promise((over) => {
    const players = ["0", "1"].map((playerID) =>
      Client({ game, matchID, playerID, debug: false, multiplayer: SocketIO({ server: `http://127.0.0.1:${port}` }) }),
    );
    let turn = 0;
    let began = 0;
    const next = () => {
      began = performance.now();
      players[turn % 2].moves.click(turn);
    };
    const saw = (by) => (state) => {
      if (!state || !players.every((player) => player.getState())) return;
      const cells = state.G.cells.filter((cell) => cell !== null).length;
      if (began === 0) return next();
      if (by !== (turn + 1) % 2 || cells !== turn + 1) return;
      times.push(performance.now() - began);
      turn += 1;
      if (turn < 9) return next();
      players.forEach((player) => player.stop());
      over();
    };
    players.forEach((player, number) => player.subscribe(saw(number)));
    players.forEach((player) => player.start());
  });

(async () => {
  const server = Server({ games: [game], origins: [Origins.LOCALHOST, `http://127.0.0.1:${port}`] });
  await server.run(port);
  let count = 0; // whoever comes first to a match makes it
  const start = performance.now();
  const end = start + seconds * 1000;
  const lane = async () => {
    while (performance.now() < end) await play(`match-${(count += 1)}`);
  };
  await Promise.all(Array.from({ length: 24 }, lane));
  const took = (performance.now() - start) / 1000;
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  process.stdout.write(JSON.stringify({ moves_per_second: times.length / took, p50: at(0.5), p99: at(0.99) }) + "\n");
  process.exit(0);
})();
