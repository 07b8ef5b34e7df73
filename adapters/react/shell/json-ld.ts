import type { Event, ListedEvent, ThemeCard, ThemePage } from '#core/catalogue/catalogue.ts'
import { availabilityOf } from '#core/catalogue/availability.ts'
import { eventKind } from '#core/catalogue/event-kind.ts'
import { eventHref, themeHref } from '#core/catalogue/theme-links.ts'
import { hotelsOf } from '#core/catalogue/towns.ts'
import type { LexiconEntry } from '#core/knowledge/knowledge.ts'
import { berlinDay, instantOf } from '#core/shared/dates.ts'
import { gross } from '#core/shared/money.ts'
import type { Crumb, Frame } from '../page.ts'

const context = 'https://schema.org'

const organizer = ({ brand, settings }: Frame): object => ({
  '@type': 'EducationalOrganization',
  name: brand.name,
  url: settings.siteOrigin,
})

/** Who runs the site; on the start page. */
export const houseLd = (frame: Frame): object => ({
  '@context': context,
  ...organizer(frame),
  ...(frame.brand.phone ? { telephone: frame.brand.phone } : {}),
  ...(frame.brand.email ? { email: frame.brand.email } : {}),
})

/** The way to a page. */
export const breadcrumbLd = (crumbs: readonly Crumb[], { settings }: Frame): object => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ title, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: settings.siteOrigin + href,
  })),
})

/** A theme as a course. */
export const courseLd = ({ theme, card }: ThemePage, frame: Frame): object => ({
  '@context': context,
  '@type': 'Course',
  name: theme.title,
  description: card.teaser,
  url: frame.settings.siteOrigin + themeHref(theme),
  provider: organizer(frame),
  hasCourseInstance: theme.events.slice(0, 10).map((event) => ({
    '@type': 'CourseInstance',
    courseMode: eventKind(event) === 'online' ? 'online' : eventKind(event) === 'mixed' ? 'blended' : 'onsite',
    startDate: berlinDay(event.startDate),
    endDate: berlinDay(event.endDate),
    url: frame.settings.siteOrigin + eventHref(event),
  })),
})

/** Several themes of a rubric as a list of courses. */
export const courseListLd = (cards: readonly ThemeCard[], { settings }: Frame): object => ({
  '@context': context,
  '@type': 'ItemList',
  itemListElement: cards.map((card, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: card.title,
    url: new URL(themeHref(card), settings.siteOrigin).href,
  })),
})

/** A date as an event. */
export const eventLd = (event: ListedEvent, frame: Frame): object => {
  const online = eventKind(event) === 'online'
  const url = frame.settings.siteOrigin + eventHref(event)
  return {
    '@context': context,
    '@type': 'EducationEvent',
    name: event.theme.title,
    url,
    startDate: moment(event.startDate, event.startTime),
    endDate: moment(event.endDate, event.endTime),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${online ? 'Online' : eventKind(event) === 'mixed' ? 'Mixed' : 'Offline'}EventAttendanceMode`,
    location: online ? { '@type': 'VirtualLocation', url } : placeLd(event),
    organizer: organizer(frame),
    ...(event.price
      ? {
          offers: {
            '@type': 'Offer',
            url,
            price: (gross(event.price) / 100).toFixed(2),
            priceCurrency: 'EUR',
            availability: `https://schema.org/${availabilityOf(event) === 'ausgebucht' ? 'SoldOut' : 'InStock'}`,
          },
        }
      : {}),
  }
}

const placeLd = (event: Event): object[] =>
  hotelsOf(event).map(({ name, address }) => ({
    '@type': 'Place',
    name,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      postalCode: address.zip,
      addressLocality: address.city,
      addressCountry: 'DE',
    },
  }))

/** An instant where the wall time exists, else the day. */
const moment = (date: string, time: string): string => {
  const instant = instantOf(berlinDay(date), time)
  return instant.ok ? instant.value : berlinDay(date)
}

/** A lexicon entry as a defined term. */
export const termLd = ({ title, definition }: LexiconEntry, url: string): object => ({
  '@context': context,
  '@type': 'DefinedTerm',
  name: title,
  description: definition,
  url,
})
