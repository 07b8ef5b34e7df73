import { newsletterForm } from '#core/form-requests/forms/newsletter.ts'
import { staleFrom } from '#core/forms/double-opt-in.ts'
import type { ForChangingSubscriptions, ForStoringSubscriptions } from '#core/newsletter/ports.ts'
import type { Instant } from '#core/shared/day.ts'
import type { MemoryTables } from '../engine/memory-tables.ts'
import { storableRecord, storableText } from '../engine/storable-text.ts'

type SubscriptionTables = Pick<MemoryTables, 'subscriptions'>

const allOf = ({ subscriptions }: SubscriptionTables, email: string) =>
  structuredClone([...subscriptions.values()].filter((one) => one.email === storableText(email)))

export const subscriptionsInMemory = (tables: SubscriptionTables): ForStoringSubscriptions => ({
  byLink: async (digest) =>
    structuredClone([...tables.subscriptions.values()].find(({ link }) => link?.digest === digest)),
  byUnsubscribeToken: async (token) =>
    structuredClone([...tables.subscriptions.values()].find(({ unsubscribeToken }) => unsubscribeToken === token)),
  of: async (email) => allOf(tables, email),
})

/** Changes subscriptions within a transaction. */
export const changingSubscriptions = (tables: () => SubscriptionTables): ForChangingSubscriptions => ({
  lock: async (email) => allOf(tables(), email),
  save: async (subscription) => void tables().subscriptions.set(subscription.id, storableRecord(subscription)),
  delete: async (id) => void tables().subscriptions.delete(id),
})

/** Subscriptions that nothing needs any more. */
export const tidySubscriptions = ({ subscriptions }: SubscriptionTables, now: Instant): void => {
  for (const [id, subscription] of subscriptions.entries()) {
    const stale = staleFrom(subscription, newsletterForm)
    if (stale !== undefined && Date.parse(stale) <= Date.parse(now)) subscriptions.delete(id)
  }
}
