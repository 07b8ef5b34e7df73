import { getDocumentProxy } from 'unpdf'
import type { PdfFacts } from '#core/analysis/accessibility.ts'
import { mostCharacters, mostPages } from '#core/analysis/analysis.ts'
import type { PdfUnreadable, UnreadableReason } from '#core/analysis/ports.ts'
import { done, refused, type Result } from '#core/shared/result.ts'

type Opened = Awaited<ReturnType<typeof getDocumentProxy>>
type OpenedPage = Awaited<ReturnType<Opened['getPage']>>

export interface ReadPdf {
  readonly pages: readonly string[]
  readonly facts: PdfFacts
}

/** A node of the tree of a page's structure. */
interface Node {
  readonly role?: string
  readonly alt?: string
  readonly children?: readonly Node[]
}

/** Longest title that is told, in characters. */
const longestTitle = 500
/** Deeper structures are not looked into. */
const deepest = 200

const unreadable = (because: UnreadableReason) => refused<PdfUnreadable>({ why: 'pdf-unreadable', because })

/**
 * Reads a PDF in the thread that calls it, which may take whatever it takes: whoever calls it watches over it and is
 * told after each step that it goes on. Scripts in it are never run, and nothing is drawn.
 */
export async function readPdf(bytes: Uint8Array, goingOn: () => void): Promise<Result<ReadPdf, PdfUnreadable>> {
  try {
    return await readOpened(await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 }), goingOn)
  } catch (error) {
    return unreadable(error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'broken')
  }
}

async function readOpened(pdf: Opened, goingOn: () => void): Promise<Result<ReadPdf, PdfUnreadable>> {
  goingOn()
  if (pdf.numPages > mostPages) return unreadable('too-many-pages')
  const said = await pdf.getMetadata()
  const info = said.info as Readonly<Record<string, unknown>>
  const metadata = said.metadata as { get(name: string): unknown } | null
  if (typeof info['EncryptFilterName'] === 'string') return unreadable('encrypted')
  if (info['IsCollectionPresent'] === true) return unreadable('portfolio')

  const pages: string[] = []
  const structure: Counted = { nodes: 0, headings: 0, figures: 0, figuresTold: 0 }
  let characters = 0
  for (let nth = 1; nth <= pdf.numPages; nth += 1) {
    const page = await pdf.getPage(nth)
    const text = await textOf(page)
    characters += text.length
    if (characters > mostCharacters) return unreadable('too-much-text')
    pages.push(text)
    countIn((await page.getStructTree()) as Node | null, structure)
    page.cleanup()
    goingOn()
  }
  const [marks, viewer, outline] = await Promise.all([
    pdf.getMarkInfo(),
    pdf.getViewerPreferences(),
    pdf.getOutline() as Promise<readonly unknown[] | null>,
  ])
  const title = titleIn(info['Title']) ?? titleIn(metadata?.get('dc:title'))
  const language = titleIn(info['Language'])
  const { nodes, ...counted } = structure
  const facts: PdfFacts = {
    tagged: isSaid(marks, 'Marked') && nodes > 0,
    ...(language !== undefined && { language }),
    ...(title !== undefined && { title }),
    titleShown: isSaid(viewer, 'DisplayDocTitle'),
    ...counted,
    bookmarks: outline?.length ?? 0,
    pages: pages.length,
    pagesWithText: pages.filter((text) => text.trim() !== '').length,
    claimsUa: titleIn(metadata?.get('pdfuaid:part')) !== undefined,
  }
  return done({ pages, facts })
}

interface Counted {
  nodes: number
  headings: number
  figures: number
  figuresTold: number
}

const isSaid = (of: unknown, name: string): boolean =>
  typeof of === 'object' && of !== null && (of as Readonly<Record<string, unknown>>)[name] === true

const titleIn = (said: unknown): string | undefined => {
  const text = typeof said === 'string' ? said.replaceAll(/\p{Cc}+/gu, ' ').trim() : ''
  return text === '' ? undefined : Array.from(text).slice(0, longestTitle).join('')
}

function countIn(node: Node | null, counted: Counted, depth = 0): void {
  if (!node || depth > deepest) return
  const { role, alt, children = [] } = node
  if (role !== undefined && role !== 'Root') counted.nodes += 1
  if (role !== undefined && /^H[1-6]?$/.test(role)) counted.headings += 1
  if (role === 'Figure') {
    counted.figures += 1
    if (alt !== undefined && alt.trim() !== '') counted.figuresTold += 1
  }
  for (const child of children) countIn(child, counted, depth + 1)
}

/** The text of a page line by line; words that were parted at the end of a line are whole again. */
async function textOf(page: OpenedPage): Promise<string> {
  const { items } = await page.getTextContent()
  return items
    .map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
    .join('')
    .normalize('NFC')
    .replaceAll('\u00ad\n', '')
    .replaceAll(/(?<=\p{Ll})-\n(?=\p{Ll})/gu, '')
    .replaceAll(/[^\P{Cc}\n]|[\u00ad\ufffe\uffff]/gu, '')
    .toWellFormed()
    .trim()
}
