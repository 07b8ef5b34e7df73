import * as addressOf from '../shared/addresses.ts'
import { mostCompared } from './most-compared.ts'
import { choiceOf, hrefOf, parameters, type Choice } from '../finder/finder-address.ts'

/** An event by its number, or a theme by its url. */
export type ComparedItem = { readonly event: number } | { readonly theme: string }

/** What stands in the address of a comparison. */
export interface ComparisonQuery {
  /** In the order in which they were chosen; where there are more than can be compared, the first are. */
  readonly items: readonly ComparedItem[]
  /** What the finder was narrowed by; links lead back to it. */
  readonly choice: Choice
}

/** So many are read of an address: as many as one page of the finder lists. */
const mostRead = 24

const ofTheFinder = parameters.filter((parameter) => parameter !== 'weiter' && parameter !== 'vergleich')

/** The keys of the query that a comparison reads. */
export const comparisonParameters: readonly string[] = ['event', 'theme', ...ofTheFinder]

const eventNumber = /^[1-9]\d{0,14}$/
const themeUrl = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const longestUrl = 100

/** One item as one word, as the finder keeps it: a number is an event's, all else a theme's url. */
const wordOf = (item: ComparedItem): string => ('event' in item ? String(item.event) : item.theme)
const itemOf = (word: string): ComparedItem => (eventNumber.test(word) ? { event: Number(word) } : { theme: word })

export const isSameItem = (one: ComparedItem, other: ComparedItem): boolean =>
  'event' in one === 'event' in other && wordOf(one) === wordOf(other)

/** What an address asks to be compared, each once; what can be neither number nor url is left out. */
export const comparisonQueryOf = ({ searchParams }: Pick<URL, 'searchParams'>): ComparisonQuery => {
  const { weiter: _, vergleich: __, ...choice } = choiceOf({ searchParams })
  const events = searchParams.getAll('event').filter((text) => eventNumber.test(text))
  const themes = searchParams.getAll('theme').filter((text) => text.length <= longestUrl && themeUrl.test(text))
  const items = [
    ...new Set(events).values().map((text): ComparedItem => ({ event: Number(text) })),
    ...new Set(themes).values().map((theme): ComparedItem => ({ theme })),
  ]
  return { items: items.slice(0, mostRead), choice }
}

/** Up to three stand in one order, so that the same comparison has one address; more of them as they were chosen. */
const inOneOrder = (items: readonly ComparedItem[]): readonly ComparedItem[] => {
  const events = items.filter((item) => 'event' in item)
  const themes = items.filter((item) => 'theme' in item)
  if (items.length > mostCompared) return [...events, ...themes]
  return [
    ...events.toSorted((one, other) => one.event - other.event),
    ...themes.toSorted((one, other) => (one.theme < other.theme ? -1 : 1)),
  ]
}

/** The one address of a comparison. */
export const comparisonHref = ({ items, choice }: ComparisonQuery): string => {
  const own = inOneOrder(items).map((item) => ('event' in item ? `event=${item.event}` : `theme=${item.theme}`))
  const ofFinder = hrefOf(choice, '').slice(1)
  const query = [...own, ...(ofFinder === '' ? [] : [ofFinder])].join('&')
  return query === '' ? addressOf.comparison : `${addressOf.comparison}?${query}`
}

/** A comparison that begins with one item. */
export const comparingHref = (item: ComparedItem): string => comparisonHref({ items: [item], choice: {} })

/** The finder as it was narrowed, with what is compared kept beside. */
export const finderHrefBeside = ({ items, choice }: ComparisonQuery): string =>
  hrefOf(items.length === 0 ? choice : { ...choice, vergleich: items.slice(0, mostCompared).map(wordOf).join(',') })

/** What the finder keeps of a comparison while another event is looked for. */
export const comparedInFinder = ({ vergleich }: Choice): readonly ComparedItem[] =>
  vergleich === undefined ? [] : vergleich.split(',').map(itemOf)

export const withoutItem = (query: ComparisonQuery, item: ComparedItem): ComparisonQuery => ({
  ...query,
  items: query.items.filter((each) => !isSameItem(each, item)),
})

export const withItem = (query: ComparisonQuery, item: ComparedItem): ComparisonQuery => ({
  ...query,
  items: [...withoutItem(query, item).items, item],
})
