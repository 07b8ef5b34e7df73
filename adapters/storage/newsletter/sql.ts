import { newsletterForm } from '#core/form-requests/forms/newsletter.ts'
import { staleFrom } from '#core/forms/double-opt-in.ts'
import type { Subscription } from '#core/newsletter/newsletter.ts'
import type { ForChangingSubscriptions, ForStoringSubscriptions } from '#core/newsletter/ports.ts'
import type { Instant } from '#core/shared/day.ts'
import type { Kysely, Transaction } from 'kysely'
import type { Database, Dialect } from '../engine/dialect.ts'
import { storableRecord, storableText } from '../engine/storable-text.ts'
import { storedInstant } from '../engine/stored-instant.ts'
import type { Tables } from '../engine/tables.ts'

const subscriptionFrom = ({ document }: { readonly document: string }): Subscription => {
  const subscription: Subscription = JSON.parse(document)
  return subscription
}

const allOf = async (db: Kysely<Tables>, email: string): Promise<readonly Subscription[]> => {
  const query = db.selectFrom('newsletter_subscription').select('document').where('email', '=', storableText(email))
  return (await query.orderBy('place').execute()).map(subscriptionFrom)
}

export const subscriptionsInSql = ({ reading }: Database): ForStoringSubscriptions => {
  const one = async (column: 'link_digest' | 'unsubscribe_token', value: string) => {
    const query = reading.selectFrom('newsletter_subscription').select('document').where(column, '=', value)
    const row = await query.executeTakeFirst()
    return row && subscriptionFrom(row)
  }
  return {
    byLink: (digest) => one('link_digest', digest),
    byUnsubscribeToken: (token) => one('unsubscribe_token', storableText(token)),
    of: (email) => allOf(reading, email),
  }
}

/** Changes subscriptions within a transaction. */
export const changingSubscriptions = (dialect: Dialect, trx: () => Transaction<Tables>): ForChangingSubscriptions => ({
  lock: async (email) => {
    await dialect.lockName(trx(), `newsletter ${email}`)
    return allOf(trx(), email)
  },
  save: async (subscription) => {
    const { id, email, link, unsubscribeToken } = subscription
    const stale = staleFrom(subscription, newsletterForm)
    const row = {
      email: storableText(email),
      link_digest: link?.digest ?? null,
      unsubscribe_token: unsubscribeToken,
      document: JSON.stringify(storableRecord(subscription)),
      stale_from: stale === undefined ? null : storedInstant(stale),
    }
    await trx()
      .insertInto('newsletter_subscription')
      .values({ id, ...row })
      .onConflict((same) => same.column('id').doUpdateSet(row))
      .execute()
  },
  delete: async (id) => {
    await trx().deleteFrom('newsletter_subscription').where('id', '=', id).execute()
  },
})

/** Subscriptions that nothing needs any more. */
export const forgetSubscriptions = async (trx: Transaction<Tables>, now: Instant): Promise<void> => {
  await trx.deleteFrom('newsletter_subscription').where('stale_from', '<=', storedInstant(now)).execute()
}
