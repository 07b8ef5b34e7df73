import { functions, labelOf } from '../accounts/choices.ts'
import type { Brand } from '../brand/brand.ts'
import { mostOnPaper } from '../booking/paper-order.ts'
import { isPending, type Recipient, type TypedOptions } from '../cart/cart.ts'
import type { BookedEvent } from '../booking/booking.ts'
import type { ListedEvent } from '../catalogue/catalogue.ts'
import type { Block, Fact, FormLine, PrintedDocument, TableBlock } from '../documents/documents.ts'
import { audiencesText, issuerOf, modulesSection, section } from '../documents/programme-blocks.ts'
import * as addressOf from '../shared/addresses.ts'
import { dateRange } from '../shared/date-texts.ts'
import { formatDate, isDay } from '../shared/dates.ts'
import type { Day } from '../shared/day.ts'
import { grossText, priceText } from '../shared/money.ts'
import type { TargetGroup } from '../shared/target-group.ts'
import { eventFacts } from './event-words.ts'

/** What stands on an order form before anybody takes a pen: of the cart, where the event lies in it. */
export interface KnownOfOrder {
  readonly recipients: readonly Recipient[]
  /** As typed, right or wrong: on paper it can be crossed out. */
  readonly typed: TypedOptions
}

export interface AboutOrderForm {
  readonly brand: Brand
  /** Origin of the site. */
  readonly site: string
  readonly today: Day
}

/**
 * The order form of an event, to be printed, filled in with a pen where something is missing, signed, and sent back by
 * telefax or as a scan (domain §7.3). What the signature binds to stands above it.
 */
export function orderFormPaper(event: ListedEvent, known: KnownOfOrder, about: AboutOrderForm): PrintedDocument {
  const { recipients, typed } = known
  const isKnown = recipients.length > 0 || Object.values(typed).some((value) => value !== undefined && value !== '')
  return {
    ...orderFormOf(event, known, about, {
      facts: [{ label: 'Preis je Person', text: priceOf(event) }],
      rows: mostOnPaper,
      signing: [{ kind: 'signatures', under: ['Ort, Datum', 'Name in Druckschrift', 'Unterschrift und Stempel'] }],
    }),
    ...(isKnown && { personal: true }),
  }
}

/** What an order form says where it is filled in, and where it is not. */
interface Differing {
  /** Of the event, beside what it is. */
  readonly facts: readonly Fact[]
  /** Whose training it is, where it is known. */
  readonly body?: TargetGroup
  /** By which its sheets are told apart from those of other orders. */
  readonly orderNo?: string
  /** At least so many can take part: whoever is not named yet has a row to be written into. */
  readonly rows: number
  readonly signing: readonly Block[]
}

/** An order form, with what is known of the order. */
export function orderFormOf(
  event: BookedEvent,
  { recipients, typed }: KnownOfOrder,
  { brand, site, today }: AboutOrderForm,
  { facts, body, orderNo, rows, signing }: Differing,
): PrintedDocument {
  const title = 'Verbindliche Anmeldung'
  return {
    title,
    about: `${[title, orderNo].filter(Boolean).join(' ')}: ${event.theme.title}, ${dateRange(event.startDate, event.endDate)}`,
    subtitle: sendTo(brand),
    sheet: true,
    issuer: issuerOf({ brand, site }),
    issued: today,
    blocks: [
      ...section('Termin', { kind: 'facts', facts: [...eventFacts(event, brand.name), ...facts] }),
      ...modulesSection(event),
      ...section('Betrieb und Gremium', { kind: 'form', fields: customerLines(typed, body) }),
      ...section('Wer nimmt teil?', peopleTable(recipients, rows, event.isOnlineEvent)),
      ...section('Rechnung', { kind: 'form', fields: invoiceLines(typed) }),
      ...decision(body, typed, [
        {
          kind: 'paragraph',
          tone: 'small',
          text:
            `${body === undefined || body === 'sbv' ? sbvDecides : ''}Es gelten unsere Allgemeinen ` +
            `Geschäftsbedingungen: ${site.replace(/^https?:\/\//, '')}${addressOf.terms}. Wir schicken sie Ihnen auf Wunsch zu.`,
        },
        ...signing,
      ]),
    ],
  }
}

const sbvDecides = 'Als Schwerbehindertenvertretung entscheiden Sie ohne Beschluss. '

/** Whoever is known to be an SBV is asked for no resolution. */
const decision = (
  body: TargetGroup | undefined,
  typed: TypedOptions,
  signing: readonly [Block, ...Block[]],
): readonly Block[] =>
  body === 'sbv'
    ? section('Unterschrift', ...signing)
    : section('Beschluss und Unterschrift', { kind: 'form', fields: [resolutionLine(body, typed)] }, ...signing)

const sendTo = ({ fax, email }: Brand): string =>
  [
    'Unterschrieben zurück',
    ...(fax === undefined ? [] : [`per Fax an ${fax}`]),
    ...(email ? [`als Scan an ${email}`] : []),
  ]
    .join(' ')
    .replace(/ als Scan/, fax === undefined ? ' als Scan' : ' oder als Scan')

const priceOf = ({ price }: ListedEvent): string =>
  price ? `${priceText(price)} zzgl. MwSt., ${grossText(price)} brutto` : priceText(price)

const line = (label: string, text: string | undefined, lines?: number): FormLine =>
  text === undefined || text === '' ? { label, ...(lines !== undefined && { lines }) } : { label, text }

const joined = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(' ')

const customerLines = (typed: TypedOptions, body: TargetGroup | undefined): readonly FormLine[] => [
  line('Betrieb oder Dienststelle', typed.company),
  body === undefined
    ? line('Gremium (BR, SBV, JAV, …)', undefined)
    : line('Gremium', audiencesText({ targetGroups: [body] })),
  line('Ansprechperson', joined(typed.firstName, typed.lastName)),
  line('Telefon für Rückfragen', typed.phone),
  line('E-Mail für die Bestätigung', typed.email),
]

const invoiceLines = ({ company, department, street, zip, city, ...typed }: TypedOptions): readonly FormLine[] => {
  const where = [department, street, joined(zip, city)].filter(Boolean)
  return [
    // A company alone is no address yet.
    line('Rechnungsanschrift', where.length > 0 ? [company, ...where].filter(Boolean).join(', ') : '', 2),
    line('Bestellnummer (freiwillig)', typed.orderNo),
    line('E-Mail für die Rechnung (freiwillig)', typed.billingEmail),
  ]
}

/** For the JAV the BR decides. */
const resolutionLine = (body: TargetGroup | undefined, { resolutionDate = '' }: TypedOptions): FormLine =>
  line(
    `${body === undefined ? 'Das Gremium' : 'Der Betriebsrat'} hat die Teilnahme beschlossen am`,
    isDay(resolutionDate) ? formatDate(resolutionDate) : undefined,
  )

const yesOrNo = (yes: boolean | null): string => (yes === null ? '' : yes ? 'ja' : 'nein')

const peopleTable = (recipients: readonly Recipient[], atLeast: number, isOnline: boolean): TableBlock => {
  const rows = Array.from({ length: Math.max(atLeast, recipients.length) }, (_row, nth) => {
    const recipient = recipients[nth]
    const named = recipient && !isPending(recipient) ? recipient : undefined
    return {
      cells: [
        String(nth + 1),
        named ? `${named.firstName} ${named.lastName}` : '',
        named ? labelOf(functions, named.function) : '',
        ...(isOnline ? [] : [yesOrNo(named?.stay.overnight ?? null), named?.stay.arrivalEve ? 'ja' : '']),
      ],
    }
  })
  return {
    kind: 'table',
    caption: 'Teilnehmende',
    columns: [
      { title: 'Nr.', takes: 'short' },
      { title: 'Vor- und Nachname', takes: 'hand' },
      { title: 'Funktion', takes: 'hand' },
      ...(isOnline
        ? []
        : ([
            { title: 'Übernachtung', takes: 'short' },
            { title: 'Anreise am Vorabend', takes: 'short' },
          ] as const)),
    ],
    rows,
  }
}
