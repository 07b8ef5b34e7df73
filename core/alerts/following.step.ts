import { confirmationHours, confirmationLink, isConfirmed, isWaiting } from '../forms/double-opt-in.ts'
import type { Instant } from '../shared/day.ts'
import type { ForPosting } from '../shared/posting.ts'
import type { ForMakingSecrets } from '../shared/secrets.ts'
import type { ForScheduling } from '../timetable/ports.ts'
import { isOpen, isSame, mostAlerts, mostWaiting, nameOf, textVersion, type Alert, type Subject } from './alerts.ts'
import { keysOf, type Standing } from './news.ts'
import type { AlertLetter, ForChangingAlerts } from './ports.ts'

type Secrets = Pick<ForMakingSecrets, 'digest' | 'id' | 'token'>

/** What beginning to follow something changes in one transaction. */
export interface FollowingTx {
  readonly alerts: ForChangingAlerts
  readonly letters: ForPosting<AlertLetter>
  readonly tasks: ForScheduling
}

/** A request to follow something, with the token of the link that asks for its confirmation. */
export interface AlertRequest {
  readonly wanted: Alert
  readonly token: string
}

/** Makes an alert that is wanted; nobody is told anything until the owner of the address confirms. */
export function requestFor(email: string, subject: Subject, now: Instant, secrets: Secrets): AlertRequest {
  const token = secrets.token()
  const wanted: Alert = {
    id: secrets.id(),
    email,
    subject,
    requestedAt: now,
    textVersion,
    link: confirmationLink(token, now, secrets),
    stopToken: secrets.token(),
    known: [],
  }
  return { wanted, token }
}

/** Two standings have the same fingerprint where there is the same to be known. */
export const fingerprintOf = (standing: Standing, { digest }: Pick<ForMakingSecrets, 'digest'>): string =>
  digest(keysOf(standing).toSorted().join('\n'))

/**
 * Posts the letter that the address is due: one that asks, or one that says that it follows this already, or that it
 * follows too much. With a standing the owner has said so herself, and it begins at once.
 */
export async function askOwner(
  tx: FollowingTx,
  { wanted, token }: AlertRequest,
  now: Instant,
  secrets: Secrets,
  standing?: Standing,
): Promise<'begun' | 'asked'> {
  const { alerts, letters } = tx
  const { id, email: to, subject, link } = wanted
  const own = await alerts.lock(to)
  const same = own.find((one) => isConfirmed(one) && isSame(one.subject, subject))
  if (same) {
    await letters.post(begunLetter(same, id, true), now)
    return standing ? 'begun' : 'asked'
  }
  if (own.filter((one) => isOpen(one, now)).length >= mostAlerts) {
    const dedupeKey = `alert-refused:${id}`
    await letters.post({ kind: 'alert-refused', to, dedupeKey, subject, most: mostAlerts }, now)
    return 'asked'
  }
  if (standing) {
    await begin(tx, wanted, own, { now, standing, secrets })
    return 'begun'
  }
  // The links that are on their way stay good.
  if (own.filter((one) => isWaiting(one, now)).length >= mostWaiting || !link) return 'asked'
  await alerts.save(wanted)
  const asking = { kind: 'alert-confirm', to, dedupeKey: `alert-confirm:${id}`, subject, token } as const
  await letters.post({ ...asking, hours: confirmationHours, until: link.until }, now)
  return 'asked'
}

interface Beginning {
  readonly now: Instant
  readonly standing: Standing
  readonly secrets: Pick<ForMakingSecrets, 'digest'>
}

/**
 * Begins what was wanted, of everything that the address has locked. What there is now is known; what changed while
 * that was read is looked at right afterwards.
 */
export async function begin(
  { alerts, letters, tasks }: FollowingTx,
  wanted: Alert,
  own: readonly Alert[],
  { now, standing, secrets }: Beginning,
): Promise<void> {
  for (const other of own)
    if (other.id !== wanted.id && isWaiting(other, now) && isSame(other.subject, wanted.subject))
      await alerts.delete(other.id)
  const { link: _, ...rest } = wanted
  const { subject } = standing
  const known = keysOf(standing)
  const begun: Alert = { ...rest, subject, known, seen: fingerprintOf(standing, secrets), confirmedAt: now }
  await alerts.save(begun)
  await letters.post(begunLetter(begun, begun.id, false), now)
  await tasks.schedule({ kind: 'tell-followers', subject: nameOf(subject) }, now)
}

const begunLetter = ({ email, subject, stopToken }: Alert, occasion: string, already: boolean): AlertLetter => ({
  kind: 'alert-begun',
  to: email,
  dedupeKey: `alert-begun:${occasion}`,
  subject,
  already,
  stopToken,
})
