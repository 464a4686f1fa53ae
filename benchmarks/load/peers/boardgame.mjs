// A boardgame.io server: `node boardgame.mjs memory|files FOLDER`.

import { createRequire } from 'node:module'

// The package describes itself to Node's `import` only in part.
const require = createRequire(import.meta.url)
const { FlatFile, Server } = require('boardgame.io/server')
const { INVALID_MOVE } = require('boardgame.io/core')

const PACK = [...'CDHS'].flatMap((suit) => [...'A23456789TJQK'].map((rank) => rank + suit))
const CHIPS = 100

/** Shuffle and deal; the pile of the last deal goes away. */
function deal(G, random) {
  const pack = random.Shuffle(PACK)
  const size = Math.floor(PACK.length / G.chips.length)
  G.hands = G.chips.map((_, seat) => pack.slice(seat * size, (seat + 1) * size))
  G.pile = []
}

/** Play a card of the own hand; the turn passes. When all hands are empty, the next deal begins. */
function play({ G, playerID, random }, card) {
  const seat = Number(playerID)
  const at = G.hands[seat].indexOf(card)
  if (at < 0) return INVALID_MOVE
  G.hands[seat].splice(at, 1)
  G.chips[seat] -= 1
  G.pot += 1
  G.pile.push({ seat, card, chips: G.chips[seat] })
  if (G.hands.every((hand) => !hand.length)) {
    G.chips[seat] += G.pot
    G.pot = 0
    deal(G, random)
  }
}

const game = {
  name: 'pile',
  disableUndo: true,
  setup({ ctx, random }) {
    const G = { chips: Array(ctx.numPlayers).fill(CHIPS), pot: 0 }
    deal(G, random)
    return G
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { play: { move: play, client: false } },
  playerView: ({ G, playerID }) => ({
    ...G,
    hands: G.hands.map((hand, seat) => (seat === Number(playerID) ? hand : hand.length)),
  }),
}

const [, , storage, dir] = process.argv
const db = storage === 'files' ? new FlatFile({ dir }) : undefined // undefined: in memory
const server = Server({ games: [game], origins: [], db })
const { app } = server
app.listen = (port, ready) => app.server.listen(port, '127.0.0.1', ready)
await server.run(0, () => console.error(`address=http://127.0.0.1:${app.server.address().port}`))
