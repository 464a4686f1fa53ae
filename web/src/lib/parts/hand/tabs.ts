/** Tabs that stand out above a card of the hand, so that no index is covered. */
import type { Card } from '../../cards/card'

type Sign = 'fits' | 'swap' | 'must' | 'barred' | 'shown' | 'leaves'

export interface CardTab {
  readonly sign: Sign
  /** What it says to who does not see it, and to the pointer that rests on it. */
  readonly says: string
  /** A few letters on the tab, instead of its sign. */
  readonly text?: string
}

export type CardTabs = ReadonlyMap<Card, CardTab>
