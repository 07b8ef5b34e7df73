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

// Scripts and styles go with all they hold; what is never closed reaches to the end. A '<' that begins no whole tag is text.
const markup =
  /<(script|style)\b[^>]*>[^]*?(?:<\/\1\s*>|$)|<!--[^]*?(?:-->|$)|<![a-z][^>]*>|<(\/?)([a-z][^\s/<>]*)((?:"[^"]*"|'[^']*'|[^'"<>])*)>/gi
const entity = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/gi

const graphemes = new Intl.Segmenter('de', { granularity: 'grapheme' })

/** Plain text as pieces: a letter with its accents, or an emoji with all its parts, is one character. */
export const textPieces = (text: string): readonly Piece[] =>
  Array.from(graphemes.segment(text), ({ segment }) => ({ source: segment, visible: segment }))

const alternating = (
  text: string,
  pattern: RegExp,
  between: (text: string) => readonly Piece[],
  matched: (match: RegExpExecArray) => Piece,
): readonly Piece[] => {
  const found: (readonly Piece[])[] = []
  let from = 0
  for (const match of text.matchAll(pattern)) {
    found.push(between(text.slice(from, match.index)), [matched(match)])
    from = match.index + match[0].length
  }
  return [...found, between(text.slice(from))].flat()
}

const tagPiece = ([source, , slash, written, attributes]: RegExpExecArray): Piece => {
  if (written === undefined) return { source, visible: '' }
  const name = written.toLowerCase()
  const piece = { source, visible: '', parts: blocks.has(name) }
  if (slash) return { ...piece, closes: name }
  return holdingNothing.has(name) || attributes?.endsWith('/') ? piece : { ...piece, opens: name }
}

// Unknown entities are one character too: which one, only the browser knows.
const entityPiece = ([source]: RegExpExecArray): Piece => ({ source, visible: decodedEntity(source) ?? source })

const unmarked = (text: string): readonly Piece[] =>
  textPieces(text).map((piece) => (piece.source === '<' ? { ...piece, source: '&lt;' } : piece))

/** Text with markup as pieces. */
export const markupPieces = (text: string): readonly Piece[] =>
  alternating(text, markup, (between) => alternating(between, entity, unmarked, entityPiece), tagPiece)

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
