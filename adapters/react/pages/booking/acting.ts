// Without React: what the forms of a booking's page do.
import type { ShownBooking, WhyNotChanged } from '#core/booking/ports.ts'
import * as addressOf from '#core/shared/addresses.ts'
import type { Result } from '#core/shared/result.ts'
import type { PostedForm } from '#pages-port/posted-form.ts'
import { afterForm, again } from '../../answers.ts'
import { typedPerson } from '../../blocks/typed-recipient.ts'
import type { ActionAnswer, PageRequest } from '../../page.ts'
import { choosing, noticing } from './booking-address.ts'

/** What a form of the page does; it says so in its field `do`. */
export type Doing =
  | 'book'
  | 'claim'
  | 'decline'
  | 'cancel'
  | 'substitute'
  | 'rebook'
  | 'resolve'
  | 'tell-employer'
  | 'hand-over'
  | 'revoke'

/** A form that was refused, as it was typed: nothing of it is lost. */
export interface Refused {
  readonly what: Doing
  /** Of whom it speaks, where it speaks of somebody. */
  readonly recipientId: string | undefined
  readonly refusal: WhyNotChanged
  readonly typed: PostedForm
}

type Changed = Promise<Result<ShownBooking, WhyNotChanged>>

/** Whole numbers alone: what is none is told to be none. */
const wholeNumber = (text = ''): number => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : Number.NaN)

/** Carries out the form and leads back to the booking, or to the one that took its place. */
export async function act({ site, params, form }: PageRequest): Promise<Response | ActionAnswer<Refused> | undefined> {
  const what = doings.find((one) => one === form.one('do'))
  if (what === undefined) return undefined
  const changing = { token: params['token'] ?? '', version: Number(form.one('version') ?? 0) || 0 }
  const answer = await does[what](site.booking.bookings, changing, form)
  if (answer.ok) return afterForm(noticing(addressOf.booking(answer.value.booking.token), answer.value.booking))
  const { refusal } = answer
  return again(refusal, { what, recipientId: form.one('recipient'), refusal, typed: form })
}

type Does = (
  bookings: PageRequest['site']['booking']['bookings'],
  changing: { readonly token: string; readonly version: number },
  form: PostedForm,
) => Changed

const does: Readonly<Record<Doing, Does>> = {
  book: (bookings, changing, form) => bookings.book({ ...changing, acceptAgb: form.one('acceptAgb') === 'on' }),
  claim: (bookings, changing, form) => bookings.claim({ ...changing, acceptAgb: form.one('acceptAgb') === 'on' }),
  decline: (bookings, changing) => bookings.decline(changing),
  cancel: (bookings, changing, form) =>
    bookings.cancel({
      ...changing,
      recipientIds: form.all(choosing),
      feeNet: wholeNumber(form.one('feeNet')),
      reason: form.one('reason') ?? '',
    }),
  substitute: (bookings, changing, form) =>
    bookings.substitute({
      ...changing,
      recipientId: form.one('recipient') ?? '',
      ...typedPerson((field) => form.one(field)),
    }),
  rebook: (bookings, changing, form) => bookings.rebook({ ...changing, eventId: wholeNumber(form.one('event')) }),
  resolve: (bookings, changing, form) =>
    bookings.resolve({
      ...changing,
      heldOn: form.one('heldOn') ?? '',
      entitled: wholeNumber(form.one('entitled')),
      present: wholeNumber(form.one('present')),
      yes: wholeNumber(form.one('yes')),
      no: wholeNumber(form.one('no')),
      abstained: wholeNumber(form.one('abstained')),
    }),
  'tell-employer': (bookings, changing, form) => bookings.tellEmployer({ ...changing, on: form.one('on') ?? '' }),
  'hand-over': (bookings, changing) => bookings.handOver(changing),
  revoke: (bookings, changing) => bookings.revoke(changing),
}
const doings = Object.keys(does) as readonly Doing[]
