import { carry } from '../../../cards/motion'
import { follow, ofTable, recall, remember } from '../../../base/storage.svelte'
import type { Table } from '../../../connection/table.svelte'
import type { LegalAction, Move, Refusal, View } from '../../../connection/wire'

/** The result of one more action. */
export interface Outlook {
  readonly text: string
  /** Null where it ends the turn, or is refused. */
  readonly view: View | null
  readonly legal: readonly LegalAction[]
  readonly moves: readonly Move[]
  readonly refusal: Refusal | null
}

interface StagedStep {
  readonly text: string
  /** The position after it. */
  readonly view: View
  readonly legal: LegalAction[]
}

/** The staged actions as they are remembered, with their position. */
interface RememberedTurn {
  readonly at: number
  readonly staged: readonly string[]
}

/**
 * A turn that is laid out on this page first, so that it can be taken back: the page shows the
 * outcome that the server predicts. An action that ends the turn, or turns up a card, sends all.
 * A reload restores the turn, and other windows at the table follow it.
 */
export class StagedTurn {
  /** The staged actions, and the position at which they began. */
  #steps = $state.raw<StagedStep[]>([])
  #base = $state(-1)
  /** How many decisions had been taken back then: after another one, nothing is staged. */
  #backs = $state(0)
  /** The number of tasks in progress: questions and moves run one after another. */
  #tasks = $state(0)
  #line: Promise<unknown> = Promise.resolve()

  constructor(
    readonly table: Table,
    /** The kinds of actions that are laid out first. */
    readonly kinds: readonly string[],
  ) {
    void this.#restore()
  }

  /** The last step that the server has not yet shown as done. */
  #last: StagedStep | undefined = $derived.by(() => {
    if (this.table.history.shown) return
    const done = this.#backs === this.#taken ? this.table.at - this.#base : -1
    return done >= 0 && done < this.#steps.length ? this.#steps.at(-1) : undefined
  })

  get #taken(): number {
    return this.table.takenBack ?? 0
  }

  /** The position with all that is laid out. */
  view: View | null = $derived.by(() => this.#last?.view ?? this.table.view)
  /** The actions that are legal next; nothing while moves are on their way. */
  legal: LegalAction[] = $derived.by(() => {
    if (this.table.pending) return []
    return this.#last?.legal ?? this.table.legal
  })
  /** The actions that are staged but not yet done. */
  #open: StagedStep[] = $derived.by(() =>
    this.#last ? this.#steps.slice(this.table.at - this.#base) : [],
  )
  /** Their texts. */
  staged: string[] = $derived(this.#open.map((step) => step.text))
  mine: boolean = $derived(this.legal.length > 0)
  /** Whether an answer is on its way: keys pressed meanwhile apply to what it will show. */
  busy: boolean = $derived.by(() => this.#tasks > 0 || this.table.behind)

  /** Lay out what another window at this table lays out; return how to stop. */
  follow(): () => void {
    return follow(this.#key, () => void this.#restore())
  }

  /** Resolves when all that was asked and done so far is on the screen. */
  settled(): Promise<unknown> {
    return this.#line
  }

  /** Ask what would come of one more action. */
  async ask(text: string): Promise<Outlook | null> {
    const [outlook] = await this.askAll(() => [text])
    return outlook ?? null
  }

  /** Ask for the outcome of each of several actions; `texts` is called once it is their turn. */
  askAll(texts: () => readonly string[]): Promise<Outlook[]> {
    return this.#inTurn(async () => {
      const found = await Promise.all(texts().map((text) => this.#ask(text)))
      return found.filter((outlook) => outlook !== null)
    })
  }

  /** Do something: lay it out if it can be taken back, or else send it with all before it. */
  play(text: string): Promise<void> {
    return this.#inTurn(async () => {
      if (await this.#play(text)) this.#keep()
    })
  }

  /** Ask why one more action is not allowed, and show that. */
  why(text: string): Promise<void> {
    return this.#inTurn(() => this.table.why([...this.staged, text]))
  }

  /** Take the last thing back. */
  undo(): Promise<void> {
    return this.#inTurn(async () => {
      if (this.table.pending) return
      this.#cut(-1)
      this.#keep()
    })
  }

  /** Lay out what is remembered, and no more. */
  #restore(): Promise<void> {
    return this.#inTurn(async () => {
      const kept = recall<RememberedTurn | null>(this.#key, null)
      if (kept?.at !== this.table.at || this.table.pending) return
      const { staged } = this
      const other = kept.staged.findIndex((text, i) => text !== staged[i])
      const same = other < 0 ? kept.staged.length : other
      if (same < staged.length) this.#cut(same)
      for (const text of kept.staged.slice(same)) await this.#play(text)
    })
  }

  /** Do a thing at once, or when all before it is done. */
  #inTurn<T>(task: () => Promise<T>): Promise<T> {
    const isFirst = this.#tasks === 0
    this.#tasks += 1
    const done = isFirst ? task() : this.#line.then(task)
    const end = (): void => void (this.#tasks -= 1)
    this.#line = done.then(end, end)
    return done
  }

  async #ask(text: string): Promise<Outlook | null> {
    const { table } = this
    const at = table.seq
    const tried = await table.tryOut([...this.staged, text])
    return tried && at === table.seq ? { ...tried, text } : null
  }

  /** Do a thing; return whether it was laid out. */
  async #play(text: string): Promise<boolean> {
    if (this.table.pending) return false
    const before = this.#open
    const lays = this.kinds.includes(text.split(' ')[0]!)
    // Staged actions become final only if the action that ends the turn will be granted, too.
    const outlook = lays || before.length ? await this.#ask(text) : undefined
    if (outlook === null) return false
    if (outlook?.refusal) this.table.refusal = { ...outlook.refusal } as Table['refusal']
    else if (!outlook?.view || !lays) this.#send(before, text)
    else {
      this.#lay(before, outlook as Outlook & { view: View })
      return true
    }
    return false
  }

  /** Keep only the first of what is laid out. */
  #cut(end: number): void {
    this.#steps = this.#open.slice(0, end)
    this.#base = this.table.at
    this.#backs = this.#taken
    this.table.refusal = null
  }

  #lay(before: StagedStep[], { text, view, legal, moves }: Outlook & { view: View }): void {
    this.table.refusal = null
    // It counts from now on: nobody waits for cards that still fly.
    void carry([...moves], () => {
      this.#steps = [...before, { text, view, legal: [...legal] }]
      this.#base = this.table.at
      this.#backs = this.#taken
    })
  }

  get #key(): string {
    return ofTable(this.table.own.key, 'turn')
  }

  #keep(): void {
    remember(this.#key, { at: this.table.at, staged: this.staged } satisfies RememberedTurn)
  }

  #send(before: StagedStep[], text: string): void {
    this.table.playAll([...before.map((step) => step.text), text], this.legal)
  }
}
