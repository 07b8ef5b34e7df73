import type { ForMakingSecrets } from '../shared/secrets.ts'
import type { Clock } from '../shared/clock.ts'
import { type ForCountingAttempts, countAttempt } from '../shared/rate-limit.ts'
import { done, refused, type TooMany } from '../shared/result.ts'
import type { Visitor } from '../shared/visitor.ts'
import { normalEmail } from '../shared/email-address.ts'
import { timeFault } from './fill-time.ts'
import type { ForRememberingRequests, ForTakingForms, SentForm } from './ports.ts'
import { takeRoom } from './upload-room.ts'
import { isSameRequest, type Once } from '../shared/once-only.ts'

/** What taking any form needs of the world. */
interface TakingNeeds {
  readonly requests: ForRememberingRequests
  readonly attempts: ForCountingAttempts
  readonly secrets: Pick<ForMakingSecrets, 'digest'>
  readonly clock: Clock
  readonly applications: ForKnowingBytes
  readonly formRequests: ForKnowingBytes
  readonly limits: { readonly requestsPerHour: number; readonly uploadsPerDay: number; readonly uploadsInAll: number }
}

/** Keeps forms with files. */
interface ForKnowingBytes {
  /** Of all files together. */
  bytesStored(): Promise<number>
}

const allBytes = async ({ applications, formRequests }: TakingNeeds): Promise<number> =>
  (await applications.bytesStored()) + (await formRequests.bytesStored())

const hour = 3600
/** From one network under any addresses: so many times what is allowed from it under one. */
const networkShare = 6

export const takingForms = (needs: TakingNeeds): ForTakingForms => ({
  async take(visitor, form, keep) {
    const once = onceOf(form, needs.secrets)
    const known = await needs.requests.find(once.key)
    if (known) return isSameRequest(known, once) ? done({ id: known.id }) : refused({ why: 'key-taken' })

    const now = needs.clock.now()
    const refusal =
      timeFault(visitor, now) ??
      (await countAttempts(visitor, form, needs)) ??
      (await takeRoom(visitor, form.files, () => allBytes(needs), needs))
    if (refusal) return refused(refusal)
    const stored = await keep(once)
    if (stored.ok) visitor.endForm()
    return stored
  },
})

/**
 * By which a form is known again: its key, or where it has none all that it says, so that sent twice it arrives once.
 */
const onceOf = ({ kind, idempotencyKey, says, files }: SentForm, { digest }: TakingNeeds['secrets']): Once => {
  const fingerprint = digest(
    JSON.stringify([...says.map((part) => part ?? null), ...files.flatMap(({ name, bytes }) => [name, digest(bytes)])]),
  )
  const key = idempotencyKey === undefined ? `says ${fingerprint}` : `key ${idempotencyKey}`
  return { key: digest(`${kind} ${key}`), fingerprint }
}

const countAttempts = async (
  { network }: Visitor,
  { kind, email }: SentForm,
  needs: TakingNeeds,
): Promise<TooMany | undefined> => {
  const most = needs.limits.requestsPerHour
  const person = `${kind}:${needs.secrets.digest(`${normalEmail(email)} ${network}`)}`
  return (
    (await countAttempt({ key: person, most, windowSeconds: hour }, needs)) ??
    (await countAttempt({ key: `${kind}:${network}`, most: most * networkShare, windowSeconds: hour }, needs))
  )
}
