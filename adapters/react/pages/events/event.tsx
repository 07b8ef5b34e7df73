import { pictureOfTheme } from '#core/shared/pictures.ts'
import type { EventHistory, ThemePage } from '#core/catalogue/catalogue.ts'
import { eventHref, rubricHref, themeHref } from '#core/catalogue/theme-links.ts'
import { hotelsOf } from '#core/catalogue/towns.ts'
import type { Tag } from '#core/changes/changes.ts'
import type { CostRates } from '#core/costs/with-hotel.ts'
import { dateRange } from '#core/shared/date-texts.ts'
import { keyedSegment } from '#core/shared/keyed-address.ts'
import type { Site } from '#core/site.ts'
import { statusOf } from '#pages-port/refusal-status.ts'
import { forEveryone, forOne } from '../../answers.ts'
import { instead, type Gone } from '../../blocks/instead-of-event.ts'
import type { Crumb, Page, Shown } from '../../page.ts'
import { CalledOffEvent } from './called-off-event.tsx'
import { calendarOfHref } from '#core/catalogue/event-links.ts'
import { GoneEvent, goneTitle } from '../../blocks/gone-event.tsx'
import { eventDescription } from './event-description.ts'
import { townText } from '../../blocks/event-venue.tsx'
import { knownRates, ratesTag } from '../../blocks/known-rates.ts'
import { eventLd } from '../../shell/json-ld/events.ts'
import { pageWording } from '#wording/pages.ts'
import { EventParts, type ThereToBeRead } from './event-parts.tsx'

const words = pageWording.programme.event
const moreWords = pageWording.themePages.event

/** An event that is to come or under way, one that was called off, or what takes the place of one that is over. */
type EventShown =
  | ThereToBeRead
  | {
      readonly calledOff: EventHistory
      readonly page: ThemePage | undefined
      readonly rates: CostRates | undefined
    }
  | { readonly gone: Gone }

/**
 * One event: when, where, what it costs, how it runs; from its first day on how it stands, for whoever is on the way,
 * and no longer for searches. One that is over answers 410 and names the new ones (domain §7.13); one that was called
 * off stays as long, for whoever meant to come and for searches (domain §5).
 */
export const eventPage: Page<EventShown> = {
  async loader({ site, params }) {
    const answer = await site.programme.catalogue.eventHistory({ key: params['event'] ?? '' })
    if (answer.ok) return answer.value.calledOff ? shownCalledOff(site, answer.value) : shownEvent(site, answer.value)
    const gone = await instead(answer.refusal, site, eventHref)
    return forEveryone<EventShown>({ gone }, [`theme:${gone.page.theme.url}`, ratesTag], statusOf(answer.refusal))
  },
  head: (data, frame) => {
    if ('gone' in data) return { title: goneTitle(data.gone), noindex: true, crumbs: crumbsTo(data.gone.page.theme) }
    const { page } = data
    const history = 'calledOff' in data ? data.calledOff : data.history
    const { event } = history
    const named = words.title(event.theme.title, dateRange(event.startDate, event.endDate), townText(event))
    const title = history.calledOff ? moreWords.calledOffTitle(named) : named
    const crumbs = crumbsTo(event.theme)
    return {
      title,
      description: eventDescription(history, page?.card.teaser),
      ...(history.life === 'to-come' ? { canonical: eventHref(event) } : { noindex: true }),
      rubric: event.theme.rubric.position,
      picture: pictureOfTheme(event.theme),
      crumbs,
      section: 'termine',
      calendar: calendarOfHref(event),
      jsonLd: [eventLd(event, frame, page?.card.teaser, history, page?.theme.content[0]?.programme)],
    }
  },
  Component: ({ data, frame }) => {
    if ('gone' in data) return <GoneEvent gone={data.gone} frame={frame} />
    if ('calledOff' in data) {
      const { calledOff, page, rates } = data
      return <CalledOffEvent history={calledOff} page={page} rates={rates} frame={frame} />
    }
    return <EventParts data={data} frame={frame} />
  },
}

const shownCalledOff = async (site: Site, history: EventHistory): Promise<Shown<EventShown>> => {
  const { eventId, themeUrl } = history.event
  const [page, rates] = await Promise.all([site.programme.catalogue.theme({ url: themeUrl }), knownRates(site)])
  return shownNow(history, { calledOff: history, page: page.ok ? page.value : undefined, rates }, [
    `event:${eventId}`,
    `theme:${themeUrl}`,
    ratesTag,
  ])
}

const shownEvent = async (site: Site, history: EventHistory): Promise<Shown<EventShown>> => {
  const { event } = history
  const hotels = [...new Map(hotelsOf(event).map((hotel) => [hotel.internalId, hotel])).values()]
  const [page, rates, experts, managers, ...hotelsWithDetails] = await Promise.all([
    site.programme.catalogue.theme({ url: event.themeUrl }),
    knownRates(site),
    site.programme.people.experts({}),
    site.programme.people.eventManagers({ eventId: event.eventId }),
    ...hotels.map(({ name, internalId }) => site.programme.venues.hotel({ key: keyedSegment(name, internalId) })),
  ])
  return shownNow(
    history,
    {
      history,
      page: page.ok ? page.value : undefined,
      hotelsWithDetails: hotelsWithDetails.flatMap((found) => (found.ok ? found.value : [])),
      rates,
      experts: experts.ok ? experts.value.filter(({ themes }) => themes.includes(event.themeUrl)) : [],
      managers: managers.ok ? managers.value : [],
    },
    [
      `event:${event.eventId}`,
      `theme:${event.themeUrl}`,
      ...hotels.map(({ internalId }): Tag => `hotel:${internalId}`),
      'record:expert',
      'record:manager',
      ratesTag,
    ],
  )
}

/** What is under way changes with the hour, not only with the day and the content: nobody keeps it. */
const shownNow = ({ life }: EventHistory, shown: EventShown, tags: readonly Tag[]): Shown<EventShown> =>
  life === 'to-come' ? forEveryone(shown, tags) : forOne(shown)

const crumbsTo = (theme: Pick<ThemePage['theme'], 'url' | 'title' | 'rubric'>): readonly Crumb[] => [
  { title: theme.rubric.title, href: rubricHref(theme.rubric) },
  { title: theme.title, href: themeHref(theme) },
]
