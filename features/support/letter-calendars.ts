import ICAL from 'ical.js'

/** An entry that a letter brings, as a calendar program reads it. */
export interface LetterEntrySeen {
  /** 'PUBLISH', 'REQUEST' or 'CANCEL': what the program is to do with it. */
  readonly method: string
  readonly uid: string
  readonly title: string
  /** '2027-01-11 09:00', by the clocks of `TZID=Europe/Berlin`. */
  readonly from: string
  readonly to: string
  readonly place: string
  readonly status: string
  readonly changes: number
  readonly organizer: string
  readonly attendee: string
}

/** Reads a calendar that came with a letter, with another's program. */
export const entriesIn = ({ bytes }: { readonly bytes: Uint8Array }): readonly LetterEntrySeen[] => {
  const calendar = new ICAL.Component(ICAL.parse(new TextDecoder().decode(bytes)))
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    const text = (name: string): string => String(component.getFirstPropertyValue(name) ?? '')
    return {
      method: String(calendar.getFirstPropertyValue('method')),
      uid: event.uid,
      title: event.summary,
      from: berlinTime(component, 'dtstart'),
      to: berlinTime(component, 'dtend'),
      place: event.location,
      status: text('status'),
      changes: event.sequence,
      organizer: text('organizer').replace('mailto:', ''),
      attendee: text('attendee').replace('mailto:', ''),
    }
  })
}

const berlinTime = (component: ICAL.Component, name: string): string => {
  const property = component.getFirstProperty(name)
  if (property?.getFirstParameter('tzid') !== 'Europe/Berlin') throw new Error(`${name} has not Berlin's time zone`)
  return String(property.getFirstValue()).slice(0, 16).replace('T', ' ')
}
