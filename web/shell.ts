/**
 * Builds the service worker with the list of the files that the page starts with: they are kept, so
 * that it starts without a network, too. Names of files depend on their contents, but for the page's.
 */
import { createHash } from 'node:crypto'
import { build, type Plugin, type Rolldown } from 'vite'

/** The words that the page says everywhere, in one language. */
const WORDS = /virtual:catalogues\/\w+$/

/** A piece in one language: its texts, or rules; those without a language are English. */
const LANGUAGE = /virtual:catalogues\/(\w+)|\/rules\/\w+?(?:\.(\w+))?\.md/
/** It replaces the network; `tools/offline.py` lets its page begin with it. */
const CARRIER = /\/lib\/offline\/carrier[.]ts$/
/** Parts that no table needs. */
const APART = /\/lib\/(?:gallery|games\/\w+\/gallery)\//

type Bundle = Rolldown.OutputBundle

/** The pieces that are loaded before somebody opens a table, with all that they take from. */
function piecesOf(bundle: Bundle): Set<string> {
  const found = new Set<string>()
  const add = (name: string): void => {
    const piece = bundle[name]
    if (found.has(name) || piece?.type !== 'chunk') return
    found.add(name)
    piece.imports.forEach(add)
    for (const style of piece.viteMetadata?.importedCss ?? []) found.add(style)
  }
  for (const piece of Object.values(bundle)) {
    if (piece.type !== 'chunk') continue
    const isWords = WORDS.test(piece.facadeModuleId ?? '')
    if (piece.isEntry || piece.name === 'lobby' || isWords) add(piece.fileName)
  }
  return found
}

/** The pieces that tables may need, for any language and for each: `tools/offline.py` reads the list. */
function piecesByLanguage(bundle: Bundle): object {
  const pieces: string[] = []
  const languages: Record<string, string[]> = {}
  let carrier = ''
  for (const [name, piece] of Object.entries(bundle)) {
    if (piece.type === 'asset') {
      if (name.startsWith('assets/')) pieces.push(name)
      continue
    }
    const modules = Object.keys(piece.modules)
    if (modules.some((it) => CARRIER.test(it))) carrier = name
    if (modules.length > 0 && modules.every((it) => APART.test(it))) continue
    const found = modules.map((it) => LANGUAGE.exec(it)).find((it) => it)
    if (found) (languages[found[1] ?? found[2] ?? 'en'] ??= []).push(name)
    else pieces.push(name)
  }
  return { pieces, languages, carrier }
}

/** For the list of Vite's plugins; `worker` is the source of the service worker. */
export function shell(worker: string): Plugin {
  let folder = ''
  let kept: { url: string; revision: string | null }[] = []
  return {
    name: 'parlour-shell',
    apply: 'build',
    enforce: 'post',
    configResolved({ build: { outDir } }) {
      folder = outDir
    },
    generateBundle(_, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') throw new Error('the page is not there yet')
      const revision = createHash('sha256').update(page.source).digest('hex').slice(0, 20)
      const pieces = [...piecesOf(bundle)].map((url) => ({ url, revision: null }))
      kept = [{ url: 'index.html', revision }, ...pieces]
      const source = JSON.stringify(piecesByLanguage(bundle))
      this.emitFile({ type: 'asset', fileName: 'pieces.json', source })
    },
    async closeBundle() {
      await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        define: { SHELL: JSON.stringify(kept) },
        build: {
          outDir: folder,
          emptyOutDir: false,
          target: 'es2022',
          rolldownOptions: {
            input: worker,
            output: { format: 'iife', entryFileNames: 'worker.js' },
          },
        },
      })
    },
  }
}
