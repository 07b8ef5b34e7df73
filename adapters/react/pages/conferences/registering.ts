// Without React: what the form of a registration does.
import type { ForRegistering } from '#core/booking/ports.ts'
import type { ReviewedRegistration } from '#core/booking/registration-ports.ts'
import { afterForm, again, answered } from '../../answers.ts'
import type { ActionAnswer, PageRequest } from '../../page.ts'
import { registrationFrom, typedRegistration, withPeople, type TypedRegistration } from './typed-registration.ts'

type RefusalOf<Answer> = Answer extends { readonly ok: false; readonly refusal: infer R } ? R : never
export type RegistrationRefusal = {
  [Call in keyof ForRegistering]: RefusalOf<Awaited<ReturnType<ForRegistering[Call]>>>
}[keyof ForRegistering]

/** What became of the form: it stands there again, or all of it to be looked at before it is sent. */
export interface Registered {
  readonly typed: TypedRegistration
  /** Right before it is sent. */
  readonly reviewed?: ReviewedRegistration
  readonly refusal?: RegistrationRefusal
  /** Boxes that were ticked when it was refused. */
  readonly ticked?: { readonly agb: boolean; readonly privacyAccepted: boolean }
}

type Answered = Promise<Response | ActionAnswer<Registered>>

const calls = { buchen: 'register', reservieren: 'reserve', warteliste: 'wait' } as const

/** One more or less to take part, a look at all of it, back to the form, or what is binding. */
export async function registered(asked: PageRequest): Answered {
  const typed = typedRegistration(asked.form)
  switch (asked.form.one('do')) {
    case 'more':
      return answered({ typed: withPeople(typed, 1) })
    case 'less':
      return answered({ typed: withPeople(typed, -1) })
    case 'edit':
      return answered({ typed })
    case 'send':
      return sent(asked, typed)
    default:
      return reviewed(asked, typed)
  }
}

async function reviewed({ site, params }: PageRequest, typed: TypedRegistration): Answered {
  const form = registrationFrom(params['conference'] ?? '', typed)
  const answer = await site.booking.registrations.review({ ...form, mode: typed.mode })
  if (answer.ok) return answered({ typed, reviewed: answer.value })
  return again(answer.refusal, { typed, refusal: answer.refusal })
}

async function sent({ site, params, form: posted }: PageRequest, typed: TypedRegistration): Answered {
  const ticked = { agb: posted.one('agb') === 'on', privacyAccepted: posted.one('privacyAccepted') === 'on' }
  const form = registrationFrom(params['conference'] ?? '', typed)
  const { registrations } = site.booking
  const gross = posted.one('gross') ?? ''
  const answer = await registrations[calls[typed.mode]]({
    ...form,
    ...ticked,
    ...(/^\d{1,12}$/.test(gross) && { gross: Number(gross) }),
    idempotencyKey: posted.one('key') ?? '',
  })
  if (answer.ok) return afterForm(answer.value.confirmationUrl)
  // What is wrong with it may stand on the way back; what has changed is looked at anew.
  const review = await registrations.review({ ...form, mode: typed.mode })
  const { refusal } = answer
  return again(refusal, { typed, refusal, ticked, ...(review.ok && { reviewed: review.value }) })
}
