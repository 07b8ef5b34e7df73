import { bookingStates, holdsSeats, isTerminal, type BookingState } from '#core/booking/booking-state.ts'
import { bookedEvent, type Booking, type BookedEvent } from '#core/booking/booking.ts'
import type { EmployersAnswer, EmployersLink } from '#core/booking/employers-link.ts'
import type { Needs } from '#core/needs.ts'
import { required } from '#core/shared/required.ts'
import { done } from '#core/shared/result.ts'
import { aBooking, aRecipient, orderOf, unnamed } from '#tests/core/booking-by-hand.ts'
import type { KindOfPage } from './kinds-of-page.ts'

/** Of a town, with others of its theme to be rebooked to. */
export const bookedEventId = 4009
const bookedAt = '2026-11-20T09:00:00.000Z'

/** Links are of 43 letters, digits, lines and dashes: what is none is not looked up. */
const linkOf = (name: string): string => name.padEnd(43, '-')
const idOf = (state: BookingState | OnPaper): string => `buchung-${state}`

export const bookingAddress = (state: BookingState | OnPaper): string => `/buchung/${linkOf(state)}`
export const officeAddress = (state: BookingState | OnPaper): string => `/manage/buchungen/${idOf(state)}`

/** What was ordered on a form to be signed: it is still out, or it came back. */
type OnPaper = 'auf-papier' | 'unterschrieben'

const answer = (kind: EmployersAnswer['kind'], text?: string): EmployersAnswer => ({
  kind,
  name: 'Ina Łuczak-Schmidthausen, Personalleitung',
  on: '2026-12-01',
  at: `2026-12-01T10:00:00.00${kind.length % 10}Z`,
  ...(text !== undefined && { text }),
})
const asks = answer('rueckfrage', 'Warum nicht online?\nUnd warum nicht im Februar?')

/** The employer's link in each of its states, and the status of its page. */
const employersLinks: Readonly<Record<string, Partial<EmployersLink> & { readonly status?: number }>> = {
  open: {},
  asked: { answers: [asks] },
  confirmed: { answers: [asks, answer('bestaetigt')] },
  objected: { answers: [answer('widerspruch', 'Die Kosten sind uns zu hoch.')] },
  revoked: { revokedAt: '2026-12-02T10:00:00.000Z', status: 410 },
  expired: { until: '2026-12-03T10:00:00.000Z', status: 410 },
}
export const employersAddress = (state: string): string => `/kostenuebernahme/${linkOf(`arbeitgeber-${state}`)}`

/** Whose pages differ most: the others stand in the long run. */
const shortStates: readonly string[] = ['reserviert', 'bestaetigt', 'nachgerueckt', 'teilgenommen']
const shortAnswers: readonly string[] = ['open', 'confirmed']

/** A booking in every state and the employer's link in every one, as kinds of pages. */
export const pagesOfBookings: readonly KindOfPage[] = [
  ...bookingStates.map((state) => ({
    kind: `booking, ${state}`,
    address: bookingAddress(state),
    longOnly: !shortStates.includes(state),
  })),
  { kind: 'booking on a form to be signed', address: bookingAddress('auf-papier') },
  ...Object.entries(employersLinks).map(([state, { status = 200 }]) => ({
    kind: `what the employer is asked, ${state}`,
    address: employersAddress(state),
    status,
    longOnly: !shortAnswers.includes(state),
  })),
]

const linkIn = (state: string): EmployersLink => {
  const { status: _, ...link } = required(employersLinks[state])
  const usual = { handedOverAt: '2026-11-25T09:00:00.000Z', until: '2027-01-01T00:00:00.000Z', answers: [] }
  return { ...usual, ...link, token: linkOf(`arbeitgeber-${state}`) }
}

const people = [
  aRecipient({ id: 'r1', firstName: 'Łucja-Konstanze', lastName: 'Ö’Brien-Großmann', phone: '040 1234' }),
  aRecipient({ id: 'r2', firstName: 'Kim', lastName: 'Yıldız', email: 'kim.yildiz@werk.example' }),
  unnamed('r3'),
]
const left = {
  recipient: aRecipient({ id: 'r4', firstName: 'Alex', lastName: 'Bauer' }),
  at: '2026-12-04T09:00:00.000Z',
  percent: 50,
  feeNet: 74_500,
}
const history: Booking['history'] = [
  { at: bookedAt, by: 'orderer', what: 'ordered' },
  { at: '2026-11-23T09:00:00.000Z', by: 'orderer', what: 'resolved' },
  { at: '2026-12-04T09:00:00.000Z', by: 'office', what: 'recipient-cancelled', detail: 'Alex Bauer' },
]

const bookingIn = (state: BookingState, event: BookedEvent): Booking => {
  const isBound = !['reserviert', 'warteliste', 'nachgerueckt', 'verfallen'].includes(state)
  const wasHeld = state === 'teilgenommen' || state === 'nicht_erschienen'
  const recipients = state === 'storniert_kunde' ? [] : people
  const { boundAt, ...booking } = aBooking({
    id: idOf(state),
    token: linkOf(state),
    orderNo: 'B-2X7K9-QM4TZ',
    position: bookingStates.indexOf(state) + 1,
    state,
    event: wasHeld ? { ...event, startDate: '2026-11-30', endDate: '2026-12-04' } : event,
    recipients,
    cancelled: state === 'storniert_kunde' ? [left] : holdsSeats(state) ? [left] : [],
    placedAt: bookedAt,
    history,
  })
  return {
    ...booking,
    ...(isBound && boundAt !== undefined && { boundAt }),
    ...((state === 'reserviert' || state === 'nachgerueckt') && { heldUntil: '2026-12-10T12:00:00.000Z' }),
    ...(state === 'abgesagt_veranstalter' && { reason: 'Die Referentin ist erkrankt, ein Ersatz fand sich nicht.' }),
    ...(state === 'umgebucht' && { rebookedTo: idOf('bestaetigt') }),
    ...(state === 'teilgenommen' && { attendance: { r1: true, r2: false, r3: true } }),
    ...(state === 'bestaetigt' && {
      resolution: { heldOn: '2026-11-22', entitled: 9, present: 8, yes: 7, no: 1, abstained: 0 },
      employersLink: { ...linkIn('confirmed'), token: linkOf('arbeitgeber') },
    }),
    ...(!isTerminal(state) && isBound && { employerToldOn: '2026-11-24' }),
  }
}

const orderForm = { name: 'Łucja-Konstanze Ö’Brien-Großmann', place: 'Hamburg', date: '2026-12-07' }

const cameBack: Booking['history'] = [
  { at: bookedAt, by: 'orderer', what: 'ordered' },
  { at: '2026-12-08T08:00:00.000Z', by: 'office', what: 'signed', detail: `${orderForm.name}, 07.12.2026` },
]

const onPaper = (name: OnPaper, state: BookingState, event: BookedEvent): Booking => ({
  ...bookingIn(state, event),
  id: idOf(name),
  token: linkOf(name),
  orderNo: 'B-2X7K9-QM4TX',
  position: name === 'auf-papier' ? 1 : 2,
  orderForm,
})

/** Stores them all; they hold no seats of the event, which stays as it was. */
export async function storeBookingsInEveryState({
  change,
  catalogue,
}: Pick<Needs, 'change' | 'catalogue'>): Promise<void> {
  const event = bookedEvent(required(await catalogue.event(bookedEventId)))
  const bookings = [
    ...bookingStates.map((state) => bookingIn(state, event)),
    onPaper('auf-papier', 'reserviert', event),
    { ...onPaper('unterschrieben', 'eingeladen', event), history: cameBack },
    ...Object.keys(employersLinks).map((state, nth) => ({
      ...bookingIn('eingeladen', event),
      id: `arbeitgeber-${state}`,
      token: linkOf(`besteller-${state}`),
      orderNo: 'B-2X7K9-QM4TY',
      position: nth + 1,
      employersLink: linkIn(state),
    })),
  ]
  await change(async (tx) => {
    for (const orderNo of new Set(bookings.map((booking) => booking.orderNo)))
      await tx.bookings.addOrder({ ...orderOf(bookings), orderNo })
    for (const booking of bookings) await tx.bookings.add(booking)
    return done(undefined)
  })
}
