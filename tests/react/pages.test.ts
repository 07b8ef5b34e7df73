import { beforeEach, describe, expect, test } from 'vitest'
import { brotliCompressSync } from 'node:zlib'
import { browsing, isHidden, openPages, origin, render, signIn, textOf, type Browsing } from './pages-app.ts'

let pages: Awaited<ReturnType<typeof openPages>>
let browser: Browsing
beforeEach(async () => {
  pages = await openPages()
  browser = pages.visit()
})

const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]

describe('the programme', () => {
  test('the start page shows the pile of rubrics, the next events and what is new', async () => {
    const { status, html, cache } = await browser.get('/')
    expect(status).toBe(200)
    expect(cache).toBe('public')
    expect(html.match(/class="r[1-9]" href="\/seminare\/r\//g)).toHaveLength(9)
    expect(html.match(/<article class="ev">/g)).toHaveLength(4)
    expect(html.match(/<article class="card">/g)).toHaveLength(3)
    expect(canonicalOf(html)).toBe(`${origin}/`)
  })

  test('the overview narrows to one office', async () => {
    const all = await browser.get('/seminare/rubrik')
    const sbv = await browser.get('/seminare/rubrik?amt=sbv')
    expect(textOf(all.html)).toContain('JAV I')
    expect(textOf(sbv.html)).not.toContain('JAV I:')
    expect(textOf(sbv.html)).toContain('SBV I')
    expect(textOf((await browser.get('/seminare/rubrik?amt=unsinn')).html)).toContain('JAV I')
  })

  test('the overview counts the rubrics that it shows', async () => {
    const { html } = await browser.get('/seminare/rubrik')
    expect(html.match(/<section class="shelf /g)).toHaveLength(9)
    expect(textOf(html)).toContain(' Themen in neun Rubriken, vom ersten Tag')
  })

  test('a rubric hangs its ninth of the register down', async () => {
    const { html } = await browser.get('/seminare/r/arbeitsrecht')
    expect(html).toContain('<div class="reg r2">')
    expect((await browser.get('/')).html).toContain('<div class="reg">')
  })

  test('a theme shows duration, programme, events, starter package and the right it rests on', async () => {
    const { status, html, tags } = await browser.get('/seminare/t/betriebsverfassungsrecht-1')
    const text = textOf(html)
    expect(status).toBe(200)
    expect(tags).toContain('theme:betriebsverfassungsrecht-1')
    for (const words of ['5 Tage', 'Das Programm', 'Termine und Preise', 'Das Starterpaket', '§ 37 Abs. 6 BetrVG'])
      expect(text).toContain(words)
    expect(html).toContain('"@type":"Course"')
  })

  test('each office reads its own right to training', async () => {
    expect(textOf((await browser.get('/seminare/t/sbv-1')).html)).toContain('§ 179 Abs. 4 S. 3 SGB IX')
    expect(textOf((await browser.get('/seminare/t/jav-1')).html)).toContain('§ 65 Abs. 1 BetrVG')
    expect(textOf((await browser.get('/seminare/t/jav-1')).html)).not.toContain('SGB IX')
  })

  test('a training series lists its modules in order with duration, days and venue', async () => {
    const text = textOf((await browser.get('/seminare/t/betriebsrat-kompakt')).html)
    expect(text).toMatch(/Auftakt.*90 Minuten.*Modul 1.*5 Tage.*Modul 2.*Online.*Modul 3/)
    expect(text).toContain('Gesamtdauer 15 Tage + 90 Minuten')
    expect(text).toContain('einzelne Module')
  })

  test('a theme that lives elsewhere redirects for good [rule:theme-redirect-url]', async () => {
    const moved = pages.content.themes.find(({ redirectUrl }) => redirectUrl !== undefined)
    const answer = await browser.get(`/seminare/t/${moved?.url}`)
    expect(answer.status).toBe(301)
    expect(answer.location).toBe(moved?.redirectUrl)
    expect((await browser.get(`/seminare/t/${moved?.url}/termine`)).location).toBe(`${moved?.redirectUrl}/termine`)
  })

  test('an unknown theme, rubric, event or page is not found', async () => {
    for (const address of [
      '/seminare/t/nix',
      '/seminare/r/nix',
      '/seminare/p/nix-9',
      '/nix',
      '/a/b/c/d',
      '/gesetzeslexikon/br',
    ])
      expect([address, (await browser.get(address)).status]).toEqual([address, 404])
  })

  test('addresses that mean mischief are not found and never throw', async () => {
    for (const address of [
      '/%',
      '/%00',
      '//evil.example',
      '/seminare/t/%E0%A4%A',
      '/..%2f..',
      '/seminare//rubrik',
      `/${'a'.repeat(9000)}`,
    ])
      expect([address, (await browser.get(address)).status]).toEqual([address, 404])
  })

  test('an event shows when, where, what it costs and what is free', async () => {
    const event = pages.content.events.find(({ hotelId, price }) => hotelId !== undefined && price !== null)
    const answer = await browser.get(`/seminare/p/${event?.themeUrl}-${event?.eventId}`)
    const text = textOf(answer.html)
    expect(answer.status).toBe(200)
    for (const words of ['Zeit und Ort', 'Preis und Plätze', 'brutto', 'zzgl. MwSt.']) expect(text).toContain(words)
    expect(answer.html).toContain('"@type":"EducationEvent"')
    expect(answer.html).toMatch(/"startDate":"\d{4}-\d\d-\d\dT/)
  })

  test('the wrong words before the number of an event lead to the right ones', async () => {
    const event = pages.content.events[0]
    const answer = await browser.get(`/seminare/p/falsch-${event?.eventId}`)
    expect(answer.status).toBe(301)
    expect(answer.location).toBe(`/seminare/p/${event?.themeUrl}-${event?.eventId}`)
  })

  test('a past event is gone and names the new ones', async () => {
    const events = await browser.site.programme.catalogue.events({ theme: 'betriebsverfassungsrecht-1', limit: 1 })
    const first = events.ok ? events.value.items[0] : undefined
    pages.testApp.travelTo(`${first?.endDate}T23:00:00.000Z`)
    const answer = await browser.get(`/seminare/p/${first?.url}`)
    expect(answer.status).toBe(410)
    expect(textOf(answer.html)).toContain('Dieser Termin liegt hinter uns')
    expect(answer.html).toMatch(/href="\/seminare\/p\/betriebsverfassungsrecht-1-\d+"/)
    expect(isHidden(answer.html)).toBe(true)
  })

  test('all events go on by key', async () => {
    const first = await browser.get('/seminare/p')
    const next = /href="(\/seminare\/p\?weiter=[^"]+)"/.exec(first.html)?.[1] ?? ''
    const second = await browser.get(next.replaceAll('&amp;', '&'))
    expect(first.html.match(/<article class="ev">/g)).toHaveLength(24)
    expect(second.html.match(/<article class="ev">/g)).toHaveLength(24)
    expect(second.html).not.toContain(/<article class="ev">.*?<\/article>/.exec(first.html)?.[0])
  })
})

describe('the lexicon', () => {
  test('stands in groups by letter under the product’s address', async () => {
    const { html } = await browser.get('/betriebsratslexikon/br')
    expect(html).toMatch(/<h2 id="A">A<\/h2>.*<h2 id="B">B<\/h2>/s)
    expect(html).toMatch(/href="\/betriebsratslexikon\/br\/[a-z-]+"/)
  })

  test('an entry gives its definition, its neighbours and a heart', async () => {
    const { html } = await browser.get('/betriebsratslexikon/br/freistellung')
    expect(textOf(html)).toContain('Kurz erklärt')
    expect(html).toContain('data-value="lexikon-br-freistellung"')
    expect(html).toContain('"@type":"DefinedTerm"')
    expect((await browser.get('/betriebsratslexikon/br/nix')).status).toBe(404)
    expect((await browser.get('/betriebsratslexikon/gbr')).status).toBe(404)
  })
})

describe('search', () => {
  test('finds themes, keeps the question in the field and stays out of search engines', async () => {
    const { html } = await browser.get('/suche?q=arbeitsrecht')
    expect(html).toMatch(/<input[^>]*id="q"[^>]*value="arbeitsrecht"/)
    expect(html.match(/<article class="card">/g)?.length).toBeGreaterThan(0)
    expect(isHidden(html)).toBe(true)
  })

  test('a heart among the hits leads back to them', async () => {
    expect((await browser.get('/suche?q=recht&x=1')).html).toContain('name="back" value="/suche?q=recht"')
  })

  test('says what helps when nothing is found, and shows the question as text', async () => {
    const { html } = await browser.get(`/suche?q=${encodeURIComponent('<script>alert(1)</script>')}`)
    expect(html).not.toContain('<script>alert')
    expect(textOf(html)).toContain('Nichts gefunden zu „&lt;script&gt;alert(1)&lt;/script&gt;“')
  })
})

describe('hosts of widgets', () => {
  test('each of the six stands on the building-block page, and works as a link or form without JavaScript', async () => {
    const { html } = await browser.get('/brick')
    for (const kind of ['bookmark', 'theme-teaser', 'theme-info-box', 'limited-text', 'video', 'lexicon-grid'])
      expect(html).toMatch(new RegExp(`data-widget="${kind}"`))
  })

  test('a heart carries what it keeps, its name and the form', async () => {
    const { html } = await browser.get('/seminare/t/fachtagung-inklusion')
    expect(html).toContain('data-type="fachtagung" data-value="fachtagung-inklusion"')
    expect((await browser.get('/seminare/t/rhetorik')).html).toMatch(
      /data-widget="bookmark" data-type="seminar" data-value="rhetorik" data-bookmark-label="Rhetorik[^"]*" data-layout="v2"/,
    )
  })

  test('a video asks the provider for nothing: cover and script are our own', async () => {
    const { html } = await browser.get('/')
    const asked = [...html.matchAll(/ (?:src|srcset|poster)="([^"]*)"|<link[^>]* href="([^"]*)"/g)].map(
      ([, src, href]) => src ?? href,
    )
    expect(asked.filter((address) => address?.includes('//') && !address.startsWith(origin))).toEqual([])
    expect(html).toContain('data-widget="video"')
  })
})

describe('what a public page may hold', () => {
  test('it is the same for everyone: signing in changes no byte', async () => {
    const other = pages.visit()
    await signIn(other)
    for (const address of [
      '/',
      '/seminare/r/betriebsverfassung',
      '/seminare/t/betriebsverfassungsrecht-1',
      '/seminare/p',
    ])
      expect((await other.get(address)).html).toBe((await browser.get(address)).html)
  })

  test('foreign query keys do not get into it', async () => {
    const plain = await browser.get('/seminare/t/rhetorik')
    expect((await browser.get('/seminare/t/rhetorik?utm=1&add_to_wishlist=rhetorik')).html).toBe(plain.html)
  })

  test('HTML and CSS of a page stay small: the HTML alone is at most 12 kB of brotli', async () => {
    for (const address of [
      '/',
      '/seminare/r/betriebsverfassung',
      '/seminare/t/betriebsverfassungsrecht-1',
      '/seminare/p',
      '/suche?q=recht',
    ]) {
      const { html } = await browser.get(address)
      expect([address, brotliCompressSync(html).length <= 12_000]).toEqual([address, true])
    }
  })

  test('a title is plain: no soft hyphens in head, labels or data', async () => {
    const { html } = await browser.get('/seminare/t/betriebsverfassungsrecht-1')
    const [head = ''] = html.split('</head>')
    expect(head).not.toContain('\u00ad')
    expect(html).not.toMatch(/aria-label="[^"]*\u00ad/)
    expect(html).toMatch(/<h1>Betriebs\u00adverfassungs\u00adrecht/)
  })
})

describe('failures', () => {
  test('a form where none is taken is refused', async () => {
    expect((await browser.post('/', {})).status).toBe(405)
  })

  test.each([400, 403, 405, 413, 415, 429, 500, 502, 503])(
    'a fault %i before any page is shown with its number',
    async (status) => {
      const answer = await render({
        method: 'GET',
        url: '/irgendwo?geheim=1',
        site: browser.site,
        requestId: 'R-42',
        fault: { status },
      })
      expect([answer.status, answer.cache, isHidden(answer.html)]).toEqual([status, 'private', true])
      expect(textOf(answer.html)).toContain('Vorgang R-42')
      expect(answer.html).not.toContain('geheim')
    },
  )

  test('a fault is shown even where the store is broken', async () => {
    const broken = {
      ...browser.site,
      office: {
        ...browser.site.office,
        content: { ...browser.site.office.content, brand: async () => Promise.reject(new Error('broken')) },
      },
    }
    const answer = await render({ method: 'GET', url: '/', site: broken, requestId: 'R-43', fault: { status: 500 } })
    expect(answer.status).toBe(500)
    expect(textOf(answer.html)).toContain('Das lag an uns')
  })

  test('a bug is thrown, not hidden', async () => {
    const broken = {
      ...browser.site,
      programme: {
        ...browser.site.programme,
        catalogue: { ...browser.site.programme.catalogue, rubrics: async () => Promise.reject(new Error('a bug')) },
      },
    }
    await expect(browsing(broken).get('/')).rejects.toThrow('a bug')
  })
})
