import { Readable, Writable } from 'node:stream'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { docx, padded, pdf } from '#features/support/sample-files.ts'
import { megabyte } from '#core/forms/forms.ts'
import { builtPages } from './built-pages.ts'
import { injectVisitor } from './inject-visitor.ts'
import { openTestApp, type TestApp } from './test-app.ts'

const at = '/jobs-karriere/offene-stellen/seminarorganisation/veranstaltungskauffrau-701'
const origins = { siteOrigin: 'http://localhost:3000', brOrigin: 'http://localhost:3000' }
const typed = {
  firstName: 'Petra',
  lastName: 'Geheim',
  email: 'petra.geheim@betrieb.example',
  message: 'Guten Tag,\r\nein geheimes Wort.',
  privacyAccepted: 'on',
}
const files = [
  { name: 'Geheimer Lebenslauf Ö.pdf', bytes: padded(pdf, 9 * megabyte) },
  { name: 'zeugnis.docx', bytes: docx },
]
const asJson = { ...typed, privacyAccepted: true }
const called = { ...typed, privacyAccepted: 'true' }
const cv = [{ name: 'a.pdf', bytes: pdf }]

let testApp: TestApp
let lines: string[]
beforeEach(async () => {
  lines = []
  const into = new Writable({
    write: (line: Buffer, _encoding, written) => {
      lines.push(line.toString())
      written()
    },
  })
  testApp = await openTestApp({ render: await builtPages(origins), log: pino({ level: 'trace' }, into) })
})
afterEach(() => testApp.close())

const letters = async () =>
  (await testApp.needs.letters.claim(9, testApp.clock.now(), '2099-01-01T00:00:00.000Z')).length
const inTime = async () => {
  const visitor = injectVisitor(testApp.app)
  await visitor.get('/api/begin-form')
  testApp.clock.pass(1)
  return visitor
}

describe('the form of a position', () => {
  it('is the same for everybody, and looking at it sets no cookie', async () => {
    const visitor = await inTime()
    const [mine, anybodys] = [await visitor.get(at), await injectVisitor(testApp.app).get(at)]
    expect(mine.body).toBe(anybodys.body)
    expect(mine.headers['cache-control']).toMatch(/^public/)
    expect(mine.headers['set-cookie']).toBeUndefined()
  })

  it('keeps an application to the last byte, sends two letters, and leads to the thanks', async () => {
    const answer = await (await inTime()).upload(at, typed, files)
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/jobs-karriere/beworben'])
    const [kept, ...more] = await testApp.needs.applications.list()
    expect(more).toEqual([])
    expect(kept).toMatchObject({ lastName: 'Geheim', message: 'Guten Tag,\nein geheimes Wort.' })
    const read = await testApp.needs.applications.filesOf(kept?.id ?? '')
    expect(
      read.map(({ name, bytes }) => [name, Buffer.compare(bytes, files.find((f) => f.name === name)?.bytes ?? pdf)]),
    ).toEqual(files.map(({ name }) => [name, 0]))
    expect(await letters()).toBe(2)
    const thanks = await injectVisitor(testApp.app).get('/jobs-karriere/beworben')
    expect(thanks.statusCode).toBe(200)
    expect(thanks.body).toContain('noindex')
    expect(thanks.body).not.toContain('Geheim')
  })

  it('takes one without files, as text and as multipart', async () => {
    const visitor = await inTime()
    expect((await visitor.form(at, typed)).statusCode).toBe(303)
    await visitor.get('/api/begin-form')
    testApp.clock.pass(1)
    expect(
      (await visitor.upload(at, { ...typed, firstName: 'Kim' }, [{ name: '', bytes: new Uint8Array() }])).statusCode,
    ).toBe(303)
    expect((await testApp.needs.applications.list()).map((kept) => kept.files)).toEqual([[], []])
  })

  it('sent twice is one application', async () => {
    const visitor = await inTime()
    const [one, other] = await Promise.all([visitor.upload(at, typed, files), visitor.upload(at, typed, files)])
    expect([one.statusCode, other.statusCode]).toEqual([303, 303])
    expect((await visitor.upload(at, typed, files)).statusCode).toBe(303)
    expect(await testApp.needs.applications.list()).toHaveLength(1)
    expect(await letters()).toBe(2)
  })

  it('with a fault is shown again to whoever sent it, and stored nowhere', async () => {
    const answer = await (await inTime()).upload(at, { ...typed, email: 'petra' }, files)
    expect(answer.statusCode).toBe(422)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.body).toContain('value="Petra"')
    expect(await testApp.needs.applications.list()).toEqual([])
  })

  it('puts no word of it into the log', async () => {
    const visitor = await inTime()
    await visitor.upload(at, { ...typed, email: 'petra' }, files)
    await visitor.upload(at, typed, files)
    await visitor.json(at, asJson)
    await visitor.upload(at, { ...typed, lastName: 'a\0' }, files)
    expect(lines.length).toBeGreaterThan(4)
    expect(lines.join('').toLowerCase()).not.toMatch(/petra|geheim|betrieb\.example|zeugnis/)
  })
})

describe('files for which there is no room', () => {
  const openWith = async (limits: Partial<TestApp['needs']['limits']>) => {
    await testApp.close()
    testApp = await openTestApp({ render: await builtPages(origins), limits })
    return inTime()
  }

  it('are refused on the form, and the same without files is taken', async () => {
    const visitor = await openWith({ uploadsInAll: megabyte })
    const full = await visitor.upload(at, typed, files)
    expect([full.statusCode, full.headers['cache-control']]).toEqual([503, 'no-store'])
    expect(full.body).toContain('Dateien können wir im Moment nicht annehmen.')
    expect(full.body).toContain('value="Petra"')
    expect(await testApp.needs.applications.list()).toEqual([])
    expect((await visitor.upload(at, typed, [])).statusCode).toBe(303)
  })

  it('are refused to a program, which is told when to come back', async () => {
    const visitor = await openWith({ uploadsPerDay: 12 * megabyte })
    expect((await visitor.uploadCall(at, called, files)).statusCode).toBe(202)
    await visitor.get('/api/begin-form')
    testApp.clock.pass(1)
    const answer = await visitor.uploadCall(at, { ...called, firstName: 'Kim' }, cv)
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, String(24 * 3600 - 60)])
    expect(answer.json()).toMatchObject({ code: 'kein_platz', refusal: { why: 'no-room' } })
  })
})

describe('the call', () => {
  it('answers 202 with a number and a sentence, and the same when it is repeated under its key', async () => {
    const visitor = await inTime()
    const key = { 'idempotency-key': 'k1' }
    const [one, other] = [await visitor.uploadCall(at, called, cv, key), await visitor.uploadCall(at, called, cv, key)]
    expect([one.statusCode, other.statusCode]).toEqual([202, 202])
    expect(one.json()).toEqual({ id: expect.any(String), message: expect.stringContaining('angekommen') })
    expect(other.json()).toEqual(one.json())
    const [kept, ...more] = await testApp.needs.applications.list()
    expect(more).toEqual([])
    expect(kept?.files).toMatchObject([{ name: 'a.pdf', kind: 'pdf' }])
  })

  it('comes as JSON where no file goes with it', async () => {
    const answer = await (await inTime()).json(at, asJson)
    expect(answer.statusCode).toBe(202)
    expect((await testApp.needs.applications.list()).map(({ files }) => files)).toEqual([[]])
  })

  it('is not read where it does not tell its length, for it might never end', async () => {
    let made = 0
    const endless = function* () {
      yield '--x\r\ncontent-disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-1.7'
      // It ends all the same, so that reading it without end fails and does not hang.
      for (; made < 200 * megabyte; made += megabyte) yield Buffer.alloc(megabyte)
      yield '\r\n--x--\r\n'
    }
    const { statusCode } = await testApp.app.inject({
      method: 'POST',
      url: at,
      headers: {
        host: 'localhost:3000',
        'sec-fetch-site': 'same-origin',
        'content-type': 'multipart/form-data; boundary=x',
        'transfer-encoding': 'chunked',
      },
      payload: Readable.from(endless(), { objectMode: false }),
    })
    expect(statusCode).toBe(413)
    expect(made).toBeLessThan(20 * megabyte)
  })

  it('takes no file in JSON, which would have to be read as a whole', async () => {
    const answer = await (await inTime()).json(at, { ...asJson, files: [{ name: 'a.pdf', bytes: pdf.toBase64() }] })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'anfrage_ungueltig', errors: [{ field: 'files.0.bytes' }] })
  })

  it('with files needs its token where no browser vouches for it', async () => {
    const answer = await (await inTime()).uploadCall(at, called, cv, { 'x-xsrf-token': '' })
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'xsrf_ungueltig'])
  })

  it('tells when to try again', async () => {
    const answer = await injectVisitor(testApp.app).json(at, asJson)
    expect(answer.headers['retry-after']).toBe('3')
    expect(answer.json()).toMatchObject({ code: 'zu_schnell', refusal: { why: 'too-soon', retryAfter: 3 } })
  })

  it('names the fields at fault, and the files that are', async () => {
    const answer = await (await inTime()).uploadCall(at, called, [{ name: 'x/a.exe', bytes: pdf }])
    expect(answer.statusCode).toBe(415)
    expect(answer.json()).toMatchObject({
      code: 'dateien_falscher_art',
      errors: [{ field: 'files', code: 'wrong-kind' }],
      refusal: { why: 'files-of-wrong-kind', files: ['a.exe'] },
    })
  })
})
