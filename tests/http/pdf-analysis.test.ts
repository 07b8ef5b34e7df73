import { afterEach, describe, expect, it } from 'vitest'
import type { PdfReading } from '#core/analysis/ports.ts'
import { done } from '#core/shared/result.ts'
import { samplePdf } from '#features/support/sample-pdfs.ts'
import { hostilePdfs } from '../reading/hostile-pdfs.ts'
import { begunSession } from './begun-session.ts'
import { builtPages } from './built-pages.ts'
import { injectVisitor } from './inject-visitor.ts'
import { openTestApp, type TestApp, type TestAppOptions } from './test-app.ts'

const here = '/manage/pdf-analysis'
const leaflet = samplePdf({ pages: [['Der Betriebsrat nach § 37 BetrVG']] })

let testApp: TestApp
afterEach(() => testApp.close())

/** An administrator at his browser, in a network of his own. */
async function administrator(options: TestAppOptions = {}, networks = 1) {
  const origins = { siteOrigin: 'http://localhost:3000', brOrigin: 'http://localhost:3000' }
  testApp = await openTestApp({
    render: await builtPages(origins),
    settings: { trustProxy: '127.0.0.1' },
    ...options,
  })
  const userId = await testApp.stage.account({
    email: 'admin@haus.example',
    password: 'ein gutes langes Wort',
    roles: ['admin'],
  })
  return Promise.all(
    Array.from({ length: networks }, async (_, nth) => {
      const visitor = injectVisitor(testApp.app, { 'x-forwarded-for': `10.0.${nth}.1` })
      visitor.jar.take([`session=${await begunSession(testApp, userId)}; Path=/`])
      return visitor
    }),
  )
}
const file = (bytes: Uint8Array) => [{ name: 'Merkblatt.pdf', bytes }]

describe('a form without scripts', () => {
  it('brings a PDF and shows what stands in it, with its whole text to be saved', async () => {
    const [visitor] = await administrator()
    const answer = await visitor?.upload(here, {}, file(leaflet), {}, 'pdf')
    expect(answer?.statusCode).toBe(200)
    expect(answer?.headers['cache-control']).toBe('no-store')
    expect(answer?.body).toContain('href="/gesetze/betrvg"')
    const [, saved = ''] =
      /href="data:text\/plain;charset=utf-8,([^"]*)" download="Merkblatt.txt"/.exec(answer?.body ?? '') ?? []
    expect(decodeURIComponent(saved)).toBe('Seite 1\n\nDer Betriebsrat nach § 37 BetrVG\n')
  })

  it('brings a document of this site, which is known whatever it is called', async () => {
    const [visitor] = await administrator()
    expect(await testApp.stage.measureDownloads()).toBe(2)
    const { rawPayload } = (await visitor?.get('/download/checkliste-beschluss.pdf')) ?? {}
    const answer = await visitor?.upload(here, {}, file(rawPayload ?? new Uint8Array()), {}, 'pdf')
    expect(answer?.body).toContain('Dieselbe Datei steht zum Mitnehmen auf dieser Website:')
    expect(answer?.body).toContain('href="/download/checkliste-beschluss.pdf"')
  })

  it('brings nothing, and says so beside its field', async () => {
    const [visitor] = await administrator()
    const answer = await visitor?.upload(here, {}, [{ name: '', bytes: new Uint8Array() }], {}, 'pdf')
    expect(answer?.statusCode).toBe(422)
    expect(answer?.body).toMatch(/id="pdf"[^>]*aria-invalid="true"/)
    expect(answer?.body).toContain('Bitte wählen Sie ein PDF aus.')
  })
})

describe('a PDF that is read for a long time', () => {
  it('keeps nobody waiting who looks at pages', async () => {
    const [visitor] = await administrator()
    const bytes = hostilePdfs['a page whose text has no end']()
    let isBusy = true
    const reading = visitor?.upload(here, {}, file(bytes), {}, 'pdf').finally(() => (isBusy = false))
    const waits: number[] = []
    const somebody = injectVisitor(testApp.app)
    while (isBusy) {
      const asked = performance.now()
      expect((await somebody.get('/impressum')).statusCode).toBe(200)
      waits.push(performance.now() - asked)
      await new Promise((goOn) => setTimeout(goOn, 5))
    }
    expect((await reading)?.statusCode).toBe(422)
    expect(waits.length).toBeGreaterThan(20)
    const typical = waits.toSorted((one, other) => one - other)[Math.floor(waits.length / 2)]
    expect(typical).toBeLessThan(50)
  })

  it('is read alone: a few others wait, and whoever comes then is asked to come again', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const read: PdfReading = {
      digest: 'x',
      pages: ['Text'],
      facts: {
        tagged: false,
        titleShown: false,
        figures: 0,
        figuresTold: 0,
        headings: 0,
        bookmarks: 0,
        pages: 1,
        pagesWithText: 1,
        claimsUa: false,
      },
      named: { citations: { items: [], total: 0 }, terms: { items: [], total: 0 } },
    }
    let atOnce = 0
    let most = 0
    const visitors = await administrator(
      {
        pdfReading: {
          read: async () => {
            most = Math.max(most, (atOnce += 1))
            await released
            atOnce -= 1
            return done(read)
          },
        },
      },
      7,
    )
    const refused = Promise.withResolvers<void>()
    const busy: string[] = []
    const answers = visitors.map(async (visitor) => {
      const { statusCode, headers } = await visitor.upload(here, {}, file(leaflet), {}, 'pdf')
      if (statusCode === 503 && busy.push(String(headers['retry-after'])) === 2) refused.resolve()
      return statusCode
    })
    await refused.promise
    for (const seconds of busy) expect(Number(seconds)).toBeGreaterThan(0)
    release()
    expect((await Promise.all(answers)).toSorted()).toEqual([200, 200, 200, 200, 200, 503, 503])
    expect(most).toBe(1)
  })
})
