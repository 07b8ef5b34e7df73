import { citedAddress, type CitedPages } from '../citations/links.ts'
import type { Citation } from '../citations/citations.ts'
import { citationsIn } from '../citations/parse.ts'

/** Where citations lead, in the order in which somebody should look at them. */
export const destinations = [
  /** Nowhere: a law by that name is not known. */
  'unknown-law',
  /** Nowhere: the law is here, and has no such norm. */
  'no-such-norm',
  /** Nowhere: the text says no law; its readers have to know which one is meant. */
  'no-law-named',
  /** Nowhere: the decision has no page here. */
  'no-such-ruling',
  /** To the page that says that the law is still to come. */
  'awaited-law',
  'norm',
  'ruling',
] as const
export type Destination = (typeof destinations)[number]

/** Those that somebody has to mend: the text is wrong, or the law is not known by that name. */
export const isBroken = (destination: Destination): boolean =>
  destination === 'unknown-law' || destination === 'no-such-norm'

/** Kinds of texts that everyone reads, in the order of the report. */
export const textKinds = ['lexicon', 'ruling', 'article', 'theme', 'download', 'faq', 'primer', 'page'] as const
export type TextKind = (typeof textKinds)[number]

/** A text that everyone reads. */
export interface PublishedText {
  readonly kind: TextKind
  readonly title: string
  readonly url: string
  /** What stands in it, piece by piece; no citation goes from one to the next. */
  readonly pieces: readonly string[]
}

/** A citation, and where it stands. */
export interface CitationInText extends Pick<PublishedText, 'kind' | 'title' | 'url'> {
  /** Which of the text it is, from 1. */
  readonly nth: number
  /** As it is written. */
  readonly citation: string
  readonly destination: Destination
  /** Where it leads, if it leads anywhere. */
  readonly to?: string
}

/** Where a citation leads. */
export function destinationOf(
  citation: Citation,
  pages: CitedPages,
): { readonly destination: Destination; readonly to?: string } {
  const to = citedAddress(citation, pages)
  if (citation.kind !== 'law')
    return to === undefined ? { destination: 'no-such-ruling' } : { destination: 'ruling', to }
  if (citation.law === null) return { destination: 'no-law-named' }
  const law = pages.law(citation.law)
  if (law === undefined) return { destination: 'unknown-law' }
  if (to === undefined) return { destination: 'no-such-norm' }
  return { destination: law.hasNorm === undefined ? 'awaited-law' : 'norm', to }
}

/** Every citation of a text, in its order. */
export const citationsOf = (
  { pieces, kind, title, url }: PublishedText,
  pages: CitedPages,
): readonly CitationInText[] =>
  pieces
    .flatMap((piece) =>
      citationsIn(piece).map(({ citation, start, end }) => ({
        citation: piece.slice(start, end).replaceAll(/[\t\n\r ]+/g, ' '),
        ...destinationOf(citation, pages),
      })),
    )
    // What the text does not write, such as the middle of a range, cannot be looked for in it.
    .filter(({ citation }) => citation !== '')
    .map((found, position) => ({ kind, title, url, nth: position + 1, ...found }))
