/** The coach of a table: what can be done now, in words, and hints. Every board has it attend. */
import { getContext, setContext, tick } from 'svelte'
import { announce } from '../../base/announce.svelte'
import { cardsOf, isJoker } from '../../cards/card'
import {
  cardName,
  cardSign,
  deedWords,
  isCounted,
  reasonWords,
  seatName,
} from '../../cards/narrate'
import { doing } from '../company/absence.svelte'
import type { Table } from '../../connection/table.svelte'
import { say, texts, type Facts, type Say } from '../../base/texts.svelte'
import type { LegalAction, Reason, Worth } from '../../connection/wire'
import { doingsOf, type ActionKind } from './actionkinds'
import { side } from './side.svelte'

/** The part of a board that the coach may see and use. */
export interface Pupil {
  /** The next possible actions, after everything that is laid out and not yet sent. */
  readonly legal: () => readonly LegalAction[]
  /** Choose an action's cards, or do it if there are none left to choose; return whether done. */
  readonly take: (action: LegalAction) => boolean
  /** The actions that are laid out and not yet sent. */
  readonly staged?: () => readonly string[]
  /** The facts for the phrases of the choices. */
  readonly facts?: () => Facts
  /** The cards of the place on the table that an action goes to, if it goes to one. */
  readonly place?: (action: LegalAction) => readonly string[]
}

/** The best bot's choice in a position. */
interface Hint {
  readonly at: number
  readonly staged: string
  readonly action: LegalAction
  readonly reason: Reason | null
  /** The worth of that choice and of some alternatives. */
  readonly worth: readonly Worth[]
}

export class Coach {
  #pupil = $state.raw<Pupil | null>(null)

  constructor(
    readonly table: Table,
    readonly says: () => Say,
  ) {}

  /** Teach the player at this board; returns a function that stops it. */
  attend(pupil: Pupil): () => void {
    this.#pupil = pupil
    return () => {
      if (this.#pupil === pupil) this.#pupil = null
    }
  }

  legal: readonly LegalAction[] = $derived.by(() => this.#pupil?.legal() ?? [])
  #facts: Facts = $derived.by(() => this.#pupil?.facts?.() ?? {})
  doings: ActionKind[] = $derived.by(() => doingsOf(this.legal, (action) => this.#label(action)))

  #staged: readonly string[] = $derived.by(() => this.#pupil?.staged?.() ?? [])
  #given = $state.raw<Hint | null>(null)
  /** Whether a hint is on its way. */
  thinking = $state(false)
  /** The hint for the position on the screen, once it was asked for. */
  hint: Hint | null = $derived.by(() => {
    const given = this.#given
    const holds = given?.at === this.table.at && given.staged === this.#staged.join()
    return holds && this.legal.length ? given : null
  })
  /** The cards of the hint, by id. */
  hinted: readonly string[] = $derived.by(() => {
    const names = this.hint?.action.cards ?? []
    return cardsOf(names.map((name) => (isJoker(name) ? '*' : name))).map(({ id }) => id)
  })
  /** The hint in a sentence or two: what is to be done, and why as far as the cards say that. */
  advice: string = $derived.by(() => {
    if (!this.hint) return ''
    const { action, reason } = this.hint
    const why = reason && !isCounted(reason) ? reasonWords(reason, this.says()) : ''
    return say('hint-says', { action: this.deed(action), reason: why })
  })
  /** The result of deals that were played out for it, in small print. */
  counted: string = $derived.by(() => {
    const reason = this.hint?.reason
    return reason && isCounted(reason) ? reasonWords(reason, this.says()) : ''
  })
  /** Whether this table has hints: only if all other players are bots, to be fair to people. */
  hints: boolean = $derived.by(() => {
    const others = this.table.info?.seats.filter((_, seat) => seat !== this.table.seat) ?? []
    return others.every(({ kind }) => kind !== 'person')
  })

  /** Ask what the best bot would do here. The hint is shown and announced, never played. */
  async ask(): Promise<void> {
    if (this.thinking) return
    const { table } = this
    const [at, staged] = [table.at, this.#staged]
    this.thinking = true
    const words = texts.needOptions(table.own.game)
    const told = await table.hint(staged).finally(() => (this.thinking = false))
    await words
    if (at !== table.at) return
    table.refusal = told?.refusal ?? null
    if (!told?.action) return
    const { action, reason, worth } = told
    this.#given = { at, staged: staged.join(), action, reason, worth }
    side.open = false
    announce(`${this.advice} ${this.counted}`)
  }

  /** Put the hint away. */
  dismiss(): void {
    this.#given = null
  }

  /** Whether the hint is an action of this kind, or exactly this action if `text` is given. */
  isHinted(kind: string, text?: string): boolean {
    const action = this.hint?.action
    return action?.kind === kind && (text === undefined || action.text === text)
  }

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
    return view.turn === seat ? say('now-sent') : doing(table, view.turn)
  })

  /** Return a kind of action as a phrase. */
  phrase(kind: string): string {
    return this.says()(`can-${kind}`, this.#facts)
  }

  /** Return the effect of a kind of action, unless its name says it. */
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

  /** An action by its name, with its cards and its place. */
  deed(action: LegalAction): string {
    const { kind, cards, text } = action
    const place = this.#place(action).map(cardSign).join(' ')
    if (!cards.length && !/ \d+$/.test(text)) {
      const deed = this.phrase(kind)
      return place ? say('coach-deed', { deed, what: place }) : deed
    }
    const whole = deedWords(action, this.table.own.game)
    return place ? say('coach-on', { card: whole, cards: place }) : whole
  }

  /** The same for a screen reader. */
  spoken(action: LegalAction): string {
    const what = this.#label(action, cardName, ', ')
    return say('coach-deed', { deed: this.phrase(action.kind), what })
  }

  /** Choose an action's cards, and move the focus to the button that plays it. */
  async take(action: LegalAction): Promise<void> {
    side.open = false
    const done = this.#pupil?.take(action) ?? true
    const words = done ? '' : say('coach-chosen', { action: this.spoken(action) })
    await tick()
    document.querySelector<HTMLElement>(`[data-testid="action-${action.kind}"]`)?.focus()
    if (words) announce(words)
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
/** Have the coach attend to a board for as long as the board exists. */
export function attend(pupil: Pupil): void {
  const coach = useCoach()
  $effect(() => coach?.attend(pupil))
}
