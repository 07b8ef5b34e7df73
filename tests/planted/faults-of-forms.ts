import { inCore, inPorts } from './planted-fault.ts'

const form = 'core/forms/forms.ts'
const meeting = 'core/forms/taking-forms.ts'
const settings = 'cli/settings.ts'
const files = 'core/jobs/application-files.ts'
const open = 'core/jobs/why-not-open.ts'
const registration = 'core/conference/registration-state.ts'
const merchandise = 'core/merchandise/merchandise.ts'
const firstFill = '(await store.firstFill()) ?? berlinDay(now)'

/** Faults in forms, positions, registrations and imports. */
export const faultsOfForms = {
  'domain-form-time': [
    inCore(form, 'leastSecondsToFillIn = 3', 'leastSecondsToFillIn = 2'),
    inCore(form, 'leastSecondsToFillIn = 3', 'leastSecondsToFillIn = 4'),
  ],
  'domain-form-limit': [
    inCore(settings, 'LIMIT_REQUESTS_PER_HOUR: count(5)', 'LIMIT_REQUESTS_PER_HOUR: count(6)'),
    inCore(settings, 'LIMIT_REQUESTS_PER_HOUR: count(5)', 'LIMIT_REQUESTS_PER_HOUR: count(4)'),
    inCore(meeting, 'const hour = 3600', 'const hour = 1800'),
    inCore(meeting, 'const hour = 3600', 'const hour = 36_000'),
    inCore(meeting, '`${normalEmail(email)} ${network}`', 'network'),
  ],
  'domain-shop-tries': [
    inCore(merchandise, 'wrongCodesAllowed = 5', 'wrongCodesAllowed = 6'),
    inCore(merchandise, 'wrongCodesAllowed = 5', 'wrongCodesAllowed = 4'),
    inCore(merchandise, 'codeLockMinutes = 15', 'codeLockMinutes = 17'),
    inCore(merchandise, 'codeLockMinutes = 15', 'codeLockMinutes = 13'),
  ],
  'domain-shop-hours': [
    inCore(merchandise, 'shopHours = 8', 'shopHours = 9'),
    inCore(merchandise, 'shopHours = 8', 'shopHours = 7'),
    inCore('core/merchandise/shop-pass.ts', 'Date.parse(until) > Date.parse(now) && ', ''),
  ],
  'domain-application-files': [
    inCore(files, 'mostBytes: 10 * megabyte', 'mostBytes: 11 * megabyte'),
    inCore(files, 'mostBytes: 10 * megabyte', 'mostBytes: 9 * megabyte'),
  ],
  'domain-position-closed': [
    inCore(open, 'validThrough < today ?', 'validThrough <= today ?'),
    inCore(open, "validThrough < today ? { why: 'closed', title } : undefined", 'undefined'),
    inCore(open, 'postedOn <= today && today <= validThrough', 'postedOn <= today'),
  ],
  'domain-registration-state': [
    inCore(registration, "if (event === null) return 'geschlossen'", "if (event === null) return 'offen'"),
    inCore(registration, "? 'offen' : 'warteliste'", "? 'offen' : 'offen'"),
    inCore(registration, "if (!isInLists(event, today)) return 'begonnen'\n", ''),
  ],
  'domain-online-derived': [
    inPorts('core/content/event-rules.ts', 'event.isOnlineEvent === true && hotelId !== undefined', 'hotelId === 0'),
    inCore('core/content/fault.ts', 'at.lineOf?.(field) ?? at.line', '1'),
  ],
  'domain-demo-dates': [
    inCore('core/content/import.service.ts', firstFill, 'berlinDay(now)'),
    inCore('core/content/day-spec.ts', 'addDays(mondayOf(firstFill)', 'addDays(firstFill'),
    inCore('core/content/day-spec.ts', "Number(groups['weeks']) * 7", "(Number(groups['weeks']) + 1) * 7"),
  ],
}
