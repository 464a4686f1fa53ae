// A Colyseus server with rooms that send each message to all their clients: `node colyseus.mjs`.

import { createServer } from 'node:http'
import { Room, Server } from '@colyseus/core'
import { WebSocketTransport } from '@colyseus/ws-transport'

class Relay extends Room {
  autoDispose = false

  onCreate() {
    this.onMessage('*', (_, type, message) => this.broadcast(type, message))
  }
}

const server = createServer()
const colyseus = new Server({ transport: new WebSocketTransport({ server }), greet: false })
colyseus.define('relay', Relay)
await colyseus.listen(0, '127.0.0.1')
console.error(`address=http://127.0.0.1:${server.address().port}`)
