import { eventVenues } from '../catalogue/event-venues.ts'
import { readingMinutes } from '../knowledge/reading-time.ts'
import { addDays } from '../shared/dates.ts'
import type { Day } from '../shared/day.ts'
import { required } from '../shared/required.ts'
import type { Keyed } from './record-kinds.ts'
import type {
  ArticleContent,
  Content,
  DaySpec,
  EventContent,
  ModuleContent,
  RecordContent,
  ThemeContentFile,
} from './content.ts'
import { dayOf } from './day-spec.ts'
import type { ContentWithDays, EventWithDays, ModuleWithDays } from './ports.ts'
import type { SearchWords } from './search-words.ts'

/** Turns checked content into what a store takes. Throws on what the checks would have refused. */
export const contentWithDays = (
  content: Content,
  firstFill: Day,
  words: SearchWords,
): Omit<ContentWithDays, 'knownWords' | 'documents'> => {
  const rubrics = new Map(content.rubrics.map((rubric) => [rubric.url, rubric.title]))
  const searchable = (theme: ThemeContentFile) => ({
    ...theme,
    searchWords: words.themes(theme, required(rubrics.get(theme.rubric))),
  })
  return {
    ...content,
    themes: content.themes.map(searchable),
    events: content.events.map((event) => eventWithDays(event, firstFill)),
    rulings: content.rulings.map((ruling) => ({ ...ruling, searchWords: words.rulings(ruling) })),
    articles: content.articles.map((article) => searchableArticle(article, words.articles(article))),
    records: content.records.map((record) => recordWithDays(record, firstFill)),
  }
}

const searchableArticle = (
  content: ArticleContent,
  searchWords: readonly string[],
): ContentWithDays['articles'][number] => {
  const { at: _, ...article } = content
  return { ...article, readingMinutes: readingMinutes(article.html), searchWords }
}

/** The last day of something that lasts so many days. */
export const lastDay = (start: Day, days: number): Day => addDays(start, days - 1)

const eventWithDays = (event: EventContent, firstFill: Day): EventWithDays => {
  const { start, days, startTime, endTime, modules, isOnlineEvent: _, hotelId: _stated, ...kept } = event
  const modulesWithDays = modules.map((module) => moduleWithDays(module, firstFill))
  const first = modulesWithDays[0]
  const last = modulesWithDays.at(-1)
  const startDate = first?.startDate ?? resolved(required(start), firstFill)
  // Of a series that of the first module that has one.
  const [hotelId] = eventVenues(event).hotelIds
  return {
    ...kept,
    url: `${event.themeUrl}-${event.eventId}`,
    startDate,
    startTime: first?.startTime ?? required(startTime),
    endDate: last?.endDate ?? lastDay(startDate, required(days)),
    endTime: last?.endTime ?? required(endTime),
    modules: modulesWithDays,
    ...(hotelId === undefined ? {} : { hotelId }),
  }
}

const moduleWithDays = ({ start, days, ...kept }: ModuleContent, firstFill: Day): ModuleWithDays => {
  const startDate = resolved(start, firstFill)
  return { ...kept, startDate, endDate: lastDay(startDate, days) }
}

/** Open positions are posted and close on days, videos are published on one; every other record is as it is. */
const recordWithDays = (record: RecordContent, firstFill: Day): Keyed => {
  if (record.kind === 'video') {
    const publishedOn = resolved(required(record.value.publishedOn), firstFill)
    return { ...record, value: { ...record.value, publishedOn } }
  }
  if (record.kind !== 'position') return record
  const { postedOn, validThrough } = record.value
  const days = { postedOn: resolved(postedOn, firstFill), validThrough: resolved(validThrough, firstFill) }
  return { ...record, value: { ...record.value, ...days } }
}

const resolved = (start: DaySpec, firstFill: Day): Day => required(dayOf(start, firstFill))
