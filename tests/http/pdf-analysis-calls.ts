import type { Role } from '#core/accounts/accounts.ts'
import { megabyte } from '#core/forms/forms.ts'
import type { Site } from '#core/site.ts'
import { padded, png } from '#features/support/sample-files.ts'
import { samplePdf } from '#features/support/sample-pdfs.ts'
import { signInAs } from '#features/support/signed-in-staff.ts'
import type { Call } from './call.ts'

const leaflet = samplePdf({
  pages: [['Abmahnung', 'Der Betriebsrat wird nach § 37 Abs. 6 BetrVG und § 1 XyzG gehört.'], []],
  title: 'Merkblatt Ö',
})
const broken = new Uint8Array(Buffer.from('%PDF-1.7\n'))

const analyse =
  (name: string, bytes: Uint8Array) =>
  ({ office: { pdfAnalysis } }: Site) =>
    pdfAnalysis.analyse({ pdf: [{ name, bytes }] })
const calls: readonly Call[] = [
  ['pdfAnalysis.analyse', analyse('Merkblatt Ö.pdf', leaflet)],
  ['pdfAnalysis.analysed', (site) => site.office.pdfAnalysis.analysed({})],
]
/** The same by somebody who signs in first. */
const signedIn = (role: Role): readonly Call[] =>
  calls.map(([name, ask], nth): Call => [
    name,
    async (site, testApp) => {
      const { stage, clock } = testApp
      if (nth === 0) await signInAs(site, { stage, now: clock.now(), role })
      return ask(site, testApp)
    },
  ])

/** What is asked about PDFs, in order: by a visitor, an editor and an administrator. */
export const pdfAnalysisCalls: readonly Call[] = [
  ...calls,
  ...signedIn('redaktion'),
  ...signedIn('admin'),
  ...calls,
  ['pdfAnalysis.analyse', (site) => site.office.pdfAnalysis.analyse({ pdf: [] })],
  ['pdfAnalysis.analyse', analyse('gross.pdf', padded(leaflet, 20 * megabyte + 1))],
  ['pdfAnalysis.analyse', analyse('bild.pdf', png)],
  ['pdfAnalysis.analyse', analyse('kaputt.pdf', broken)],
  [
    'pdfAnalysis.analysed',
    async (site) => {
      const answer = await site.office.pdfAnalysis.analysed({})
      await site.account.accounts.signOut({})
      return answer
    },
  ],
]
