import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { emailOf, password } from './chromium.ts'
import { focused, hasFocus, tabTo } from './focus.ts'
import { openedSite } from './opened-site.ts'
import { fillInInvoice } from './states-of-bookings.ts'
import { cover, sixAreDrawn, sixWidgets } from './states-of-pages.ts'

/**
 * Whoever has a keyboard alone does everything, and always sees where he is. That he reaches every link, button and
 * field of a page stands in accessibility-of-kinds.test.ts.
 */
const testApp = openedSite()
const { open } = testApp

const rubric = '/seminare/r/betriebsverfassung'
const loginDialog = (page: Page) => page.getByRole('dialog', { name: 'Bitte bei mein Seminarhaus anmelden' })

/** The heart of an item, at rest. */
const heartsOf = (page: Page, value: string) => {
  const heart = (pressed: boolean) =>
    page.locator(`[data-value="${value}"] .heart[aria-pressed=${pressed}]:not([aria-busy=true])`).first()
  return { kept: heart(true), free: heart(false) }
}

describe('Tab', () => {
  test('comes to the map of the hotels, shows the town it is on, and can pass the map over', async () => {
    const { page } = await open('/standorte')
    const past = page.getByRole('link', { name: 'Karte überspringen' })
    await tabTo(page, past)
    expect((await past.boundingBox())?.height).toBeGreaterThanOrEqual(24)
    await page.keyboard.press('Tab')
    expect(await focused(page)).toEqual({ name: expect.stringMatching(/^a .+, \d+\sH/u), visible: true })
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => Boolean(document.activeElement?.closest('#haeuser')))).toBe(true)
  })

  test('comes to the skip link first, which leads past the menu', async () => {
    const { page } = await open('/')
    await page.keyboard.press('Tab')
    expect(await focused(page)).toEqual({ name: 'a Zum Inhalt springen', visible: true })
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => Boolean(document.activeElement?.closest('main')))).toBe(true)
  })
})

describe('the shell', () => {
  test('the menu leads on', async () => {
    const { page } = await open('/')
    const menu = page.getByRole('navigation', { name: 'Hauptmenü' })
    await tabTo(page, menu.getByRole('link', { name: 'Termine' }))
    await page.keyboard.press('Enter')
    await page.waitForURL('/seminare/p')
  })

  test('on a phone the menu opens with a key, and Escape closes it', async () => {
    const { page } = await open('/', { width: 360 })
    const button = page.locator('summary', { hasText: 'Menü' })
    const inside = page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Termine' })
    expect(await inside.isVisible()).toBe(false)
    await tabTo(page, button)
    await page.keyboard.press('Enter')
    await tabTo(page, inside)
    await page.keyboard.press('Escape')
    expect(await inside.isVisible()).toBe(false)
    expect(await hasFocus(button)).toBe(true)
  })

  test('the search answers to Enter', async () => {
    const { page } = await open('/')
    await tabTo(page, page.getByRole('searchbox'))
    await page.keyboard.type('Beschluss')
    await page.keyboard.press('Enter')
    await page.waitForURL('/suche?q=Beschluss')
    expect(await page.getByRole('article').count()).toBeGreaterThan(0)
  })
})

describe('the finder', () => {
  test('is filled in and sent by keys alone; what is ticked waits for Enter, so that several can be', async () => {
    const { page } = await open('/seminare/p')
    await tabTo(page, page.locator('#zielgruppe-br'))
    await page.keyboard.press('Space')
    expect(new URL(page.url()).search).toBe('')
    await page.keyboard.press('Enter')
    await page.waitForURL('/seminare/p?zielgruppe=br')
    const count = await page.getByRole('status').innerText()
    await tabTo(page, page.locator('#rubrik-betriebsverfassung'))
    await page.keyboard.press('Space')
    await tabTo(page, page.locator('#rubrik-arbeitsrecht'))
    await page.keyboard.press('Space')
    await tabTo(page, page.getByLabel('Postleitzahl'), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL('/seminare/p?zielgruppe=br&rubrik=arbeitsrecht,betriebsverfassung')
    await page.waitForFunction((before) => {
      const told = document.querySelector('[role=status]')?.textContent ?? ''
      return told !== '' && told !== before
    }, count)
    expect(await hasFocus(page.getByLabel('Postleitzahl'))).toBe(true)
  })

  test('a filter is taken away by its chip, and back brings it again', async () => {
    const { page } = await open('/seminare/p?zielgruppe=jav&art=online')
    await tabTo(page, page.getByRole('link', { name: /^Online\s*entfernen$/ }))
    await page.keyboard.press('Enter')
    await page.waitForURL('/seminare/p?zielgruppe=jav')
    await page.goBack()
    expect(new URL(page.url()).search).toBe('?zielgruppe=jav&art=online')
    expect(await page.getByLabel(/^Online/).isChecked()).toBe(true)
  })

  test('on a phone its filters open with a key', async () => {
    const { page } = await open('/seminare/p', { width: 360 })
    const field = page.getByLabel('Postleitzahl')
    expect(await field.isVisible()).toBe(false)
    await tabTo(page, page.locator('form[data-follows] summary'))
    await page.keyboard.press('Enter')
    await tabTo(page, field)
    await page.keyboard.type('20095')
    await page.keyboard.press('Enter')
    await page.waitForURL('/seminare/p?plz=20095')
    expect(await page.getByRole('link', { name: 'Entfernung', exact: true }).count()).toBe(1)
  })
})

describe('a heart', () => {
  test('opens the dialog, which holds the focus and gives it back', async () => {
    const { page } = await open(rubric)
    const heart = page.getByRole('button', { name: /merken$/ }).nth(1)
    const name = await heart.getAttribute('aria-label')
    await tabTo(page, heart)
    await page.keyboard.press('Enter')
    await loginDialog(page).waitFor()
    const isInside = () => page.evaluate(() => Boolean(document.activeElement?.closest('dialog')))
    expect(await isInside()).toBe(true)
    for (const key of [
      'Tab',
      'Tab',
      'Tab',
      'Tab',
      'Tab',
      'Shift+Tab',
      'Shift+Tab',
      'Shift+Tab',
      'Shift+Tab',
      'Shift+Tab',
    ]) {
      await page.keyboard.press(key)
      // Undefined is the browser's own: its address bar.
      const stop = await focused(page)
      expect(stop).toEqual(stop && { ...stop, visible: true })
      if (stop) expect(await isInside()).toBe(true)
    }
    await page.keyboard.press('Escape')
    await loginDialog(page).waitFor({ state: 'detached' })
    expect(await focused(page)).toEqual({ name: `button ${name}`, visible: true })
  })

  test('closes the dialog by its cross as well', async () => {
    const { page } = await open(rubric)
    const heart = page.getByRole('button', { name: /merken$/ }).first()
    await heart.focus()
    await page.keyboard.press('Space')
    const cross = loginDialog(page).getByRole('button', { name: 'Schließen' })
    await cross.waitFor()
    if (!(await hasFocus(cross))) await tabTo(page, cross)
    await page.keyboard.press('Enter')
    await loginDialog(page).waitFor({ state: 'detached' })
    expect(await hasFocus(heart)).toBe(true)
  })

  test('leads to the login and back, and then answers to Space and Enter', async () => {
    const { page } = await open('/seminare/t/rhetorik')
    const heart = page.getByRole('button', { name: /Rhetorik.* (merken|gemerkt)$/i }).first()
    await tabTo(page, heart)
    await page.keyboard.press('Enter')
    await loginDialog(page).waitFor()
    await tabTo(page, loginDialog(page).getByRole('link', { name: 'Anmelden' }))
    await page.keyboard.press('Enter')
    await page.waitForURL('/kundenportal/login?**')
    await tabTo(page, page.getByLabel('E-Mail-Adresse'))
    await page.keyboard.type(emailOf('kollegin'))
    await page.keyboard.press('Tab')
    await page.keyboard.type(password)
    await page.keyboard.press('Enter')
    await page.waitForURL('/seminare/t/rhetorik**')

    const { kept, free } = heartsOf(page, 'rhetorik')
    await kept.waitFor()
    await tabTo(page, kept)
    await page.keyboard.press('Space')
    await free.waitFor()
    expect(await hasFocus(free)).toBe(true)
    await page.keyboard.press('Enter')
    await kept.waitFor()
    expect(await hasFocus(kept)).toBe(true)
  })
})

test('a tooltip shows on focus, and Escape hides it', async () => {
  const { page } = await open(rubric)
  const tip = page.locator('.tip').first()
  const tooltip = page.getByRole('tooltip', { includeHidden: true }).first()
  await tabTo(page, tip)
  expect(await tooltip.isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  expect(await tooltip.isVisible()).toBe(false)
  expect(await hasFocus(tip)).toBe(true)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  expect(await tooltip.isVisible()).toBe(true)
})

test('a limited text is read on', async () => {
  const { page } = await open(rubric)
  const more = page.getByRole('button', { name: 'Mehr lesen' })
  await tabTo(page, more)
  await page.keyboard.press('Enter')
  await more.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => Boolean(document.activeElement?.closest('[data-widget=limited-text]')))).toBe(true)
  await page.keyboard.press('Tab')
  expect((await focused(page))?.visible).toBe(true)
})

describe('a video', () => {
  const blocked = (page: Page) => page.getByRole('dialog', { name: 'Externe Inhalte blockiert!' })
  const choice = (page: Page) => page.getByRole('button', { name: 'Alle akzeptieren' })

  test('plays in its popup after consent, and gives the focus back', async () => {
    const { page } = await open(sixWidgets)
    await sixAreDrawn(page)
    await tabTo(page, cover(page))
    await page.keyboard.press('Enter')
    await blocked(page).waitFor()
    await tabTo(page, blocked(page).getByRole('button', { name: 'Video laden' }))
    await page.keyboard.press('Enter')
    await choice(page).waitFor()
    await tabTo(page, choice(page))
    await page.keyboard.press('Enter')
    const popup = page.locator('dialog.video-overlay')
    await popup.locator('iframe').waitFor()
    expect(await blocked(page).count()).toBe(0)
    const close = popup.getByRole('button', { name: 'Video schließen' })
    if (!(await hasFocus(close))) await tabTo(page, close)
    await page.keyboard.press('Enter')
    await popup.waitFor({ state: 'detached' })
    expect(await hasFocus(cover(page))).toBe(true)
  })

  test('Escape leaves the choice and the dialog one after the other', async () => {
    const { page } = await open(sixWidgets)
    await sixAreDrawn(page)
    await cover(page).focus()
    await page.keyboard.press('Enter')
    await blocked(page).waitFor()
    await tabTo(page, blocked(page).getByRole('button', { name: 'Video laden' }))
    await page.keyboard.press('Enter')
    await choice(page).waitFor()
    await page.keyboard.press('Escape')
    await page.locator('dialog.cookie-choice').waitFor({ state: 'detached' })
    expect(await hasFocus(blocked(page).getByRole('button', { name: 'Video laden' }))).toBe(true)
    await page.keyboard.press('Escape')
    await blocked(page).waitFor({ state: 'detached' })
    expect(await hasFocus(cover(page))).toBe(true)
  })

  test('plays in its place, where the focus then is', async () => {
    const { page } = await open('/')
    const film = page.locator('[data-widget=video] [data-primary]')
    await tabTo(page, film)
    await page.keyboard.press('Enter')
    await blocked(page).waitFor()
    await tabTo(page, blocked(page).getByRole('button', { name: 'Video laden' }))
    await page.keyboard.press('Enter')
    await choice(page).waitFor()
    await tabTo(page, choice(page))
    await page.keyboard.press('Enter')
    const player = page.locator('[data-widget=video] iframe')
    await player.waitFor()
    expect(await hasFocus(player)).toBe(true)
  })
})

test('the cookie choice is reached from every page, decided and gives the focus back', async () => {
  const { page } = await open('/impressum')
  const settings = page.getByRole('contentinfo').getByRole('link', { name: 'Cookie-Einstellungen' })
  await tabTo(page, settings)
  await page.keyboard.press('Enter')
  const details = page.getByRole('button', { name: 'Einstellungen', exact: true })
  await details.waitFor()
  await tabTo(page, details)
  // On a slow machine the box is still fading in when somebody is further down; the focus stays with him.
  await page.locator('#cc-main').evaluate((box) => box.style.setProperty('--cc-modal-transition-duration', '2s'))
  await page.keyboard.press('Enter')
  const marketing = page.getByRole('checkbox', { name: 'Marketing und externe Medien' })
  await tabTo(page, marketing)
  await page.waitForFunction(() => {
    const box = document.querySelector('#cc-main .pm')
    return box !== null && getComputedStyle(box).opacity === '1'
  })
  await page.waitForTimeout(100)
  expect(await hasFocus(marketing)).toBe(true)
  await page.keyboard.press('Space')
  const save = page.getByRole('button', { name: 'Auswahl speichern' })
  await tabTo(page, save)
  await page.keyboard.press('Enter')
  await page.locator('dialog.cookie-choice').waitFor({ state: 'detached' })
  expect(await hasFocus(settings)).toBe(true)
  const kept = (await page.context().cookies()).find(({ name }) => name === 'cookie-auswahl')
  expect(decodeURIComponent(kept?.value ?? '')).toContain('"categories":["notwendig","marketing"]')
})

test('a registration with faults: the summary has the focus, its links lead to the fields', async () => {
  const { page } = await open('/registrierung')
  await tabTo(page, page.getByLabel('Vorname'))
  await page.keyboard.type('Paweł')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').waitFor()
  expect(await hasFocus(page.getByRole('alert'))).toBe(true)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  expect(await hasFocus(page.getByLabel('Anrede'))).toBe(true)
  expect((await focused(page))?.visible).toBe(true)
  expect(await page.getByLabel('Vorname').inputValue()).toBe('Paweł')
})

test('from the cart to a booking each step begins at its heading, and what came of a form has the focus', async () => {
  const { page } = await open('/seminare/warenkorb')
  await fillInInvoice(page)
  await page.goto('/seminare/warenkorb', { waitUntil: 'networkidle' })
  const press = async (target: Locator) => {
    await tabTo(page, target)
    await page.keyboard.press('Enter')
  }
  const beginsAt = async (name: string | RegExp) => {
    const heading = page.getByRole('heading', { level: 1, name })
    await heading.waitFor()
    await expect.poll(() => hasFocus(heading)).toBe(true)
  }
  await press(page.getByRole('link', { name: 'Zur Kasse' }))
  await beginsAt('Wer nimmt teil?')
  await press(page.getByRole('link', { name: 'Weiter zur Rechnung' }))
  await beginsAt('Wer bezahlt?')
  await press(page.getByRole('button', { name: 'Weiter zum Prüfen' }))
  await beginsAt('Stimmt alles?')
  await press(page.getByRole('button', { name: 'Zahlungspflichtig buchen' }))
  await page.getByRole('alert').waitFor()
  await expect.poll(() => hasFocus(page.getByRole('alert'))).toBe(true)
  // The way that the alert shows leads to the box, and the next box is a step further.
  await press(page.getByRole('alert').getByRole('link').first())
  expect(await hasFocus(page.getByLabel(/^Ich habe die\s+AGB/))).toBe(true)
  await page.keyboard.press('Space')
  await tabTo(page, page.getByLabel(/^Ich habe die\s+Hinweise/))
  await page.keyboard.press('Space')
  await press(page.getByRole('button', { name: 'Zahlungspflichtig buchen' }))
  await beginsAt(/^Danke/)
  await press(page.getByRole('link', { name: /^Zur Buchung/ }))
  await page.waitForURL('/buchung/**')
  await press(page.getByRole('button', { name: 'Link für den Arbeitgeber anlegen' }))
  await page.waitForURL('/buchung/**?getan=**')
  expect(await hasFocus(page.locator('main .notes [role=status]'))).toBe(true)
})

test('the wishlist is emptied and left', async () => {
  const { page } = await open('/seminare/t/protokoll', { cookies: await testApp.cookiesOf('mitglied') })
  const { kept, free } = heartsOf(page, 'protokoll')
  await free.waitFor()
  await tabTo(page, free)
  await page.keyboard.press('Enter')
  await kept.waitFor()
  await page.goto('/wishlist/list')
  await tabTo(page, page.getByRole('button', { name: /Entfernen$/ }))
  await page.keyboard.press('Enter')
  await page.getByText('Ihre Merkliste ist noch leer').waitFor()
  await tabTo(page, page.getByRole('link', { name: 'Abmelden' }))
  await page.keyboard.press('Enter')
  await page.waitForURL('/kundenportal/logout')
  await tabTo(page, page.getByRole('button', { name: 'Abmelden' }))
  await page.keyboard.press('Enter')
  await page.waitForURL('/')
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('signed-in')
})
