/** The modules that `catalogues.ts` makes of the Fluent catalogues when the page is built. */
declare module 'virtual:catalogues' {
  export interface Section {
    title: string
    rules: string[]
  }
  export interface TableTexts {
    texts: string
  }
  export interface OptionTexts {
    texts: string
    sections: Section[]
  }
  export interface Catalogue {
    texts: string
    rare: () => Promise<TableTexts>
    games: Record<string, () => Promise<TableTexts>>
    options: Record<string, () => Promise<OptionTexts>>
  }
  export const catalogues: Record<string, () => Promise<Catalogue>>
}
