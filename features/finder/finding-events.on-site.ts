import { availabilityTexts } from '#core/catalogue/availability.ts'
import {
  chipsOf,
  chipsOfFilter,
  choosingSeason,
  offeredRadii,
  offeredSeasons,
  offeredValues,
  withoutChip,
} from '#core/finder/filter-values.view.ts'
import {
  choiceOf,
  chosenValues,
  choosing,
  choosingValues,
  takesSeveral,
  type Choice,
  type CountedParameter,
  type FilterParameter,
} from '#core/finder/finder-address.ts'
import { findThemes, ofThemes } from '#core/finder/found-themes.view.ts'
import { townOf } from '#core/catalogue/event-venue.view.ts'
import { findEvents, furtherChoice, sortingsOf, type Finding } from '#core/finder/finder.view.ts'
import type { FoundEvents } from '#core/finder/finder.ts'
import { dateRange } from '#core/shared/date-texts.ts'
import { priceText } from '#core/shared/money.ts'
import { pageWording } from '#wording/pages.ts'
import { netWithHotel, type CostRates } from '#core/costs/with-hotel.ts'
import type { Entry } from '../support/entry.ts'
import { valueOf } from '../support/value-of.ts'
import { keyCalled } from '../support/key-called.ts'
import { said } from '../support/said.ts'
import type { FindsEvents, FoundEventSeen } from './finding-events.driver.ts'

const words = pageWording.finder

/** What stands in the finder's address, for whoever comes to it or leaves it by a link. */
export interface ChoosesOnSite {
  choice(): Choice
  goTo(address: string): void
}

/** Finds events by the views that the page shows: the choice is what would stand in its address. */
export const findsEventsOnSite = ({ site }: Entry): FindsEvents & ChoosesOnSite => {
  let choice: Choice = {}
  const finding = () => findEvents(site.programme, choice)

  let touches = 0

  return {
    choice: () => choice,
    goTo(address) {
      choice = choiceOf(new URL(address, 'http://localhost'))
    },
    async quickly(chosen) {
      const start = await findEvents(site.programme, {}, {}, 1)
      choice = {}
      touches = 0
      for (const [label, value] of Object.entries(chosen)) {
        const season = offeredSeasons(start).find((each) => words.season(each) === value)
        choice = season ? choosingSeason({ understood: choice }, season) : choosingAs(start, choice, label, value)
        touches += 1
      }
      if (choice.plz !== undefined) choice = choosing(choice, { sortierung: 'entfernung' })
    },
    async paper(title) {
      const { found } = await finding()
      const key = found.items.find(({ event }) => event.theme.title === title)?.event.url ?? ''
      valueOf(await site.programme.documents.eventPdf({ key }))
      touches += 1
    },
    touches: () => touches,
    open: async () => {
      choice = {}
    },
    async narrow(filters) {
      const now = await finding()
      for (const [label, value] of Object.entries(filters)) choice = choosingAs(now, choice, label, value)
    },
    async season(name) {
      const now = await finding()
      const season = offeredSeasons(now).find((each) => words.season(each) === name)
      if (!season) throw new Error(`no season is called ${name}`)
      choice = choosingSeason(now, season)
    },
    async drop(chosen) {
      const now = await finding()
      const chip = chipsOf(now).find((each) => said(words.chips[each.parameter](each)) === chosen)
      if (!chip) throw new Error(`nothing is chosen that is called ${chosen}`)
      choice = withoutChip(now, chip)
    },
    reset: async () => {
      choice = {}
    },
    async follow(search) {
      const now = await finding()
      const offer = now.nearest.find(
        (each) =>
          said(
            words.nearest(
              each,
              each.givenUp.flatMap((one) => chipsOfFilter(now, one)),
            ),
          ) === search,
      )
      if (!offer) throw new Error(`nothing near is called ${search}`)
      choice = offer.choice
    },
    async sortBy(label) {
      const now = await finding()
      const sorting = sortingsOf(now).offered.find((offered) => words.sortings[offered] === label)
      if (!sorting) throw new Error(`nothing can be sorted by ${label}`)
      choice = choosing(now.understood, { sortierung: sorting })
    },
    async sortings() {
      return sortingsOf(await finding()).offered.map((sorting) => words.sortings[sorting])
    },
    async more() {
      const further = furtherChoice(await finding())
      if (!further) throw new Error('the list ends here')
      choice = further
    },
    asThemes: async () => {
      choice = ofThemes(choice)
    },
    asEvents: async () => undefined,
    async seeThemes() {
      const { themes } = await findThemes(site.programme, choice)
      const shelf = valueOf(await site.programme.catalogue.rubrics({})).items
      return {
        count: said(words.ofThemes.themes(themes.length)),
        themes: shelf.flatMap(({ url, title }) =>
          themes
            .filter(({ earliest: { event } }) => event.theme.rubric.url === url)
            .map(({ events, earliest: { event } }) => ({
              rubric: title,
              title: event.theme.title,
              events: said(
                `${words.ofThemes.fitting(events)} ${dateRange(event.startDate, event.endDate)}, ${townOf(event) ?? pageWording.programme.events.onlineWhen}`,
              ),
            })),
        ),
      }
    },
    async see() {
      const now = await finding()
      return {
        count: said(words.events(now.found.total)),
        dates: now.found.items.map(seenWith(valueOf(await site.programme.costs.rates({})))),
        wrong: parameters.flatMap((parameter) => (parameter in now.faults ? words.fields[parameter] : [])),
        nearest: now.nearest.map((offer) =>
          said(
            words.nearest(
              offer,
              offer.givenUp.flatMap((each) => chipsOfFilter(now, each)),
            ),
          ),
        ),
        goesOn: furtherChoice(now) !== undefined,
      }
    },
    typed: async (label) => choice[keyCalled(words.fields, label)] ?? '',
    async counts(label) {
      const parameter = keyCalled(words.fields, label)
      if (!isCounted(parameter)) throw new Error(`${label} counts nothing`)
      return offeredValues(await finding(), parameter).map((each) => `${words.values[parameter](each)} ${each.count}`)
    },
  }
}

const parameters = Object.keys(words.fields) as readonly FilterParameter[]
/** Of what is typed, and of distances, nothing is counted. */
const isCounted = (parameter: FilterParameter): parameter is CountedParameter =>
  parameter !== 'plz' && parameter !== 'umkreis' && parameter !== 'q'

/** What stands in the address once somebody has set a field: what it offers under these words, or what he types. */
const choosingAs = (finding: Finding, choice: Choice, label: string, value: string): Choice => {
  const parameter = keyCalled(words.fields, label === words.only ? value : label)
  if (parameter === 'plz' || parameter === 'preis' || parameter === 'q') return choosing(choice, { [parameter]: value })
  const offered = parameter === 'umkreis' ? offeredRadii(finding) : offeredValues(finding, parameter)
  const chosen = value.split(words.or).map((one) => {
    const found = offered.find((each) => said(words.values[parameter](each)) === one)
    if (!found) throw new Error(`${label} offers no ${one}`)
    return found.value
  })
  return takesSeveral(parameter)
    ? choosingValues(choice, parameter, [...chosenValues(choice, parameter), ...chosen])
    : choosing(choice, { [parameter]: chosen[0] ?? '' })
}

const seenWith =
  (rates: CostRates) =>
  ({ event, duration, distance, whyNotBookable }: FoundEvents['items'][number]): FoundEventSeen => {
    const withHotel = netWithHotel(event, rates)
    return {
      title: event.theme.title,
      days: dateRange(event.startDate, event.endDate),
      state: availabilityTexts(event).join(', '),
      price: said(priceText(event.price)),
      lasts: said(words.lasts(duration, event)),
      'with hotel': withHotel === undefined ? '' : said(words.withHotel(withHotel)),
      distance: distance === undefined ? undefined : said(words.distance(distance)),
      whyNot: whyNotBookable && words.whyNot[whyNotBookable],
    }
  }
