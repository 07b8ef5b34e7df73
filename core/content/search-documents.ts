import { themeHref } from '../catalogue/theme-links.ts'
import type { SearchDocument } from '../fulltext/fulltext.ts'
import { plainTextOf } from '../fulltext/plain-text.ts'
import { articleHref } from '../knowledge/articles/article-links.ts'
import type { Position } from '../jobs/jobs.ts'
import { positionHref } from '../jobs/position-links.ts'
import type { Download } from '../knowledge/downloads/downloads.ts'
import type { FrequentQuestion } from '../knowledge/faq/faq.ts'
import { filmHref } from '../media/film-links.ts'
import type { Video } from '../media/video-record.ts'
import * as addressOf from '../shared/addresses.ts'
import { longDay } from '../shared/day-texts.ts'
import { hotelHref, locationHref } from '../venues/venue-links.ts'
import type { HotelDetails, LocationDetails } from '../venues/venue-details.ts'
import type { BrandSettings } from '../brand/brand.ts'
import type { Rubric, Theme } from '../catalogue/catalogue.ts'
import type { ArticleEntry } from '../knowledge/articles/articles.ts'
import type { LexiconEntry } from '../knowledge/lexicon/lexicon.ts'
import type { Ruling } from '../knowledge/rulings/rulings.ts'
import type { Hotel, NamedLocation } from '../shared/venues.ts'
import type { ContentPage } from './content.ts'
import type { RecordKind } from '../records/records.ts'
import type { Keyed } from './record-kinds.ts'

type SearchedTheme = Omit<Theme, 'rubric' | 'events'> & { readonly rubric: string }
type SearchedHotel = Omit<Hotel, 'location'>
type SearchedArticle = Omit<ArticleEntry, 'readingMinutes'>

/** What the search knows of content, be it read from files or from a store. */
export interface SearchedContent {
  readonly brand: Pick<BrandSettings, 'product'>
  readonly rubrics: readonly Pick<Rubric, 'url' | 'title'>[]
  readonly locations: readonly NamedLocation[]
  readonly hotels: readonly SearchedHotel[]
  readonly themes: readonly SearchedTheme[]
  readonly lexicon: readonly LexiconEntry[]
  readonly rulings: readonly Ruling[]
  readonly articles: readonly SearchedArticle[]
  readonly pages: readonly ContentPage[]
  /** Of other kinds than these nothing is found. */
  readonly records: readonly { readonly [Kind in RecordKind]: Pick<Keyed<Kind>, 'kind' | 'value'> }[RecordKind][]
}

const joined = (texts: readonly (string | undefined)[]): string =>
  texts.filter((text) => text !== undefined && text !== '').join('\n')

/** Everything public of the content that has an address, as the search finds it. */
export const documentsOfContent = (content: SearchedContent): readonly SearchDocument[] => {
  const rubrics = new Map(content.rubrics.map(({ url, title }) => [url, title]))
  const towns = new Map(content.locations.map(({ internalId, name }) => [internalId, name]))
  const details = content.records.flatMap((record) => (record.kind === 'hotel' ? [record.value] : []))
  const aboutTowns = content.records.flatMap((record) => (record.kind === 'location' ? [record.value] : []))
  return [
    ...content.themes
      .filter(({ redirectUrl }) => redirectUrl === undefined)
      .map((theme) => documentOfTheme(theme, rubrics.get(theme.rubric) ?? '')),
    ...content.lexicon.map((entry) => documentOfEntry(entry, content.brand.product)),
    ...content.rulings.map(documentOfRuling),
    ...content.articles.map(documentOfArticle),
    ...content.records.flatMap((record) => (record.kind === 'download' ? [documentOfDownload(record.value)] : [])),
    ...content.records.flatMap((record) => (record.kind === 'faq' ? [documentOfQuestion(record.value)] : [])),
    ...content.records.flatMap((record) => (record.kind === 'video' ? documentsOfFilm(record.value) : [])),
    ...content.records.flatMap((record) => (record.kind === 'position' ? [documentOfPosition(record.value)] : [])),
    ...content.locations.map((town) =>
      documentOfTown(
        town,
        aboutTowns.find(({ locationId }) => locationId === town.internalId),
      ),
    ),
    ...content.hotels.map((hotel) =>
      documentOfHotel(
        hotel,
        towns.get(hotel.locationId) ?? '',
        details.find(({ hotelId }) => hotelId === hotel.internalId),
      ),
    ),
    ...content.pages.map(documentOfPage),
  ]
}

const documentOfTheme = (theme: SearchedTheme, rubric: string): SearchDocument => {
  const [content] = theme.content
  return {
    id: `theme:${theme.url}`,
    kind: 'theme',
    url: themeHref(theme),
    title: theme.title,
    keywords: [theme.designation, rubric, 'Seminar Schulung'],
    lead: content?.teaser ?? '',
    text: joined([
      ...(content?.learn ?? []),
      ...(content?.programme ?? []).flatMap(({ title, points }) => [title, ...points]),
      content?.audience,
      ...(content?.highlights ?? []).flatMap(({ title, text }) => [title, text]),
      ...(content?.starterPackages ?? []).flatMap(({ title, text }) => [title, text]),
    ]),
    groups: theme.targetGroups,
  }
}

const documentOfEntry = ({ group, slug, title, definition, text }: LexiconEntry, product: string): SearchDocument => ({
  id: `lexicon:${group}/${slug}`,
  kind: 'lexicon',
  url: addressOf.lexiconEntry(product, group, slug),
  title,
  keywords: [...(text?.synonyms ?? []), ...(text?.legalBasis ?? [])],
  lead: definition,
  text: joined([
    plainTextOf(text?.html ?? ''),
    ...(text?.questions ?? []).flatMap(({ question, html }) => [question, plainTextOf(html)]),
  ]),
  groups: [group],
})

const documentOfRuling = (ruling: Ruling): SearchDocument => ({
  id: `ruling:${ruling.slug}`,
  kind: 'ruling',
  url: addressOf.ruling(ruling.slug),
  title: ruling.title,
  keywords: [
    ruling.keyword,
    ruling.type,
    'Urteil Entscheidung Rechtsprechung',
    ruling.court,
    ...ruling.fileNumbers,
    longDay(ruling.decidedOn),
    ...ruling.norms,
  ],
  lead: ruling.coreStatement,
  text: joined([ruling.caseHtml, ruling.decisionHtml, ruling.meaningHtml].map(plainTextOf)),
  groups: ruling.groups,
})

const documentOfArticle = (article: SearchedArticle): SearchDocument => ({
  id: `article:${article.id}`,
  kind: 'article',
  url: articleHref(article),
  title: article.title,
  keywords: article.tags.map(({ title }) => title),
  lead: article.teaser,
  text: plainTextOf(article.html),
  groups: article.targetGroups,
})

/** What is for members alone is found by its title and description, and not by what stands in it. */
const documentOfDownload = (download: Download): SearchDocument => ({
  id: `download:${download.slug}`,
  kind: 'download',
  url: addressOf.downloadPdf(download.slug),
  title: download.title,
  keywords: [...download.tags, 'Download PDF'],
  lead: download.description,
  text: download.isProtected ? '' : joined(download.blocks.flatMap(textsIn)),
  groups: download.targetGroups,
})

const unread: ReadonlySet<string> = new Set(['kind', 'tone', 'href', 'takes', 'marks'])

/** All texts in a block of a printed document, in their order. */
const textsIn = (part: unknown): readonly string[] => {
  if (typeof part === 'string') return [part]
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([name, value]) => (unread.has(name) ? [] : textsIn(value)))
}

const documentOfQuestion = ({ id, question, html, targetGroups }: FrequentQuestion): SearchDocument => ({
  id: `faq:${id}`,
  kind: 'faq',
  url: addressOf.question(id),
  title: question,
  keywords: [],
  lead: plainTextOf(html),
  text: '',
  groups: targetGroups,
})

/** A film has no page of its own; one that stands nowhere is not found. */
const documentsOfFilm = (film: Video): readonly SearchDocument[] => {
  const url = filmHref(film)
  if (url === undefined) return []
  const { id, title, topic, description } = film
  return [
    {
      id: `video:${id}`,
      kind: 'video',
      url,
      title,
      keywords: [topic, 'Film Video'],
      lead: description,
      text: '',
      groups: [],
    },
  ]
}

const documentOfPosition = (position: Position): SearchDocument => ({
  id: `position:${position.id}`,
  kind: 'position',
  url: positionHref(position),
  title: position.title,
  keywords: [position.department.title, position.city, 'Stelle Stellenangebot Job Karriere'],
  lead: position.teaser,
  text: joined([...position.tasks, ...position.profile, ...position.offers]),
  groups: [],
  stands: { from: position.postedOn, until: position.validThrough },
})

const documentOfTown = (town: NamedLocation, about: LocationDetails | undefined): SearchDocument => ({
  id: `location:${town.internalId}`,
  kind: 'venue',
  url: locationHref(town),
  title: town.name,
  keywords: about ? [about.state] : [],
  lead: about?.teaser ?? '',
  text: joined([about?.description, ...(about?.sideProgramme ?? []).map(({ title, text }) => `${title}: ${text}`)]),
  groups: [],
})

const documentOfHotel = (hotel: SearchedHotel, town: string, about: HotelDetails | undefined): SearchDocument => ({
  id: `hotel:${hotel.internalId}`,
  kind: 'venue',
  url: hotelHref(hotel),
  title: hotel.name,
  keywords: [town, 'Hotel'],
  lead: hotel.teaser,
  text: joined([about?.description, ...(about?.extras ?? []), about?.accessibilityNote]),
  groups: [],
})

const documentOfPage = ({ slug, title, description, html }: ContentPage): SearchDocument => ({
  id: `page:${slug}`,
  kind: 'page',
  url: addressOf.text(slug),
  title,
  keywords: [],
  lead: description,
  text: plainTextOf(html),
  groups: [],
})
