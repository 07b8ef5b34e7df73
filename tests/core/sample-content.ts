import type { Content, InSequence } from '#core/content/content.ts'
import {
  article,
  brand,
  event,
  hotel,
  lexiconEntry,
  location,
  moduleOf,
  page,
  rubric,
  ruling,
  theme,
  themeEntry,
} from '#features/support/content-builder.ts'

/** Built content at the line of a content folder where faults find it. */
const standing =
  <T extends InSequence>(build: (change?: Partial<T>) => T, file: string, line: number, own: Partial<T> = {}) =>
  (change: Partial<T> = {}): T =>
    build({ at: { file, line }, ...own, ...change })

export const aRubric = standing(rubric, 'rubriken.yaml', 2)
export const aTown = standing(location, 'standorte.yaml', 3)
export const aHotelEntry = standing(hotel, 'hotels.yaml', 4)
export const anEntry = themeEntry
export const aThemeFile = standing(theme, 'themen/betriebsverfassungsrecht-i.md', 5)
export const anEventContent = standing(event, 'termine.csv', 6, { hotelId: 11, taken: 5 })
export const anOnlineEventContent = standing(event, 'termine.csv', 6, { taken: 5 })
export const aModuleRow = standing(moduleOf, 'module.csv', 7, { start: '2027-01-11', duration: 3 })
export const aWord = standing(lexiconEntry, 'lexikon/br.yaml', 8)
export const aRuling = standing(ruling, 'urteile/bag-7-abr-8-23.md', 1)
export const anArticle = standing(article, 'artikel/news/1001-neues-recht.md', 10)
export const aPage = standing(page, 'seiten/impressum.md', 9)

/** A small provider whose content is right; a test changes only what matters to it. */
export const someContentFolder = (change: Partial<Content> = {}): Content => ({
  brand,
  rubrics: [aRubric()],
  locations: [aTown()],
  hotels: [aHotelEntry()],
  themes: [aThemeFile()],
  events: [anEventContent()],
  lexicon: [aWord()],
  rulings: [aRuling()],
  articles: [],
  pages: [aPage()],
  records: [],
  ...change,
})
