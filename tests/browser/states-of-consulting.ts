import type { Page } from 'playwright'
import { alertOf, type StateOfPage } from './state-of-page.ts'

const byPostcode = '/beratung?plz=20095'
const heading = (page: Page, name: string): Promise<void> => page.getByRole('heading', { name }).first().waitFor()

/** Picks the first hour that is free on a day of the weeks to come. */
async function pickHour(page: Page, nthDay: number): Promise<void> {
  await page.locator('.weeks .choice').nth(nthDay).click()
  await page.locator('.times .choice').first().click()
}

/** Takes the first hour of a day, and comes to the page of the appointment. */
async function book(page: Page, email: string, nthDay: number): Promise<void> {
  await pickHour(page, nthDay)
  await page.getByLabel('Per Video').check()
  await page.getByLabel('Ihr Name').fill('Łucja-Konstanze Ö’Brien-Großmann')
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Worum geht es?').fill('Freistellungsumfangsberechnung')
  await page.getByLabel(/^Ich habe die Hinweise/).check()
  await page.getByRole('button', { name: 'Termin vereinbaren' }).click()
  await heading(page, 'Ihr Termin steht fest')
}

/** Of an appointment with a consultant, for whoever has its link. */
export const statesOfConsulting: readonly StateOfPage[] = [
  {
    state: 'an appointment without a name',
    longOnly: true,
    address: byPostcode,
    async reach(page) {
      await pickHour(page, 3)
      await page.getByRole('button', { name: 'Termin vereinbaren' }).click()
      await alertOf(page)
    },
  },
  {
    state: 'an appointment that was made',
    address: byPostcode,
    differs: true,
    reach: (page) => book(page, 'vereinbart@werk.example', 4),
  },
  {
    state: 'an appointment that is to be rescheduled',
    longOnly: true,
    address: byPostcode,
    async reach(page) {
      await book(page, 'verlegt@werk.example', 5)
      await pickHour(page, 6)
      await page.getByRole('button', { name: 'Auf diese Uhrzeit verlegen' }).waitFor()
    },
  },
  {
    state: 'an appointment that is to be cancelled',
    address: byPostcode,
    differs: true,
    async reach(page) {
      await book(page, 'absage@werk.example', 7)
      await page.getByRole('link', { name: 'Termin absagen …' }).click()
      await alertOf(page)
    },
  },
  {
    state: 'an appointment that was cancelled',
    longOnly: true,
    address: byPostcode,
    async reach(page) {
      await book(page, 'abgesagt@werk.example', 8)
      await page.getByRole('link', { name: 'Termin absagen …' }).click()
      await page.getByRole('button', { name: 'Ja, Termin absagen' }).click()
      await heading(page, 'Dieser Termin ist abgesagt')
    },
  },
]
