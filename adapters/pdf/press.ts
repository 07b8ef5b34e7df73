import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { PrintedDocument } from '#core/documents/documents.ts'
import { asData } from './document-data.ts'
import { charactersOf } from './font-characters.ts'
import { folderOf } from './project-folder.ts'

/** Typesets a document by typst, in the thread that calls it: 100 to 300 ms. */
export type Press = (document: PrintedDocument) => Uint8Array<ArrayBuffer>

/** What was worked out for a document is forgotten after so many others. */
const documentsRemembered = 10

/** Weights of the typeface; they draw the same characters. */
const weights = ['400Regular', '600SemiBold'] as const

export async function openPress(): Promise<Press> {
  const folder = join(folderOf('.'), 'adapters/pdf')
  const fonts = folderOf('@expo-google-fonts/source-sans-3')
  const compiler = NodeCompiler.create({
    workspace: folder,
    fontArgs: [{ fontPaths: weights.map((weight) => join(fonts, weight)) }],
  })
  const template = await readFile(join(folder, 'document.typ'), 'utf8')
  const drawn = charactersOf(await readFile(join(fonts, weights[0], `SourceSans3_${weights[0]}.ttf`)))

  return (document) => {
    const compiled = compiler.compile({
      mainFileContent: template,
      inputs: { document: JSON.stringify(asData(document, drawn)) },
    })
    try {
      if (!compiled.result) throw new Error(`not printed: ${compiled.takeError()?.shortDiagnostics}`)
      return new Uint8Array(compiler.pdf(compiled.result, { pdfStandard: 'ua-1', creationTimestamp: 0 }))
    } finally {
      compiler.evictCache(documentsRemembered)
    }
  }
}
