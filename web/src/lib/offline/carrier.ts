/**
 * The second carrier of the page's messages: a worker on this device, in place of the network. It
 * carries what concerns the tables on this device, and while the player wishes so, all else. Only a
 * page that `tools/offline.py` has made loads it at the start, so no other page is longer for it.
 */
import { home } from '../base/address'
import { publicId } from '../seal/proof'
import { folderOf, keepEngine, store } from './keep'
import type { FromWorker, ToWorker, WorkerAnswer } from './messages'
import { openShelf, type Shelf } from './shelf'
import { wish } from './wish'

/** A WebSocket, as far as the page uses it. */
interface Wire {
  readonly readyState: number
  onopen: ((event: Event) => void) | null
  onmessage: ((event: MessageEvent) => void) | null
  onclose: ((event: CloseEvent) => void) | null
  send(text: string): void
  close(): void
}

const TABLE = /^(?:api\/tables|ws)\/([0-9a-f]{20})(\/watch)?/
const network = { fetch: globalThis.fetch.bind(globalThis), WebSocket }
/** Milliseconds after which a page has what it needs itself. */
const SETTLED = 4000

class Engine {
  readonly #worker: Worker
  readonly #asked = new Map<number, (answer: WorkerAnswer) => void>()
  readonly #lines = new Map<number, LocalWire>()
  #count = 0

  constructor(folder: string) {
    this.#worker = new Worker(new URL('./engine.ts', import.meta.url), { type: 'module' })
    this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#hear(data)
    this.#worker.onerror = () => this.#fail('the worker did not start')
    this.#tell({ t: 'begin', folder })
  }

  ask(path: string, body: string | null, key: string, language: string): Promise<WorkerAnswer> {
    const id = this.#count++
    this.#tell({ t: 'ask', id, path, body, key, language })
    return new Promise((resolve) => this.#asked.set(id, resolve))
  }

  open(path: string, wire: LocalWire): (message: string | null) => void {
    const id = this.#count++
    this.#lines.set(id, wire)
    this.#tell({ t: 'open', id, path })
    return (text) => this.#tell(text === null ? { t: 'close', id } : { t: 'send', id, text })
  }

  #tell(message: ToWorker): void {
    this.#worker.postMessage(message)
  }

  #fail(reason: string): void {
    console.error(reason)
    for (const resolve of this.#asked.values()) resolve([503, ''])
    this.#asked.clear()
    for (const wire of this.#lines.values()) wire.end(1011, 'failed')
    this.#lines.clear()
    engine = undefined
    this.#worker.terminate()
  }

  #hear(message: FromWorker): void {
    switch (message.t) {
      case 'ready':
        return
      case 'failed':
        return this.#fail(message.reason)
      case 'answer':
        this.#asked.get(message.id)?.(message.answer)
        return void this.#asked.delete(message.id)
      case 'opened':
        return this.#lines.get(message.id)?.begin()
      case 'told':
        return this.#lines.get(message.id)?.take(message.text)
      case 'closed':
        this.#lines.get(message.id)?.end(message.code, message.reason)
        this.#lines.delete(message.id)
    }
  }
}

let engine: Engine | undefined
const running = (): Engine => (engine ??= new Engine(folderOf()!))

let shelf: Promise<Shelf> | undefined
let known = new Set<string>()

/** Whether a table is on this device. */
async function isHere(id: string): Promise<boolean> {
  if (known.has(id)) return true
  const names = await (await (shelf ??= openShelf(home().href))).names()
  known = new Set(names.map(publicId))
  return known.has(id)
}

/** A line to a table, which is on this device or elsewhere. */
class LocalWire implements Wire {
  static readonly OPEN: number = network.WebSocket.OPEN
  static readonly CLOSED: number = network.WebSocket.CLOSED
  readyState: number = network.WebSocket.CONNECTING
  onopen: Wire['onopen'] = null
  onmessage: Wire['onmessage'] = null
  onclose: Wire['onclose'] = null
  #send: ((message: string | null) => void) | undefined

  constructor(address: string) {
    void this.#find(address)
  }

  async #find(address: string): Promise<void> {
    const path = new URL(address).pathname.slice(home().pathname.length)
    const [, id, watching] = TABLE.exec(path) ?? []
    const isLocal = !!id && !watching && (await isHere(id))
    if (this.readyState === network.WebSocket.CLOSED) return
    if (isLocal) this.#send = running().open(id, this)
    else this.#connect(address)
  }

  /** Go over the network after all. */
  #connect(address: string): void {
    const socket = new network.WebSocket(address)
    socket.onopen = () => this.begin()
    socket.onmessage = ({ data }) => this.take(String(data))
    socket.onclose = ({ code, reason }) => this.end(code, reason)
    this.#send = (message) => (message === null ? socket.close() : socket.send(message))
  }

  begin(): void {
    this.readyState = network.WebSocket.OPEN
    this.onopen?.(new Event('open'))
  }

  take(data: string): void {
    this.onmessage?.(new MessageEvent('message', { data }))
  }

  end(code: number, reason: string): void {
    if (this.readyState === network.WebSocket.CLOSED) return
    this.readyState = network.WebSocket.CLOSED
    this.onclose?.(new CloseEvent('close', { code, reason }))
  }

  send(data: string): void {
    this.#send?.(data)
  }

  close(): void {
    this.#send?.(null)
    this.end(1000, '')
  }
}

/** The list of games, which depends on the engine alone: so the lobby need not wait for the worker. */
async function games(find: () => Promise<Response>): Promise<Response> {
  const [address, cache] = [`${folderOf()}games.json`, await store()]
  const known = await cache?.match(address)
  if (known) return known
  const found = await find()
  if (found.ok) await cache?.put(address, found.clone())
  return found
}

/** Ask the worker. */
async function answer(path: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers)
  const key = headers.get('Authorization')?.replace('Bearer ', '') ?? ''
  const body = typeof init.body === 'string' ? init.body : null
  const language = headers.get('Accept-Language') ?? ''
  const [status, text] = await running().ask(path.replace('api/', ''), body, key, language)
  return new Response(text, { status, headers: { 'Content-Type': 'application/json' } })
}

const GAMES = 'api/games'

async function ask(path: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  if (typeof path !== 'string' || !path.startsWith('api/')) return network.fetch(path, init)
  const [, id] = TABLE.exec(path) ?? []
  if (!(id ? await isHere(id) : wish())) return network.fetch(path, init)
  return path === GAMES ? games(() => answer(path, init)) : answer(path, init)
}

/** Start the worker once, so that a page which cannot do that goes on with its server. */
export async function prove(): Promise<void> {
  const found = await games(() => answer(GAMES, {}))
  if (!found.ok) throw new Error('the worker did not start')
}

/** Carry the page's messages from now on. */
function begin(): void {
  Object.assign(globalThis, { fetch: ask, WebSocket: LocalWire })
  if (wish()) running()
  // A newer page needs newer pieces; the service worker has forgotten the old ones.
  if (navigator.onLine)
    setTimeout(() => void keepEngine(() => undefined).catch(() => undefined), SETTLED)
}

// They may have tables on this device, which the network does not carry.
if (wish() !== null) begin()
