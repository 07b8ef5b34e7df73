import { linked, type CitedPages, type LinkedPiece } from '../../citations/links.ts'
import type { Address } from '../../shared/addresses.ts'
import type { NamedTerm } from './lexicon-terms.ts'

/** What a text may lead to. */
export interface LinkingHtml {
  readonly pages: CitedPages
  /** Terms of the lexicon that a text names; none are linked where it is left out. */
  readonly termsIn?: (text: string) => readonly NamedTerm[]
  /** The page that the text stands on: nothing leads from it to itself. */
  readonly page?: Address
  /** Terms that this page has links to already; what is linked is added. */
  readonly termsLinked?: Set<Address>
}

/** Elements whose text is not touched (domain §3.2, rule 4). */
const untouched = new Set(['a', 'code', 'pre', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'])
/** With each of them begins what counts as a paragraph, in which nothing is linked twice. */
const paragraphs = new Set(['p', 'li', 'td', 'th', 'blockquote'])

/** A tag, or the text up to the next one. */
const tagOrText = /<[^<>]*>|[^<>]+/g

const tagName = (tag: string): string => /^<\/?([a-z0-9]+)/i.exec(tag)?.[1]?.toLowerCase() ?? ''

const link = (address: Address, text: string): string =>
  `<a href="${address.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">${text}</a>`

/**
 * HTML made from Markdown, with links where its text cites a norm or decision that the site has, and at the first
 * mention of a term of the lexicon. Nothing else changes: without the links it is the same to the byte.
 */
export function linkedHtml(html: string, { pages, termsIn, page, termsLinked = new Set() }: LinkingHtml): string {
  let inside = 0
  let linkedBefore = new Set<Address>()

  const withTerms = (text: string): string => {
    if (!termsIn) return text
    let done = ''
    let end = 0
    for (const { address, start, end: behind } of termsIn(text)) {
      if (address === page || termsLinked.has(address)) continue
      termsLinked.add(address)
      done += text.slice(end, start) + link(address, text.slice(start, behind))
      end = behind
    }
    return done + text.slice(end)
  }
  const shown = (piece: LinkedPiece): string => {
    if (piece.kind === 'link') return link(piece.address, piece.text)
    return piece.citation ? piece.text : withTerms(piece.text)
  }
  const textOf = (text: string): string =>
    linked(text, { pages, linkedBefore, ...(page !== undefined && { page }) })
      .map(shown)
      .join('')

  return html.replaceAll(tagOrText, (piece) => {
    if (!piece.startsWith('<')) return inside > 0 ? piece : textOf(piece)
    const name = tagName(piece)
    if (paragraphs.has(name)) linkedBefore = new Set()
    if (untouched.has(name)) inside += piece.startsWith('</') ? -1 : 1
    return piece
  })
}

/** The texts of HTML in which citations are linked, in their order. */
export function textsIn(html: string): readonly string[] {
  let inside = 0
  return (html.match(tagOrText) ?? []).flatMap((piece) => {
    if (!piece.startsWith('<')) return inside > 0 || piece.trim() === '' ? [] : [piece]
    if (untouched.has(tagName(piece))) inside += piece.startsWith('</') ? -1 : 1
    return []
  })
}
