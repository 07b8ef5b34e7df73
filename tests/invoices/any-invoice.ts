import fc from 'fast-check'
import type { CostLine } from '#core/costs/costs.ts'
import { costItems } from '#core/costs/costs.ts'
import type { Booking } from '#core/booking/booking.ts'
import { billedLines } from '#core/invoices/billed-lines.ts'
import { correctionOf } from '#core/invoices/correction-of.ts'
import type { Invoice } from '#core/invoices/invoice.ts'
import { cancellationFeeFor, invoiceFor, issued, namesOf, serviceOf } from '#core/invoices/invoice-for.ts'
import { addDays } from '#core/shared/dates.ts'
import { required } from '#core/shared/required.ts'
import { billing, booking, cancelled, costing, named, seller } from './sample-bookings.ts'

const rates: Readonly<Record<CostLine['item'], readonly number[]>> = {
  fee: [19, 0],
  inhouse: [19, 0],
  night: [7],
  breakfast: [7, 19],
  'day-package': [7, 19],
  food: [7],
  drinks: [19],
  business: [19],
  parking: [19],
  'city-tax': [0],
}
const line = fc.constantFrom(...costItems).chain((item) =>
  fc.record({
    item: fc.constant(item),
    quantity: fc.integer({ min: 1, max: 9 }),
    net: fc.integer({ min: 0, max: 300_000 }),
    rate: fc.constantFrom(...rates[item]),
  }),
)
const module = fc.option(fc.constantFrom('Modul 1', 'Modul 2 & <Schluss>'), { nil: undefined })
const costLine: fc.Arbitrary<CostLine> = fc
  .tuple(line, module)
  .map(([one, of]) => (of === undefined ? one : { ...one, module: of }))

/** Text of people: letters of our neighbours, signs of markup, control characters, and halves of pairs. */
const text = fc.string({
  unit: fc.constantFrom('a', 'Ł', 'ß', '&', '<', '"', "'", ']]>', ' ', '\u0007', '🙂', '\ud800'),
})
const word = text.map((it) => `x${it}`)

const buyer = fc
  .record(
    {
      company: word,
      street: word,
      zip: fc.constantFrom('20457', 'A-1010'),
      city: word,
      country: fc.constantFrom('DE', 'AT', 'FR'),
      email: fc.constant('rechnung@luczak.example'),
      department: word,
      vatId: fc.constantFrom('DE123456789', 'ATU12345678'),
      orderNo: word,
      costCentre: word,
      leitwegId: fc.constant('04011000-1234512345-06'),
    },
    { requiredKeys: ['company', 'street', 'zip', 'city', 'country', 'email'] },
  )
  .map((some) => ({ ...billing, ...some }))

/** A booking of one to five people, each with his own costs. */
export const anyBooking: fc.Arbitrary<Booking> = fc
  .tuple(fc.array(fc.array(costLine, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 5 }), buyer, word)
  .map(([costs, to, title]) => {
    const plain = booking()
    return booking({
      recipients: costs.map((_, at) => named(`r${at}`, `Änne ${at}`)),
      costs: Object.fromEntries(costs.map((lines, at) => [`r${at}`, costing(lines)])),
      options: { ...plain.options, billing: to },
      event: { ...plain.event, theme: { ...plain.event.theme, title } },
    })
  })

/** What is left of its recipients and when it is held, once and once more; whoever went may come back. */
const seatsLeft = fc.array(
  fc.record({
    seats: fc.array(fc.nat({ max: 4 }), { maxLength: 5 }),
    startDate: fc.constantFrom('2027-01-11', '2027-02-01'),
  }),
  { maxLength: 3 },
)

/** An invoice and what followed on it, and the booking as it is left. */
export interface Billed {
  readonly all: readonly [Invoice, ...Invoice[]]
  readonly left: Booking
}

export const anyBilled: fc.Arbitrary<Billed> = fc.tuple(anyBooking, seatsLeft).map(([first, steps]) => {
  const lines = required(billedLines(first))
  const number = { number: 'R-2026-000001', day: '2026-11-20', seller }
  let billed: Billed = { all: [issued(invoiceFor(first, lines), number)], left: first }
  for (const step of steps) {
    const { seats, startDate } = step
    const left = {
      ...first,
      recipients: first.recipients.filter((_, at) => seats.includes(at)),
      event: { ...first.event, startDate, endDate: addDays(startDate, 4) },
    }
    const participants = namesOf(left.recipients)
    const service = serviceOf(left)
    const draft = correctionOf(billed.all, { lines: required(billedLines(left)), participants, service })
    const issuing = { ...number, number: `K-2026-00000${billed.all.length}` }
    billed = { all: draft ? [...billed.all, issued(draft, issuing)] : billed.all, left }
  }
  return billed
})

export const anyFee: fc.Arbitrary<Invoice> = fc
  .tuple(
    anyBooking,
    fc.array(fc.tuple(fc.constantFrom(50, 100), fc.integer({ min: 1, max: 300_000 })), { minLength: 1, maxLength: 5 }),
  )
  .map(([of, fees]) => {
    const gone = fees.map(([percent, net], at) => cancelled(`r${at}`, percent, net))
    return issued(required(cancellationFeeFor(of, gone)), { number: 'R-2026-000002', day: '2026-11-20', seller })
  })
