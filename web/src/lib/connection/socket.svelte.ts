import type { ClientMessage, ServerMessage, WatcherMessage } from './wire'

const FIRST_DELAY = 250
const LONGEST_DELAY = 3000
const PING_EVERY = 6000
/** The close code of a server that will be back (RFC 6455's registry: service restart). */
const RESTART = 1012
const PATIENCE = 5000
/** Reasons for a close after which a retry would not help; the server has said why. */
const FINAL = [
  ...['wrong_token', 'unknown_table', 'wrong_origin', 'banned', 'replaced', 'seat_left'],
  ...['room_made', 'stepped_out'],
  ...['seat_moved', 'key_renewed', 'key_replaced', 'key_ended', 'old_page', 'followed'],
  ...['watch_own', 'watchers_closed', 'watch_only'],
]

/** The connection of a table, as the table uses it. */
export interface Line {
  readonly online: boolean
  readonly ended: boolean
  readonly restarting: boolean
  /** Whether nobody answers: a finished match is shown again. */
  readonly recorded?: true
  /** Send a message; false if there is no connection. */
  send(message: ClientMessage): boolean
  restart(): void
  resume(): void
  close(): void
}

/** Opens a connection, given the messages to begin with and who takes the answers. */
export type Connect = (
  greet: () => ClientMessage[],
  receive: (message: ServerMessage) => void,
) => Line

/** A connection that reconnects automatically, after growing, random pauses. */
export class Socket implements Line {
  online = $state(false)
  /** True once the server has turned this page away for good. */
  ended = $state(false)
  /** True from the server's notice that it is restarting until it, or another server, answers. */
  restarting = $state(false)

  #ws: WebSocket | undefined
  #delay = FIRST_DELAY
  #retry: ReturnType<typeof setTimeout> | undefined
  #ping: ReturnType<typeof setInterval> | undefined
  #silence: ReturnType<typeof setTimeout> | undefined
  #pings = 0

  constructor(
    readonly path: string,
    readonly hello: () => (ClientMessage | WatcherMessage)[],
    readonly receive: (message: ServerMessage) => void,
  ) {
    addEventListener('online', this.#hurry)
    addEventListener('offline', this.#doubt)
    document.addEventListener('visibilitychange', this.#hurry)
    this.#open()
  }

  send(message: ClientMessage | WatcherMessage): boolean {
    if (this.#ws?.readyState !== WebSocket.OPEN) return false
    this.#ws.send(JSON.stringify(message))
    return true
  }

  /** Drop the connection and ask for everything again. */
  restart(): void {
    this.#ws?.close()
  }

  /** Try again although the server turned this page away. */
  resume(): void {
    this.ended = false
    this.#open()
  }

  close(): void {
    this.ended = true
    removeEventListener('online', this.#hurry)
    removeEventListener('offline', this.#doubt)
    document.removeEventListener('visibilitychange', this.#hurry)
    clearTimeout(this.#retry)
    this.#ws?.close()
  }

  #open(): void {
    const ws = new WebSocket(this.path)
    this.#ws = ws
    ws.onopen = () => {
      for (const message of this.hello()) this.send(message)
      this.#ping = setInterval(() => this.#knockKnock(), PING_EVERY)
    }
    ws.onmessage = ({ data }) => {
      clearTimeout(this.#silence)
      this.online = true
      this.restarting = false
      this.#delay = FIRST_DELAY
      this.receive(JSON.parse(String(data)) as ServerMessage)
    }
    ws.onclose = ({ code, reason }) => {
      if (ws !== this.#ws) return
      clearInterval(this.#ping)
      clearTimeout(this.#silence)
      this.online = false
      if (code === RESTART) this.restarting = true
      if (FINAL.includes(reason)) this.ended = true
      if (!this.ended) this.#retryLater()
    }
  }

  #retryLater(): void {
    this.#retry = setTimeout(() => this.#open(), this.#delay * (0.5 + Math.random()))
    this.#delay = Math.min(this.#delay * 2, LONGEST_DELAY)
  }

  /** A connection that died without being closed does not answer a ping. */
  #knockKnock(): void {
    this.send({ t: 'ping', n: this.#pings++ })
    const ws = this.#ws
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => {
      ws?.close()
      ws?.onclose?.(new CloseEvent('close', { reason: 'silent' }))
    }, PATIENCE)
  }

  /** The browser reports no network. A server on this machine may still answer, so ask it. */
  #doubt = (): void => {
    if (this.#ws?.readyState === WebSocket.OPEN) this.#knockKnock()
  }

  #hurry = (): void => {
    if (document.hidden || this.ended || this.#ws?.readyState !== WebSocket.CLOSED) return
    clearTimeout(this.#retry)
    this.#open()
  }
}
