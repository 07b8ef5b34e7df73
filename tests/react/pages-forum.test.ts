import { beforeAll, describe, expect, test } from 'vitest'
import { faultsIn } from './faults-in-html.ts'
import { demo, isHidden, openPages, textOf, type Browsing } from './pages-app.ts'

const eule = { email: 'eule@werk.example', password: 'Zwölf Stühle am Tisch' }
const moderator = { email: 'forum@haus.example', password: 'Ein langes Wort von mir' }

let opened: Awaited<ReturnType<typeof openPages>>
const come = async (who: typeof demo): Promise<Browsing> => {
  const browser = opened.visit()
  expect((await browser.post('/kundenportal/login', who)).status).toBe(303)
  return browser
}
/** The page as it stands after a form. */
const after = async (browser: Browsing, url: string, form: Readonly<Record<string, string>>) => {
  const { status, location = '', html } = await browser.post(url, form)
  expect([status, textOf(html ?? '')]).toEqual([303, ''])
  const [path = ''] = location.split('#')
  return { location, html: (await browser.get(path)).html }
}
const threadIn = (location: string): string => /\/forum\/thema\/([^?#]+)/.exec(location)?.[1] ?? 'none'

beforeAll(async () => {
  opened = await openPages()
  const { stage } = opened.testApp
  await stage.account({ ...eule, firstName: 'Jonas', lastName: 'Ö’Brien' })
  await stage.account({ ...moderator, roles: ['forum'] })
})

describe('for everybody', () => {
  test('the forum shows its categories, and is cached', async () => {
    const { status, html, cache, tags } = await opened.visit().get('/forum')
    expect([status, cache, isHidden(html)]).toEqual([200, 'public', false])
    expect(tags).toContain('forum')
    expect(textOf(html)).toContain('Arbeit im Betriebsrat')
    expect(await faultsIn(html)).toEqual([])
  })

  test('a category is cached, and what does not exist is not there', async () => {
    const { status, html, cache } = await opened.visit().get('/forum/wahlen')
    expect([status, cache, isHidden(html)]).toEqual([200, 'public', false])
    expect(await faultsIn(html)).toEqual([])
    expect((await opened.visit().get('/forum/gibt-es-nicht')).status).toBe(404)
    expect((await opened.visit().get('/forum/thema/gibt-es-nicht')).status).toBe(404)
  })

  test.each(['/forum?ich', '/forum/wahlen?ich', '/forum/sbv'])('%s leads to the login and back', async (url) => {
    const { status, location } = await opened.visit().get(url)
    expect(status).toBe(302)
    expect(location).toContain('/kundenportal/login')
    expect(location).toContain(encodeURIComponent(url.split('?')[0] ?? ''))
  })

  test('a closed group says to whom it is closed', async () => {
    const { status, html, cache } = await (await come(demo)).get('/forum/sbv')
    expect([status, cache, isHidden(html)]).toEqual([403, 'private', true])
    expect(textOf(html)).toContain('geschützter Kreis')
    expect(await faultsIn(html)).toEqual([])
  })
})

describe('a member', () => {
  let sevgi: Browsing
  let mod: Browsing
  let thread = ''
  beforeAll(async () => {
    sevgi = await come(demo)
    mod = await come(moderator)
  })

  test('chooses a nickname before she writes, and is told what is wrong with it', async () => {
    const { html } = await sevgi.get('/forum/wahlen?ich')
    expect(textOf(html)).toContain('Die Netiquette')
    const refused = await sevgi.post('/forum/wahlen?ich', { was: 'beitreten', nickname: 'Sevgi' })
    expect(refused.status).toBe(422)
    expect(textOf(refused.html)).toContain('Das sieht nach Ihrem echten Namen aus')
    expect(await faultsIn(refused.html)).toEqual([])
    const joined = await after(sevgi, '/forum/wahlen?ich', { was: 'beitreten', nickname: 'Mohn', netiquette: 'on' })
    expect(textOf(joined.html)).toContain('Willkommen!')
    expect(await faultsIn(joined.html)).toEqual([])
  })

  test('opens a thread, which waits for the moderation', async () => {
    const empty = await sevgi.post('/forum/wahlen?ich', { was: 'eroeffnen', title: '', body: '' })
    expect(empty.status).toBe(422)
    expect(await faultsIn(empty.html)).toEqual([])
    const { location, html } = await after(sevgi, '/forum/wahlen?ich', {
      was: 'eroeffnen',
      title: 'Wer leitet die Wahl?',
      body: 'Gilt § 16 BetrVG? <script>alert(1)</script> ![x](https://boese.example/x.png)',
      tags: 'Wahl, Wahlvorstand',
    })
    thread = threadIn(location)
    expect(textOf(html)).toContain('Die Moderation liest Ihren Beitrag')
    expect(await faultsIn(html)).toEqual([])
    expect((await opened.visit().get(`/forum/thema/${thread}`)).status).toBe(404)
  })

  test('is released by the moderation, which nobody else sees', async () => {
    expect((await sevgi.get('/manage/forum')).status).toBe(403)
    expect((await opened.visit().get('/manage/forum')).status).toBe(302)
    const { html } = await mod.get('/manage/forum')
    expect(textOf(html)).toContain('Wer leitet die Wahl?')
    expect(await faultsIn(html)).toEqual([])
    const id = /name="id" value="([^"]+)"/.exec(html)?.[1] ?? 'none'
    const refused = await mod.post('/manage/forum', { was: 'entfernen', id, reason: '' })
    expect(refused.status).toBe(422)
    expect(await faultsIn(refused.html)).toEqual([])
    const { html: done } = await after(mod, '/manage/forum', { was: 'freigeben', id })
    expect(textOf(done)).toContain('Der Beitrag ist freigegeben.')
    expect(await faultsIn(done)).toEqual([])
  })

  test('is read by everybody, without anything that could do harm', async () => {
    const { status, html, cache, tags } = await opened.visit().get(`/forum/thema/${thread}`)
    expect([status, cache, isHidden(html)]).toEqual([200, 'public', false])
    expect(tags).toContain(`thread:${thread}`)
    expect(textOf(html)).toContain('von Mohn')
    expect(html).toContain('&lt;script&gt;alert(1)')
    expect(html).not.toContain('<img src="https://boese.example')
    expect(await faultsIn(html)).toEqual([])
    expect(textOf((await opened.visit().get('/forum/wahlen')).html)).toContain('Wer leitet die Wahl?')
  })

  test('quotes, follows, answers, changes and removes without scripts', async () => {
    const page = `/forum/thema/${thread}`
    const jonas = await come(eule)
    await after(jonas, `${page}?ich`, { was: 'beitreten', nickname: 'Eule', netiquette: 'on' })
    const { html } = await jonas.get(`${page}?ich`)
    const [, quote = ''] = /href="([^"]*zitat=[^"#]*)/.exec(html) ?? []
    const quoted = await jonas.get(quote.replaceAll('&amp;', '&'))
    expect(quoted.html).toContain('&gt; **Mohn:**')
    expect(await faultsIn(quoted.html)).toEqual([])
    const followed = await after(jonas, `${page}?ich`, { was: 'abonnieren' })
    expect(textOf(followed.html)).toContain('Abonnement beenden')
    const answered = await after(jonas, `${page}?ich`, { was: 'antworten', body: 'Den bestellt der Betriebsrat.' })
    expect(textOf(answered.html)).toContain('Wartet auf die Moderation')
    const [, edit = ''] = /href="([^"]*bearbeiten=[^"#]*)/.exec(answered.html) ?? []
    const editing = await jonas.get(edit.replaceAll('&amp;', '&'))
    expect(textOf(editing.html)).toContain('Ihren Beitrag ändern')
    expect(await faultsIn(editing.html)).toEqual([])
    const id = /bearbeiten=([^&]+)/.exec(edit)?.[1] ?? ''
    const changed = await after(jonas, `${page}?ich`, { was: 'bearbeiten', id, body: 'Den bestellt der Rat.' })
    expect(textOf(changed.html)).toContain('Den bestellt der Rat.')
    const removed = await after(jonas, `${page}?ich`, { was: 'loeschen', id })
    expect(textOf(removed.html)).toContain('Der Beitrag ist gelöscht.')
    const own = await jonas.get('/forum?ich')
    expect(textOf(own.html)).toContain('Wer leitet die Wahl?')
    expect(await faultsIn(own.html)).toEqual([])
  })

  test('anybody reports a post, and objects by the link of a letter', async () => {
    const page = `/forum/thema/${thread}`
    const visitor = opened.visit()
    const [, report = ''] = /href="([^"]*melden=[^"#]*)/.exec((await visitor.get(page)).html) ?? []
    const form = await visitor.get(report.replaceAll('&amp;', '&'))
    expect(form.html).toContain('name="email"')
    expect(await faultsIn(form.html)).toEqual([])
    const id = /melden=([^&]+)/.exec(report)?.[1] ?? ''
    const asked = { was: 'melden', id, reason: 'werbung' }
    const refused = await visitor.post(`${page}?melden=${id}`, { ...asked, explanation: '', email: '' })
    expect(refused.status).toBe(422)
    expect(await faultsIn(refused.html)).toEqual([])
    const sent = { ...asked, explanation: 'Das ist reine Werbung.', email: 'gast@example.org' }
    expect(textOf((await after(visitor, `${page}?melden=${id}`, sent)).html)).toContain('Danke für Ihre Meldung')
    const queue = await mod.get('/manage/forum')
    expect(textOf(queue.html)).toContain('Das ist reine Werbung.')
    expect(await faultsIn(queue.html)).toEqual([])
    const reportId = /id="verdict-([^"]+)"/.exec(queue.html)?.[1] ?? ''
    const verdict = {
      was: 'entscheiden',
      id: reportId,
      verdict: 'bleibt',
      reason: 'Das ist eine Frage, keine Werbung.',
    }
    expect(textOf((await after(mod, '/manage/forum', verdict)).html)).toContain('Entschieden.')
    const letters = await opened.testApp.letters()
    const token = letters.flatMap((letter) => (letter.kind === 'forum-decision' ? [letter.token ?? ''] : []))[0] ?? ''
    const decision = await visitor.get(`/forum/meldung/${token}`)
    expect([decision.status, decision.cache]).toEqual([200, 'private'])
    expect(textOf(decision.html)).toContain('Der Beitrag bleibt stehen.')
    expect(await faultsIn(decision.html)).toEqual([])
    const objected = await after(visitor, `/forum/meldung/${token}`, { explanation: 'Doch, es ist Werbung für X.' })
    expect(textOf(objected.html)).toContain('Ihr Widerspruch ist da.')
    expect((await visitor.get('/forum/meldung/erfunden')).status).toBe(410)
  })

  test('a locked thread is read and answered by nobody', async () => {
    const lock = { was: 'ordnen', thread: `https://haus.example/forum/thema/${thread}?ich`, act: 'schliessen' }
    await after(mod, '/manage/forum', { ...lock, reason: 'Alles ist beantwortet.' })
    const { html } = await opened.visit().get(`/forum/thema/${thread}`)
    expect(textOf(html)).toContain('Dieses Thema ist geschlossen.')
    expect(html).not.toContain('zitat=')
    expect(await faultsIn(html)).toEqual([])
  })
})
