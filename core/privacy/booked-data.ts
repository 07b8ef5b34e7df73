import type { Booking } from '../booking/booking.ts'
import type { BookingFilter, ForStoringBookings } from '../booking/ports.ts'
import { isPending, type NamedRecipient } from '../cart/cart.ts'
import type { Billing, Contact } from '../cart/order-options.ts'
import { searchWordsOf } from '../booking/booking-search.ts'
import { nameOfGremium } from '../gremium/gremium.ts'
import type { ForStoringGremien } from '../gremium/ports.ts'
import type { Invoice } from '../invoices/invoice.ts'
import type { ForStoringInvoices } from '../invoices/ports.ts'

/** A booking as far as it is about one person; what it says of others is theirs (Art. 15 Abs. 4 DSGVO). */
export interface BookedData {
  readonly orderNo: Booking['orderNo']
  readonly state: Booking['state']
  readonly event: Pick<Booking['event'], 'eventId' | 'startDate' | 'endDate'> & { readonly title: string }
  readonly placedAt: Booking['placedAt']
  /** Of whoever ordered. */
  readonly ordered?: {
    readonly contact: Contact
    readonly billing: Billing
    readonly remarks?: string
    /** The Gremium for which it was, by the name that it has now; by its number where she has left it. */
    readonly gremium?: string
    readonly invoices: readonly Pick<Invoice, 'number' | 'kind' | 'issuedOn'>[]
  }
  /** As whom she takes part, or was to; with whether she was there. */
  readonly takesPart: readonly (Omit<NamedRecipient, 'id' | 'version'> & { readonly attended?: boolean })[]
}

interface BookedNeeds {
  readonly bookings: Pick<ForStoringBookings, 'search'>
  readonly gremien: Pick<ForStoringGremien, 'ofUser'>
  readonly invoices: Pick<ForStoringInvoices, 'ofBooking'>
}

const pageLength = 100

/** Everything that was booked by whoever has an account or address, or for her; newest first. */
export async function bookedDataOf(
  { email, userId }: { readonly email: string; readonly userId?: string },
  { bookings, invoices, gremien }: BookedNeeds,
): Promise<readonly BookedData[]> {
  // Whoever was signed in may have typed another address into the order.
  const filters: readonly BookingFilter[] = [
    { words: searchWordsOf(email) },
    ...(userId === undefined ? [] : [{ words: [], userId }]),
  ]
  const all = await Promise.all(filters.map((filter) => allThatFit(bookings, filter)))
  const once = [...new Map(all.flat().map((booking) => [booking.id, booking])).values()]
  const newestFirst = once.toSorted((one, other) => Date.parse(other.placedAt) - Date.parse(one.placedAt))
  const own = userId === undefined ? [] : await gremien.ofUser(userId)
  const names = new Map(own.map((one) => [one.id, nameOfGremium(one)]))
  const found: BookedData[] = []
  for (const booking of newestFirst) {
    const data = await dataIn(booking, email, userId, invoices)
    const { gremiumId } = booking
    if (data?.ordered && gremiumId !== undefined)
      found.push({ ...data, ordered: { ...data.ordered, gremium: names.get(gremiumId) ?? gremiumId } })
    else if (data) found.push(data)
  }
  return found
}

async function allThatFit(bookings: BookedNeeds['bookings'], filter: BookingFilter): Promise<readonly Booking[]> {
  const found: Booking[] = []
  let after: string | undefined
  do {
    const page = await bookings.search(filter, { limit: pageLength, ...(after && { after }) })
    found.push(...page.items)
    after = page.next
  } while (after !== undefined)
  return found
}

const dataIn = async (
  { id, orderNo, state, event, placedAt, options, ...booking }: Booking,
  email: string,
  userId: string | undefined,
  invoices: BookedNeeds['invoices'],
): Promise<BookedData | undefined> => {
  const { contact, billing, remarks } = options
  const isOrderer =
    contact.email === email || billing.email === email || (userId !== undefined && booking.userId === userId)
  const takesPart = [...booking.recipients, ...booking.cancelled.map(({ recipient }) => recipient)].flatMap((it) => {
    if (isPending(it) || it.email !== email) return []
    const { id: recipientId, version: _, ...said } = it
    const attended = booking.attendance?.[recipientId]
    return [{ ...said, ...(attended !== undefined && { attended }) }]
  })
  if (!isOrderer && takesPart.length === 0) return undefined
  const issued = isOrderer ? await invoices.ofBooking(id) : []
  return {
    orderNo,
    state,
    event: {
      eventId: event.eventId,
      title: event.theme.title,
      startDate: event.startDate,
      endDate: event.endDate,
    },
    placedAt,
    ...(isOrderer && {
      ordered: {
        contact,
        billing,
        ...(remarks !== undefined && { remarks }),
        invoices: issued.map(({ invoice: { number, kind, issuedOn } }) => ({ number, kind, issuedOn })),
      },
    }),
    takesPart,
  }
}
