import { beforeEach, describe, expect, test } from 'vitest'
import { addDays } from '#core/shared/dates.ts'
import { demo, isHidden, openPages, signIn, textOf, type Browsing } from './pages-app.ts'

let pages: Awaited<ReturnType<typeof openPages>>
let browser: Browsing
beforeEach(async () => {
  pages = await openPages()
  browser = pages.visit()
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
    expect([answer.status, answer.location]).toEqual([303, `${item.back}#gemerkt`])
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
    expect((await browser.post('/wishlist/list', { ...item, back: '//evil.tld' })).location).toBe('/#gemerkt')
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
