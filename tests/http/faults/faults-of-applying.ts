import type { LightMyRequestResponse } from 'fastify'
import type { UploadedFile } from '#core/forms/forms.ts'
import { megabyte } from '#core/forms/forms.ts'
import { padded, pdf, program } from '#features/support/sample-files.ts'
import type { TestApp } from '../test-app.ts'
import { strange, type Asker, type Fault } from './fault.ts'

const at = '/jobs-karriere/offene-stellen/seminarorganisation/veranstaltungskauffrau-701'
const closed = '/jobs-karriere/offene-stellen/seminarorganisation/vorbei-702'
const shown = { firstName: 'Änne', lastName: 'Łuczak', email: 'aenne@betrieb.example', phone: '040 123456' }
const typed = { ...shown, message: 'Guten Tag,\r\nich möchte gern.', privacyAccepted: 'on' }
const cv: UploadedFile = { name: 'Lebenslauf.pdf', bytes: pdf }
const asJson = { ...typed, privacyAccepted: true }
const large = (size: number, name = 'gross.pdf'): UploadedFile => ({ name, bytes: padded(pdf, size) })

/** Begins the form and takes his time. */
const inTime = async (visitor: Asker, { clock }: TestApp): Promise<void> => {
  await visitor.get('/api/begin-form')
  clock.pass(1)
}

interface Sent {
  readonly fields?: Readonly<Record<string, string>>
  readonly files?: readonly UploadedFile[]
  readonly headers?: Readonly<Record<string, string>>
  readonly to?: string
}
const sent =
  ({ fields = typed, files = [cv], headers = {}, to = at }: Sent): Fault['ask'] =>
  async (visitor, testApp) => {
    await inTime(visitor, testApp)
    return visitor.upload(to, fields, files, headers)
  }

const row = (fault: string, how: Sent, status: number, says: string, keeps?: Fault['keeps']): Fault => ({
  route: `POST ${at}`,
  fault,
  ask: sent(how),
  status,
  says,
  ...(keeps && { keeps }),
})

const boundary = 'x'
const raw =
  (body: string, type = `multipart/form-data; boundary=${boundary}`): Fault['ask'] =>
  async (visitor) =>
    visitor.send(
      'POST',
      at,
      { 'content-type': type, 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000', accept: 'text/html' },
      body,
    )

async function sixth(visitor: Asker, testApp: TestApp): Promise<LightMyRequestResponse> {
  const send = async (n: number) => {
    await inTime(visitor, testApp)
    return visitor.upload(at, { ...typed, message: `Zum ${n}. Mal schreibe ich.` }, [])
  }
  for (let n = 0; n < 5; n += 1) await send(n)
  return send(5)
}

const json = (fault: string, body: unknown, status: number, says: string): Fault => ({
  route: `POST ${at} as JSON`,
  fault,
  ask: async (v, testApp) => {
    await inTime(v, testApp)
    return v.json(at, body)
  },
  status,
  says,
})

const call = (fault: string, file: UploadedFile, status: number, says: string): Fault => ({
  route: `POST ${at} as a program`,
  fault,
  ask: async (v, testApp) => {
    await inTime(v, testApp)
    return v.uploadCall(at, { ...typed, privacyAccepted: 'true' }, [file])
  },
  status,
  says,
})

/** What somebody does wrong who applies. */
export const faultsOfApplying: readonly Fault[] = [
  row('no first name', { fields: { ...typed, firstName: '' } }, 422, 'Bitte geben Sie Ihren Vornamen an.', {
    lastName: 'Łuczak',
    email: 'aenne@betrieb.example',
    phone: '040 123456',
    firstName: '',
  }),
  row('files have to be chosen again', { fields: { ...typed, firstName: '' } }, 422, 'erneut aus: Lebenslauf.pdf'),
  row('a web address for a name', { fields: { ...typed, lastName: 'http://evil.example' } }, 422, 'Im Nachnamen', {
    firstName: 'Änne',
  }),
  row('half an address', { fields: { ...typed, email: 'aenne@' } }, 422, 'nicht vollständig', { email: 'aenne@' }),
  row(
    'neither message nor file',
    { fields: { ...typed, message: ' ' }, files: [] },
    422,
    'Bitte wählen Sie eine Datei aus',
  ),
  row('a message of 4001 signs', { fields: { ...typed, message: 'x'.repeat(4001) } }, 422, 'mehr als 4000'),
  row('privacy unread', { fields: shown }, 422, 'Bitte lesen Sie die Hinweise zum Datenschutz'),
  row('the trap filled in', { fields: { ...typed, website: 'https://evil.example' } }, 422, 'Wir haben es geleert.', {
    website: '',
  }),
  row('six files', { files: Array.from({ length: 6 }, () => cv) }, 422, 'Mehr als fünf Dateien gehen nicht.'),
  row('more files than are read', { files: Array.from({ length: 21 }, () => cv) }, 413, '413'),
  row(
    'an empty file',
    { files: [{ name: 'leer.pdf', bytes: new Uint8Array() }] },
    422,
    '„leer.pdf“: Darin steht nichts.',
  ),
  row('a file of 10 MB and a byte', { files: [cv, large(10 * megabyte + 1)] }, 413, '„gross.pdf“: Eine Datei darf', {
    firstName: 'Änne',
  }),
  row('a file of 30 MB', { files: [large(30 * megabyte)] }, 413, '„gross.pdf“: Eine Datei darf höchstens 10'),
  row(
    '20 MB and a little together',
    { files: [large(10 * megabyte, 'a.pdf'), large(10 * megabyte, 'b.pdf'), cv] },
    413,
    'Alle Dateien zusammen dürfen höchstens 20',
  ),
  row(
    'a program called a PDF',
    { files: [{ name: 'Lebenslauf.pdf', bytes: program }] },
    415,
    '„Lebenslauf.pdf“: Wir nehmen PDF',
  ),
  row(
    'a PDF called a program',
    { files: [{ name: 'Lebenslauf.exe', bytes: pdf }] },
    415,
    '„Lebenslauf.exe“: Wir nehmen PDF',
  ),
  row(
    'markup in the name of a file',
    { files: [{ name: '<script>alert(1)<script>.exe', bytes: program }] },
    415,
    '_script_alert(1)_script_.exe',
  ),
  {
    route: `POST ${at}`,
    fault: 'ten thousand fields',
    ask: (v) => v.form(at, Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`f${i}`, 'x']))),
    status: 413,
    says: 'Das ist zu viel auf einmal',
  },
  row('a position that is closed', { to: closed }, 410, 'Diese Stelle ist nicht mehr offen'),
  row('a position that never was', { to: at.replace('701', '999') }, 404, '404'),
  row('foreign Origin', { headers: { origin: 'https://evil.example' } }, 403, strange),
  row('from another site', { headers: { 'sec-fetch-site': 'cross-site' } }, 403, strange),
  row('nothing said of its origin', { headers: { origin: '', 'sec-fetch-site': '' } }, 403, strange),
  {
    route: `POST ${at}`,
    fault: 'sent at once',
    ask: (v) => v.upload(at, typed, [cv]),
    status: 429,
    says: 'Bitte senden Sie es in ein paar Sekunden noch einmal ab.',
    keeps: shown,
  },
  {
    route: `POST ${at}`,
    fault: 'with a stamp that somebody made up',
    ask: (v) => v.upload(at, typed, [cv], { cookie: 'form=1.AAAA' }),
    status: 429,
    says: 'schneller, als ein Mensch tippt',
  },
  { route: `POST ${at}`, fault: '6 in an hour', ask: sixth, status: 429, says: 'zu viele Versuche', keeps: shown },
  {
    route: `POST ${at}`,
    fault: 'a body that breaks off',
    ask: raw('--x\r\nContent-Disposition: form-data; name="a"'),
    status: 400,
    says: '400',
  },
  { route: `POST ${at}`, fault: 'no boundary', ask: raw('--x--', 'multipart/form-data'), status: 400, says: '400' },
  {
    route: `POST ${at}`,
    fault: 'a NUL in a field',
    ask: raw('--x\r\nContent-Disposition: form-data; name="lastName"\r\n\r\na\0b\r\n--x--\r\n'),
    status: 400,
    says: '400',
  },
  {
    route: `POST ${at}`,
    fault: 'a field that names the language',
    ask: raw('--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nx\r\n--x--\r\n'),
    status: 400,
    says: '400',
  },
  {
    route: 'POST /registrierung',
    fault: 'with files',
    ask: (v) => v.upload('/registrierung', typed, [cv]),
    status: 415,
    says: '415',
  },
  {
    route: 'POST /api/user-registration',
    fault: 'with files',
    ask: (v) => v.upload('/api/user-registration', typed, [cv], { accept: 'application/json' }),
    status: 415,
    says: 'typ_nicht_unterstuetzt',
  },
  json('fields missing', { files: [] }, 400, 'Diese Angabe fehlt.'),
  json('a file in it', { ...asJson, files: [{ name: 'a.pdf', bytes: pdf.toBase64() }] }, 400, 'anfrage_ungueltig'),
  json('a body of 40 MB', { ...asJson, message: 'x'.repeat(40 * megabyte) }, 413, 'zu_gross'),
  json('ten thousand names', Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [i, 0])), 413, 'zu_gross'),
  call('a file of 10 MB and a byte', large(10 * megabyte + 1), 413, 'dateien_zu_gross'),
  call('a program', { name: 'a.pdf', bytes: program }, 415, 'dateien_falscher_art'),
  json(
    'a short message',
    { ...asJson, message: 'Hallo' },
    422,
    '"code":"too-short","message":"Ein paar Worte mehr, bitte: mindestens',
  ),
  {
    route: `POST ${at} as JSON`,
    fault: 'sent at once',
    ask: (v) => v.json(at, asJson),
    status: 429,
    says: 'zu_schnell',
  },
  {
    route: `POST ${at} as JSON`,
    fault: 'missing XSRF',
    ask: (v) => v.json(at, asJson, { 'x-xsrf-token': '' }),
    status: 403,
    says: 'nicht erkennbar',
  },
  {
    route: `POST ${at} as JSON`,
    fault: 'a key that was used for something else',
    ask: async (v, testApp) => {
      const key = { 'idempotency-key': 'einmal und nie wieder' }
      await inTime(v, testApp)
      await v.json(at, asJson, key)
      return v.json(at, { ...asJson, firstName: 'Kim' }, key)
    },
    status: 409,
    says: 'konflikt',
  },
]
