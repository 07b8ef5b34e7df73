import * as addressOf from '../shared/addresses.ts'
import type { ForBrowsingTheCatalogue } from '../catalogue/ports.ts'
import { brandBeforeContent } from '../brand/brand.ts'
import type { ForKnowingWhatChanged } from '../changes/ports.ts'
import { remembered } from '../shared/remembered.ts'
import type { ForKnowingTheBrand } from '../brand/ports.ts'
import type { ForPrintingPdfs } from '../documents/ports.ts'
import type { ForStoringRecords } from '../records/ports.ts'
import type { Clock } from '../shared/clock.ts'
import { today } from '../shared/dates.ts'
import type { Cents } from '../shared/money.ts'
import type { Origins } from '../shared/origins.ts'
import { durationOfModules } from '../shared/duration.ts'
import { done } from '../shared/result.ts'
import type { VenueRecords } from '../venues/venue-details.ts'
import { chosenCosts } from './cost-choices.ts'
import { costDocument } from './cost-document.ts'
import { costsAddress } from './cost-query.ts'
import { merged, totalsOf } from './cost-totals.ts'
import type { CostGroup, NotIncluded, Traveller, TravelCosts } from './costs.ts'
import { linesOf, meetingsOf, type HotelPrices } from './event-lines.ts'
import { legalBasisOf } from './legal-basis.ts'
import type { ForReckoningCosts } from './ports.ts'
import type { CostRates } from './with-hotel.ts'
import type { Meeting } from './stay.ts'
import { validUntil } from './valid-until.ts'
import { costRules, type CostRules } from './venue-lines.ts'

interface CostsNeeds {
  readonly programme: ForBrowsingTheCatalogue
  readonly records: ForStoringRecords<VenueRecords>
  readonly content: ForKnowingTheBrand
  readonly pdfs: ForPrintingPdfs
  readonly changes: ForKnowingWhatChanged
  readonly clock: Clock
  readonly origins: Origins
}

/** Reckons what an event costs, for a page and for paper. */
export const costsOf = ({
  programme,
  records,
  content,
  pdfs,
  changes,
  clock,
  origins,
}: CostsNeeds): ForReckoningCosts => {
  const brandOf = async () => (await content.brand()) ?? brandBeforeContent

  const pricesOf = async (meetings: readonly Meeting[]): Promise<HotelPrices> => {
    const numbers = [...new Set(meetings.map(({ hotelId }) => hotelId))]
    const details = await Promise.all(numbers.map((id) => records.one('hotel', String(id))))
    return new Map(details.flatMap((it) => (it ? [[it.hotelId, it.prices] as const] : [])))
  }

  const estimate: ForReckoningCosts['estimate'] = async ({ key, ...choices }) => {
    const found = await programme.bookableEvent({ key })
    if (!found.ok) return found
    const event = found.value
    const chosen = chosenCosts(choices)
    if (!chosen.ok) return chosen
    const { travellers, vatShown } = chosen.value
    const meetings = meetingsOf(event)
    const [prices, theme, brand] = await Promise.all([
      pricesOf(meetings),
      programme.theme({ url: event.themeUrl }),
      brandOf(),
    ])
    const rules = costRules(brand)
    const groups = groupsOf(travellers).map(({ participants, traveller }): CostGroup => {
      const lines = linesOf(event, meetings, traveller, prices, rules)
      return { participants, traveller, lines, totals: totalsOf(lines), travel: travelOf(meetings, traveller, rules) }
    })
    const lines = merged(
      groups.flatMap((group) =>
        group.lines.map((line) => ({ ...line, quantity: line.quantity * group.participants.length })),
      ),
    )
    return done({
      event,
      duration: durationOfModules(event.modules, theme.ok ? theme.value.theme.content[0]?.duration : undefined),
      participants: travellers.length,
      vatShown,
      groups,
      lines,
      totals: totalsOf(lines),
      travel: groups.reduce((total, { participants, travel }) => total + participants.length * travel.cents, 0),
      notIncluded: notIncludedIn(meetings),
      legalBasis: legalBasisOf(theme.ok ? theme.value.theme.targetGroups : []),
      validUntil: validUntil(today(clock), event.startDate),
    })
  }

  const rates = remembered(changes, ['record:hotel', 'brand'], async (): Promise<CostRates> => {
    const details = await records.all('hotel')
    return {
      hotels: Object.fromEntries(details.map(({ hotelId, prices }) => [hotelId, prices])),
      rules: costRules(await brandOf()),
    }
  })

  return {
    estimate,
    rates: async () => done(await rates()),
    async pdf(ask) {
      const reckoned = await estimate(ask)
      if (!reckoned.ok) return reckoned
      const address = origins.site + addressOf.costs(reckoned.value.event.url)
      const { key: _, ...choices } = ask
      const document = costDocument(reckoned.value, await brandOf(), today(clock), {
        address,
        withChoices: costsAddress(address, choices),
      })
      return done({
        mime: 'application/pdf',
        filename: `kosten-${reckoned.value.event.url}.pdf`,
        bytes: await pdfs.print(document),
      })
    },
  }
}

/** Participants who chose the same. */
const groupsOf = (travellers: readonly Traveller[]): readonly Pick<CostGroup, 'participants' | 'traveller'>[] => {
  const groups = new Map<string, { readonly participants: number[]; readonly traveller: Traveller }>()
  for (const [index, traveller] of travellers.entries()) {
    const alike = JSON.stringify(Object.entries(traveller))
    const group = groups.get(alike) ?? { participants: [], traveller }
    group.participants.push(index + 1)
    groups.set(alike, group)
  }
  return [...groups.values()]
}

const travelOf = (meetings: readonly Meeting[], { travel, km, ticket }: Traveller, rules: CostRules): TravelCosts => {
  const each: Readonly<Record<typeof travel, Cents>> = { bahn: ticket, auto: km * rules.perKm, keine: 0 }
  const journeys = travel === 'keine' ? 0 : meetings.length
  return { mode: travel, journeys, km: travel === 'auto' ? km : 0, cents: journeys * each[travel] }
}

const notIncludedIn = (meetings: readonly Meeting[]): readonly NotIncluded[] =>
  meetings.length > 0 ? ['evenings', 'journey', 'wages'] : ['equipment', 'wages']
