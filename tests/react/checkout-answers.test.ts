import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { labelled } from '#wording/labelled.ts'
import { valueOf } from '../core/test-core.ts'
import { openPages } from './pages-app.ts'

/** What the checkout answers where nothing was ordered. */
const checkout = '/seminare/warenkorb/checkout?schritt=pruefen'

const readIn = (html: string) => {
  const { document } = new Window()
  document.write(html)
  return document
}

test.each([
  ['/seminare/warenkorb', { do: 'seat', item: 'x', recipient: 'y', version: '1' }],
  ['/seminare/warenkorb', { termin: '4002', plaetze: '50', art: 'buchen' }],
  ['/seminare/warenkorb/checkout?schritt=rechnung', { do: 'options' }],
  [checkout, { do: 'checkout', version: '1', gross: '0' }],
])('without scripts as well the focus is on what %s answers to %j', async (address, form) => {
  const browser = (await openPages()).visit()
  valueOf(await browser.site.booking.cart.addItem({ eventId: 4002 }))
  const document = readIn((await browser.post(address, form)).html)
  const focused = [...document.querySelectorAll('[autofocus]')].map((part) => part.getAttribute('role'))
  expect(focused).toEqual(['alert'])
})

test('the last look names each field that is missing with one sign behind its label', async () => {
  const browser = (await openPages()).visit()
  const { version, totals } = valueOf(await browser.site.booking.cart.addItem({ eventId: 4002 }))
  const { html } = await browser.post(checkout, {
    do: 'checkout',
    version: String(version),
    gross: String(totals.gross),
  })
  const document = readIn(html)
  const faults = [...document.querySelectorAll('main [role=alert] li')].map((item) => item.textContent)
  expect(faults).toContain('Wer bezahlt? Bitte wählen Sie aus, wer die Rechnung bezahlt.')
  expect(faults).toContain('Vorname: Bitte geben Sie Ihren Vornamen an.')
  expect(faults.filter((fault) => /[?!.]:/.test(fault))).toEqual([])
})

test.each([
  ['Vorname', 'Vorname: fehlt.'],
  ['Wer bezahlt?', 'Wer bezahlt? fehlt.'],
  ['Jetzt anmelden!', 'Jetzt anmelden! fehlt.'],
])('%s is said with one sign', (label, says) => {
  expect(labelled(label, 'fehlt.')).toBe(says)
})

test('the last look lists what is paid for, item by item, above the sums and the button', async () => {
  const browser = (await openPages()).visit()
  const cart = valueOf(await browser.site.booking.cart.addItem({ eventId: 4002, quantity: 2 }))
  const document = readIn((await browser.get(checkout)).html)
  const listed = [...document.querySelectorAll('main .amounts dt')].map((term) => term.textContent)
  const [lines] = cart.items.map((item) => item.lines.length)
  expect(lines).toBeGreaterThan(0)
  expect(listed[0]).toMatch(/^Seminargebühr, 2\sPersonen × /)
  expect(listed.indexOf('Summe netto')).toBe(lines)
})
