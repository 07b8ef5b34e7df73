// Without React: data for searches, in the head of a page.
import type { Course, CourseInstance, ItemList, WithContext } from 'schema-dts'
import type { Event, ThemeCard, ThemePage } from '#core/catalogue/catalogue.ts'
import { eventKind, type EventKind } from '#core/catalogue/event-kind.ts'
import { eventHref, themeHref } from '#core/catalogue/theme-links.ts'
import { berlinDay } from '#core/shared/dates.ts'
import { gross } from '#core/shared/money.ts'
import { pictureOfTheme } from '#core/shared/pictures.ts'
import type { Frame } from '../../page.ts'
import { context, provider } from './provider.ts'

/** Events named on a course; its page lists the rest. */
const eventsNamed = 10

const modes: Readonly<Record<EventKind, string>> = { online: 'online', mixed: 'blended', 'in-person': 'onsite' }

/** A theme as a course. */
export const courseLd = ({ theme, card }: ThemePage, frame: Frame): WithContext<Course> => ({
  '@context': context,
  ...courseOf(card, frame),
  ...(card.priceFrom
    ? {
        offers: {
          '@type': 'Offer',
          category: 'Paid',
          price: (gross(card.priceFrom) / 100).toFixed(2),
          priceCurrency: 'EUR',
        } as const,
      }
    : {}),
  hasCourseInstance: theme.events.slice(0, eventsNamed).map((event) => instanceOf(event, frame)),
})

/** Themes as a list of courses; searches show one from three courses on. */
export const courseListLd = (cards: readonly ThemeCard[], frame: Frame): WithContext<ItemList> => ({
  '@context': context,
  '@type': 'ItemList',
  itemListElement: cards.map((card, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: courseOf(card, frame),
  })),
})

const courseOf = (card: ThemeCard, frame: Frame) =>
  ({
    '@type': 'Course',
    name: card.title,
    description: card.teaser || card.title,
    url: new URL(themeHref(card), frame.settings.siteOrigin).href,
    image: frame.settings.siteOrigin + pictureOfTheme(card),
    provider: provider(frame),
  }) as const satisfies Course

const instanceOf = (event: Event, { settings }: Frame): CourseInstance => ({
  '@type': 'CourseInstance',
  courseMode: modes[eventKind(event)],
  startDate: berlinDay(event.startDate),
  endDate: berlinDay(event.endDate),
  url: settings.siteOrigin + eventHref(event),
})
