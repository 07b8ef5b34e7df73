import { expect, test } from 'vitest'
import { openSite } from '#core/open-site.ts'
import { bareContent, event, theme as aTheme } from '#features/support/content-builder.ts'
import { right } from './accounts-with-kim.ts'
import { writingDown } from './store-queries.ts'
import { aVisitor, openTestCore, valueOf } from './test-core.ts'

test('an overview asks the store three times: who is asking, what is hers, and what goes with it', async () => {
  const { stage, needs, site } = openTestCore()
  const theme = { internalId: 101, url: 'recht-1', title: 'Recht 1' }
  await stage.content({ ...bareContent, themes: [aTheme(theme)], events: [event({ themeUrl: 'recht-1' })] })
  await stage.account(right)
  await stage.gremium({ type: 'BR', company: 'Werk', users: [{ email: right.email, role: 'verwalter' }] })
  await stage.bookmark(right.email, { type: 'seminar', value: 'recht-1' })
  const visitor = aVisitor()
  valueOf(await site(visitor).account.accounts.signIn(right))
  const asked: string[] = []
  const { overview } = openSite(writingDown(needs, asked))(visitor).account.overview
  expect(valueOf(await overview({})).gremien).toHaveLength(1)
  // What the content is about is read by whoever looks first, and again when it has changed.
  asked.length = 0
  expect(valueOf(await overview({})).wishlist.total).toBe(1)
  expect(asked.filter((question) => question !== 'changes.since')).toEqual([
    'sessions.find',
    'overviews.of',
    'overviews.beside',
  ])
})
