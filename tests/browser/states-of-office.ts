import type { Page } from 'playwright'
import { alertOf, type StateOfPage } from './state-of-page.ts'

const heading = (page: Page, name: string): Promise<void> => page.getByRole('heading', { name }).first().waitFor()

/** Of the pages on which the office looks after content, laws and texts. */
export const statesOfOffice: readonly StateOfPage[] = [
  {
    state: 'the dashboard',
    address: '/manage',
    who: 'redaktion',
    differs: true,
    reach: (page) => heading(page, 'Verwaltung'),
  },
  {
    state: 'where citations lead',
    address: '/manage/zitate',
    who: 'redaktion',
    differs: true,
    reach: (page) => heading(page, 'Zitate'),
  },
  {
    state: 'laws that came in',
    longOnly: true,
    address: '/manage/legislation',
    who: 'admin',
    reach: (page) => heading(page, 'Datei einspielen'),
  },
  {
    state: 'a file that is no law',
    address: '/manage/legislation',
    who: 'admin',
    differs: true,
    async reach(page) {
      await page
        .getByLabel('Datei eines Gesetzes')
        .setInputFiles({ name: 'Gesetz.xml', mimeType: 'text/xml', buffer: Buffer.from('<items/>') })
      await page.getByRole('button', { name: 'Einspielen' }).click()
      await alertOf(page)
    },
  },
  {
    state: 'the order of themes, where one was moved',
    address: '/manage/themen',
    who: 'admin',
    differs: true,
    async reach(page) {
      await page
        .getByRole('button', { name: /^Tiefer:/ })
        .first()
        .click()
      await page.getByRole('status').filter({ hasText: 'steht jetzt an Stelle' }).waitFor()
    },
  },
]
