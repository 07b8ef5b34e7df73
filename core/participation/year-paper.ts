import type { Brand } from '../brand/brand.ts'
import { bookingStateLabels } from '../booking/booking-state.ts'
import type { Block, Fact, PrintedDocument } from '../documents/documents.ts'
import { dateRange } from '../shared/date-texts.ts'
import type { Day } from '../shared/day.ts'
import { formatEuro } from '../shared/money.ts'
import type { GremiumYear, ShownParty } from './ports.ts'
import type { YearCosts } from './costs-of-year.ts'

const costFacts = ({ booked, past, fees, open, total, budget, complete }: YearCosts): readonly Fact[] => [
  { label: 'Gebucht, noch vor uns', text: formatEuro(booked) },
  { label: 'Besucht', text: formatEuro(past) },
  { label: 'Gebühren für Stornierungen', text: formatEuro(fees) },
  { label: 'Zusammen, netto', text: `${formatEuro(total)}${complete ? '' : ' (ohne Preise auf Anfrage)'}` },
  ...(open > 0 ? [{ label: 'Reserviert, noch nicht verbindlich', text: formatEuro(open) }] : []),
  ...(budget === undefined
    ? []
    : [
        { label: 'Budget', text: formatEuro(budget) },
        budget >= total
          ? { label: 'Davon frei', text: formatEuro(budget - total) }
          : { label: 'Über dem Budget', text: formatEuro(total - budget) },
      ]),
]

const whereOf = ({ isOnline, location }: ShownParty): string => (isOnline ? 'online' : (location ?? ''))
const whoOf = ({ participants }: ShownParty): string =>
  participants
    .filter(({ state }) => state !== 'storniert_kunde')
    .map(({ name = 'N. N.' }) => name)
    .join(', ')

/** What a Gremium booked and attended in a year, for its meeting: people, events, and costs for its managers. */
export function yearPaper(
  { name, year, people, bookings, costs }: GremiumYear,
  { brand, today }: { readonly brand: Brand; readonly today: Day },
): PrintedDocument {
  const money: readonly Block[] = costs
    ? [
        { kind: 'heading', level: 2, text: 'Was es kostet' },
        { kind: 'facts', facts: costFacts(costs) },
        {
          kind: 'paragraph',
          tone: 'small',
          text: `Beträge netto, wie sie auf Rechnungen von ${brand.name} stehen. Was ein Hotel selbst abrechnet, und Reisekosten, sind nicht dabei.`,
        },
      ]
    : []
  return {
    title: `Schulungen ${year}`,
    about: `Schulungen ${year}: ${name}`,
    subtitle: name,
    issuer: { name, claim: '', contact: name },
    issued: today,
    plain: true,
    personal: true,
    blocks: [
      { kind: 'heading', level: 2, text: 'Wer was gebucht hat' },
      people.length === 0
        ? { kind: 'paragraph', text: 'Zu diesem Gremium gehört noch niemand.' }
        : {
            kind: 'table',
            columns: [
              { title: 'Name', takes: 'most' },
              { title: 'Gebucht', takes: 'figures' },
              { title: 'Besucht', takes: 'figures' },
              ...(costs ? [{ title: 'Netto', takes: 'figures' as const }] : []),
            ],
            rows: people.map((one) => ({
              cells: [one.name, String(one.booked), String(one.attended), ...(costs ? [formatEuro(one.net ?? 0)] : [])],
            })),
          },
      { kind: 'heading', level: 2, text: 'Termine' },
      bookings.length === 0
        ? { kind: 'paragraph', text: `Für ${year} ist nichts gebucht.` }
        : {
            kind: 'table',
            columns: [
              { title: 'Zeit', takes: 'short' },
              { title: 'Thema und Ort', takes: 'most' },
              { title: 'Wer' },
              { title: 'Stand', takes: 'short' },
            ],
            rows: bookings.map((one) => ({
              cells: [
                dateRange(one.startDate, one.endDate),
                `${one.theme.title}, ${whereOf(one)}`,
                whoOf(one),
                bookingStateLabels[one.status],
              ],
            })),
          },
      ...money,
    ],
  }
}
