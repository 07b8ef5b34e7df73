import { beforeAll, describe, expect, test } from 'vitest'
import { postedForm } from '#pages-port/posted-form.ts'
import { samplePdf } from '#features/support/sample-pdfs.ts'
import { signInAs } from '#features/support/signed-in-staff.ts'
import { faultsIn } from './faults-in-html.ts'
import { openPages, render, textOf, type Browsing } from './pages-app.ts'

const address = '/manage/pdf-analysis'
let administrator: Browsing
let editor: Browsing
let visitor: Browsing

beforeAll(async () => {
  const { testApp, visit } = await openPages()
  const signedIn = async (role: 'admin' | 'redaktion') => {
    const browser = visit()
    await signInAs(browser.site, { stage: testApp.stage, now: testApp.needs.clock.now(), role })
    return browser
  }
  administrator = await signedIn('admin')
  editor = await signedIn('redaktion')
  visitor = visit()
})

const send = (bytes: Uint8Array, by = administrator) =>
  render({
    method: 'POST',
    url: address,
    form: postedForm(),
    files: [{ name: '<Merkblatt>.pdf', bytes }],
    site: by.site,
    requestId: 'R-1',
  })

describe('the page on which PDFs are analysed', () => {
  test('is empty at first, well-formed, kept from searches and never stored', async () => {
    const answer = await administrator.get(address)
    expect([answer.status, answer.cache]).toEqual([200, 'private'])
    expect(answer.html).toContain('noindex')
    expect(textOf(answer.html)).toContain('Noch nichts untersucht')
    expect(await faultsIn(answer.html)).toEqual([])
  })

  test('leads visitors to the login and back, and tells editors that it is not for them', async () => {
    expect(await visitor.get(address)).toMatchObject({
      status: 302,
      location: `/kundenportal/login?post_login_redirect_url=${encodeURIComponent(address)}`,
    })
    const denied = await editor.get(address)
    expect(denied.status).toBe(403)
    expect(textOf(denied.html)).toContain('Zugang hat die Administration.')
    expect((await send(samplePdf({ pages: [['Text']] }), editor)).status).toBe(403)
  })

  test('says beside the field what is wrong with a file', async () => {
    const answer = await send(new Uint8Array([1, 2, 3]))
    expect(answer.status).toBe(415)
    expect(answer.html).toMatch(/role="alert".*?<a href="#pdf">.*id="pdf"[^>]*aria-invalid="true"/s)
    expect(await faultsIn(answer.html)).toEqual([])
  })

  test('shows what stands in a PDF as text and never as markup', async () => {
    const bytes = samplePdf({
      pages: [['Anhörung <b>vor</b> der Kündigung', 'nach § 102 BetrVG und § 1 KSchG'], [], ['Drei'], ['Vier']],
      title: 'Die <i>Anhörung</i>',
      tagged: true,
      figures: [''],
    })
    const first = await send(bytes)
    const { html, status } = await send(bytes)
    expect([first.status, status]).toEqual([200, 200])
    expect(await faultsIn(html)).toEqual([])
    expect(html).not.toMatch(/<b>vor|<i>Anh/)
    const text = textOf(html)
    expect(text).toContain('Ergebnis: _Merkblatt_.pdf')
    expect(text).toContain('Titel Die &lt;i&gt;Anhörung&lt;/i&gt;')
    expect(text).toContain('Auf einer Seite steht kein Text.')
    expect(text).toContain('Ein Bild hat keinen Alternativtext.')
    expect(text).toContain('Dieselbe Datei wurde am 20.11.2026 als „_Merkblatt_.pdf“ untersucht.')
    expect(text).toContain('Hier stehen die ersten 3 Seiten von 4.')
    expect(html).toContain('href="/gesetze/betrvg"')
    expect(text).not.toContain('Vier')
    expect(html).toContain('Vier')
  })
})
