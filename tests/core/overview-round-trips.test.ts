import { expect, test } from 'vitest'
import { openSite } from '#core/open-site.ts'
import { right } from './accounts-with-kim.ts'
import { writingDown } from './asked-of-store.ts'
import { aVisitor, openTestCore, valueOf } from './test-core.ts'

test('an overview asks the store twice: who is asking, and all the rest at once', async () => {
  const { stage, needs, site } = openTestCore()
  await stage.account(right)
  await stage.gremium({ type: 'BR', company: 'Werk', users: [{ email: right.email, role: 'verwalter' }] })
  await stage.bookmark(right.email, { type: 'seminar', value: 'rhetorik' }).catch(() => undefined)
  const visitor = aVisitor()
  valueOf(await site(visitor).account.accounts.signIn(right))
  const asked: string[] = []
  const { gremien } = valueOf(await openSite(writingDown(needs, asked))(visitor).account.overview.overview({}))
  expect(gremien).toHaveLength(1)
  expect(asked).toEqual(['sessions.find', 'overviews.of'])
})
