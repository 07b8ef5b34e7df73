import type { ListedEvent, Theme } from '../catalogue/catalogue.ts'
import type { ForStoringTheCatalogue } from '../catalogue/ports.ts'
import type { Expert, PeopleRecords } from '../people/people.ts'
import type { ForStoringRecords } from '../records/ports.ts'
import type { ForAnalysingGerman } from '../shared/german-analyser.ts'
import type { Clock } from '../shared/clock.ts'
import { addDays, berlinDay, lastDayOfAll, today } from '../shared/dates.ts'
import type { Day } from '../shared/day.ts'
import { isThereToBeRead, longestEvent } from '../catalogue/event-lifetime.ts'
import { sameKindAt } from '../catalogue/same-kind-at.ts'
import { isConference } from '../catalogue/theme-kind.ts'
import { byGerman } from '../shared/german-order.ts'
import { holdingWords } from '../shared/holding-words.ts'
import { done, refused } from '../shared/result.ts'
import { conferenceHref } from './conference-links.ts'
import { pricesWithEnds } from './conference-days.ts'
import type { Conference, ConferenceDetails, ConferenceRecords } from './conference.ts'
import type { ForCountingWorkshopSeats, ForVisitingConferences } from './ports.ts'
import { registrationState } from './registration-state.ts'
import { speakersOf } from './speakers.ts'
import { workshopsWithSeats } from './workshop-seats.ts'

interface ConferenceNeeds {
  readonly records: ForStoringRecords<ConferenceRecords & PeopleRecords>
  readonly catalogue: ForStoringTheCatalogue
  readonly workshopSeats: ForCountingWorkshopSeats
  readonly german: ForAnalysingGerman
  readonly clock: Clock
}

const nobody: ReadonlyMap<string, number> = new Map()

/** Fachtagungen, put together from their theme, its next event and what content says beside. */
export const conferencesOf = ({
  records,
  catalogue,
  workshopSeats,
  german,
  clock,
}: ConferenceNeeds): ForVisitingConferences => {
  const conferenceOf = async (
    { theme: url, ...details }: ConferenceDetails,
    experts: readonly Expert[],
  ): Promise<Conference | undefined> => {
    const now = today(clock)
    const theme = await catalogue.theme(url, addDays(now, -longestEvent))
    if (!theme || theme.redirectUrl !== undefined) return undefined
    const event = nextEvent(theme, now)
    const [content] = theme.content
    return {
      url,
      title: theme.title,
      designation: theme.designation,
      teaser: content?.teaser ?? '',
      audience: content?.audience ?? '',
      learn: content?.learn ?? [],
      event,
      ...details,
      speakers: speakersOf(details, experts),
      prices: pricesWithEnds(details.prices, event, now),
      workshops: workshopsWithSeats(details.workshops, event ? await workshopSeats.taken(event.eventId) : nobody),
      registrationState: registrationState(event, now),
    }
  }

  /** Where a Fachtagung lives now; undefined of one that lives here, and of all else. */
  const movedTo = async (url: string): Promise<string | undefined> => {
    const theme = await catalogue.theme(url, lastDayOfAll)
    if (theme?.redirectUrl === undefined || !isConference(theme)) return undefined
    const to = theme.redirectUrl
    const here = sameKindAt(to, { theme: (moved) => moved })
    const isOne = here !== to && (await records.one('conference', here)) !== undefined
    return isOne ? conferenceHref({ url: here }) : to
  }

  return {
    async conferences({ q }) {
      const holds = holdingWords(german, q)
      const [all, experts] = await Promise.all([records.all('conference'), records.all('expert')])
      const found = await Promise.all(all.map((details) => conferenceOf(details, experts)))
      const items = found
        .flatMap((conference) => (conference && holds(textsOf(conference)) ? conference : []))
        .toSorted(nearestFirst)
      return done({ items, total: items.length })
    },

    async conference({ url }) {
      const [details, experts] = await Promise.all([records.one('conference', url), records.all('expert')])
      const conference = details && (await conferenceOf(details, experts))
      if (conference) return done(conference)
      const to = await movedTo(url)
      return refused(to === undefined ? { why: 'not-found' } : { why: 'moved', to })
    },
  }
}

const nextEvent = ({ url, title, eventType, rubric, events }: Theme, now: Day): ListedEvent | null => {
  const event = events.find((one) => isThereToBeRead(one, now))
  return event ? { ...event, theme: { url, title, eventType, rubric } } : null
}

const textsOf = ({ title, designation, motto, teaser, workshops, speakers, event }: Conference): readonly string[] => [
  title,
  designation,
  motto,
  teaser,
  ...workshops.map((workshop) => workshop.title),
  ...speakers.map(({ name }) => name),
  event?.hotel?.name ?? '',
  event?.hotel?.location ?? '',
]

const beginningOf = ({ event }: Conference): string => (event ? berlinDay(event.startDate) : lastDayOfAll)

/** Those without an event stand last; what begins on the same day stays in the order of the content. */
const nearestFirst = byGerman(beginningOf)
