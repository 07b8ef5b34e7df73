import type { User } from '../accounts/accounts.ts'
import type { ForStoringUsers, WhyNoLink } from '../accounts/ports.ts'
import { alertForm } from '../form-requests/forms/alert.ts'
import { valuesOf, whyFormNotTaken, type SentFields } from '../forms/described-form.ts'
import { isConfirmed, isWaiting } from '../forms/double-opt-in.ts'
import type { RequestSigns } from '../forms/forms.ts'
import type { ForTakingForms } from '../forms/ports.ts'
import { today } from '../shared/dates.ts'
import { mayWriteTo, type LetterLimitNeeds } from '../shared/letter-limit.ts'
import { onceOnly, type ForTakingRequests } from '../shared/once-only.ts'
import { done, refused, type NotFound, type NotSignedIn, type Result } from '../shared/result.ts'
import type { ForMakingSecrets } from '../shared/secrets.ts'
import type { ForChanging } from '../shared/transaction.ts'
import type { Visitor } from '../shared/visitor.ts'
import { ended, type Alert, type SubjectName } from './alerts.ts'
import { askOwner, begin, requestFor, type FollowingTx } from './following.step.ts'
import type { ForFollowing, ForStoringAlerts, OwnAlert } from './ports.ts'
import { knowingStandings, type StandingNeeds } from './standing.ts'

/** What following something changes in one transaction. */
interface AlertsTx extends FollowingTx {
  readonly requests: ForTakingRequests
}

interface AlertNeeds extends StandingNeeds, LetterLimitNeeds {
  readonly forms: ForTakingForms
  readonly users: Pick<ForStoringUsers, 'byId'>
  readonly alerts: ForStoringAlerts
  readonly change: ForChanging<AlertsTx>
  readonly clock: StandingNeeds['clock']
  readonly secrets: Pick<ForMakingSecrets, 'digest' | 'id' | 'token'>
}

const expired: WhyNoLink = { why: 'expired' }
const unknown: NotFound = { why: 'not-found' }
const notSignedIn: NotSignedIn = { why: 'not-signed-in' }

const messages = {
  asked: 'Wir haben Ihnen eine E-Mail geschickt. Öffnen Sie darin den Link, dann benachrichtigen wir Sie.',
  begun: 'Wir benachrichtigen Sie ab jetzt per E-Mail.',
} as const

/** What somebody follows, as one visitor meets it. */
export const followingOf = (
  visitor: Visitor,
  whoIsAsking: () => Promise<User['id'] | undefined>,
  needs: AlertNeeds,
): ForFollowing => {
  const { alerts, change, clock, secrets, users } = needs
  const standings = knowingStandings(needs)

  const ownAddress = async (): Promise<string | undefined> => {
    const userId = await whoIsAsking()
    return userId === undefined ? undefined : (await users.byId(userId))?.email
  }
  const waitingUnder = async (token: string): Promise<Alert | undefined> => {
    const found = await alerts.byLink(secrets.digest(token))
    return found && isWaiting(found, clock.now()) ? found : undefined
  }
  /** Ends one, if it is still there. */
  const end = ({ id, email }: Alert): Promise<Result<void, never>> =>
    change(async (tx): Promise<Result<void, never>> => {
      const alert = (await tx.alerts.lock(email)).find((one) => one.id === id)
      if (alert && alert.endedAt === undefined) await tx.alerts.save(ended(alert, clock.now()))
      return done(undefined)
    })

  return {
    async subject({ subject: kind, key }) {
      const subject = await standings.subject({ kind, key })
      return subject ? done(subject) : refused(unknown)
    },

    async follow(ask) {
      const sent = ask as SentFields & RequestSigns
      const invalid = whyFormNotTaken(alertForm, sent, today(clock))
      if (invalid) return refused(invalid)
      const values = valuesOf(alertForm, sent)
      const email = String(values['email'])
      const name = { kind: values['subject'] as SubjectName['kind'], key: String(values['key']) }
      const subject = await standings.subject(name)
      if (!subject) return refused(unknown)
      const now = clock.now()
      const isOwn = (await ownAddress()) === email
      const standing = isOwn ? await standings.standing(name) : undefined
      const request = requestFor(email, subject, now, secrets)
      // A double click is one request; whoever asks again an hour later has not got the letter.
      const hourOfAsking = ask.idempotencyKey === undefined ? now.slice(0, 13) : undefined
      const form = {
        kind: alertForm.kind,
        email,
        idempotencyKey: ask.idempotencyKey,
        says: [JSON.stringify(values), hourOfAsking],
        files: [],
      }
      let outcome: keyof typeof messages = isOwn ? 'begun' : 'asked'
      const taken = await needs.forms.take(visitor, form, async (once) => {
        const mayWrite = isOwn || (await mayWriteTo(email, needs))
        return change(async (tx) =>
          onceOnly(tx, once, { id: request.wanted.id, at: now }, async () => {
            if (mayWrite) outcome = await askOwner(tx, request, now, secrets, standing)
          }),
        )
      })
      if (taken.ok) return done({ id: taken.value.id, message: messages[outcome], begun: outcome === 'begun' })
      if (taken.refusal.why === 'no-room') throw new Error('an alert needs no room')
      return refused(taken.refusal)
    },

    async list() {
      const email = await ownAddress()
      if (email === undefined) return refused(notSignedIn)
      const items = (await alerts.of(email)).filter(isConfirmed).flatMap(shown)
      return done({ items, total: items.length })
    },

    async end({ id }) {
      const email = await ownAddress()
      if (email === undefined) return refused(notSignedIn)
      const own = (await alerts.of(email)).find((one) => one.id === id && isConfirmed(one))
      return own ? end(own) : refused(unknown)
    },

    async lookAtConfirmation({ token }) {
      const found = await waitingUnder(token)
      return found ? done(found.subject) : refused(expired)
    },

    async confirm({ token }) {
      const found = await waitingUnder(token)
      if (!found) return refused(expired)
      const { subject } = found
      const standing = (await standings.standing(subject)) ?? { subject, sources: [] }
      return change(async (tx): Promise<Result<void, WhyNoLink>> => {
        const now = clock.now()
        const own = await tx.alerts.lock(found.email)
        const wanted = own.find(({ id }) => id === found.id)
        if (!wanted || !isWaiting(wanted, now)) return refused(expired)
        await begin(tx, wanted, own, { now, standing, secrets })
        return done(undefined)
      })
    },

    async lookAtStop({ token }) {
      const found = await alerts.byStopToken(token)
      return found ? done(found.subject) : refused(expired)
    },

    async stop({ token }) {
      const found = await alerts.byStopToken(token)
      return found ? end(found) : refused(expired)
    },
  }
}

const shown = ({ id, subject, confirmedAt: since }: Alert): readonly OwnAlert[] =>
  since === undefined ? [] : [{ id, subject, since }]
