import { inPorts } from './planted-fault.ts'

const inLetter = 'core/booking/calendar-in-letter.ts'
const calendar = 'adapters/feeds/icalendar/icalendar.ts'

const rescheduling = 'core/booking/rescheduling.ts'

/** Faults in bookings, and in what letters say and bring of them. */
export const faultsOfBooking = {
  'domain-letters-calendars': [
    inPorts(inLetter, 'sequence: booking.version', 'sequence: 1'),
    inPorts(inLetter, '`${calendarUid(booking)}-${id}-${version}`', 'calendarUid(booking)'),
    inPorts(inLetter, "isOver(standing) ? 'cancel' : 'publish'", "'publish'"),
    inPorts(calendar, "`METHOD:${(message?.method ?? 'publish').toUpperCase()}`", "'METHOD:PUBLISH'"),
    inPorts('core/booking/rebooking.ts', ', { replaced: old })', ')'),
    inPorts(
      'core/booking/calling-off.ts',
      "booking.state === 'eingeladen' ? {} : { calendars: [] }",
      '{ calendars: [] }',
    ),
  ],
  'domain-rescheduled': [
    inPorts('core/booking/booking.ts', 'reschedulingDays = 14', 'reschedulingDays = 13'),
    inPorts(rescheduling, '      ...at,\n      rescheduled', '      rescheduled'),
    inPorts(rescheduling, 'await scheduleInvitation(tx, after, now)', ''),
    inPorts(rescheduling, 'if (isBinding(after.state)) await billWhatChanged(tx, after, now)', ''),
    inPorts('core/invoices/correction-of.ts', 'untaxed, service.from, service.until]', 'untaxed]'),
    inPorts(rescheduling, "after.state === 'eingeladen' ? {} : { calendars: [] }", '{ calendars: [] }'),
    inPorts('adapters/storage/booking/following-events.ts', 'eventIds.has(event.eventId) && ', 'false && '),
    inPorts('core/booking/booking-rules.ts', 'isFreeAgain(booking, today) ||', ''),
  ],
  'domain-certificate': [
    inPorts('core/papers/papers.ts', ' && berlinDay(event.endDate) <= today', ''),
    inPorts('core/booking/stepping.step.ts', 'const due = later(now, over.ok', 'const due = earlier(now, over.ok'),
    inPorts('core/booking/timetable-works.ts', 'booking.attendance?.[id] === true', 'booking.attendance'),
    inPorts('cli/enclosures.ts', "letter.kind === 'certificate-ready'", 'false'),
  ],
  'domain-called-off': [
    inPorts('core/booking/calling-off.ts', 'await tx.programme.takeOut(eventId, calledOff.at)', 'undefined'),
    inPorts('core/booking/calling-off.ts', 'tx.tags.invalidate(tagsOfEvent(event))', 'void tagsOfEvent'),
    inPorts(
      'adapters/storage/revisions/rows.ts',
      'sequence: (known?.sequence ?? 0) + 1,',
      'sequence: known?.sequence ?? 0,',
    ),
    inPorts(
      'adapters/storage/import/resolved-content.ts',
      'content.events.filter(({ key }) => !eventIds.has(key))',
      'content.events',
    ),
  ],
}
