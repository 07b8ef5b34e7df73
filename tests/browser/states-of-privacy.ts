import type { Page } from 'playwright'
import { bookedEventId } from './bookings-in-every-state.ts'
import { alertOf, type StateOfPage } from './state-of-page.ts'

const event = `/manage/buchungen/termin/${bookedEventId}`
const submit = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click()

/** States of what members and the office see of calendars to subscribe to, of data taken away, and of who looked. */
export const statesOfPrivacy: readonly StateOfPage[] = [
  {
    state: 'a calendar with its address',
    address: '/meinifb/einstellungen',
    who: 'kollege',
    differs: true,
    async reach(page) {
      await page.getByRole('button', { name: /Abo einschalten|Neue Adresse erzeugen/ }).click()
      await page.getByText('Adresse zum Kopieren').waitFor()
    },
  },
  {
    state: 'data that is not handed out',
    longOnly: true,
    address: '/meinifb/einstellungen/daten',
    who: 'kollege',
    differs: true,
    async reach(page) {
      await page.locator('#daten-mitnehmen').getByLabel('Ihr jetziges Passwort').fill('falsch')
      await submit(page, 'Daten herunterladen')
      await alertOf(page)
    },
  },
  {
    state: 'who looked at what',
    address: '/manage/zugriffe',
    who: 'admin',
    differs: true,
    reach: (page) => page.getByRole('heading', { name: 'Zugriffe auf Daten' }).waitFor(),
  },
  {
    state: 'health without a purpose',
    longOnly: true,
    address: event,
    who: 'redaktion',
    differs: true,
    async reach(page) {
      await submit(page, 'Angaben ansehen')
      await alertOf(page)
    },
  },
  {
    state: 'health that is shown',
    address: event,
    who: 'redaktion',
    differs: true,
    async reach(page) {
      await page.getByLabel('Wofür brauchen Sie die Angaben?').fill('Essen im Hotel bestellen')
      await submit(page, 'Angaben ansehen')
      await page.getByRole('heading', { name: /Angaben der Teilnehmenden/ }).waitFor()
    },
  },
]
