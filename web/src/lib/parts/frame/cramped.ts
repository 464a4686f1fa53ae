import { MediaQuery } from 'svelte/reactivity'
import type { Table } from '../../connection/table.svelte'

const TINY = new MediaQuery('(max-width: 619px) and (max-height: 600px), (max-height: 420px)')

/** The least width of a card of the hand, for screens with no more room. */
export const LEAST = 60

/** Whether the smallest phones have no room for a hand of the usual size beside a guide. */
export const isCramped = (table: Table): boolean => TINY.current && (table.info?.lesson ?? false)
