import type { Page } from 'playwright'
import { bookedEventId, bookingAddress, employersAddress, officeAddress } from './bookings-in-every-state.ts'
import { alertOf, type StateOfPage } from './state-of-page.ts'

const cart = '/seminare/warenkorb'
const checkout = `${cart}/checkout`
const list = '/manage/buchungen'
const event = `${list}/termin/${bookedEventId}`
const settings = '/meinifb/einstellungen/zugang'

/** Lays seats of an event that has some into the cart, by the form of its page. */
export async function layIntoCart(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const answer = await fetch('/api/get-events?limit=100')
    const { items }: { items: { eventId: number; placesLeft: number }[] } = await answer.json()
    const open = items.findLast(({ placesLeft }) => placesLeft > 3)
    const fields = { termin: String(open?.eventId), plaetze: '2', art: 'buchen' }
    await fetch('/seminare/warenkorb', { method: 'POST', body: new URLSearchParams(fields) })
  })
}

/** Lays the first two modules of a series whose modules are booked singly into the cart, by the form of its page. */
async function layModulesIntoCart(page: Page): Promise<void> {
  await page.goto('/seminare/p/betriebsrat-kompakt-4020', { waitUntil: 'networkidle' })
  const modules = page.getByRole('group', { name: 'Nur einzelne Module' }).getByRole('checkbox')
  await modules.nth(0).check()
  await modules.nth(1).check()
  await page.getByRole('button', { name: 'In den Warenkorb' }).first().click()
  await page.getByText('Nur die Module').first().waitFor()
}

/** The same, and says who pays. */
export async function fillInInvoice(page: Page): Promise<void> {
  await layIntoCart(page)
  await page.evaluate(async (address) => {
    const fields = {
      do: 'options',
      buyerType: 'gremium',
      salutationId: 'frau',
      firstName: 'Łucja-Konstanze',
      lastName: 'Ö’Brien-Großmann',
      email: 'lucja@werk.example',
      company: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbau GmbH',
      street: 'Große Elbstraße 999',
      zip: '22767',
      city: 'Hamburg',
      country: 'DE',
      billingEmail: 'rechnung@werk.example',
      hotelPayer: 'rechnung',
      legalBasis: '37_6',
    }
    await fetch(`${address}?schritt=rechnung`, { method: 'POST', body: new URLSearchParams(fields) })
  }, checkout)
}

const opened = (page: Page, address: string) => page.goto(address, { waitUntil: 'networkidle' })
const heading = async (page: Page, name: string | RegExp): Promise<void> => {
  await page.getByRole('heading', { name }).first().waitFor()
}

const atTheCheckout: readonly StateOfPage[] = [
  {
    state: 'cart',
    address: cart,
    differs: true,
    async reach(page) {
      await layIntoCart(page)
      await opened(page, cart)
      await page.getByRole('link', { name: 'Zur Kasse' }).first().waitFor()
    },
  },
  {
    state: 'cart with faults of somebody who takes part',
    longOnly: true,
    address: cart,
    differs: true,
    fails: true,
    async reach(page) {
      await layIntoCart(page)
      await opened(page, cart)
      await page.getByText('Person benennen').first().click()
      await page
        .getByRole('button', { name: /Person speichern$/ })
        .first()
        .click()
      await alertOf(page)
    },
  },
  {
    state: 'cart, some modules of a series for somebody with a name',
    address: cart,
    differs: true,
    longOnly: true,
    async reach(page) {
      await layModulesIntoCart(page)
      await opened(page, cart)
      await page.getByText('Person benennen').first().click()
      await page.getByLabel('Anrede').first().selectOption('divers')
      await page.getByLabel('Vorname').first().fill('Łucja-Konstanze')
      await page.getByLabel('Nachname').first().fill('Ö’Brien-Großmann')
      await page.getByLabel('E-Mail-Adresse').first().fill('lucja-konstanze.oebrien-grossmann@donaudampfschiff.example')
      await page.getByLabel('Funktion').first().selectOption({ index: 1 })
      await page
        .getByRole('button', { name: /Person speichern$/ })
        .first()
        .click()
      await page.getByText('Łucja-Konstanze Ö’Brien-Großmann').first().waitFor()
    },
  },
  {
    state: 'checkout, who takes part',
    address: cart,
    differs: true,
    async reach(page) {
      await layIntoCart(page)
      await opened(page, checkout)
      await page.getByRole('link', { name: 'Weiter zur Rechnung' }).waitFor()
    },
  },
  {
    state: 'checkout, an invoice with faults',
    longOnly: true,
    address: cart,
    differs: true,
    fails: true,
    async reach(page) {
      await layIntoCart(page)
      await opened(page, `${checkout}?schritt=rechnung`)
      await page.getByRole('button', { name: 'Weiter zum Prüfen' }).click()
      await alertOf(page)
    },
  },
  {
    state: 'checkout, an order that accepts nothing',
    address: cart,
    differs: true,
    fails: true,
    async reach(page) {
      await layIntoCart(page)
      await opened(page, `${checkout}?schritt=pruefen`)
      await page.getByRole('button', { name: 'Zahlungspflichtig buchen' }).click()
      await alertOf(page)
    },
  },
  {
    state: 'checkout, the last look',
    address: cart,
    differs: true,
    async reach(page) {
      await fillInInvoice(page)
      await opened(page, `${checkout}?schritt=pruefen`)
      await page.getByRole('button', { name: 'Zahlungspflichtig buchen' }).waitFor()
    },
  },
  {
    state: 'checkout, thanks',
    address: cart,
    differs: true,
    async reach(page) {
      await fillInInvoice(page)
      await opened(page, `${checkout}?schritt=pruefen`)
      await page.getByLabel(/^Ich habe die\s+AGB/).check()
      await page.getByLabel(/^Ich habe die\s+Hinweise/).check()
      await page.getByRole('button', { name: 'Zahlungspflichtig buchen' }).click()
      await page.getByRole('link', { name: /^Zur Buchung/ }).waitFor()
    },
  },
]

const ofBookings: readonly StateOfPage[] = [
  {
    state: 'booking, what cancelling it costs',
    address: bookingAddress('bestaetigt'),
    differs: true,
    async reach(page) {
      await page.getByRole('button', { name: 'Weiter zur Stornierung' }).click()
      await page.getByRole('button', { name: /^Verbindlich stornieren/ }).waitFor()
    },
  },
  {
    state: 'booking, a resolution with faults',
    longOnly: true,
    address: bookingAddress('reserviert'),
    differs: true,
    async reach(page) {
      await page.getByRole('button', { name: 'Beschluss festhalten' }).click()
      await alertOf(page)
    },
  },
  {
    state: 'booking, a seat with faults',
    address: bookingAddress('eingeladen'),
    differs: true,
    async reach(page) {
      await page.getByText('Person benennen').first().click()
      await page
        .getByRole('button', { name: /Person speichern$/ })
        .last()
        .click()
      await alertOf(page)
    },
  },
  {
    state: 'booking, an offer taken without the terms',
    address: bookingAddress('nachgerueckt'),
    differs: true,
    async reach(page) {
      await page.getByRole('button', { name: 'Zahlungspflichtig buchen' }).click()
      await alertOf(page)
    },
  },
  {
    state: 'what the employer is asked, an answer with faults',
    longOnly: true,
    address: employersAddress('open'),
    differs: true,
    async reach(page) {
      await page.getByRole('button', { name: 'Antwort senden' }).click()
      await alertOf(page)
    },
  },
]

const ofTheOffice: readonly StateOfPage[] = [
  {
    state: 'bookings',
    address: list,
    who: 'redaktion',
    differs: true,
    reach: (page) => heading(page, 'Buchungen'),
  },
  {
    state: 'no bookings found',
    longOnly: true,
    address: `${list}?q=niemand`,
    who: 'redaktion',
    reach: (page) => heading(page, 'Keine Buchungen gefunden'),
  },
  {
    state: 'bookings, for whoever may not see them',
    address: list,
    who: 'kollege',
    reach: (page) => heading(page, 'Kein Zugang'),
  },
  {
    state: 'a booking of the office',
    address: officeAddress('eingeladen'),
    who: 'redaktion',
    differs: true,
    reach: (page) => heading(page, /^Buchung B-/),
  },
  {
    state: 'a booking of the office, who came',
    longOnly: true,
    address: officeAddress('teilgenommen'),
    who: 'redaktion',
    reach: (page) => heading(page, /^Buchung B-/),
  },
  {
    state: 'a booking of the office, a price that is none',
    longOnly: true,
    address: officeAddress('angefragt'),
    who: 'redaktion',
    differs: true,
    async reach(page) {
      await page.getByLabel('Gebühr je Platz, netto in Euro').fill('viel')
      await page.getByRole('button', { name: 'Preis bestätigen' }).click()
      await alertOf(page)
    },
  },
  {
    state: 'a booking of the office, its order form awaited',
    address: officeAddress('auf-papier'),
    who: 'redaktion',
    differs: true,
    reach: (page) => heading(page, 'Auf Papier bestellt'),
  },
  {
    state: 'a booking of the office, an order form that nobody has signed',
    longOnly: true,
    address: officeAddress('auf-papier'),
    who: 'redaktion',
    differs: true,
    async reach(page) {
      await page.getByLabel('Wer hat unterschrieben?').fill('')
      await page.getByLabel('Tag der Unterschrift').fill('2026-12-09')
      await page.getByRole('button', { name: 'Verbindlich buchen' }).click()
      await alertOf(page)
    },
  },
  {
    state: 'a booking of the office, its order form come back',
    address: officeAddress('unterschrieben'),
    who: 'redaktion',
    reach: (page) => page.getByText('Łucja-Konstanze Ö’Brien-Großmann, 07.12.2026').waitFor(),
  },
  {
    state: 'a booking of the office, cancelled for nobody',
    longOnly: true,
    address: officeAddress('eingeladen'),
    who: 'redaktion',
    differs: true,
    async reach(page) {
      for (const box of await page.getByRole('group', { name: 'Für wen' }).getByRole('checkbox').all())
        await box.uncheck()
      await page.getByRole('button', { name: 'Stornieren' }).click()
      await alertOf(page)
    },
  },
  {
    state: 'who takes part in an event',
    address: event,
    who: 'redaktion',
    differs: true,
    reach: (page) => heading(page, 'Teilnehmende'),
  },
  {
    state: 'an event about to be called off',
    address: event,
    who: 'redaktion',
    differs: true,
    async reach(page) {
      await page.getByLabel('Grund').fill('Die Referentin ist erkrankt.')
      await page.getByRole('button', { name: 'Weiter' }).click()
      await page.getByRole('button', { name: 'Termin jetzt absagen' }).waitFor()
    },
  },
  {
    state: 'settings',
    address: settings,
    who: 'demo',
    differs: true,
    reach: (page) => heading(page, 'Wo Sie angemeldet sind'),
  },
  {
    state: 'settings, an app without the password',
    longOnly: true,
    address: settings,
    who: 'demo',
    differs: true,
    async reach(page) {
      await page.getByRole('button', { name: 'App einrichten' }).click()
      await alertOf(page)
    },
  },
]

/** Cart, checkout, bookings, the office's pages and the settings, each in every state. */
export const statesOfBookings: readonly StateOfPage[] = [...atTheCheckout, ...ofBookings, ...ofTheOffice]
