import { whyFormNotTaken, type DescribedForm, type SentFields } from '../forms/described-form.ts'
import type { RequestSigns } from '../forms/forms.ts'
import { today } from '../shared/dates.ts'
import { mayWriteTo } from '../shared/letter-limit.ts'
import { done, refused, type Result } from '../shared/result.ts'
import type { Visitor } from '../shared/visitor.ts'
import type { Declared, RequestKind } from './form-requests.ts'
import { keepRequest } from './keeping-requests.ts'
import type { ForStoringFormRequests, WhyNotSent } from './ports.ts'
import { lettersAboutDeclaration } from './request-letters.ts'
import { requestFrom, sentForm, type SendingNeeds } from './sending-requests.ts'

export interface DeclaringNeeds extends SendingNeeds {
  readonly formRequests: Pick<ForStoringFormRequests, 'of'>
}

/** What the sender is told at once; the rest is in the receipt. */
const message = 'Ihre Erklärung ist eingegangen.'

/** Takes a declaration once: stores it with its receipt, and answers with what the receipt says. */
export const declare = async (
  visitor: Visitor,
  form: DescribedForm<RequestKind>,
  sent: SentFields & Omit<RequestSigns, 'privacyAccepted'>,
  needs: DeclaringNeeds,
): Promise<Result<Declared, WhyNotSent<string>>> => {
  const invalid = whyFormNotTaken(form, sent, today(needs.clock))
  if (invalid) return refused(invalid)
  const request = requestFrom(form, sent, needs)
  const { id, email, values, sentAt: declaredAt } = request
  let mayWrite = false
  const taken = await needs.forms.take(visitor, sentForm(request, sent, []), async (once) => {
    mayWrite = await mayWriteTo(email, needs, form.kind)
    const office = (await needs.content.brand())?.email ?? ''
    return needs.change(keepRequest(request, [], once, lettersAboutDeclaration(request, office, mayWrite)))
  })
  if (!taken.ok) {
    if (taken.refusal.why === 'no-room') throw new Error('what brings no files needs no room')
    return refused(taken.refusal)
  }
  if (taken.value.id === id) return done({ id, message, declaredAt, values, receipt: mayWrite ? 'leaves' : 'too-many' })
  const before = (await needs.formRequests.of(email)).find((one) => one.id === taken.value.id)
  // Somebody has deleted it within the day: nothing may look as if it were here.
  if (!before) return refused({ why: 'key-taken' })
  return done({ id: before.id, message, declaredAt: before.sentAt, values: before.values, receipt: 'came-before' })
}
