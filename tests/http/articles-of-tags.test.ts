import { afterAll, beforeAll, expect, test } from 'vitest'
import { article } from '#features/support/content-builder.ts'
import { builtPages } from './built-pages.ts'
import { smallProgramme } from './small-programme.ts'
import { openTestApp, type TestApp } from './test-app.ts'

const origin = 'http://localhost:3000'
let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({
    render: await builtPages({ siteOrigin: origin, brOrigin: origin }),
    pageCache: 4,
  })
  const articles = Array.from({ length: 5 }, (_, nth) => article({ id: nth + 1, title: `Nr ${nth + 1}` }))
  await testApp.stage.content({ ...smallProgramme, articles })
})
afterAll(() => testApp.close())

const ask = (url: string, accept: string) => testApp.app.inject({ url, headers: { accept } })

test('programs get data, page by page, and are told whether more follows', async () => {
  const url = '/tag/fristen/load-articles?limit=3'
  const first = await ask(url, 'application/json')
  const { items, next, hasMore } = first.json<{ items: { title: string }[]; next: string; hasMore: boolean }>()
  expect([first.statusCode, items.map(({ title }) => title), hasMore]).toEqual([200, ['Nr 5', 'Nr 4', 'Nr 3'], true])
  const rest = (await ask(`${url}&after=${encodeURIComponent(next)}`, '*/*')).json<{ hasMore: boolean }>()
  expect(rest).toMatchObject({ items: [{ title: 'Nr 2' }, { title: 'Nr 1' }], hasMore: false })
})

test('pages get HTML without a document, and neither answer stands for the other', async () => {
  const url = '/tag/fristen/load-articles'
  for (const _ of [1, 2]) {
    const html = await ask(url, 'text/html')
    expect([html.statusCode, html.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(html.body).toContain('Nr 5')
    expect(html.body).not.toContain('<html')
    const data = await ask(url, 'application/json')
    expect(data.headers['content-type']).toBe('application/json; charset=utf-8')
    for (const { headers } of [html, data]) expect(headers['vary']).toContain('accept')
  }
})

test('a tag that no article has is not found, for programs and for pages', async () => {
  expect((await ask('/tag/nie-gehoert/load-articles', 'application/json')).statusCode).toBe(404)
  expect((await ask('/tag/nie-gehoert/load-articles', 'text/html')).statusCode).toBe(404)
})
