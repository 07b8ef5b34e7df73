import type { User } from '../accounts/accounts.ts'
import { answerKey, referenceOf } from '../form-requests/form-requests.ts'
import { handlingAfter } from '../form-requests/handling-after.ts'
import type { HandlingStep } from '../form-requests/handling.ts'
import type { ForHandlingRequests, HandledRequest, RequestLetter } from '../form-requests/ports.ts'
import type { Clock } from '../shared/clock.ts'
import type { ForPosting } from '../shared/posting.ts'
import {
  done,
  refused,
  type NotAllowed,
  type NotFound,
  type NotSignedIn,
  type Refusal,
  type Result,
} from '../shared/result.ts'
import type { ForChanging } from '../shared/transaction.ts'
import { answersIn } from './inbox-rules.ts'
import type { OfficeRequest, RequestChanged, RequestNotSoFar } from './ports.ts'

interface HandlingTx {
  readonly formRequests: ForHandlingRequests
  readonly letters: Pick<ForPosting<RequestLetter>, 'post'>
}

export interface ActingNeeds {
  readonly change: ForChanging<HandlingTx>
  readonly clock: Clock
}

type NotStaff = NotSignedIn | NotAllowed
interface ReadRequest {
  readonly id: string
  readonly version: number
}

/**
 * Does something about a request in the state in which it was read, and answers it as it is then. What a colleague has
 * changed meanwhile is told before all else: whoever acts shall see it first.
 */
export const actingOn =
  (
    staff: () => Promise<Result<User['id'], NotStaff>>,
    shown: (id: string, whoAsks: User['id']) => Promise<Result<OfficeRequest, NotFound>>,
    { change, clock }: ActingNeeds,
  ) =>
  async <R extends Refusal = never>(
    { id, version }: ReadRequest,
    stepFor: (request: HandledRequest) => Promise<Result<HandlingStep, R>>,
  ): Promise<Result<OfficeRequest, NotStaff | NotFound | RequestChanged | RequestNotSoFar | R>> => {
    const who = await staff()
    if (!who.ok) return who
    const acted = await change<void, NotFound | RequestChanged | RequestNotSoFar | R>(async (tx) => {
      const request = await tx.formRequests.lock(id)
      if (!request) return refused({ why: 'not-found' })
      const { handling } = request
      if (handling.version !== version) return refused({ why: 'request-changed' })
      const step = await stepFor(request)
      if (!step.ok) return step
      const after = handlingAfter(handling, step.value)
      if (!after) return refused({ why: 'request-not-so-far', state: handling.state })
      const at = clock.now()
      await tx.formRequests.step(request, after, { ...step.value, at, by: who.value })
      if (step.value.what === 'answered') await tx.letters.post(answerTo(request, step.value), at)
      return done(undefined)
    })
    return acted.ok ? shown(id, who.value) : acted
  }

/** The letter with an answer. It goes to the address of the request, and an answer to it to the office. */
const answerTo = (
  { id, kind: form, email: to, sentAt, deletedOn, history }: HandledRequest,
  { subject, text }: Extract<HandlingStep, { readonly what: 'answered' }>,
): RequestLetter => ({
  kind: 'request-answered',
  to,
  dedupeKey: answerKey(id, answersIn(history) + 1),
  form,
  reference: referenceOf(id),
  sentAt,
  subject,
  text,
  deletedOn,
})
