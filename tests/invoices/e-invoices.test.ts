import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Invoice } from '#core/invoices/invoice.ts'
import type { EInvoiceProfile } from '#core/invoices/ports.ts'
import { amount, day102 } from '#feeds/e-invoice/plain-values.ts'
import { plain } from '#feeds/plain-xml.ts'
import { writingEInvoices } from '#feeds/e-invoice/cross-industry-invoice.ts'
import { anyBilled, anyFee } from './any-invoice.ts'
import { exampleNamed, openRules, rulesAreThere } from './official-rules.ts'
import { billing } from './sample-bookings.ts'
import { leitwegId, sampleInvoices } from './sample-invoices.ts'
import { isLong } from '#tests/long-run.ts'

const { write } = writingEInvoices()
const profiles = ['en16931', 'xrechnung'] as const satisfies readonly EInvoiceProfile[]
const numRuns = isLong ? 200 : 25

describe('an e-invoice', () => {
  const { rechnung, korrektur, fee } = sampleInvoices
  test('says by which rules it is made', () => {
    expect(write(rechnung, 'en16931')).toContain('<ram:ID>urn:cen.eu:en16931:2017</ram:ID>')
    const xrechnung = write(rechnung, 'xrechnung')
    expect(xrechnung).toContain('urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0')
    expect(xrechnung).toContain('<ram:ID>urn:fdc:peppol.eu:2017:poacc:billing:01:1.0</ram:ID>')
  })

  test('of a correction is below nothing, and names the invoice', () => {
    const xml = write(korrektur, 'en16931')
    expect(xml).toContain('<ram:TypeCode>384</ram:TypeCode>')
    expect(xml).toContain('<ram:DuePayableAmount>-1773.10</ram:DuePayableAmount>')
    expect(xml).toMatch(
      /<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>R-2026-000001<\/ram:IssuerAssignedID>.*20261120/,
    )
  })

  test('of an event that was rescheduled has the days of each line, and none for all', () => {
    const xml = write(sampleInvoices.rescheduledForOne, 'xrechnung')
    const periods = [...xml.matchAll(/<ram:BilledQuantity[^>]*>(-?)\d.*?<ram:StartDateTime>.*?>(\d{8})</g)]
    expect(new Set(periods.map(([, sign, day]) => `${sign}${day}`))).toEqual(new Set(['-20270111', '20270201']))
    expect(periods).toHaveLength(sampleInvoices.rescheduledForOne.lines.length)
    expect(xml.split('<ram:ApplicableHeaderTradeSettlement>')[1]).not.toContain('BillingSpecifiedPeriod')
    expect(xml).toContain('Leistungszeitraum: 01.02.2027 bis 05.02.2027, bisher 11.01.2027 bis 15.01.2027.')
    expect(write(korrektur, 'xrechnung')).toMatch(/<ram:ApplicableHeaderTradeSettlement>.*BillingSpecifiedPeriod/)
  })

  test('of a cancellation fee is outside VAT, says why, and names nobody by a VAT number', () => {
    const xml = write({ ...fee, buyer: { ...billing, vatId: 'DE123456789' } }, 'en16931')
    expect(xml).toContain('<ram:CategoryCode>O</ram:CategoryCode><ram:ExemptionReasonCode>VATEX-EU-O')
    expect(xml).toContain('Stornokosten sind Schadensersatz')
    expect(xml).not.toContain('schemeID="VA"')
    expect(xml).toContain('schemeID="FC"')
  })

  test('carries what the buyer finds it by', () => {
    const buyer = { ...billing, orderNo: 'PO 4711', costCentre: 'KST 12', vatId: 'DE123456789' }
    const xml = write({ ...rechnung, buyer }, 'en16931')
    expect(xml).toContain('<ram:BuyerReference>PO 4711</ram:BuyerReference>')
    expect(xml).toMatch(/<ram:BuyerOrderReferencedDocument><ram:IssuerAssignedID>PO 4711</)
    expect(xml).toMatch(/<ram:ReceivableSpecifiedTradeAccountingAccount><ram:ID>KST 12</)
    expect(xml).toContain('<ram:ID schemeID="VA">DE123456789</ram:ID>')
    expect(write({ ...rechnung, buyer: { ...buyer, leitwegId } }, 'xrechnung')).toContain(
      `<ram:BuyerReference>${leitwegId}</ram:BuyerReference>`,
    )
  })

  // https://xeinkauf.de/xrechnung: what XRechnung 3.0 asks for beyond EN 16931, of what an invoice of ours can lack.
  test.each([
    ['BR-DE-1', 'SpecifiedTradeSettlementPaymentMeans'],
    ['BR-DE-2', 'DefinedTradeContact'],
    ['BR-DE-5', 'PersonName'],
    ['BR-DE-6', 'CompleteNumber'],
    ['BR-DE-7', 'EmailURIUniversalCommunication'],
    ['BR-DE-14', 'RateApplicablePercent'],
    ['BR-DE-15', 'BuyerReference'],
    ['BR-DE-23-a', 'IBANID'],
    ['PEPPOL-EN16931-R010 and R020', 'URIUniversalCommunication'],
  ])('for an authority holds what %s asks for', (_rule, element) => {
    for (const invoice of Object.values(sampleInvoices)) {
      const xml = write({ ...invoice, buyer: { ...billing, leitwegId } }, 'xrechnung')
      expect(xml).toMatch(new RegExp(`<ram:${element}[ >]`))
    }
  })

  test.each([
    [0, '0.00'],
    [5, '0.05'],
    [-5, '-0.05'],
    [149_000, '1490.00'],
    [-177_310, '-1773.10'],
  ])('says %d cents as %j', (cents, text) => {
    expect(amount(cents)).toBe(text)
  })

  test('says days and texts plainly', () => {
    expect(day102('2026-11-20')).toBe('20261120')
    expect(plain(' a\u0000b ]]> \ud800c\n')).toBe('a b ]] > \uFFFDc')
  })
})

/** Changes that each break the rule beside them. */
const faults: readonly (readonly [rule: string, of: keyof typeof sampleInvoices, from: string | RegExp, to: string])[] =
  [
    ['BR-02', 'rechnung', '<ram:ID>R-2026-000001</ram:ID>', '<ram:ID></ram:ID>'],
    ['BR-CO-10', 'rechnung', /(<ram:LineTotalAmount>)\d+\.\d\d(<\/ram:LineTotalAmount><ram:TaxBasis)/, '$11.00$2'],
    ['BR-CO-14', 'rechnung', /(<ram:TaxTotalAmount currencyID="EUR">)[\d.]+/, '$11.00'],
    ['BR-CO-15', 'rechnung', /(<ram:GrandTotalAmount>)[\d.]+/, '$11.00'],
    ['BR-CO-16', 'rechnung', /(<ram:DuePayableAmount>)[\d.]+/, '$11.00'],
    ['BR-CO-09', 'rechnung', '<ram:ID schemeID="VA">DE', '<ram:ID schemeID="VA">'],
    ['BR-16', 'rechnung', /<ram:IncludedSupplyChainTradeLineItem>.*<\/ram:IncludedSupplyChainTradeLineItem>/, ''],
    ['BR-27', 'korrektur', '<ram:ChargeAmount>', '<ram:ChargeAmount>-'],
    ['BR-30', 'rescheduled', /(<ram:BillingSpecifiedPeriod>.*?<ram:EndDateTime>.*?>)\d{8}/, '$120261231'],
    ['BR-55', 'korrektur', /<ram:IssuerAssignedID>R-2026-000001<\/ram:IssuerAssignedID>/, ''],
    ['BR-S-08', 'rechnung', /(<ram:BasisAmount>)[\d.]+/, '$11.00'],
    ['BR-S-09', 'rechnung', /(<ram:CalculatedAmount>)[\d.]+/, '$11.00'],
    ['BR-E-10', 'exempt', /<ram:ExemptionReason>.*?<\/ram:ExemptionReason>/, ''],
    ['BR-E-09', 'exempt', /(<ram:CalculatedAmount>)0\.00/, '$11.00'],
    ['BR-O-02', 'fee', '<ram:ID schemeID="FC">', '<ram:ID schemeID="VA">DE'],
    [
      'BR-O-05',
      'fee',
      '<ram:CategoryCode>O</ram:CategoryCode></ram',
      '<ram:CategoryCode>O</ram:CategoryCode><ram:RateApplicablePercent>0</ram:RateApplicablePercent></ram',
    ],
  ]

describe.skipIf(!rulesAreThere)('by the official rules of EN 16931 (EN16931_RULES names their folder)', () => {
  let broken: (xml: string) => readonly string[]
  beforeAll(() => {
    broken = openRules()
  }, 180_000)

  test.each(['CII_example1.xml', 'CII_business_example_01.xml', 'XRechnung-O.xml'])('their own %s is right', (file) => {
    expect(broken(exampleNamed(file))).toEqual([])
  })

  test.each(Object.entries(sampleInvoices))('the %s is right', (_, invoice) => {
    for (const profile of profiles) expect(broken(write(invoice, profile))).toEqual([])
    const full = { ...billing, leitwegId, orderNo: 'PO 4711', costCentre: 'KST 12', vatId: 'DE123456789' }
    for (const profile of profiles) expect(broken(write({ ...invoice, buyer: full }, profile))).toEqual([])
  })

  const right = (invoice: Invoice): void => {
    for (const profile of profiles) expect(broken(write(invoice, profile))).toEqual([])
  }
  test('whatever is billed and corrected is right', { timeout: 600_000 }, () => {
    fc.assert(
      fc.property(anyBilled, ({ all }) => all.forEach(right)),
      { numRuns },
    )
  })
  test('whatever is cancelled is right', { timeout: 600_000 }, () => {
    fc.assert(fc.property(anyFee, right), { numRuns: Math.ceil(numRuns / 4) })
  })

  test.each(faults)('%s is broken by a planted fault', (rule, of, from, to) => {
    const xml = write(sampleInvoices[of], 'en16931')
    const wrong = xml.replace(from, to)
    expect(wrong).not.toBe(xml)
    expect(broken(wrong)).toContain(rule)
  })
})
