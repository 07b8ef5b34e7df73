import { Window } from 'happy-dom'
import { expect, test, vi } from 'vitest'
import { done } from '#core/shared/result.ts'
import { doneOnPage } from '#react/browser/done-on-page.ts'
import { hasCart } from '#react/browser/is-signed-in.ts'
import { showOwnParts } from '#react/browser/own-parts.ts'
import { widgetWording } from '#wording/widgets.ts'
import { openPages } from './pages-app.ts'

const here = 'https://www.seminarhaus.example/kontakt?a=1'

/** A public page in a window, of a browser with those readable cookies and so many seats in its cart. */
const opened = async ({ cookie, seats = 0 }: { readonly cookie: string; readonly seats?: number }) => {
  const { visit } = await openPages()
  const { html } = await visit().get('/kontakt')
  const window = new Window({ url: here })
  window.document.write(html.replace(/<script.*?<\/script>/gs, ''))
  const document = window.document as unknown as Document
  document.cookie = cookie
  const cart = { seats, asked: 0 }
  const calls = { sessionTime: 0 }
  const login = {
    sessionTime: async () => {
      calls.sessionTime += 1
      return done({ secondsLeft: 60, secondsMore: 0 })
    },
    extendSession: async () => done({ secondsLeft: 3600, secondsMore: 0 }),
  }
  const count = async () => {
    cart.asked += 1
    return done({ count: cart.seats, itemCount: 1 })
  }
  const own = () =>
    showOwnParts({
      window: window as unknown as globalThis.Window,
      site: async () => ({ account: { login }, booking: { cart: { count } } }),
      wording: async () => widgetWording,
    })
  const link = () => document.querySelector('[data-cart]')
  return { window, document, cart, calls, own, link, badge: () => link()?.querySelector('.n')?.textContent }
}

test('nobody without a cart or an account has anything of his own on a page', async () => {
  const { document } = await opened({ cookie: 'other=1' })
  expect(hasCart(document)).toBe(false)
})

test('a page says how many seats are in the cart, and says it anew when something was done on it', async () => {
  const { window, document, cart, own, link, badge, calls } = await opened({ cookie: 'has-cart=1', seats: 3 })
  expect(hasCart(document)).toBe(true)
  expect([link()?.getAttribute('aria-label'), badge()]).toEqual(['Warenkorb', ''])
  own()
  await vi.waitFor(() => expect(badge()).toBe('3'))
  expect(link()?.getAttribute('aria-label')).toBe('Warenkorb, 3\u00a0Plätze')
  cart.seats = 1
  window.dispatchEvent(new window.Event(doneOnPage))
  await vi.waitFor(() => expect(link()?.getAttribute('aria-label')).toBe('Warenkorb, 1\u00a0Platz'))
  cart.seats = 0
  window.dispatchEvent(new window.Event(doneOnPage))
  await vi.waitFor(() => expect([link()?.getAttribute('aria-label'), badge()]).toEqual(['Warenkorb', '']))
  expect(calls.sessionTime).toBe(0)
  expect(document.querySelector('a[data-portal]')?.getAttribute('href')).toContain('/kundenportal/login')
})

test('members are led to their own pages, and warned on every page before their session ends', async () => {
  const { document, own } = await opened({ cookie: 'signed-in=1' })
  own()
  const ways = [...document.querySelectorAll('a[data-portal]')].map((way) => way.getAttribute('href'))
  expect(ways).toEqual(['/meinifb/meinifbv2', '/meinifb/meinifbv2'])
  const dialog = () => document.querySelector('body > dialog[open]')
  await vi.waitFor(() => expect(dialog()?.querySelector('h2')?.textContent).toBe('Sie werden gleich abgemeldet'))
  const again = document.querySelector('body > dialog a[target="_blank"]')?.getAttribute('href')
  expect(again).toBe('/kundenportal/login?post_login_redirect_url=%2Fkontakt%3Fa%3D1')
})
