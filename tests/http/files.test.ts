import crossFetch from 'cross-fetch'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CostEstimate } from '#core/costs/costs.ts'
import { CostEstimate as CostEstimateOnTheWire } from '#http/contract/costs.ts'
import { CallFailed } from '#http/client/call-failed.ts'
import { httpSite } from '#http/client/http-site.ts'
import type { Fetch } from '#http/client/send.ts'
import { builtPages } from './built-pages.ts'
import { injectVisitor } from './inject-visitor.ts'
import { openTestApp, type TestApp } from './test-app.ts'
import { aVisitor } from '../core/test-core.ts'
import { readPdf } from '../pdf/reading-pdfs.ts'

const origin = 'http://localhost:3000'
const event = 'betriebsverfassungsrecht-i-4002'
const html = { accept: 'text/html,application/xhtml+xml' }

let testApp: TestApp
let visitor: ReturnType<typeof injectVisitor>
beforeAll(async () => {
  testApp = await openTestApp({ render: await builtPages({ siteOrigin: origin, brOrigin: origin }) })
  visitor = injectVisitor(testApp.app)
})
afterAll(() => testApp.close())

const pdfs = [
  [
    'a theme',
    '/seminare/pdf/betriebsverfassungsrecht-i',
    'betriebsverfassungsrecht-i.pdf',
    'Betriebsverfassungsrecht I: Inhalte und Termine',
    'Betriebsverfassungsrecht I',
  ],
  [
    'an event',
    `/seminare/p-pdf/${event}`,
    `${event}.pdf`,
    'Betriebsverfassungsrecht I, 11.01.2027 bis 15.01.2027, Leipzig, Hotel Lindenbogen: Unterlage für die Sitzung',
    'Betriebsverfassungsrecht I',
  ],
  [
    'an article',
    '/news/pdf/beschluss-2001',
    'beschluss-2001.pdf',
    'Der wirksame Beschluss',
    'Von Annika Lorenz, veröffentlicht am 02.03.2026',
  ],
  [
    'costs',
    `/pdf-kostenrechner/${event}?personen=2&fahrkarte=89,90`,
    `kosten-${event}.pdf`,
    'Kostenübersicht: Betriebsverfassungsrecht I, 11.01.2027 bis 15.01.2027',
    'Betriebsverfassungsrecht I',
  ],
] as const

describe.each(pdfs)('%s as PDF', (_what, address, filename, title, words) => {
  it.each([
    ['a person', html],
    ['a program', {}],
  ])('is given to %s', async (_who, headers) => {
    const answer = await visitor.get(address, headers)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${filename}"; filename*=UTF-8''${filename}`,
      'cache-control': 'public, max-age=0, must-revalidate',
      'x-robots-tag': 'noindex',
    })
    expect(answer.headers['vary']).toContain('accept')
    const { info, text } = await readPdf(new Uint8Array(answer.rawPayload))
    expect(info['Title']).toBe(title)
    expect(text).toContain(words)
  })

  it('is not sent again to whoever has it', async () => {
    const { headers } = await visitor.get(address)
    const again = await visitor.get(address, { 'if-none-match': String(headers['etag']) })
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
  })

  it('is the same each time', async () => {
    const [one, other] = [await visitor.get(address), await visitor.get(address)]
    expect(one.rawPayload.equals(other.rawPayload)).toBe(true)
  })
})

describe('where there is no file', () => {
  it.each([
    ['no such theme', '/seminare/pdf/gibt-es-nicht', 404, 'nicht_gefunden', 'Nicht gefunden'],
    ['no such event', '/seminare/p-pdf/gibt-es-nicht-9', 404, 'nicht_gefunden', 'Nicht gefunden'],
    ['no event at all', '/seminare/p-pdf/gibt-es-nicht', 404, 'nicht_gefunden', 'Nicht gefunden'],
    ['no costs', '/pdf-kostenrechner/gibt-es-nicht-9', 404, 'nicht_gefunden', 'Nicht gefunden'],
    ['wrong choices', `/pdf-kostenrechner/${event}?personen=99`, 422, 'validierung', 'Bitte prüfen Sie eine Angabe'],
    [
      'choices too long',
      `/pdf-kostenrechner/${event}?personen=${'9'.repeat(41)}`,
      [422, 400],
      'anfrage_ungueltig',
      'Bitte prüfen Sie eine Angabe',
    ],
  ] as const)('%s: a person gets a page, a program a problem', async (_what, address, status, code, words) => {
    const [forPerson, forProgram] = typeof status === 'number' ? [status, status] : status
    const page = await visitor.get(address, html)
    expect([page.statusCode, page.headers['content-type'], page.headers['cache-control']]).toEqual([
      forPerson,
      'text/html; charset=utf-8',
      'no-store',
    ])
    expect(page.body.replaceAll('\u00AD', '')).toContain(words)
    const problem = await visitor.get(address)
    expect([problem.statusCode, problem.headers['content-type']]).toEqual([
      forProgram,
      'application/problem+json; charset=utf-8',
    ])
    expect(problem.json()).toMatchObject({ code })
  })

  it('an old name leads to the same paper, and tells whoever asks for problems', async () => {
    for (const headers of [html, {}, { accept: 'application/pdf' }]) {
      const paper = await visitor.get('/seminare/p-pdf/alter-name-4002', headers)
      expect([paper.statusCode, paper.headers.location]).toEqual([301, `/seminare/p-pdf/${event}`])
      const costs = await visitor.get('/pdf-kostenrechner/alter-name-4002?personen=2', headers)
      expect([costs.statusCode, costs.headers.location]).toEqual([301, `/pdf-kostenrechner/${event}?personen=2`])
    }
    const problem = await visitor.get('/seminare/p-pdf/alter-name-4002', { accept: 'application/problem+json' })
    expect(problem.json()).toMatchObject({
      status: 410,
      refusal: { why: 'moved', to: `/seminare/p/${event}` },
    })
  })

  it('of an event that has begun there is paper, but nobody decides about it', async () => {
    const before = testApp.clock.now()
    testApp.clock.set('2026-12-08T12:00:00.000Z')
    const paper = await visitor.get('/seminare/p-pdf/betriebsverfassungsrecht-i-4001', html)
    expect([paper.statusCode, paper.headers['content-type']]).toEqual([200, 'application/pdf'])
    for (const address of ['/pdf-kostenrechner', '/kostenrechner', '/online-fax']) {
      const page = await visitor.get(`${address}/betriebsverfassungsrecht-i-4001`, html)
      expect([address, page.statusCode]).toEqual([address, 410])
      expect(page.body).toContain('Dieser Termin hat begonnen')
      expect(page.body).toContain('href="/seminare/p/betriebsverfassungsrecht-i-4001"')
      expect(page.body).toContain(`/seminare/p/${event}`)
    }
    const own = await visitor.get('/seminare/p/betriebsverfassungsrecht-i-4001', html)
    expect([own.statusCode, own.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(own.body).toContain('<meta name="robots" content="noindex">')
    testApp.clock.set(before)
  })

  it('an event that is over is gone, and the page names its days and the new ones', async () => {
    const before = testApp.clock.now()
    testApp.clock.set('2026-12-12T12:00:00.000Z')
    for (const address of ['/seminare/p-pdf', '/pdf-kostenrechner', '/kostenrechner', '/online-fax']) {
      const page = await visitor.get(`${address}/betriebsverfassungsrecht-i-4001`, html)
      expect([address, page.statusCode]).toEqual([address, 410])
      expect(page.body).toContain('Dieser Termin liegt hinter uns')
      expect(page.body).toContain('fand vom 07.12.2026 bis 11.12.2026 statt')
      expect(page.body).toContain(`/seminare/p/${event}`)
    }
    expect((await visitor.get('/seminare/p-pdf/betriebsverfassungsrecht-i-4001')).json()).toMatchObject({
      code: 'vergangen',
    })
    testApp.clock.set(before)
  })

  it.each(['<script>', '%00', '..%2f..%2fetc%2fpasswd', '9'.repeat(300), "' or 1=1 --"])(
    'the segment %j breaks nothing',
    async (segment) => {
      for (const path of ['/seminare/p-pdf', '/seminare/pdf', '/pdf-kostenrechner', '/kostenrechner', '/online-fax']) {
        const { statusCode } = await visitor.get(
          `${path}/${segment.includes('%') ? segment : encodeURIComponent(segment)}`,
          html,
        )
        expect([path, [400, 404].includes(statusCode)]).toEqual([path, true])
      }
    },
  )
})

describe.each([
  ['cross-fetch', crossFetch as Fetch],
  ['the fetch of browsers', fetch as Fetch],
])('the client through %s', (_name, fetch) => {
  it('brings files as the application gives them', async () => {
    const site = httpSite({ origin: await listening(), fetch })
    const own = testApp.siteOf(aVisitor())
    for (const ask of [
      (it: typeof site) => it.programme.documents.themePdf({ url: 'betriebsverfassungsrecht-i' }),
      (it: typeof site) => it.programme.documents.eventPdf({ key: event }),
      (it: typeof site) =>
        it.programme.costs.pdf({ key: event, participants: '2', travel: ['bahn', 'auto'], ticket: ['89,90', ''] }),
      (it: typeof site) => it.programme.documents.eventPdf({ key: 'gibt-es-nicht-9' }),
      (it: typeof site) => it.programme.costs.pdf({ key: event, participants: '0' }),
      (it: typeof site) =>
        it.programme.costs.estimate({ key: event, participants: '3', overnight: ['ja', 'nein'], km: ['1'] }),
    ])
      expect(await ask(site)).toEqual(await ask(own))
  })

  it('takes nothing else for a file', async () => {
    const routes = {
      'documents.themePdf': {
        port: 'programme.documents',
        method: 'GET',
        path: '/api/get-seminar/:url',
        refusals: [],
        file: ['application/pdf'],
      },
    } as const
    const site = httpSite({ origin: await listening(), fetch, routes })
    const failure: unknown = await site.programme.documents
      .themePdf({ url: 'betriebsverfassungsrecht-i' })
      .catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(CallFailed)
    expect(failure).toMatchObject({ kind: 'network', route: 'documents.themePdf' })
  })
})

let address: Promise<string> | undefined
const listening = () => (address ??= testApp.app.listen({ port: 0, host: '127.0.0.1' }))

it('an estimate passes its schema whole', async () => {
  const traveller = {
    overnight: null,
    eve: false,
    late: false,
    breakfast: true,
    parking: false,
    travel: 'auto',
    km: 1,
    ticket: 0,
  } as const
  const totals = {
    net: 1,
    vatByRate: [{ rate: 19, net: 1, vat: 0 }],
    gross: 1,
    currency: 'EUR',
    complete: true,
  } as const
  const line = { item: 'night', quantity: 1, net: null, rate: 7, module: 'Auftakt' } as const
  const answer = await testApp.siteOf(aVisitor()).programme.catalogue.event({ key: event })
  if (!answer.ok) throw new Error('there is such a date')
  const estimate: Required<CostEstimate> = {
    event: answer.value,
    duration: '2 Tage',
    participants: 1,
    vatShown: true,
    groups: [
      { participants: [1], traveller, lines: [line], totals, travel: { mode: 'auto', journeys: 1, km: 1, cents: 30 } },
    ],
    lines: [line],
    totals,
    travel: 30,
    notIncluded: ['evenings', 'journey', 'wages', 'equipment'],
    legalBasis: [{ group: 'br', training: '§ 37', costs: '§ 40' }],
    validUntil: '2026-12-31',
  }
  expect(CostEstimateOnTheWire.parse(estimate)).toEqual(estimate)
})

it('a list whose values hold commas comes under one name again and again', async () => {
  const { paths } = (await visitor.get('/api/openapi.json')).json<{
    paths: Record<string, { get: { parameters: { name: string; explode?: boolean }[] } }>
  }>()
  expect(paths['/api/get-costs/{key}']?.get.parameters.find(({ name }) => name === 'fahrkarte')).toMatchObject({
    style: 'form',
    explode: true,
  })
  const answer = await visitor.get(`/api/get-costs/${event}?personen=2&anreise=bahn&fahrkarte=10,50&fahrkarte=20,25`)
  expect(answer.json<CostEstimate>().travel).toBe(3_075)
})
