import { x } from 'xastscript'
import type { ServicePeriod } from '#core/invoices/invoice.ts'
import type { Day } from '#core/shared/day.ts'
import { day102 } from './plain-values.ts'

export const dayElement = (day: Day) => x('udt:DateTimeString', { format: '102' }, day102(day))

/** Of a whole invoice BT-73 and BT-74, of a line BT-134 and BT-135. */
export const period = ({ from, until }: ServicePeriod) =>
  x('ram:BillingSpecifiedPeriod', [
    x('ram:StartDateTime', [dayElement(from)]),
    x('ram:EndDateTime', [dayElement(until)]),
  ])
