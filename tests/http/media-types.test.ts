import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { injectVisitor } from './inject-visitor.ts'
import { openTestApp, person, type TestApp } from './test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

const said = { 'sec-fetch-site': 'same-origin' }

describe('what is posted', () => {
  it('as JSON goes to the endpoint, with or without a charset', async () => {
    const visitor = injectVisitor(testApp.app)
    const answer = await visitor.json('/kundenportal/local-login', person, {
      'content-type': 'application/json; charset=UTF-8',
    })
    expect(answer.json()).toMatchObject({ user: { email: person.email }, redirectUrl: '/meinifb/meinifbv2' })
  })

  it('as a form goes to the page, also where an endpoint lives', async () => {
    const answer = await injectVisitor(testApp.app).form('/kundenportal/logout', {})
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/'])
    const noPage = await injectVisitor(testApp.app).form('/wishlist/add-bookmark', { type: 'seminar', value: 'x' })
    expect([noPage.statusCode, noPage.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  })

  it.each([
    'text/plain',
    'application/xml',
    'multipart/form-data; boundary=x',
    'application/problem+json',
    'rubbish',
    '',
  ])('as %j is answered with 415, on an endpoint and on a page', async (type) => {
    const visitor = injectVisitor(testApp.app)
    const token = await visitor.token()
    const headers = { ...said, 'content-type': type, 'x-xsrf-token': token }
    const call = await visitor.send('POST', '/kundenportal/local-login', headers, 'x')
    expect([call.statusCode, call.json<{ code: string }>().code]).toEqual([415, 'typ_nicht_unterstuetzt'])
    const page = await visitor.send('POST', '/kundenportal/login', { ...headers, accept: 'text/html' }, 'x')
    expect([page.statusCode, page.headers['content-type']]).toEqual([415, 'text/html; charset=utf-8'])
  })

  it('as JSON where only a page lives is answered with 415, and with 404 where nothing of the kind lives', async () => {
    const visitor = injectVisitor(testApp.app)
    expect((await visitor.json('/kundenportal/login', {})).statusCode).toBe(415)
    expect((await visitor.json('/api/gibt-es-nicht', {})).statusCode).toBe(404)
  })

  it('not at all asks for nothing in particular', async () => {
    const visitor = injectVisitor(testApp.app)
    const token = await visitor.token()
    const bare = { ...said, 'x-xsrf-token': token }
    expect((await visitor.send('POST', '/kundenportal/logout', bare)).statusCode).toBe(204)
    const empty = { ...said, 'x-xsrf-token': visitor.jar.value('XSRF-TOKEN') ?? '', 'content-type': 'application/json' }
    expect((await visitor.send('POST', '/kundenportal/logout', empty, '')).statusCode).toBe(204)
  })

  it('in a form twice under one name counts as it was said last', async () => {
    const answer = await injectVisitor(testApp.app).send(
      'POST',
      '/kundenportal/login',
      { ...said, 'content-type': 'application/x-www-form-urlencoded' },
      `email=wrong&email=${person.email}&password=${encodeURIComponent(person.password)}&__proto__=x`,
    )
    expect(answer.statusCode).toBe(303)
  })
})

describe('what is wrong with a request', () => {
  it('is told per field, in German', async () => {
    const visitor = injectVisitor(testApp.app)
    const answer = await visitor.json('/wishlist/add-bookmark', { type: 'auto', value: 'x'.repeat(256) })
    expect(answer.statusCode).toBe(400)
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    expect(answer.json()).toEqual({
      type: '/probleme/anfrage_ungueltig',
      title: 'Die Anfrage ist unvollständig oder fehlerhaft.',
      status: 400,
      instance: '/wishlist/add-bookmark',
      code: 'anfrage_ungueltig',
      requestId: answer.headers['x-request-id'],
      errors: [
        {
          field: 'type',
          code: 'unknown',
          message:
            'Möglich ist hier nur: seminar, event, artikel, hotel, fachtagung, urteil, lexikon, download, video.',
        },
        { field: 'value', code: 'too-long', message: 'Erlaubt ist höchstens 255 Zeichen.' },
      ],
    })
  })

  it.each<readonly [string, string, readonly (readonly [string, string])[]]>([
    ['/api/get-seminars?limit=viele', 'Hier wird eine Zahl erwartet.', [['limit', 'wrong-type']]],
    ['/api/get-seminars?limit=0', 'Nötig ist mindestens 1.', [['limit', 'too-low']]],
    ['/api/get-seminars?limit=101', 'Erlaubt ist höchstens 100.', [['limit', 'too-high']]],
    ['/api/get-seminars?isNew=vielleicht', 'Hier wird true oder false erwartet.', [['isNew', 'wrong-type']]],
    ['/api/get-seminars?targetGroup=xyz', 'Möglich ist hier nur: br, sbv, jav.', [['targetGroup', 'unknown']]],
    ['/api/get-seminars?q=a&q=b', 'Hier wird ein Text erwartet.', [['q', 'wrong-type']]],
    [`/api/get-seminars?url=${'x'.repeat(256)}`, 'Erlaubt ist höchstens 255 Zeichen.', [['url.0', 'too-long']]],
    ['/api/get-lexicon/xyz', 'Möglich ist hier nur: br, sbv, jav.', [['group', 'unknown']]],
  ])('%s → %s', async (url, message, fields) => {
    const answer = await injectVisitor(testApp.app).get(url)
    expect(answer.statusCode).toBe(400)
    const { errors } = answer.json<{ errors: { field: string; code: string; message: string }[] }>()
    expect(errors.map(({ field, code }) => [field, code])).toEqual(fields)
    expect(errors[0]?.message).toBe(message)
  })

  const malformed: readonly unknown[] = [
    [],
    null,
    'text',
    { email: 1, password: {} },
    { email: 'a\u0000b', password: 'x' },
  ]
  it.each(malformed.map((body) => ({ body })))('a body of $body is malformed', async ({ body }) => {
    const answer = await injectVisitor(testApp.app).json('/kundenportal/local-login', JSON.stringify(body))
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'anfrage_ungueltig'])
  })

  it.each([
    ['/api/get-brand?q=x', 'q', 'Diese Angabe gibt es hier nicht. Dieser Aufruf hat keine Angaben.'],
    [
      '/api/get-rubric/arbeitsrecht?limit=1',
      'limit',
      'Diese Angabe gibt es hier nicht. Dieser Aufruf hat keine Angaben.',
    ],
    [
      '/api/get-hotels?stadt=Köln',
      'stadt',
      'Diese Angabe gibt es hier nicht. Bekannt sind hier: q, region, locationId, location.',
    ],
    ['/api/get-locations?location=Köln', 'location', 'Diese Angabe gibt es hier nicht. Bekannt sind hier: q, region.'],
    ['/api/get-conferences?rubric=sbv', 'rubric', 'Diese Angabe gibt es hier nicht. Bekannt sind hier: q.'],
    ['/api/get-videos?thema=alltag', 'thema', 'Diese Angabe gibt es hier nicht. Bekannt sind hier: q, rubric.'],
    [
      '/api/get-costs/arbeitsrecht-1-4001?participants=2',
      'participants',
      'Diese Angabe heißt hier personen. Bekannt sind hier: personen, uebernachtung, vorabend, spaeter, fruehstueck, parken, anreise, km, fahrkarte, mwst.',
    ],
    [
      '/api/get-events?limit=1&__proto__=x',
      '__proto__',
      'Diese Angabe gibt es hier nicht. Bekannt sind hier: theme, targetGroup, hotelId, after, limit.',
    ],
  ])('a name that the call does not have is refused with those that it has: %s', async (address, field, message) => {
    const answer = await injectVisitor(testApp.app).get(address)
    const { code, errors } = answer.json<{ code: string; errors: readonly object[] }>()
    expect([answer.statusCode, code, errors]).toEqual([
      400,
      'anfrage_ungueltig',
      [{ field, code: 'unknown-name', message }],
    ])
  })

  it('no more than a few names are refused at once', async () => {
    const query = Array.from({ length: 50 }, (_, i) => `x${i}=1`).join('&')
    const answer = await injectVisitor(testApp.app).get(`/api/get-seminars?${query}`)
    expect(answer.json<{ errors: readonly object[] }>().errors).toHaveLength(10)
  })

  it('what the address of a file carries beside is ignored', async () => {
    expect((await injectVisitor(testApp.app).get('/robots.txt?utm_source=brief')).statusCode).toBe(200)
  })

  it('a refused field comes with a German sentence of its own, and the refusal whole', async () => {
    const visitor = injectVisitor(testApp.app)
    const answer = await visitor.json('/api/user-registration', {
      salutationId: '',
      firstName: '',
      lastName: 'M',
      email: 'keine',
      password: 'kurz',
      company: 'W',
      function: 'br-mitglied',
      zip: '1',
      agb: false,
      privacyAccepted: false,
    })
    expect(answer.statusCode).toBe(422)
    const problem = answer.json<{ code: string; errors: { field: string; message: string }[]; refusal: unknown }>()
    expect(problem.code).toBe('validierung')
    expect(problem.refusal).toEqual({
      why: 'invalid',
      fields: {
        salutationId: 'missing',
        firstName: 'missing',
        email: 'malformed',
        password: 'too-short',
        zip: 'malformed',
        agb: 'not-accepted',
        privacyAccepted: 'not-accepted',
      },
    })
    // The sentences that stand below the fields of the page.
    expect(Object.fromEntries(problem.errors.map(({ field, message }) => [field, message]))).toEqual({
      salutationId: 'Bitte wählen Sie eine Anrede aus.',
      firstName: 'Bitte geben Sie Ihren Vornamen an.',
      email: 'Die E-Mail-Adresse ist nicht vollständig. Sie sieht aus wie name@betrieb.de.',
      password: 'Das Passwort ist zu kurz. Nehmen Sie mindestens 10\u00a0Zeichen.',
      zip: 'Eine Postleitzahl hat fünf Ziffern, zum Beispiel 20095.',
      agb: 'Bitte lesen Sie die AGB und stimmen Sie ihnen zu.',
      privacyAccepted: 'Bitte lesen Sie die Hinweise zum Datenschutz und bestätigen Sie das.',
    })
  })

  it('a refused field is called as the caller called it, and no number is too long', async () => {
    const choices = 'personen=99&anreise=bahn&anreise=rad&km=5001'
    const answer = await injectVisitor(testApp.app).get(`/api/get-costs/betriebsverfassungsrecht-i-4002?${choices}`)
    expect(answer.statusCode).toBe(422)
    const { errors, refusal } = answer.json<{
      readonly errors: readonly { readonly field: string; readonly code: string; readonly message: string }[]
      readonly refusal: { readonly fields: object }
    }>()
    expect(errors.map(({ field, code }) => [field, code])).toEqual([
      ['personen', 'too-high'],
      ['km', 'too-high'],
    ])
    expect(errors[0]?.message).toBe('Mehr als 50 Personen rechnen wir gern mit Ihnen am Telefon aus.')
    expect(refusal.fields).toEqual({ personen: 'too-high', km: 'too-high' })
    const each = await injectVisitor(testApp.app).get(
      '/api/get-costs/betriebsverfassungsrecht-i-4002?personen=2&anreise=bahn&anreise=rad',
    )
    expect(each.json()).toMatchObject({
      errors: [{ field: 'anreise-2', message: 'Bitte wählen Sie einen Eintrag der Liste.' }],
      refusal: { fields: { 'anreise-2': 'unknown' } },
    })
  })

  it('too many attempts are told with the seconds to wait', async () => {
    const visitor = injectVisitor(testApp.app)
    for (let i = 0; i < 5; i += 1) await visitor.json('/kundenportal/local-login', { ...person, password: 'falsch' })
    const answer = await visitor.json('/kundenportal/local-login', person)
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '900'])
    expect(answer.json()).toMatchObject({ code: 'zu_viele_anfragen', refusal: { why: 'too-many', retryAfter: 900 } })
  })

  it('who must sign in is told where', async () => {
    const answer = await injectVisitor(testApp.app).get('/wishlist/get-bookmarks')
    expect(answer.json()).toMatchObject({ loginUrl: 'http://localhost:3000/kundenportal/login' })
  })
})
