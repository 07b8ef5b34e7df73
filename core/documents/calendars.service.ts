import type { ListedEvent } from '../catalogue/catalogue.ts'
import type { ForFindingEvents } from '../finder/ports.ts'
import { parseKey } from '../shared/keyed-address.ts'
import { done, refused } from '../shared/result.ts'
import type { CalendarNeeds, ForCollectingEvents } from './event-calendars.ts'
import type { ForTakingDocuments } from './ports.ts'

/** Events in one file; more would be a programme and no selection. */
export const mostInCalendar = 200

/** Events as calendars that others take in. */
export const calendarsOf = (
  calendarOf: Pick<ForCollectingEvents, 'of'>,
  { catalogue, revisions }: Pick<CalendarNeeds, 'catalogue' | 'revisions'>,
  finder: ForFindingEvents,
): Pick<ForTakingDocuments, 'eventCalendar' | 'calendar'> => {
  return {
    async eventCalendar({ key }) {
      const id = parseKey(key)?.id
      if (id === undefined) return refused({ why: 'not-found' })
      const event = await catalogue.event(id)
      if (event) return done(await calendarOf.of([event], `${event.url}.ics`))
      const gone = await revisions.calledOff(id)
      return gone ? done(await calendarOf.of([gone], `${gone.url}.ics`, true)) : refused({ why: 'not-found' })
    },

    async calendar(filter) {
      const found: ListedEvent[] = []
      let after: string | undefined
      do {
        const answer = await finder.find({
          ...filter,
          limit: mostInCalendar - found.length,
          ...(after === undefined ? {} : { after }),
        })
        if (!answer.ok) break
        found.push(...answer.value.items.map(({ event }) => event))
        after = answer.value.next
      } while (after !== undefined && found.length < mostInCalendar)
      // With all their modules, so that each keeps its number in the series and with it its uid.
      const whole = await Promise.all(
        found.map(async (event) =>
          event.modules.length > 0 ? ((await catalogue.event(event.eventId)) ?? event) : event,
        ),
      )
      return done(await calendarOf.of(whole, 'termine.ics'))
    },
  }
}
