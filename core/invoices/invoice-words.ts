import { dateRange } from '../shared/date-texts.ts'
import { formatDate } from '../shared/dates.ts'
import { nbsp } from '../shared/unbroken.ts'
import type { Invoice, InvoiceKind, ServicePeriod, UntaxedReason } from './invoice.ts'

/** What the paper is called; 'Gutschrift' would be an invoice that the buyer writes (§ 14 Abs. 2 S. 5 UStG). */
export const kindNames: Readonly<Record<InvoiceKind, string>> = {
  rechnung: 'Rechnung',
  korrektur: 'Rechnungskorrektur',
  'storno-gebuehr': 'Rechnung über Stornokosten',
}

/** Why no VAT is due (§ 14 Abs. 4 S. 1 Nr. 8 UStG). */
export const untaxedTexts: Readonly<Record<UntaxedReason, string>> = {
  education: `Die Seminargebühr ist umsatzsteuerfrei nach §${nbsp}4 Nr.${nbsp}22 Buchst.${nbsp}a UStG.`,
  'passed-through': `Die Übernachtungssteuer ist ein durchlaufender Posten (§${nbsp}10 Abs.${nbsp}1 Satz${nbsp}5 UStG).`,
  damages: `Stornokosten sind Schadensersatz und unterliegen nicht der Umsatzsteuer (§${nbsp}1 Abs.${nbsp}1 Nr.${nbsp}1 UStG).`,
}

/** The reasons that an invoice has to give, each once. */
export const untaxedReasonsOf = ({ lines }: Pick<Invoice, 'lines'>): readonly string[] => [
  ...new Set(lines.flatMap(({ untaxed }) => (untaxed ? [untaxedTexts[untaxed]] : []))),
]

/** By when it is paid, or what becomes of money that is owed to the buyer. */
export const paymentText = ({ kind, dueOn, totals }: Pick<Invoice, 'kind' | 'dueOn' | 'totals'>): string => {
  if (dueOn !== undefined) return `Zahlbar bis zum ${formatDate(dueOn)} ohne Abzug.`
  if (totals.gross < 0)
    return 'Was Sie schon gezahlt haben, erstatten wir auf Ihr Konto; was noch offen ist, verringert sich um diesen Betrag.'
  return kind === 'korrektur' ? 'Am Betrag der Rechnung ändert sich nichts.' : 'Es ist nichts zu zahlen.'
}

/** The days that were billed before the event was rescheduled, in the correction that says so. */
export const periodBefore = ({ service, lines }: Pick<Invoice, 'service' | 'lines'>): ServicePeriod | undefined =>
  lines.find((line) => line.service && (line.service.from !== service.from || line.service.until !== service.until))
    ?.service

/** 'Leistungszeitraum: 01.02.2027 bis 03.02.2027, bisher 11.01.2027 bis 13.01.2027.' */
export const periodText = (invoice: Pick<Invoice, 'service' | 'lines'>): string => {
  const [now, before] = [invoice.service, periodBefore(invoice)].map((it) => it && dateRange(it.from, it.until))
  return `Leistungszeitraum: ${now}${before === undefined ? '' : `, bisher ${before}`}.`
}

/** 'Teilnehmende: Änne Ö’Brien, Bo Żak'; undefined where nobody is named. */
export const participantsLine = ({ kind, participants }: Pick<Invoice, 'kind' | 'participants'>): string | undefined =>
  participants.length === 0
    ? undefined
    : `Teilnehmende${kind === 'korrektur' ? ' nach der Korrektur' : ''}: ${participants.join(', ')}`

/** 'zur Rechnung R-2026-000001 vom 20.11.2026'; undefined where it stands for itself. */
export const aboutText = ({ about }: Pick<Invoice, 'about'>): string | undefined =>
  about && `zur Rechnung ${about.number} vom ${formatDate(about.issuedOn)}`
