import * as addressOf from '../shared/addresses.ts'
import type { ListedEvent, ThemePage } from '../catalogue/catalogue.ts'
import { hoursInFull } from '../catalogue/hours-words.ts'
import { daysOf, heldEvent, scheduleOf } from '../catalogue/schedule.ts'
import { dateRange } from '../shared/date-texts.ts'
import type { PrintedDocument } from './documents.ts'
import {
  audiencesText,
  entitledSection,
  issuerOf,
  kindText,
  listSection,
  modulesSection,
  venueLine,
  priceInFull,
  programmeSection,
  type Issuer,
} from './programme-blocks.ts'

/** An event on paper: when, where, what it costs, how it runs; to lay before the committee. */
export function eventDocument(event: ListedEvent, page: ThemePage | undefined, issuer: Issuer): PrintedDocument {
  const content = page?.theme.content[0]
  const address = issuer.site + addressOf.event(event.url)
  const kind = page ? `${kindText(page.theme)}, ` : ''
  return {
    title: event.theme.title,
    subtitle: `${kind}${dateRange(event.startDate, event.endDate)}, ${venueLine(event)}`,
    issuer: issuerOf(issuer),
    blocks: [
      ...(page ? [{ kind: 'paragraph', tone: 'lead', text: page.card.teaser } as const] : []),
      {
        kind: 'facts',
        facts: [
          { label: 'Termin', text: `Nummer ${event.eventId}` },
          { label: 'Zeit', text: hoursInFull(daysOf(heldEvent(event), content?.programme)) },
          { label: 'Ort', text: venueText(event) },
          ...(page ? [{ label: 'Dauer', text: page.card.duration }] : []),
          ...(page ? [{ label: 'Für', text: audiencesText(page.theme) }] : []),
          { label: 'Preis je Person', text: priceInFull(event.price) },
        ],
      },
      ...modulesSection(event),
      ...listSection('Das nehmen Sie mit', content?.learn ?? []),
      ...(event.modules.length === 0 ? programmeSection(scheduleOf(event, content?.programme ?? [])) : []),
      ...entitledSection('Das Starterpaket', content?.starterPackages ?? []),
      { kind: 'link', text: address, href: address },
    ],
  }
}

/** With its street, so that one finds it. */
const venueText = (event: ListedEvent): string => {
  if (event.modules.length > 0 || !event.hotel) return venueLine(event)
  const { name, address } = event.hotel
  return `${name}, ${address.street}, ${address.zip} ${address.city}`
}
