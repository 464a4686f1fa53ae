/** The logs of the tables on this device, in the browser's own database: see `server/offline.py`. */

interface Entry {
  table: string
  number: number
  text: string
  /** When it was written, in Unix seconds. */
  written: number
}

interface Result {
  table: string
  home: string
  result: string
}

const RECORDS = 'records'
const RESULTS = 'results'

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('the database failed'))
  })

/** All numbers of a table above one. */
const above = (table: string, number: number): IDBKeyRange =>
  IDBKeyRange.bound([table, number], [table, Infinity], true)

/** Open the database of the page at an address: two Parlours below different paths have two. */
export async function openShelf(home: string): Promise<Shelf> {
  const request = indexedDB.open(`parlour${new URL(home).pathname}`, 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore(RECORDS, { keyPath: ['table', 'number'] })
    request.result.createObjectStore(RESULTS, { keyPath: 'table' })
  }
  return new Shelf(await done(request))
}

export class Shelf {
  constructor(readonly database: IDBDatabase) {}

  #read(store: string): IDBObjectStore {
    return this.database.transaction(store).objectStore(store)
  }

  /** Change something; false if a key was taken. Resolves once it is durable. */
  #write(change: (of: (store: string) => IDBObjectStore) => void): Promise<boolean> {
    const options: IDBTransactionOptions = { durability: 'strict' }
    const all = this.database.transaction([RECORDS, RESULTS], 'readwrite', options)
    return new Promise((resolve, reject) => {
      all.oncomplete = () => resolve(true)
      all.onabort = () =>
        all.error?.name === 'ConstraintError'
          ? resolve(false)
          : reject(all.error ?? new Error('the database failed'))
      change((store) => all.objectStore(store))
    })
  }

  append(table: string, after: number, records: string): Promise<boolean> {
    const written = Date.now() / 1000
    return this.#write((of) =>
      (JSON.parse(records) as string[]).forEach((text, i) =>
        of(RECORDS).add({ table, number: after + 1 + i, text, written } satisfies Entry),
      ),
    )
  }

  async load(table: string, after: number): Promise<string> {
    const entries: Entry[] = await done(this.#read(RECORDS).getAll(above(table, after)))
    return JSON.stringify(entries.map(({ text }) => text))
  }

  /** The last record of each table. */
  async #last(): Promise<Entry[]> {
    const keys = (await done(this.#read(RECORDS).getAllKeys())) as [string, number][]
    const last = Object.entries(Object.fromEntries(keys))
    return Promise.all(last.map((key) => done<Entry>(this.#read(RECORDS).get(key))))
  }

  async tables(): Promise<string> {
    const found = await this.#last()
    return JSON.stringify(found.map(({ table, number, written }) => [table, number, written]))
  }

  /** The names of all tables, for the page. */
  async names(): Promise<string[]> {
    return (await this.#last()).map(({ table }) => table)
  }

  async delete(table: string): Promise<void> {
    await this.#write((of) => {
      of(RECORDS).delete(above(table, 0))
      of(RESULTS).delete(table)
    })
  }

  async rewrite(table: string, number: number, text: string): Promise<void> {
    const before: Entry = await done(this.#read(RECORDS).get([table, number]))
    await this.#write((of) => of(RECORDS).put({ ...before, text }))
  }

  async note(table: string, home: string, result: string): Promise<void> {
    await this.#write((of) => of(RESULTS).put({ table, home, result } satisfies Result))
  }

  async book(home: string): Promise<string> {
    const all: Result[] = await done(this.#read(RESULTS).getAll())
    return JSON.stringify(all.filter((it) => it.home === home).map(({ result }) => result))
  }
}
