import { beforeEach, describe, expect, test } from 'vitest'
import { demo, isHidden, openPages, signIn, textOf, type Browsing } from './pages-app.ts'

let pages: Awaited<ReturnType<typeof openPages>>
let browser: Browsing
beforeEach(async () => {
  pages = await openPages()
  browser = pages.visit()
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

  /** Registers in as much time as people need. */
  const register = async (somebody: Browsing, typed: Readonly<Record<string, string>> = form) => {
    await somebody.site.office.forms.begin({})
    pages.testApp.wait(60)
    return somebody.post('/registrierung', typed)
  }

  test('asks to confirm the address, and says the same to an address with an account', async () => {
    const fresh = await register(browser)
    const known = await register(pages.visit(), { ...form, email: demo.email })
    expect([fresh.status, fresh.location]).toEqual([303, '/registrierung/danke'])
    expect(known).toEqual(fresh)
    expect(textOf((await browser.get('/registrierung/danke')).html)).toContain('48 Stunden')
  })

  test('looking at the link does nothing, the password of the registration confirms and signs in, once', async () => {
    await register(browser)
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
    expect(await browser.post(address, { password })).toMatchObject({ status: 303, location: '/meinifb/meinifbv2' })
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
    ['a seminar', 'betriebsverfassungsrecht-1', '#gemerkt'],
    ['what nobody knows', 'gibt-es-nicht', ''],
  ])('keeps %s that was asked for, without JavaScript', async (_, value, sign) => {
    const wished = `/seminare/t/rhetorik?ort=x&add_to_wishlist=${value}`
    const page = await browser.get(`/registrierung?post_login_redirect_url=${encodeURIComponent(wished)}`)
    expect(page.html).toContain(`name="post_login_redirect_url" value="${wished.replaceAll('&', '&amp;')}"`)
    await register(browser, { ...form, post_login_redirect_url: wished })
    const [letter] = (await pages.testApp.letters()).slice(-1)
    const token = letter?.kind === 'confirm-address' ? letter.token : ''
    const confirmed = await browser.post(`/registrierung/bestaetigen/${token}`, { password: form.password })
    expect(confirmed).toMatchObject({ status: 303, location: `/seminare/t/rhetorik?ort=x${sign}` })
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
