import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Billable } from '#core/invoices/billable.ts'
import { issueInvoice } from '#core/invoices/issuing.step.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { booking, seller } from '../invoices/sample-bookings.ts'
import { leitwegId } from '../invoices/sample-invoices.ts'
import { readPdf } from '../pdf/reading-pdfs.ts'
import { injectVisitor } from './inject-visitor.ts'
import { openTestApp, type TestApp } from './test-app.ts'

let testApp: TestApp
let visitor: ReturnType<typeof injectVisitor>
const bill = async (billed: Billable): Promise<void> => {
  const answer = await testApp.needs.change((tx) =>
    issueInvoice(tx, { booking: billed, reason: 'booked', day: '2026-11-20', seller }),
  )
  expect(answer.ok).toBe(true)
}
beforeAll(async () => {
  testApp = await openTestApp()
  visitor = injectVisitor(testApp.app)
  const { options } = booking()
  await bill(booking())
  await bill(
    booking({
      id: 'booking-2',
      token: 'token-2',
      options: { ...options, billing: { ...options.billing, leitwegId } },
    }),
  )
})
afterAll(() => testApp.close())

const first = 'R-2026-000001'
const second = 'R-2026-000002'

describe('an invoice', () => {
  it('is given as PDF to whoever has the link of its booking, and is stored nowhere on the way', async () => {
    const answer = await visitor.get(addressOf.invoicePdf('token-1', first))
    expect(answer.statusCode).toBe(200)
    const filename = `Rechnung-${first}.pdf`
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${filename}"; filename*=UTF-8''${filename}`,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    })
    expect((await readPdf(new Uint8Array(answer.rawPayload))).text).toContain(`Rechnung ${first}`)
  })

  it('is given for programs by the rules of EN 16931, and by those of XRechnung where there is a Leitweg-ID', async () => {
    const plain = await visitor.get(addressOf.invoiceXml('token-1', first))
    expect([plain.statusCode, plain.headers['content-type'], plain.headers['cache-control']]).toEqual([
      200,
      'application/xml; charset=utf-8',
      'no-store',
    ])
    expect(plain.body).toContain('<ram:ID>urn:cen.eu:en16931:2017</ram:ID>')
    const authority = await visitor.get(addressOf.invoiceXml('token-2', second))
    expect(authority.body).toContain('xeinkauf.de:kosit:xrechnung_3.0')
    expect(authority.body).toContain(leitwegId)
  })

  it.each([
    ['another booking', addressOf.invoicePdf('token-1', second)],
    ['another booking, for programs', addressOf.invoiceXml('token-2', first)],
    ['nobody', addressOf.invoicePdf('token-1', 'R-2026-000009')],
    ['what is no number', addressOf.invoicePdf('token-1', 'rechnung')],
    ['no token', addressOf.invoicePdf('%20', first)],
    ['a hostile number', addressOf.invoiceXml('token-1', '%2e%2e%2fetc%2fpasswd')],
  ])('of %s is not found', async (_, address) => {
    const problem = await visitor.get(address)
    expect([problem.statusCode, problem.json().code]).toEqual([404, 'nicht_gefunden'])
    const page = await visitor.get(address, { accept: 'text/html' })
    expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  })
})
