import { getDocumentProxy } from 'unpdf'

interface Node {
  readonly role?: string
  readonly children?: readonly Node[]
}

/** A PDF as a reader that is no printer of ours finds it. */
export async function readPdf(bytes: Uint8Array) {
  // The reader takes the bytes away with it.
  const pdf = await getDocumentProxy(bytes.slice(), { verbosity: 0 })
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, nth) => pdf.getPage(nth + 1)))
  const texts = await Promise.all(
    pages.map(async (page) => {
      const { items } = await page.getTextContent()
      return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
    }),
  )
  const trees = (await Promise.all(pages.map((page) => page.getStructTree()))) as readonly (Node | null)[]
  // Not every PDF has metadata beside its facts.
  const { info, metadata }: { info: object; metadata: { getRaw(): string | object } | null } = await pdf.getMetadata()
  const outline = (await pdf.getOutline()) as readonly { readonly title: string }[] | null
  return {
    pages: pdf.numPages,
    /** As it is read aloud; hyphens at ends of lines are joined. */
    text: texts.join('\n').replaceAll('\u00A0', ' '),
    /** The same sheet by sheet. */
    sheets: texts.map((text) => text.replaceAll('\u00A0', ' ')),
    roles: trees.flatMap((tree) => (tree ? rolesOf(tree) : [])),
    info: info as Readonly<Record<string, unknown>>,
    metadata: JSON.stringify(metadata?.getRaw() ?? ''),
    outline: (outline ?? []).map(({ title }) => title),
    markInfo: await pdf.getMarkInfo(),
    viewer: await pdf.getViewerPreferences(),
  }
}

const rolesOf = ({ role, children = [] }: Node): readonly string[] => [
  ...(role === undefined ? [] : [role]),
  ...children.flatMap(rolesOf),
]

/** What stands on each page, piece by piece, with where it begins in millimetres from the left and from the top. */
export async function piecesOf(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(bytes.slice(), { verbosity: 0 })
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, nth) => pdf.getPage(nth + 1)))
  return Promise.all(
    pages.map(async (page) => {
      const { items } = await page.getTextContent()
      const { height } = page.getViewport({ scale: 1 })
      return items.flatMap((item) =>
        'str' in item
          ? [{ text: item.str, x: millimetres(item.transform[4]), y: millimetres(height - item.transform[5]) }]
          : [],
      )
    }),
  )
}

const millimetres = (points: number): number => (points / 72) * 25.4
