import { say, type Say } from '../base/texts.svelte'
import type { OptionInfo, OptionValue } from '../connection/wire'
import type { Section } from 'virtual:catalogues'

/** A value as part of a message id: "10/20" becomes "10-20". */
export const slug = (value: OptionValue): string => String(value).replace(/[^\w-]/g, '-')

/** A value of an option in words; plain numbers need none. */
export function valueName(says: Say, option: string, value: OptionValue): string {
  if (typeof value === 'boolean') return say(value ? 'yes' : 'no')
  return typeof value === 'number' ? String(value) : says(`option-${option}-${slug(value)}`)
}

export interface OptionGroup {
  title: string
  options: OptionInfo[]
}

/** The options by the sections of the rules that they belong to; in none, they are the last. */
export function optionGroups(
  options: OptionInfo[],
  sections: Section[],
  rest: string,
): OptionGroup[] {
  const home = (option: OptionInfo): Section | undefined =>
    sections.find((section) =>
      option.rules.some((rule) => !rule.startsWith('O-') && section.rules.includes(rule)),
    )
  const groups = sections.map((section) => ({
    title: section.title,
    options: options.filter((option) => home(option) === section),
  }))
  const homeless = { title: rest, options: options.filter((option) => !home(option)) }
  return [...groups, homeless].filter((group) => group.options.length > 0)
}

/** The time that a table gives people for a decision. */
export const clockWords = (seconds: number): string =>
  seconds === 0
    ? say('clock-none')
    : seconds < 60
      ? say('clock-seconds', { seconds })
      : say('clock-minutes', { minutes: seconds / 60 })
