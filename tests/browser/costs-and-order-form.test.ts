import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { readPdf } from '../pdf/reading-pdfs.ts'
import { openChromium, type Chromium, type Visit } from './chromium.ts'
import { openHouse, type ServedHouse } from './served-house.ts'

/** What somebody does before he books: he reckons the costs, and fills in the order form. */
let house: ServedHouse
let chromium: Chromium
let visit: Visit

beforeAll(async () => {
  house = await openHouse()
  chromium = await openChromium(house.origin)
})
afterEach(() => visit.close())
afterAll(async () => {
  await chromium?.close()
  await house?.close()
})

const open = async (address: string, asked: Parameters<Chromium['visit']>[0] = {}): Promise<Page> => {
  visit = await chromium.visit(asked)
  await visit.page.goto(address)
  return visit.page
}
const costs = '/kostenrechner/betriebsverfassungsrecht-1-4009'
const orderForm = '/online-fax/betriebsverfassungsrecht-1-4009'
/** Read as a reader of PDFs does. */
const onPaper = async (page: Page) => readPdf(new Uint8Array(await page.pdf({ preferCSSPageSize: true })))

describe('the Kostenrechner without JavaScript', () => {
  test('is filled in for all, then for each, and leads to the same on paper', async () => {
    const page = await open(costs, { scripts: false })
    await page.getByLabel('Zahl der Personen').fill('2')
    await page.getByLabel('Anreise', { exact: true }).selectOption('Mit dem Auto')
    await page.getByLabel('Kilometer mit dem Auto').fill('240')
    await page.getByLabel('Für jede Person einzeln angeben').check()
    await page.getByRole('button', { name: 'Kosten berechnen' }).click()
    expect(await page.getByRole('heading', { name: 'Für 2 Personen zusammen' }).count()).toBe(1)

    const second = page.getByRole('group', { name: 'Person 2' })
    expect(await second.getByLabel('Kilometer mit dem Auto').inputValue()).toBe('240')
    await second.getByLabel('Anreise', { exact: true }).selectOption('Mit der Bahn')
    await second.getByLabel('Fahrkarten in Euro').fill('89,90')
    await page.getByRole('button', { name: 'Kosten berechnen' }).click()
    expect(await page.getByText('Dazu Reisekosten, nur zur Information: 161,90').count()).toBe(1)
    expect(await page.getByRole('table').count()).toBe(3)

    const pdf = await page.getByRole('link', { name: 'Als PDF öffnen' }).getAttribute('href')
    const { text, info } = await readPdf(new Uint8Array(await (await page.request.get(pdf ?? '')).body()))
    expect(info['Title']).toBe('Kostenübersicht')
    expect(text.replaceAll(/\s+/g, ' ')).toContain('Zusammen 161,90 €')
  })

  test('says beside the field what is wrong, and keeps it', async () => {
    const page = await open(costs, { scripts: false })
    await page.getByLabel('Zahl der Personen').fill('zwei')
    await page.getByRole('button', { name: 'Kosten berechnen' }).click()
    const field = page.getByLabel('Zahl der Personen')
    expect([await field.inputValue(), await field.getAttribute('aria-invalid')]).toEqual(['zwei', 'true'])
    await page.getByRole('alert').getByRole('link').click()
    expect(await field.evaluate((it) => it === document.activeElement)).toBe(true)
  })
})

describe('the order form', () => {
  test('takes one sheet of paper, and what was typed stands on it', async () => {
    const page = await open(orderForm, { scripts: false })
    await page.getByLabel('Betrieb oder Dienststelle').fill('Werft Nord GmbH')
    await page.getByLabel('Vor- und Nachname, Person 1').fill('Łucja Yıldız-GROẞ')
    await page.getByLabel('Rechnungsanschrift').fill('Postfach 1\n20457 Hamburg')
    const { pages, text } = await onPaper(page)
    expect(pages).toBe(1)
    for (const said of [
      'Verbindliche Anmeldung',
      'Fax',
      'Werft Nord GmbH',
      'Łucja Yıldız-GROẞ',
      '20457 Hamburg',
      'Unterschrift',
    ])
      expect(text).toContain(said)
    for (const kept of ['Formular drucken', 'Ausdrucken und mit dem Stift', 'Impressum'])
      expect(text).not.toContain(kept)
  })

  test('without scripts hides its button and says how to print', async () => {
    const page = await open(orderForm, { scripts: false })
    expect(await page.getByRole('button', { name: 'Formular drucken' }).isVisible()).toBe(false)
    expect(await page.getByText('im Menü Ihres Browsers').isVisible()).toBe(true)
  })

  test('with scripts prints at the press of its button', async () => {
    const page = await open(orderForm)
    await page.evaluate(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '')
    })
    expect(await page.getByText('im Menü Ihres Browsers').isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Formular drucken' }).click()
    await page.locator('html[data-printed]').waitFor()
  })
})
