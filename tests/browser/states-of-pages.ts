import type { Locator, Page } from 'playwright'
import { openLink } from '#tests/react/open-links.ts'
import { emailOf } from './chromium.ts'
import type { StateOfPage } from './state-of-page.ts'
import { statesOfBookings } from './states-of-bookings.ts'
import { statesOfConsulting } from './states-of-consulting.ts'
import { statesOfForum } from './states-of-forum.ts'
import { statesOfForms } from './states-of-forms.ts'
import { statesOfInbox } from './states-of-inbox.ts'
import { statesOfGremium } from './states-of-gremium.ts'
import { statesOfMaterials } from './states-of-materials.ts'
import { statesOfSharedList } from './states-of-shared-list.ts'
import { statesOfOverview } from './states-of-overview.ts'
import { statesOfPrivacy } from './states-of-privacy.ts'
import { statesOfOffice } from './states-of-office.ts'
import { statesOfQuotes } from './states-of-quotes.ts'

export const sixWidgets = '/probe/six-widgets.html'

export const heart = (page: Page) => page.getByRole('button', { name: /(merken|gemerkt)$/i }).first()
export const cover = (page: Page) => page.getByRole('button', { name: 'Video abspielen: Die erste Sitzung leiten' })

/** Comes when all six widgets of the plain page are drawn: until then each pushes on what stands below it. */
export async function sixAreDrawn(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Nächste Termine' }).first().waitFor()
  await page.getByRole('button', { name: 'Online und vor Ort' }).first().waitFor()
  await page.getByRole('link', { name: 'Abmahnung' }).waitFor()
  await cover(page).waitFor()
}

/** Clicks the cover of a video and agrees to what then is asked. */
export async function agreeTo(page: Page, clicked: Locator): Promise<void> {
  await clicked.click()
  await page.getByRole('button', { name: 'Video laden' }).click()
  await page.getByRole('button', { name: 'Alle akzeptieren' }).click()
}

/** Keeps themes by the page's own form, and opens the wishlist. */
async function keepOnWishlist(page: Page, ...themes: readonly string[]): Promise<void> {
  await page.evaluate(async (values) => {
    const back = '/wishlist/list'
    for (const value of values)
      await fetch(back, { method: 'POST', body: new URLSearchParams({ type: 'seminar', value, back }) })
  }, themes)
  await page.goto('/wishlist/list', { waitUntil: 'networkidle' })
}

export const statesOfPages: readonly StateOfPage[] = [
  ...statesOfBookings,
  ...statesOfQuotes,
  ...statesOfForum,
  ...statesOfConsulting,
  ...statesOfForms,
  ...statesOfGremium,
  ...statesOfSharedList,
  ...statesOfMaterials,
  ...statesOfOffice,
  ...statesOfInbox,
  ...statesOfPrivacy,
  ...statesOfOverview,
  {
    state: 'registration with faults',
    address: '/registrierung',
    differs: true,
    async reach(page) {
      await page.getByLabel('Vorname').fill('Paweł')
      await page.getByRole('button', { name: 'Jetzt registrieren' }).click()
      await page.getByRole('alert').waitFor()
    },
  },
  {
    state: 'application with faults',
    longOnly: true,
    address: '/jobs-karriere/offene-stellen/seminarorganisation/stelle-701',
    differs: true,
    async reach(page) {
      await page.getByLabel('Vorname').fill('Paweł')
      await page
        .getByLabel('Lebenslauf')
        .setInputFiles({ name: 'Lebenslauf.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no such thing') })
      await page.getByRole('button', { name: 'Bewerbung absenden' }).click()
      await page.getByRole('alert').waitFor()
    },
  },
  {
    state: 'login failed',
    address: '/kundenportal/login',
    async reach(page) {
      await page.getByLabel('E-Mail-Adresse').fill(emailOf('kollege'))
      await page.getByLabel('Passwort').fill('falsch geraten')
      await page.getByRole('button', { name: 'Anmelden' }).click()
      await page.getByRole('alert').waitFor()
    },
  },
  {
    state: 'address confirmed in vain',
    longOnly: true,
    address: `/registrierung/bestaetigen/${openLink}`,
    async reach(page) {
      await page.getByLabel('Passwort').fill('irgendein langer Satz')
      await page.getByRole('button', { name: 'Adresse bestätigen' }).click()
      await page.getByRole('alert').waitFor()
    },
  },
  {
    state: 'forgotten password of no address',
    longOnly: true,
    address: '/kundenportal/password-forgot',
    async reach(page) {
      await page.getByRole('button', { name: 'Link anfordern' }).click()
      await page.getByRole('alert').waitFor()
    },
  },
  {
    state: 'new password set in vain',
    address: `/kundenportal/password-reset/${openLink}`,
    async reach(page) {
      await page.getByLabel('Neues Passwort').fill('kurz')
      await page.getByRole('button', { name: 'Passwort speichern' }).click()
      await page.getByRole('alert').waitFor()
    },
  },
  {
    state: 'wishlist empty',
    longOnly: true,
    address: '/wishlist/list',
    who: 'kollege',
    reach: (page) => page.getByText('Ihre Merkliste ist noch leer').waitFor(),
  },
  {
    state: 'wishlist filled',
    address: '/seminare/r/arbeitsrecht',
    who: 'demo',
    differs: true,
    async reach(page) {
      const first = heart(page)
      await page.locator('[data-widget=bookmark][data-awake]').first().waitFor()
      // By then a heart knows what was bookmarked before.
      await page.waitForLoadState('networkidle')
      if ((await first.getAttribute('aria-pressed')) === 'false') await first.click()
      await page.locator('.heart[aria-pressed=true]:not([aria-busy=true])').first().waitFor()
      await page.goto('/wishlist/list')
      await page
        .getByRole('button', { name: /Entfernen$/ })
        .first()
        .waitFor()
    },
  },
  {
    state: 'wishlist, something taken off and more before it',
    longOnly: true,
    address: '/seminare/p',
    who: 'kollegin',
    differs: true,
    async reach(page) {
      await keepOnWishlist(page, 'rhetorik', 'protokoll', 'arbeitsrecht-1')
      const removing = page.getByRole('button', { name: /Entfernen$/ })
      for (const left of [2, 1]) {
        await removing.first().click()
        await page.waitForFunction((count) => document.querySelectorAll('li.keep').length === count, left)
      }
      await page.getByRole('heading', { name: 'In der letzten Stunde entfernt' }).waitFor()
    },
  },
  {
    state: 'wishlist, a note being written',
    longOnly: true,
    address: '/seminare/p',
    who: 'kollegin',
    differs: true,
    async reach(page) {
      await keepOnWishlist(page, 'protokoll', 'rhetorik')
      await page.locator('li.keep summary').first().click()
      await page.getByRole('button', { name: 'Notiz speichern' }).first().waitFor()
    },
  },
  {
    state: 'wishlist, no connection',
    address: '/seminare/p',
    who: 'kollegin',
    differs: true,
    fails: true,
    async reach(page) {
      await keepOnWishlist(page, 'protokoll')
      await page.route('**/wishlist/delete/', (route) => route.abort())
      await page
        .getByRole('button', { name: /Entfernen$/ })
        .first()
        .click()
      await page.getByRole('alert').waitFor()
    },
  },
  {
    state: 'wishlist that cannot be drawn any more',
    address: '/seminare/p',
    who: 'kollegin',
    differs: true,
    fails: true,
    async reach(page) {
      await keepOnWishlist(page, 'protokoll', 'rhetorik')
      const entry = { id: 'x', type: 'seminar', title: {}, href: '/', expired: false }
      await page.route('**/wishlist/get-with-event', (route) => route.fulfill({ json: { items: [entry] } }))
      await page.getByRole('link', { name: 'Nächster Termin' }).click()
      await page.getByRole('heading', { name: 'Das lag an uns' }).waitFor()
    },
  },
  {
    state: 'a filled heart',
    longOnly: true,
    address: '/seminare/r/arbeitsrecht',
    who: 'demo',
    reach: (page) => page.locator('.heart[aria-pressed=true]:not([aria-busy=true])').first().waitFor(),
  },
  {
    state: 'logout',
    longOnly: true,
    address: '/kundenportal/logout',
    who: 'demo',
    reach: (page) => page.getByRole('heading', { name: 'Möchten Sie sich abmelden?' }).waitFor(),
  },
  {
    state: 'refused',
    address: '/registrierung',
    async reach(page) {
      await page.locator('main form').evaluate((form) => form.setAttribute('enctype', 'text/plain'))
      await page.getByRole('button', { name: 'Jetzt registrieren' }).click()
      await page.getByRole('heading', { level: 1, name: 'Registrieren' }).waitFor({ state: 'detached' })
    },
  },
  {
    state: 'login dialog',
    address: '/seminare/r/betriebsverfassung',
    differs: true,
    async reach(page) {
      await heart(page).click()
      await page.getByRole('dialog', { name: 'Bitte bei mein Seminarhaus anmelden' }).waitFor()
    },
  },
  {
    state: 'filters of the finder open',
    address: '/seminare/p?zielgruppe=br',
    phoneOnly: true,
    async reach(page) {
      await page.locator('form[data-follows] summary').click()
      await page.getByLabel('Postleitzahl').waitFor()
    },
  },
  {
    state: 'tooltip open',
    address: '/seminare/r/betriebsverfassung',
    differs: true,
    async reach(page) {
      await page.keyboard.press('Tab')
      await page.locator('.tip').first().focus()
      await page.getByRole('tooltip').first().waitFor({ state: 'visible' })
    },
  },
  {
    state: 'limited text expanded',
    address: '/seminare/r/betriebsverfassung',
    async reach(page) {
      await page.getByRole('button', { name: 'Mehr lesen' }).click()
      await page.getByRole('button', { name: 'Mehr lesen' }).waitFor({ state: 'detached' })
    },
  },
  {
    state: 'menu open',
    address: '/',
    phoneOnly: true,
    async reach(page) {
      await page.getByText('Menü', { exact: true }).click()
      await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Lexikon' }).waitFor()
    },
  },
  {
    state: 'cookie choice',
    address: '/',
    differs: true,
    async reach(page) {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie-Einstellungen' }).click()
      await page.getByRole('button', { name: 'Alle ablehnen' }).waitFor()
    },
  },
  {
    state: 'cookie choice in detail',
    longOnly: true,
    address: '/',
    differs: true,
    async reach(page) {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie-Einstellungen' }).click()
      await page.getByRole('button', { name: 'Einstellungen', exact: true }).click()
      await page.getByRole('button', { name: 'Auswahl speichern' }).waitFor()
    },
  },
  {
    state: 'six widgets on a plain page',
    longOnly: true,
    address: sixWidgets,
    differs: true,
    reach: sixAreDrawn,
  },
  {
    state: 'video blocked',
    address: sixWidgets,
    differs: true,
    async reach(page) {
      await cover(page).click()
      await page.getByRole('dialog', { name: 'Externe Inhalte blockiert!' }).waitFor()
    },
  },
  {
    state: 'cookie choice over a blocked video',
    longOnly: true,
    address: sixWidgets,
    differs: true,
    async reach(page) {
      await cover(page).click()
      await page.getByRole('button', { name: 'Video laden' }).click()
      await page.getByRole('button', { name: 'Alle akzeptieren' }).waitFor()
    },
  },
  {
    state: 'video playing in its popup',
    address: sixWidgets,
    differs: true,
    agrees: true,
    async reach(page) {
      await agreeTo(page, cover(page))
      await page.locator('dialog.video-overlay iframe').waitFor()
    },
  },
  {
    state: 'video playing in its place',
    longOnly: true,
    address: '/',
    agrees: true,
    async reach(page) {
      await agreeTo(page, page.locator('[data-widget=video] [data-primary]'))
      await page.locator('[data-widget=video] iframe').waitFor()
    },
  },
]
