import { recall, remember } from '../storage'
import type { GameInfo, OptionValue } from '../wire'

interface Chosen {
  /** The bot to play against. */
  bot: string
  preset: string
  /** Only what differs from the preset. */
  changes: Record<string, OptionValue>
}

/** The house rules and the opponent somebody has chosen for a game, remembered in this browser. */
export class House {
  #chosen: Chosen = $state.raw()!

  constructor(readonly game: GameInfo) {
    const saved = recall<Partial<Chosen>>(`house.${game.id}`, {})
    const known = game.options.map((option) => option.name)
    const changes = Object.entries(saved.changes ?? {}).filter(([name]) => known.includes(name))
    this.#chosen = {
      // Bots are listed strongest first.
      bot: game.bots.find((name) => name === saved.bot) ?? game.bots[0] ?? '',
      preset: game.presets.find((name) => name === saved.preset) ?? game.presets[0] ?? '',
      changes: Object.fromEntries(changes),
    }
  }

  get bot(): string {
    return this.#chosen.bot
  }

  set bot(bot: string) {
    this.#choose({ ...this.#chosen, bot })
  }

  get preset(): string {
    return this.#chosen.preset
  }

  /** Choosing a preset begins from it: earlier changes go. */
  set preset(name: string) {
    this.#choose({ ...this.#chosen, preset: name, changes: {} })
  }

  get changes(): Record<string, OptionValue> {
    return this.#chosen.changes
  }

  value(name: string): OptionValue {
    return name in this.#chosen.changes ? this.#chosen.changes[name]! : this.#base(name)
  }

  isChanged(name: string): boolean {
    return name in this.#chosen.changes
  }

  set(name: string, value: OptionValue): void {
    const others = Object.entries(this.#chosen.changes).filter(([other]) => other !== name)
    const change: [string, OptionValue][] = value === this.#base(name) ? [] : [[name, value]]
    this.#choose({ ...this.#chosen, changes: Object.fromEntries([...others, ...change]) })
  }

  reset(): void {
    this.#choose({ ...this.#chosen, changes: {} })
  }

  #base(name: string): OptionValue {
    return this.game.preset_values[this.#chosen.preset]?.[name] ?? null
  }

  #choose(chosen: Chosen): void {
    this.#chosen = chosen
    remember(`house.${this.game.id}`, this.#chosen)
  }
}
