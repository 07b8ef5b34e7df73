import type { EarlierStart, ListedEvent, ProgrammeDay } from '#core/catalogue/catalogue.ts'
import { daysOf } from '#core/catalogue/schedule.ts'
import type { Day, Instant } from '#core/shared/day.ts'
import { required } from '#core/shared/required.ts'
import { createHash } from 'node:crypto'
import { hotelIn, themeIn } from '../catalogue/documents.ts'
import type { ResolvedContent } from '../import/resolved-content.ts'
import type { EventRow, ModuleRow } from '../catalogue/rows.ts'

/** What a store remembers of an event beside the event itself, and after it. */
export interface RevisionRow {
  /** A fingerprint of what calendars say of it. */
  readonly face: string
  /** How often that has changed. */
  readonly sequence: number
  readonly changed_at: Instant
  /** JSON of the `ListedEvent` that left the content before it began; null while it is there. */
  readonly called_off: string | null
  /** Day and hour, `2026-12-07T09:00`; null where the event left before this was remembered. */
  readonly begins: string | null
  /** JSON of the days and hours on which it was to begin before, oldest first. */
  readonly earlier_starts: string
}

/**
 * Revisions after an import, only of events whose revision is new or another: what calendars say of them has changed,
 * they were called off, or they are back.
 */
export function revisedBy(
  stored: ReadonlyMap<number, RevisionRow>,
  content: ResolvedContent,
  calledOff: readonly ListedEvent[],
  now: Instant,
): ReadonlyMap<number, RevisionRow> {
  const revised = new Map<number, RevisionRow>()
  const fingerprints = fingerprintsOf(content)
  for (const { key: id, value } of content.events) {
    const row = stored.get(id)
    const face = required(fingerprints.get(id))
    if (row && row.face === face && row.called_off === null) continue
    const begins = `${value.row.start_date}T${value.row.start_time}`
    revised.set(id, {
      face,
      sequence: row ? row.sequence + 1 : 0,
      changed_at: now,
      called_off: null,
      begins,
      earlier_starts: JSON.stringify(row ? rescheduledFrom(row, begins) : []),
    })
  }
  for (const event of calledOff) {
    const row = stored.get(event.eventId)
    if (row?.called_off === null)
      revised.set(event.eventId, {
        ...row,
        sequence: row.sequence + 1,
        changed_at: now,
        called_off: JSON.stringify(event),
      })
  }
  return revised
}

/** The revision of an event that leaves the programme by itself, with what was known of it. */
export const takenOut = (
  known: RevisionRow | undefined,
  event: ListedEvent,
  startDay: Day,
  now: Instant,
): RevisionRow => ({
  // Of what came in by no import, such as synthetic load, nothing is remembered yet.
  ...(known ?? { face: '', sequence: 0, begins: `${startDay}T${event.startTime}`, earlier_starts: '[]' }),
  sequence: (known?.sequence ?? 0) + 1,
  changed_at: now,
  called_off: JSON.stringify(event),
})

const rescheduledFrom = ({ begins, earlier_starts }: RevisionRow, now: string): readonly string[] => {
  const before: readonly string[] = JSON.parse(earlier_starts)
  const all = begins === null ? before : [...before, begins]
  return [...new Set(all)].filter((start) => start !== now)
}

/** The beginnings that a row remembers. */
export const earlierStartsIn = ({ earlier_starts }: Pick<RevisionRow, 'earlier_starts'>): readonly EarlierStart[] => {
  const starts: readonly string[] = JSON.parse(earlier_starts)
  return starts.map((start) => {
    const [startDate = '', startTime = ''] = start.split('T')
    return { startDate, startTime }
  })
}

/**
 * Of title, days, times and hotels of every event and its modules, online of the hours of each day. What else an import
 * changes, nobody is told anew.
 */
function fingerprintsOf({ themes, hotels, events }: ResolvedContent): ReadonlyMap<number, string> {
  const titles = new Map(themes.map(({ key, value }) => [key, value.row.title]))
  const programmes = new Map(themes.map(({ key, value }) => [key, themeIn(value.row).content[0]?.programme ?? []]))
  const addresses = new Map(
    hotels.map(({ key, value }) => {
      const { name, address } = hotelIn(value)
      return [key, [name, address.street, address.zip, address.city]]
    }),
  )
  return new Map(
    events.map(({ key, value: { row, modules } }) => {
      const parts = modules.map((module) => [module.title, ...whenAndWhere(module)])
      return [key, hashOf([titles.get(row.theme_id), ...whenAndWhere(row, programmes.get(row.theme_id)), ...parts])]
    }),
  )

  function whenAndWhere(part: EventRow | ModuleRow, programme: readonly ProgrammeDay[] = []): readonly unknown[] {
    const { start_date: startDate, start_time: startTime, end_date: endDate, end_time: endTime, hotel_id } = part
    const times = { startDate, startTime, endDate, endTime }
    if (hotel_id !== null) return [...Object.values(times), addresses.get(hotel_id)]
    // Online each day is an entry of its own.
    const days = startDate === endDate ? [] : daysOf({ ...times, online: true }, programme)
    return [...Object.values(times), null, ...days]
  }
}

const hashOf = (shown: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 22)
