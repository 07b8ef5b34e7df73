import { brandBeforeContent } from '../brand/brand.ts'
import type { ForKnowingTheBrand } from '../brand/ports.ts'
import type { ListedEvent, ProgrammeDay, Theme } from '../catalogue/catalogue.ts'
import type { ForStoringTheCatalogue, ForRememberingRevisions } from '../catalogue/ports.ts'
import { heldEvent } from '../catalogue/schedule.ts'
import { hiddenThemes, moduleThemes } from '../catalogue/series-modules.ts'
import type { ForStoringRecords } from '../records/ports.ts'
import type { Clock } from '../shared/clock.ts'
import { berlinDay, lastDayOfAll, today } from '../shared/dates.ts'
import type { Day } from '../shared/day.ts'
import type { Document } from '../shared/document.ts'
import type { Origins } from '../shared/origins.ts'
import type { VenueRecords } from '../venues/venue-details.ts'
import { calendarEntries } from './calendar-entries.ts'
import type { CalendarEntry } from './documents.ts'
import type { ForWritingCalendars } from './ports.ts'

export interface CalendarNeeds {
  readonly catalogue: ForStoringTheCatalogue
  /** Also knows the day on which the store was filled first; undefined in an empty one. */
  readonly content: ForKnowingTheBrand & { firstFill(): Promise<Day | undefined> }
  readonly records: ForStoringRecords<VenueRecords>
  readonly revisions: ForRememberingRevisions
  readonly calendars: ForWritingCalendars
  readonly origins: Origins
  readonly clock: Clock
}

/** Writes events as calendars. */
export interface ForCollectingEvents {
  /** These, as they are. */
  of(events: readonly ListedEvent[], filename: string, calledOff?: boolean): Promise<Document>
  /** Those that are in the programme, in the order in which they are named. */
  ofNumbers(eventIds: readonly number[], filename: string): Promise<Document>
}

const mime = 'text/calendar; charset=utf-8; method=PUBLISH'

export const eventCalendars = (needs: CalendarNeeds): ForCollectingEvents => {
  const { catalogue, content, revisions, origins, clock } = needs

  const of = async (
    events: readonly ListedEvent[],
    filename: string,
    calledOff: boolean = false,
  ): Promise<Document> => {
    const known = await knownOf(events, needs)
    const revised = await revisions.revisions(events.map(({ eventId }) => eventId))
    // Of what came in by no import, such as synthetic load, nothing is remembered: it is as old as the content.
    const never = { sequence: 0, changedAt: `${(await content.firstFill()) ?? today(clock)}T00:00:00.000Z` }
    const entries = events.flatMap((event): readonly CalendarEntry[] =>
      calendarEntries(event, {
        ...known,
        origin: origins.site,
        calledOff,
        revision: revised.get(event.eventId) ?? never,
      }),
    )
    const provider = (await content.brand()) ?? brandBeforeContent
    return { mime, filename, bytes: needs.calendars.write({ entries, provider }) }
  }

  return {
    of,
    async ofNumbers(eventIds, filename) {
      const found = await Promise.all(eventIds.map((eventId) => catalogue.event(eventId)))
      return of(
        found.flatMap((event) => event ?? []),
        filename,
      )
    },
  }
}

/** Where the hotels of these events stand, and which themes stay out of a series' module list. */
const knownOf = async (
  events: readonly ListedEvent[],
  { catalogue, records }: Pick<CalendarNeeds, 'catalogue' | 'records'>,
) => {
  const themeAt = (url: string) => catalogue.theme(url, lastDayOfAll)
  const [themes, ownThemes] = await Promise.all([
    Promise.all(moduleThemes(events).map(themeAt)),
    // Only of those that are online for some days a calendar asks for the hours of each.
    Promise.all([...new Set(events.filter(lastsDaysOnline).map(({ themeUrl }) => themeUrl))].map(themeAt)),
  ])
  const programmes = new Map(ownThemes.flatMap((theme) => (theme ? [[theme.url, programmeIn(theme)] as const] : [])))
  const hotels = (await records.all('hotel')).map(({ hotelId, position }) => [hotelId, position] as const)
  const positions = new Map(hotels)
  return {
    hidden: hiddenThemes(themes),
    positionOf: (hotelId: number) => positions.get(hotelId),
    programmeOf: (themeUrl: string) => programmes.get(themeUrl) ?? [],
  }
}

const lastsDaysOnline = (event: ListedEvent): boolean =>
  heldEvent(event).online && berlinDay(event.startDate) !== berlinDay(event.endDate)

const programmeIn = ({ content }: Theme): readonly ProgrammeDay[] => content[0]?.programme ?? []
