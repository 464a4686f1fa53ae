/** This device's record of the current deal; it survives a reload. */
import { unique, without } from '../base/lists'
import { seats, type OwnSeat } from '../connection/seats.svelte'
import type { Flaw, Witness } from './check'
import { standing, takenBackIn } from './takenback'
import { isBeginning, isSameHand, type Action, type MatchStep, type Shown } from './steps'

/** Reports that something is not as it was sealed, or told. */
export type Suspect = (code: string, deal?: number, facts?: Flaw['facts']) => void

/** A deal of which nothing has been seen. */
export const unseen = (deal: number): Witness => ({
  deal,
  given: '',
  shares: null,
  hand: null,
  lines: null,
})

/** All texts in what is shown, cards among them. */
const textsIn = (it: unknown): string[] =>
  typeof it === 'string' ? [it] : Object.values(it ?? {}).flatMap(textsIn)

/** Cards as a hand shows them: a joker that has stood for a card on the table is a joker again. */
const plain = (cards: readonly string[]): string[] =>
  cards.map((card) => (card.startsWith('*') ? '*' : card))

/** Where a device sits, and the cards of the game. */
interface Surroundings {
  readonly seat: () => number
  readonly pack: () => readonly string[]
  /** Whether the seat is played on another device, too. */
  readonly isShared: () => boolean
}

export class DealWitness {
  /** The record of the current deal, or of the latest one. */
  now: Witness | null
  /** The number of the deal that the last position belongs to. */
  deal: number | null = null

  constructor(
    readonly own: OwnSeat,
    readonly at: Surroundings,
    readonly suspect: Suspect,
  ) {
    this.now = own.witness ?? null
  }

  /** Return the record of one deal. */
  of(deal: number): Witness | null {
    return this.now?.deal === deal ? this.now : null
  }

  note(witness: Witness): void {
    this.now = witness
    this.own.witness = witness
    seats.note(this.own.key, { witness })
  }

  /** Note that this device asks, at a position, to take a decision back. */
  ask(at: number): void {
    if (this.now) this.note({ ...this.now, asked: [...(this.now.asked ?? []), at] })
  }

  /** Take the steps from a position on, and look at what is shown after the last of them. */
  take(
    steps: readonly MatchStep[],
    first: number,
    { view, seq, isPlaying }: { view: Shown | null; seq: number; isPlaying: boolean },
  ): void {
    steps.forEach((step, i) => {
      if (step === 'end') return
      if (isBeginning(step)) this.#begin(step.number, step.dealer, first + i)
      else this.#write(first + i, step)
    })
    const begun = this.now?.begun
    const ended = steps.at(-1) === 'end'
    if (view && typeof begun === 'number' && !ended) {
      // Once a deal is over hands are laid open, and cards laid off that nobody played.
      if (isPlaying) this.#account(steps, view.hand, seq - begun)
      this.#look(view, seq - begun)
    }
    if (this.now) this.note(this.now)
  }

  /** A deal begins with a position, or is told of again. */
  #begin(number: number, dealer: number, at: number): void {
    const before = this.of(number)
    if (this.deal !== null && number !== this.deal && number !== this.deal + 1) {
      this.suspect('seal-number', number)
    }
    this.deal = number
    if (before && (before.dealer ?? dealer) !== dealer) this.suspect('seal-dealing', number)
    if (before?.begun === at) return
    // Nothing that was told is undone: a deal that begins again, later, is played another time.
    if (typeof before?.begun === 'number') this.suspect('seal-number', number)
    const more = before ?? unseen(number)
    this.now = { ...more, dealer, begun: at, lines: [], came: [], look: null, hands: null }
  }

  /** Write down an action of the deal: it made a position. */
  #write(position: number, { line, draws = false }: Action): void {
    const witness = this.now
    if (typeof witness?.begun !== 'number') return
    const at = position - witness.begun - 1
    if (at < 0) return
    const lines = Array.from(
      { length: Math.max(at + 1, witness.lines?.length ?? 0) },
      (_, i) => witness.lines?.[i] ?? null,
    )
    if (lines[at] !== null && lines[at] !== line) {
      const [played, expected] = [line, lines[at]!].map((it) => it.replace(/^\d+ /, ''))
      this.suspect('seal-line', witness.deal, {
        move: at + 1,
        played: played!,
        expected: expected!,
      })
      return
    }
    const isNew = lines[at] === null
    lines[at] = line
    this.now = { ...witness, lines, ...(draws && { drew: at }) }
    if (isNew && takenBackIn(line)) this.#judge(position, lines.slice(0, at), line)
  }

  /**
   * A decision was taken back: the player must have asked for that or, as the next to act, have
   * agreed. Among several people it is the last action, which has shown no hidden card.
   */
  #judge(position: number, before: readonly (string | null)[], line: string): void {
    const { deal, begun, asked = [], drew = -1, seated } = this.now!
    const { seat, to, by = -1 } = takenBackIn(line)!
    const own = `${seat} `
    const stands = standing(before)
    const undone = stands[to]
    const is = undone !== undefined && (before[undone] ?? own).startsWith(own)
    if (by >= 0 && undone === drew) return this.suspect('seal-shown', deal)
    const given = by < 0 || (to === stands.length - 1 && by !== seat)
    const bots = by >= 0 && [seat, by].some((it) => seated?.[it])
    if ((by < 0 && seat !== this.at.seat()) || !is || !given || bots)
      return this.suspect('seal-back', deal)
    if (seat !== this.at.seat() && by !== this.at.seat()) return
    const since = begun! + before.findLastIndex((it) => it?.startsWith(own)) + 1
    // Another window of this device may have asked.
    const kept = seats.of(this.own.key)?.witness
    const all = [...asked, ...(kept?.deal === deal ? (kept.asked ?? []) : [])]
    if (all.some((at) => at >= since && at < position)) return
    if (this.at.isShared()) this.#doubt('moves')
    else this.suspect('seal-back', deal)
  }

  #doubt(code: string): void {
    const witness = this.now!
    this.now = { ...witness, doubts: unique([...(witness.doubts ?? []), code]) }
  }

  /** Compare the hand after a number of actions with what they are said to have moved. */
  #account(steps: readonly MatchStep[], hand: readonly string[], after: number): void {
    const { look, deal } = this.now!
    const since = look ? after - look.after : 0
    if (!look || since < 1 || steps.length < since) return // an action missed is a doubt of its own
    const all = steps.slice(-since).filter((it): it is Action => it !== 'end' && 'line' in it)
    const back = all.findLastIndex(({ line }) => takenBackIn(line) !== null)
    const begin = back < 0 ? look.hand : this.#handBefore(after - all.length + back)
    if (!begin) return this.#doubt('moves')
    const done = all.slice(back + 1)
    // A hand that comes back must be the same to the last card.
    const left = back < 0 ? done.flatMap((action) => plain(action.left)) : plain(hand)
    const wanted = done.reduce<readonly string[]>(
      (held, action) => without([...held, ...plain(action.came)], plain(action.left)),
      plain(begin),
    )
    const missing = without(wanted, plain(hand))
    const stayed = without(plain(hand), wanted).filter((card) => left.includes(card))
    const [card] = [...missing, ...stayed]
    if (card) this.suspect('seal-strayed', deal, { card })
  }

  /** The hand before the decision that a line takes back; undefined if it was not seen. */
  #handBefore(line: number): readonly string[] | undefined {
    const { lines, hands } = this.now!
    const to = takenBackIn(lines?.[line])?.to ?? NaN
    return hands?.[standing(lines!.slice(0, line))[to] ?? NaN]
  }

  /** Look at the hand after a number of actions of the deal. */
  #look(shown: Shown, after: number): void {
    const { hand } = shown
    // Among several people only the last action is taken back.
    const persons = this.now!.seated?.filter((bot) => !bot).length ?? 1
    const { look: last, hands: seen } = this.now!
    const kept = persons > 1 ? last && { [last.after]: last.hand } : seen
    const witness = { ...this.now!, hands: { ...kept, [after]: hand } }
    const open = this.#openIn(shown)
    const look = { after, hand, open }
    if (!last) {
      if (after > 0 && !witness.hand) {
        const came = [...(witness.came ?? []), { since: null, after, cards: hand }]
        this.now = { ...witness, look, came }
      } else if (after > 0) {
        this.now = { ...witness, look }
      } else {
        const again = witness.hand && !isSameHand(witness.hand, hand) ? hand : witness.again
        const others = open.filter((card) => !hand.includes(card))
        // Until a seal has told the pack, nothing that is shown is known to be a card.
        const lies = this.at.pack().length ? others : null
        const first = { hand: witness.hand ?? hand, open: witness.open ?? lies }
        this.now = { ...witness, ...first, again: again ?? null, look }
      }
      return
    }
    if (after === last.after) {
      if (!isSameHand(hand, last.hand)) this.suspect('seal-moved')
      return
    }
    const cards = without(hand, last.hand)
    const own = (witness.lines ?? [])
      .slice(last.after, after)
      .some((line) => line?.startsWith(`${this.at.seat()} `))
    const lay = cards.filter((card) => last.open.includes(card))
    const came = { since: last.after, after, cards, open: lay }
    const all = witness.came ?? []
    this.now = { ...witness, look, came: cards.length || own ? [...all, came] : all }
  }

  /** The cards that are shown outside the device’s hand. */
  #openIn(shown: Shown): string[] {
    const pack = this.at.pack()
    // A joker that stands for a card is written with it.
    const texts = textsIn({ ...shown, hand: [] }).map((text) => (text[0] === '*' ? '*' : text))
    const once = (card: string): boolean => pack.indexOf(card) === pack.lastIndexOf(card)
    // Cards of the hand that are shown again, such as in melds, do not lie open.
    const own = (card: string): boolean => shown.hand.includes(card) && once(card)
    return unique(texts).filter((text) => pack.includes(text) && !own(text))
  }
}
