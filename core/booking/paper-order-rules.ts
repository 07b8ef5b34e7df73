import { whyNotOrdered } from '../cart/order-options-rules.ts'
import { longestLine } from '../cart/order-options.ts'
import { whyNotRecipient } from '../cart/recipient-rules.ts'
import { addDays, isDay } from '../shared/dates.ts'
import type { Day } from '../shared/day.ts'
import { normalEmail } from '../shared/email-address.ts'
import { lineFault, nameFault, tidy } from '../shared/field-rules.ts'
import type { FieldFault } from '../shared/result.ts'
import { reservationDays, type SignedBy } from './booking.ts'
import { mostOnPaper, type PaperOrderForm, type WrongPaperOrder } from './paper-order.ts'

type Faults = WrongPaperOrder['fields']

const numberFault = (people: number): FieldFault | undefined => {
  if (people < 1) return 'too-low'
  return people > mostOnPaper ? 'too-high' : undefined
}

const lineOfText = (typed: string): FieldFault | undefined =>
  tidy(typed) === '' ? 'missing' : lineFault(tidy(typed), longestLine)

/** Signed is a form that is printed today or later, and as long as the seats are held. */
const dayFault = (typed: string, today: Day): FieldFault | undefined => {
  const date = tidy(typed)
  if (date === '') return 'missing'
  if (!isDay(date)) return 'malformed'
  if (date < today) return 'too-low'
  return date > addDays(today, reservationDays) ? 'too-high' : undefined
}

const given = (field: string, fault: FieldFault | undefined) => (fault ? [[field, fault] as const] : [])

/** Every field of an order form at fault, in the order of the form; undefined when there is none. */
export function whyNotOnPaper(form: PaperOrderForm, today: Day): WrongPaperOrder | undefined {
  const people = form.recipients
    .slice(0, mostOnPaper)
    .flatMap((it, index) =>
      Object.entries(whyNotRecipient(it)?.fields ?? {}).map(
        ([field, fault]) => [`${field}-${index + 1}`, fault] as const,
      ),
    )
  const fields: Faults = Object.fromEntries([
    ...given('recipients', numberFault(form.recipients.length)),
    ...people,
    ...Object.entries(whyNotOrdered(form.billing)?.fields ?? {}),
    ...given('signatureName', nameFault(form.signatureName)),
    ...given('place', lineOfText(form.place)),
    ...given('date', dayFault(form.date, today)),
  ])
  return Object.keys(fields).length === 0 ? undefined : { why: 'invalid', fields }
}

/** Whether somebody is named twice: nobody takes part twice. */
export const namesSomebodyTwice = ({ recipients }: Pick<PaperOrderForm, 'recipients'>): boolean =>
  new Set(recipients.map(({ email }) => normalEmail(email))).size < recipients.length

/** Who signs, of a form without a fault. */
export const signedBy = ({ signatureName, place, date }: PaperOrderForm): SignedBy => ({
  name: tidy(signatureName),
  place: tidy(place),
  date: tidy(date),
})
