import { markupPieces, plainText, textPieces } from './pieces.ts'
import type { Piece } from './pieces.ts'

export interface Limited {
  /** What is shown while it is limited. */
  readonly text: string
  /** Whether anything was taken off. */
  readonly truncated: boolean
  /** What is shown after expanding. */
  readonly whole: string
}

const ellipsis = '…'

// A no-break space joins what it stands between, as in '§ 37', and ends no word.
const endsWord = ({ visible, parts }: Piece): boolean => parts === true || /^[^\S\u00a0\u202f\ufeff]+$/.test(visible)

/** What looks left over before an ellipsis: spaces, hyphens, marks between sentences, opening brackets and quotes. */
const isLoose = ({ visible }: Piece): boolean => /^[\s\u00ad\u200b.,;:!?…·–—\-([{„‚¡¿]*$/.test(visible)

const trimmed = (pieces: readonly Piece[]): readonly Piece[] =>
  pieces.slice(0, pieces.findLastIndex((piece) => !isLoose(piece)) + 1)

/** Whether a word goes on: it is at its end where only loose marks stand before the next space. */
const goesOn = (after: readonly Piece[]): boolean => {
  const next = after.find((piece) => endsWord(piece) || !isLoose(piece))
  return next !== undefined && !endsWord(next)
}

const openElements = (pieces: readonly Piece[]): readonly string[] =>
  pieces.reduce<readonly string[]>((open, { opens, closes }) => {
    if (opens !== undefined) return [...open, opens]
    const innermost = closes === undefined ? -1 : open.lastIndexOf(closes)
    return innermost === -1 ? open : open.slice(0, innermost)
  }, [])

/** The pieces that stay of a text longer than the limit; undefined where it is not longer. */
const shortened = (pieces: readonly Piece[], limit: number): readonly Piece[] | undefined => {
  const indexes = pieces.flatMap(({ visible }, index) => (visible === '' ? [] : [index]))
  const end = indexes[Math.max(0, Math.floor(limit))]
  const last = indexes.at(-1)
  if (end === undefined || (end === last && pieces[end]?.visible === ellipsis)) return undefined
  const before = pieces.slice(0, end)
  if (!goesOn(pieces.slice(end))) return trimmed(before)
  const words = trimmed(before.slice(0, before.findLastIndex(endsWord) + 1))
  return words.length === 0 ? trimmed(before) : words
}

/** As `limitText`, with what a page needs to offer the rest. */
export const limited = (text: string, limit: number, { stripTags = false } = {}): Limited => {
  const whole = stripTags ? plainText(text) : text
  // Markup and joined characters only ever make it shorter than it is long.
  const pieces =
    whole.length > limit ? shortened(stripTags ? textPieces(whole) : markupPieces(whole), limit) : undefined
  if (pieces === undefined) return { text: whole, truncated: false, whole }
  const closing = openElements(pieces).map((name) => `</${name}>`)
  return {
    text: [...pieces.map(({ source }) => source), ellipsis, ...closing.toReversed()].join(''),
    truncated: true,
    whole,
  }
}

/**
 * Shortens a text to at most `limit` characters and an ellipsis (spec §5). A character is what a reader counts as one.
 *
 * - A text of exactly the limit stays as it is. A closing ellipsis is not counted, so shortening twice changes nothing.
 * - The cut goes back to the end of a word, unless the first word alone is longer than the limit; then within it.
 *   Spaces, hyphens and marks before the ellipsis fall away.
 * - Markup counts nothing, is never cut, and what is open is closed again; an entity is one character. With `stripTags`
 *   it is taken out and the answer is plain text.
 * - Limit 0 and less leaves the ellipsis alone; NaN is no limit, so that a mistake in a page hides nothing.
 */
export const limitText = (text: string, limit: number, options: { readonly stripTags?: boolean } = {}): string =>
  limited(text, limit, options).text
