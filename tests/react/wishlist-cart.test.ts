import { beforeEach, expect, test } from 'vitest'
import { openPages, signIn, textOf, type Browsing } from './pages-app.ts'

const list = '/wishlist/list'

let browser: Browsing
/** Events of the demo programme that have seats left. */
let events: readonly { readonly eventId: number; readonly url: string }[]
beforeEach(async () => {
  browser = (await openPages()).visit()
  await signIn(browser)
  const found = await browser.site.programme.catalogue.events({})
  events = found.ok ? found.value.items.filter(({ placesLeft }) => placesLeft > 0) : []
  expect(events.length).toBeGreaterThan(1)
})

const keep = async (...nth: readonly number[]) => {
  for (const n of nth) await browser.site.account.wishlist.addEvent({ event: String(events[n]?.eventId) })
}
const page = async (address = list) => {
  const { html } = await browser.get(address)
  return { html, text: textOf(html) }
}
const idOf = (html: string, nth = 0) =>
  [...html.matchAll(/name="cart" value="([^"]+)"/g)].map(([, id]) => id)[nth] ?? ''
const seats = async () => {
  const cart = await browser.site.booking.cart.small({})
  return cart.ok ? cart.value.count : undefined
}

test('a plain form leads back to the list in its order, which tells what lies in the cart', async () => {
  await keep(0, 1)
  const { html } = await page(`${list}?sortierung=termin`)
  const id = idOf(html, 1)
  const answer = await browser.post(`${list}?sortierung=termin`, { cart: id })
  expect([answer.status, answer.location]).toEqual([303, `${list}?sortierung=termin&warenkorb=${id}`])
  const told = await page(answer.location)
  expect(told.text).toContain('Ein Termin liegt im Warenkorb')
  expect(told.html).toContain('href="/seminare/warenkorb"')
  expect(told.html).toMatch(/<a [^>]*aria-current="true"[^>]*>Nächster Termin/)
  expect(await seats()).toBe(1)

  const all = await browser.post(list, { cart: 'alle' })
  expect(all.location).toBe(`${list}?warenkorb=alle`)
  expect((await page(all.location)).text).toContain('2 Termine liegen im Warenkorb')
  expect((await page(all.location)).html).not.toContain('name="cart"')
  expect(await seats()).toBe(2)
})

test('loading that page anew puts nothing in, and a made-up address tells nothing', async () => {
  await keep(0)
  expect((await page(`${list}?warenkorb=alle`)).text).not.toContain('liegt im Warenkorb')
  expect((await page(`${list}?warenkorb=%22%3E%3Cb%3E`)).html).not.toContain('role="status"')
  expect(await seats()).toBe(0)
})

test('what left the list meanwhile is not there to be put in', async () => {
  await keep(0)
  const id = idOf((await page()).html, 1)
  await browser.post(list, { remove: id })
  const answer = await browser.post(list, { cart: id })
  expect([answer.status, textOf(answer.html)]).toEqual([404, expect.stringContaining('Das hat nicht geklappt')])
  expect(await seats()).toBe(0)
})

test('of a seminar the way to all of its dates is told beside what is on offer', async () => {
  await browser.site.account.wishlist.add({ type: 'seminar', value: 'betriebsverfassungsrecht-1' })
  const { html, text } = await page()
  expect(html).toContain('href="/seminare/t/betriebsverfassungsrecht-1/termine"')
  expect(text).toContain('Termine ansehen')
  expect(text).toMatch(/ab [\d.]+ € netto/)
  expect(html).not.toContain('Alle in den Warenkorb')
})

test('somebody who is not signed in any more goes to the login', async () => {
  await keep(0)
  const id = idOf((await page()).html, 1)
  await browser.post('/kundenportal/logout', {})
  const answer = await browser.post(list, { cart: id })
  expect([answer.status, answer.location?.split('?')[0]]).toEqual([303, '/kundenportal/login'])
})
