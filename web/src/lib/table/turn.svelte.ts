import { carry } from '../motion'
import type { Table } from '../table.svelte'
import type { LegalAction, Move, Refusal, View } from '../wire'

/** What would come of one more action. */
export interface Outlook {
  readonly text: string
  /** Null where it ends the turn, or is refused. */
  readonly view: View | null
  readonly legal: readonly LegalAction[]
  readonly moves: readonly Move[]
  readonly refusal: Refusal | null
}

interface Step {
  readonly text: string
  /** The position after it. */
  readonly view: View
  readonly legal: LegalAction[]
}

/**
 * A turn that is laid out on this page first, so that it can be taken back: what the server says
 * would come of it is shown as if it had been done. Whatever ends the turn, or turns up a card,
 * sends everything.
 */
export class Turn {
  /** What has been laid out, and at which position it began. */
  #steps = $state.raw<Step[]>([])
  #base = $state(-1)
  /** A question on its way: nothing else is laid out until it is answered. */
  asking = $state(false)

  constructor(
    readonly table: Table,
    /** The kinds of actions that are laid out first. */
    readonly kinds: readonly string[],
  ) {}

  /** The last step that the server has not yet shown as done. */
  #last: Step | undefined = $derived.by(() => {
    const done = this.table.at - this.#base
    return done >= 0 && done < this.#steps.length ? this.#steps.at(-1) : undefined
  })

  /** The position with all that is laid out. */
  view: View | null = $derived.by(() => this.#last?.view ?? this.table.view)
  /** What can be done next; nothing while moves are on their way. */
  legal: LegalAction[] = $derived.by(() => {
    if (this.table.pending) return []
    return this.#last?.legal ?? this.table.legal
  })
  /** What is laid out and not yet done. */
  #open: Step[] = $derived.by(() =>
    this.#last ? this.#steps.slice(this.table.at - this.#base) : [],
  )
  /** Its texts. */
  staged: string[] = $derived(this.#open.map((step) => step.text))
  mine: boolean = $derived(this.legal.length > 0)

  /** Ask what would come of one more action, or of several, each for itself. */
  async ask(text: string): Promise<Outlook | null> {
    const { table } = this
    const at = table.seq
    const tried = await table.tryOut([...this.staged, text])
    return tried && at === table.seq ? { ...tried, text } : null
  }

  /** Do something: lay it out if it can be taken back, or else send it with all before it. */
  async play(text: string): Promise<void> {
    if (this.asking || this.table.pending) return
    const before = this.#open
    const lays = this.kinds.includes(text.split(' ')[0]!)
    // What is laid out is done for good only if what ends the turn will be granted, too.
    if (!lays && !before.length) return this.#send(before, text)
    this.asking = true
    const outlook = await this.ask(text).finally(() => (this.asking = false))
    if (!outlook) return
    if (outlook.refusal) this.table.refusal = { ...outlook.refusal } as Table['refusal']
    else if (!outlook.view || !lays) this.#send(before, text)
    else await this.#lay(before, outlook as Outlook & { view: View })
  }

  /** Take the last thing back. */
  undo(): void {
    if (this.table.pending) return
    this.#steps = this.#open.slice(0, -1)
    this.#base = this.table.at
    this.table.refusal = null
  }

  async #lay(
    before: Step[],
    { text, view, legal, moves }: Outlook & { view: View },
  ): Promise<void> {
    this.table.refusal = null
    await carry([...moves], () => {
      this.#steps = [...before, { text, view, legal: [...legal] }]
      this.#base = this.table.at
    })
  }

  #send(before: Step[], text: string): void {
    this.table.playAll([...before.map((step) => step.text), text])
  }
}
