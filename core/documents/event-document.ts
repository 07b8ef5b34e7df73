import { availabilityOf, availabilityTexts, promiseTexts } from '../catalogue/availability.ts'
import type { ListedEvent, ThemePage } from '../catalogue/catalogue.ts'
import type { EventLife } from '../catalogue/event-lifetime.ts'
import { hoursInFull } from '../catalogue/hours-words.ts'
import { daysOf, heldEvent, scheduleOf } from '../catalogue/schedule.ts'
import type { EventManager, Expert } from '../people/people.ts'
import * as addressOf from '../shared/addresses.ts'
import { dateRange } from '../shared/date-texts.ts'
import { formatDate } from '../shared/dates.ts'
import type { Day } from '../shared/day.ts'
import type { Block, Fact, PrintedDocument } from './documents.ts'
import type { CostsInBrief } from './ports.ts'
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

/** What a paper for the meeting tells beside the event itself. */
export interface AboutEvent {
  readonly page: ThemePage | undefined
  /** Absent where nobody decides about it any more. */
  readonly costs?: CostsInBrief
  readonly experts: readonly Pick<Expert, 'name' | 'title'>[]
  readonly managers: readonly Pick<EventManager, 'name' | 'phone' | 'email'>[]
  readonly life: EventLife
  readonly today: Day
}

/**
 * An event on paper, to lay before the committee: when, where, what it costs in all, on what the claim rests, how it
 * runs.
 */
export function eventDocument(event: ListedEvent, about: AboutEvent, issuer: Issuer): PrintedDocument {
  const { page, today } = about
  const content = page?.theme.content[0]
  const programme = content?.programme ?? []
  const kind = page ? `${kindText(page.theme)}, ` : ''
  const days = dateRange(event.startDate, event.endDate)
  // The number alone leads to the page as well, and is short enough to be typed.
  const address = issuer.site + addressOf.event(String(event.eventId))
  return {
    title: event.theme.title,
    about: `${event.theme.title}, ${days}, ${venueLine(event)}: Unterlage für die Sitzung`,
    subtitle: `${kind}${days}, ${venueLine(event)}`,
    sheet: true,
    issued: today,
    issuer: issuerOf(issuer),
    blocks: [
      ...warningOf(event, about.life),
      ...(page ? [{ kind: 'paragraph', tone: 'lead', text: page.card.teaser } as const] : []),
      {
        kind: 'facts',
        facts: [
          { label: 'Termin', text: `Nummer ${event.eventId}` },
          { label: 'Zeit', text: hoursInFull(daysOf(heldEvent(event), programme)) },
          { label: 'Ort', text: venueText(event) },
          ...(page ? [{ label: 'Dauer', text: page.card.duration }] : []),
          ...(page ? [{ label: 'Für', text: audiencesText(page.theme) }] : []),
          ...leadFacts(about),
          { label: 'Preis je Person', text: priceInFull(event.price) },
          ...costFacts(about.costs),
          ...seatsFacts(event, about.life),
          ...contactFacts(about),
          { label: 'Stand', text: formatDate(today) },
        ],
      },
      ...modulesSection(event),
      ...(event.modules.length === 0 ? programmeSection(scheduleOf(event, programme)) : []),
      ...listSection('Das nehmen Sie mit', content?.learn ?? []),
      ...entitledSection('Das Starterpaket', content?.starterPackages ?? []),
      { kind: 'code', text: address.replace(/^https?:\/\//, ''), href: address },
    ],
  }
}

/** What whoever holds the paper must know first: that nobody can come to it any more, or only by the waiting list. */
const warningOf = (event: ListedEvent, life: EventLife): readonly Block[] => {
  if (life !== 'to-come')
    return [{ kind: 'paragraph', tone: 'mark', text: 'Dieser Termin hat begonnen. Buchen lässt er sich nicht mehr.' }]
  return availabilityOf(event) === 'ausgebucht'
    ? [{ kind: 'paragraph', tone: 'mark', text: 'Dieser Termin ist ausgebucht. Es gibt eine Warteliste.' }]
    : []
}

/** How its seats stand on the day of issue, and whether it is promised; that it is sold out is said above already. */
const seatsFacts = (event: ListedEvent, life: EventLife): readonly Fact[] => {
  if (life !== 'to-come') return []
  const told = availabilityOf(event) === 'ausgebucht' ? promiseTexts(event) : availabilityTexts(event)
  return told.length === 0 ? [] : [{ label: 'Status', text: told.join('. ') }]
}

const leadFacts = ({ experts }: AboutEvent): readonly Fact[] =>
  experts.length === 0
    ? []
    : [{ label: 'Leitung', text: experts.map(({ name, title }) => (title ? `${name}, ${title}` : name)).join('; ') }]

const costFacts = (costs: CostsInBrief | undefined): readonly Fact[] => {
  if (!costs) return []
  const { total, withHotel, legalBasis } = costs
  return [
    ...(withHotel ? [{ label: 'Mit Hotel je Person', text: `etwa ${total}` }] : []),
    ...legalBasis.map(({ group, training, costs: paid }) => ({
      label: `Grundlage ${offices[group]}`,
      text: `Schulung: ${training}; Kosten: ${paid}`,
    })),
  ]
}

const offices = { br: 'BR', sbv: 'SBV', jav: 'JAV' } as const

const contactFacts = ({ managers }: AboutEvent): readonly Fact[] =>
  managers.length === 0
    ? []
    : [{ label: 'Kontakt', text: managers.map(({ name, phone, email }) => `${name}, ${phone}, ${email}`).join('; ') }]

/** With its street, so that one finds it. */
const venueText = (event: ListedEvent): string => {
  if (event.modules.length > 0 || !event.hotel) return venueLine(event)
  const { name, address } = event.hotel
  return `${name}, ${address.street}, ${address.zip} ${address.city}`
}
