import { afterAll, beforeAll, expect, it } from 'vitest'
import { readPdf } from '../pdf/reading-pdfs.ts'
import { injectVisitor } from './inject-visitor.ts'
import { openTestApp, type TestApp } from './test-app.ts'

const member = { email: 'mitglied@haus.example', password: 'ein gutes langes Wort' }
const forAll = '/download/checkliste-beschluss.pdf'
const forMembers = '/download/muster-fuer-mitglieder.pdf'

let testApp: TestApp
let visitor: ReturnType<typeof injectVisitor>
beforeAll(async () => {
  testApp = await openTestApp()
  visitor = injectVisitor(testApp.app)
  await testApp.stage.account(member)
})
afterAll(() => testApp.close())

it('a checklist is a tagged PDF with boxes before what is ticked, stored by nobody on the way', async () => {
  const answer = await visitor.get(forAll)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringContaining('filename="checkliste-beschluss.pdf"') as string,
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  })
  const { text, markInfo } = await readPdf(new Uint8Array(answer.rawPayload))
  expect(markInfo).toMatchObject({ Marked: true })
  const read = text.replaceAll(/[\s\u00AD]+/g, ' ')
  for (const said of ['Alle sind geladen.', 'Rechtzeitig: wie vereinbart', 'Stand: 20.11.2026.'])
    expect(read).toContain(said)
})

it('what is for members asks programs to sign in, and leads people to the login and back', async () => {
  const program = await visitor.get(forMembers)
  expect(program.statusCode).toBe(401)
  expect(program.json()).toMatchObject({ code: 'nicht_angemeldet' })
  const person = await visitor.get(forMembers, { accept: 'text/html' })
  expect([person.statusCode, person.headers.location]).toEqual([
    302,
    `/kundenportal/login?post_login_redirect_url=${encodeURIComponent(forMembers)}`,
  ])
  expect(person.headers['cache-control']).toBe('no-store')
})

it('members get it, and nobody after them', async () => {
  const signedIn = injectVisitor(testApp.app)
  await signedIn.json('/kundenportal/local-login', member)
  expect((await signedIn.get(forMembers)).statusCode).toBe(200)
  expect((await visitor.get(forMembers)).statusCode).toBe(401)
})
