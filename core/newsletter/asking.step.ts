import { confirmationHours, confirmationLink, isConfirmed, isWaiting } from '../forms/double-opt-in.ts'
import type { Instant } from '../shared/day.ts'
import type { ForPosting } from '../shared/posting.ts'
import type { ForMakingSecrets } from '../shared/secrets.ts'
import { mostWaiting, type Subscription } from './newsletter.ts'
import type { ForChangingSubscriptions, NewsletterLetter } from './ports.ts'

/** What asking an address whether it wants the newsletter changes in one transaction. */
export interface AskingTx {
  readonly subscriptions: ForChangingSubscriptions
  readonly letters: ForPosting<NewsletterLetter>
}

/** A subscription that waits for its owner's word, with the token of the link that asks for it. */
export interface Asking {
  readonly wanted: Subscription
  readonly token: string
}

/** What somebody said who wants the newsletter, and which words he agreed to. */
type Said = Pick<Subscription, 'email' | 'salutation' | 'name' | 'topics' | 'textVersion'>

/** Makes the subscription of what somebody said; nobody has it until the owner of the address confirms. */
export function askingFor(
  said: Said,
  now: Instant,
  secrets: Pick<ForMakingSecrets, 'digest' | 'id' | 'token'>,
): Asking {
  const token = secrets.token()
  return {
    token,
    wanted: {
      id: secrets.id(),
      ...said,
      requestedAt: now,
      link: confirmationLink(token, now, secrets),
      unsubscribeToken: secrets.token(),
    },
  }
}

/** Posts the letter that the address is due: one that asks, or one that says that it has the newsletter. */
export async function askOwner(
  { subscriptions, letters }: AskingTx,
  { wanted, token }: Asking,
  now: Instant,
): Promise<void> {
  const own = await subscriptions.lock(wanted.email)
  const confirmed = own.find(isConfirmed)
  if (confirmed) return letters.post(subscribedLetter(confirmed, wanted.id, true), now)
  // The links that are on their way stay good.
  if (own.filter((one) => isWaiting(one, now)).length >= mostWaiting || !wanted.link) return
  await subscriptions.save(wanted)
  const { email: to, link, id } = wanted
  const asking = { kind: 'newsletter-confirm', to, dedupeKey: `newsletter-confirm:${id}`, token } as const
  await letters.post({ ...asking, hours: confirmationHours, until: link.until }, now)
}

/** Says to the owner of an address that she has the newsletter, now or already. */
export const subscribedLetter = (
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
