import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { readPdf } from '../pdf/reading-pdfs.ts'
import { openedSite } from './opened-site.ts'

/** What somebody does before he books: he reckons the costs, prints his cart, and fills in the order form. */
const { open } = openedSite()

const costs = '/kostenrechner/betriebsverfassungsrecht-1-4009'
const orderForm = '/online-fax/betriebsverfassungsrecht-1-4009'
/** Read as a reader of PDFs does. */
const onPaper = async (page: Page) => readPdf(new Uint8Array(await page.pdf({ preferCSSPageSize: true })))

describe('the Kostenrechner without JavaScript', () => {
  test('is filled in for all, then for each, and leads to the same on paper', async () => {
    const { page } = await open(costs, { scripts: false })
    await page.getByLabel('Zahl der Personen').fill('2')
    await page.getByLabel('Anreise', { exact: true }).selectOption('Mit dem Auto')
    await page.getByLabel('Kilometer mit dem Auto').fill('240')
    await page.getByLabel('Für jede Person einzeln angeben').check()
    await page.getByRole('button', { name: 'Kosten berechnen' }).click()
    expect(await page.getByRole('heading', { name: 'Für 2 Personen zusammen' }).count()).toBe(1)

    await page.locator('summary').filter({ hasText: 'Person 2' }).click()
    const second = page.getByRole('group', { name: 'Person 2' })
    expect(await second.getByLabel('Kilometer mit dem Auto').inputValue()).toBe('240')
    await second.getByLabel('Anreise', { exact: true }).selectOption('Mit der Bahn')
    await second.getByLabel('Fahrkarten in Euro').fill('89,90')
    await page.getByRole('button', { name: 'Kosten berechnen' }).click()
    expect(await page.getByText('Dazu Reisekosten, nur zur Information: 161,90').count()).toBe(1)
    expect(await page.getByRole('table').count()).toBe(3)

    const pdf = await page.getByRole('link', { name: 'Als PDF öffnen' }).getAttribute('href')
    const { text, info } = await readPdf(new Uint8Array(await (await page.request.get(pdf ?? '')).body()))
    expect(info['Title']).toBe('Kostenübersicht: Betriebsverfassungsrecht I, 04.01.2027 bis 08.01.2027')
    expect(text.replaceAll(/\s+/g, ' ')).toContain('Zusammen 161,90 €')
  })

  test('passes the whole calculation on by its address, which one can mark or send by mail', async () => {
    const { page } = await open(`${costs}?personen=2&vorabend=ja&vorabend=nein&mwst=nein`, { scripts: false })
    await page.getByText('Berechnung weitergeben').click()
    const address = await page.getByLabel('Adresse dieser Berechnung').inputValue()
    expect(new URL(address).search).toBe('?personen=2&vorabend=ja&vorabend=nein&mwst=nein')
    const mail = await page.getByRole('link', { name: 'Per E-Mail senden' }).getAttribute('href')
    expect(decodeURIComponent(mail ?? '')).toContain(address)
    expect(await page.getByRole('button', { name: 'Adresse kopieren' }).count()).toBe(0)
    const before = await page.locator('.sum dl').textContent()
    await page.goto(costs + new URL(address).search)
    expect(await page.locator('.sum dl').textContent()).toBe(before)
  })

  test('is filled in for fifty, one by one, and folds them up', async () => {
    const { page } = await open(`${costs}?personen=50&einzeln=ja`, { scripts: false })
    const last = page.getByRole('group', { name: 'Person 50' })
    expect(await last.isVisible()).toBe(false)
    await page.locator('summary', { hasText: 'Person 50' }).focus()
    await page.keyboard.press('Enter')
    await last.getByLabel('Anreise', { exact: true }).selectOption('Mit der Bahn')
    await last.getByLabel('Fahrkarten in Euro').fill('89,90')
    // Twice: the long address that the form makes is also the one it comes from.
    for (const round of [1, 2]) {
      await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Kosten berechnen' }).click()])
      expect([round, await page.getByText('Dazu Reisekosten, nur zur Information: 89,90').count()]).toEqual([round, 2])
    }
    expect(await page.getByRole('heading', { name: 'Für 50 Personen zusammen' }).count()).toBe(1)
  })

  test('says beside the field what is wrong, and keeps it', async () => {
    const { page } = await open(costs, { scripts: false })
    await page.getByLabel('Zahl der Personen').fill('zwei')
    await page.getByRole('button', { name: 'Kosten berechnen' }).click()
    const field = page.getByLabel('Zahl der Personen')
    expect([await field.inputValue(), await field.getAttribute('aria-invalid')]).toEqual(['zwei', 'true'])
    await page.getByRole('alert').getByRole('link').click()
    expect(await field.evaluate((it) => it === document.activeElement)).toBe(true)
  })
})

describe('the Kostenrechner with scripts', () => {
  test('copies the address of the calculation, and says so', async () => {
    const { page } = await open(`${costs}?personen=3`)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByText('Berechnung weitergeben').click()
    await page.getByRole('button', { name: 'Adresse kopieren' }).click()
    await page.getByRole('status').filter({ hasText: 'Die Adresse ist kopiert.' }).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      await page.getByLabel('Adresse dieser Berechnung').inputValue(),
    )
  })

  test('hands it to the sheet of the device where there is one', async () => {
    const { page } = await open(`${costs}?personen=3`)
    await page.evaluate(() => {
      navigator.share = async (data) => document.documentElement.setAttribute('data-shared', JSON.stringify(data))
    })
    await page.getByText('Berechnung weitergeben').click()
    await page.getByRole('button', { name: 'Teilen' }).click()
    const shared = JSON.parse((await page.locator('html').getAttribute('data-shared')) ?? '{}') as object
    expect(shared).toEqual({
      title: expect.stringContaining('Betriebsverfassungsrecht I') as string,
      url: await page.getByLabel('Adresse dieser Berechnung').inputValue(),
    })
  })

  test('where copying is forbidden marks the address instead', async () => {
    const { page } = await open(costs)
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
    })
    await page.getByText('Berechnung weitergeben').click()
    await page.getByRole('button', { name: 'Adresse kopieren' }).click()
    await page.getByRole('status').filter({ hasText: 'Die Adresse ist markiert' }).waitFor()
    expect(await page.evaluate(() => getSelection()?.toString() ?? '')).toContain('/kostenrechner/')
  })
})

test('a cart of four events takes one sheet of paper, with its sums; one of eight keeps its sums together', async () => {
  const { page } = await open('/seminare/warenkorb')
  const layIntoCart = (from: number, to: number) =>
    page.evaluate(
      async ([first, last]) => {
        const answer = await fetch('/api/get-events?limit=100')
        const { items }: { items: { eventId: number; placesLeft: number; isOnlineEvent: boolean }[] } =
          await answer.json()
        const open = items.filter(({ placesLeft, isOnlineEvent }) => placesLeft > 3 && !isOnlineEvent)
        for (const { eventId } of open.slice(first, last)) {
          const fields = { termin: String(eventId), plaetze: '2', art: 'buchen' }
          await fetch('/seminare/warenkorb', { method: 'POST', body: new URLSearchParams(fields) })
        }
      },
      [from, to] as const,
    )
  const printed = async () => {
    await page.goto('/seminare/warenkorb', { waitUntil: 'networkidle' })
    return onPaper(page)
  }
  await layIntoCart(20, 24)
  const four = await printed()
  expect([four.pages, four.text.match(/Übernachtung im/g)?.length]).toEqual([1, 4])
  expect(four.text).toMatch(/Was es kostet.*Summe netto.*MwSt.*Summe brutto/s)
  await layIntoCart(24, 28)
  const eight = await printed()
  expect(eight.pages).toBe(2)
  expect(eight.sheets.at(-1)).toMatch(/Summe netto.*Was es kostet.*Summe brutto/s)
})

describe('the order form', () => {
  test('takes one sheet of paper, and what was typed stands on it', async () => {
    const { page } = await open(orderForm, { scripts: false })
    const empty = page.getByRole('region', { name: 'Das leere Formular' })
    await empty.getByLabel('Betrieb oder Dienststelle').fill('Werft Nord GmbH')
    await empty.getByLabel('Vor- und Nachname, Person 1').fill('Łucja Yıldız-GROẞ')
    await empty.getByLabel('Rechnungsanschrift').fill('Postfach 1\n20457 Hamburg')
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
    for (const kept of ['Formular drucken', 'Ausdrucken und mit dem Stift', 'Plätze halten', 'Impressum'])
      expect(text).not.toContain(kept)
  })

  test('without scripts hides its button and says how to print', async () => {
    const { page } = await open(orderForm, { scripts: false })
    expect(await page.getByRole('button', { name: 'Formular drucken' }).isVisible()).toBe(false)
    expect(await page.getByText('im Menü Ihres Browsers').isVisible()).toBe(true)
  })

  test('with scripts prints at the press of its button', async () => {
    const { page } = await open(orderForm)
    await page.evaluate(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '')
    })
    expect(await page.getByText('im Menü Ihres Browsers').isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Formular drucken' }).click()
    await page.locator('html[data-printed]').waitFor()
  })
})
