import type { Expert } from '../people/people.ts'
import type { Day } from '../shared/day.ts'
import { calendarDays } from './conference-days.ts'
import type { Conference, ConferenceDay, ConferenceSlot, Workshop } from './conference.ts'

/** With the names of who speaks in place of their ids. */
type Named<Part> = Omit<Part, 'speakers'> & { readonly speakers: readonly string[] }

/** A day of the programme as it is read. */
export interface ProgrammeDay extends Pick<ConferenceDay, 'title'> {
  /** Undefined where the programme does not fit the event, or none is planned. */
  readonly date: Day | undefined
  readonly slots: readonly Named<ConferenceSlot>[]
}

/** The programme day by day: on which day, what happens, and who speaks. */
export const programmeOf = ({
  event,
  days,
  speakers,
}: Pick<Conference, 'event' | 'days' | 'speakers'>): readonly ProgrammeDay[] => {
  const dates = calendarDays(event, days)
  return days.map(({ title, slots }, index) => ({ title, date: dates[index], slots: slots.map(named(speakers)) }))
}

/** The workshops, and who leads them. */
export const workshopsOf = ({
  workshops,
  speakers,
}: Pick<Conference, 'workshops' | 'speakers'>): readonly Named<Workshop>[] => workshops.map(named(speakers))

/** People nobody knows any more are left out. */
const named =
  (experts: readonly Expert[]) =>
  <Part extends { readonly speakers: readonly string[] }>(part: Part): Named<Part> => ({
    ...part,
    speakers: part.speakers.flatMap((id) => experts.find((expert) => expert.id === id)?.name ?? []),
  })
