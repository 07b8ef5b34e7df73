import { availabilityText } from '#core/catalogue/availability.ts'
import { distanceText } from '#core/finder/distance.ts'
import { choosing, type Choice, type FilterParameter } from '#core/finder/finder-address.ts'
import { chipParameters, findEvents, withoutChip } from '#core/finder/finder.view.ts'
import type { FoundEvents } from '#core/finder/finder.ts'
import { dateRange, monthName } from '#core/shared/date-texts.ts'
import { priceText } from '#core/shared/money.ts'
import type { Entry } from '../support/entry.ts'
import type { FindsEvents, FoundEventSeen } from './finding-events.driver.ts'

/** The fields of the finder as a scenario calls them. */
const fields = {
  Amt: 'zielgruppe',
  Rubrik: 'rubrik',
  Monat: 'monat',
  Stadt: 'ort',
  Postleitzahl: 'plz',
  Umkreis: 'umkreis',
  'Wie Sie lernen': 'art',
  Dauer: 'dauer',
  'Preis bis, in Euro netto': 'preis',
} as const satisfies Readonly<Record<string, FilterParameter>>

/** Values that have other words for readers than in the address, and their names among the counts. */
const offices = { Betriebsrat: 'br', SBV: 'sbv', JAV: 'jav' } as const
const modes = { Online: 'online', 'Im Seminar-Hotel': 'vor-ort' } as const
const durations = {
  'Bis zu einem Tag': 'kurz',
  'Zwei bis drei Tage': 'mittel',
  'Ab vier Tagen und Reihen': 'lang',
} as const
const values: Readonly<Record<string, string>> = { ...offices, ...modes, ...durations }
const countedAs: Readonly<Record<string, string>> = { ...flipped(values), hotel: 'Im Seminar-Hotel' }
const sortings = { Datum: 'datum', Entfernung: 'entfernung', Preis: 'preis' } as const

/** Finds events by the view that the page shows: the choice is what would stand in its address. */
export const findsEventsOnSite = ({ site }: Entry): FindsEvents => {
  let choice: Choice = {}
  /** What was chosen in each field, as a reader calls it. */
  let words: Readonly<Record<string, string>> = {}

  const finding = () => findEvents(site.programme, choice)
  const chosenAs = async (label: string, value: string): Promise<Choice> => {
    if (label === 'Nur zeigen') return value === 'neue Themen' ? { neu: 'ja' } : { frei: 'ja' }
    if (!(label in fields)) throw new Error(`there is no filter ${label}`)
    const parameter = fields[label as keyof typeof fields]
    const { facets } = (await findEvents(site.programme, {})).found
    const offered = [
      ...[...facets.rubric, ...facets.locationId].map((option) => [option.label, option.value] as const),
      ...facets.month.map((month) => [monthLabel(month.value), month.value] as const),
    ]
    return { [parameter]: values[value] ?? offered.find(([text]) => text === value)?.[1] ?? value }
  }
  const word = (parameter: string): string => words[parameter] ?? ''

  return {
    open: async () => {
      choice = {}
      words = {}
    },
    async narrow(filters) {
      for (const [label, value] of Object.entries(filters)) {
        const added = await chosenAs(label, value)
        choice = choosing(choice, added)
        for (const parameter of Object.keys(added)) words = { ...words, [parameter]: value }
      }
    },
    async drop(chosen) {
      const now = await finding()
      const chip = chipParameters(now).find((parameter) => word(parameter) === chosen)
      if (!chip) throw new Error(`nothing is chosen that is called ${chosen}`)
      choice = withoutChip(now, chip)
    },
    reset: async () => {
      choice = {}
    },
    async sortBy(sorting) {
      choice = choosing((await finding()).understood, { sortierung: sortings[sorting] })
    },
    async more() {
      const { understood, found } = await finding()
      if (found.next !== undefined) choice = choosing(understood, { weiter: found.next })
    },
    async see() {
      const { found, faults, omissions } = await finding()
      return {
        count: countText(found.total),
        dates: found.items.map(seen),
        wrong: Object.entries(fields).flatMap(([label, parameter]) => (parameter in faults ? label : [])),
        helps: omissions.map(({ parameter, total }) => ({
          without: parameter === 'preis' ? `bis ${word(parameter)} €` : word(parameter),
          count: countText(total),
        })),
        goesOn: found.next !== undefined,
      }
    },
    typed: async (label) => choice[fields[label as keyof typeof fields]] ?? '',
    async counts(label) {
      const { facets } = (await finding()).found
      const facet = label === 'Amt' ? facets.targetGroup : label === 'Dauer' ? facets.duration : facets.mode
      return facet.map(({ value, count }) => `${countedAs[value]} ${count}`)
    },
  }
}

const monthLabel = (month: string): string => `${monthName(`${month}-01`)} ${month.slice(0, 4)}`

function flipped(words: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(words).map(([word, value]) => [value, word]))
}

const countText = (total: number): string => `${total} ${total === 1 ? 'Termin' : 'Termine'}`

const seen = ({ event, distance, whyNotBookable }: FoundEvents['items'][number]): FoundEventSeen => ({
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
