import { daysText } from '#core/shared/day-texts.ts'
import type { CalendarDate } from '#core/shared/day.ts'
import type { Begun, Past, TooMany } from '#core/shared/result.ts'
import type { RefusalSentences } from './common-refusals.ts'
import { tooManySentence } from './too-many.ts'

const span = (start: CalendarDate, end: CalendarDate): string => {
  const days = daysText(start, end)
  return `${days.includes(' ') ? 'vom' : 'am'} ${days}`
}

/** Why an event is not ordered any more, or not yet; apart from all others, which browsers would load for nothing. */
export const orderableRefusals: RefusalSentences<Past | Begun | TooMany> = {
  past: ({ startDate, endDate }) => `Der Termin ${span(startDate, endDate)} liegt hinter uns.`,
  begun: ({ startDate, endDate }) =>
    `Der Termin ${span(startDate, endDate)} hat begonnen. Buchen lässt er sich nicht mehr.`,
  'too-many': tooManySentence,
}
