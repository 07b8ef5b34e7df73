import type { Brand } from '../brand/brand.ts'
import type { Block, PrintedDocument, TableBlock } from '../documents/documents.ts'
import { dateRange } from '../shared/date-texts.ts'
import { formatDate } from '../shared/dates.ts'
import type { Day } from '../shared/day.ts'
import { formatEuro } from '../shared/money.ts'
import {
  amountText,
  costLabels,
  exemptText,
  incompleteText,
  lineNet,
  lineRateText,
  notIncludedTexts,
  participantsText,
  priceNote,
  quantityText,
  sumRows,
  travelText,
} from './cost-words.ts'
import { sumText } from './costs-in-brief.ts'
import type { CostEstimate, CostGroup, CostLine, CostTotals } from './costs.ts'

/** The page of the same calculation: as it is read, and as it leads there with every choice. */
interface Online {
  readonly address: string
  readonly withChoices: string
}

/** An estimate on paper, to hand to an employer. */
export function costDocument(estimate: CostEstimate, brand: Brand, today: Day, online: Online): PrintedDocument {
  const { event, duration, participants, vatShown, groups, lines, totals, travel, legalBasis, notIncluded } = estimate
  const exempt = exemptText(event)
  const days = dateRange(event.startDate, event.endDate)
  return {
    title: 'Kostenübersicht',
    about: `Kostenübersicht: ${event.theme.title}, ${dateRange(event.startDate, event.endDate)}`,
    subtitle: event.theme.title,
    issued: today,
    issuer: { name: brand.name, claim: brand.claim, contact: [brand.phone, brand.email].filter(Boolean).join(', ') },
    blocks: [
      {
        kind: 'facts',
        facts: [
          { label: 'Termin', text: `${days}, Nummer ${event.eventId}` },
          { label: 'Dauer', text: duration },
          { label: 'Ort', text: venueText(estimate) },
          { label: 'Teilnehmende', text: String(participants) },
          { label: 'Summe', text: sumText(totals, vatShown) },
          { label: 'Stand', text: `${formatDate(today)}, gültig bis ${formatDate(estimate.validUntil)}` },
        ],
      },
      ...(totals.complete ? [] : [{ kind: 'paragraph', text: incompleteText } as const]),
      ...(exempt === undefined ? [] : [{ kind: 'paragraph', text: exempt } as const]),
      ...groups.flatMap((group) => groupBlocks(group, participants, vatShown)),
      ...(participants > 1
        ? [
            { kind: 'heading', level: 2, text: 'Alle zusammen' } as const,
            costTable(`Kosten für ${participants} Personen. ${priceNote(vatShown)}`, lines, totals, vatShown),
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
      { kind: 'link', text: online.address, href: online.withChoices },
    ],
  }
}

const offices = { br: 'Betriebsrat', sbv: 'SBV', jav: 'JAV' } as const

const smallPrint =
  'Die Mehrwertsteuer ist je Steuersatz auf die Summe gerechnet und einmal gerundet. Die Übersicht ist eine Schätzung und kein Angebot; ' +
  'verbindlich sind die Preise der Buchung. Hotelleistungen berechnet das Hotel. Keine Rechtsberatung im Einzelfall.'

const venueText = ({ event }: CostEstimate): string => {
  if (event.modules.length > 0)
    return [...new Set(event.modules.map(({ hotel }) => hotel?.location ?? 'Online'))].join(', ')
  return event.hotel ? `${event.hotel.name}, ${event.hotel.location}` : 'Online'
}

const groupBlocks = (
  { participants, lines, totals, travel }: CostGroup,
  all: number,
  vatShown: boolean,
): readonly Block[] => {
  const way = travelText(travel)
  const who = participantsText(participants, all)
  return [
    { kind: 'heading', level: 2, text: who },
    costTable(priceNote(vatShown), lines, totals, vatShown),
    ...(way ? [{ kind: 'paragraph', tone: 'small', text: `${way}: ${formatEuro(travel.cents)}` } as const] : []),
  ]
}

/** Lines and sums of a reckoning, as every paper shows them. */
export const costTable = (
  caption: string,
  lines: readonly CostLine[],
  totals: CostTotals,
  vatShown: boolean,
): TableBlock => ({
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
      cells: [lineLabel(line), quantityText(line), amountText(line.net), lineRateText(line), amountText(lineNet(line))],
    })),
    ...sumRows(totals, vatShown).map(({ label, amount, strong }) => ({
      cells: [label, '', '', '', amount],
      strong,
      sum: true,
    })),
  ],
})

const lineLabel = ({ item, module }: CostLine): string =>
  module === undefined ? costLabels[item] : `${module}: ${costLabels[item]}`
