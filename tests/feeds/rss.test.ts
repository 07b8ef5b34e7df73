import { SaxesParser, type SaxesTagNS } from 'saxes'
import { afterEach, describe, expect, test } from 'vitest'
import type { Feed } from '#core/feeds/feeds.ts'
import { writingRss } from '#feeds/rss-xml.ts'
import { article } from '#features/support/content-builder.ts'
import { openTestApp, type TestApp } from '../http/test-app.ts'
import { smallProgramme } from '../http/small-programme.ts'

/** An element as a parser of XML with namespaces reads it. */
interface Element {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly inside: Element[]
  text: string
}

const parsed = (xml: string): Element => {
  const root: Element = { name: '', attributes: {}, inside: [], text: '' }
  const open = [root]
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ uri, local, attributes }: SaxesTagNS) => {
    const values = Object.values(attributes).map(({ name, value }) => [name, value])
    const element = {
      name: uri ? `{${uri}}${local}` : local,
      attributes: Object.fromEntries(values),
      inside: [],
      text: '',
    }
    open.at(-1)?.inside.push(element)
    open.push(element)
  })
  parser.on('text', (text) => {
    const last = open.at(-1)
    if (last) last.text += text
  })
  parser.on('closetag', () => void open.pop())
  parser.write(xml).close()
  return root.inside[0] ?? root
}

const all = ({ inside }: Element, name: string): readonly Element[] => inside.filter((one) => one.name === name)
const textsOf = (element: Element, name: string): readonly string[] => all(element, name).map(({ text }) => text)
const channelOf = (xml: string): Element => {
  const [channel] = all(parsed(xml), 'channel')
  if (!channel) throw new Error('no channel')
  return channel
}

const atomLink = '{http://www.w3.org/2005/Atom}link'
const creator = '{http://purl.org/dc/elements/1.1/}creator'

describe('a feed as it is written', () => {
  const item = {
    title: 'Rechte & Pflichten <neu>',
    link: 'https://www.seminarhaus.example/news/a/1',
    description: 'Nach § 40 BetrVG ]]> "zahlt" der Arbeitgeber\u0001.',
    publishedOn: '2026-07-01',
    categories: ['KI', 'Mobile Arbeit'],
    creator: 'Annika Lorenz',
  }
  const feed: Feed = {
    title: 'Seminarhaus: News',
    description: 'News',
    link: 'https://www.seminarhaus.example/news',
    self: 'https://www.seminarhaus.example/news/rss',
    changedAt: '2026-11-20T09:00:00.000Z',
    items: [item, { ...item, publishedOn: '2026-12-24', categories: [] }],
  }
  const written = (change: Partial<Feed> = {}) => new TextDecoder().decode(writingRss().write({ ...feed, ...change }))

  test('is RSS 2.0 that says where it lives and when it changed', () => {
    const rss = parsed(written())
    expect([rss.name, rss.attributes['version']]).toEqual(['rss', '2.0'])
    const channel = channelOf(written())
    expect(textsOf(channel, 'title')).toEqual(['Seminarhaus: News'])
    expect(textsOf(channel, 'link')).toEqual(['https://www.seminarhaus.example/news'])
    expect(textsOf(channel, 'language')).toEqual(['de-de'])
    expect(textsOf(channel, 'lastBuildDate')).toEqual(['Fri, 20 Nov 2026 10:00:00 +0100'])
    expect(all(channel, atomLink)[0]?.attributes).toEqual({
      rel: 'self',
      type: 'application/rss+xml',
      href: 'https://www.seminarhaus.example/news/rss',
    })
  })

  test('tells of each item once, its day in Berlin, and every text as it is', () => {
    const [first, second] = all(channelOf(written()), 'item')
    if (!first || !second) throw new Error('two items')
    expect(textsOf(first, 'title')).toEqual(['Rechte & Pflichten <neu>'])
    expect(textsOf(first, 'description')).toEqual(['Nach § 40 BetrVG ]] > "zahlt" der Arbeitgeber .'])
    expect(textsOf(first, 'category')).toEqual(['KI', 'Mobile Arbeit'])
    expect(textsOf(first, creator)).toEqual(['Annika Lorenz'])
    expect(all(first, 'guid').map(({ text, attributes }) => [text, attributes['isPermaLink']])).toEqual([
      ['https://www.seminarhaus.example/news/a/1', 'true'],
    ])
    expect(textsOf(first, 'pubDate')).toEqual(['Wed, 01 Jul 2026 00:00:00 +0200'])
    expect(textsOf(second, 'pubDate')).toEqual(['Thu, 24 Dec 2026 00:00:00 +0100'])
    expect(textsOf(second, 'category')).toEqual([])
  })

  test('says nothing of a change that nobody knows', () => {
    expect(textsOf(channelOf(written({ changedAt: undefined })), 'lastBuildDate')).toEqual([])
  })
})

let testApp: TestApp | undefined
afterEach(async () => {
  await testApp?.close()
  testApp = undefined
})
const open = async (): Promise<TestApp> => (testApp = await openTestApp())

const origin = 'http://localhost:3000'

describe('the feeds of the site', () => {
  test.each([
    ['/rss', ['Neues Recht', 'Das Verfahren', 'Ein Gespräch', 'Ein Aufzug genügt nicht', 'Der wirksame Beschluss']],
    ['/news/rss', ['Neues Recht']],
  ])('%s tells of %j', async (url, titles) => {
    const answer = await (await open()).app.inject({ url })
    expect(answer.headers).toMatchObject({
      'content-type': 'application/rss+xml; charset=utf-8',
      'last-modified': 'Fri, 20 Nov 2026 09:00:00 GMT',
      'cache-control': 'public, max-age=0, must-revalidate',
    })
    const items = all(channelOf(answer.body), 'item')
    expect(items.flatMap((item) => textsOf(item, 'title')).toSorted()).toEqual(titles.toSorted())
    expect(items.flatMap((item) => textsOf(item, 'link'))).toContain(`${origin}/news/neues-recht/1001`)
    expect(all(channelOf(answer.body), atomLink)[0]?.attributes['href']).toBe(origin + url)
  })

  test('name the author, or the site where the editors wrote', async () => {
    const answer = await (await open()).app.inject({ url: '/rss' })
    const authors = all(channelOf(answer.body), 'item').flatMap((item) => textsOf(item, creator))
    expect([...new Set(authors)].toSorted()).toEqual(['Annika Lorenz', 'Seminarhaus'])
  })

  test('hold the fifty that were published last', async () => {
    const { app, stage } = await open()
    const days = Array.from({ length: 60 }, (_, nth) => `2026-0${1 + (nth % 9)}-${10 + (nth % 19)}`)
    const articles = days.map((publishedOn, nth) => article({ id: nth + 1, publishedOn, title: `Nr ${nth}` }))
    await stage.content({ ...smallProgramme, articles })
    const items = all(channelOf((await app.inject({ url: '/news/rss' })).body), 'item')
    const published = items.map((item) => Date.parse(textsOf(item, 'pubDate')[0] ?? ''))
    expect(published).toHaveLength(50)
    expect(published).toEqual(published.toSorted((one, other) => other - one))
  })

  test('are answered with 304 to whoever has them, by tag or by day, until something changes', async () => {
    const { app, stage, clock } = await open()
    const first = await app.inject({ url: '/rss' })
    const ask = async (headers: Readonly<Record<string, string>>) =>
      (await app.inject({ url: '/rss', headers })).statusCode
    const etag = String(first.headers['etag'])
    const since = { 'if-modified-since': String(first.headers['last-modified']) }
    expect(await ask({ 'if-none-match': etag })).toBe(304)
    expect(await ask(since)).toBe(304)
    expect(await ask({ 'if-modified-since': 'Fri, 20 Nov 2026 08:59:59 GMT' })).toBe(200)
    expect(await ask({ 'if-modified-since': 'gestern' })).toBe(200)
    // Whoever shows a tag is told by that alone (RFC 9110).
    expect(await ask({ ...since, 'if-none-match': '"anders"' })).toBe(200)
    clock.set('2026-11-20T09:00:01.500Z')
    await stage.content({ ...smallProgramme, articles: [article({ title: 'Anders' })] })
    expect(await ask(since)).toBe(200)
    expect(await ask({ 'if-none-match': etag })).toBe(200)
  })
})
