import { afterAll, beforeAll, expect, it } from 'vitest'
import { injectVisitor } from './inject-visitor.ts'
import { openTestApp, type TestApp } from './test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

const cookiesOf = (answer: { readonly cookies: readonly unknown[] }) =>
  (answer.cookies as { name: string; value: string; httpOnly?: boolean; expires?: Date }[]).filter(({ name }) =>
    name.endsWith('cart'),
  )

it('a browser is told that it has a cart with its first seat, and by no page before', async () => {
  const visitor = injectVisitor(testApp.app)
  expect(cookiesOf(await visitor.get('/order-api/count-shopping-cart'))).toEqual([])
  const [secret, readable] = cookiesOf(await visitor.json('/order-api/add-cart-item', { eventId: 4002 }))
  expect(secret).toMatchObject({ name: 'cart', httpOnly: true })
  expect(readable).toMatchObject({ name: 'has-cart', value: '1', expires: secret?.expires })
  expect(readable?.httpOnly).toBeUndefined()
  expect((await visitor.get('/order-api/count-shopping-cart')).json()).toMatchObject({ count: 1 })
})
