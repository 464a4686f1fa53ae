import { untrack } from 'svelte'
import { listen } from '../../hand/keys'

/** Keys that no button beneath the focus needs itself, and no browser. */
const isHeld = (key: string): boolean =>
  (key.length === 1 && key !== ' ') || key === 'Enter' || key === 'Escape'

/**
 * Listen for keys as `listen` does, from within a component. Those that are pressed while an answer
 * is on its way wait for it, in order: quick fingers mean what will be shown by then.
 */
export function listenAhead(handle: (key: string) => boolean, busy: () => boolean): void {
  let held = $state.raw<readonly string[]>([])

  $effect(() =>
    listen((key) => {
      if (!busy() && !held.length) return handle(key)
      if (isHeld(key)) held = [...held, key]
      return isHeld(key)
    }),
  )
  $effect(() => {
    const [next, ...others] = held
    if (next === undefined || busy()) return
    held = others
    untrack(() => handle(next))
  })
}
