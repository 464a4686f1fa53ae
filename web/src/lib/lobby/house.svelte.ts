import { recall, remember } from '../storage'
import type { GameInfo, OptionValue } from '../wire'

interface Chosen {
  preset: string
  /** Only what differs from the preset. */
  changes: Record<string, OptionValue>
}

/** The house rules somebody has chosen for a game, remembered in this browser. */
export class House {
  #chosen: Chosen = $state.raw()!

  constructor(readonly game: GameInfo) {
    const saved = recall<Partial<Chosen>>(`house.${game.id}`, {})
    const known = game.options.map((option) => option.name)
    const changes = Object.entries(saved.changes ?? {}).filter(([name]) => known.includes(name))
    this.#chosen = {
      preset: game.presets.find((name) => name === saved.preset) ?? game.presets[0] ?? '',
      changes: Object.fromEntries(changes),
    }
  }

  get preset(): string {
    return this.#chosen.preset
  }

  /** Choosing a preset begins from it: earlier changes go. */
  set preset(name: string) {
    this.#choose(name, {})
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
    this.#choose(this.preset, Object.fromEntries([...others, ...change]))
  }

  reset(): void {
    this.#choose(this.preset, {})
  }

  #base(name: string): OptionValue {
    return this.game.preset_values[this.#chosen.preset]?.[name] ?? null
  }

  #choose(preset: string, changes: Record<string, OptionValue>): void {
    this.#chosen = { preset, changes }
    remember(`house.${this.game.id}`, this.#chosen)
  }
}
