import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { labelled } from '#wording/labelled.ts'
import { valueOf } from '../core/test-core.ts'
import { openPages } from './pages-app.ts'

/** What the checkout answers where nothing was ordered. */
const checkout = '/seminare/warenkorb/checkout?schritt=pruefen'

test('the last look names each field that is missing with one sign behind its label', async () => {
  const browser = (await openPages()).visit()
  const { version, totals } = valueOf(await browser.site.booking.cart.addItem({ eventId: 4002 }))
  const { html } = await browser.post(checkout, {
    do: 'checkout',
    version: String(version),
    gross: String(totals.gross),
  })
  const { document } = new Window()
  document.write(html)
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
