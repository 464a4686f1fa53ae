/// <reference lib="webworker" />
/**
 * The worker in which Parlour itself runs: Python, the rules, the room and the bots. It has the same
 * messages for the page as a server (`src/parlour/server/offline.py`), and fetches nothing but its own
 * files.
 */
import { FluentBundle, FluentResource, type FluentVariable, type Message } from '@fluent/bundle'
import type { loadPyodide, PyodideAPI } from 'pyodide'
import type { WorkerAnswer, FromWorker, ToWorker } from './messages'
import { openShelf } from './shelf'

type Python = PyodideAPI
type Pattern = NonNullable<Message['value']>

/** A Python object, as far as it is used here. */
interface Facts {
  toJs(how: { dict_converter: typeof Object.fromEntries }): Record<string, FluentVariable>
}
interface PageLine {
  take(text: string | undefined): void
  destroy(): void
}
interface Offline {
  start(): Promise<void>
  connect(
    path: string,
    send: (text: string) => void,
    end: (code: number, reason: string) => void,
  ): PageLine
  ask(
    path: string,
    body: string | undefined,
    key: string,
    language: string,
  ): Promise<{ toJs(): WorkerAnswer; destroy(): void }>
}

const tell = (message: FromWorker): void => postMessage(message)

/** Let Python say its texts with the page's own Fluent: the names are those of `fluent.runtime`. */
const fluent = {
  FluentResource: (text: string) => new FluentResource(text),
  FluentBundle(languages: { get(index: number): string }) {
    const bundle = new FluentBundle(languages.get(0), { useIsolating: false })
    return {
      has_message: (name: string) => bundle.hasMessage(name),
      get_message: (name: string) => bundle.getMessage(name),
      add_resource: (resource: FluentResource) => void bundle.addResource(resource),
      format_pattern: (pattern: Pattern, facts: Facts) => [
        bundle.formatPattern(pattern, facts.toJs({ dict_converter: Object.fromEntries })),
      ],
    }
  },
}

async function begin(folder: string): Promise<Offline> {
  const module = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as {
    loadPyodide: typeof loadPyodide
  }
  const engine = fetch(`${folder}parlour.zip`).then((response) => response.arrayBuffer())
  const [python, shelf]: [Python, unknown] = await Promise.all([
    module.loadPyodide({ indexURL: folder }),
    openShelf(new URL('../..', folder).href),
  ])
  python.unpackArchive(await engine, 'zip')
  python.registerJsModule('fluent', { runtime: fluent })
  const { Offline } = python.pyimport('parlour.server.offline') as {
    Offline(shelf: unknown): Offline
  }
  const offline = Offline(shelf)
  await offline.start()
  return offline
}

let begun: Promise<Offline> | undefined
const lines = new Map<number, PageLine>()

async function hear(message: ToWorker): Promise<void> {
  if (message.t === 'begin') begun ??= begin(message.folder)
  const offline = await begun!
  switch (message.t) {
    case 'begin':
      return tell({ t: 'ready' })
    case 'ask': {
      const { id, path, body, key, language } = message
      const found = await offline.ask(path, body ?? undefined, key, language)
      tell({ t: 'answer', id, answer: found.toJs() })
      return found.destroy()
    }
    case 'open': {
      const { id, path } = message
      const send = (text: string): void => tell({ t: 'told', id, text })
      const end = (code: number, reason: string): void => tell({ t: 'closed', id, code, reason })
      lines.set(id, offline.connect(path, send, end))
      return tell({ t: 'opened', id })
    }
    case 'send':
      return lines.get(message.id)?.take(message.text)
    case 'close':
      lines.get(message.id)?.take(undefined)
      lines.delete(message.id)
  }
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  hear(data).catch((error: unknown) => tell({ t: 'failed', reason: String(error) }))
})
