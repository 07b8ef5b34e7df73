import { beforeAll, describe, expect, test } from 'vitest'
import { faultsIn } from './faults-in-html.ts'
import { isHidden, linksOf, openPages, origin, textOf, type Browsing } from './pages-app.ts'

let pages: Awaited<ReturnType<typeof openPages>>
let browser: Browsing
beforeAll(async () => {
  pages = await openPages()
  browser = pages.visit()
})

const newest = '/news/noch-zehn-tage/1040'
const ofExpert = '/wahlseiten-news/welches-wahlverfahren-gilt/5001'
const printed = '/br-magazin/ein-aufzug-genuegt-nicht-3007'
const conversation = '/br-magazin-interview/wiebke-janssen-ueber-praevention-4004'

const jsonLdIn = (html: string): readonly Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '{}']) =>
    JSON.parse(json),
  )

describe('lists of articles', () => {
  test.each([
    ['/news', 'News', newest],
    ['/fachartikel', 'Fachartikel', '/fachartikel/verhandeln-mit-dem-arbeitgeber/2020'],
    ['/br-magazin', 'Magazin', printed],
    ['/wahlseiten-news/archiv', 'News zu den Wahlen', ofExpert],
    ['/wahlseiten-news/kategorie/sbv-wahl', 'News zur SBV-Wahl', '/wahlseiten-news/sbv-wahl-2026-das-verfahren/5007'],
    ['/tag/kosten', 'Artikel zu „Kosten“', '/news/ki-sachverstaendige-gelten-als-erforderlich/1029'],
  ])('%s has its heading, leads to its articles and to its feed', async (url, title, article) => {
    const { status, html, tags, cache } = await browser.get(url)
    expect([status, cache, tags]).toEqual([200, 'public', expect.arrayContaining(['articles'])])
    expect(textOf(html)).toContain(title)
    expect(linksOf(html)).toContain(article)
    expect(html).toContain(`<link rel="canonical" href="${origin}${url}">`)
    expect(html).toMatch(/<link rel="alternate" type="application\/rss\+xml" href="\/(news\/)?rss" title="[^"]+">/)
    expect(await faultsIn(html)).toEqual([])
  })

  test('go on page by page without a script, and every article comes once', async () => {
    const found: string[] = []
    let url: string | undefined = '/news'
    let steps = 0
    while (url !== undefined && steps < 10) {
      const { status, html } = await browser.get(url)
      expect([status, isHidden(html)]).toEqual([200, steps > 0])
      found.push(...linksOf(html).filter((link) => /^\/news\/[^/]+\/\d+$/.test(link)))
      url = linksOf(html).find((link) => link.startsWith('/news?after='))
      steps += 1
    }
    const all = pages.content.articles.filter(({ kind }) => kind === 'news')
    expect(steps).toBe(2)
    expect(found).toHaveLength(all.length)
    expect(new Set(found).size).toBe(all.length)
  })

  test('say where they end to whoever comes with a cursor of his own', async () => {
    const { status, html } = await browser.get('/news?after=erfunden')
    expect([status, isHidden(html)]).toEqual([200, true])
    expect(textOf(html)).toContain('Hier ist die Liste zu Ende.')
    expect(linksOf(html)).toContain('/news')
  })

  test('of election news stand year by year and say which election is chosen', async () => {
    const archive = await browser.get('/wahlseiten-news/archiv')
    expect(archive.html).toContain('<h2 id="jahr-2026">2026</h2>')
    expect(archive.html).toContain('<a href="/wahlseiten-news/archiv" aria-current="page">Alle</a>')
    const one = await browser.get('/wahlseiten-news/kategorie/jav-wahl')
    expect(one.html).toContain('<a href="/wahlseiten-news/kategorie/jav-wahl" aria-current="page">JAV-Wahl</a>')
    expect(linksOf(one.html)).not.toContain(ofExpert)
  })

  test('of election news answer with a slash at the end as well, and name the address without it', async () => {
    const { status, html } = await browser.get('/wahlseiten-news/archiv/')
    expect(status).toBe(200)
    expect(html).toContain(`<link rel="canonical" href="${origin}/wahlseiten-news/archiv">`)
  })

  test('of issues show the newest first, each with what stands in it', async () => {
    const { html } = await browser.get('/br-magazin')
    const issues = [...html.matchAll(/<section class="sec" id="ausgabe-(\d)"/g)].map(([, number]) => number)
    expect(issues).toEqual(['4', '3', '2', '1'])
    for (const { kind, id } of pages.content.articles)
      if (kind === 'magazin' || kind === 'interview')
        expect(linksOf(html).some((link) => link.endsWith(`-${id}`))).toBe(true)
  })

  test.each(['/wahlseiten-news/kategorie/gbr-wahl', '/tag/nie-gehoert', '/tag/KI'])('%s is none', async (url) => {
    expect((await browser.get(url)).status).toBe(404)
  })

  test('of a tag that few articles have stay out of search engines', async () => {
    const { status, html } = await browser.get('/tag/mobile-arbeit')
    expect([status, isHidden(html)]).toEqual([200, true])
    expect(linksOf(html)).toContain('/news/mobile-arbeit-mitbestimmen/1022')
  })

  test('without any article say so and stay out of search engines', async () => {
    const empty = await openPages()
    await empty.testApp.stage.content({ ...empty.content, articles: [], records: [] })
    for (const url of ['/news', '/fachartikel', '/br-magazin', '/wahlseiten-news/archiv']) {
      const { status, html } = await empty.visit().get(url)
      expect([url, status, isHidden(html)]).toEqual([url, 200, true])
      expect(textOf(html)).toMatch(/Noch stehen hier keine Artikel\.|Die erste Ausgabe ist in Arbeit\./)
      expect(await faultsIn(html)).toEqual([])
    }
  })
})

describe('an article', () => {
  test('tells when it was published, how long it takes, who wrote it, and leads on', async () => {
    const { status, html, tags } = await browser.get(ofExpert)
    const told = textOf(html)
    expect([status, tags]).toEqual([200, expect.arrayContaining(['article:5001', 'record:expert', 'themes'])])
    for (const words of [
      'Betriebsratswahl, veröffentlicht am 12.01.2026',
      'Normal oder vereinfacht: Welches Wahlverfahren gilt bei uns?',
      'Von Eckart Niemeyer',
      'Stand: 20.11.2026',
      'Lesezeit:',
      'Wer wahlberechtigt ist',
      'Allgemeine Informationen, keine Rechtsberatung im Einzelfall.',
    ])
      expect(told).toContain(words)
    expect(linksOf(html)).toEqual(
      expect.arrayContaining([
        '/tag/wahlvorstand',
        '/wahlseiten-news/archiv',
        '/seminare/t/wahlvorstand',
        '/newsletter',
      ]),
    )
    expect(linksOf(html)).not.toContain(ofExpert)
    expect(html).toMatch(/<a href="\/gesetze\/betrvg">§.7.BetrVG<\/a>/)
    expect(tags).toEqual(expect.arrayContaining(['laws', 'rulings', 'lexicon:br']))
    expect(await faultsIn(html)).toEqual([])
  })

  test('of the magazine leads to its issue and to what else stands in it', async () => {
    const { html } = await browser.get(printed)
    expect(html).toContain('href="/br-magazin#ausgabe-4"')
    expect(linksOf(html)).toContain(conversation)
    expect(linksOf(html)).not.toContain('/br-magazin/die-ersten-hundert-tage-3003')
  })

  test.each([
    [newest, 'NewsArticle', 'Seminarhaus'],
    [ofExpert, 'NewsArticle', 'Eckart Niemeyer'],
    [printed, 'Article', undefined],
  ])('%s is told to searches as %s', async (url, type, author) => {
    const { html } = await browser.get(url)
    const told = jsonLdIn(html).find((block) => block['@type'] === type)
    expect(told).toMatchObject({
      url: origin + url,
      image: expect.stringContaining(origin),
      datePublished: expect.stringMatching(/^2026-\d\d-\d\dT00:00:00\+0[12]:00$/),
      publisher: { '@type': 'EducationalOrganization', name: 'Seminarhaus' },
    })
    if (author !== undefined) expect(told?.['author']).toMatchObject({ name: author })
  })

  test.each([
    ['/news/irgendwas/1040', newest],
    ['/fachartikel/noch-zehn-tage/1040', newest],
    ['/news/noch-zehn-tage/01040', newest],
    ['/br-magazin/3007', printed],
    ['/br-magazin/wiebke-janssen-ueber-praevention-4004', conversation],
  ])('at %s leads to %s for good', async (url, right) => {
    const { status, location } = await browser.get(url)
    expect([status, location]).toEqual([301, right])
  })

  test.each(['/news/noch-zehn-tage/9999', '/news/noch-zehn-tage/x', '/br-magazin/aufzug', '/wahlseiten-news/a/b'])(
    'at %s is none',
    async (url) => {
      expect((await browser.get(url)).status).toBe(404)
    },
  )

  test('every one can be read', async () => {
    const { items, total } = await everyArticle()
    expect(total).toBe(84)
    for (const url of items) {
      const { status, html } = await browser.get(url)
      expect([url, status, await faultsIn(html)]).toEqual([url, 200, []])
    }
  })
})

const everyArticle = async () => {
  const items: string[] = []
  let after: string | undefined
  do {
    const answer = await browser.site.knowledge.articles.articles(after === undefined ? {} : { after })
    if (!answer.ok) throw new Error('never refuses')
    items.push(...answer.value.items.map(({ url }) => url))
    after = answer.value.next
  } while (after !== undefined)
  return { items, total: items.length }
}

describe('the start page', () => {
  test('shows the newest news and names the feed', async () => {
    const { html, tags } = await browser.get('/')
    expect(tags).toContain('articles')
    expect(linksOf(html)).toEqual(expect.arrayContaining([newest, '/news', '/fachartikel', '/br-magazin']))
    expect(html).toContain('type="application/rss+xml" href="/rss"')
  })
})

describe('more articles of a tag', () => {
  test('come as a part of a page, and as long as there are any', async () => {
    const { status, html, cache } = await browser.get('/tag/wahl/load-articles')
    expect([status, cache]).toEqual([200, 'private'])
    expect(html).not.toContain('<html')
    expect(html).toContain(`<a href="${origin}${newest}">`)
    expect((await browser.get('/tag/nie-gehoert/load-articles')).status).toBe(404)
  })
})
