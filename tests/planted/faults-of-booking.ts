import { inPorts } from './planted-fault.ts'

const inLetter = 'core/booking/calendar-in-letter.ts'
const calendar = 'adapters/feeds/icalendar/icalendar.ts'

const rescheduling = 'core/booking/rescheduling.ts'

/** Faults in bookings, and in what letters say and bring of them. */
export const faultsOfBooking = {
  'domain-consulting-slots': [
    inPorts('core/consulting/slots.ts', ' || holidays(day, land) !== undefined', ''),
    inPorts('core/consulting/slots.ts', 'Date.parse(start) >= first && ', ''),
    inPorts('core/consulting/slots.ts', 'weeksAhead * 7', 'weeksAhead * 7 + 1'),
  ],
  'domain-consulting-booking': [
    inPorts('core/consulting/changing-appointments.ts', 'free.filter((start) => start > wanted.start)', 'free'),
    inPorts(
      'core/consulting/booking-appointments.ts',
      "for (const letter of lettersAbout('booked', made)) await tx.letters.post(letter, now)",
      '',
    ),
  ],
  'domain-consulting-changing': [
    inPorts(
      'core/consulting/changing-appointments.ts',
      " < Date.parse(soonest(now)) ? 'too-near'",
      " < Date.parse(now) ? 'too-near'",
    ),
    inPorts('core/consulting/changing-appointments.ts', 'version: changed.version + 1, changedAt', 'changedAt'),
    inPorts('core/consulting/consulting.ts', 'cancelled === undefined', 'true'),
  ],
  'domain-consulting-office': [
    inPorts('core/consulting/consultants-office.service.ts', 'isAway || isOut || ', ''),
    inPorts(
      'core/consulting/slots.ts',
      '  if (absences.some(({ from, until }) => from <= day && day <= until)) return []\n',
      '',
    ),
  ],
  'domain-quote': [
    inPorts('core/quote/answerable-quote.ts', 'byId?.userId !== undefined && ', ''),
    inPorts('core/quote/answerable-quote.ts', ' && byId.userId === (await whoIsAsking())', ''),
    inPorts('core/quote/quote.ts', 'history.every(({ what })', 'history.some(({ what })'),
    inPorts('core/quote/writing-quotes.service.ts', "if (!chosen) return 'modules'", ''),
    inPorts('core/quote/receiving-quotes.service.ts', 'if (!(await whyNotStaff())) return seen(token)', ''),
    inPorts('core/quote/changing-quotes.step.ts', ' || (isOpen && isExpired(quote, berlinDay(now)))', ''),
    inPorts(
      'core/quote/changing-quotes.step.ts',
      "quote.version === seen ? undefined : { why: 'outdated', version: quote.version }",
      'undefined',
    ),
    inPorts('core/quote/quote-number.ts', 'day.slice(0, 4)', "'2026'"),
    inPorts('core/booking/placing-bookings.ts', 'orderable.costs ?? ', ''),
    inPorts(
      'core/quote/writing-quotes.service.ts',
      "if (quote.state === 'angenommen') return refused({ why: 'quote-accepted' })",
      '',
    ),
  ],
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
