import { readFileSync } from 'node:fs'
import { registerHooks, stripTypeScriptTypes } from 'node:module'
import { pathToFileURL } from 'node:url'

const root = pathToFileURL(`${process.cwd()}/`).href
const smallVitest = new URL('small-vitest.ts', import.meta.url).href

/** An edition of the project's modules: some sources replaced, and which files it has loaded. */
interface Edition {
  readonly sources: ReadonlyMap<string, string>
  readonly loaded: Set<string>
}

const editions = new Map<string, Edition>()
const plain = new Map<string, string>()

const withoutTypes = (source: string): string => stripTypeScriptTypes(source)

const unchanged = (file: string): string => {
  const known = plain.get(file)
  if (known !== undefined) return known
  const source = withoutTypes(readFileSync(file, 'utf8'))
  plain.set(file, source)
  return source
}

const editionOf = (url: string | undefined): string | undefined =>
  url === undefined ? undefined : (new URL(url).searchParams.get('edition') ?? undefined)

/**
 * Lets one process load the project's modules again and again with changed sources: a module imported with `?edition=n`
 * imports all other modules of the project in that edition. Tests in it meet small-vitest in place of vitest.
 */
export const installOverlay = (): void => {
  registerHooks({
    resolve: (specifier, context, next) => {
      const edition = editionOf(context.parentURL)
      if (edition === undefined) return next(specifier, context)
      if (specifier === 'vitest') return { url: smallVitest, shortCircuit: true }
      const resolved = next(specifier, context)
      const own =
        resolved.url.startsWith(root) && !resolved.url.includes('/node_modules/') && resolved.url.endsWith('.ts')
      return own ? { ...resolved, url: `${resolved.url}?edition=${edition}` } : resolved
    },
    load: (url, context, next) => {
      const edition = editions.get(editionOf(url) ?? '')
      if (edition === undefined) return next(url, context)
      const file = decodeURIComponent(new URL(url).pathname.slice(new URL(root).pathname.length))
      edition.loaded.add(file)
      const replaced = edition.sources.get(file)
      return {
        format: 'module',
        source: replaced === undefined ? unchanged(file) : withoutTypes(replaced),
        shortCircuit: true,
      }
    },
  })
}

/** Imports a file of the project in an edition with these sources; answers what has been loaded for it. */
export const importIn = async (
  edition: string,
  sources: ReadonlyMap<string, string>,
  file: string,
): Promise<ReadonlySet<string>> => {
  const known = editions.get(edition) ?? { sources, loaded: new Set<string>() }
  editions.set(edition, known)
  await import(`${root}${file}?edition=${edition}`)
  return known.loaded
}
