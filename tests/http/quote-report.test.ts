import { afterAll, beforeAll, expect, it } from 'vitest'
import { readPdf } from '../pdf/reading-pdfs.ts'
import { aQuote } from '../storage/contract/quotes.ts'
import { injectVisitor } from './inject-visitor.ts'
import { openTestApp, type TestApp } from './test-app.ts'

const sent = aQuote('q-1', {
  token: 'a'.repeat(43),
  state: 'versendet',
  contact: { ...aQuote('q-1').contact, firstName: 'Łukasz', lastName: 'GROẞE' },
  note: 'Inklusive Handapparat',
})
const draft = aQuote('q-2', { token: 'b'.repeat(43), number: 'A-2026-000002' })
const expired = aQuote('q-3', {
  ...sent,
  id: 'q-3',
  token: 'c'.repeat(43),
  number: 'A-2026-000003',
  validUntil: '2026-11-01',
})

let testApp: TestApp
let visitor: ReturnType<typeof injectVisitor>
beforeAll(async () => {
  testApp = await openTestApp()
  visitor = injectVisitor(testApp.app)
  await testApp.needs.change(async ({ quotes }) => {
    for (const quote of [sent, draft, expired]) await quotes.add(quote)
    return { ok: true, value: undefined }
  })
})
afterAll(() => testApp.close())

const report = (token: string) => visitor.get(`/quote-api/download-report/${token}`)

it('is a tagged PDF for whoever has the link, and stored by nobody on the way', async () => {
  const answer = await report(sent.token)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringContaining('filename="A-2026-000001.pdf"') as string,
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  })
  const { text, markInfo } = await readPdf(new Uint8Array(answer.rawPayload))
  expect(markInfo).toMatchObject({ Marked: true })
  const read = text.replaceAll(/[\s\u00AD]+/g, '')
  for (const said of ['AngebotA-2026-000001', 'ŁukaszGROẞE', 'Gültigbis', 'InklusiveHandapparat', '5.712,00€'])
    expect(read).toContain(said)
})

it('is not there of a draft, and gone after the last day', async () => {
  expect((await report(draft.token)).statusCode).toBe(404)
  expect((await report(expired.token)).statusCode).toBe(410)
})
