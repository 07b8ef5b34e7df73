import type { ListedEvent } from '../catalogue/catalogue.ts'
import { eventKind } from '../catalogue/event-kind.ts'
import type { ForStoringTheCatalogue } from '../catalogue/ports.ts'
import type { ForStoringRecords } from '../records/ports.ts'
import { addDays, berlinDay, lastDayOfAll } from '../shared/dates.ts'
import type { Day } from '../shared/day.ts'
import { longestPage } from '../shared/page.ts'
import type { PositionOnEarth } from '../shared/position-on-earth.ts'
import type { LocationDetails } from '../venues/venue-details.ts'
import { neededSteps } from './needed-steps.ts'
import { stepOfTheme } from './offers.ts'
import type { PlannedMember } from './plans-of-gremium.ts'
import type { ForKnowingWhatThemesTeach } from './ports.ts'
import type { Gremium, Offer, OfferedEvent, StepKey } from './training-plan.ts'

export interface OffersNeeds {
  readonly catalogue: Pick<ForStoringTheCatalogue, 'themesAt' | 'events'>
  readonly records: ForStoringRecords<{ readonly location: LocationDetails }>
  readonly teaching: ForKnowingWhatThemesTeach
}

/** At most so many events are looked at for one question. */
export const mostEvents = 400

/**
 * What the programme offers some members: the themes that teach what they may need, what they have attended, booked or
 * chosen and `also`, each with its next events; `mostEvents` in all, shared alike.
 */
export async function offersFor(
  members: readonly PlannedMember[],
  gremium: Gremium,
  also: readonly string[],
  today: Day,
  { catalogue, records, teaching }: OffersNeeds,
): Promise<readonly Offer[]> {
  const teaches = await teaching.teaches()
  const steps = new Set(members.flatMap((member) => stepsOf(member, gremium, today)))
  const mentioned = new Set([
    ...also,
    ...members.flatMap(({ profile }) => [...profile.attended, ...profile.booked.map(({ themeUrl }) => themeUrl)]),
  ])
  const chosen = [...steps]
    .filter((key) => key.startsWith(stepOfTheme('')))
    .map((key) => key.slice(stepOfTheme('').length))
  const urls = [
    ...new Set([
      ...chosen,
      ...also,
      ...Object.entries(teaches).flatMap(([url, key]) => (steps.has(key) || mentioned.has(url) ? url : [])),
    ]),
  ].toSorted()
  const themes = new Map(
    (await inPages(urls, (page) => catalogue.themesAt(page, lastDayOfAll))).map((theme) => [theme.url, theme]),
  )
  const wanted = urls.filter(
    (url) => steps.has(teaches[url] ?? stepOfTheme(url)) || steps.has(stepOfTheme(url)) || also.includes(url),
  )
  const limit = Math.max(1, Math.min(longestPage, Math.floor(mostEvents / Math.max(wanted.length, 1))))
  const towns = new Map((await records.all('location')).map(({ locationId, position }) => [locationId, position]))
  const offers: Offer[] = []
  for (const url of urls) {
    const theme = themes.get(url)
    const key = teaches[url]
    if (!theme) continue
    const isListed = wanted.includes(url) && theme.redirectUrl === undefined
    const { items } = isListed ? await catalogue.events({ theme: url }, addDays(today, 1), { limit }) : { items: [] }
    offers.push({
      themeUrl: url,
      title: theme.content[0]?.title ?? theme.title,
      targetGroups: theme.targetGroups,
      ...(key !== undefined && { teaches: key }),
      events: items.map((event) => offeredEvent(event, towns)),
    })
  }
  return offers
}

/** All that a member may come to need, whatever is known or dropped. */
const stepsOf = ({ profile, choices }: PlannedMember, gremium: Gremium, today: Day): readonly StepKey[] =>
  neededSteps(
    profile,
    gremium,
    { ...choices, added: [...choices.added, ...choices.pinned.map(({ key }) => key)], dropped: [] },
    new Set(),
    today,
  ).map(({ key }) => key)

const offeredEvent = (event: ListedEvent, towns: ReadonlyMap<number, PositionOnEarth>): OfferedEvent => {
  const { hotel } = event
  const position = hotel ? towns.get(hotel.locationId) : undefined
  return {
    eventId: event.eventId,
    url: event.url,
    startDate: berlinDay(event.startDate),
    endDate: berlinDay(event.endDate),
    online: eventKind(event) === 'online',
    ...(hotel && { town: hotel.location }),
    ...(position && { position }),
    seatsLeft: event.placesLeft,
    price: event.price,
  }
}

const inPages = async <T>(
  urls: readonly string[],
  read: (page: readonly string[]) => Promise<readonly T[]>,
): Promise<readonly T[]> => {
  const all: T[] = []
  for (let at = 0; at < urls.length; at += longestPage) all.push(...(await read(urls.slice(at, at + longestPage))))
  return all
}
