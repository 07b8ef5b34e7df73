import type { WhyNoLink } from '../accounts/ports.ts'
import { valuesOf, whyFormNotTaken, type SentFields } from '../forms/described-form.ts'
import type { RequestSigns } from '../forms/forms.ts'
import type { ForTakingForms } from '../forms/ports.ts'
import { newsletterForm } from '../form-requests/forms/newsletter.ts'
import { addSeconds, today } from '../shared/dates.ts'
import type { Instant } from '../shared/day.ts'
import { onceOnly, type ForTakingRequests } from '../shared/once-only.ts'
import type { ForPosting } from '../shared/posting.ts'
import { mayWriteTo, type LetterLimitNeeds } from '../shared/letter-limit.ts'
import { done, refused, type Result } from '../shared/result.ts'
import type { ForMakingSecrets } from '../shared/secrets.ts'
import type { ForChanging } from '../shared/transaction.ts'
import type { Visitor } from '../shared/visitor.ts'
import {
  confirmationHours,
  ended,
  isConfirmed,
  isWaiting,
  mostWaiting,
  textVersion,
  type Subscription,
} from './newsletter.ts'
import type { ForChangingSubscriptions, ForStoringSubscriptions, ForSubscribing, NewsletterLetter } from './ports.ts'

/** What subscribing changes in one transaction. */
interface NewsletterTx {
  readonly subscriptions: ForChangingSubscriptions
  readonly requests: ForTakingRequests
  readonly letters: ForPosting<NewsletterLetter>
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
      const token = secrets.token()
      const wanted: Subscription = {
        id: secrets.id(),
        email: String(values['email']),
        ...(values['salutation'] !== undefined && { salutation: String(values['salutation']) }),
        ...(values['name'] !== undefined && { name: String(values['name']) }),
        topics: Array.isArray(values['topics']) ? values['topics'].map(String) : [],
        requestedAt: now,
        textVersion,
        link: { digest: secrets.digest(token), until: addSeconds(now, confirmationHours * 3600) },
        unsubscribeToken: secrets.token(),
      }
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
            if (mayWrite) await askOwner(tx, wanted, token, now)
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

/** Posts the letter that the address is due: one that asks, or one that says that it has the newsletter. */
const askOwner = async (
  { subscriptions, letters }: NewsletterTx,
  wanted: Subscription,
  token: string,
  now: Instant,
): Promise<void> => {
  const own = await subscriptions.lock(wanted.email)
  const confirmed = own.find(isConfirmed)
  if (confirmed) return letters.post(letterOf(confirmed, wanted.id, true), now)
  // The links that are on their way stay good.
  if (own.filter((one) => isWaiting(one, now)).length >= mostWaiting || !wanted.link) return
  await subscriptions.save(wanted)
  const { email: to, link, id } = wanted
  const asking = { kind: 'newsletter-confirm', to, dedupeKey: `newsletter-confirm:${id}`, token } as const
  await letters.post({ ...asking, hours: confirmationHours, until: link.until }, now)
}

const letterOf = (
  { email, unsubscribeToken }: Subscription,
  occasion: string,
  already: boolean,
): Extract<NewsletterLetter, { readonly kind: 'newsletter-subscribed' }> => ({
  kind: 'newsletter-subscribed',
  to: email,
  dedupeKey: `newsletter-subscribed:${occasion}`,
  already,
  unsubscribeToken,
})

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
    await letters.post(letterOf(wanted, id, false), now)
    return done(undefined)
  }
