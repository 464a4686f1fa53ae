import type { Say } from '../texts.svelte'
import type { OptionValue } from '../wire'

/** A value as part of a message id: "10/20" becomes "10-20". */
export const slug = (value: OptionValue): string => String(value).replace(/[^\w-]/g, '-')

/** A value of an option in words; plain numbers need none. */
export function valueName(says: Say, option: string, value: OptionValue): string {
  return typeof value === 'number' ? String(value) : says(`option-${option}-${slug(value)}`)
}
