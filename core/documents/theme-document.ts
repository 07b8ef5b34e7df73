import * as addressOf from '../shared/addresses.ts'
import type { ThemePage } from '../catalogue/catalogue.ts'
import { dateRange } from '../shared/date-texts.ts'
import { estimatedText, grossText, priceText, type Cents } from '../shared/money.ts'
import type { Block, PrintedDocument } from './documents.ts'
import type { NetWithHotel } from './ports.ts'
import {
  audiencesText,
  entitledSection,
  issuerOf,
  kindText,
  listSection,
  modulesSection,
  venueLine,
  programmeSection,
  section,
  type Issuer,
} from './programme-blocks.ts'

/**
 * A theme on paper: what it is about, how it runs, when it takes place and what that costs. It tells no seats, for it
 * has no day of issue, and stands as long as its content.
 */
export function themeDocument({ theme, card }: ThemePage, netWithHotel: NetWithHotel, issuer: Issuer): PrintedDocument {
  const content = theme.content[0]
  const next = theme.events[0]
  const withHotel = theme.events.flatMap((event) => netWithHotel(event) ?? [])
  const address = issuer.site + addressOf.theme(theme.url)
  return {
    title: theme.title,
    about: `${theme.title}: Inhalte und Termine`,
    subtitle: kindText(theme),
    issuer: issuerOf(issuer),
    blocks: [
      { kind: 'paragraph', tone: 'lead', text: card.teaser },
      {
        kind: 'facts',
        facts: [
          { label: 'Dauer', text: card.duration },
          { label: 'Für', text: audiencesText(theme) },
          { label: 'Rubrik', text: theme.rubric.title },
          ...(card.priceFrom
            ? [{ label: 'Preis je Person', text: `ab ${priceText(card.priceFrom)} zzgl. MwSt.` }]
            : []),
          ...(withHotel.length > 0
            ? [{ label: 'Mit Hotel je Person', text: `ab ${estimatedText(Math.min(...withHotel))} netto` }]
            : []),
        ],
      },
      ...listSection('Das nehmen Sie mit', content?.learn ?? []),
      ...programmeSection(content?.programme ?? []),
      ...entitledSection('Das Besondere daran', content?.highlights ?? []),
      ...entitledSection('Das Starterpaket', content?.starterPackages ?? []),
      ...(content?.audience ? section('Für wen', { kind: 'paragraph', text: content.audience }) : []),
      ...(next ? modulesSection(next) : []),
      ...eventsSection(theme.events, netWithHotel),
      { kind: 'link', text: address, href: address },
    ],
  }
}

const eventsSection = (events: ThemePage['theme']['events'], netWithHotel: NetWithHotel): readonly Block[] =>
  section(
    'Termine',
    events.length === 0
      ? { kind: 'paragraph', text: 'Neue Termine folgen.' }
      : {
          kind: 'table',
          caption: 'Preise je Person; Hotel und Verpflegung kommen hinzu.',
          columns: [
            { title: 'Datum', takes: 'short' },
            { title: 'Ort' },
            { title: 'Nummer', takes: 'figures' },
            { title: 'Preis netto', takes: 'figures' },
            { title: 'Preis brutto', takes: 'figures' },
            { title: 'Mit Hotel netto', takes: 'figures' },
          ],
          rows: events.map((event) => ({
            cells: [
              dateRange(event.startDate, event.endDate),
              venueLine(event),
              String(event.eventId),
              priceText(event.price),
              event.price ? grossText(event.price) : '',
              withHotelText(netWithHotel(event)),
            ],
          })),
        },
  )

const withHotelText = (net: Cents | undefined): string => (net === undefined ? '' : estimatedText(net))
