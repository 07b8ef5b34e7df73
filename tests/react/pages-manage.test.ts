import { beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '#core/accounts/accounts.ts'
import { done } from '#core/shared/result.ts'
import { lawFile } from '#features/support/law-file.ts'
import { signInAs } from '#features/support/signed-in-staff.ts'
import { existsLetter, person } from '../storage/contract/people.ts'
import { faultsIn } from './faults-in-html.ts'
import { openPages, render, textOf, type Browsing } from './pages-app.ts'

let visit: Awaited<ReturnType<typeof openPages>>['visit']
let admin: Browsing
let editor: Browsing
let member: Browsing
let versionId = ''
let failedJob = ''

const empty = { law: [{ name: 'a.xml', bytes: new TextEncoder().encode('<items/>') }] }
const norms = [
  { norm: '§ 1', title: 'Gärten', text: 'Gärten sind grün.' },
  { norm: '§ 2', title: 'Hecken', text: 'Hecken & Zäune.'.replace('&', '&amp;') },
]

beforeAll(async () => {
  const { testApp, visit: visiting } = await openPages()
  visit = visiting
  const signedIn = async (role: Role) => {
    const browser = visit()
    await signInAs(browser.site, { stage: testApp.stage, now: testApp.needs.clock.now(), role })
    return browser
  }
  ;[admin, editor, member] = [await signedIn('admin'), await signedIn('redaktion'), await signedIn('mitglied')]
  const { legislation } = admin.site.office
  // Nothing stands there yet: the same pages, empty.
  for (const address of ['/manage', '/manage/legislation'])
    expect(await faultsIn((await admin.get(address)).html)).toEqual([])
  const ended = async (law: readonly { readonly name: string; readonly bytes: Uint8Array }[]) => {
    const begun = await legislation.import({ law })
    for (;;) {
      const job = await legislation.job({ id: (begun.ok && begun.value.jobId) || '' })
      if (job.ok && ['done', 'failed'].includes(job.value.status)) return job.value
    }
  }
  versionId = (await ended([{ name: 'a.xml', bytes: lawFile('GartG', '2026-01-01', norms) }])).versionId ?? ''
  failedJob = (await ended(empty.law)).id
  await testApp.needs.change(async ({ letters }) =>
    done(await letters.post(existsLetter(person()), testApp.needs.clock.now())),
  )
  for (const { id } of await testApp.needs.letters.claim(99, testApp.needs.clock.now(), testApp.needs.clock.now()))
    await testApp.needs.letters.givenUp(id, testApp.needs.clock.now(), 'no such <mailbox>')
})

const forEditors: readonly (readonly [string, () => string])[] = [
  ['the dashboard', () => '/manage'],
  ['the report on citations', () => '/manage/zitate'],
  ['citations that lead somewhere certain', () => '/manage/zitate?ziel=no-such-ruling'],
  ['citations of which there are none', () => '/manage/zitate?ziel=norm'],
]
const forConsultants: readonly (readonly [string, () => string])[] = [
  ['quotes', () => '/manage/angebote'],
  ['quotes of one state', () => '/manage/angebote?stand=angenommen'],
  ['a new quote', () => '/manage/angebote/neu?termin=4711&personen=3&anfrage=a-1'],
  ['consultants', () => '/manage/berater'],
  ['the time of a consultant', () => '/manage/berater/svenja-brandt'],
  ['the inbox', () => '/manage/eingang'],
]
const forAdministrators: readonly (readonly [string, () => string])[] = [
  ['the laws', () => '/manage/legislation'],
  ['a version of a law', () => `/manage/legislation/fassung/${versionId}`],
  ['a job that failed', () => `/manage/legislation/auftrag/${failedJob}`],
  ['the order of themes', () => '/manage/themen'],
  ['accesses to data', () => '/manage/zugriffe'],
  ['that of a rubric, where one was moved', () => '/manage/themen?rubrik=arbeitsrecht&verschoben=102'],
]
const all = [...forEditors, ...forConsultants, ...forAdministrators]

describe('the pages on which the office looks after things', () => {
  test.each(all)('%s is well-formed, kept from searches and never stored', async (_, address) => {
    const answer = await admin.get(address())
    expect([answer.status, answer.cache]).toEqual([200, 'private'])
    expect(answer.html).toContain('noindex')
    expect(await faultsIn(answer.html)).toEqual([])
  })

  test.each(all)('%s leads visitors to the login and back', async (_, address) => {
    const answer = await visit().get(address())
    expect(answer.status).toBe(302)
    expect(answer.location).toBe(`/kundenportal/login?post_login_redirect_url=${encodeURIComponent(address())}`)
  })

  test.each(all)('%s says to members that it is not for them', async (_, address) => {
    const answer = await member.get(address())
    expect(answer.status).toBe(403)
    expect(textOf(answer.html)).toContain('Kein Zugang')
  })

  test.each(forAdministrators)('%s says to editors who has access', async (_, address) => {
    const answer = await editor.get(address())
    expect(answer.status).toBe(403)
    expect(textOf(answer.html)).toContain('Zugang hat die Administration.')
  })

  test('the dashboard shows editors no way to what is not for them', async () => {
    const { status, html } = await editor.get('/manage')
    expect(status).toBe(200)
    for (const area of ['/manage/legislation', '/manage/pdf-analysis', '/manage/themen', '/manage/zugriffe']) {
      expect(html).not.toContain(area)
      expect((await admin.get('/manage')).html).toContain(`href="${area}"`)
    }
  })

  test('letters that nobody could send stand there with the reason', async () => {
    const { html } = await admin.get('/manage')
    expect(textOf(html)).toMatch(/Nicht zustellbar in 30 Tagen [1-9]/)
    expect(html).toContain('no such &lt;mailbox&gt;')
  })

  test('what is not there is not found', async () => {
    for (const address of ['/manage/legislation/auftrag/x', '/manage/legislation/fassung/x', '/manage/themen?rubrik=x'])
      expect((await admin.get(address)).status).toBe(404)
  })

  test('a law is published in two steps, and over nothing that was not seen', async () => {
    const page = `/manage/legislation/fassung/${versionId}`
    const first = await admin.post(page, { do: 'publish', seen: '' })
    expect([first.status, textOf(first.html)]).toEqual([200, expect.stringContaining('Jetzt veröffentlichen')])
    expect(await faultsIn(first.html)).toEqual([])
    // Whatever others did between the steps, the second one knows what was seen in the first.
    expect((await admin.post(page, { do: 'publish', seen: 'another' })).html).toContain('name="seen" value="another"')
    const stale = await admin.post(page, { do: 'publish', seen: 'another', sure: 'yes' })
    expect([stale.status, textOf(stale.html)]).toEqual([409, expect.stringContaining('jemand anderes')])
    expect(await faultsIn(stale.html)).toEqual([])
    const done = await admin.post(page, { do: 'publish', seen: '', sure: 'yes' })
    expect([done.status, done.location]).toEqual([303, page])
    expect(textOf((await admin.get(page)).html)).toContain('ja, alle lesen sie')
  })

  test('a file of the wrong kind is told of beside its field', async () => {
    const { status, html } = await render({
      method: 'POST',
      url: '/manage/legislation',
      files: [{ name: 'a.txt', bytes: new TextEncoder().encode('Gesetz') }],
      site: admin.site,
      requestId: 'R-1',
    })
    expect(status).toBe(415)
    expect(html).toMatch(/id="law-fault"[^>]*>(?:<[^>]*>)*[^<]*Das ist weder XML noch ein ZIP-Archiv/)
    expect(html).toContain('<a href="#law">')
    expect(await faultsIn(html)).toEqual([])
  })

  test('no form but its own moves a theme', async () => {
    expect(
      (await admin.post('/manage/themen', { move: 'sideways 1', rubric: 'arbeitsrecht', version: '0' })).status,
    ).toBe(404)
    const strange = await admin.post('/manage/themen', { move: 'up 1', rubric: 'arbeitsrecht', version: '7' })
    expect([strange.status, textOf(strange.html)]).toEqual([409, expect.stringContaining('jemand anderes')])
    expect(await faultsIn(strange.html)).toEqual([])
  })
})
