/** The coach of a table: what can be done now, in words. Every board attends, and takes up what is chosen. */
import { getContext, setContext, tick } from 'svelte'
import { announce } from '../announce.svelte'
import { cardName, cardSign, seatName } from '../narrate'
import type { Table } from '../table.svelte'
import { say, texts, type Facts, type Say } from '../texts.svelte'
import type { LegalAction } from '../wire'
import { doingsOf, type Doing } from './doings'
import { side } from './side.svelte'

/** What a board lets the coach see and do. */
export interface Pupil {
  /** What can be done next, with all that is laid out and not yet sent. */
  readonly legal: () => readonly LegalAction[]
  /** Choose the cards of an action; if they are chosen, or it has none, do it. */
  readonly take: (action: LegalAction) => void
  /** What the phrases of the choices may want to know. */
  readonly facts?: () => Facts
  /** The cards of the place on the table that an action goes to, if it goes to one. */
  readonly place?: (action: LegalAction) => readonly string[]
}

export class Coach {
  #pupil = $state.raw<Pupil | null>(null)

  constructor(
    readonly table: Table,
    readonly says: () => Say,
  ) {}

  /** Teach whoever plays at this board; returns how to stop. */
  attend(pupil: Pupil): () => void {
    this.#pupil = pupil
    return () => {
      if (this.#pupil === pupil) this.#pupil = null
    }
  }

  legal: readonly LegalAction[] = $derived.by(() => this.#pupil?.legal() ?? [])
  #facts: Facts = $derived.by(() => this.#pupil?.facts?.() ?? {})
  doings: Doing[] = $derived.by(() => doingsOf(this.legal, (action) => this.#label(action)))

  /** Whose turn it is, or what is waited for. */
  situation: string = $derived.by(() => {
    const { table } = this
    const { waiting, ready, seat, view } = table
    const name = (at: number): string => seatName(table.info?.seats[at])
    if (waiting === 'over') return say('coach-over')
    if (waiting === 'deal') {
      const late = ready.flatMap((is, at) => (is ? [] : [name(at)]))
      if (!ready[seat]) return say('coach-deal', { next: say('next-deal') })
      return say('waiting-for', { names: texts.list(late, 'conjunction') })
    }
    if (this.legal.length > 0) return say('coach-mine')
    if (!view || view.turn < 0) return say('now-over')
    return view.turn === seat ? say('now-sent') : say('now-other', { name: name(view.turn) })
  })

  /** What a kind of action is, as a phrase. */
  phrase(kind: string): string {
    return this.says()(`can-${kind}`, this.#facts)
  }

  /** What comes of a kind of action, if that is not said by its name. */
  effect(kind: string): string {
    return texts.find(`${this.table.own.game}-can-${kind}.why`, this.#facts) ?? ''
  }

  #place(action: LegalAction): readonly string[] {
    return this.#pupil?.place?.(action) ?? []
  }

  #label(action: LegalAction, sign: (name: string) => string = cardSign, between = ' '): string {
    const { cards, low, high } = action
    if (low != null && high != null) return low === high ? String(low) : `${low}–${high}`
    const own = (cards ?? []).map(sign).join(between)
    const place = this.#place(action).map(sign).join(between)
    return own && place ? say('coach-on', { card: own, cards: place }) : own || place
  }

  /** The same for who hears it. */
  spoken(action: LegalAction): string {
    return `${this.phrase(action.kind)}: ${this.#label(action, cardName, ', ')}`
  }

  /** Choose what an action is about, and bring the player to what does it. */
  async take(action: LegalAction): Promise<void> {
    side.open = false
    this.#pupil?.take(action)
    await tick()
    document.querySelector<HTMLElement>(`[data-testid="action-${action.kind}"]`)?.focus()
  }

  /** Show what can be done, and say it. */
  open(): void {
    side.show('coach')
    const phrases = this.doings.map(({ kind }) => this.phrase(kind))
    announce([this.situation, texts.list(phrases, 'disjunction')].join(' '))
    void tick().then(() => document.getElementById('tab-coach')?.focus())
  }
}

const KEY = Symbol('coach')

export const provideCoach = (coach: Coach): Coach => setContext(KEY, coach)
/** The coach of the table around a component; a part of a table may be shown without one. */
export const useCoach = (): Coach | undefined => getContext<Coach | undefined>(KEY)
/** Have the coach attend to a board for as long as that is there. */
export function attend(pupil: Pupil): void {
  const coach = useCoach()
  $effect(() => coach?.attend(pupil))
}
