// The counting game on boardgame.io: `node boardgame.mjs [folder]`. With a folder it keeps flat files there, else all is in memory.
import { createRequire } from 'node:module';

const { FlatFile, Server } = createRequire(import.meta.url)('boardgame.io/server');

const counting = {
  name: 'counting',
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true,
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    add: ({ G }) => {
      G.count += 1;
    },
  },
};

const [folder] = process.argv.slice(2);
const db = folder === undefined ? undefined : new FlatFile({ dir: folder });
const server = Server({ games: [counting], origins: [], db });
server.app.listen = ((listen) => (port, told) => listen.call(server.app, port, '127.0.0.1', told))(server.app.listen);
console.info = () => {};
const { appServer } = await server.run(0);
console.log(`http://127.0.0.1:${appServer.address().port}`);
