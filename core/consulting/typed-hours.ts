import type { Invalid } from '../shared/result.ts'
import { dayBegins, dayEnds, workingDays, type HourSpan, type WorkingHours } from './consulting.ts'
import type { TypedHours } from './ports.ts'

const anHour = /^(?:[01]?\d|2[0-3])(?::00)?$/

const spanOf = ({ from, until }: TypedHours): HourSpan | null | 'wrong' => {
  const [first, last] = [from.trim(), until.trim()]
  if (first === '' && last === '') return null
  if (!anHour.test(first) || !anHour.test(last)) return 'wrong'
  const span = { from: Number.parseInt(first), until: Number.parseInt(last) }
  return span.from >= dayBegins && span.until <= dayEnds && span.from < span.until ? span : 'wrong'
}

/** Working hours as they were typed, or what is wrong with them: whole hours within the day's, or none of a day. */
export function hoursFrom(typed: readonly TypedHours[]): WorkingHours | Invalid<'hours'> {
  const spans = typed.map(spanOf)
  const right = spans.filter((span) => span !== 'wrong')
  return spans.length === workingDays && right.length === workingDays
    ? right
    : { why: 'invalid', fields: { hours: 'malformed' } }
}

export const isHours = (read: WorkingHours | Invalid<'hours'>): read is WorkingHours => Array.isArray(read)
