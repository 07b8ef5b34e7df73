import type { User } from '../accounts/accounts.ts'
import type { ForStoringUsers } from '../accounts/ports.ts'
import { valuesOf, whyFormNotTaken } from '../forms/described-form.ts'
import { storedUntil } from '../forms/stored-until.ts'
import { today } from '../shared/dates.ts'
import { countAttempt } from '../shared/rate-limit.ts'
import { done, refused } from '../shared/result.ts'
import type { FormRequest } from './form-requests.ts'
import { feedbackForm } from './forms/feedback.ts'
import { keepRequest } from './keeping-requests.ts'
import type { ForSendingRequests } from './ports.ts'
import { lettersAbout } from './request-letters.ts'
import type { SendingNeeds } from './sending-requests.ts'

export interface FeedbackNeeds extends SendingNeeds {
  readonly users: Pick<ForStoringUsers, 'byId'>
  readonly limits: SendingNeeds['limits'] & { readonly requestsPerHour: number }
}

const hour = 3600
const message = 'Vielen Dank. Ihre Rückmeldung ist angekommen.'

/** Takes what a member thinks; the office gets a letter, and the member is answered there. */
export const sendFeedbackOf =
  (userId: () => Promise<User['id'] | undefined>, needs: FeedbackNeeds): ForSendingRequests['feedback'] =>
  async (ask) => {
    const { clock, secrets, limits, change, content } = needs
    const id = await userId()
    const user = id === undefined ? undefined : await needs.users.byId(id)
    if (!user) return refused({ why: 'not-signed-in' })
    const sent = { ...ask, privacyAccepted: true }
    const invalid = whyFormNotTaken(feedbackForm, sent, today(clock))
    if (invalid) return refused({ why: 'invalid', fields: invalid.fields })
    const limit = { key: `${feedbackForm.kind}:${user.id}`, most: limits.requestsPerHour, windowSeconds: hour }
    const tooMany = await countAttempt(limit, needs)
    if (tooMany) return refused(tooMany)

    const sentAt = clock.now()
    const values = valuesOf(feedbackForm, sent)
    const request: FormRequest = {
      id: secrets.id(),
      kind: feedbackForm.kind,
      email: user.email,
      values,
      sentAt,
      deletedOn: storedUntil(sentAt, feedbackForm.monthsStored),
    }
    const { toOffice } = lettersAbout(request, [], (await content.brand())?.email ?? '')
    // Whoever says the same twice within a day has pressed the button twice.
    const fingerprint = secrets.digest(JSON.stringify(values))
    const once = { key: secrets.digest(`${feedbackForm.kind} ${user.id} ${fingerprint}`), fingerprint }
    const stored = await change(keepRequest(request, [], once, toOffice ? [toOffice] : []))
    if (!stored.ok) throw new Error('a key that is made of what was said is taken by the same alone')
    return done({ id: stored.value.id, message })
  }
