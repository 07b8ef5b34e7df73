import type { WhyNoLink } from '../accounts/ports.ts'
import { valuesOf, whyFormNotTaken, type SentFields } from '../forms/described-form.ts'
import { isWaiting } from '../forms/double-opt-in.ts'
import type { RequestSigns } from '../forms/forms.ts'
import type { ForTakingForms } from '../forms/ports.ts'
import { newsletterForm } from '../form-requests/forms/newsletter.ts'
import { today } from '../shared/dates.ts'
import type { Instant } from '../shared/day.ts'
import { onceOnly, type ForTakingRequests } from '../shared/once-only.ts'
import { mayWriteTo, type LetterLimitNeeds } from '../shared/letter-limit.ts'
import { done, refused, type Result } from '../shared/result.ts'
import type { ForMakingSecrets } from '../shared/secrets.ts'
import type { ForChanging } from '../shared/transaction.ts'
import type { Visitor } from '../shared/visitor.ts'
import { askingFor, askOwner, subscribedLetter, type AskingTx } from './asking.step.ts'
import { ended, textVersion, type Subscription } from './newsletter.ts'
import type { ForStoringSubscriptions, ForSubscribing } from './ports.ts'

/** What subscribing changes in one transaction. */
interface NewsletterTx extends AskingTx {
  readonly requests: ForTakingRequests
}

interface NewsletterNeeds extends LetterLimitNeeds {
  readonly forms: ForTakingForms
  readonly subscriptions: ForStoringSubscriptions
  readonly change: ForChanging<NewsletterTx>
  readonly secrets: Pick<ForMakingSecrets, 'digest' | 'id' | 'token'>
}

const message = 'Wir haben Ihnen eine E-Mail geschickt. Öffnen Sie darin den Link, dann bekommen Sie den Newsletter.'
const expired: WhyNoLink = { why: 'expired' }

/** The newsletter as one visitor meets it. */
export const newsletterOf = (visitor: Visitor, needs: NewsletterNeeds): ForSubscribing => {
  const { change, clock, secrets, subscriptions } = needs

  const waitingUnder = async (token: string) => {
    const found = await subscriptions.byLink(secrets.digest(token))
    return found && isWaiting(found, clock.now()) ? found : undefined
  }

  return {
    async subscribe(ask) {
      const sent = ask as SentFields & RequestSigns
      const invalid = whyFormNotTaken(newsletterForm, sent, today(clock))
      if (invalid) return refused(invalid)
      const values = valuesOf(newsletterForm, sent)
      const now = clock.now()
      const said = {
        email: String(values['email']),
        ...(values['salutation'] !== undefined && { salutation: String(values['salutation']) }),
        ...(values['name'] !== undefined && { name: String(values['name']) }),
        topics: Array.isArray(values['topics']) ? values['topics'].map(String) : [],
        textVersion,
      }
      const asking = askingFor(said, now, secrets)
      const { wanted } = asking
      // A double click is one request; whoever asks again an hour later has not got the letter.
      const hourOfAsking = ask.idempotencyKey === undefined ? now.slice(0, 13) : undefined
      const form = {
        kind: newsletterForm.kind,
        email: wanted.email,
        idempotencyKey: ask.idempotencyKey,
        says: [JSON.stringify(values), hourOfAsking],
        files: [],
      }
      const taken = await needs.forms.take(visitor, form, async (once) => {
        const mayWrite = await mayWriteTo(wanted.email, needs)
        return change(async (tx) =>
          onceOnly(tx, once, { id: wanted.id, at: now }, async () => {
            if (mayWrite) await askOwner(tx, asking, now)
          }),
        )
      })
      if (taken.ok) return done({ id: taken.value.id, message })
      if (taken.refusal.why === 'no-room') throw new Error('a newsletter needs no room')
      return refused(taken.refusal)
    },

    async lookAtConfirmation({ token }) {
      return (await waitingUnder(token)) ? done(undefined) : refused(expired)
    },

    async confirm({ token }) {
      const found = await waitingUnder(token)
      return found ? change(begin(found, clock.now())) : refused(expired)
    },

    async lookAtUnsubscription({ token }) {
      return (await subscriptions.byUnsubscribeToken(token)) ? done(undefined) : refused(expired)
    },

    async unsubscribe({ token }) {
      const found = await subscriptions.byUnsubscribeToken(token)
      if (!found) return refused(expired)
      return change(async (tx): Promise<Result<void, never>> => {
        const now = clock.now()
        // Whoever wants no newsletter wants none by a request that still waits either.
        for (const own of await tx.subscriptions.lock(found.email))
          if (own.endedAt === undefined) await tx.subscriptions.save(ended(own, now))
        return done(undefined)
      })
    },
  }
}

/** Makes a subscription of what waited, once; whatever else the address asked for is forgotten. */
const begin =
  ({ id, email }: Subscription, now: Instant) =>
  async ({ subscriptions, letters }: NewsletterTx): Promise<Result<void, WhyNoLink>> => {
    const all = await subscriptions.lock(email)
    const wanted = all.find((one) => one.id === id)
    if (!wanted || !isWaiting(wanted, now)) return refused(expired)
    for (const other of all) if (other.id !== id && other.endedAt === undefined) await subscriptions.delete(other.id)
    const { link: _, ...rest } = wanted
    await subscriptions.save({ ...rest, confirmedAt: now })
    await letters.post(subscribedLetter(wanted, id, false), now)
    return done(undefined)
  }
