import type { ForMakingSecrets } from '../shared/secrets.ts'
import type { Clock } from '../shared/clock.ts'
import { type ForCountingAttempts, countAttempt } from '../shared/rate-limit.ts'
import type { TooMany } from '../shared/result.ts'
import type { Visitor } from '../shared/visitor.ts'
import { normalEmail } from '../shared/email-address.ts'
import { stillBegun, whyTooSoon } from './fill-time.ts'
import type { ForMeetingForms, ForRememberingRequests, SentForm } from './ports.ts'
import { takeRoom } from './upload-room.ts'
import { isSameRequest, type Once } from '../shared/once-only.ts'

/** What meeting any form needs of the world. */
interface MeetingNeeds {
  readonly requests: ForRememberingRequests
  readonly attempts: ForCountingAttempts
  readonly secrets: Pick<ForMakingSecrets, 'digest'>
  readonly clock: Clock
  readonly limits: { readonly requestsPerHour: number; readonly uploadsPerDay: number; readonly uploadsInAll: number }
}

const hour = 3600
/** From one network under any addresses: so many times what is allowed from it under one. */
const networkShare = 6

export const meetingForms = (needs: MeetingNeeds): ForMeetingForms => ({
  async meet(visitor, form) {
    const once = onceOf(form, needs.secrets)
    const known = await needs.requests.find(once.key)
    if (known) return isSameRequest(known, once) ? { heardAs: known.id } : { refusal: { why: 'key-taken' } }

    const now = needs.clock.now()
    const begun = visitor.formBegun()
    if (stillBegun(begun, now) === undefined) visitor.beginForm(now)
    const refusal = whyTooSoon(begun, now) ?? (await countAttempts(visitor, form, needs))
    return refusal ? { refusal } : { once }
  },
  takeRoom: (visitor, files, stored) => takeRoom(visitor, files, stored, needs),
})

/**
 * By which a form is known again: its key, or where it has none all that it says, so that sent twice it arrives once.
 */
const onceOf = ({ kind, idempotencyKey, says }: SentForm, { digest }: MeetingNeeds['secrets']): Once => {
  const fingerprint = digest(
    JSON.stringify(says.map((part) => (typeof part === 'object' ? digest(part) : (part ?? null)))),
  )
  const key = idempotencyKey === undefined ? `says ${fingerprint}` : `key ${idempotencyKey}`
  return { key: digest(`${kind} ${key}`), fingerprint }
}

const countAttempts = async (
  { network }: Visitor,
  { kind, email }: SentForm,
  needs: MeetingNeeds,
): Promise<TooMany | undefined> => {
  const most = needs.limits.requestsPerHour
  const person = `${kind}:${needs.secrets.digest(`${normalEmail(email)} ${network}`)}`
  return (
    (await countAttempt({ key: person, most, windowSeconds: hour }, needs)) ??
    (await countAttempt({ key: `${kind}:${network}`, most: most * networkShare, windowSeconds: hour }, needs))
  )
}
