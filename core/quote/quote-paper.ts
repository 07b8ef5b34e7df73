import type { Brand } from '../brand/brand.ts'
import { costTable } from '../costs/cost-document.ts'
import { merged, totalsOf } from '../costs/cost-totals.ts'
import { incompleteText, priceNote, sumRows } from '../costs/cost-words.ts'
import type { Block, PrintedDocument } from '../documents/documents.ts'
import { issuerOf, modulesSection, section } from '../documents/programme-blocks.ts'
import { eventFacts } from '../papers/event-words.ts'
import { contactName, namesInSentence } from '../papers/people-words.ts'
import * as addressOf from '../shared/addresses.ts'
import { formatDate } from '../shared/dates.ts'
import type { Day } from '../shared/day.ts'
import { counted } from '../shared/unbroken.ts'
import type { HotelPayer } from '../cart/order-options.ts'
import { linesOfItem, personsOf, quoteTotals, type Quote, type QuotedItem } from './quote.ts'

interface About {
  readonly brand: Brand
  /** Origin of the site. */
  readonly site: string
  readonly today: Day
}

/** Who pays what the hotel bills by itself. */
const hotelTexts: Readonly<Record<Exclude<HotelPayer, 'rechnung'>, string>> = {
  arbeitgeber: 'Rechnung des Hotels an den Arbeitgeber, nicht Teil dieses Angebots',
  teilnehmende: 'Rechnung des Hotels an die Teilnehmenden, nicht Teil dieses Angebots',
}

/** A quote as a letter of the provider: what is offered, at which prices, and until when. */
export function quotePaper(quote: Quote, { brand, site, today }: About): PrintedDocument {
  const { number, version, contact, items, validUntil, note, changedAt } = quote
  const title = `Angebot ${number}`
  const { complete } = quoteTotals(quote)
  return {
    title,
    about: `${title}: ${brand.name}`,
    issuer: issuerOf({ brand, site }),
    issued: today,
    personal: true,
    letter: {
      from: [brand.name, brand.city].filter(Boolean).join(' · '),
      to: [...(contact.company === undefined ? [] : [contact.company]), contactName(contact)],
      beside: [
        { label: 'Angebot', text: version === 1 ? number : `${number}, Fassung ${version}` },
        { label: 'Vom', text: formatDate(quote.sent.at(-1)?.at ?? changedAt) },
        { label: 'Gültig bis', text: formatDate(validUntil) },
        { label: 'Fragen beantwortet', text: [brand.phone, brand.email].filter(Boolean).join(', ') },
      ],
    },
    blocks: [
      { kind: 'paragraph', text: 'Guten Tag,' },
      { kind: 'paragraph', text: 'vielen Dank für Ihr Interesse. Das bieten wir Ihnen an:' },
      ...items.flatMap((item, index) =>
        itemBlocks(item, items.length === 1 ? '' : `${index + 1}. `, quote, brand.name),
      ),
      ...(items.length > 1 ? sumOf(quote) : []),
      ...(complete ? [] : [{ kind: 'paragraph', text: incompleteText } as const]),
      ...(note === undefined ? [] : section('Dazu', { kind: 'paragraph', text: note })),
      ...section(
        'So sagen Sie zu',
        {
          kind: 'paragraph',
          text: `An dieses Angebot sind wir bis zum ${formatDate(validUntil)} gebunden, solange die Plätze frei sind. Zusagen, ablehnen oder fragen können Sie über den Link in unserer E-Mail.`,
        },
        {
          kind: 'link',
          text: `Allgemeine Geschäftsbedingungen: ${(site + addressOf.terms).replace(/^https?:\/\//, '')}`,
          href: site + addressOf.terms,
        },
      ),
    ],
  }
}

const personsText = (item: QuotedItem): string => counted(personsOf(item), 'Person', 'Personen')

const itemBlocks = (
  item: QuotedItem,
  nth: string,
  { hotelPayer }: Pick<Quote, 'hotelPayer'>,
  provider: string,
): readonly Block[] => {
  const lines = linesOfItem(item)
  const prices = costTable(`Preise für ${personsText(item)}. ${priceNote(true)}`, lines, totalsOf(lines), true)
  if (item.kind === 'theme')
    return section(
      `${nth}${item.theme.title}`,
      {
        kind: 'facts',
        facts: [
          { label: 'Seminar', text: 'für Ihr Gremium allein, die Tage stimmen wir mit Ihnen ab' },
          { label: 'Teilnehmende', text: personsText(item) },
        ],
      },
      prices,
    )
  const hotelLines = merged(item.costs.flatMap((each) => each.hotelLines))
  return [
    ...section(`${nth}${item.event.theme.title}`, {
      kind: 'facts',
      facts: [
        ...eventFacts(item.event, provider).slice(1),
        { label: 'Teilnehmende', text: namesInSentence(item.recipients) },
      ],
    }),
    ...modulesSection(item.event),
    prices,
    ...(hotelLines.length > 0 && hotelPayer !== 'rechnung'
      ? [costTable(`${hotelTexts[hotelPayer]}. ${priceNote(true)}`, hotelLines, totalsOf(hotelLines), true)]
      : []),
  ]
}

const sumOf = (quote: Quote): readonly Block[] =>
  section('Alles zusammen', {
    kind: 'table',
    caption: priceNote(true),
    columns: [{ title: 'Summe' }, { title: 'Betrag', takes: 'figures' }],
    rows: sumRows(quoteTotals(quote), true).map(({ label, amount, strong }) => ({
      cells: [label, amount],
      ...(strong && { strong }),
    })),
  })
