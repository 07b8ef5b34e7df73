import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'oxc-parser'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** One import, export-from or dynamic import. `to` is a file of the project, or the name of a package. */
export interface Edge {
  readonly from: string
  readonly to: string
  readonly typeOnly: boolean
}

const folders = ['core', 'wording', 'adapters', 'cli', 'features', 'tests', 'bench', 'tools']

export const sourceFiles = (): string[] => folders.flatMap((folder) => walk(join(root, folder)))
export const styleSheets = (): string[] => walk(join(root, 'adapters'), /\.css$/)

function walk(folder: string, named = /\.(ts|tsx|mjs)$/): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : walk(path, named)
    return named.test(entry.name) && !entry.name.endsWith('.d.ts') ? [relative(root, path)] : []
  })
}

const borders: readonly (readonly [string, string])[] = [
  ['#core/', 'core/'],
  ['#http/', 'adapters/http/'],
  ['#react/', 'adapters/react/'],
  ['#pages-port/', 'adapters/pages-port/'],
  ['#storage/', 'adapters/storage/'],
  ['#mail/', 'adapters/mail/'],
  ['#feeds/', 'adapters/feeds/'],
  ['#pdf/', 'adapters/pdf/'],
  ['#reading/', 'adapters/reading/'],
  ['#secrets/', 'adapters/secrets/'],
  ['#files/', 'adapters/files/'],
  ['#wording/', 'wording/'],
  ['#cli/', 'cli/'],
  ['#features/', 'features/'],
  ['#tests/', 'tests/'],
  ['#tools/', 'tools/'],
]

export function edgesOf(file: string, source: string = readFileSync(join(root, file), 'utf8')): Edge[] {
  const { module, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const edge = (specifier: string, typeOnly: boolean): Edge => ({ from: file, to: target(file, specifier), typeOnly })
  return [
    ...module.staticImports.map((each) =>
      edge(each.moduleRequest.value, each.entries.length > 0 && each.entries.every((entry) => entry.isType)),
    ),
    ...module.staticExports.flatMap((each) =>
      each.entries.flatMap((entry) => (entry.moduleRequest ? [edge(entry.moduleRequest.value, entry.isType)] : [])),
    ),
    ...module.dynamicImports.flatMap((each) => {
      const literal = /^['"](.+)['"]$/.exec(source.slice(each.moduleRequest.start, each.moduleRequest.end))
      return literal?.[1] ? [edge(literal[1], false)] : []
    }),
  ]
}

function target(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return relative(root, resolve(root, dirname(from), specifier))
  const border = borders.find(([sign]) => specifier.startsWith(sign))
  if (border) return specifier.replace(border[0], border[1])
  if (specifier.startsWith('node:')) return specifier
  const [scopeOrName = '', name] = specifier.split('/')
  return scopeOrName.startsWith('@') ? `${scopeOrName}/${name}` : scopeOrName
}

/** A circle of imports that exist at run time, as the files along it; undefined where there is none. */
export function circle(edges: readonly Edge[]): readonly string[] | undefined {
  const next = new Map<string, string[]>()
  for (const { from, to, typeOnly } of edges) if (!typeOnly) next.set(from, [...(next.get(from) ?? []), to])
  const done = new Set<string>()
  const path: string[] = []
  const visit = (file: string): readonly string[] | undefined => {
    const start = path.indexOf(file)
    if (start >= 0) return [...path.slice(start), file]
    if (done.has(file)) return undefined
    path.push(file)
    for (const each of next.get(file) ?? []) {
      const found = visit(each)
      if (found) return found
    }
    path.pop()
    done.add(file)
    return undefined
  }
  for (const file of next.keys()) {
    const found = visit(file)
    if (found) return found
  }
  return undefined
}

/** What is known is several contexts, of laws, of the lexicon and others, side by side in one folder. */
export const context = (file: string): string | undefined => /^core\/(knowledge\/[^/]+(?=\/)|[^/]+)\//.exec(file)?.[1]

/** The core's contexts and who knows whom, types included; core/shared is no context. */
export const contextGraph = (edges: readonly Edge[]): Edge[] =>
  edges.flatMap(({ from, to }) => {
    const [knowing, known] = [context(from), context(to)]
    if (knowing === undefined || known === undefined || knowing === known) return []
    return [knowing, known].includes('shared') ? [] : [{ from: knowing, to: known, typeOnly: false }]
  })

/**
 * Whether a file of the core answers at once and from what it is given: nothing in it waits, and nothing is a machine.
 */
export const isPureRule = (file: string): boolean => {
  if (!file.startsWith('core/') || /\.(service|machine)\.ts$/.test(file) || !existsSync(join(root, file))) return false
  const code = readFileSync(join(root, file), 'utf8').replace(/\/\*[^]*?\*\/|\/\/.*/g, '')
  return !/\b(?:async|await|Promise|xstate)\b/.test(code)
}
