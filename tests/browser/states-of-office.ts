import type { Page } from 'playwright'
import { lawFile } from '#features/support/law-file.ts'
import { samplePdf } from '#features/support/sample-pdfs.ts'
import { alertOf, type StateOfPage } from './state-of-page.ts'

const heading = (page: Page, name: string): Promise<void> => page.getByRole('heading', { name }).first().waitFor()

const attach = (page: Page, label: string, name: string, bytes: Uint8Array): Promise<void> =>
  page.getByLabel(label).setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) })

const newerLaw = lawFile('GartG', '2026-10-01', [
  { norm: '§ 1', title: 'Zweck der Gärten', text: 'Ein Garten dient der Erholung aller, die ihn betreten.' },
  { norm: '§ 4', title: 'Gartenbahnhofsvorplatzbeleuchtung', text: 'Abends brennt Licht.' },
])
const leaflet = samplePdf({
  pages: [
    ['Der Betriebsrat beschließt nach § 37 Abs. 6 BetrVG,', 'wer wegen einer Freistellung zu einer Schulung fährt.'],
  ],
})

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
    state: 'the time of a consultant',
    address: '/manage/berater/svenja-brandt',
    who: 'redaktion',
    reach: (page) => heading(page, 'Svenja Brandt'),
  },
  {
    state: 'hours of a consultant that are none',
    address: '/manage/berater/svenja-brandt',
    who: 'redaktion',
    async reach(page) {
      await page.getByLabel('Montag, von').fill('7')
      await page.getByRole('button', { name: 'Arbeitszeiten speichern' }).click()
      await alertOf(page)
    },
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
    state: 'a version of a law that is about to be published',
    address: '/manage/legislation',
    who: 'admin',
    differs: true,
    async reach(page) {
      await attach(page, 'Datei eines Gesetzes', 'GartG.xml', newerLaw)
      await page.getByRole('button', { name: 'Einspielen' }).click()
      await page.getByRole('button', { name: 'Weiter' }).click()
      await alertOf(page)
    },
  },
  {
    state: 'what stands in a PDF',
    address: '/manage/pdf-analysis',
    who: 'admin',
    differs: true,
    async reach(page) {
      await attach(page, 'PDF-Datei', 'Merkblatt-zur-Betriebsratsschulung-und-Freistellung.pdf', leaflet)
      await page.getByRole('button', { name: 'Untersuchen' }).click()
      await heading(page, 'Merkblatt-zur')
    },
  },
  {
    state: 'a file that is no PDF',
    address: '/manage/pdf-analysis',
    who: 'admin',
    longOnly: true,
    async reach(page) {
      await attach(page, 'PDF-Datei', 'Merkblatt.pdf', Buffer.from('kein PDF'))
      await page.getByRole('button', { name: 'Untersuchen' }).click()
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
