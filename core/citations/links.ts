import * as addressOf from '../shared/addresses.ts'
import type { Address } from '../shared/addresses.ts'
import { slugOf } from '../shared/slug.ts'
import type { CaseCitation, Citation, CitedPart, EcliCitation, LawCitation } from './citations.ts'
import { courtOfCode } from './ecli-courts.ts'
import { citationsIn } from './parse.ts'

/** A law that the site has a page of. */
export interface CitedLaw {
  /** Segment of its address. */
  readonly slug: string
  /**
   * Whether there is a page of the norm: '37', '78a', 'art-9'. Absent where of the law only its name is known: then
   * every norm of it leads to the page that says so.
   */
  readonly hasNorm?: (key: string) => boolean
}

/** What citations may lead to; asked for each of them, so it answers from memory. */
export interface CitedPages {
  /** By the citation form, 'BetrVG'; undefined where the site has no page of the law. */
  law(law: string): CitedLaw | undefined
  /**
   * Slug of the page of a decision, by that of any of its file numbers (`rulingSlug`): 'bag-1-abr-5-20' of
   * 'bag-1-abr-6-20'. Undefined where there is none.
   */
  ruling(slug: string): string | undefined
}

/** A piece of a text as it is shown; all of them joined are the text. */
export type LinkedPiece =
  /** With the citation that leads nowhere, if it is one: its law or norm is unknown here. */
  | { readonly kind: 'text'; readonly text: string; readonly citation?: Citation }
  | { readonly kind: 'link'; readonly text: string; readonly address: Address; readonly citation: Citation }

/** Last segment of the address of a norm: '37', 'art-9'. */
export const citedNormKey = ({ unit, number }: LawCitation): string => (unit === 'article' ? `art-${number}` : number)

const anchorOf = ({ absatz, satz }: CitedPart): string =>
  [...(absatz === undefined ? [] : ['abs', absatz]), ...(satz === undefined ? [] : ['satz', satz])].join('-')

const withAnchor = (address: Address, anchor: string): Address => (anchor === '' ? address : `${address}#${anchor}`)

function lawAddress(citation: LawCitation, pages: CitedPages): Address | undefined {
  const law = citation.law === null ? undefined : pages.law(citation.law)
  if (law === undefined) return undefined
  if (law.hasNorm === undefined) return addressOf.law(law.slug)
  const key = citedNormKey(citation)
  return law.hasNorm(key) ? withAnchor(addressOf.norm(law.slug, key), anchorOf(citation.at ?? {})) : undefined
}

/** Slug of the page of a decision: 'bag-7-abr-8-23'. */
export const rulingSlug = (court: string, fileNumber: string): string => slugOf(`${court} ${fileNumber}`)

/** The same of a cited decision; undefined where its identifier tells no file number. */
export const citedRuling = ({ kind, court, fileNumber }: CaseCitation | EcliCitation): string | undefined =>
  fileNumber === undefined ? undefined : rulingSlug(kind === 'ecli' ? courtOfCode(court) : court, fileNumber)

/**
 * Where a citation leads: to the norm and part, '/gesetze/betrvg/37#abs-6-satz-1', of a range to its first norm; to the
 * decision and its first marginal number. Undefined where the site has no such page.
 */
export function citedAddress(citation: Citation, pages: CitedPages): Address | undefined {
  if (citation.kind === 'law') return lawAddress(citation, pages)
  const cited = citedRuling(citation)
  const slug = cited === undefined ? undefined : pages.ruling(cited)
  if (slug === undefined) return undefined
  const [marginal] = citation.kind === 'case' ? (citation.marginal ?? []) : []
  return withAnchor(addressOf.ruling(slug), marginal === undefined ? '' : `rd-${marginal}`)
}

export interface Linking {
  readonly pages: CitedPages
  /** The law that the text is part of. */
  readonly within?: string
  /** The page that the text stands on: nothing leads from it to itself. */
  readonly page?: Address
  /**
   * What the paragraph has links to already: nothing is linked twice, and what is linked is added. Left out, every
   * citation is linked.
   */
  readonly linkedBefore?: Set<Address>
}

/**
 * A text with links where it cites something that the site has; joined the pieces are the text itself. For text alone:
 * what stands in headings, code and links is not handed in (domain §3, rule 4).
 */
export function linked(text: string, { pages, within, page, linkedBefore }: Linking): readonly LinkedPiece[] {
  const pieces: LinkedPiece[] = []
  let end = 0
  for (const { citation, start, end: behind } of citationsIn(text, within === undefined ? {} : { within })) {
    // What the text does not write has nothing that could be a link.
    if (start === behind) continue
    if (start > end) pieces.push({ kind: 'text', text: text.slice(end, start) })
    const written = text.slice(start, behind)
    const address = citedAddress(citation, pages)
    if (address === undefined) pieces.push({ kind: 'text', text: written, citation })
    else if (address.split('#')[0] === page || linkedBefore?.has(address)) pieces.push({ kind: 'text', text: written })
    else {
      linkedBefore?.add(address)
      pieces.push({ kind: 'link', text: written, address, citation })
    }
    end = behind
  }
  if (end < text.length) pieces.push({ kind: 'text', text: text.slice(end) })
  return pieces
}
