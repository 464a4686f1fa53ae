// People at the tables of a Node peer: `node players.mjs PEER ADDRESS SIZES SECONDS SECONDS`.
//
// Everybody moves as soon as it is their turn.  After the first seconds, and again after the
// others, the number of moves so far goes to the standard output.

import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'colyseus.js'
import { io } from 'socket.io-client'

let moved = 0

/** Sit down at a boardgame.io match, which the first to ask for it creates; return how to begin. */
async function sitAtBoardgame(url, table, seat, seats) {
  const [match, player] = [`table-${table}`, `${seat}`]
  const socket = io(`${url}/pile`, { transports: ['websocket'], forceNew: true })
  const move = ({ G, ctx, _stateID }) => {
    if (ctx.currentPlayer !== player) return
    const payload = { type: 'play', args: [G.hands[seat][0]], playerID: player }
    socket.emit('update', { type: 'MAKE_MOVE', payload }, _stateID, match, player)
  }
  socket.on('update', (_, state) => {
    moved += seat === 0
    move(state)
  })
  socket.on('connect', () => socket.emit('sync', match, player, undefined, seats))
  const [, { state }] = await new Promise((done) => socket.on('sync', (...told) => done(told)))
  return () => move(state)
}

const rooms = []

/** Join a Colyseus room; return how to begin. */
async function sitAtColyseus(url, table, seat, seats) {
  const client = new Client(url)
  const room = await (seat ? client.joinById(rooms[table]) : client.create('relay'))
  rooms[table] = room.roomId
  const say = (at) => room.send('play', { id: `${seat}-${at}`, at, action: 'discard Kh' })
  room.onMessage('play', ({ at }) => {
    moved += seat === 0
    if ((at + 1) % seats === seat) say(at + 1)
  })
  return () => seat === 0 && say(0)
}

const [, , peer, url, sizes, ...spans] = process.argv
const sit = { boardgame: sitAtBoardgame, colyseus: sitAtColyseus }[peer]
const begin = []
for (const [table, seats] of JSON.parse(sizes).entries())
  for (let seat = 0; seat < seats; seat++) begin.push(await sit(url, table, seat, seats))
for (const start of begin) start()
for (const seconds of spans) {
  await sleep(1000 * seconds)
  console.log(moved)
}
process.exit()
