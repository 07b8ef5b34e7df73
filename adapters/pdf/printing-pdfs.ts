import { findPackageJSON } from 'node:module'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { LRUCache } from 'lru-cache'
import type { ForPrintingPdfs } from '#core/documents/ports.ts'
import { untilDone } from '#core/shared/single-flight.ts'
import { asData } from './document-data.ts'
import { charactersOf } from './font-characters.ts'

/** Prints by typst, whose compiler (50 MB) is loaded with the first document and stays in memory. */
export const printingPdfs = (): ForPrintingPdfs => {
  const opened = untilDone(openPress)
  const cached = new LRUCache<string, Uint8Array, Press>({
    max: mostCached,
    memoMethod: (data, _, { context }) => printed(data, context),
  })
  return {
    async print(document) {
      const press = await opened()
      return cached.memo(JSON.stringify(asData(document, press.drawn)), { context: press })
    },
  }
}

/** The documents asked for last are cached as they are, 80 kB each. */
const mostCached = 50

function printed(data: string, { compiler, template }: Press): Uint8Array {
  const compiled = compiler.compile({ mainFileContent: template, inputs: { document: data } })
  try {
    if (!compiled.result) throw new Error(`not printed: ${compiled.takeError()?.shortDiagnostics}`)
    return new Uint8Array(compiler.pdf(compiled.result, { pdfStandard: 'ua-1', creationTimestamp: 0 }))
  } finally {
    compiler.evictCache(documentsRemembered)
  }
}

interface Press {
  readonly compiler: NodeCompiler
  readonly template: string
  readonly drawn: { has(character: string): boolean }
}

/** What was worked out for a document is forgotten after so many others. */
const documentsRemembered = 10

/** Weights of the typeface; they draw the same characters. */
const weights = ['400Regular', '600SemiBold'] as const

/** Files are found from the sources and from what is built of them alike. */
const folderOf = (name: string): string => {
  const found = findPackageJSON(name, import.meta.url)
  if (found === undefined) throw new Error(`${name} is not installed`)
  return dirname(found)
}

async function openPress(): Promise<Press> {
  const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler')
  const folder = join(folderOf('.'), 'adapters/pdf')
  const fonts = folderOf('@expo-google-fonts/source-sans-3')
  return {
    compiler: NodeCompiler.create({
      workspace: folder,
      fontArgs: [{ fontPaths: weights.map((weight) => join(fonts, weight)) }],
    }),
    template: await readFile(join(folder, 'document.typ'), 'utf8'),
    drawn: charactersOf(await readFile(join(fonts, weights[0], `SourceSans3_${weights[0]}.ttf`))),
  }
}
