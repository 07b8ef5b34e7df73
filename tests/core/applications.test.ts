import { describe, expect, test } from 'vitest'
import { whyNotApplied } from '#core/jobs/application-rules.ts'
import { letterKeys, longestMessage, shortestMessage } from '#core/jobs/applications.ts'
import { applicationFiles } from '#core/jobs/application-files.ts'
import { lettersAbout, referenceOf } from '#core/jobs/application-letters.ts'
import type { ApplicationAsk } from '#core/jobs/ports.ts'
import { deletedOn } from '#core/jobs/retention.ts'
import { openSite } from '#core/open-site.ts'
import { whyTooSoon } from '#core/forms/fill-time.ts'
import { megabyte } from '#core/forms/forms.ts'
import { takeRoom } from '#core/forms/upload-room.ts'
import { recordOf } from '#features/support/record-builder.ts'
import { docx, jpg, odt, padded, pdf, png, program } from '#features/support/sample-files.ts'
import { aVisitor, openTestCore, valueOf } from './test-core.ts'
import { someContentFolder } from './sample-content.ts'

const cv = { name: 'Lebenslauf.pdf', bytes: pdf }
const anApplication = (change: Partial<ApplicationAsk> = {}): ApplicationAsk => ({
  department: 'seminarorganisation',
  key: 'veranstaltungskauffrau-701',
  firstName: 'Ayşe',
  lastName: 'Yıldız',
  email: 'ayse.yildiz@werk.example',
  files: [cv],
  privacyAccepted: true,
  ...change,
})
const large = (size: number) => ({ name: 'gross.pdf', bytes: padded(pdf, size) })

const everyKind = [
  cv,
  { name: 'Anschreiben.docx', bytes: docx },
  { name: 'Zeugnis.odt', bytes: odt },
  { name: 'Foto.jpg', bytes: jpg },
  { name: 'Urkunde.png', bytes: png },
]

test('what an application may hold', () => {
  expect({ shortestMessage, longestMessage, applicationFiles }).toEqual({
    shortestMessage: 10,
    longestMessage: 4_000,
    applicationFiles: {
      kinds: ['pdf', 'docx', 'odt', 'jpg', 'png'],
      mostFiles: 5,
      mostBytes: 10_485_760,
      mostBytesTogether: 20_971_520,
    },
  })
})

describe('the letters about an application', () => {
  const application = {
    id: '0a1b2c3d-4e5f-6789',
    position: { id: 701, title: 'Veranstaltungskauffrau' },
    firstName: 'Ayşe',
    lastName: 'Yıldız',
    email: 'ayse.yildiz@werk.example',
    appliedAt: '2026-11-21T12:00:05.000Z',
    deletedOn: '2027-05-21',
  }

  test('name it by the first eight signs of its number, and can be found again by all of it', () => {
    expect(referenceOf(application)).toBe('0A1B2C3D')
    expect(letterKeys(application.id)).toEqual([
      'application-received:0a1b2c3d-4e5f-6789',
      'application-arrived:0a1b2c3d-4e5f-6789',
    ])
    expect(lettersAbout(application, [], 'buero@haus.example').map(({ dedupeKey }) => dedupeKey)).toEqual(
      letterKeys(application.id),
    )
  })

  test('tell of no message and no telephone where none was given', () => {
    const [received, arrived] = lettersAbout(application, [], 'buero@haus.example')
    expect(received).toMatchObject({ messageLength: 0, files: [] })
    expect(Object.keys(arrived ?? {})).not.toEqual(expect.arrayContaining(['phone']))
    expect(Object.keys(arrived ?? {})).not.toEqual(expect.arrayContaining(['message']))
  })

  test('go to the applicant alone where the office names no address', () => {
    expect(lettersAbout(application, [], '').map(({ kind }) => kind)).toEqual(['application-received'])
  })
})

describe('why an application is not taken', () => {
  test.each<readonly [string, Partial<ApplicationAsk>, object | undefined]>([
    ['nothing is in the way', {}, undefined],
    ['a message alone', { files: [], message: 'x'.repeat(shortestMessage) }, undefined],
    ['neither message nor file', { files: [] }, { why: 'invalid', fields: { files: 'missing' } }],
    ['a message of spaces', { files: [], message: ' \r\n ' }, { why: 'invalid', fields: { files: 'missing' } }],
    ['a short message', { message: 'x'.repeat(9) }, { why: 'invalid', fields: { message: 'too-short' } }],
    ['a long message', { message: 'x'.repeat(longestMessage) }, undefined],
    ['one sign more', { message: 'x'.repeat(longestMessage + 1) }, { why: 'invalid', fields: { message: 'too-long' } }],
    ['lines as browsers end them', { message: 'x\r\n'.repeat(1333).trim() }, undefined],
    ['a control character', { message: 'guten\u0007 Tag, Sie' }, { why: 'invalid', fields: { message: 'malformed' } }],
    ['no telephone', { phone: ' ' }, undefined],
    ['half a telephone', { phone: '040' }, { why: 'invalid', fields: { phone: 'malformed' } }],
    ['a web address for a name', { lastName: 'evil.example' }, { why: 'invalid', fields: { lastName: 'malformed' } }],
    ['the trap filled in', { website: 'x' }, { why: 'invalid', fields: { website: 'not-empty' } }],
    ['privacy unread', { privacyAccepted: false }, { why: 'invalid', fields: { privacyAccepted: 'not-accepted' } }],
    ['every kind that is taken', { files: everyKind }, undefined],
    ['twenty megabytes together', { files: [large(10 * megabyte), large(10 * megabyte)] }, undefined],
    ['a file of ten megabytes', { files: [large(10 * megabyte)] }, undefined],
    [
      'one byte more',
      { files: [cv, large(10 * megabyte + 1)] },
      { why: 'files-too-large', fields: { files: 'too-large' }, files: ['gross.pdf'] },
    ],
    [
      'more than twenty together',
      { files: [large(10 * megabyte), large(10 * megabyte), cv] },
      { why: 'files-too-large', fields: { files: 'too-large-together' } },
    ],
    [
      'a program',
      { files: [{ name: 'Lebenslauf.pdf', bytes: program }] },
      { why: 'files-of-wrong-kind', fields: { files: 'wrong-kind' }, files: ['Lebenslauf.pdf'] },
    ],
    ['six files', { files: Array.from({ length: 6 }, () => cv) }, { why: 'invalid', fields: { files: 'too-many' } }],
    [
      'a program and no name',
      { files: [{ name: 'a.exe', bytes: program }], firstName: '' },
      { why: 'invalid', fields: { firstName: 'missing', files: 'wrong-kind' }, files: ['a.exe'] },
    ],
  ])('%s', (_, change, refusal) => expect(whyNotApplied(anApplication(change))).toEqual(refusal))
})

test.each([
  ['2026-11-21T12:00:00Z', '2027-05-21'],
  ['2026-11-20T23:30:00Z', '2027-05-21'],
  ['2026-08-31T12:00:00Z', '2027-02-28'],
  ['2027-08-31T12:00:00Z', '2028-02-29'],
])('an application of %s is deleted on %s', (applied, day) => expect(deletedOn(applied)).toBe(day))

describe('applying', () => {
  const opened = async () => {
    const testCore = openTestCore()
    valueOf(
      await testCore.stage.content({
        ...someContentFolder(),
        records: [recordOf.position({ title: 'Veranstaltungskauffrau' })],
      }),
    )
    const visitor = aVisitor()
    const site = openSite(testCore.needs)(visitor)
    /** Begins the form, takes his time, and sends it. */
    const apply = async (change: Partial<ApplicationAsk> = {}, by = site) => {
      await by.office.forms.begin({})
      testCore.wait(5)
      return by.office.jobs.apply(anApplication(change))
    }
    const elsewhere = () => openSite(testCore.needs)(aVisitor('elsewhere'))
    return { ...testCore, site, visitor, apply, elsewhere, kept: () => testCore.needs.applications.list() }
  }

  test('keeps what was sent, tidied, with its kinds and the day of its end', async () => {
    const { apply, kept, needs } = await opened()
    const taken = await apply({
      firstName: ' Ayşe ',
      email: 'Ayse.Yildiz@Werk.example',
      phone: '',
      message: 'Guten Tag,\r\ndarf ich?',
      files: [
        { name: 'C:\\Lebenslauf.pdf', bytes: pdf },
        { name: 'bild.JPG', bytes: jpg },
      ],
    })
    const { id, message } = valueOf(taken)
    expect(message).toBe('Ihre Bewerbung ist angekommen. Eine Bestätigung ist per E-Mail an Sie unterwegs.')
    expect(await kept()).toEqual([
      {
        id,
        position: { id: 701, title: 'Veranstaltungskauffrau' },
        firstName: 'Ayşe',
        lastName: 'Yıldız',
        email: 'ayse.yildiz@werk.example',
        message: 'Guten Tag,\ndarf ich?',
        appliedAt: '2026-11-21T12:00:05.000Z',
        deletedOn: '2027-05-21',
        files: [
          { name: 'Lebenslauf.pdf', kind: 'pdf', size: pdf.length },
          { name: 'bild.JPG', kind: 'jpg', size: jpg.length },
        ],
      },
    ])
    expect(await needs.applications.filesOf(id)).toEqual([
      { name: 'Lebenslauf.pdf', bytes: pdf },
      { name: 'bild.JPG', bytes: jpg },
    ])
  })

  test('writes to the applicant and to the office; the first letter repeats no word of the form but the name', async () => {
    const { apply, letters, needs } = await opened()
    const testCore = (await needs.content.brand())?.email
    await apply({ message: 'Kaufen Sie bei evil.example', files: [{ name: 'evil.example.pdf', bytes: pdf }] })
    const [received, arrived, ...more] = await letters()
    expect(more).toEqual([])
    expect(received).toMatchObject({ kind: 'application-received', to: 'ayse.yildiz@werk.example', messageLength: 27 })
    expect(JSON.stringify(received)).not.toContain('evil')
    expect(arrived).toMatchObject({
      kind: 'application-arrived',
      to: testCore,
      message: 'Kaufen Sie bei evil.example',
      files: [{ name: 'evil.example.pdf' }],
    })
    expect(arrived && 'reference' in arrived && arrived.reference).toBe(
      received && 'reference' in received && received.reference,
    )
  })

  test('the same form again is the same application, whoever sends it how often', async () => {
    const { apply, site, kept, letters, elsewhere } = await opened()
    const first = valueOf(await apply())
    expect(valueOf(await site.office.jobs.apply(anApplication()))).toEqual(first)
    expect(valueOf(await elsewhere().office.jobs.apply(anApplication()))).toEqual(first)
    expect(await kept()).toHaveLength(1)
    expect(await letters()).toHaveLength(2)
  })

  test('with one more word it is another one', async () => {
    const { apply, kept } = await opened()
    await apply()
    await apply({ message: 'Noch ein Wort.' })
    await apply({ files: [{ ...cv, bytes: padded(pdf, 500) }] })
    expect(await kept()).toHaveLength(3)
  })

  test('under a key the same is answered alike, and something else is refused', async () => {
    const { apply, site, kept } = await opened()
    const idempotencyKey = 'einmal'
    const first = valueOf(await apply({ idempotencyKey }))
    expect(valueOf(await site.office.jobs.apply(anApplication({ idempotencyKey })))).toEqual(first)
    expect(await site.office.jobs.apply(anApplication({ idempotencyKey, firstName: 'Kim' }))).toEqual({
      ok: false,
      refusal: { why: 'key-taken' },
    })
    expect(await kept()).toHaveLength(1)
  })

  test.each([
    ['nobody noticed when he began', undefined, { why: 'too-soon', retryAfter: 3 }],
    ['he began this moment', 0, { why: 'too-soon', retryAfter: 3 }],
    ['after 1.2 seconds', 1.2, { why: 'too-soon', retryAfter: 2 }],
    ['a thousandth before three seconds', 2.999, { why: 'too-soon', retryAfter: 1 }],
    ['after three seconds', 3, undefined],
  ])('takes no form that was filled in too fast: %s', async (_, seconds, refusal) => {
    const { site, wait, kept } = await opened()
    if (seconds !== undefined) {
      await site.office.forms.begin({})
      wait(seconds)
    }
    const answer = await site.office.jobs.apply(anApplication())
    expect(answer.ok ? undefined : answer.refusal).toEqual(refusal)
    expect(await kept()).toHaveLength(refusal ? 0 : 1)
  })

  test('but hears the second attempt of somebody of whom nobody noticed when he began', async () => {
    const { site, wait } = await opened()
    await site.office.jobs.apply(anApplication())
    wait(3)
    expect((await site.office.jobs.apply(anApplication())).ok).toBe(true)
  })

  test('each form is timed anew, and beginning twice does not begin again', async () => {
    const { site, wait, apply } = await opened()
    await apply()
    await site.office.forms.begin({})
    wait(2)
    await site.office.forms.begin({})
    wait(1)
    expect((await site.office.jobs.apply(anApplication({ firstName: 'Kim' }))).ok).toBe(true)
    const next = await site.office.jobs.apply(anApplication({ firstName: 'Alex' }))
    expect(next.ok ? undefined : next.refusal.why).toBe('too-soon')
  })

  test('takes five an hour from one network and address, and thirty from one network', async () => {
    const { apply, wait, elsewhere } = await opened()
    const why = (answer: Awaited<ReturnType<typeof apply>>) => (answer.ok ? 'taken' : answer.refusal.why)
    const nth = (n: number) => ({ message: `Der Versuch mit der Nummer ${n}.` })
    for (let n = 0; n < 5; n += 1) expect(why(await apply(nth(n)))).toBe('taken')
    expect(why(await apply(nth(5)))).toBe('too-many')
    expect(why(await apply(nth(6), elsewhere()))).toBe('taken')
    for (let n = 0; n < 25; n += 1) expect(why(await apply({ ...nth(n), email: `p${n}@werk.example` }))).toBe('taken')
    expect(why(await apply({ email: 'noch@werk.example' }))).toBe('too-many')
    wait(3600)
    expect(why(await apply(nth(5)))).toBe('taken')
  })

  test('a form with a fault is refused by its fields, and nothing of it is stored', async () => {
    const { apply, kept, letters } = await opened()
    expect(await apply({ firstName: '', website: 'x' })).toEqual({
      ok: false,
      refusal: { why: 'invalid', fields: { firstName: 'missing', website: 'not-empty' } },
    })
    expect([await kept(), await letters()]).toEqual([[], []])
  })

  test('what was not said is not stored as said', async () => {
    const { apply, kept } = await opened()
    await apply()
    const [application] = await kept()
    expect(Object.keys(application ?? {})).toContain('email')
    expect(application).not.toHaveProperty('phone')
    expect(application).not.toHaveProperty('message')
  })

  test('of two under one key at the same moment the store decides, and its refusal is told', async () => {
    const { needs, wait, kept } = await opened()
    // Whoever asked before the other one was stored.
    const site = openSite({ ...needs, requests: { find: async () => undefined } })(aVisitor())
    const apply = async (firstName: string) => {
      await site.office.forms.begin({})
      wait(5)
      return site.office.jobs.apply(anApplication({ idempotencyKey: 'einmal', firstName }))
    }
    const first = await apply('Ayşe')
    expect(await apply('Ayşe')).toEqual(first)
    expect(await apply('Kim')).toEqual({ ok: false, refusal: { why: 'key-taken' } })
    expect(await kept()).toHaveLength(1)
  })

  test('a form with a fault counts for nothing', async () => {
    const { apply } = await opened()
    for (let n = 0; n < 9; n += 1) await apply({ firstName: '' })
    expect((await apply()).ok).toBe(true)
  })

  test.each([
    [
      'closed',
      { key: 'veranstaltungskauffrau-701' },
      '2027-01-16T12:00:00Z',
      { why: 'closed', title: 'Veranstaltungskauffrau' },
    ],
    ['unknown', { key: 'x-999' }, undefined, { why: 'not-found' }],
    [
      'under another address',
      { key: 'x-701' },
      undefined,
      { why: 'moved', to: '/jobs-karriere/offene-stellen/seminarorganisation/veranstaltungskauffrau-701' },
    ],
  ])('a position that is %s takes none', async (_, change, then, refusal) => {
    const { apply, travelTo, kept } = await opened()
    if (then) travelTo(then)
    expect(await apply(change)).toEqual({ ok: false, refusal })
    expect(await kept()).toEqual([])
  })
})

describe('room for files', () => {
  const limits = { uploadsPerDay: 24 * megabyte, uploadsInAll: 100 * megabyte }
  const ofMegabytes = (count: number) => [{ name: 'a.pdf', bytes: new Uint8Array(count * megabyte) }]
  const asker = () => {
    const { needs } = openTestCore()
    let day = 0
    const clock = { now: () => new Date(Date.UTC(2026, 10, 21 + day, 12)).toISOString() }
    const take = (network: string, files = ofMegabytes(8), stored = 0) =>
      takeRoom({ network }, files, async () => stored, { attempts: needs.attempts, clock, limits })
    return { take, nextDay: () => void (day += 1) }
  }

  test("is a day's share for each network", async () => {
    const { take, nextDay } = asker()
    for (let nth = 0; nth < 3; nth += 1) expect(await take('here')).toBeUndefined()
    expect(await take('here', ofMegabytes(1))).toEqual({ why: 'no-room', retryAfter: 24 * 3600 })
    expect(await take('there')).toBeUndefined()
    nextDay()
    expect(await take('here')).toBeUndefined()
  })

  test('ends where too much lies here already, for everybody', async () => {
    const { take } = asker()
    expect(await take('here', ofMegabytes(8), 92 * megabyte)).toBeUndefined()
    expect(await take('there', ofMegabytes(8), 93 * megabyte)).toEqual({ why: 'no-room', retryAfter: 3600 })
  })

  test('is there for whoever sends none', async () => {
    const { take } = asker()
    expect(await take('here', [], 200 * megabyte)).toBeUndefined()
  })
})

describe('when a form was begun', () => {
  const now = '2026-11-21T12:00:00.000Z'

  test.each([
    ['nobody noticed', undefined, { why: 'too-soon', retryAfter: 3 }],
    ['a second ago', '2026-11-21T11:59:59.000Z', { why: 'too-soon', retryAfter: 2 }],
    ['3 seconds ago', '2026-11-21T11:59:57.000Z', undefined],
    ['48 hours ago', '2026-11-19T12:00:00.000Z', undefined],
    ['longer ago', '2026-11-19T11:59:59.000Z', { why: 'too-soon', retryAfter: 3, begunLongAgo: true }],
    ['later than now', '2026-11-21T12:00:01.000Z', { why: 'too-soon', retryAfter: 3, begunLongAgo: true }],
  ])('%s', (_, begun, refusal) => expect(whyTooSoon(begun, now)).toEqual(refusal))
})
