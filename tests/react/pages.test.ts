import { beforeEach, describe, expect, test } from 'vitest'
import { brotliCompressSync } from 'node:zlib'
import { addDays } from '#core/shared/dates.ts'
import { render, browsing, demo, openPages, origin, signIn, textOf, type Browsing } from './pages-app.ts'

let pages: Awaited<ReturnType<typeof openPages>>
let browser: Browsing
beforeEach(async () => {
  pages = await openPages()
  browser = pages.visit()
})

const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]
const isHidden = (html: string) => html.includes('<meta name="robots" content="noindex">')

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

describe('signing in without JavaScript', () => {
  test('leads to the asked target', async () => {
    const answer = await browser.post('/kundenportal/login', { ...demo, post_login_redirect_url: '/seminare/p' })
    expect([answer.status, answer.location]).toEqual([303, '/seminare/p'])
  })

  test('a hostile target leads home', async () => {
    for (const target of ['//evil.tld', 'https:evil', 'javascript:alert(1)', '/\\evil', 'https://evil.example/'])
      expect(
        (await pages.visit().post('/kundenportal/login', { ...demo, post_login_redirect_url: target })).location,
      ).toBe('/')
  })

  test('who is signed in already goes straight to the target', async () => {
    await signIn(browser)
    const answer = await browser.get('/kundenportal/login?post_login_redirect_url=%2Fwishlist%2Flist')
    expect([answer.status, answer.location]).toEqual([302, '/wishlist/list'])
    expect((await browser.get('/kundenportal/login?post_login_redirect_url=//evil.tld')).location).toBe('/')
  })

  test('a wrong password says one thing for all, keeps address and target, never the password', async () => {
    const form = {
      email: demo.email,
      password: 'ganz falsches Wort',
      remember: 'on',
      post_login_redirect_url: '/suche',
    }
    const known = await browser.post('/kundenportal/login', form)
    const unknown = await browser.post('/kundenportal/login', { ...form, email: 'niemand@seminarhaus.example' })
    expect(known.status).toBe(401)
    expect(unknown.status).toBe(401)
    expect(known.html).toContain('role="alert"')
    expect(known.html).toMatch(/id="email"[^>]*value="demo@seminarhaus\.example"/)
    expect(known.html).toContain('name="post_login_redirect_url" value="/suche"')
    expect(known.html).not.toContain('ganz falsches Wort')
    expect(unknown.html.replaceAll('niemand@', 'demo@')).toBe(known.html)
  })

  test('five wrong passwords are the limit, and how long is told', async () => {
    const form = { email: demo.email, password: 'ganz falsches Wort' }
    for (let i = 0; i < 5; i++) await browser.post('/kundenportal/login', form)
    const answer = await browser.post('/kundenportal/login', demo)
    expect(answer.status).toBe(429)
    expect(textOf(answer.html)).toContain('15 Minuten')
  })

  test('an unconfirmed address is told to confirm', async () => {
    await pages.testApp.stage.account({ email: 'neu@seminarhaus.example', password: demo.password, confirmed: false })
    const answer = await browser.post('/kundenportal/login', { ...demo, email: 'neu@seminarhaus.example' })
    expect(answer.status).toBe(403)
    expect(textOf(answer.html)).toContain('noch nicht bestätigt')
  })

  test('the address can come with the link; what is no address is not found', async () => {
    expect((await browser.get('/kundenportal/login/kim%40werk.example')).html).toMatch(
      /id="email"[^>]*value="kim@werk\.example"/,
    )
    expect((await browser.get('/kundenportal/login/keine-adresse')).status).toBe(404)
    expect((await browser.get('/kundenportal/login/%22%3E%3Cscript%3E%40x.de')).html).not.toContain('"><script>')
  })

  test('signing out asks first', async () => {
    await signIn(browser)
    expect((await browser.get('/kundenportal/logout')).html).toMatch(
      /<form[^>]* action="\/kundenportal\/logout" method="post">/,
    )
    const answer = await browser.post('/kundenportal/logout', {})
    expect([answer.status, answer.location]).toEqual([303, '/'])
    expect((await browser.get('/kundenportal/logout')).location).toBe('/')
  })
})

describe('the wishlist without JavaScript', () => {
  const item = { type: 'seminar', value: 'betriebsverfassungsrecht-1', back: '/seminare/r/betriebsverfassung' }

  test('signed out, it says how to see it and stays out of search engines', async () => {
    const { status, html, cache } = await browser.get('/wishlist/list')
    expect([status, cache, isHidden(html)]).toEqual([200, 'private', true])
    expect(html).toContain('/kundenportal/login?post_login_redirect_url=%2Fwishlist%2Flist')
  })

  test('a heart goes to the login with the item as target when signed out [rule:wishlist-only-signed-in]', async () => {
    const answer = await browser.post('/wishlist/list', item)
    const target = '/seminare/r/betriebsverfassung?add_to_wishlist=betriebsverfassungsrecht-1'
    expect([answer.status, answer.location]).toEqual([
      303,
      `/kundenportal/login?post_login_redirect_url=${encodeURIComponent(target)}&merken=seminar`,
    ])
  })

  test('a heart keeps the item and leads back', async () => {
    await signIn(browser)
    expect(textOf((await browser.get('/wishlist/list')).html)).toContain('Ihre Merkliste ist noch leer')
    const answer = await browser.post('/wishlist/list', item)
    expect([answer.status, answer.location]).toEqual([303, item.back])
    const { html } = await browser.get('/wishlist/list')
    expect(textOf(html)).toContain('Betriebsverfassungsrecht I')
    expect(textOf(html)).toContain('Angemeldet als Sevgi Yıldız')
  })

  test('an entry can be taken off; somebody else’s cannot', async () => {
    await signIn(browser)
    await browser.post('/wishlist/list', item)
    const id = /name="remove" value="([^"]+)"/.exec((await browser.get('/wishlist/list')).html)?.[1] ?? ''
    await pages.testApp.stage.account({ email: 'andere@seminarhaus.example', password: demo.password })
    const other = pages.visit()
    await other.post('/kundenportal/login', { ...demo, email: 'andere@seminarhaus.example' })
    expect((await other.post('/wishlist/list', { remove: id })).status).toBe(404)
    expect((await browser.post('/wishlist/list', { remove: id })).location).toBe('/wishlist/list')
    expect(textOf((await browser.get('/wishlist/list')).html)).toContain('Ihre Merkliste ist noch leer')
    expect((await pages.visit().post('/wishlist/list', { remove: id })).location).toContain('/kundenportal/login')
  })

  test('what was taken off can be put back for an hour, with its note and at its old position', async () => {
    await signIn(browser)
    await browser.post('/wishlist/list', item)
    await browser.post('/wishlist/list', { ...item, value: 'rhetorik' })
    const page = async () => (await browser.get('/wishlist/list')).html
    const titles = async () => [...(await page()).matchAll(/<h3><a[^>]*>([^<]+)/g)].map(([, title]) => title)
    const before = await titles()
    const id = /name="remove" value="([^"]+)"/.exec(await page())?.[1] ?? ''
    const noted = await browser.post('/wishlist/list', { id, note: 'für Köln' })
    expect([noted.status, textOf(noted.html)]).toEqual([200, expect.stringContaining('Ihre Notiz ist gespeichert.')])
    await browser.post('/wishlist/list', { remove: id })
    expect(textOf(await page())).toContain('In der letzten Stunde entfernt')
    expect(textOf(await page())).not.toContain('für Köln')
    expect((await browser.post('/wishlist/list', { remove: id })).location).toBe('/wishlist/list')
    await pages.testApp.stage.account({ email: 'andere@seminarhaus.example', password: demo.password })
    const other = pages.visit()
    await other.post('/kundenportal/login', { ...demo, email: 'andere@seminarhaus.example' })
    expect((await other.post('/wishlist/list', { restore: id })).status).toBe(404)

    const restore = /name="restore" value="([^"]+)"/.exec(await page())?.[1] ?? ''
    const restored = await browser.post('/wishlist/list', { restore })
    expect([restored.status, textOf(restored.html)]).toEqual([200, expect.stringContaining('steht wieder auf Ihrer')])
    expect(await titles()).toEqual(before)
    expect(textOf(await page())).toContain('für Köln')
    expect(textOf(await page())).not.toContain('In der letzten Stunde entfernt')

    await browser.post('/wishlist/list', { remove: id })
    pages.testApp.travelTo('2026-11-20T13:00:00.000Z')
    expect(await page()).not.toContain('name="restore"')
    const tooLate = await browser.post('/wishlist/list', { restore })
    expect([tooLate.status, textOf(tooLate.html)]).toEqual([404, expect.stringContaining('länger als eine Stunde her')])
  })

  test('a note that is too long is refused beside what was typed, and the order stays', async () => {
    await signIn(browser)
    await browser.post('/wishlist/list', item)
    const address = '/wishlist/list?sortierung=termin'
    const id = /name="remove" value="([^"]+)"/.exec((await browser.get(address)).html)?.[1] ?? ''
    const note = 'x'.repeat(501)
    const refused = await browser.post(address, { id, note })
    expect(refused.status).toBe(422)
    expect(refused.html).toContain(note)
    expect(textOf(refused.html)).toContain('Das hat nicht geklappt')
    expect((await browser.post(address, { remove: id })).location).toBe(address)
  })

  test('what does not exist is refused in words, and never leads elsewhere', async () => {
    await signIn(browser)
    for (const wrong of [
      { ...item, value: 'nix' },
      { ...item, type: 'unsinn' },
      { ...item, value: '' },
      { ...item, value: 'x'.repeat(256) },
    ]) {
      const answer = await browser.post('/wishlist/list', wrong)
      expect(answer.status).toBe(422)
      expect(textOf(answer.html)).toContain('gibt es nicht')
    }
    expect((await browser.post('/wishlist/list', { ...item, back: '//evil.tld' })).location).toBe('/')
  })

  test('an event that is over is named as such and leads to new ones', async () => {
    await signIn(browser)
    const events = await browser.site.programme.catalogue.events({ theme: 'betriebsverfassungsrecht-1', limit: 1 })
    const first = events.ok ? events.value.items[0] : undefined
    await browser.post('/wishlist/list', { type: 'event', value: `termin-${first?.eventId}`, back: '/' })
    pages.testApp.travelTo(`${addDays(first?.endDate ?? '', 1)}T12:00:00.000Z`)
    const again = pages.visit()
    await signIn(again)
    const { html } = await again.get('/wishlist/list')
    expect(html).toContain('<li class="keep past">')
    expect(html).toContain('href="/seminare/t/betriebsverfassungsrecht-1/termine"')
  })
})

describe('registering without JavaScript', () => {
  const form = {
    salutationId: 'frau',
    firstName: 'Łucja',
    lastName: "Ö'Brien-von der Heide",
    email: 'lucja@werk.example',
    password: 'vier ganz fremde Wörter',
    company: 'Werk Nord',
    function: 'br-mitglied',
    agb: 'on',
    privacyAccepted: 'on',
  }

  test('asks to confirm the address, and says the same to an address with an account', async () => {
    const fresh = await browser.post('/registrierung', form)
    const known = await pages.visit().post('/registrierung', { ...form, email: demo.email })
    expect([fresh.status, fresh.location]).toEqual([303, '/registrierung/danke'])
    expect(known).toEqual(fresh)
    expect(textOf((await browser.get('/registrierung/danke')).html)).toContain('48 Stunden')
  })

  test('looking at the link does nothing, the password of the registration confirms and signs in, once', async () => {
    await browser.post('/registrierung', form)
    const letters = await pages.testApp.letters()
    const letter = letters.find(({ kind }) => kind === 'confirm-address')
    const address = `/registrierung/bestaetigen/${letter?.kind === 'confirm-address' ? letter.token : ''}`
    expect((await browser.get(address)).status).toBe(200)
    expect((await browser.get(address)).html).toContain(`action="${address}"`)
    const wrong = await browser.post(address, { password: 'irgendein anderer Satz' })
    expect(wrong.status).toBe(422)
    expect(wrong.html).toContain('aria-describedby="password-fault"')
    expect(textOf(wrong.html)).toContain('Dieses Passwort gehört nicht zu dieser Registrierung')
    const { password } = form
    expect(await browser.post(address, { password })).toMatchObject({ status: 303, location: '/wishlist/list' })
    expect(textOf((await browser.get('/wishlist/list')).html)).toContain('Angemeldet als Łucja')
    expect((await browser.post(address, { password })).status).toBe(410)
    const again = await browser.get(address)
    expect(again).toMatchObject({ status: 410, cache: 'private' })
    expect(again.html).toContain('<title>Dieser Link gilt nicht mehr –')
    expect(again.html).not.toContain('<form class="stack')
    expect(again.html).toContain('href="/registrierung"')
  })

  test('a link for a new password that dies between opening and sending is told on sending, as a dead one is on opening', async () => {
    await browser.post('/kundenportal/password-forgot', { email: demo.email })
    const letters = await pages.testApp.letters()
    const letter = letters.find(({ kind }) => kind === 'reset-password')
    const address = `/kundenportal/password-reset/${letter?.kind === 'reset-password' ? letter.token : ''}`
    const opened = await browser.get(address)
    expect(opened).toMatchObject({ status: 200, cache: 'private' })
    expect(opened.html).toContain(`action="${address}"`)
    pages.testApp.wait(61 * 60)
    const sent = await browser.post(address, { password: 'Acht Bäume vorm Betriebstor' })
    const reopened = await browser.get(address)
    expect([sent.status, reopened.status]).toEqual([410, 410])
    expect(reopened.html).toBe(sent.html)
    expect(reopened.html).toContain('href="/kundenportal/password-forgot"')
    expect(reopened.html).not.toContain(demo.email)
    expect(opened.html).toContain('<title>Neues Passwort wählen –')
    expect(reopened.html).toContain('<title>Dieser Link gilt nicht mehr –')
  })

  test('a new password leads on to a page that can be loaded anew, and is nobody else’s to keep', async () => {
    await browser.post('/kundenportal/password-forgot', { email: demo.email })
    const letters = await pages.testApp.letters()
    const letter = letters.find(({ kind }) => kind === 'reset-password')
    const address = `/kundenportal/password-reset/${letter?.kind === 'reset-password' ? letter.token : ''}`
    const saved = await browser.post(address, { password: 'Acht Bäume vorm Betriebstor' })
    expect(saved).toMatchObject({ status: 303, location: '/kundenportal/password-forgot/geaendert' })
    const told = await browser.get(saved.location ?? '')
    expect(told).toMatchObject({ status: 200, cache: 'private' })
    expect(told.html).toContain('<title>Ihr Passwort ist geändert –')
    expect(told.html).toContain('<h1>Ihr Passwort ist geändert</h1>')
    expect(isHidden(told.html)).toBe(true)
    expect(told.html).toContain('href="/kundenportal/login?post_login_redirect_url=%2Fwishlist%2Flist"')
  })

  test.each([
    ['a seminar', 'betriebsverfassungsrecht-1'],
    ['what nobody knows', 'gibt-es-nicht'],
  ])('keeps %s that was asked for, without JavaScript', async (_, value) => {
    const wished = `/seminare/t/rhetorik?ort=x&add_to_wishlist=${value}`
    const page = await browser.get(`/registrierung?post_login_redirect_url=${encodeURIComponent(wished)}`)
    expect(page.html).toContain(`name="post_login_redirect_url" value="${wished.replaceAll('&', '&amp;')}"`)
    await browser.post('/registrierung', { ...form, post_login_redirect_url: wished })
    const [letter] = (await pages.testApp.letters()).slice(-1)
    const token = letter?.kind === 'confirm-address' ? letter.token : ''
    const confirmed = await browser.post(`/registrierung/bestaetigen/${token}`, { password: form.password })
    expect(confirmed).toMatchObject({ status: 303, location: '/seminare/t/rhetorik?ort=x' })
  })

  test('names every fault beside its field and in a summary, keeps every value but the password', async () => {
    const { status, html } = await browser.post('/registrierung', {
      ...form,
      email: 'lucja@werk',
      zip: '123',
      agb: '',
      company: '',
    })
    expect(status).toBe(422)
    expect(html).toContain('role="alert"')
    expect(textOf(html)).toContain('Bitte prüfen Sie 3 Angaben')
    for (const field of ['email', 'zip', 'company']) {
      expect(html).toContain(`<a href="#${field}">`)
      expect(html).toMatch(new RegExp(`id="${field}"[^>]*aria-invalid="true"[^>]*aria-describedby="${field}-fault"`))
    }
    expect(html).toMatch(/id="firstName"[^>]*value="Łucja"/)
    expect(html).toContain('value="Ö&#x27;Brien-von der Heide"')
    expect(html).toContain('<option value="br-mitglied" selected="">')
    expect(html).toMatch(/id="privacyAccepted"[^>]*checked=""/)
    expect(html).not.toContain(form.password)
  })

  test('an empty form names what is missing', async () => {
    const { status, html } = await browser.post('/registrierung', {})
    expect(status).toBe(422)
    expect(textOf(html)).toContain('Bitte geben Sie Ihren Vornamen an.')
    expect(textOf(html)).toContain('Bitte lesen Sie die AGB')
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
