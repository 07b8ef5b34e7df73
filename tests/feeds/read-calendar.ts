import ICAL from 'ical.js'

export interface ReadEntry {
  readonly uid: string
  readonly summary: string
  readonly location: string
  readonly description: string
  readonly sequence: number
  readonly start: string
  readonly end: string
  /** Instants, by the time zone that the file itself brings. */
  readonly startInstant: string
  readonly endInstant: string
  readonly zone: string | undefined
  readonly property: (name: string) => unknown
}

/** Reads a calendar with another's parser; times by the file's own VTIMEZONE. */
export function readCalendar(bytes: Uint8Array): {
  readonly entries: readonly ReadEntry[]
  readonly calendar: ICAL.Component
} {
  const calendar = new ICAL.Component(ICAL.parse(Buffer.from(bytes).toString()))
  const zone = new ICAL.Timezone(present(calendar.getFirstSubcomponent('vtimezone')))
  const instant = (time: ICAL.Time) => {
    const local = time.clone()
    local.zone = zone
    return local.toJSDate().toISOString()
  }
  const entries = calendar.getAllSubcomponents('vevent').map((component): ReadEntry => {
    const event = new ICAL.Event(component)
    return {
      uid: event.uid,
      summary: event.summary,
      location: event.location,
      description: event.description,
      sequence: event.sequence,
      start: event.startDate.toString(),
      end: event.endDate.toString(),
      startInstant: instant(event.startDate),
      endInstant: instant(event.endDate),
      zone: component.getFirstProperty('dtstart')?.getFirstParameter('tzid'),
      property: (name) => component.getFirstPropertyValue(name)?.valueOf(),
    }
  })
  return { entries, calendar }
}

function present<T>(thing: T | null | undefined): T {
  if (thing === null || thing === undefined) throw new Error('the calendar has no such part')
  return thing
}
