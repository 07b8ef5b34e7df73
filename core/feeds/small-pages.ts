import { generalFormKeys } from '../form-requests/forms/general-registrations.ts'
import { openCategories } from '../forum/forum.ts'
import * as addressOf from '../shared/addresses.ts'
import type { JobRecords } from '../jobs/jobs.ts'
import type { ConferenceRecords } from '../conference/conference.ts'
import { mainGroup, targetGroups } from '../shared/target-group.ts'
import type { ForStoringTheCatalogue } from '../catalogue/ports.ts'
import { brandBeforeContent } from '../brand/brand.ts'
import type { ForKnowingTheBrand } from '../brand/ports.ts'
import type { ForStoringLaws } from '../knowledge/laws/ports.ts'
import type { ForStoringArticles } from '../knowledge/articles/ports.ts'
import type { ForStoringTheLexicon } from '../knowledge/lexicon/ports.ts'
import type { ForStoringRulings } from '../knowledge/rulings/ports.ts'
import type { ForStoringRecords } from '../records/ports.ts'
import type { Clock } from '../shared/clock.ts'
import { today } from '../shared/dates.ts'
import type { Day } from '../shared/day.ts'
import type { ForStoringVenues } from '../venues/ports.ts'
import { articlePages } from './article-pages.ts'
import type { Links } from './links.ts'
import type { ForListingAddresses } from './ports.ts'

export interface SmallPageNeeds {
  readonly addresses: ForListingAddresses
  readonly catalogue: ForStoringTheCatalogue
  readonly venues: ForStoringVenues
  readonly lexicon: ForStoringTheLexicon
  readonly rulings: Pick<ForStoringRulings, 'slugs' | 'topics'>
  readonly laws: ForStoringLaws
  readonly articles: ForStoringArticles
  readonly records: ForStoringRecords<ConferenceRecords & JobRecords>
  readonly content: ForKnowingTheBrand
  readonly clock: Clock
}

/** A page that searches may show, and by which tags one knows that it has changed. */
export interface SmallPage {
  readonly path: string
  readonly tags: readonly string[]
  /** Where no tag tells it. */
  readonly changedOn?: Day
}

/** Pages that stand whatever the programme. */
const standing: readonly SmallPage[] = [
  { path: '/', tags: ['themes', 'dates', 'articles'] },
  { path: addressOf.programme, tags: ['rubrics', 'themes'] },
  ...targetGroups
    .filter((group) => group !== mainGroup)
    .map((group) => ({ path: addressOf.programmeFor(group), tags: ['rubrics', 'themes'] })),
  { path: addressOf.inhouseSeminars, tags: ['themes', 'rubrics'] },
  { path: addressOf.eveningsByTown, tags: ['venues'] },
  { path: addressOf.events, tags: ['dates'] },
  { path: addressOf.venues, tags: ['venues'] },
  { path: addressOf.conferences, tags: ['record:conference'] },
  ...[
    addressOf.contact,
    addressOf.catalogue,
    addressOf.newsletter,
    addressOf.consulting,
    addressOf.sbvAdvice,
    addressOf.lawyerConsultation,
    addressOf.chatbot,
    addressOf.digitalChange,
    ...generalFormKeys.map(addressOf.generalRegistration),
  ].map((path) => ({ path, tags: [] })),
  { path: addressOf.portal, tags: [] },
  { path: addressOf.primers, tags: ['record:primer'] },
  { path: addressOf.positions, tags: ['record:position'] },
  { path: addressOf.downloads, tags: ['record:download'] },
  { path: addressOf.faq, tags: ['record:faq'] },
  { path: addressOf.forum, tags: ['forum'] },
  ...openCategories.map((id) => ({ path: addressOf.forumCategory(id), tags: ['forum'] })),
]

/** Every page that searches may show but the events': some hundreds, and one for each norm. */
export const smallPages = async (needs: SmallPageNeeds, links: Links): Promise<readonly SmallPage[]> => {
  const { addresses, catalogue, venues, records, content, clock } = needs
  const [rubrics, themes, locations, hotels, conferences, positions, pages] = await Promise.all([
    catalogue.rubrics(),
    addresses.themes(),
    venues.locations(),
    venues.hotels(),
    records.all('conference'),
    records.all('position'),
    addresses.pages(),
  ])
  const { product } = (await content.brand()) ?? brandBeforeContent
  const living = new Set(themes)
  return eachOnce([
    ...standing,
    ...rubrics.map((rubric) => ({ path: links.rubric(rubric), tags: [`rubric:${rubric.url}`] })),
    ...themes.flatMap((url) => pagesOfTheme(url, links)),
    ...conferences
      .filter(({ theme }) => living.has(theme))
      .map(({ theme }) => ({ path: links.conference({ url: theme }), tags: [`theme:${theme}`, 'record:conference'] })),
    ...locations.map((town) => ({ path: links.location(town), tags: [`location:${town.internalId}`] })),
    ...hotels.map((hotel) => ({ path: links.hotel(hotel), tags: [`hotel:${hotel.internalId}`] })),
    ...positions
      .filter(({ validThrough }) => validThrough >= today(clock))
      .map((position) => ({ path: links.position(position), tags: [], changedOn: position.postedOn })),
    ...(await lexiconPages(product, needs, links)),
    ...(await lawPages(needs)),
    ...(await rulingPages(needs)),
    ...(await articlePages(needs.articles, links)),
    ...pages.map((slug) => ({ path: `/${slug}`, tags: [`page:${slug}`] })),
  ])
}

/** A page of running text may be part of one that stands anyway: its tags are told with that one. */
const eachOnce = (pages: readonly SmallPage[]): readonly SmallPage[] => {
  const byPath = new Map<string, SmallPage>()
  for (const page of pages) {
    const met = byPath.get(page.path)
    byPath.set(page.path, met ? { ...met, tags: [...met.tags, ...page.tags] } : page)
  }
  return [...byPath.values()]
}

/**
 * The pages of a theme whose text is its own. Its evenings, its seminars in-house and its starter package say what
 * others say as well: they name the page that searches shall keep for all of them.
 */
const pagesOfTheme = (url: string, links: Links): readonly SmallPage[] =>
  [links.theme({ url }), links.themeEvents({ url })].map((path) => ({ path, tags: [`theme:${url}`] }))

/** Lexicons that hold anything, with their entries. */
const lexiconPages = async (
  product: string,
  { lexicon }: SmallPageNeeds,
  links: Links,
): Promise<readonly SmallPage[]> => {
  const all = await Promise.all(targetGroups.map(async (group) => ({ group, entries: await lexicon.entries(group) })))
  return all
    .filter(({ entries }) => entries.length > 0)
    .flatMap(({ group, entries }) =>
      [addressOf.lexicon(product, group), ...entries.map((entry) => links.lexiconEntry(product, entry))].map(
        (path) => ({
          path,
          tags: [`lexicon:${group}`],
        }),
      ),
    )
}

/** Laws that everyone reads, with those of their norms that say something. */
const lawPages = async ({ laws }: SmallPageNeeds): Promise<readonly SmallPage[]> => {
  const all = await Promise.all((await laws.published()).map(({ slug }) => laws.law(slug)))
  const pages = all.flatMap((read) => {
    if (!read) return []
    const { slug } = read.law
    const said = read.norms.filter(({ state }) => state === 'in-force')
    return [addressOf.law(slug), ...said.map(({ key }) => addressOf.norm(slug, key))].map((path) => ({
      path,
      tags: [`law:${slug}`],
    }))
  })
  return pages.length === 0 ? [] : [{ path: addressOf.laws, tags: ['laws'] }, ...pages]
}

/** All decisions, those on each topic, and each of them; lists for a group name one of these lists. */
const rulingPages = async ({ rulings }: SmallPageNeeds): Promise<readonly SmallPage[]> => {
  const [slugs, topics] = await Promise.all([rulings.slugs(), rulings.topics()])
  if (slugs.length === 0) return []
  const lists = [addressOf.rulings, ...topics.map(({ url }) => addressOf.rulingList(url))]
  return [
    ...lists.map((path) => ({ path, tags: ['rulings'] })),
    ...slugs.map((slug) => ({ path: addressOf.ruling(slug), tags: [`ruling:${slug}`] })),
  ]
}
