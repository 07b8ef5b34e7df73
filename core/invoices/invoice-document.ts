import { countries } from '../accounts/countries.ts'
import { ibanText } from '../brand/seller.ts'
import type { Billing } from '../cart/order-options.ts'
import { quantityText, rateText } from '../costs/cost-words.ts'
import type { Block, Fact, Letterhead, PrintedDocument, TableBlock } from '../documents/documents.ts'
import { dateRange, daySpan } from '../shared/date-texts.ts'
import { formatDate } from '../shared/dates.ts'
import { formatEuro } from '../shared/money.ts'
import { unbroken } from '../shared/unbroken.ts'
import type { Invoice, InvoiceLine, InvoiceTotals } from './invoice.ts'
import { aboutText, kindNames, participantsLine, paymentText, periodText, untaxedReasonsOf } from './invoice-words.ts'

/** An invoice on paper, and within it the same for programs (§ 14 Abs. 4 UStG, DIN 5008). */
export function invoiceDocument(invoice: Invoice, eInvoice: string): PrintedDocument {
  const { number, kind, title, seller, issuedOn } = invoice
  const heading = `${kindNames[kind]} ${number}`
  const about = aboutText(invoice)
  const participants = participantsLine(invoice)
  return {
    title: heading,
    about: `${heading}, ${title}`,
    ...(about === undefined ? {} : { subtitle: about }),
    issued: issuedOn,
    issuer: { name: seller.name, claim: seller.claim, contact: seller.email },
    letterhead: letterhead(invoice),
    eInvoice,
    blocks: [
      { kind: 'paragraph', text: serviceText(invoice) },
      ...(participants === undefined ? [] : [{ kind: 'paragraph', text: `${participants}.` } as const]),
      table(invoice),
      ...untaxedReasonsOf(invoice).map((text): Block => ({ kind: 'paragraph', text })),
      { kind: 'paragraph', text: paymentText(invoice) },
      ...(invoice.dueOn === undefined ? [] : [payment(invoice)]),
    ],
  }
}

/** What was performed and when; of what was cancelled nothing was (§ 14 Abs. 4 S. 1 Nr. 5 und 6 UStG). */
const serviceText = (invoice: Invoice): string => {
  const { title, eventId, service, lines } = invoice
  return lines.some(({ untaxed }) => untaxed === 'damages')
    ? `Abgesagte Teilnahme an „${title}“, Termin ${eventId} ${daySpan(service.from, service.until)}.`
    : `Teilnahme an „${title}“, Termin ${eventId}. ${periodText(invoice)}`
}

const letterhead = (invoice: Invoice): Letterhead => {
  const { seller, buyer } = invoice
  return {
    from: [seller.company, seller.street, `${seller.zip} ${seller.city}`].join(' · '),
    to: addressLines(buyer),
    facts: facts(invoice),
    foot: [
      [seller.company, seller.street, `${seller.zip} ${seller.city}`],
      ['Geschäftsführung:', ...seller.managers.map(unbroken), seller.court, seller.registerNo],
      [`USt-IdNr.: ${seller.vatId}`, `Steuernummer: ${seller.taxNumber}`],
      [seller.bank.name, unbroken(ibanText(seller.bank.iban)), seller.bank.bic],
    ],
  }
}

const addressLines = ({ company, department, street, zip, city, country }: Billing): readonly string[] => [
  company,
  ...(department === undefined ? [] : [department]),
  street,
  `${zip} ${city}`,
  // As the post wants it: the country in capitals, and only abroad.
  ...(country === 'DE' ? [] : [(countries.find(({ code }) => code === country)?.label ?? country).toUpperCase()]),
]

const facts = ({ number, issuedOn, orderNo, orderer, buyer, seller }: Invoice): readonly Fact[] =>
  [
    { label: 'Nummer', text: number },
    { label: 'Datum', text: formatDate(issuedOn) },
    { label: 'Buchung', text: orderNo },
    { label: 'Bestellt von', text: orderer },
    { label: 'Ihre Bestellung', text: buyer.orderNo ?? '' },
    { label: 'Kostenstelle', text: buyer.costCentre ?? '' },
    { label: 'Leitweg-ID', text: buyer.leitwegId ?? '' },
    { label: 'Ihre USt-IdNr.', text: buyer.vatId ?? '' },
    { label: 'Fragen an', text: seller.contact },
    { label: 'Telefon', text: seller.phone },
    { label: 'E-Mail', text: seller.email },
  ].filter(({ text }) => text !== '')

const table = (invoice: Invoice): TableBlock => ({
  kind: 'table',
  caption: isTaxed(invoice.totals) ? 'Preise netto, Mehrwertsteuer am Ende' : 'Ohne Mehrwertsteuer',
  columns: [
    { title: 'Posten' },
    { title: 'Menge', takes: 'figures' },
    { title: 'Einzelpreis', takes: 'figures' },
    { title: 'MwSt.', takes: 'figures' },
    { title: 'Netto', takes: 'figures' },
  ],
  rows: [
    ...invoice.lines.flatMap((line, at) => [...newPeriod(line, invoice.lines[at - 1]), lineRow(line)]),
    ...(hasParts(invoice) ? sumRows(invoice.totals) : []),
    {
      cells: [
        invoice.kind === 'korrektur' ? 'Korrekturbetrag' : 'Rechnungsbetrag',
        '',
        '',
        '',
        formatEuro(invoice.totals.gross),
      ],
      strong: true,
      sum: true,
    },
  ],
})

const lineRow = (line: InvoiceLine) => ({
  cells: [
    line.module === undefined ? line.text : `${line.module}: ${line.text}`,
    countText(line),
    formatEuro(line.net),
    line.untaxed === undefined ? rateText(line.rate) : 'keine',
    formatEuro(line.quantity * line.net),
  ],
})

/** Where lines differ in their days, these stand above the first of each. */
const newPeriod = ({ service }: InvoiceLine, before: InvoiceLine | undefined): TableBlock['rows'] => {
  const [now, above] = [service, before?.service].map((it) => it && dateRange(it.from, it.until))
  return now === undefined || now === above ? [] : [{ cells: [now, '', '', '', ''], strong: true }]
}

const isTaxed = ({ vatByRate }: InvoiceTotals): boolean => vatByRate.some(({ rate }) => rate > 0)

/** Whether there is more to sum up than the whole: a correction may take back as much as it bills anew. */
const hasParts = ({ kind, totals }: Invoice): boolean =>
  isTaxed(totals) && (kind !== 'korrektur' || totals.vatByRate.some(({ net, vat }) => net !== 0 || vat !== 0))

/** What is net, and VAT of each rate on how much. */
const sumRows = ({ net, vatByRate }: InvoiceTotals): TableBlock['rows'] => [
  { cells: ['Summe netto', '', '', '', formatEuro(net)], sum: true },
  ...vatByRate.map((part) => {
    const on = formatEuro(part.net)
    const label = part.rate === 0 ? `Davon ohne MwSt.: ${on}` : `${rateText(part.rate)} MwSt. auf ${on}`
    return { cells: [label, '', '', '', formatEuro(part.vat)], sum: true }
  }),
]

/** '4 Nächte'; in a correction '-1 Nacht'. */
const countText = ({ item, quantity }: InvoiceLine): string =>
  item === 'cancellation-fee'
    ? String(quantity)
    : `${quantity < 0 ? '-' : ''}${quantityText({ item, quantity: Math.abs(quantity) })}`

const payment = ({ number, totals, seller: { bank, company } }: Invoice): Block => ({
  kind: 'facts',
  facts: [
    { label: 'Betrag', text: formatEuro(totals.gross) },
    { label: 'Empfänger', text: company },
    { label: 'IBAN', text: ibanText(bank.iban) },
    { label: 'BIC', text: bank.bic },
    { label: 'Verwendungszweck', text: number },
  ],
})
