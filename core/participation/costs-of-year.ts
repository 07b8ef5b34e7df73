import type { Booking } from '../booking/booking.ts'
import type { BookingState } from '../booking/booking-state.ts'
import type { Day } from '../shared/day.ts'
import type { Cents } from '../shared/money.ts'
import { participationsOf, type Participation } from './participation.ts'

/** What a Gremium's bookings of a year cost on our invoices, in net cents. */
export interface YearCosts {
  /** Reserved or waiting: nobody is bound yet. */
  readonly open: Cents
  /** Booked and to come. */
  readonly booked: Cents
  /** Over, whether or not everybody came. */
  readonly past: Cents
  /** Fees of cancellations. */
  readonly fees: Cents
  /** What binds: booked, past and fees. */
  readonly total: Cents
  /** false where a price is auf Anfrage. */
  readonly complete: boolean
  /** What the Gremium reckons with in a year, where it says so. */
  readonly budget?: Cents
}

type Part = 'open' | 'booked' | 'past' | 'fees'

/** undefined: it costs nothing. */
const partOf: Readonly<Record<BookingState, Part | undefined>> = {
  reserviert: 'open',
  angefragt: 'open',
  warteliste: 'open',
  nachgerueckt: 'open',
  bestaetigt: 'booked',
  eingeladen: 'booked',
  teilgenommen: 'past',
  nicht_erschienen: 'past',
  storniert_kunde: 'fees',
  abgesagt_veranstalter: undefined,
  umgebucht: undefined,
  verfallen: undefined,
}

const standing = ({ state, endDate }: Participation, today: Day): Part | undefined => {
  const part = partOf[state]
  return part === 'booked' && endDate < today ? 'past' : part
}

/** What bookings cost together; those of one year, whose first days are in it. */
export function costsOfYear(bookings: readonly Booking[], today: Day, budget?: Cents): YearCosts {
  const sums = { open: 0, booked: 0, past: 0, fees: 0 }
  let complete = true
  for (const participation of bookings.flatMap(participationsOf)) {
    const part = standing(participation, today)
    if (part === undefined) continue
    sums[part] += participation.net
    complete &&= participation.complete
  }
  const total = sums.booked + sums.past + sums.fees
  return { ...sums, total, complete, ...(budget !== undefined && { budget }) }
}
