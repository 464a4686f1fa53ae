/** The legal actions by kind, with a long list shortened to examples. */
import type { LegalAction } from '../../connection/wire'

const SHOWN = 8

/** One way to do something, named by its cards, its place or its amount. */
interface Choice {
  readonly label: string
  readonly action: LegalAction
}

/** A kind of action and the ways to do it. */
export interface ActionKind {
  readonly kind: string
  /** Empty where there is nothing to choose: the kind alone says what is done. */
  readonly ways: readonly Choice[]
  /** How many more ways there are. */
  readonly more: number
  readonly action: LegalAction
}

/** The legal actions by kind; `label` names what distinguishes one of a kind, or says nothing. */
export function doingsOf(
  legal: readonly LegalAction[],
  label: (action: LegalAction) => string,
  most = SHOWN,
): ActionKind[] {
  const kinds = new Map<string, LegalAction[]>()
  for (const action of legal) kinds.set(action.kind, [...(kinds.get(action.kind) ?? []), action])
  return [...kinds].map(([kind, actions]) => {
    const named = actions.map((action) => ({ action, label: label(action) }))
    // Two places of one card may read alike: the table asks which is meant.
    const ways = named.filter(
      (way, at) => way.label && named.findIndex((other) => other.label === way.label) === at,
    )
    // One more than fits is shown rather than counted.
    const shown = ways.length > most + 1 ? ways.slice(0, most) : ways
    return { kind, ways: shown, more: ways.length - shown.length, action: actions[0]! }
  })
}
