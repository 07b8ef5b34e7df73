import type { Brand } from '../content/content.ts'
import type { Block, PrintedDocument, TableBlock } from '../documents/documents.ts'
import { dateRange } from '../shared/date-texts.ts'
import { formatDate } from '../shared/dates.ts'
import type { Day } from '../shared/day.ts'
import { formatEuro } from '../shared/money.ts'
import {
  amountText,
  costLabels,
  incompleteText,
  lineNet,
  notIncludedTexts,
  participantsText,
  quantityText,
  rateText,
  sumLabels,
  travelText,
  vatLabel,
} from './cost-words.ts'
import type { CostEstimate, CostGroup, CostLine, CostTotals } from './costs.ts'

/** An estimate on paper, to hand to an employer. */
export function costDocument(estimate: CostEstimate, brand: Brand, today: Day, site: string): PrintedDocument {
  const { event, participants, groups, lines, totals, travel, legalBasis, notIncluded } = estimate
  const days = dateRange(event.startDate, event.endDate)
  return {
    title: 'Kostenübersicht',
    subtitle: event.theme.title,
    issued: today,
    issuer: { name: brand.name, claim: brand.claim, contact: [brand.phone, brand.email].filter(Boolean).join(', ') },
    blocks: [
      {
        kind: 'facts',
        facts: [
          { label: 'Termin', text: `${days}, Nummer ${event.eventId}` },
          { label: 'Ort', text: placeOf(estimate) },
          { label: 'Teilnehmende', text: String(participants) },
          { label: 'Summe', text: sumText(totals) },
          { label: 'Stand', text: `${formatDate(today)}, gültig bis ${formatDate(estimate.validUntil)}` },
        ],
      },
      ...(totals.complete ? [] : [{ kind: 'paragraph', text: incompleteText } as const]),
      ...groups.flatMap((group) => groupBlocks(group, participants)),
      ...(participants > 1
        ? [
            { kind: 'heading', level: 2, text: 'Alle zusammen' } as const,
            tableOf(`Kosten für ${participants} Personen`, lines, totals),
          ]
        : []),
      ...(travel > 0
        ? [
            { kind: 'heading', level: 2, text: 'Reisekosten, nur zur Information' } as const,
            { kind: 'paragraph', text: `Zusammen ${formatEuro(travel)}. Wir berechnen sie nicht.` } as const,
          ]
        : []),
      { kind: 'heading', level: 2, text: 'Nicht enthalten' },
      { kind: 'list', items: notIncluded.map((key) => notIncludedTexts[key]) },
      ...(legalBasis.length > 0
        ? [
            { kind: 'heading', level: 2, text: 'Rechtsgrundlage' } as const,
            {
              kind: 'table',
              caption: 'Worauf die Schulung und die Kostenübernahme beruhen',
              columns: [{ title: 'Amt', takes: 'short' }, { title: 'Schulung' }, { title: 'Kosten' }],
              rows: legalBasis.map(({ group, training, costs }) => ({ cells: [offices[group], training, costs] })),
            } as const,
          ]
        : []),
      { kind: 'paragraph', tone: 'small', text: smallPrint },
      { kind: 'link', text: `${site}/kostenrechner/${event.url}`, href: `${site}/kostenrechner/${event.url}` },
    ],
  }
}

const offices = { br: 'Betriebsrat', sbv: 'SBV', jav: 'JAV' } as const

const smallPrint =
  'Die Mehrwertsteuer ist je Steuersatz auf die Summe gerechnet und einmal gerundet. Die Übersicht ist eine Schätzung und kein Angebot; ' +
  'verbindlich sind die Preise der Buchung. Hotelleistungen berechnet das Hotel. Keine Rechtsberatung im Einzelfall.'

const placeOf = ({ event }: CostEstimate): string => {
  if (event.modules.length > 0)
    return [...new Set(event.modules.map(({ hotel }) => hotel?.location ?? 'Online'))].join(', ')
  return event.hotel ? `${event.hotel.name}, ${event.hotel.location}` : 'Online'
}

const sumText = ({ net, gross, complete }: CostTotals): string =>
  `${formatEuro(net)} netto, ${formatEuro(gross)} brutto${complete ? '' : ', soweit bekannt'}`

const groupBlocks = ({ participants, lines, totals, travel }: CostGroup, all: number): readonly Block[] => {
  const way = travelText(travel)
  const who = participantsText(participants, all)
  return [
    { kind: 'heading', level: 2, text: who },
    tableOf('Preise netto; Mehrwertsteuer am Ende', lines, totals),
    ...(way ? [{ kind: 'paragraph', tone: 'small', text: `${way}: ${formatEuro(travel.cents)}` } as const] : []),
  ]
}

const tableOf = (caption: string, lines: readonly CostLine[], totals: CostTotals): TableBlock => ({
  kind: 'table',
  caption,
  columns: [
    { title: 'Posten' },
    { title: 'Menge', takes: 'figures' },
    { title: 'Einzelpreis', takes: 'figures' },
    { title: 'MwSt.', takes: 'figures' },
    { title: 'Netto', takes: 'figures' },
  ],
  rows: [
    ...lines.map((line) => ({
      cells: [
        lineLabel(line),
        quantityText(line),
        amountText(line.net),
        line.net === null ? '' : rateText(line.rate),
        amountText(lineNet(line)),
      ],
    })),
    { cells: [sumLabels(totals).net, '', '', '', formatEuro(totals.net)], strong: true },
    ...totals.vatByRate.map((part) => ({ cells: [vatLabel(part), '', '', '', formatEuro(part.vat)] })),
    { cells: [sumLabels(totals).gross, '', '', '', formatEuro(totals.gross)], strong: true },
  ],
})

const lineLabel = ({ item, module }: CostLine): string =>
  module === undefined ? costLabels[item] : `${module}: ${costLabels[item]}`
