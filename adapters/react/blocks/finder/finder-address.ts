import { durations } from '#core/finder/duration-kind.ts'
import { sortings, type FinderFilter, type Sorting } from '#core/finder/finder.ts'
import { eurosTyped } from '#core/shared/euro-amount.ts'
import { targetGroups } from '#core/shared/target-group.ts'

/** Where the list of dates stands. */
export const datesAddress = '/seminare/p'

/** What the finder reads of its address, in the order in which it is written. */
export const parameters = [
  'zielgruppe',
  'rubrik',
  'monat',
  'ort',
  'plz',
  'umkreis',
  'art',
  'dauer',
  'neu',
  'frei',
  'preis',
  'sortierung',
  'weiter',
] as const
export type Parameter = (typeof parameters)[number]

/** What somebody chose, as it was typed or clicked; what is absent does not narrow. */
export type Choice = Readonly<Partial<Record<Parameter, string>>>

export const modesInAddress = { online: 'online', 'vor-ort': 'hotel' } as const
const yes = 'ja'

/** Where only some values mean anything; others are passed over. */
const knownValues: Readonly<Partial<Record<Parameter, readonly string[]>>> = {
  zielgruppe: targetGroups,
  art: Object.keys(modesInAddress),
  dauer: durations,
  neu: [yes],
  frei: [yes],
  sortierung: sortings,
}
const longestTyped = 100
const longestContinuation = 200
const aNumber = /^\d{1,9}$/

const isMeant = (parameter: Parameter, value: string): boolean => {
  if (value === '' || value.length > (parameter === 'weiter' ? longestContinuation : longestTyped)) return false
  if (parameter === 'ort') return aNumber.test(value)
  return knownValues[parameter]?.includes(value) ?? true
}

/** What an address asks for. Of a filter named twice the first counts. */
export const choiceOf = ({ searchParams }: Pick<URL, 'searchParams'>): Choice =>
  Object.fromEntries(
    parameters.flatMap((parameter) => {
      const value = searchParams.get(parameter)?.trim() ?? ''
      return isMeant(parameter, value) ? [[parameter, value]] : []
    }),
  )

/** The one address of a choice: filters in their order, what is not chosen left out. */
export const hrefOf = (choice: Choice, address: string = datesAddress): string => {
  const query = new URLSearchParams(
    parameters.flatMap((parameter) => {
      const value = choice[parameter]
      return value === undefined || (parameter === 'sortierung' && value === sortings[0]) ? [] : [[parameter, value]]
    }),
  )
  return query.size === 0 ? address : `${address}?${query}`
}

/** The choice without some of its filters, from the beginning; what makes no sense without them goes too. */
export const without = (choice: Choice, ...left: readonly Parameter[]): Choice => {
  const gone = new Set<Parameter>(['weiter', ...left])
  if (gone.has('plz')) gone.add('umkreis')
  if (gone.has('plz') && choice.sortierung === 'entfernung') gone.add('sortierung')
  return Object.fromEntries(Object.entries(choice).filter(([parameter]) => !gone.has(parameter as Parameter)))
}

/** The choice with something else; its list begins anew. */
export const choosing = (choice: Choice, more: Choice): Choice => ({ ...without(choice), ...more })

const noFilters: ReadonlySet<Parameter> = new Set(['sortierung', 'weiter'])

/** What of a choice narrows; a postcode alone only measures distances, its radius belongs to it. */
export const filtersOf = (choice: Choice): readonly Parameter[] =>
  parameters.filter((parameter) => choice[parameter] !== undefined && !noFilters.has(parameter))

/** A number as typed, NaN for what is none, which the finder refuses. */
const kilometres = (typed: string): number => Number(typed.replace(',', '.').replace(/\s*km$/i, ''))
const euros = (typed: string): number => (eurosTyped(typed) ?? NaN) / 100

/** The same as the finder is asked. */
export const askOf = (choice: Choice): FinderFilter & { readonly sort?: Sorting; readonly after?: string } => ({
  ...(choice.zielgruppe !== undefined && {
    targetGroup: choice.zielgruppe as NonNullable<FinderFilter['targetGroup']>,
  }),
  ...(choice.rubrik !== undefined && { rubric: choice.rubrik }),
  ...(choice.monat !== undefined && { month: choice.monat }),
  ...(choice.ort !== undefined && { locationId: Number(choice.ort) }),
  ...(choice.plz !== undefined && { postcode: choice.plz }),
  ...(choice.umkreis !== undefined && { radius: kilometres(choice.umkreis) }),
  ...(choice.art !== undefined && { mode: modesInAddress[choice.art as keyof typeof modesInAddress] }),
  ...(choice.dauer !== undefined && { duration: choice.dauer as NonNullable<FinderFilter['duration']> }),
  ...(choice.neu !== undefined && { isNew: true }),
  ...(choice.frei !== undefined && { free: true }),
  ...(choice.preis !== undefined && { priceTo: euros(choice.preis) }),
  ...(choice.sortierung !== undefined && { sort: choice.sortierung as Sorting }),
  ...(choice.weiter !== undefined && { after: choice.weiter }),
})

/** The calendar of all dates that a choice finds, by the names that the call has for its filters. */
export const calendarHref = (filter: FinderFilter): string => {
  const query = new URLSearchParams(Object.entries(filter).map(([key, value]) => [key, String(value)]))
  return query.size === 0 ? `${datesAddress}/termine.ics` : `${datesAddress}/termine.ics?${query}`
}
