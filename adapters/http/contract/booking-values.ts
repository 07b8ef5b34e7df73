import { hotelPayers, buyerTypes, legalBases } from '#core/cart/order-options.ts'
import { employersAnswers } from '#core/booking/employers-link.ts'
import { bookingStates } from '#core/booking/booking-state.ts'
import { z } from 'zod'
import { Recipient } from './cart.ts'
import { ListedEvent, TargetGroup } from './catalogue-values.ts'
import { CostLine } from './costs.ts'

const cents = z.number().int()
const count = z.number().int()

export const BookingState = z.enum(bookingStates)

export const BookedEvent = ListedEvent.pick({
  eventId: true,
  url: true,
  themeUrl: true,
  startDate: true,
  endDate: true,
  startTime: true,
  endTime: true,
  isOnlineEvent: true,
  hotel: true,
  modules: true,
  theme: true,
}).meta({ id: 'BookedEvent', description: 'Ein Termin, wie er gebucht wurde.' })

const Billing = z.object({
  company: z.string(),
  department: z.string().exactOptional(),
  street: z.string(),
  zip: z.string(),
  city: z.string(),
  country: z.string(),
  vatId: z.string().exactOptional(),
  orderNo: z.string().exactOptional(),
  costCentre: z.string().exactOptional(),
  leitwegId: z.string().exactOptional(),
  email: z.string(),
})

const Contact = z.object({
  salutationId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().exactOptional(),
})

export const OrderOptions = z
  .object({
    buyerType: z.enum(buyerTypes),
    contact: Contact,
    billing: Billing,
    hotelPayer: z.enum(hotelPayers),
    legalBasis: z.enum(legalBases),
    resolutionDate: z.string().exactOptional(),
    remarks: z.string().exactOptional(),
    newsletter: z.boolean(),
  })
  .meta({ id: 'OrderOptions', description: 'Was eine Bestellung neben ihren Terminen sagt.' })

const Answer = z.object({
  kind: z.enum(employersAnswers),
  name: z.string(),
  text: z.string().exactOptional(),
  on: z.string(),
  at: z.string(),
})

export const AnswerInBrief = Answer.omit({ text: true, at: true })

export const newsKinds = [
  'ordered',
  'booked',
  'signed',
  'confirmed',
  'invited',
  'reminded',
  'expired',
  'waiting',
  'offered',
  'claimed',
  'declined',
  'named',
  'substituted',
  'recipient-cancelled',
  'cancelled',
  'called-off',
  'rescheduled',
  'rebooked',
  'resolved',
  'employer-told',
  'link-handed-over',
  'link-revoked',
  'employer-confirmed',
  'employer-asked',
  'employer-objected',
  'attended',
  'missed',
] as const

const CancelledRecipient = z.object({
  recipient: Recipient,
  at: z.string(),
  percent: z.number(),
  feeNet: cents,
})

export const resolutionFields = {
  heldOn: z.string(),
  entitled: count,
  present: count,
  yes: count,
  no: count,
  abstained: count,
}

export const Booking = z
  .object({
    id: z.string(),
    token: z.string(),
    orderNo: z.string(),
    position: count,
    state: BookingState,
    version: count,
    event: BookedEvent,
    modules: z.array(z.string()).exactOptional(),
    body: TargetGroup,
    recipients: z.array(Recipient),
    cancelled: z.array(CancelledRecipient),
    options: OrderOptions,
    costs: z.record(z.string(), z.object({ lines: z.array(CostLine), hotelLines: z.array(CostLine) })),
    placedAt: z.string(),
    boundAt: z.string().exactOptional(),
    orderForm: z.object({ name: z.string(), place: z.string(), date: z.string() }).exactOptional(),
    heldUntil: z.string().exactOptional(),
    resolution: z.object(resolutionFields).exactOptional(),
    employerToldOn: z.string().exactOptional(),
    employersLink: z
      .object({
        token: z.string(),
        handedOverAt: z.string(),
        until: z.string(),
        revokedAt: z.string().exactOptional(),
        answers: z.array(Answer),
      })
      .exactOptional(),
    rebookedTo: z.string().exactOptional(),
    rebookedFrom: z.string().exactOptional(),
    onOtherDays: z.literal(true).exactOptional(),
    rescheduled: z
      .object({
        at: z.string(),
        from: z.object({
          startDate: z.string(),
          endDate: z.string(),
          startTime: z.string(),
          endTime: z.string(),
          isOnlineEvent: z.boolean(),
          venue: z.string().exactOptional(),
        }),
      })
      .exactOptional(),
    reason: z.string().exactOptional(),
    attendance: z.record(z.string(), z.boolean()).exactOptional(),
    history: z.array(
      z.object({
        at: z.string(),
        by: z.enum(['orderer', 'office', 'employer', 'timetable']),
        what: z.enum(newsKinds),
        detail: z.string().exactOptional(),
      }),
    ),
  })
  .meta({ id: 'Booking', description: 'Eine Buchung: wer an einem Termin teilnimmt, und wie sie steht.' })
