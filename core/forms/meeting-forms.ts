import type { ForCountingAttempts, ForMakingSecrets } from '../accounts/ports.ts'
import type { Clock } from '../shared/clock.ts'
import { tryDoor } from '../shared/rate-limit.ts'
import type { TooMany } from '../shared/result.ts'
import type { Visitor } from '../shared/visitor.ts'
import { normalEmail } from '../shared/email-address.ts'
import { whyTooSoon } from './fill-time.ts'
import type { ForRememberingRequests } from './ports.ts'
import type { KeyTaken, Once, RememberedRequest, RequestSigns, TooSoon } from './forms.ts'

/** What every form needs of the world. */
export interface RequestNeeds {
  readonly requests: ForRememberingRequests
  readonly attempts: ForCountingAttempts
  readonly secrets: Pick<ForMakingSecrets, 'digest'>
  readonly clock: Clock
  readonly limits: { readonly requestsPerHour: number }
}

/** A form that was sent, its fields found right. */
export interface SentForm {
  /** Which form it is, such as 'application'. */
  readonly kind: string
  readonly email: string
  readonly idempotencyKey: RequestSigns['idempotencyKey']
  /** Everything that it says, so that the same form can be told from another. */
  readonly says: readonly (string | Uint8Array | undefined)[]
}

export type WhyNotMet = KeyTaken | TooSoon | TooMany

/** A form that is new, one that was heard before, or the reason why it is not heard. */
type Met = { readonly once: Once } | { readonly heardAs: string } | { readonly refusal: WhyNotMet }

const hour = 3600
/** From one network under any addresses: so many times what is allowed from it under one. */
const networkShare = 6

/**
 * Meets a form as domain §7.5 wants it: a repeated one is known again, one that came too fast or too often is refused. What
 * is new is to be stored with its `Once` in one transaction.
 */
export const meetForm = async (visitor: Visitor, form: SentForm, needs: RequestNeeds): Promise<Met> => {
  const once = onceOf(form, needs.secrets)
  const known = await needs.requests.find(once.key)
  if (known) return isSame(known, once) ? { heardAs: known.id } : { refusal: { why: 'key-taken' } }

  const now = needs.clock.now()
  const begun = visitor.formBegun()
  if (begun === undefined) visitor.beginForm(now)
  const refusal = whyTooSoon(begun, now) ?? (await tryDoors(visitor, form, needs))
  return refusal ? { refusal } : { once }
}

/** Whether the same content came under a key. */
export const isSame = (known: RememberedRequest, { fingerprint }: Once): boolean => known.fingerprint === fingerprint

/** By which a form is known again: its key, or where it has none all that it says, so that sent twice it arrives once. */
const onceOf = ({ kind, idempotencyKey, says }: SentForm, { digest }: RequestNeeds['secrets']): Once => {
  const fingerprint = digest(
    JSON.stringify(says.map((part) => (typeof part === 'object' ? digest(part) : (part ?? null)))),
  )
  const key = idempotencyKey === undefined ? `says ${fingerprint}` : `key ${idempotencyKey}`
  return { key: digest(`${kind} ${key}`), fingerprint }
}

const tryDoors = async (
  { network }: Visitor,
  { kind, email }: SentForm,
  needs: RequestNeeds,
): Promise<TooMany | undefined> => {
  const most = needs.limits.requestsPerHour
  const person = `${kind}:${needs.secrets.digest(`${normalEmail(email)} ${network}`)}`
  return (
    (await tryDoor({ key: person, most, windowSeconds: hour }, needs)) ??
    (await tryDoor({ key: `${kind}:${network}`, most: most * networkShare, windowSeconds: hour }, needs))
  )
}
