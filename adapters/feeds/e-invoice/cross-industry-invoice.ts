import { toXml } from 'xast-util-to-xml'
import { x } from 'xastscript'
import type { Invoice, InvoiceKind } from '#core/invoices/invoice.ts'
import { aboutText, participantsLine, periodBefore, periodText } from '#core/invoices/invoice-words.ts'
import type { EInvoiceProfile, ForWritingEInvoices } from '#core/invoices/ports.ts'
import { dayElement } from './days.ts'
import { lineItem } from './lines.ts'
import { buyerParty, namesVatIds, sellerParty } from './parties.ts'
import { plain } from '../plain-xml.ts'
import { settlement } from './settlement.ts'

const cii = 'urn:un:unece:uncefact:data:standard'
const namespaces = {
  'xmlns:rsm': `${cii}:CrossIndustryInvoice:100`,
  'xmlns:ram': `${cii}:ReusableAggregateBusinessInformationEntity:100`,
  'xmlns:udt': `${cii}:UnqualifiedDataType:100`,
  'xmlns:qdt': `${cii}:QualifiedDataType:100`,
}

/** BT-24, and BT-23 where it is asked for. */
const guidelines: Readonly<Record<EInvoiceProfile, string>> = {
  en16931: 'urn:cen.eu:en16931:2017',
  xrechnung: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
}
const billingProcess = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'

/** UNTDID 1001: commercial invoice, corrected invoice. */
const typeCodes: Readonly<Record<InvoiceKind, '380' | '384'>> = {
  rechnung: '380',
  'storno-gebuehr': '380',
  korrektur: '384',
}

/** Writes invoices as UN/CEFACT Cross Industry Invoice D16B, elements in the order of its schema. */
export const writingEInvoices = (): ForWritingEInvoices => ({
  write,
  file: (invoice, profile) => new TextEncoder().encode(write(invoice, profile)),
})

const write = (invoice: Invoice, profile: EInvoiceProfile): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${toXml(documentOf(invoice, profile), { closeEmptyElements: true })}\n`

const documentOf = (invoice: Invoice, profile: EInvoiceProfile) =>
  x('rsm:CrossIndustryInvoice', namespaces, [
    x('rsm:ExchangedDocumentContext', [
      profile === 'xrechnung'
        ? x('ram:BusinessProcessSpecifiedDocumentContextParameter', [x('ram:ID', billingProcess)])
        : null,
      x('ram:GuidelineSpecifiedDocumentContextParameter', [x('ram:ID', guidelines[profile])]),
    ]),
    x('rsm:ExchangedDocument', [
      x('ram:ID', invoice.number),
      x('ram:TypeCode', typeCodes[invoice.kind]),
      x('ram:IssueDateTime', [dayElement(invoice.issuedOn)]),
      ...notesOf(invoice).map((note) => x('ram:IncludedNote', [x('ram:Content', plain(note))])),
    ]),
    x('rsm:SupplyChainTradeTransaction', [
      ...invoice.lines.map((line, at) => lineItem(line, at + 1)),
      agreement(invoice),
      x('ram:ApplicableHeaderTradeDelivery', [
        x('ram:ActualDeliverySupplyChainEvent', [x('ram:OccurrenceDateTime', [dayElement(invoice.service.until)])]),
      ]),
      settlement(invoice),
    ]),
  ])

const notesOf = (invoice: Invoice): readonly string[] =>
  [
    `${invoice.title}, Termin ${invoice.eventId}`,
    participantsLine(invoice),
    aboutText(invoice),
    periodBefore(invoice) && periodText(invoice),
  ].filter((note) => note !== undefined)

/** Who buys of whom, and what each calls it. A German authority's invoices find their way by its Leitweg-ID (BT-10). */
const agreement = (invoice: Invoice) => {
  const { seller, buyer, orderer, orderNo } = invoice
  const reference = buyer.leitwegId ?? buyer.orderNo
  const vatIds = namesVatIds(invoice)
  return x('ram:ApplicableHeaderTradeAgreement', [
    reference === undefined ? null : x('ram:BuyerReference', plain(reference)),
    sellerParty(seller, vatIds),
    buyerParty(buyer, orderer, vatIds),
    x('ram:SellerOrderReferencedDocument', [x('ram:IssuerAssignedID', plain(orderNo))]),
    buyer.orderNo === undefined
      ? null
      : x('ram:BuyerOrderReferencedDocument', [x('ram:IssuerAssignedID', plain(buyer.orderNo))]),
  ])
}
