import { inCore, inPorts } from './planted-fault.ts'

const totals = 'core/costs/cost-totals.ts'
const lines = 'core/costs/event-lines.ts'
const entries = 'core/documents/calendar-entries.ts'
const calendar = 'adapters/feeds/icalendar/icalendar.ts'
const zone = 'adapters/feeds/icalendar/berlin-time-zone.ts'

const modules = '? event.modules.map('
const onlyPhysical = '.filter(({ hotelId }) => isPhysicalVenue(hotelId))'
const ratedNet = 'net === null ? [] : { rate, net: quantity * net }'

/** Faults in what events cost, and in what calendars say of them. */
export const faultsOfCosts = {
  'domain-costs-vat-once': [
    inCore(
      totals,
      'vat: vatOn(net, rate) }',
      'vat: sum(known.filter((line) => line.rate === rate).map((line) => vatOn(line.net, rate))) }',
    ),
    inCore(
      totals,
      'vat: vatOn(net, rate) }',
      'vat: sum(lines.map((it) => (it.rate === rate ? it.quantity * vatOn(it.net ?? 0, rate) : 0))) }',
    ),
    inCore(totals, 'Math.round(rate * 100) + whole / 2)', 'Math.round(rate * 100))'),
  ],
  'domain-costs-online': [
    inCore(
      lines,
      `: []\n  return parts\n    ${onlyPhysical}`,
      ': [{ hotelId: 11, startDate: event.startDate, endDate: event.endDate }]\n  return parts',
    ),
  ],
  'domain-costs-one-day': [inCore('core/costs/stay.ts', 'overnight ?? !oneDay', 'overnight ?? true')],
  'domain-costs-series': [inCore(lines, modules, '? event.modules.slice(0, 1).map('), inCore(lines, onlyPhysical, '')],
  'domain-costs-on-request': [
    inCore(totals, `(${ratedNet})`, '({ rate, net: quantity * (net ?? 0) })'),
    inCore(totals, 'complete: known.length === lines.length', 'complete: true'),
    inCore('core/costs/venue-lines.ts', 'prices?.night?.net ?? null', 'prices?.night?.net ?? 0'),
  ],
  'domain-calendar-clocks': [
    inCore(zone, "'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU'", "'RRULE:FREQ=YEARLY;BYMONTH=4;BYDAY=1SU'"),
    inCore(zone, "'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU'", "'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=-1SU'"),
    inCore(
      'adapters/feeds/icalendar/berlin-moments.ts',
      '.toZonedDateTime(timeZone).toPlainDateTime())',
      ".toZonedDateTime('+01:00').withTimeZone(timeZone).toPlainDateTime())",
    ),
  ],
  'domain-calendar-stable': [
    inCore(entries, 'known.uid ?? `event-${event.eventId}`', 'known.uid ?? `event-${event.startDate}`'),
    inCore(calendar, '`SEQUENCE:${sequence}`', "'SEQUENCE:0'"),
    inCore(calendar, 'STATUS:${statusOf(entry)}', 'STATUS:CONFIRMED'),
    inPorts('adapters/storage/revisions/rows.ts', 'sequence: row ? row.sequence + 1 : 0', 'sequence: 0'),
  ],
}
