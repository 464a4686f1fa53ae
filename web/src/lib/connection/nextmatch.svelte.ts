/** The next match at a table: a proposal for it, and the way there. */
import { tableHash } from '../base/route.svelte'
import { linkOf, seats, type OwnSeat } from './seats.svelte'
import type { Table } from './table.svelte'
import type { Followed, MatchTerms, Proposal } from './wire'

/** The link of a table whose next match is being set up on another page, and the terms chosen. */
class Plan {
  link = $state('')
  terms = $state.raw<MatchTerms | null>(null)

  /** Set up a next match; an empty link forgets it. */
  begin(link: string): void {
    this.link = link
    this.terms = null
  }

  /** Return with these terms to the table. */
  choose(terms: MatchTerms): void {
    this.terms = terms
    location.hash = tableHash(this.link)
  }

  /** Return the terms chosen for a table, once. */
  take(link: string): MatchTerms | null {
    if (this.link !== link) return null
    const { terms } = this
    this.begin('')
    return terms
  }
}

export const plan = new Plan()

/** The tip of the chain for a seat's next match; its root is kept until then. */
async function tipFor(own: OwnSeat): Promise<string> {
  const [{ ownRoot, tipOf }, { hex, unhex }] = await Promise.all([
    import('../seal/own'),
    import('../seal/proof'),
  ])
  const root = seats.of(own.key)?.next ?? hex(ownRoot())
  seats.note(own.key, { next: root })
  return tipOf(unhex(root)!)
}

/** Propose the next match; the same proposal as the open one agrees to it. */
export async function propose(table: Table, terms: MatchTerms): Promise<void> {
  const told = terms as Proposal['terms']
  table.socket.send({ t: 'propose', terms: told, tip: await tipFor(table.own) })
}

export async function answer(table: Table, answer: 'again' | 'later' | 'go'): Promise<void> {
  const tip = answer === 'again' ? await tipFor(table.own) : ''
  table.socket.send({ t: 'answer', answer, tip })
}

/** Take the same seat's place in the next match; the table's link leads there from now on. */
export function followMatch(own: OwnSeat, { table, game, seat }: Followed): void {
  const [home, root] = [linkOf(own), seats.of(own.key)?.next]
  const place = { table, seat: seat!, token: own.token, seal: null }
  seats.finish(own.key)
  seats.keep(place, game, { home, ...(root && { root }) }, own.key.replace(own.table, table))
  location.replace(tableHash(home))
}
