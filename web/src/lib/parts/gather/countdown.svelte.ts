import { createSubscriber } from 'svelte/reactivity'
import type { Table } from '../../connection/table.svelte'

const everySecond = createSubscriber((update) => {
  const timer = setInterval(update, 1000)
  return () => clearInterval(timer)
})

/** Whole seconds until the cards are dealt by themselves; null while somebody is missing. */
export function secondsToDeal({ info, heard }: Pick<Table, 'info' | 'heard'>): number | null {
  if (info?.begins == null) return null
  everySecond()
  return Math.max(0, info.begins - Math.floor((performance.now() - heard) / 1000))
}
