/** The messages between the page and its worker. */

/** The answer to a request: its status, and JSON. */
export type WorkerAnswer = [status: number, text: string]

export type ToWorker =
  | { t: 'begin'; folder: string }
  | { t: 'ask'; id: number; path: string; body: string | null; key: string; language: string }
  | { t: 'open'; id: number; path: string }
  | { t: 'send'; id: number; text: string }
  | { t: 'close'; id: number }

export type FromWorker =
  | { t: 'ready' }
  | { t: 'failed'; reason: string }
  | { t: 'answer'; id: number; answer: WorkerAnswer }
  | { t: 'opened'; id: number }
  | { t: 'told'; id: number; text: string }
  | { t: 'closed'; id: number; code: number; reason: string }
