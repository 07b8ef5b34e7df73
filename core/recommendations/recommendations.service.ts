import { knownLaws } from '../citations/known-laws.ts'
import type { ForBrowsingTheCatalogue, ForStoringTheCatalogue } from '../catalogue/ports.ts'
import { shownContent } from '../catalogue/shown-content.ts'
import type { ConferenceRecords } from '../conference/conference.ts'
import { normNumbers, type NormNumbers } from '../knowledge/laws/norm-number.ts'
import type { ForStoringLaws } from '../knowledge/laws/ports.ts'
import type { ForLinkingTexts } from '../knowledge/linking/ports.ts'
import type { ForStoringRecords } from '../records/ports.ts'
import type { Address } from '../shared/addresses.ts'
import { lastDayOfAll } from '../shared/dates.ts'
import { longestPage, type Page } from '../shared/page.ts'
import { done, refused, type NotFound, type Result } from '../shared/result.ts'
import { mainGroup } from '../shared/target-group.ts'
import { lawKey } from './cited-norms.ts'
import { citingLines, linesOfConference, linesOfTheme } from './citing-lines.ts'
import { byType, mostCitedLawFirst, piecesCiting, type Cited } from './citing.ts'
import type { ForRecommending, RelatedQuery } from './ports.ts'
import type { Aspect, Piece, PieceType, Recommendation } from './recommendations.ts'
import { pieceKey, piecesAbout, related, type PieceIndex } from './scoring.ts'

interface RecommendationNeeds extends ForLinkingTexts {
  /** Content by what it is about. */
  readonly pieces: () => Promise<PieceIndex>
  readonly catalogue: Pick<ForStoringTheCatalogue, 'themesAt'>
  readonly records: ForStoringRecords<ConferenceRecords>
  readonly laws: ForStoringLaws
  /** Knows which themes have events to come. */
  readonly programme: Pick<ForBrowsingTheCatalogue, 'themes'>
}

const usualLimit = 6
/** More norms than these are not told of one text. */
const mostNorms = 24

const isTheme = ({ type }: Pick<Piece, 'type'>): boolean => type === 'seminar' || type === 'fachtagung'

/** What goes with what, by what both are about. */
export const recommendationsOf = (needs: RecommendationNeeds): ForRecommending => {
  const { laws, programme, catalogue, records, pieces, linkingOn } = needs

  /** Those of these themes that have an event to come. */
  const toCome = async (urls: readonly string[]): Promise<ReadonlySet<string>> => {
    const found = new Set<string>()
    for (let first = 0; first < urls.length; first += longestPage) {
      const cards = await programme.themes({ urls: urls.slice(first, first + longestPage) })
      for (const card of cards.ok ? cards.value.items : []) if (card.nextDates.length > 0) found.add(card.url)
    }
    return found
  }

  /** The law of an address by the names that texts call it; undefined where nobody knows it. */
  const lawNamed = async (slug: string) => {
    const published = await laws.law(slug)
    const known = knownLaws.find((one) => one.slug === slug)
    if (!published && !known) return undefined
    const names = published ? [published.law.abbreviation, ...published.law.aliases] : []
    return { keys: [...new Set([slug, ...names.map(lawKey)])], norms: published?.norms }
  }

  /** The norms that stand at an address: one, or several that a law tells of together. */
  const citedAt = async (slug: string, key: string | undefined): Promise<Cited | undefined> => {
    const law = await lawNamed(slug)
    if (!law) return undefined
    if (key === undefined) return { laws: law.keys }
    const norm = law.norms?.find((one) => one.key === key)
    if (law.norms && !norm) return undefined
    const numbers = norm && normNumbers(norm.name)
    return { laws: law.keys, norms: numbers ? keysOf(key, numbers) : [key] }
  }

  const pieceAsked = async (
    index: PieceIndex,
    { type, id }: Pick<RelatedQuery, 'type' | 'id'>,
  ): Promise<Pick<Piece, 'type' | 'id' | 'aspects'> | undefined> => {
    if (type !== 'norm') return index.byKey.get(pieceKey({ type, id }))
    const [law = '', key] = id.split('/')
    const cited = key === undefined ? undefined : await citedAt(law, key)
    if (!cited) return undefined
    const aspects = cited.laws.flatMap((each) => (cited.norms ?? []).map((norm) => normAspect(index, each, norm)))
    return { type, id, aspects }
  }

  const linesAbout = async (url: string): Promise<readonly string[]> => {
    const [[theme], conference] = await Promise.all([
      catalogue.themesAt([url], lastDayOfAll),
      records.one('conference', url),
    ])
    const content = theme && shownContent(theme)
    return [...(content ? linesOfTheme(content) : []), ...(conference ? linesOfConference(conference) : [])]
  }

  const relatedOf =
    (types: readonly PieceType[]) =>
    async ({ limit = usualLimit, ...asked }: RelatedQuery): Promise<Result<Page<Recommendation>, NotFound>> => {
      const index = await pieces()
      const piece = await pieceAsked(index, asked)
      if (!piece) return refused({ why: 'not-found' })
      const found = related(index, piece, ({ type }) => types.includes(type))
      const open = await toCome(found.filter(isTheme).map(({ id }) => id))
      return done({ items: found.filter((one) => !isTheme(one) || open.has(one.id)).slice(0, limit) })
    }

  return {
    relatedTopics: relatedOf(['lexikon', 'urteil', 'download']),
    relatedNews: relatedOf(['artikel']),
    relatedThemes: relatedOf(['seminar']),
    relatedConferences: relatedOf(['fachtagung']),
    relatedVideos: relatedOf(['video']),

    async citedIn({ law, norm }) {
      const cited = await citedAt(law, norm)
      if (!cited) return refused({ why: 'not-found' })
      const index = await pieces()
      const citing = piecesCiting(index, cited)
      const open = await toCome(citing.filter(isTheme).map(({ id }) => id))
      const items = byType(
        citing.filter((piece) => !isTheme(piece) || open.has(piece.id)),
        cited,
      )
      return done({ items, total: items.length })
    },

    async legalBasis({ type, id }) {
      const index = await pieces()
      const piece = index.byKey.get(pieceKey({ type, id }))
      if (!piece) return refused({ why: 'not-found' })
      const links = await linkingOn(piece.url as Address, mainGroup)
      const norms = mostCitedLawFirst(piece.aspects.filter(({ kind }) => kind === 'norm'))
      const items = norms.slice(0, mostNorms).map(({ name }) => links.cited(name))
      const lines = isTheme(piece) ? await linesAbout(id) : []
      return done({ items, total: norms.length, lines: citingLines(lines, links) })
    },
  }
}

/** A norm as it is called where it is cited. */
const normAspect = (index: PieceIndex, law: string, norm: string): Aspect => {
  const asked = { kind: 'norm', key: `${law}/${norm}` } as const
  const [citing] = piecesAbout(index, asked)
  return citing?.aspects.find(({ kind, key }) => kind === 'norm' && key === asked.key) ?? { ...asked, name: norm }
}

/** The keys under which texts cite the numbers that a norm stands for. */
const keysOf = (key: string, { sign, spans }: NormNumbers): readonly string[] => {
  const before = sign === 'article' ? 'art-' : ''
  const numbers = spans.flatMap(({ first, last }) => [
    `${first.value}${first.suffix}`,
    ...Array.from({ length: Math.min(40, Math.max(0, last.value - first.value)) }, (_, n) => `${first.value + n + 1}`),
    `${last.value}${last.suffix}`,
  ])
  return sign === 'annex' ? [key] : [...new Set(numbers.map((number) => before + number))]
}
