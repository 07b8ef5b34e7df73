import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { fillInLogin, password } from './chromium.ts'
import { openedSite, secondsOfTyping } from './opened-site.ts'

/** Browsers without JavaScript, and the page on paper. */
const testApp = openedSite({ scripts: false })
const { open } = testApp

const bookmarksOn = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('heading').allInnerTexts()

describe('without JavaScript', () => {
  test('a heart leads through the login, and the item is on the list', async () => {
    const { page } = await open('/seminare/t/rhetorik')
    expect(await page.getByText('Gemerkt.').isVisible()).toBe(false)
    await page.locator('[data-value=rhetorik] .heart').first().click()
    await page.waitForURL('/kundenportal/login?**')
    await fillInLogin(page, 'demo')
    expect(page.url()).toBe(`${testApp.origin}/seminare/t/rhetorik#gemerkt`)
    await page.getByText('Gemerkt.').waitFor()
    await page.goto('/wishlist/list')
    expect(await bookmarksOn(page)).toEqual(['Rhetorik I: Reden, bevor der Puls rast'])
  })

  test('signed in, a heart keeps and the wishlist lets go', async () => {
    const { page } = await open('/seminare/r/arbeitsrecht', { cookies: await testApp.cookiesOf('mitglied') })
    await page.locator('[data-value=arbeitsrecht-1] .heart').click()
    await page.waitForURL('/seminare/r/arbeitsrecht#gemerkt')
    await page.getByRole('complementary', { name: 'Hinweis zur Merkliste' }).getByRole('link').click()
    await page.waitForURL('/wishlist/list')
    expect(await bookmarksOn(page)).toEqual(['Arbeitsrecht I: Vom Vertrag bis zur Abmahnung'])
    await page.getByRole('button', { name: /Entfernen$/ }).click()
    await page.getByText('Ihre Merkliste ist noch leer').waitFor()
  })

  test('what was taken off by mistake comes back with its note', async () => {
    const { page } = await open('/seminare/r/arbeitsrecht', { cookies: await testApp.cookiesOf('kollegin') })
    await page.locator('[data-value=arbeitsrecht-1] .heart').click()
    await page.waitForURL('/seminare/r/arbeitsrecht#gemerkt')
    await page.goto('/wishlist/list')
    await page.locator('li.keep summary').click()
    await page.getByLabel(/: Notiz$/).fill('für Köln')
    await page.getByRole('button', { name: 'Notiz speichern' }).click()
    await page.getByText('Ihre Notiz ist gespeichert.').waitFor()
    await page.getByRole('button', { name: /Entfernen$/ }).click()
    await page.getByRole('heading', { name: 'In der letzten Stunde entfernt' }).waitFor()
    expect(await bookmarksOn(page)).toEqual([])
    await page.getByRole('button', { name: /Rückgängig machen$/ }).click()
    await page.getByText('steht wieder auf Ihrer Merkliste').waitFor()
    expect(await bookmarksOn(page)).toEqual(['Arbeitsrecht I: Vom Vertrag bis zur Abmahnung'])
    expect(await page.locator('.noted').innerText()).toBe('Ihre Notiz: für Köln')
  })

  test('the finder narrows, sorts, goes on and lets go', async () => {
    const { page } = await open('/seminare/p')
    const count = () => page.getByRole('status').innerText()
    const all = await count()
    await page.getByLabel(/^Betriebsrat/).check()
    await page.getByLabel('Postleitzahl').fill('50667')
    await page.getByLabel('Umkreis').selectOption({ label: '200\u00a0km' })
    await page.getByRole('button', { name: /Termine? zeigen$/ }).click()
    expect(await count()).not.toBe(all)
    await page.getByRole('link', { name: 'Entfernung', exact: true }).click()
    expect(await page.getByRole('article').first().innerText()).toMatch(/am Ort|km entfernt/)
    const first = await page.getByRole('article').first().innerText()
    await page.getByRole('link', { name: 'Weitere Termine' }).click()
    expect(await page.getByRole('article').first().innerText()).not.toBe(first)
    await page.getByRole('link', { name: 'Alle Filter zurücksetzen' }).click()
    expect([await count(), page.url()]).toEqual([all, `${testApp.origin}/seminare/p`])
  })

  test('what means nothing is said beside its field and stays there', async () => {
    const { page } = await open('/seminare/p', { width: 360 })
    await page.locator('summary', { hasText: 'Filter' }).click()
    await page.getByLabel('Postleitzahl').fill('123')
    await page.getByLabel(/^Preis bis/).fill('viel')
    await page.getByRole('button', { name: /Termine? zeigen$/ }).click()
    expect(await page.getByLabel('Postleitzahl').inputValue()).toBe('123')
    await page.getByText('Eine Postleitzahl hat fünf Ziffern').waitFor({ state: 'visible' })
    await page.getByText('Bitte geben Sie eine Zahl ein').waitFor({ state: 'visible' })
  })

  test('somebody registers, confirms, signs in and out', async () => {
    const { page } = await open('/registrierung')
    const email = 'lena@betrieb.example'
    await page.getByRole('button', { name: 'Jetzt registrieren' }).click()
    expect(await page.getByRole('alert').getByRole('link').count()).toBeGreaterThan(5)
    await page.getByLabel('Anrede').selectOption({ label: 'Frau' })
    await page.getByLabel('Vorname').fill('Lena')
    await page.getByLabel('Nachname').fill('Łuczak')
    await page.getByLabel('Betrieb oder Dienststelle').fill('Werft Nord GmbH')
    await page.getByLabel('Funktion').selectOption({ index: 1 })
    await page.getByLabel('E-Mail-Adresse').fill(email)
    await page.getByLabel('Passwort').fill(password)
    await page.getByLabel(/AGB gelesen/).check()
    await page.getByLabel(/Hinweise zum Datenschutz/).check()
    await page.getByRole('button', { name: 'Jetzt registrieren' }).click()
    // Nobody noticed when he began; the second attempt of a person is heard.
    await page.getByRole('alert').filter({ hasText: 'schneller, als ein Mensch tippt' }).waitFor()
    testApp.pass(secondsOfTyping)
    await page.getByLabel('Passwort').fill(password)
    await page.getByRole('button', { name: 'Jetzt registrieren' }).click()
    await page.waitForURL('/registrierung/danke')

    const token = (await testApp.letters()).map((letter) => (letter.kind === 'confirm-address' ? letter.token : ''))
    await page.goto(`/registrierung/bestaetigen/${token}`)
    await page.getByLabel('Passwort').fill(password)
    await page.getByRole('button', { name: 'Adresse bestätigen' }).click()
    await page.getByRole('heading', { name: 'Guten Tag, Frau Łuczak' }).waitFor()
    await page.getByRole('link', { name: 'Abmelden' }).click()
    await page.getByRole('button', { name: 'Abmelden' }).click()
    await page.waitForURL('/')
    await page.goto('/wishlist/list')
    await page.getByText('Bitte melden Sie sich an, um Ihre Merkliste zu sehen').waitFor()
  })

  test('the search finds', async () => {
    const { page } = await open('/')
    await page.getByRole('searchbox').fill('Beschluss')
    await page.getByRole('button', { name: 'Seminare finden' }).click()
    await page.waitForURL('/suche?q=Beschluss')
    expect(await page.getByRole('article').count()).toBeGreaterThan(0)
  })

  test('hotels are found by what they offer, and a feature is taken back by a link', async () => {
    const { page } = await open('/standorte')
    const all = await page.getByRole('article').count()
    await page.getByLabel(/^Aufzug/).check()
    await page.getByLabel(/^Induktionsschleife/).check()
    await page.getByRole('button', { name: 'Häuser zeigen' }).click()
    await page.waitForURL('/standorte?merkmal=aufzug&merkmal=induktion#haeuser')
    const both = await page.getByRole('article').count()
    expect(both).toBeGreaterThan(0)
    expect(both).toBeLessThan(all)
    expect(await page.getByRole('status').innerText()).toMatch(new RegExp(`^${both}\\s`))
    await page.getByRole('link', { name: 'Induktionsschleife im Saal entfernen' }).click()
    await page.waitForURL('/standorte?merkmal=aufzug')
    expect(await page.getByRole('article').count()).toBeGreaterThanOrEqual(both)
    await page.goBack()
    expect(await page.getByRole('checkbox', { name: /^Induktionsschleife/ }).isChecked()).toBe(true)
  })

  test('the map leads to towns', async () => {
    const { page } = await open('/standorte')
    await page.getByRole('link', { name: /^Leipzig, / }).click()
    await page.waitForURL('/standorte/leipzig-4')
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Seminare in Leipzig')
  })

  test('the page of cookie settings says why it can show no choice', async () => {
    const { page } = await open('/cookie-einstellungen')
    expect(await page.getByText('Ohne JavaScript kann diese Seite').isVisible()).toBe(true)
    expect(await page.getByRole('button', { name: 'Auswahl ändern' }).isVisible()).toBe(false)
  })

  test('all of a limited text is there, and a film is a link', async () => {
    const { page, hosts } = await open('/seminare/r/betriebsverfassung')
    expect(await page.getByText('Mehr lesen').count()).toBe(0)
    await page.goto('/')
    expect(await page.locator('[data-widget=video] a').getAttribute('href')).toMatch(
      /^https:\/\/www\.youtube\.com\/watch/,
    )
    expect(hosts).toEqual([])
  })
})

test('on paper stands the text of a theme, and nothing to press', async () => {
  const { page } = await open('/seminare/t/betriebsverfassungsrecht-1', { scripts: true })
  await page.emulateMedia({ media: 'print' })
  // What says online or in person, a .tip, stays: it is information as well.
  const shown = (selector: string) =>
    page.locator(selector).evaluateAll((elements) => elements.filter((element) => element.checkVisibility()).length)
  expect(await page.locator('.heart, .btn, form, .nav').count()).toBeGreaterThan(4)
  expect(
    await shown('.heart, .btn, button:not(.tip), form, nav, .nav, .acts, .foot, .skip, .cover, video, iframe'),
  ).toBe(0)
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
  for (const text of ['Das nehmen Sie mit', 'Das Programm', 'Termine und Preise', 'Für wen'])
    expect([text, await page.getByRole('heading', { name: text }).isVisible()]).toEqual([text, true])
  // The days of the programme are folded on the screen and open on paper.
  const last = page.locator('details.day').last().locator('p, li').last()
  expect((await last.boundingBox())?.height).toBeGreaterThan(0)
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(0, 0, 0)')
})

test('on paper a Fachtagung has a form to fill in with a pen, which the screen does not show', async () => {
  const { page } = await open('/fachtagung/fachtagung-inklusion/buchung')
  const form = page.getByRole('heading', { name: 'Anmeldeformular zum Ausfüllen' })
  expect(await form.isVisible()).toBe(false)
  await page.emulateMedia({ media: 'print' })
  expect(await form.isVisible()).toBe(true)
  expect(
    await page
      .locator('.map, .btn, form, .nav, .foot')
      .evaluateAll((parts) => parts.filter((part) => part.checkVisibility()).length),
  ).toBe(0)
})

test('on paper stand the themes that a search found, without their covers, and no way to another list', async () => {
  const { page } = await open('/suche?q=arbeitsrecht')
  await page.emulateMedia({ media: 'print' })
  const cards = page.getByRole('article')
  expect(await cards.count()).toBeGreaterThan(2)
  for (const card of await cards.all()) expect(await card.getByRole('heading').isVisible()).toBe(true)
  expect(await page.locator('.cover').first().isVisible()).toBe(false)
  await page.goto('/seminare/p?ort=1')
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByText('Themen zeigen').isVisible()).toBe(false)
})

test.each([
  [
    '/standorte/hotel/haus-elbgarten-11',
    'Termine in diesem Haus',
    ['Alle Termine in Hamburg', /wählen Sie in der Suche/],
  ],
  ['/standorte/hamburg-1', 'Unsere Häuser', ['Alle Standorte', 'Alle Termine in Hamburg']],
  ['/seminare/rubrik', 'Betriebsverfassung', ['Zur Rubrik', 'Wählen Sie, was schon feststeht']],
  ['/seminare/t/betriebsverfassungsrecht-1', 'Termine und Preise', [/^Alle \d+\s/, 'Vergleichen']],
  ['/seminare/t/betriebsrat-kompakt', 'Termine und Preise', ['Zum Seminar des Moduls']],
  ['/seminare/p/vorsitz-1-4002', /^Vorsitz I/, [/^Alle \d+\s/, 'Der Termin als PDF']],
  ['/seminare/r/betriebsverfassung', 'Betriebsverfassung', ['Die anderen Rubriken']],
] as const)('on paper of %s stands %s, and nothing that only leads on', async (path, heading, ways) => {
  const { page } = await open(path, { scripts: true })
  const main = page.getByRole('main')
  const seen = (text: string | RegExp) =>
    main.getByText(text).evaluateAll((found) => found.filter((each) => each.checkVisibility()).length)
  for (const way of ways) expect([way, await seen(way)]).not.toEqual([way, 0])
  await page.emulateMedia({ media: 'print' })
  expect(await main.getByRole('heading', { name: heading }).first().isVisible()).toBe(true)
  for (const way of ways) expect([way, await seen(way)]).toEqual([way, 0])
})

test('on paper the price with hotel takes two lines at most', async () => {
  // As wide as a sheet between its margins.
  const { page } = await open('/seminare/p', { width: Math.round((165 / 25.4) * 96) })
  await page.emulateMedia({ media: 'print' })
  const prices = page.locator('.ev .with-hotel a')
  expect(await prices.count()).toBeGreaterThan(10)
  const heights = await prices.evaluateAll((links) => links.map((link) => link.getClientRects().length))
  expect(Math.max(...heights)).toBe(2)
})
