import { ApiError, askSeats } from '../connection/api'
import { follow, recall, remember } from '../base/storage.svelte'
import type { GameInfo, NewTable, OptionInfo, OptionValue, SeatsInfo } from '../connection/wire'

/** Sits down by the link. */
export const FRIEND = 'friend'

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
  /** How many sit down; null for as many as usually do. */
  seats: number | null
  /** The occupant of each seat but the first: a bot's name, or a friend. */
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
  #asked = 0

  constructor(
    readonly game: GameInfo,
    readonly language: () => string = () => 'en',
  ) {
    const saved = recall<Partial<Chosen>>(`house.${game.id}`, {})
    this.#own = this.#kept()
    this.#chosen = {
      ...this.#known(saved),
      seats: saved.seats ?? null,
      others: (saved.others ?? []).filter((name) => name === FRIEND || game.levels.includes(name)),
    }
    this.terms = game.preset_seats[this.preset]!
    if (this.isChanged()) void this.#ask()
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

  /** Whether an option means anything as the others are set. */
  applies(option: OptionInfo): boolean {
    return option.needs.every((need) => need.values.includes(this.value(need.option)))
  }

  /** The options that mean anything now, but for what `seats` tells. */
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

  /** Keep the rules as they stand under a name; a name that there is means these rules from now. */
  keep(name: string): void {
    const rules = { name, preset: this.preset, changes: this.changes }
    this.#keepAll([...this.#kept().filter((own) => own.name !== name), rules])
  }

  forget(name: string): void {
    this.#keepAll(this.#kept().filter((own) => own.name !== name))
  }

  /** Show what is kept in other windows, too; return how to end that. */
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

  /** The occupant of a seat other than the first: the default bot unless the player has chosen. */
  other(seat: number): string {
    return this.#chosen.others[seat - 1] ?? this.#chosen.others.at(-1) ?? this.game.usual_bot
  }

  setOther(seat: number, who: string): void {
    const others = Array.from({ length: this.seats - 1 }, (_, i) => this.other(i + 1))
    others[seat - 1] = who
    this.#save({ ...this.#chosen, others })
  }

  /** Whether somebody has to be invited. */
  get waits(): boolean {
    return Array.from({ length: this.seats - 1 }, (_, i) => this.other(i + 1)).includes(FRIEND)
  }

  /** The table as the server is asked for it. */
  table(name: string): NewTable {
    const all = Array.from({ length: this.seats - 1 }, (_, i) => i + 1)
    const bots = all
      .map((seat) => ({ seat, bot: this.other(seat) }))
      .filter(({ bot }) => bot !== FRIEND)
    const rules = { game: this.game.id, preset: this.preset, options: this.changes }
    return { ...rules, name, seats: this.seats, bots }
  }

  // ------------------------------------------------------------------------------------------------

  #known(rules: Partial<ChosenRules>): ChosenRules {
    const names = this.game.options.map((option) => option.name)
    const changes = Object.entries(rules.changes ?? {}).filter(([name]) => names.includes(name))
    const preset = this.game.presets.find((name) => name === rules.preset)
    return { preset: preset ?? this.game.presets[0] ?? '', changes: Object.fromEntries(changes) }
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

  /** The rules that have a name: another window may have kept or forgotten some. */
  #kept(): OwnRules[] {
    const all = recall<OwnRules[]>(`own.${this.game.id}`, [])
    return all.map((own) => ({ ...own, ...this.#known(own) }))
  }

  #keepAll(own: OwnRules[]): void {
    this.#own = own
    remember(`own.${this.game.id}`, own)
  }

  /** Ask the server who can play by these rules; of a preset it has said so. */
  async #ask(): Promise<void> {
    const turn = ++this.#asked
    this.refusal = null
    if (!this.isChanged()) {
      this.terms = this.game.preset_seats[this.preset]!
      return
    }
    const rules = { preset: this.preset, options: this.changes }
    try {
      const terms = await askSeats(this.game.id, rules, this.language())
      if (turn === this.#asked) this.terms = terms
    } catch (error) {
      // Without an answer the start will tell.
      const refused = error instanceof ApiError && error.code !== 'unreachable'
      if (turn === this.#asked && refused) this.refusal = error
    }
  }
}
