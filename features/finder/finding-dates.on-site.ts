import { distanceText } from '#core/finder/distance.ts'
import { availabilityText } from '#core/catalogue/availability.ts'
import type { FinderFilter, FoundEvents, Sorting } from '#core/finder/finder.ts'
import { dateRange } from '#core/shared/date-texts.ts'
import { priceText } from '#core/shared/money.ts'
import { slugOf } from '#core/shared/slug.ts'
import type { FindsDates, FoundDateSeen } from './finding-dates.driver.ts'
import type { Entry } from '../support/entry.ts'

type Ask = FinderFilter & { readonly sort?: Sorting; readonly after?: string }

const offices = { Betriebsrat: 'br', SBV: 'sbv', JAV: 'jav' } as const
const modes = { Online: 'online', 'Im Seminar-Hotel': 'hotel' } as const
const durations = {
  'Bis zu einem Tag': 'kurz',
  'Zwei bis drei Tage': 'mittel',
  'Ab vier Tagen und Reihen': 'lang',
} as const
const months = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ')
const fields = { postcode: 'Postleitzahl', radius: 'Umkreis', priceTo: 'Preis bis, in Euro netto' } as const
const sortings = { Datum: 'datum', Entfernung: 'entfernung', Preis: 'preis' } as const

/** Finds dates through the port; a filter has the same names as on the page. */
export const findsDatesOnSite = ({ site: { finder } }: Entry): FindsDates => {
  /** By label, with its value as the reader names it, so that one can be taken away. */
  let chosen: ReadonlyMap<string, { readonly value: string; readonly ask: Ask }> = new Map()
  let more: Pick<Ask, 'sort' | 'after'> = {}

  const asked = (left?: string): Ask =>
    Object.assign({}, ...[...chosen].flatMap(([label, { ask }]) => (label === left ? [] : ask))) as Ask
  const find = async (ask: Ask): Promise<{ readonly found: FoundEvents; readonly wrong: readonly string[] }> => {
    const answer = await finder.find(ask)
    if (answer.ok) return { found: answer.value, wrong: [] }
    const wrong = Object.keys(answer.refusal.fields) as (keyof typeof fields)[]
    const understood = Object.fromEntries(Object.entries(ask).filter(([key]) => !wrong.some((field) => field === key)))
    return { found: (await find(understood)).found, wrong: wrong.map((field) => fields[field]) }
  }
  const askOf = async (label: string, value: string): Promise<Ask> => {
    switch (label) {
      case 'Amt':
        return { targetGroup: offices[value as keyof typeof offices] }
      case 'Rubrik':
        return { rubric: slugOf(value) }
      case 'Monat': {
        const [month = '', year = ''] = value.split(' ')
        return { month: `${year}-${String(months.indexOf(month) + 1).padStart(2, '0')}` }
      }
      case 'Stadt': {
        const { found } = await find({})
        return { locationId: Number(found.facets.locationId.find((town) => town.label === value)?.value) }
      }
      case 'Postleitzahl':
        return { postcode: value }
      case 'Umkreis':
        return { radius: Number.parseInt(value, 10) }
      case 'Wie Sie lernen':
        return { mode: modes[value as keyof typeof modes] }
      case 'Dauer':
        return { duration: durations[value as keyof typeof durations] }
      case 'Nur zeigen':
        return value === 'neue Themen' ? { isNew: true } : { free: true }
      case 'Preis bis, in Euro netto':
        return { priceTo: Number(value) }
      default:
        throw new Error(`there is no filter ${label}`)
    }
  }

  return {
    open: async () => {
      chosen = new Map()
      more = {}
    },
    async narrow(filters) {
      const added = await Promise.all(
        Object.entries(filters).map(
          async ([label, value]) => [label, { value, ask: await askOf(label, value) }] as const,
        ),
      )
      chosen = new Map([...chosen, ...added])
      more = {}
    },
    drop: async (word) => {
      chosen = new Map([...chosen].filter(([, { value }]) => value !== word))
    },
    reset: async () => {
      chosen = new Map()
    },
    sortBy: async (sorting) => {
      more = { sort: sortings[sorting] }
    },
    async more() {
      const { found } = await find({ ...asked(), ...more })
      more = { ...more, ...(found.next !== undefined && { after: found.next }) }
    },
    async see() {
      const { found, wrong } = await find({ ...asked(), ...more })
      const tried = found.total > 0 ? [] : [...chosen]
      const helps = await Promise.all(
        tried.map(async ([label, { value }]) => ({
          without: label.startsWith('Preis') ? `bis ${value} €` : value,
          total: (await find(asked(label))).found.total,
        })),
      )
      return {
        count: countText(found.total),
        dates: found.items.map(seen),
        wrong,
        helps: helps
          .filter(({ total }) => total > 0)
          .map(({ without, total }) => ({ without, count: countText(total) })),
        goesOn: found.next !== undefined,
      }
    },
    typed: async (label) => chosen.get(label)?.value ?? '',
    async counts(label) {
      const { facets } = (await find(asked())).found
      const facet = label === 'Amt' ? facets.targetGroup : label === 'Dauer' ? facets.duration : facets.mode
      const words = { ...flipped(offices), ...flipped(modes), ...flipped(durations) }
      return facet.map(({ value, count }) => `${words[value]} ${count}`)
    },
  }
}

const flipped = (words: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(words).map(([word, value]) => [value, word]))

const countText = (total: number): string => `${total} ${total === 1 ? 'Termin' : 'Termine'}`

const seen = ({ event, distance, whyNotBookable }: FoundEvents['items'][number]): FoundDateSeen => ({
  title: event.theme.title,
  days: dateRange(event.startDate, event.endDate),
  state: availabilityText(event),
  price: priceText(event.price).replace('\u00a0', ' '),
  distance: distance === undefined ? undefined : distanceText(distance).replace('\u00a0', ' '),
  whyNot:
    whyNotBookable === 'sold-out'
      ? 'Gerade nicht buchbar: Alle Plätze sind vergeben. Auf die Warteliste setzen wir Sie am Telefon.'
      : undefined,
})
