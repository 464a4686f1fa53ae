/** The rules that the player is reading: one dialog shows them, whichever part asked for it. */
import { say, texts } from '../base/texts.svelte'
import type { TableInfo } from '../connection/wire'

/** The prefix in the name of an option's rule. */
export const OPTION = 'O-'

/** A rule's number or an option's name; fetches the option names if they are not loaded yet. */
export function ruleSign(game: string, rule: string): string {
  const option = rule.startsWith(OPTION) ? rule.slice(OPTION.length) : ''
  if (option) void texts.needOptions(game)
  return (option && texts.find(`${game}-option-${option}`)) || rule
}

/** The same for screen readers, which show nothing around it. */
export const ruleName = (game: string, rule: string): string =>
  say(rule.startsWith(OPTION) ? 'rule-option' : 'rule', { rule: ruleSign(game, rule) })

class Rulebook {
  /** The game whose rules are open, if any. */
  game = $state('')
  /** The rule to begin with. */
  rule = $state('')
  /** The option values of the table that the player is at; null elsewhere. */
  options = $state.raw<TableInfo['options'] | null>(null)

  open(game: string, rule = ''): void {
    this.rule = rule
    this.game = game
  }

  close(): void {
    this.game = ''
  }
}

export const rulebook = new Rulebook()
