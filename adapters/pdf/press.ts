import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { PrintedDocument } from '#core/documents/documents.ts'
import { asData } from './document-data.ts'
import { charactersOf } from './font-characters.ts'
import { withFacturXClaim } from './factur-x-claim.ts'
import { folderOf } from './project-folder.ts'

/** Typesets a document by typst, in the thread that calls it: 100 to 300 ms. */
export type Press = (document: PrintedDocument) => Uint8Array<ArrayBuffer>

/** What was worked out for a document is forgotten after so many others. */
const documentsRemembered = 10

/** The typefaces of the site, and one that has the letters of Greek and Russian names as well. */
const typefaces = [
  ['@expo-google-fonts/radio-canada', '400Regular'],
  ['@expo-google-fonts/radio-canada', '600SemiBold'],
  ['@expo-google-fonts/merriweather', '700Bold'],
  ['@expo-google-fonts/source-sans-3', '400Regular'],
  ['@expo-google-fonts/source-sans-3', '600SemiBold'],
] as const

/** The font of most characters: what it can't draw is a box. */
const widest = '400Regular/SourceSans3_400Regular.ttf'

export async function openPress(): Promise<Press> {
  const folder = join(folderOf('.'), 'adapters/pdf')
  const fontPaths = typefaces.map(([family, weight]) => join(folderOf(family), weight))
  const compiler = NodeCompiler.create({
    workspace: folder,
    fontArgs: [{ fontPaths }],
  })
  const template = await readFile(join(folder, 'document.typ'), 'utf8')
  const drawn = charactersOf(await readFile(join(folderOf('@expo-google-fonts/source-sans-3'), widest)))

  return (document) => {
    const compiled = compiler.compile({
      mainFileContent: template,
      inputs: { document: JSON.stringify(asData(document, drawn)) },
    })
    try {
      const { result } = compiled
      if (!result) throw new Error(`not printed: ${compiled.takeError()?.shortDiagnostics}`)
      const asked = (pdfStandard: string) => compiler.pdf(result, { pdfStandard, creationTimestamp: 0 })
      return document.eInvoice === undefined ? new Uint8Array(asked('ua-1')) : withFacturXClaim(asked('a-3a'))
    } finally {
      compiler.evictCache(documentsRemembered)
    }
  }
}
