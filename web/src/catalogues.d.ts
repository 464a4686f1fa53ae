/** What `catalogues.ts` makes of the Fluent catalogues when the page is built. */
declare module 'virtual:catalogues' {
  export interface Section {
    title: string
    rules: string[]
  }
  export interface GameTexts {
    texts: string
    sections: Section[]
  }
  export interface Catalogue {
    texts: string
    games: Record<string, () => Promise<GameTexts>>
  }
  export const catalogues: Record<string, () => Promise<Catalogue>>
}
