/** The server's address for other devices: this page's own, unless that works only here. */
import { hostOf, isLoopback } from '../base/address'
import { texts } from '../base/texts.svelte'
import { fetchAddresses } from './api'

export class Origin {
  now = $state(location.origin)
  /** Whether other devices can reach it. */
  readonly reachable = $derived(!isLoopback(hostOf(this.now)))
  /** The addresses to choose from, where there are several. */
  all = $state.raw<string[]>([])
  /** Whether it is known which there are. */
  asked = $state(true)

  constructor() {
    if (!isLoopback(location.hostname)) return
    this.asked = false
    void fetchAddresses(texts.language)
      .catch(() => [])
      .then((found) => {
        this.all = found
        this.now = found[0] ?? this.now
        this.asked = true
      })
  }
}
