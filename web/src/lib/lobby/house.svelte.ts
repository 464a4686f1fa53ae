import { ApiError, askSeats } from '../connection/api'
import { settings } from '../base/settings.svelte'
import { follow, recall, remember } from '../base/storage.svelte'
import type {
  GameInfo,
  NewTable,
  OptionInfo,
  OptionValue,
  SeatsInfo,
  MatchTerms,
} from '../connection/wire'

/** The seconds that people can be given for a decision; 0: no end. */
export const CLOCKS = [0, 30, 60, 120] as const

/** The ways to go on when somebody is away: the others are asked, a bot plays, or they wait. */
export const ABSENT = ['ask', 'bot', 'wait'] as const

/** Sits down by the link. */
export const FRIEND = 'friend'
/** A bot of the level that all bots have. */
export const BOT = ''

type Changes = Record<string, OptionValue>

/** The house rules: a preset and what differs from it. */
export interface ChosenRules {
  preset: string
  changes: Changes
}

/** House rules that somebody has given a name. */
export interface OwnRules extends ChosenRules {
  name: string
}

interface Chosen extends ChosenRules {
  /** How many players sit down; null for the default number. */
  seats: number | null
  /** The level of the bots, unless a seat has one of its own; null for the default. */
  level: string | null
  /** The occupant of each seat but the first: a friend, a bot of its own level, or `BOT`. */
  others: string[]
}

const equal = (one: Changes, other: Changes): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, value]) => name in other && other[name] === value)

/** How somebody wants to play a game and with whom, remembered in this browser. */
export class House {
  #chosen: Chosen = $state.raw()!
  #own: OwnRules[] = $state.raw([])
  /** How many can play by these rules, and for about how long. */
  terms: SeatsInfo = $state.raw()!
  /** Why the server would refuse these rules. */
  refusal = $state.raw<ApiError | null>(null)
  /** Whether no phrases are to be said at the table. */
  quiet = $state(false)
  /** The seconds that people have for a decision; null for no end, or those of the match before. */
  clock = $state<(typeof CLOCKS)[number] | null>(null)
  /** The way to go on when somebody is away; null for the usual one, or that of the match before. */
  absent = $state<(typeof ABSENT)[number] | null>(null)
  /** Resolves when the terms of the rules that were saved last are known. */
  readonly asked: Promise<void>
  #questions = 0

  constructor(
    readonly game: GameInfo,
    readonly language: () => string = () => 'en',
  ) {
    const saved = recall<Partial<Chosen>>(`house.${game.id}`, {})
    this.#own = this.#kept()
    this.#chosen = {
      ...this.#known(saved),
      seats: saved.seats ?? null,
      ...this.#company(saved),
    }
    this.terms = game.preset_seats[this.preset]!
    this.asked = this.isChanged() ? this.#ask() : Promise.resolve()
  }

  // -- the rules -----------------------------------------------------------------------------------

  get preset(): string {
    return this.#chosen.preset
  }

  /** Only what differs from the preset. */
  get changes(): Changes {
    return this.#chosen.changes
  }

  value(name: string): OptionValue {
    return name in this.changes ? this.changes[name]! : this.#base(name)
  }

  isChanged(name?: string): boolean {
    return name === undefined ? Object.keys(this.changes).length > 0 : name in this.changes
  }

  /** Whether an option has any effect with the other options as they are. */
  applies(option: OptionInfo): boolean {
    return option.needs.every((need) => need.values.includes(this.value(need.option)))
  }

  /** The options that have an effect now, except one that sets the number of seats. */
  get applying(): OptionInfo[] {
    return this.game.options.filter((option) => !option.seats && this.applies(option))
  }

  /** Begin from a preset, or from rules of one's own. */
  choose({ preset, changes }: ChosenRules): void {
    const usual = (name: string): number | undefined => this.game.preset_seats[name]?.usual
    // A preset may be for another number of players.
    const seats = usual(preset) === usual(this.preset) ? this.#chosen.seats : null
    this.#save({ ...this.#chosen, preset, changes, seats })
  }

  /** Whether these are the rules as they stand. */
  isChosen({ preset, changes }: ChosenRules): boolean {
    return preset === this.preset && equal(changes, this.changes)
  }

  set(name: string, value: OptionValue): void {
    this.#change(name, value)
    // Options that no longer apply return to their defaults.
    for (const option of this.game.options) {
      if (!this.applies(option)) this.#change(option.name, option.default)
    }
    this.#save(this.#chosen)
  }

  reset(): void {
    this.#save({ ...this.#chosen, changes: {} })
  }

  // -- rules of one's own --------------------------------------------------------------------------

  get own(): OwnRules[] {
    return this.#own
  }

  /** Save the current rules under a name, replacing any rules saved under that name. */
  keep(name: string): void {
    const rules = { name, preset: this.preset, changes: this.changes }
    this.#keepAll([...this.#kept().filter((own) => own.name !== name), rules])
  }

  forget(name: string): void {
    this.#keepAll(this.#kept().filter((own) => own.name !== name))
  }

  /** Follow the rules that other windows save; return a function that stops this. */
  follow(): () => void {
    return follow(`own.${this.game.id}`, () => (this.#own = this.#kept()))
  }

  // -- who sits down -------------------------------------------------------------------------------

  get seats(): number {
    const { possible, usual } = this.terms
    return possible.find((count) => count === this.#chosen.seats) ?? usual
  }

  set seats(seats: number) {
    this.#save({ ...this.#chosen, seats })
  }

  get minutes(): number {
    return this.terms.minutes[this.terms.possible.indexOf(this.seats)] ?? 0
  }

  /** The bots, those who are easy to beat first. */
  get levels(): string[] {
    return this.game.levels
  }

  /** The level of all bots that have none of their own. */
  get level(): string {
    return this.#chosen.level ?? this.game.usual_bot
  }

  /** Give all bots one level. */
  set level(level: string) {
    const others = this.#chosen.others.map((who) => (who === FRIEND ? FRIEND : BOT))
    this.#save({ ...this.#chosen, level, others })
  }

  /** The choice for a seat other than the first. */
  other(seat: number): string {
    return this.#chosen.others[seat - 1] ?? BOT
  }

  setOther(seat: number, who: string): void {
    const others = [...this.#chosen.others]
    while (others.length < seat) others.push(BOT)
    others[seat - 1] = who
    this.#save({ ...this.#chosen, others })
  }

  /** Whether somebody has to be invited. */
  get waits(): boolean {
    return this.#others.some(({ bot }) => bot === FRIEND)
  }

  /** The request that opens this table. */
  table(name: string): NewTable {
    const bots = this.#others.filter(({ bot }) => bot !== FRIEND)
    const company = {
      ...(this.quiet && { quiet: true }),
      ...(this.clock && { clock: this.clock }),
      ...(this.absent && { absent: this.absent }),
    }
    return { ...this.#table(name, bots), ...(this.waits && company) }
  }

  /** The request for the same table with bots alone; all of one level if one is given. */
  alone(name: string, level?: string): NewTable {
    const of = (bot: string): string => level ?? (bot === FRIEND ? this.level : bot)
    return this.#table(
      name,
      this.#others.map(({ seat, bot }) => ({ seat, bot: of(bot) })),
    )
  }

  /** The proposal of a next match by these rules, for at least so many people. */
  proposal(persons = 1): MatchTerms {
    return {
      game: this.game.id,
      preset: this.preset,
      options: this.changes,
      seats: this.seats < persons ? null : this.seats,
      others: this.level,
      order: 'same',
      ...(this.clock !== null && { clock: this.clock }),
      ...(this.absent && { absent: this.absent }),
    }
  }

  get #others(): { seat: number; bot: string }[] {
    return Array.from({ length: this.seats - 1 }, (_, i) => ({
      seat: i + 1,
      bot: this.other(i + 1) || this.level,
    }))
  }

  #table(name: string, bots: { seat: number; bot: string }[]): NewTable {
    const rules = { game: this.game.id, preset: this.preset, options: this.changes }
    // Older servers know no pace.
    const { pace } = settings
    // Nor do they let people gather, who come only to open seats.
    const gathers = bots.length < this.seats - 1
    const more = { ...(gathers && { gathers }), ...(pace !== 'calm' && { pace }) }
    return { ...rules, name, seats: this.seats, bots, ...more }
  }

  // ------------------------------------------------------------------------------------------------

  #known(rules: Partial<ChosenRules>): ChosenRules {
    const names = this.game.options.map((option) => option.name)
    const changes = Object.entries(rules.changes ?? {}).filter(([name]) => names.includes(name))
    const preset = this.game.presets.find((name) => name === rules.preset)
    return { preset: preset ?? this.game.presets[0] ?? '', changes: Object.fromEntries(changes) }
  }

  /** The remembered company; until autumn 2026 every seat had a level of its own. */
  #company({ level, others = [] }: Partial<Chosen>): Pick<Chosen, 'level' | 'others'> {
    const known = (name: string): boolean => this.game.levels.includes(name)
    const found = level === undefined ? others.find(known) : level
    const own = (who: string): string =>
      who === FRIEND || (known(who) && who !== found) ? who : BOT
    return { level: found && known(found) ? found : null, others: others.map(own) }
  }

  #change(name: string, value: OptionValue): void {
    const others = Object.entries(this.changes).filter(([other]) => other !== name)
    const change: [string, OptionValue][] = value === this.#base(name) ? [] : [[name, value]]
    this.#chosen = { ...this.#chosen, changes: Object.fromEntries([...others, ...change]) }
  }

  #base(name: string): OptionValue {
    return this.game.preset_values[this.preset]?.[name] ?? null
  }

  #save(chosen: Chosen): void {
    this.#chosen = chosen
    remember(`house.${this.game.id}`, chosen)
    void this.#ask()
  }

  /** Read the saved rules again: another window may have saved or deleted some. */
  #kept(): OwnRules[] {
    const all = recall<OwnRules[]>(`own.${this.game.id}`, [])
    return all.map((own) => ({ ...own, ...this.#known(own) }))
  }

  #keepAll(own: OwnRules[]): void {
    this.#own = own
    remember(`own.${this.game.id}`, own)
  }

  /** Ask the server how many can play by these rules; for presets that is known already. */
  async #ask(): Promise<void> {
    const turn = ++this.#questions
    this.refusal = null
    if (!this.isChanged()) {
      this.terms = this.game.preset_seats[this.preset]!
      return
    }
    const rules = { preset: this.preset, options: this.changes }
    try {
      const terms = await askSeats(this.game.id, rules, this.language())
      if (turn === this.#questions) this.terms = terms
    } catch (error) {
      // If there is no answer, the error appears when the player opens the table.
      const refused = error instanceof ApiError && error.code !== 'unreachable'
      if (turn === this.#questions && refused) this.refusal = error
    }
  }
}
