/** Tabs that stand out above a card of the hand, so that no index is covered. */
import type { Card } from '../../cards/card'

type Sign = 'fits' | 'swap' | 'must' | 'barred' | 'shown' | 'leaves'

export interface CardTab {
  readonly sign: Sign
  /** The text for a screen reader, and for a pointer that rests on the tab. */
  readonly says: string
  /** A few letters on the tab, instead of its sign. */
  readonly text?: string
}

export type CardTabs = ReadonlyMap<Card, CardTab>
