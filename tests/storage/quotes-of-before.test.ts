import { sql, type QueryExecutorProvider } from 'kysely'
import { expect, test } from 'vitest'
import type { Quote, QuoteNews } from '#core/quote/quote.ts'
import { noon } from './contract/people.ts'
import { aQuote } from './contract/quotes.ts'
import { migratedFrom } from './migrated-from.ts'
import { onBothDatabases } from './on-both-databases.ts'

const lastBefore = '058-threads-found'
const news = (what: QuoteNews['what'], by: QuoteNews['by']): QuoteNews => ({ at: noon, by, what, version: 1 })
const requested = news('requested', 'customer')

const all: readonly Quote[] = [
  aQuote('asked-for', { number: 'A-2026-000001', history: [requested], note: '"what":"written"' }),
  aQuote('anew', { number: 'A-2026-000002', history: [requested, news('written', 'office')] }),
  aQuote('of-the-office', { number: 'A-2026-000003' }),
  aQuote('sent', { number: 'A-2026-000004', state: 'versendet', history: [requested, news('sent', 'office')] }),
]
const inserted = async (database: QueryExecutorProvider) => {
  for (const quote of all)
    await sql`
      insert into quote (id, token, number, state, email, user_id, was_sent, deleted_on, document)
      values (${quote.id}, ${quote.token}, ${quote.number}, ${quote.state}, 'anna@firma.example', null,
        ${quote.state === 'entwurf' ? 0 : 1}, '2028-01-11', ${JSON.stringify(quote)})`.execute(database)
}

onBothDatabases('a database from before it told which quotes are asked for', (empty) => {
  test('tells it of those that are there', async () => {
    const store = await migratedFrom(lastBefore, await empty(), inserted)
    expect(await store.quotes.countRequested(100)).toBe(1)
  })
})
