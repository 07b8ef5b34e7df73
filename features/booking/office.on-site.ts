import { bookingStateFacts, bookingStateLabels } from '#core/booking/booking-state.ts'
import type { BookingInBrief } from '#core/booking/office-ports.ts'
import { isPending, type Recipient } from '#core/cart/cart.ts'
import { formatDate } from '#core/shared/dates.ts'
import { bookingHistory } from '#wording/booking-history.ts'
import { sentenceOf } from '#wording/field-faults.ts'
import { officeWording } from '#wording/pages/office.ts'
import { refusalText } from '#wording/refusals.ts'
import type { Result } from '#core/shared/result.ts'
import type { SiteRefusal } from '#core/site.ts'
import type { Entry } from '../support/entry.ts'
import { said } from '../support/said.ts'
import { valueOf } from '../support/value-of.ts'
import type { Closed, OfficeRow, RunsBookings, RunsBookingsAsAProgram } from './office.driver.ts'

const sentenceFor = (refusal: SiteRefusal): string => {
  const [field] = 'fields' in refusal ? Object.entries(refusal.fields) : []
  return said(field ? sentenceOf(...field) : refusalText(refusal))
}
const sentence = (answer: Result<unknown, SiteRefusal>): string | undefined =>
  answer.ok ? undefined : sentenceFor(answer.refusal)

const nameOf = (recipient: Recipient): string =>
  isPending(recipient)
    ? officeWording.booking.nobody.replace('\u00a0', ' ')
    : `${recipient.firstName} ${recipient.lastName}`

const rowOf = ({ event, state, company, orderer, seats }: BookingInBrief): OfficeRow => ({
  date: `${event.theme.title}, ${formatDate(event.startDate)}`,
  state: bookingStateLabels[state],
  company,
  orderer,
  seats: String(seats),
})

/** Why somebody is shown nothing; anything else is a bug of the scenario. */
const closed = ({ why }: SiteRefusal): Closed => {
  if (why === 'not-signed-in') return 'signed out'
  if (why === 'not-allowed') return 'not allowed'
  throw new Error(why)
}

interface RunsOnSite {
  readonly people: RunsBookings
  readonly asAProgram: RunsBookingsAsAProgram
}

/** Runs bookings through the port of the office; of several bookings of an event the newest. */
export const runsBookingsOnSite = ({ site }: Entry): RunsOnSite => {
  const { office } = site.booking
  const shown = async (eventId: number) => {
    const found = await office.list({ eventId, limit: 1 })
    if (!found.ok) return found
    const [brief] = found.value.items
    if (!brief) throw new Error(`nothing is booked of ${eventId}`)
    return office.booking({ id: brief.id })
  }
  const onBooking = async (
    eventId: number,
    ask: (
      seen: { readonly id: string; readonly version: number },
      ids: (names: readonly string[]) => readonly string[],
    ) => Promise<Result<unknown, SiteRefusal>>,
  ) => {
    const seen = await shown(eventId)
    if (!seen.ok) return sentenceFor(seen.refusal)
    const { id, version, recipients } = seen.value.booking
    const ids = (names: readonly string[]) =>
      names.map((name) => {
        const recipient = recipients.find((it) => nameOf(it) === name)
        if (!recipient) throw new Error(`${name} takes no part`)
        return recipient.id
      })
    return sentence(await ask({ id, version }, ids))
  }

  const cancel = (eventId: number, feeNet: number | undefined, names: readonly string[] | undefined) =>
    onBooking(eventId, (seen, ids) =>
      office.cancel({
        ...seen,
        ...(feeNet !== undefined && { feeNet }),
        ...(names && { recipientIds: ids(names) }),
      }),
    )

  const people: RunsBookings = {
    async find({ q, state }) {
      const key = bookingStateFacts.find(({ label }) => label === state)?.key
      const rows: OfficeRow[] = []
      for (let after: string | undefined, more = true; more;) {
        const page = await office.list({
          ...(q !== undefined && { q }),
          ...(key && { state: key }),
          ...(after !== undefined && { after }),
          limit: 2,
        })
        if (!page.ok) return closed(page.refusal)
        rows.push(...page.value.items.map(rowOf))
        after = page.value.next
        more = after !== undefined
      }
      return rows
    },
    hasLeft: async (eventId) => valueOf(await office.participants({ eventId })).hasLeft ?? false,
    async participants(eventId) {
      const answer = await office.participants({ eventId })
      if (!answer.ok) return closed(answer.refusal)
      return valueOf(answer).participants.map(({ recipient, state, company, attended }) => ({
        name: nameOf(recipient),
        company,
        state: bookingStateLabels[state],
        attended: attended === undefined ? '' : attended ? 'ja' : 'nein',
      }))
    },
    async history(eventId) {
      const { booking } = valueOf(await shown(eventId))
      const { by: whom } = officeWording.booking
      return booking.history.map(({ what, detail = '', by }) => said(`${bookingHistory[what](detail)} (${whom[by]})`))
    },
    bind: (eventId, signature) => onBooking(eventId, (seen) => office.bind({ ...seen, ...signature })),
    confirm: (eventId, feeNet) => onBooking(eventId, (seen) => office.confirm({ ...seen, feeNet: feeNet * 100 })),
    cancel: (eventId, { waived, names }) => cancel(eventId, waived ? 0 : undefined, names),
    attendance: (eventId, names) =>
      onBooking(eventId, (seen, ids) => office.attendance({ ...seen, attended: ids(names) })),
    callOff: async (eventId, reason) => sentence(await office.callOff({ eventId, reason })),
  }
  return {
    people,
    asAProgram: { ...people, cancel: (eventId, feeNet, names) => cancel(eventId, feeNet * 100, names) },
  }
}
