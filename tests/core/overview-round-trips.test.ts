import { expect, test } from 'vitest'
import { openSite } from '#core/open-site.ts'
import type { Needs } from '#core/needs.ts'
import { right } from './accounts-with-kim.ts'
import { aVisitor, openTestCore, valueOf } from './test-core.ts'

/** Needs that write down what is asked of the store, by port and method. */
const written = (needs: Needs, asked: string[]): Needs =>
  new Proxy(needs, {
    get: (all, port: keyof Needs) =>
      typeof all[port] !== 'object' || all[port] === null
        ? all[port]
        : new Proxy(all[port], {
            get: (of: object, method: string) => {
              const call: unknown = Reflect.get(of, method)
              if (typeof call !== 'function') return call
              return (...given: readonly unknown[]): unknown => {
                const answer: unknown = Reflect.apply(call, of, given)
                if (answer instanceof Promise) asked.push(`${port}.${method}`)
                return answer
              }
            },
          }),
  })

test('an overview asks the store twice: who is asking, and all the rest at once', async () => {
  const { stage, needs, site } = openTestCore()
  await stage.account(right)
  await stage.gremium({ type: 'BR', company: 'Werk', users: [{ email: right.email, role: 'verwalter' }] })
  await stage.bookmark(right.email, { type: 'seminar', value: 'rhetorik' }).catch(() => undefined)
  const visitor = aVisitor()
  valueOf(await site(visitor).account.accounts.signIn(right))
  const asked: string[] = []
  const { gremien } = valueOf(await openSite(written(needs, asked))(visitor).account.overview.overview({}))
  expect(gremien).toHaveLength(1)
  expect(asked).toEqual(['sessions.find', 'overviews.of'])
})
