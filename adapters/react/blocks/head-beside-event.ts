// Without React: the head of a page, in words.
import type { ListedEvent } from '#core/catalogue/catalogue.ts'
import { eventHref, rubricHref, themeHref } from '#core/catalogue/theme-links.ts'
import { dateRange } from '#core/shared/date-texts.ts'
import type { Head } from '../page.ts'
import { townText } from './event-venue.tsx'
import { goneTitle } from './gone-event.tsx'
import type { Gone } from './instead-of-event.ts'

/** What such a page says of itself, with the title of the theme and the days. */
interface HeadWords {
  title(theme: string): string
  description(theme: string, days: string): string
}

/**
 * The head of a page that serves one event and is not for searches: its costs, its order form; or of one that is gone.
 */
export function headBesideEvent(
  data: { readonly event: ListedEvent } | { readonly gone: Gone },
  words: HeadWords,
): Head {
  if ('gone' in data) return { title: goneTitle(data.gone), noindex: true, crumbs: [] }
  const { event } = data
  const days = dateRange(event.startDate, event.endDate)
  return {
    title: words.title(event.theme.title),
    description: words.description(event.theme.title, days),
    noindex: true,
    rubric: event.theme.rubric.position,
    crumbs: [
      { title: event.theme.rubric.title, href: rubricHref(event.theme.rubric) },
      { title: event.theme.title, href: themeHref(event.theme) },
      { title: `${days}, ${townText(event)}`, href: eventHref(event) },
    ],
    section: 'termine',
  }
}
