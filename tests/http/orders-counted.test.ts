import { describe, expect, onTestFinished, test } from 'vitest'
import { visitorInMemory } from '#cli/visitor-in-memory.ts'
import type { Site } from '#core/site.ts'
import { typedOptions } from './cart-calls.ts'
import { openTestApp } from './test-app.ts'

const accepted = { acceptAgb: true, privacyAccepted: true }

/** An application that takes so many orders an hour of one network, and so many of them for one address. */
async function taking(ordersPerHour: number, ordersPerAddress = ordersPerHour) {
  const testApp = await openTestApp({ limits: { ordersPerHour, ordersPerAddress } })
  onTestFinished(() => testApp.close())
  return (network = 'somewhere') => testApp.siteOf(visitorInMemory(network))
}

/** Puts seats into the cart: of a waiting list, where there is always room, or all that are left. */
async function filled(
  { booking: { cart } }: Site,
  quantity = 1,
  mode: 'warteliste' | 'buchen' = 'warteliste',
  email = typedOptions.email,
) {
  await cart.addItem({ eventId: 4007, mode, quantity })
  await cart.updateOrderOptions({ ...typedOptions, email })
  const shown = await cart.cart({})
  if (!shown.ok) throw new Error('a cart is always shown')
  return shown.value.version
}

describe('orders of one network', () => {
  test('that are sent at the same moment are no more than it may place', async () => {
    const browser = await taking(3)
    const ready = await Promise.all(
      Array.from({ length: 9 }, async () => {
        const site = browser()
        return { site, cartVersion: await filled(site) }
      }),
    )
    const answers = await Promise.all(
      ready.map(({ site, cartVersion }) => site.booking.orders.checkout({ ...accepted, cartVersion })),
    )
    expect(answers.filter(({ ok }) => ok).length).toBeLessThanOrEqual(3)
    expect(answers.flatMap((answer) => (answer.ok ? [] : [answer.refusal.why]))).toContain('too-many')
  })

  test('are counted once, however often they are sent', async () => {
    const site = (await taking(2))()
    const { orders } = site.booking
    const once = { ...accepted, cartVersion: await filled(site), idempotencyKey: 'einmal' }
    const both = await Promise.all([orders.checkout(once), orders.checkout(once)])
    const numbers = both.map((answer) => answer.ok && answer.value.orderNo)
    expect(numbers).toEqual([expect.any(String), numbers[0]])
    expect(await orders.checkout({ ...accepted, cartVersion: await filled(site) })).toHaveProperty('ok', true)
    const cartVersion = await filled(site)
    expect(await orders.checkout({ ...accepted, cartVersion })).toMatchObject({ refusal: { why: 'too-many' } })
  })

  test('are not counted where the seats went to another order', async () => {
    const browser = await taking(2)
    const both = [browser(), browser()] as const
    const ready = await Promise.all(both.map(async (site) => ({ site, cartVersion: await filled(site, 12, 'buchen') })))
    const answers = await Promise.all(
      ready.map(({ site, cartVersion }) => site.booking.orders.checkout({ ...accepted, cartVersion })),
    )
    expect(answers.map((answer) => (answer.ok ? 'placed' : answer.refusal.why)).toSorted()).toEqual([
      'not-orderable',
      'placed',
    ])
    const site = browser()
    const order = { ...accepted, cartVersion: await filled(site) }
    expect(await site.booking.orders.checkout(order)).toHaveProperty('ok', true)
  })
})

describe('orders with one address', () => {
  const person = {
    salutationId: 'divers',
    firstName: 'Kim',
    lastName: 'Sommer',
    email: 'kim@betrieb.example',
    function: 'sbv',
  }
  const registered = { ...typedOptions, conferenceId: 'fachtagung-sbv', participants: [person] }
  const onPaper = {
    eventId: 4007,
    recipients: [{ ...person, overnight: 'yes' as const }],
    signatureName: 'Mara Kessler',
    place: 'Hamburg',
    date: '2026-11-24',
  }

  /** Each way to order, with an address, by somebody at a browser of his own. */
  const ways = {
    checkout: async (site: Site, email: string) =>
      site.booking.orders.checkout({ ...accepted, cartVersion: await filled(site, 1, 'warteliste', email) }),
    registration: (site: Site, email: string) => site.booking.registrations.register({ ...registered, email }),
    paper: (site: Site, email: string) =>
      site.booking.paperOrders.order({ ...onPaper, billing: { ...typedOptions, email } }),
  }

  test.each(Object.entries(ways))('are no more than one network may place for it: %s', async (_, order) => {
    const browser = await taking(9, 1)
    const { email } = typedOptions
    expect(await order(browser(), email)).toHaveProperty('ok', true)
    for (const again of Object.values(ways))
      expect(await again(browser(), ` ${email.toUpperCase()}`)).toMatchObject({ refusal: { why: 'too-many' } })
    expect(await order(browser(), `nicht-${email}`)).toHaveProperty('ok', true)
    expect(await order(browser('elsewhere'), email)).toHaveProperty('ok', true)
  })
})
