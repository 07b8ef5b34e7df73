import { isThereToBeRead } from '../catalogue/event-lifetime.ts'
import { townOf } from '../catalogue/event-venue.view.ts'
import type { ForStoringTheCatalogue } from '../catalogue/ports.ts'
import { eventHref } from '../catalogue/theme-links.ts'
import type { ForKnowingWhatChanged } from '../changes/ports.ts'
import { knownLaw } from '../citations/known-laws.ts'
import { citedAddress, citedRuling, rulingSlug, type CitedPages } from '../citations/links.ts'
import { citationsIn } from '../citations/parse.ts'
import { lawDocumentId, normDocumentId } from '../knowledge/laws/law-documents.ts'
import type { ForKnowingCitedPages } from '../knowledge/linking/ports.ts'
import type { ForStoringLaws } from '../knowledge/laws/ports.ts'
import type { ForStoringRulings } from '../knowledge/rulings/ports.ts'
import * as addressOf from '../shared/addresses.ts'
import type { Clock } from '../shared/clock.ts'
import { dateRange } from '../shared/date-texts.ts'
import { today } from '../shared/dates.ts'
import type { Day } from '../shared/day.ts'
import { parseKey } from '../shared/keyed-address.ts'
import { rememberedUntil } from '../shared/remembered-until.ts'
import { slugOf } from '../shared/slug.ts'
import { namedNorm, type NamedLaw, type NamedNorm } from './named-norm.ts'

/** The page that a question names by its number. */
export interface NamedPage {
  readonly url: string
  readonly kind: 'law' | 'ruling' | 'event'
  /** What is named, for where the index has nothing of it: '§ 37 Abs. 6 BetrVG'. */
  readonly title: string
  /** Of the document in the index that it is or belongs to; of an event there is none. */
  readonly documentId: string
}

interface PageNeeds extends ForKnowingCitedPages {
  readonly laws: ForStoringLaws
  readonly rulings: Pick<ForStoringRulings, 'named'>
  readonly storedEvents: Pick<ForStoringTheCatalogue, 'event'>
  readonly changes: ForKnowingWhatChanged
  readonly clock: Clock
}

interface KnownPages {
  readonly law: CitedPages['law']
  /** Laws by the names that they have in small letters. */
  readonly names: ReadonlyMap<string, string>
  /** Slugs of decisions by those of all their file numbers. */
  readonly rulings: ReadonlyMap<string, string>
}

const concernsPages = (tag: string): boolean => tag === 'laws' || tag.startsWith('law:') || tag === 'rulings'

/** Finds the norm, law, decision or event that a question names; what there is is read once until it changes. */
export const namingPages = ({
  citedPages,
  laws,
  rulings,
  storedEvents,
  changes,
  clock,
}: PageNeeds): ((q: string) => Promise<NamedPage | undefined>) => {
  const known = rememberedUntil(changes, concernsPages, async (): Promise<KnownPages> => {
    const published = await laws.published()
    const { law } = await citedPages()
    return {
      law,
      names: new Map(
        published.flatMap(({ abbreviation, aliases, title }) =>
          [abbreviation, ...aliases, title].map((name) => [name.toLowerCase(), abbreviation] as const),
        ),
      ),
      rulings: new Map(
        (await rulings.named()).flatMap(({ slug, court, fileNumbers }) =>
          [slug, ...fileNumbers.map((fileNumber) => rulingSlug(court, fileNumber))].map((one) => [one, slug] as const),
        ),
      ),
    }
  })
  return async (q) => {
    const pages = await known()
    return (
      pageOfRuling(q, pages) ??
      pageOfLaw(namedNorm(q, pages.names), pages) ??
      pageOfEvent(q, storedEvents, today(clock))
    )
  }
}

const pageOfRuling = (q: string, { rulings }: KnownPages): NamedPage | undefined => {
  const [first] = citationsIn(q.toUpperCase().includes('ECLI') ? q.toUpperCase() : q).map(({ citation }) => citation)
  const cited = (first !== undefined && first.kind !== 'law' ? citedRuling(first) : undefined) ?? slugOf(q)
  const slug =
    rulings.get(cited) ??
    (/^\d+-[a-z-]+-\d+-\d+$/.test(cited)
      ? [...rulings].find(([number]) => number.endsWith(`-${cited}`))?.[1]
      : undefined)
  return slug === undefined
    ? undefined
    : { url: addressOf.ruling(slug), kind: 'ruling', title: q, documentId: `ruling:${slug}` }
}

/** '4002', 'Termin 4002', 'Seminar Nr. 4002'. */
const numbered = /^(?:(?:termin|seminar|veranstaltung|fachtagung|reihe|kurs) )?(?:(?:nr\.?|nummer) ?)?(\d{3,15})$/i

async function pageOfEvent(
  q: string,
  { event }: Pick<ForStoringTheCatalogue, 'event'>,
  day: Day,
): Promise<NamedPage | undefined> {
  const [, number] = numbered.exec(q) ?? []
  const asked = q.toLowerCase()
  const id = number === undefined ? parseKey(asked)?.id : Number(number)
  const found = id === undefined ? undefined : await event(id)
  if (!found || !isThereToBeRead(found, day) || (number === undefined && found.url !== asked)) return undefined
  const title = [found.theme.title, dateRange(found.startDate, found.endDate), townOf(found) ?? 'online'].join(', ')
  return { url: eventHref(found), kind: 'event', title, documentId: `event:${found.eventId}` }
}

const pageOfLaw = (asked: NamedNorm | NamedLaw | undefined, { law }: KnownPages): NamedPage | undefined => {
  const meant = asked && law(asked.law)
  if (!asked || !meant) return undefined
  const whole: NamedPage = {
    url: addressOf.law(meant.slug),
    kind: 'law',
    title: asked.kind === 'whole-law' ? nameOf(asked.law) : titleOf(asked),
    documentId: lawDocumentId(meant.slug),
  }
  if (asked.kind === 'whole-law') return whole
  const url = citedAddress(asked, { law, ruling: () => undefined })
  if (url === undefined || url === whole.url) return asked.isGuess ? undefined : whole
  const key = asked.unit === 'article' ? `art-${asked.number}` : asked.number
  return { ...whole, url, documentId: normDocumentId(meant.slug, key) }
}

const nameOf = (law: string): string => {
  const title = knownLaw(law)?.title
  return title === undefined ? law : `${law}: ${title}`
}

const titleOf = ({ unit, number, at, law }: NamedNorm): string =>
  [
    unit === 'article' ? `Art. ${number}` : `§ ${number}`,
    at?.absatz === undefined ? '' : `Abs. ${at.absatz}`,
    at?.satz === undefined ? '' : `Satz ${at.satz}`,
    law,
  ]
    .filter((piece) => piece !== '')
    .join(' ')
