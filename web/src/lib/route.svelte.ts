/** Where the page is: `#/` the lobby, `#/t/<table>` a table. */
class Route {
  #hash = $state(location.hash)

  constructor() {
    addEventListener('hashchange', () => (this.#hash = location.hash))
  }

  get table(): string | null {
    return /^#\/t\/([\w-]+)$/.exec(this.#hash)?.[1] ?? null
  }
}

export const route = new Route()
export const tableHash = (table: string): string => `#/t/${table}`
export const invitation = (table: string): string =>
  `${location.origin}${location.pathname}${tableHash(table)}`
