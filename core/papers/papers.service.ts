import type { Booking, Order } from '../booking/booking.ts'
import type { ForOrdering, ForRunningBookings, ForStoringBookings } from '../booking/ports.ts'
import { brandBeforeContent } from '../brand/brand.ts'
import type { ForKnowingTheBrand } from '../brand/ports.ts'
import { isPending } from '../cart/cart.ts'
import type { ForFillingACart } from '../cart/ports.ts'
import type { ForBrowsingTheCatalogue } from '../catalogue/ports.ts'
import { hotelsOf } from '../catalogue/towns.ts'
import type { PrintedDocument } from '../documents/documents.ts'
import type { ForPrintingPdfs, ForWritingCalendars } from '../documents/ports.ts'
import type { ForMeetingPeople } from '../people/ports.ts'
import type { ForStoringRecords } from '../records/ports.ts'
import type { Clock } from '../shared/clock.ts'
import { today } from '../shared/dates.ts'
import type { Document } from '../shared/document.ts'
import type { Origins } from '../shared/origins.ts'
import { done, refused } from '../shared/result.ts'
import type { VenueRecords } from '../venues/venue-details.ts'
import { aboutPapers } from './about-paper.ts'
import { agendaPaper } from './agenda-paper.ts'
import { attendanceList } from './attendance-list.ts'
import { bookingCalendar, hasCalendar } from './booking-calendar.ts'
import { certificate } from './certificate.ts'
import { costsDeclaration } from './costs-declaration.ts'
import { employersLetter } from './employers-letter.ts'
import { filledOrderForm } from './filled-order-form.ts'
import { invitation } from './invitation.ts'
import { orderConfirmation } from './order-confirmation.ts'
import { orderFormPaper } from './order-form-paper.ts'
import type { AboutPaper } from './paper-frame.ts'
import { paperKinds, papersOf, type Paper, type PaperKind } from './papers.ts'
import type { ForTakingPapers } from './ports.ts'
import { resolutionPaper } from './resolution-paper.ts'

export interface PapersNeeds {
  readonly bookings: ForStoringBookings
  readonly programme: Pick<ForBrowsingTheCatalogue, 'theme' | 'bookableEvent'>
  readonly people: Pick<ForMeetingPeople, 'eventManagers'>
  readonly records: ForStoringRecords<VenueRecords>
  readonly content: ForKnowingTheBrand
  readonly pdfs: ForPrintingPdfs
  readonly calendars: ForWritingCalendars
  readonly origins: Origins
  readonly clock: Clock
}

const nothing = refused({ why: 'not-found' } as const)

/** Whom papers ask who does not come by the link of a booking. */
interface Knowing {
  readonly orders: Pick<ForOrdering, 'placed'>
  readonly office: Pick<ForRunningBookings, 'participants'>
  /** Of whoever wants an order form. */
  readonly cart: Pick<ForFillingACart, 'cart'>
}

/** The papers of bookings: for whoever has their links, for the browser that ordered, and for the office. */
export const takingPapers = ({ orders, office, cart: ownCart }: Knowing, needs: PapersNeeds): ForTakingPapers => {
  const { bookings, programme, people, records, content, pdfs, calendars, origins, clock } = needs

  const brandNow = async () => (await content.brand()) ?? brandBeforeContent

  const aboutPaper = aboutPapers({ programme, content, origins, clock })
  const aboutOf = ({ event }: Booking): Promise<AboutPaper> => aboutPaper(event)

  const hotelDetails = async ({ event }: Booking) => {
    const details = await Promise.all(hotelsOf(event).map(({ internalId }) => records.one('hotel', String(internalId))))
    return details.flatMap((it) => it ?? [])
  }

  const confirmation = async (order: Order, all: readonly Booking[]): Promise<PrintedDocument> =>
    orderConfirmation(order, all, { brand: await brandNow(), site: origins.site, today: today(clock) })

  const write: Readonly<
    Record<PaperKind, (booking: Booking, about: AboutPaper, paper: Paper) => Promise<PrintedDocument | undefined>>
  > = {
    entsendebeschluss: async (booking, about) => resolutionPaper(booking, about),
    tagesordnung: async (booking, about) => agendaPaper(booking, about),
    'mitteilung-arbeitgeber': async (booking, about) => employersLetter(booking, about),
    kostenuebernahme: async (booking, about) => costsDeclaration(booking, about),
    auftragsbestaetigung: async ({ orderNo }) => {
      const found = await bookings.order(orderNo)
      return found && confirmation(found.order, found.bookings)
    },
    bestellformular: async (booking, about) => booking.orderForm && filledOrderForm(booking, booking.orderForm, about),
    einladung: async (booking, about) => {
      const [hotels, managers] = await Promise.all([
        hotelDetails(booking),
        people.eventManagers({ eventId: booking.event.eventId }),
      ])
      return invitation(booking, { ...about, hotels, managers: managers.ok ? managers.value : [] })
    },
    teilnahmebescheinigung: async (booking, about, { recipientId }) => {
      const recipient = booking.recipients.find(({ id }) => id === recipientId)
      return recipient && !isPending(recipient) ? certificate(booking, recipient, about) : undefined
    },
  }

  const printed = async (document: PrintedDocument, name: string): Promise<Document> => ({
    mime: 'application/pdf',
    filename: `${name}.pdf`,
    bytes: await pdfs.print(document),
  })

  const take = async (token: string, isAsked: (paper: Paper) => boolean) => {
    const booking = await bookings.byToken(token)
    const paper = booking && papersOf(booking, today(clock)).find(isAsked)
    const document = paper && (await write[paper.kind](booking, await aboutOf(booking), paper))
    return document ? done(await printed(document, `${paper.kind}-${booking.event.url}`)) : nothing
  }

  return {
    paper: async ({ token, kind }) => {
      const known = paperKinds.find((it) => it === kind)
      return take(token, (paper) => paper.kind === known && paper.recipientId === undefined)
    },
    certificate: async ({ token, recipientId }) => take(token, (paper) => paper.recipientId === recipientId),

    async calendar({ token }) {
      const booking = await bookings.byToken(token)
      if (!booking || !hasCalendar(booking)) return nothing
      const [hotels, { brand, theme }] = await Promise.all([hotelDetails(booking), aboutOf(booking)])
      const positions = new Map(hotels.map(({ hotelId, position }) => [hotelId, position]))
      const entries = bookingCalendar(booking, {
        origin: origins.site,
        positionOf: (hotelId) => positions.get(hotelId),
        programmeOf: () => theme?.programme ?? [],
      })
      return done({
        mime: 'text/calendar; charset=utf-8; method=PUBLISH',
        filename: `${booking.event.url}.ics`,
        bytes: calendars.write({ entries, provider: brand }),
      })
    },

    async orderForm({ key }) {
      const found = await programme.bookableEvent({ key })
      if (!found.ok) return found
      const event = found.value
      const cart = await ownCart.cart({})
      if (!cart.ok) return cart.refusal
      const { items, orderOptions: typed } = cart.value
      const recipients = items.flatMap((item) => (item.eventId === event.eventId ? item.recipients : []))
      const about = { brand: await brandNow(), site: origins.site, today: today(clock) }
      const form = orderFormPaper(event, { recipients, typed }, about)
      return done(await printed(form, `anmeldung-${event.url}`))
    },

    async checkoutSummary() {
      const placed = await orders.placed({})
      if (!placed.ok) return placed
      const { bookings: all, ...order } = placed.value
      return done(await printed(await confirmation(order, all), `bestellung-${order.orderNo}`))
    },

    async attendanceList({ eventId }) {
      const all = await office.participants({ eventId })
      if (!all.ok) return all
      const about = { brand: await brandNow(), site: origins.site, today: today(clock) }
      return done(await printed(attendanceList(all.value, about), `teilnehmerliste-${all.value.event.url}`))
    },
  }
}
