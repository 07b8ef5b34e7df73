import type { FinderFilter, Sorting } from '#core/finder/finder.ts'
import type { AsksTheFinder, Wanted } from './asking-the-finder.driver.ts'
import type { Entry } from '../support/entry.ts'

/** Asks the finder through the port. */
export const asksTheFinderOnSite = ({ site: { finder } }: Entry): AsksTheFinder => ({
  async find(wanted) {
    const answer = await finder.find(askFrom(wanted))
    if (!answer.ok) return { refused: answer.refusal.fields }
    const { items, total, facets } = answer.value
    return {
      found: {
        dates: items.map(({ event, distance, whyNotBookable }) => ({
          number: event.eventId,
          away: distance,
          reason: whyNotBookable,
        })),
        total,
        count: (facet, value) => {
          const values = Object.entries(facets).find(([name]) => name === facet)?.[1]
          if (!values) throw new Error(`there is no facet ${facet}`)
          return values.find((one) => one.value === value)?.count ?? 0
        },
      },
    }
  },
})

const numbers = ['locationId', 'hotelId', 'radius', 'priceTo']
const flags = ['isNew', 'free']

/** The filters as the port takes them; a scenario knows only words. */
const askFrom = (wanted: Wanted): FinderFilter & { readonly sort?: Sorting } =>
  Object.fromEntries(
    Object.entries(wanted).map(([name, value]) => [
      name,
      numbers.includes(name) ? Number(value) : flags.includes(name) ? value === 'true' : value,
    ]),
  )
