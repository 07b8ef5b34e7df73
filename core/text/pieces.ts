import { decodedEntity } from './entities.ts'

/** A piece of text as a reader meets it: one character, or markup, of which he sees nothing. */
export interface Piece {
  /** How it is written. */
  readonly source: string
  /** What the reader sees; empty for markup. */
  readonly visible: string
  /** The element that a tag opens or closes. */
  readonly opens?: string
  readonly closes?: string
  /** Of a tag: words end there, as at a paragraph or a line break. */
  readonly parts?: boolean
}

const names = (list: string): ReadonlySet<string> => new Set(list.split(' '))
const blocks = names(
  'address article aside blockquote br caption dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 ' +
    'h6 header hr li main nav ol p pre section summary table tbody td tfoot th thead tr ul',
)
const holdingNothing = names('area base br col embed hr img input link meta source track wbr')

const scriptOrStyle = /<(script|style)\b[^>]*>/iy
const endOfScript = /<\/script\s*>/gi
const endOfStyle = /<\/style\s*>/gi
const declaration = /<![a-z][^>]*>/iy
const tag = /<(\/?)([a-z][^\s/<>]*)((?:[\s/](?:"[^"]*"|'[^']*'|[^'"<>])*)?)>/iy
const entity = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/gi

const graphemes = new Intl.Segmenter('de', { granularity: 'grapheme' })

/** Plain text as pieces: a letter with its accents, or an emoji with all its parts, is one character. */
export const textPieces = (text: string): readonly Piece[] =>
  Array.from(graphemes.segment(text), ({ segment }) => ({ source: segment, visible: segment }))

/** A piece and where it begins. */
type Found = readonly [at: number, piece: Piece]

const alternating = (
  text: string,
  found: Iterable<Found>,
  between: (text: string) => readonly Piece[],
): readonly Piece[] => {
  const pieces: (readonly Piece[])[] = []
  let from = 0
  for (const [at, piece] of found) {
    pieces.push(between(text.slice(from, at)), [piece])
    from = at + piece.source.length
  }
  return [...pieces, between(text.slice(from))].flat()
}

/**
 * All markup of a text, in time that grows as the text does: whatever begins like a tag is looked at a few times at
 * most.
 */
function* markupIn(text: string): Generator<Found> {
  const lastEnd = text.lastIndexOf('>')
  let at = text.indexOf('<')
  while (at >= 0) {
    const piece = markupAt(text, at, lastEnd)
    if (piece) yield [at, piece]
    at = text.indexOf('<', at + (piece?.source.length ?? 1))
  }
}

/**
 * The markup that begins with a '<'. Scripts and styles go with all they hold; what is never closed reaches to the end.
 */
const markupAt = (text: string, at: number, lastEnd: number): Piece | undefined => {
  // Its own two dashes may close a comment: '<!-->' is a whole one.
  if (text.startsWith('<!--', at)) return unseen(text, at, endOf('-->', text, at + 2))
  // No tag that begins here can end.
  if (at > lastEnd) return undefined
  const opening = matchAt(scriptOrStyle, text, at)
  if (opening) return unseen(text, at, endOfElement(opening, text, at))
  const other = matchAt(declaration, text, at)
  if (other) return { source: other[0], visible: '' }
  const found = matchAt(tag, text, at)
  return found && tagPiece(found)
}

const unseen = (text: string, from: number, to: number): Piece => ({ source: text.slice(from, to), visible: '' })

const endOf = (mark: string, text: string, from: number): number => {
  const found = text.indexOf(mark, from)
  return found < 0 ? text.length : found + mark.length
}

const endOfElement = ([opening, name = '']: RegExpExecArray, text: string, at: number): number => {
  const closing = name.toLowerCase() === 'script' ? endOfScript : endOfStyle
  const found = matchAt(closing, text, at + opening.length)
  return found ? found.index + found[0].length : text.length
}

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | undefined => {
  pattern.lastIndex = at
  return pattern.exec(text) ?? undefined
}

const tagPiece = ([source, slash, written = '', attributes]: RegExpExecArray): Piece => {
  const name = written.toLowerCase()
  const piece = { source, visible: '', parts: blocks.has(name) }
  if (slash) return { ...piece, closes: name }
  return holdingNothing.has(name) || attributes?.endsWith('/') ? piece : { ...piece, opens: name }
}

// Unknown entities are one character too: which one, only the browser knows.
const entitiesIn = (text: string): readonly Found[] =>
  Array.from(text.matchAll(entity), (match): Found => {
    const [source] = match
    return [match.index, { source, visible: decodedEntity(source) ?? source }]
  })

const unmarked = (text: string): readonly Piece[] =>
  textPieces(text).map((piece) => (piece.source === '<' ? { ...piece, source: '&lt;' } : piece))

/** Text with markup as pieces. */
export const markupPieces = (text: string): readonly Piece[] =>
  alternating(text, markupIn(text), (between) => alternating(between, entitiesIn(between), unmarked))

/**
 * The text without its markup: entities become the characters they stand for, the borders of paragraphs and line breaks
 * become spaces, and runs of spaces become one. The answer is plain text, to be shown as text and never as markup.
 */
export const plainText = (text: string): string =>
  markupPieces(text)
    .map(({ visible, parts }) => (parts ? ' ' : visible))
    .join('')
    .replace(/[ \t\r\n\f]+/g, ' ')
    .trim()
