import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtAssets } from '#http/server/pages/built-assets.ts'
import { sectionSheets } from '#pages-port/section-sheets.ts'
import { encodingOf } from '#http/server/answers/encoded.ts'
import { injectVisitor } from './inject-visitor.ts'
import { openTestApp, type TestApp } from './test-app.ts'

const built = mkdtempSync(join(tmpdir(), 'built-'))
const fixed = mkdtempSync(join(tmpdir(), 'fixed-'))
const script = `console.log(${JSON.stringify('wach '.repeat(500))})`
let testApp: TestApp

beforeAll(async () => {
  for (const folder of ['assets', 'wording', '.vite']) mkdirSync(join(built, folder))
  writeFileSync(join(built, 'widgets.js'), script)
  writeFileSync(join(built, 'assets/site-Ab3_dE9x.css'), 'body{margin:0}')
  for (const section of sectionSheets) writeFileSync(join(built, `assets/${section}-Ab3_dE9x.css`), `.${section}{}`)
  for (const name of ['loader', 'hydration']) writeFileSync(join(built, `assets/${name}-Ab3_dE9x.js`), script)
  writeFileSync(join(built, 'wording/de.0a1b2c3d4e.json'), '{"a":"ä"}')
  writeFileSync(
    join(built, '.vite/hydration.json'),
    JSON.stringify({ 'adapters/react/browser/hydration.ts': { file: 'assets/hydration-Ab3_dE9x.js' } }),
  )
  writeFileSync(
    join(built, '.vite/manifest.json'),
    JSON.stringify({
      'adapters/react/browser/loader.ts': { file: 'assets/loader-Ab3_dE9x.js' },
      'adapters/react/styles/site.css': { file: 'assets/site-Ab3_dE9x.css' },
      ...Object.fromEntries(
        sectionSheets.map((section) => [
          `adapters/react/pages/${section}/${section}.css`,
          { file: `assets/${section}-Ab3_dE9x.css` },
        ]),
      ),
      'adapters/react/styles/fonts/haus-serif-display-latin.woff2': { file: 'assets/serif-Ab3_dE9x.woff2' },
      'adapters/react/styles/fonts/haus-sans-latin.woff2': { file: 'assets/sans-Ab3_dE9x.woff2' },
    }),
  )
  for (const folder of ['img', 'fonts']) mkdirSync(join(fixed, folder))
  writeFileSync(join(fixed, 'img/cover.svg'), `<svg xmlns="http://www.w3.org/2000/svg">${'<g/>'.repeat(400)}</svg>`)
  writeFileSync(join(fixed, 'fonts/text.woff2'), Buffer.alloc(3_000, 1))
  writeFileSync(join(fixed, 'notes.txt'), 'User-agent: *')
  writeFileSync(join(fixed, 'widgets.js'), 'hidden by the build')
  writeFileSync(join(fixed, '.secret'), 'geheim')
  testApp = await openTestApp({ settings: { folders: [built, fixed, '/no/such/folder'] } })
})
afterAll(async () => {
  await testApp.close()
  for (const folder of [built, fixed]) rmSync(folder, { recursive: true })
})

const get = (url: string, headers = {}) => injectVisitor(testApp.app).get(url, headers)

describe('a public page', () => {
  it('may be cached, and is asked about again', async () => {
    const first = await get('/')
    expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect(first.headers['vary']).toBe('accept-encoding')
    const etag = String(first.headers['etag'])
    expect(etag).toMatch(/^W\/"[\w-]{27}"$/)
    for (const asked of [etag, `"other", ${etag}`, etag.slice(2), '*']) {
      const again = await get('/', { 'if-none-match': asked })
      expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', etag])
    }
    expect((await get('/', { 'if-none-match': 'W/"other"' })).statusCode).toBe(200)
  })

  it.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ])('asked with %j is packed with %s', async (accepted, packed, unpack) => {
    const answer = await get('/', { 'accept-encoding': accepted })
    expect(answer.headers['content-encoding']).toBe(packed)
    expect(unpack(answer.rawPayload).toString()).toBe((await get('/')).body)
  })

  it('is the same under one tag, however it is packed', async () => {
    expect((await get('/', { 'accept-encoding': 'br' })).headers['etag']).toBe((await get('/')).headers['etag'])
  })

  it('asked for its head alone says as much and sends nothing', async () => {
    const answer = await injectVisitor(testApp.app).send('HEAD', '/', {})
    expect([answer.statusCode, answer.body]).toEqual([200, ''])
    expect(answer.headers['etag']).toBe((await get('/')).headers['etag'])
  })
})

it('what is private is never cached', async () => {
  for (const url of [
    '/wishlist/list',
    '/kundenportal/login',
    '/kundenportal/get-user',
    '/wishlist/get-bookmarks',
    '/kaputt',
  ]) {
    const { headers } = await get(url, { 'accept-encoding': 'br' })
    expect([url, headers['cache-control'], headers['etag']]).toEqual([url, 'no-store', undefined])
  }
})

it('public data is cached like pages are, its failures are not', async () => {
  const data = await get('/api-meinifb/countries', { 'accept-encoding': 'br' })
  expect([data.headers['cache-control'], data.headers['content-encoding']]).toEqual([
    'public, max-age=0, must-revalidate',
    'br',
  ])
  expect((await get('/api-meinifb/countries', { 'if-none-match': String(data.headers['etag']) })).statusCode).toBe(304)
  expect((await get('/api/get-seminar/gibt-es-nicht')).headers['cache-control']).toBe('no-store')
})

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['*', 'identity'],
  ['identity', 'identity'],
  ['BR', 'br'],
  ['br;q=0.0', 'identity'],
  ['br; q=0, gzip', 'gzip'],
  ['brotli', 'identity'],
])('who takes %j gets %s', (accepted, encoding) => expect(encodingOf(accepted)).toBe(encoding))

describe('a file', () => {
  const forever = 'public, max-age=31536000, immutable'
  it.each([
    ['/assets/site-Ab3_dE9x.css', 'text/css; charset=utf-8', forever],
    ['/wording/de.0a1b2c3d4e.json', 'application/json; charset=utf-8', forever],
    ['/widgets.js', 'text/javascript; charset=utf-8', 'public, max-age=0, must-revalidate'],
    ['/img/cover.svg', 'image/svg+xml', 'public, max-age=86400'],
    ['/fonts/text.woff2', 'font/woff2', 'public, max-age=86400'],
    ['/notes.txt', 'text/plain; charset=utf-8', 'public, max-age=86400'],
  ])('%s is %s, kept %s', async (url, type, keeping) => {
    const answer = await get(url)
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      type,
      keeping,
    ])
    expect((await get(url, { 'if-none-match': String(answer.headers['etag']) })).statusCode).toBe(304)
  })

  it('of the build wins over one of the same name', async () => {
    expect((await get('/widgets.js')).body).toBe(script)
  })

  it('of the build is found by its manifest', () => {
    expect(builtAssets(built)).toEqual({
      loader: '/assets/loader-Ab3_dE9x.js',
      hydration: '/assets/hydration-Ab3_dE9x.js',
      styles: ['/assets/site-Ab3_dE9x.css'],
      sectionSheets: Object.fromEntries(sectionSheets.map((section) => [section, `/assets/${section}-Ab3_dE9x.css`])),
      integrity: {
        ...Object.fromEntries(
          sectionSheets.map((section) => [
            `/assets/${section}-Ab3_dE9x.css`,
            expect.stringMatching(/^sha384-[\w+/]{64}$/),
          ]),
        ),
        '/assets/loader-Ab3_dE9x.js': expect.stringMatching(/^sha384-[\w+/]{64}$/),
        '/assets/hydration-Ab3_dE9x.js': expect.stringMatching(/^sha384-[\w+/]{64}$/),
        // openssl dgst -sha384 -binary | base64
        '/assets/site-Ab3_dE9x.css': 'sha384-624hJ8nEe/uDdupZe/6Ug/U4fU/QRVsiTGq3cDxFtyteEAMgXERWXujDDQlJgeyk',
      },
      wording: '/wording/de.0a1b2c3d4e.json',
      fonts: ['/assets/serif-Ab3_dE9x.woff2', '/assets/sans-Ab3_dE9x.woff2'],
    })
    expect(() => builtAssets(fixed)).toThrow()
  })

  it('of text is packed, a font is not', async () => {
    const cover = await get('/img/cover.svg', { 'accept-encoding': 'br' })
    expect(cover.headers['content-encoding']).toBe('br')
    const font = await get('/fonts/text.woff2', { 'accept-encoding': 'br' })
    expect([font.headers['content-encoding'], font.rawPayload.length]).toEqual([undefined, 3_000])
  })

  it.each([
    '/.secret',
    '/.vite/manifest.json',
    '/img/../.secret',
    '/%2e%2e/etc/passwd',
    '/..%2f..%2fetc/passwd',
    '/img',
    '/img/',
  ])('is not at %s', async (url) => {
    const answer = await get(url)
    expect([301, 404]).toContain(answer.statusCode)
    expect(answer.body).not.toMatch(/geheim|root:|manifest/)
  })
})
