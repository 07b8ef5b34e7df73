import { bookingStateLabels, holdsSeats, isTerminal } from '../booking/booking-state.ts'
import { costsOf, invitationDays, offerHours, type Booking, type Order } from '../booking/booking.ts'
import { totalsOf } from '../costs/cost-totals.ts'
import { priceNote, sumRows } from '../costs/cost-words.ts'
import type { Block, Fact, PrintedDocument } from '../documents/documents.ts'
import { issuerOf, listSection, modulesSection, section } from '../documents/programme-blocks.ts'
import * as addressOf from '../shared/addresses.ts'
import { addDays, berlinDay, berlinTime, formatDate } from '../shared/dates.ts'
import { clockText } from '../shared/day-texts.ts'
import { formatEuro } from '../shared/money.ts'
import { costBlocks } from './cost-blocks.ts'
import { billingFacts } from './costs-declaration.ts'
import { eventFacts } from './event-words.ts'
import type { AboutPaper } from './paper-frame.ts'
import { contactName, nameOf, namesInSentence, namesTable } from './people-words.ts'
import { postalLines } from './postal-address.ts'

/** An order with its bookings as a letter of the provider: what was ordered, how it stands, what it costs. */
export function orderConfirmation(
  { orderNo, options, ...order }: Order,
  bookings: readonly Booking[],
  { brand, site, today }: AboutPaper,
): PrintedDocument {
  const { billing, contact } = options
  const title = `${titleOf(bookings)} ${orderNo}`
  const to = [billing.company, ...(billing.department === undefined ? [] : [billing.department]), contactName(contact)]
  const ordered = order.placedAt
  return {
    title,
    about: `${title}: ${brand.name}`,
    issuer: issuerOf({ brand, site }),
    issued: today,
    personal: true,
    letter: {
      from: [brand.name, brand.city].filter(Boolean).join(' · '),
      // A private person stands for himself.
      to: [...new Set(to), ...postalLines(billing)],
      beside: [
        { label: 'Bestellung', text: orderNo },
        { label: 'Bestellt am', text: formatDate(ordered) },
        { label: 'Stand', text: formatDate(today) },
        { label: 'Fragen beantwortet', text: [brand.phone, brand.email].filter(Boolean).join(', ') },
      ],
    },
    blocks: [
      { kind: 'paragraph', text: 'Guten Tag,' },
      { kind: 'paragraph', text: openingOf(bookings) },
      ...bookings.flatMap((booking) => bookingBlocks(booking, bookings.length, brand.name)),
      ...sumOf(bookings),
      ...section('Rechnung an', { kind: 'facts', facts: billingFacts({ options }) }),
      ...listSection('Wie es weitergeht', nextTexts(bookings, brand.freeCancellation)),
      ...endOf(options.buyerType === 'privat', site),
    ],
  }
}

const isBound = ({ boundAt, state }: Booking): boolean => boundAt !== undefined && !isTerminal(state)

/** What binds is confirmed; what is only held or waited for is said to be. */
const titleOf = (bookings: readonly Booking[]): string => {
  if (bookings.some(({ boundAt }) => boundAt !== undefined)) return 'Auftragsbestätigung'
  return bookings.some(({ state }) => state === 'reserviert') ? 'Reservierungsbestätigung' : 'Eingangsbestätigung'
}

const openingOf = (bookings: readonly Booking[]): string =>
  bookings.some(isBound)
    ? 'vielen Dank für Ihre Bestellung. Hier steht, was Sie gebucht haben und was es kostet.'
    : 'vielen Dank. Hier steht, was wir von Ihnen vorliegen haben; verbindlich gebucht ist davon noch nichts.'

const bookingBlocks = (booking: Booking, all: number, provider: string): readonly Block[] => {
  const { event, recipients, cancelled, position } = booking
  return [
    ...section(all === 1 ? event.theme.title : `${position}. ${event.theme.title}`, {
      kind: 'facts',
      facts: [
        { label: 'Stand', text: standingText(booking) },
        ...eventFacts(event, provider).slice(1),
        ...(recipients.length > 0 ? [{ label: 'Teilnehmende', text: namesInSentence(recipients) }] : []),
        ...cancelled.map(({ recipient, feeNet }): Fact => ({
          label: 'Storniert',
          text: `${nameOf(recipient)}, Stornokosten ${formatEuro(feeNet)} netto`,
        })),
      ],
    }),
    ...namesTable(recipients),
    ...modulesSection(event),
    ...(recipients.length > 0 && !isTerminal(booking.state) ? costBlocks(booking, provider) : []),
  ]
}

/** 'Reserviert, unverbindlich bis 04.12.2026, 10:00 Uhr'. */
const standingText = ({ state, heldUntil }: Booking): string => {
  const label = bookingStateLabels[state]
  if (state === 'warteliste') return `${label}, noch ohne Platz und ohne Kosten`
  if (state === 'angefragt') return `${label}, den Preis nennen wir Ihnen`
  if (heldUntil === undefined || !(state === 'reserviert' || state === 'nachgerueckt')) return label
  return `${label}, unverbindlich bis ${formatDate(heldUntil)}, ${clockText(berlinTime(heldUntil))}`
}

/** Of several bookings what all that hold seats cost on our invoice. */
const sumOf = (bookings: readonly Booking[]): readonly Block[] => {
  const held = bookings.filter(({ state }) => holdsSeats(state))
  if (held.length < 2) return []
  const totals = totalsOf(held.flatMap((booking) => costsOf(booking).lines))
  return section('Alle zusammen', {
    kind: 'table',
    caption: priceNote(true),
    columns: [{ title: 'Summe' }, { title: 'Betrag', takes: 'figures' }],
    rows: sumRows(totals, true).map(({ label, amount, strong }) => ({
      cells: [label, amount],
      ...(strong && { strong }),
    })),
  })
}

const nextTexts = (bookings: readonly Booking[], freeUntil: number | undefined): readonly string[] => [
  ...(bookings.some(({ state }) => state === 'reserviert')
    ? ['Was reserviert ist, kostet nichts und verfällt von selbst, wenn Sie es nicht bis zum genannten Tag buchen.']
    : []),
  ...(bookings.some(({ state }) => state === 'warteliste')
    ? [`Wird ein Platz frei, bieten wir ihn Ihnen per E-Mail an und halten ihn ${offerHours} Stunden.`]
    : []),
  ...(bookings.some(isBound)
    ? [
        `Die Einladung mit allem zu Ort und Anreise kommt etwa ${invitationDays / 7} Wochen vor Beginn.`,
        'Bis zum Beginn können Sie kostenlos eine andere Person benennen.',
      ]
    : []),
  ...(freeUntil === undefined
    ? []
    : bookings.filter(isBound).map(({ event }) => {
        const day = formatDate(addDays(berlinDay(event.startDate), -freeUntil))
        return `Stornieren können Sie „${event.theme.title}“ bis zum ${day} kostenlos; danach nach den Geschäftsbedingungen.`
      })),
]

/** What holds beside this letter, and for consumers their right to withdraw (§ 312d, § 355 BGB). */
const endOf = (isConsumer: boolean, site: string): readonly Block[] => [
  linkTo('Allgemeine Geschäftsbedingungen', site + addressOf.terms),
  ...(isConsumer ? [linkTo('Widerrufsbelehrung für Privatpersonen', site + addressOf.withdrawal)] : []),
]

const linkTo = (text: string, href: string): Block => ({
  kind: 'link',
  text: `${text}: ${href.replace(/^https?:\/\//, '')}`,
  href,
})
