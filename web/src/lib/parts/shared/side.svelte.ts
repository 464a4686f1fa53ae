/** The views beside the table: its log, the coach, the sheet. A column, or a dialog on a phone. */
import { settings } from '../../base/settings.svelte'

export type Tab = 'log' | 'coach' | 'sheet'

class Side {
  /** Whether the page shows a table for these views to belong to. */
  there = $state(false)
  /** Whether the dialog is open, where there is no room for a column. */
  open = $state(false)
  tab = $state<Tab>('log')

  get folded(): boolean {
    return settings.sideFolded
  }

  set folded(folded: boolean) {
    settings.sideFolded = folded
  }

  show(tab: Tab): void {
    this.tab = tab
    this.folded = false
    this.open = true
  }
}

export const side = new Side()
