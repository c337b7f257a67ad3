// boardgame.io's server with a game of hidden hands and a state of about 4 kB.
//
//   node server.js PORT memory|FOLDER      FOLDER: FlatFile storage there

const { Server, FlatFile } = require('boardgame.io/server');
const { PlayerView } = require('boardgame.io/core');

const SEATS = 4;
const HAND = 12;
const SPACES = 60;

const game = {
  name: 'hands',
  setup: () => ({
    secret: { deck: Array.from({ length: 400 }, (_, i) => i % 97) },
    players: Object.fromEntries(
      Array.from({ length: SEATS }, (_, seat) => [
        String(seat),
        { hand: Array.from({ length: HAND }, (_, i) => ({ id: i, colour: 'ruby', points: i })) },
      ])
    ),
    board: Array.from({ length: SPACES }, (_, i) => ({ space: i, owner: null, coins: 0, water: 0 })),
  }),
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, playerID }, card, space) => {
      const hand = G.players[playerID].hand;
      hand[card] = { id: hand[card].id + 1, colour: 'jade', points: G.secret.deck[space] };
      G.board[space] = { space, owner: playerID, coins: G.board[space].coins + 1, water: card };
    },
  },
};

const [port, storage] = process.argv.slice(2);
const db = storage === 'memory' ? undefined : new FlatFile({ dir: storage });
Server({ games: [game], origins: [/127\.0\.0\.1/], ...(db ? { db } : {}) }).run(Number(port));
