import type { Entitled, Event, Theme } from '../catalogue/catalogue.ts'
import { eventVenue, hotelOfModule } from '../catalogue/event-venue.view.ts'
import { hoursAlone, scheduledText } from '../catalogue/hours-words.ts'
import { daysOf, heldModule, type ScheduledDay } from '../catalogue/schedule.ts'
import { themeKind } from '../catalogue/theme-kind.ts'
import { type TargetGroup } from '../shared/target-group.ts'
import type { Brand } from '../brand/brand.ts'
import { dateRange, weekdayRange } from '../shared/date-texts.ts'
import { durationText, seriesDurationText } from '../shared/duration.ts'
import { grossText, priceText } from '../shared/money.ts'
import type { Hotel } from '../shared/venues.ts'
import type { Block, PrintedDocument } from './documents.ts'

/** Who issues a document, and where his site is. */
export interface Issuer {
  readonly brand: Brand
  readonly site: string
}

export const issuerOf = ({ brand, site }: Issuer): PrintedDocument['issuer'] => ({
  name: brand.name,
  claim: brand.claim,
  contact: [brand.phone, brand.email, site.replace(/^https?:\/\//, '')].filter(Boolean).join(', '),
})

const offices: Readonly<Record<TargetGroup, string>> = {
  br: 'Betriebsrat',
  sbv: 'Schwerbehindertenvertretung',
  jav: 'Jugend- und Auszubildendenvertretung',
}

/** 'Betriebsrat, Schwerbehindertenvertretung'. */
export const audiencesText = ({ targetGroups }: Pick<Theme, 'targetGroups'>): string =>
  targetGroups.map((group) => offices[group]).join(', ')

/** What a theme is (spec §9), with its own label where that says more. */
export const kindText = ({ eventType, designation }: Pick<Theme, 'eventType' | 'designation'>): string =>
  [...new Set([themeKind({ eventType }), designation])].filter(Boolean).join(', ')

const hotelLine = (hotel: Hotel | undefined): string => (hotel ? `${hotel.location}, ${hotel.name}` : 'Online')

/** 'Hamburg, Haus Elbgarten'; of a series 'Hamburg, Köln und online'; else 'Online'. */
export const venueLine = (event: Pick<Event, 'hotel' | 'modules'>): string => {
  const venue = eventVenue(event)
  if (venue.in === 'no venue') return hotelLine(undefined)
  if (venue.in === 'hotel') return hotelLine(venue.hotel)
  const towns = venue.towns.join(', ')
  return venue.alsoOnline ? `${towns} und online` : towns
}

/** '1.490,00 € zzgl. MwSt. (1.773,10 € brutto)' or 'auf Anfrage'. */
export const priceInFull = (price: Event['price']): string =>
  price ? `${priceText(price)} zzgl. MwSt. (${grossText(price)} brutto)` : priceText(price)

/** The part under a heading, if there is anything. */
export const section = (text: string, ...blocks: readonly Block[]): readonly Block[] =>
  blocks.length === 0 ? [] : [{ kind: 'heading', level: 2, text }, ...blocks]

const listOf = (items: readonly string[]): readonly Block[] => (items.length === 0 ? [] : [{ kind: 'list', items }])

export const listSection = (text: string, items: readonly string[]): readonly Block[] => section(text, ...listOf(items))

export const entitledSection = (text: string, items: readonly Entitled[]): readonly Block[] =>
  listSection(
    text,
    items.map((item) => (item.text === undefined ? item.title : `${item.title}: ${item.text}`)),
  )

/** What happens on each day; of an event with the day on the calendar. */
export const programmeSection = (days: readonly ScheduledDay[]): readonly Block[] =>
  section(
    'Programm',
    ...days.flatMap((part): readonly Block[] => [
      { kind: 'heading', level: 3, text: [part.title, scheduledText(part)].filter(Boolean).join(', ') },
      ...listOf(part.points),
    ]),
  )

/** The parts of a series' event, in order. */
export const modulesSection = ({ modules }: Pick<Event, 'modules'>): readonly Block[] =>
  modules.length === 0
    ? []
    : section('Module', {
        kind: 'table',
        caption: `Gesamtdauer: ${seriesDurationText(modules)}`,
        columns: [
          { title: 'Modul', takes: 'most' },
          { title: 'Datum' },
          { title: 'Zeit' },
          { title: 'Dauer', takes: 'short' },
          { title: 'Ort' },
        ],
        rows: modules.map((part) => ({
          cells: [
            part.title,
            `${weekdayRange(part.startDate, part.endDate)}, ${dateRange(part.startDate, part.endDate)}`,
            hoursAlone(daysOf(heldModule(part))),
            durationText(part.duration),
            hotelLine(hotelOfModule(part)),
          ],
        })),
      })
