/** Asks the server about the choices that a player had in a finished match. */
import { socketAddress } from '../base/address'
import { texts } from '../base/texts.svelte'
import type { OwnSeat } from '../connection/seats.svelte'
import { Socket } from '../connection/socket.svelte'
import { WIRE } from '../connection/table.svelte'
import type { ClientMessage, Reviewed } from '../connection/wire'
import { publicId } from '../seal/proof'

type Question = ClientMessage & { t: 'review' }

export class Adviser {
  #socket = $state.raw<Socket>()
  #open: Question | null = null

  constructor(
    readonly player: OwnSeat,
    readonly receive: (answer: Reviewed) => void,
  ) {}

  /** Whether the server has turned the player's key away. */
  get closed(): boolean {
    return this.#socket?.ended ?? false
  }

  /** Ask a question; it is asked again if the connection was lost. */
  ask(question: Question): boolean {
    this.#open = question
    if (this.#socket) this.#socket.send(question)
    else this.#socket = this.#connect()
    return true
  }

  close(): void {
    this.#socket?.close()
  }

  #connect(): Socket {
    const { table, token } = this.player
    const hello = (): ClientMessage => ({
      t: 'hello',
      token,
      lang: texts.language,
      table,
      wire: WIRE,
    })
    return new Socket(
      socketAddress(`ws/${publicId(table)}`),
      () => [hello(), ...(this.#open ? [this.#open] : [])],
      (message) => {
        if (message.t !== 'reviewed') return
        this.#open = null
        this.receive(message)
      },
    )
  }
}
