import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { invoiceDocument } from '#core/invoices/invoice-document.ts'
import type { Invoice } from '#core/invoices/invoice.ts'
import { writingEInvoices } from '#feeds/e-invoice/cross-industry-invoice.ts'
import { withFacturXClaim } from '#pdf/factur-x-claim.ts'
import { printingPdfs } from '#pdf/printing-pdfs.ts'
import { billing } from '../invoices/sample-bookings.ts'
import { sampleInvoices } from '../invoices/sample-invoices.ts'
import { readPdf } from './reading-pdfs.ts'
import { hostileNames } from './sample-document.ts'

const { print } = printingPdfs()
const { write } = writingEInvoices()
const printed = (invoice: Invoice) => print(invoiceDocument(invoice, write(invoice, 'en16931')))
const flowing = (text: string): string => text.replaceAll(/[\s\u00AD]+/g, ' ').trim()

const folder = mkdtempSync(join(tmpdir(), 'invoice-'))
const file = join(folder, 'invoice.pdf')
let bytes: Uint8Array
let read: Awaited<ReturnType<typeof readPdf>>
beforeAll(async () => {
  bytes = await printed(sampleInvoices.rechnung)
  writeFileSync(file, bytes)
  read = await readPdf(bytes)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Where a text stands on the first page, in millimetres from its top left. */
const positionOf = async (pdf: Uint8Array, text: string) => {
  const page = await (await getDocumentProxy(pdf.slice(), { verbosity: 0 })).getPage(1)
  const { items } = await page.getTextContent()
  const found = items.find((item) => 'str' in item && item.str.startsWith(text))
  if (!found || !('str' in found)) throw new Error(`${text} is not on the page`)
  const [, , , , x, y]: readonly number[] = found.transform
  const mm = (points = Number.NaN) => (points / 72) * 25.4
  return { left: mm(x), top: 297 - mm(y) }
}

describe('an invoice on paper', () => {
  it('is tagged: title, a table with heads of columns, facts', () => {
    expect(read.markInfo).toMatchObject({ Marked: true })
    const counted = (role: string) => read.roles.filter((it) => it === role).length
    expect([counted('H1'), counted('Table'), counted('TH')]).toEqual([1, 1, 5])
    expect(read.info).toMatchObject({ Title: 'Rechnung R-2026-000001, Betriebsverfassungsrecht I', Language: 'de-DE' })
  })

  it('says all that § 14 Abs. 4 UStG asks for', () => {
    const text = flowing(read.text)
    for (const said of [
      'Seminarhaus Bildungsgesellschaft mbH',
      'Kaistraße 19',
      'Łuczak & Söhne <Werkzeugbau> GmbH',
      'Hafenstraße 1',
      'USt-IdNr.: DE000000000',
      'Steuernummer: 00/000/00000',
      '20.11.2026',
      'R-2026-000001',
      'Teilnahme an „Betriebsverfassungsrecht I“, Termin 4001.',
      'Leistungszeitraum: 11.01.2027 bis 15.01.2027',
      '2 Personen',
      '19 % MwSt. auf 3.069,25 € 583,16 €',
      '7 % MwSt. auf 600,77 € 42,05 €',
      'Davon ohne MwSt.: 16,00 €',
      'ein durchlaufender Posten (§ 10 Abs. 1 Satz 5 UStG)',
      'Rechnungsbetrag 4.311,23 €',
      'Zahlbar bis zum 04.12.2026 ohne Abzug.',
      'DE89 3704 0044 0532 0130 00',
      'Geschäftsführung: Dr. Marlene Brandis Tarek Yıldız Amtsgericht Hamburg HRB 000000',
    ])
      expect(text).toContain(said)
  })

  it('shows the address in the window of an envelope, and its title below the fold’s third (DIN 5008, form B)', async () => {
    const address = await positionOf(bytes, 'Łuczak')
    expect(address.left).toBeCloseTo(25, 0)
    expect(address.top).toBeGreaterThan(45 + 17.7)
    expect((await positionOf(bytes, '20359')).top).toBeLessThan(90)
    expect((await positionOf(bytes, 'Seminarhaus Bildungsgesellschaft mbH · ')).top).toBeLessThan(45 + 17.7)
    expect((await positionOf(bytes, 'Nummer')).left).toBeCloseTo(125, 0)
    expect((await positionOf(bytes, 'Rechnung R-')).top).toBeGreaterThan(98.5)
  })

  it('of a correction names the invoice and who is left; of a fee says why there is no VAT', async () => {
    const correction = flowing((await readPdf(await printed(sampleInvoices.korrektur))).text)
    expect(correction).toContain('Rechnungskorrektur K-2026-000001 zur Rechnung R-2026-000001 vom 20.11.2026')
    expect(correction).toContain('Teilnehmende nach der Korrektur: Änne Ö’Brien.')
    expect(correction).toContain('-1 Person 1.490,00 €')
    expect(correction).toContain('Korrekturbetrag -1.773,10 €')
    expect(correction).toContain('erstatten wir auf Ihr Konto')
    const fee = flowing((await readPdf(await printed(sampleInvoices.fee))).text)
    expect(fee).toContain('Rechnung über Stornokosten R-2026-000002')
    expect(fee).toContain('Abgesagte Teilnahme an „Betriebsverfassungsrecht I“, Termin 4001 vom 11.01.2027')
    expect(fee).toContain('Stornokosten sind Schadensersatz und unterliegen nicht der Umsatzsteuer')
    expect(fee).not.toContain('Summe netto')
  })

  it('of an event that was rescheduled says what is billed for which days, and no sums of nothing', async () => {
    const text = flowing((await readPdf(await printed(sampleInvoices.rescheduled))).text)
    expect(text).toContain('Leistungszeitraum: 01.02.2027 bis 05.02.2027, bisher 11.01.2027 bis 15.01.2027.')
    expect(text).toMatch(/Netto 11\.01\.2027 bis 15\.01\.2027 Seminargebühr -2 Personen.*-4 Nächte/)
    expect(text).toMatch(/01\.02\.2027 bis 05\.02\.2027 Seminargebühr 2 Personen.* 4 Nächte/)
    expect(text).toContain('Korrekturbetrag 0,00 €')
    expect(text).toContain('Am Betrag der Rechnung ändert sich nichts.')
    expect(text).not.toContain('Summe netto')
  })

  it('carries to what the buyer refers, and the country abroad', async () => {
    const buyer = { ...billing, country: 'AT', orderNo: 'PO 4711', costCentre: 'KST 12', vatId: 'ATU12345678' }
    const text = flowing((await readPdf(await printed({ ...sampleInvoices.rechnung, buyer }))).text)
    for (const said of ['PO 4711', 'KST 12', 'ATU12345678', 'ÖSTERREICH']) expect(text).toContain(said)
  })

  it.each(hostileNames)('prints %j as text, never as markup', async (name) => {
    const buyer = { ...billing, company: name, department: name, orderNo: name }
    const invoice = { ...sampleInvoices.rechnung, buyer, participants: [name], title: name }
    const text = (await readPdf(await printed(invoice))).text.replaceAll(/[\s\u00AD]/g, '')
    expect(text).toContain(name.replaceAll(/\s/g, ''))
  })
})

describe('an invoice for programs', () => {
  it('is within the file, to the letter, as its alternative', async () => {
    const pdf = await getDocumentProxy(bytes.slice(), { verbosity: 0 })
    const attached = [...((await pdf.getAttachments()) ?? [])]
    expect(attached.map(([, { filename }]) => filename)).toEqual(['factur-x.xml'])
    const content = await pdf.getAttachmentContent(attached[0]?.[0] ?? '')
    expect(new TextDecoder().decode(content ?? undefined)).toBe(write(sampleInvoices.rechnung, 'en16931'))
    expect(Buffer.from(bytes).toString('latin1')).toContain('/AFRelationship /Alternative')
  })

  it('is claimed in the metadata of a PDF/A-3 that is tagged', () => {
    expect(read.metadata).toMatch(/pdfaid:part>3<.*pdfaid:conformance>A</)
    expect(read.metadata).toContain('<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>')
    expect(read.metadata).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>')
    expect(read.metadata).toContain('<pdfaSchema:prefix>fx</pdfaSchema:prefix>')
  })

  it('is not claimed in a file that typst did not build', () => {
    expect(() => withFacturXClaim(Buffer.from('%PDF-1.7'))).toThrow('the PDF has no')
  })
})

it('gives the same bytes, now and from another press', async () => {
  const again = await printingPdfs().print(
    invoiceDocument(sampleInvoices.rechnung, write(sampleInvoices.rechnung, 'en16931')),
  )
  expect(Buffer.from(again).equals(bytes)).toBe(true)
})

const has = (tool: string): boolean => !spawnSync(tool, ['--version']).error

test.skipIf(!has('qpdf'))('qpdf finds nothing wrong', () => {
  const { status, stdout, stderr } = spawnSync('qpdf', ['--check', file], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toContain('No syntax or stream encoding errors found')
})
