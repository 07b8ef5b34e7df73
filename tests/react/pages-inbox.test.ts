import { beforeAll, describe, expect, test } from 'vitest'
import type { FormRequest } from '#core/form-requests/form-requests.ts'
import { mostAnswers } from '#core/form-requests/form-requests.ts'
import type { Needs } from '#core/needs.ts'
import { pdf } from '#features/support/sample-files.ts'
import { signInAs } from '#features/support/signed-in-staff.ts'
import { done } from '#core/shared/result.ts'
import { faultsIn } from './faults-in-html.ts'
import { openPages, textOf, type Browsing } from './pages-app.ts'

const aRequest = (id: string, change: Partial<FormRequest> = {}): FormRequest => ({
  id,
  kind: 'contact-request',
  email: 'kim@werk.example',
  values: { name: '<b>Kim</b>', email: 'kim@werk.example', message: 'Wann?\nUnd & wo?' },
  sentAt: '2026-11-01T09:00:00.000Z',
  deletedOn: '2027-11-01',
  ...change,
})
const page = (id: string): string => `/manage/eingang/${id}`

let editor: Browsing
let member: Browsing
let needs: Needs
beforeAll(async () => {
  const { testApp, visit } = await openPages()
  ;({ needs } = testApp)
  const signedIn = async (role: 'redaktion' | 'mitglied') => {
    const browser = visit()
    await signInAs(browser.site, { stage: testApp.stage, now: needs.clock.now(), role })
    return browser
  }
  ;[editor, member] = [await signedIn('redaktion'), await signedIn('mitglied')]
})

const add = (...all: readonly FormRequest[]) =>
  needs.change(async ({ formRequests }) => {
    for (const one of all) await formRequests.add(one, [{ name: 'Akte <1>.pdf', kind: 'pdf', bytes: pdf }])
    return done(undefined)
  })
const versionOf = async (id: string): Promise<string> =>
  String((await needs.formRequests.handled(id))?.handling.version ?? 'none')
const act = async (id: string, form: Readonly<Record<string, string>>, version?: string) =>
  editor.post(page(id), { version: version ?? (await versionOf(id)), ...form })

describe('the pages of the inbox', () => {
  test('the empty inbox says so, and a choice that finds nothing says that', async () => {
    expect(textOf((await editor.get('/manage/eingang')).html)).toContain('Noch nichts eingegangen')
    expect(textOf((await editor.get('/manage/eingang?stand=offen&art=feedback')).html)).toContain('Nichts gefunden')
    expect((await editor.get('/manage/eingang')).html).toMatch(
      /<a class="go" href="\/manage\/angebote\?stand=entwurf">Es ist kein Angebot angefragt</,
    )
    const madeUp = await editor.get('/manage/eingang?stand=x&art=x&wer=x&after=x')
    expect([madeUp.status, await faultsIn(madeUp.html)]).toEqual([200, []])
  })

  test('a request shows all that was sent, its file and when it is deleted, and nothing of it as HTML', async () => {
    await add(aRequest('eins'))
    const { status, html, cache } = await editor.get(page('eins'))
    expect([status, cache, await faultsIn(html)]).toEqual([200, 'private', []])
    for (const says of ['&lt;b&gt;Kim&lt;/b&gt;', 'Und & wo?', 'Akte &lt;1&gt;.pdf', '01.11.2027'])
      expect(textOf(html)).toContain(says)
    expect(html).not.toContain('<b>Kim</b>')
    expect(html).toContain(`href="${page('eins')}/datei/1"`)
    expect(html).toContain('value="Antwort auf Ihre Anfrage EINS"')
  })

  test('each form leads on to the page that says what was done', async () => {
    await add(aRequest('zwei'))
    const deeds = [
      ['notieren', { officeNote: 'Rückruf' }, 'Die Notiz ist gespeichert'],
      ['antworten', { replySubject: 'Antwort', reply: 'Gern, am Montag.' }, 'Die Antwort ist unterwegs'],
      ['abschliessen', {}, 'Der Vorgang ist abgeschlossen'],
      ['oeffnen', {}, 'Der Vorgang ist wieder offen'],
    ] as const
    for (const [deed, typed, says] of deeds) {
      const answer = await act('zwei', { do: deed, ...typed })
      expect([answer.status, answer.location]).toEqual([303, `${page('zwei')}?gespeichert=${deed}`])
      const { html } = await editor.get(answer.location ?? '')
      expect([textOf(html).includes(says), await faultsIn(html)]).toEqual([true, []])
    }
  })

  test('what is wrong stands beside its field, and what was typed stays', async () => {
    await add(aRequest('drei'))
    const { status, html } = await act('drei', { do: 'antworten', replySubject: '', reply: 'Ja <i>' })
    expect([status, await faultsIn(html)]).toEqual([422, []])
    expect(html).toMatch(/id="replySubject-fault"[^>]*>(?:<[^>]*>)*[^<]*Bitte geben Sie einen Betreff an/)
    expect(html).toContain('<a href="#reply">')
    expect(html).toContain('Ja &lt;i&gt;</textarea>')
    const unknown = await act('drei', { do: 'zuweisen', assignee: 'niemand, den es gibt' })
    expect([unknown.status, textOf(unknown.html)]).toEqual([422, expect.stringContaining('gehört nicht mehr zum Büro')])
  })

  test('whoever is late is told, sees what is, and keeps her text though the form is gone', async () => {
    await add(aRequest('vier'))
    const before = await versionOf('vier')
    await act('vier', { do: 'abschliessen', closingWord: 'doppelt' })
    const late = await act('vier', { do: 'antworten', replySubject: 'Antwort', reply: 'Lange geschrieben.' }, before)
    expect([late.status, await faultsIn(late.html)]).toEqual([409, []])
    const text = textOf(late.html)
    for (const says of ['Jemand aus dem Büro hat inzwischen', 'doppelt', 'Lange geschrieben.'])
      expect(text).toContain(says)
    expect(late.html).not.toContain('name="reply"')
  })

  test('no form but its own does anything, and what is not there is not found', async () => {
    await add(aRequest('fünf'))
    expect((await act('fünf', { do: 'löschen' })).status).toBe(404)
    expect((await act('fünf', { do: 'abschliessen' }, 'keine')).status).toBe(409)
    expect((await editor.get(page('sechs'))).status).toBe(404)
    expect((await member.post(page('fünf'), { do: 'abschliessen', version: '0' })).status).toBe(403)
    expect((await needs.formRequests.handled('fünf'))?.handling.state).toBe('offen')
  })

  test('no more answers go out than letters can be found again', async () => {
    await add(aRequest('sieben'))
    const answer = { do: 'antworten', replySubject: 'Antwort', reply: 'Gern, am Montag.' }
    for (let nth = 1; nth <= mostAnswers; nth += 1) expect((await act('sieben', answer)).status).toBe(303)
    const tooMany = await act('sieben', answer)
    expect([tooMany.status, textOf(tooMany.html)]).toEqual([422, expect.stringContaining('aus dem Postfach weiter')])
  })

  test('from a request for a seminar of one’s own a quote is begun, for whoever asks and as many as will come', async () => {
    const values = {
      name: 'Änne von der O’Brien',
      email: 'kim@werk.example',
      company: 'Werk & Söhne',
      participants: 12,
    }
    await add(
      aRequest('eigenes', { kind: 'inhouse-request', values }),
      aRequest('katalog', { kind: 'catalogue-request' }),
    )
    const { html } = await editor.get(page('eigenes'))
    const href = '/manage/angebote/neu?anfrage=eigenes&personen=12'
    expect(html).toContain(`href="${href.replace('&', '&amp;')}"`)
    expect((await editor.get(page('katalog'))).html).not.toContain('/manage/angebote/neu')
    const form = await editor.get(href)
    for (const value of ['Änne von der', 'O’Brien', 'kim@werk.example', 'Werk &amp; Söhne', '12', 'eigenes'])
      expect(form.html).toContain(`value="${value}"`)
    expect(await faultsIn(form.html)).toEqual([])
    const none = await editor.get('/manage/angebote/neu?anfrage=keine')
    expect([none.status, await faultsIn(none.html)]).toEqual([200, []])
  })
})
