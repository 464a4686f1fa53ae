/** A web socket whose other end is the test. */
import { vi } from 'vitest'
import type { ClientMessage } from '../src/lib/connection/wire'

interface Told {
  t: string
  view?: object | null
  [field: string]: unknown
}

/** A position whose view is sent as servers do, if the test has written it in one. */
function inParts(message: Told): object {
  const { view = null, ...others } = message
  if (message.view === undefined) return message
  if (message.t === 'snapshot') return { ...others, public: view, own: view && {} }
  if (message.t === 'update') return { ...others, public: { set: view ?? {} }, own: {} }
  return message
}

export class Line {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSED = 3
  static all: Line[] = []

  readyState = Line.CONNECTING
  sent: ClientMessage[] = []
  onopen: (() => void) | undefined
  onmessage: ((event: { data: string }) => void) | undefined
  onclose: ((event: { code: number; reason: string }) => void) | undefined

  constructor(readonly address: string) {
    Line.all.push(this)
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage)
  }

  close(): void {
    this.drop('')
  }

  open(): void {
    this.readyState = Line.OPEN
    this.onopen?.()
  }

  /** Tell a message; a position may come with its whole view. */
  tell(message: Told): void {
    this.onmessage?.({ data: JSON.stringify(inParts(message)) })
  }

  drop(reason: string, code = 1006): void {
    if (this.readyState === Line.CLOSED) return
    this.readyState = Line.CLOSED
    this.onclose?.({ code, reason })
  }
}

/** Have the page open such sockets; return a function that gives the newest. */
export function lines(): () => Line {
  Line.all = []
  vi.stubGlobal('WebSocket', Line)
  return () => Line.all.at(-1)!
}
