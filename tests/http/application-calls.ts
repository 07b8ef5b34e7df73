import { applicationFiles } from '#core/jobs/application-files.ts'
import { docx, padded, pdf } from '#features/support/sample-files.ts'
import type { Call } from './call.ts'

const application = {
  department: 'seminarorganisation',
  key: 'veranstaltungskauffrau-701',
  firstName: 'Änne',
  lastName: 'Łuczak',
  email: 'aenne@betrieb.example',
  phone: '040 123456',
  message: 'Guten Tag,\nich möchte gern.',
  files: [
    { name: 'Lebenslauf Ö.pdf', bytes: pdf },
    { name: 'zeugnis.docx', bytes: docx },
  ],
  privacyAccepted: true,
}
const tooLarge = padded(pdf, applicationFiles.mostBytes + 1)

/** How people apply for an open position. */
export const applicationCalls: readonly Call[] = [
  ['jobs.apply', (site) => site.office.jobs.apply(application)],
  ['requests.begin', (site) => site.office.forms.begin({})],
  ['jobs.apply', (site) => site.office.jobs.apply(application)],
  [
    'jobs.apply',
    (site, { clock }) => {
      clock.pass(1)
      return site.office.jobs.apply({ ...application, idempotencyKey: 'einmal' })
    },
  ],
  ['jobs.apply', (site) => site.office.jobs.apply({ ...application, idempotencyKey: 'einmal' })],
  ['jobs.apply', (site) => site.office.jobs.apply({ ...application, idempotencyKey: 'einmal', files: [] })],
  [
    'jobs.apply',
    (site) => site.office.jobs.apply({ ...application, firstName: '', email: 'keine', files: [], website: 'x' }),
  ],
  ['jobs.apply', (site) => site.office.jobs.apply({ ...application, files: [{ name: 'gross.pdf', bytes: tooLarge }] })],
  ['jobs.apply', (site) => site.office.jobs.apply({ ...application, files: [{ name: 'bild.png', bytes: pdf }] })],
  ['jobs.apply', (site) => site.office.jobs.apply({ ...application, key: 'kauffrau-701' })],
  ['jobs.apply', (site) => site.office.jobs.apply({ ...application, key: 'vorbei-702' })],
  ['jobs.apply', (site) => site.office.jobs.apply({ ...application, department: 'wo/an?ders', key: 'nichts-9' })],
  [
    'jobs.apply',
    async (site, { clock }) => {
      const nth = (n: number) => ({ ...application, message: `Zum ${n}. Mal.`, email: 'oft@betrieb.example' })
      for (let n = 0; n < 5; n += 1) {
        await site.office.forms.begin({})
        clock.pass(1)
        await site.office.jobs.apply(nth(n))
      }
      await site.office.forms.begin({})
      clock.pass(1)
      return site.office.jobs.apply(nth(6))
    },
  ],
]
