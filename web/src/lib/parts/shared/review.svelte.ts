/** Looking back on a deal: what the best bot would have done, choice by choice. */
import { tenths } from '../../cards/narrate'
import { say, texts } from '../../base/texts.svelte'
import type { Table } from '../../connection/table.svelte'
import type { Reviewed } from '../../connection/wire'

/** Milliseconds between two questions: a page may not ask more often. */
const PACE = 120
/** Tenths of a point or chip: what costs less is about as good. */
const ALIKE = 5

/** How a choice compares with the bot's. */
export interface MoveVerdict {
  /** It is the bot's own. */
  readonly same: boolean
  /** It is worth about as much. */
  readonly good: boolean
  /** By how many tenths of a point or chip it is worse; null where that was not weighed. */
  readonly cost: number | null
}

export function verdictOf({ action, played, worth }: Reviewed): MoveVerdict {
  const same = action?.text === played?.text
  const [best] = worth
  const own = worth.find((it) => it.action.text === played?.text)
  const cost = best && own ? Math.max(0, best.tenths - own.tenths) : null
  return { same, good: same || (cost !== null && cost < ALIKE), cost: same ? 0 : cost }
}

/** How many of some choices were the bot's, too, and what the worst one cost, in words. */
export function sumWords(sum: { same: number; all: number; cost: number; unit: string }): string {
  const { same, all, cost, unit } = sum
  if (all === 0) return say('review-none')
  const told = say('review-sum', { same, all })
  if (same === all) return told
  const lost = cost ? say('review-cost', { amount: tenths(cost), unit }) : say('review-cost-none')
  return `${told} ${lost}`
}

export class Review {
  /** How many choices there were; null as long as that is not known. */
  all = $state<number | null>(null)
  /** The reviews so far, in order. */
  found = $state.raw<readonly Reviewed[]>([])
  /** Why the rest could not be found out. */
  reason = $state('')
  /** The choice that the player comes back from, after they looked at it on the table. */
  back = $state<number | null>(null)
  #wanted = false
  #running = false

  constructor(
    public table: Pick<Table, 'review'>,
    readonly deal: number,
    readonly pace = PACE,
  ) {}

  verdicts: readonly MoveVerdict[] = $derived(this.found.map(verdictOf))
  same: number = $derived(this.verdicts.filter((it) => it.same).length)
  /** The cost of the worst choice. */
  cost: number = $derived(Math.max(0, ...this.verdicts.map((it) => (it.good ? 0 : (it.cost ?? 0)))))
  /** The worst choice, if one was worse than the bot's. */
  worst: Reviewed | undefined = $derived(
    this.found[this.verdicts.findIndex((it) => !it.good && it.cost && it.cost === this.cost)],
  )
  done: boolean = $derived(this.all !== null && this.found.length >= this.all)

  /** Ask about the choices that are not known yet, until all are or it is stopped. */
  async run(): Promise<void> {
    this.#wanted = true
    if (this.#running) return // the running loop goes on, even if another part has stopped it
    this.#running = true
    this.reason = ''
    while (this.#wanted && !this.done) {
      const pause = new Promise((resolve) => setTimeout(resolve, this.pace))
      const told = await this.table.review(this.deal, this.found.length)
      // The line has broken, or another position was opened, while the server still thinks.
      const lost = !told || told.refusal?.code === 'hint_running'
      if (!lost && told.refusal) {
        this.reason = told.refusal.text
        break
      }
      if (!lost) {
        this.all = told.choices
        if (told.choices) this.found = [...this.found, told]
      }
      await pause
    }
    this.#running = false
  }

  /** Ask no more; what is known stays. */
  stop(): void {
    this.#wanted = false
  }
}

/** The reviews that this page has asked for. */
// eslint-disable-next-line svelte/prefer-svelte-reactivity -- a review is found by its key only
const kept = new Map<string, Review>()

/** The review of a deal of a match, which other parts of the page may have begun. */
export function reviewOf(match: string, deal: number, table: Table): Review {
  const key = `${match} ${table.seat} ${deal} ${texts.language}`
  const review = kept.get(key) ?? new Review(table, deal)
  review.table = table
  kept.set(key, review)
  return review
}
