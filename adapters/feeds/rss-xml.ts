import { fromZonedTime } from 'date-fns-tz/fromZonedTime'
import { toXml } from 'xast-util-to-xml'
import { x } from 'xastscript'
import type { Feed } from '#core/feeds/feeds.ts'
import type { ForWritingFeeds } from '#core/feeds/ports.ts'
import { timeZone } from '#core/shared/dates.ts'
import type { Day, Instant } from '#core/shared/day.ts'
import { plain } from './plain-xml.ts'

const namespaces = { 'xmlns:atom': 'http://www.w3.org/2005/Atom', 'xmlns:dc': 'http://purl.org/dc/elements/1.1/' }

/** In Intl's own words: the function of date-fns-tz for this loads all of date-fns, a third of what a start loads. */
const inBerlin = new Intl.DateTimeFormat('en-US', {
  timeZone,
  weekday: 'short',
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'longOffset',
})

/** 'Fri, 20 Nov 2026 00:00:00 +0100' (RFC 822, with a year of four digits as RSS asks for). */
const rfc822 = (instant: Date | Instant): string => {
  const part = Object.fromEntries(inBerlin.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]))
  const time = [part['hour'], part['minute'], part['second']].join(':')
  const offset = part['timeZoneName']?.replace('GMT', '').replace(':', '')
  return `${part['weekday']}, ${part['day']} ${part['month']} ${part['year']} ${time} ${offset}`
}

/** A day stands for its first moment in Berlin. */
const beginning = (day: Day): Date => fromZonedTime(`${day}T00:00:00`, timeZone)

const textElement = (name: string, text: string) => x(name, [plain(text)])

/** Writes feeds as RSS 2.0 (rssboard.org/rss-specification), with who wrote what in Dublin Core. */
export const writingRss = (): ForWritingFeeds => ({
  write: (feed) =>
    new TextEncoder().encode(
      `<?xml version="1.0" encoding="UTF-8"?>\n${toXml(documentOf(feed), { closeEmptyElements: true })}\n`,
    ),
})

const documentOf = ({ title, description, link, self, changedAt, items }: Feed) =>
  x('rss', { version: '2.0', ...namespaces }, [
    x('channel', [
      textElement('title', title),
      textElement('link', link),
      textElement('description', description),
      x('language', ['de-de']),
      x('atom:link', { rel: 'self', type: 'application/rss+xml', href: self }),
      changedAt === undefined ? null : x('lastBuildDate', [rfc822(changedAt)]),
      ...items.map((item) =>
        x('item', [
          textElement('title', item.title),
          textElement('link', item.link),
          x('guid', { isPermaLink: 'true' }, [item.link]),
          x('pubDate', [rfc822(beginning(item.publishedOn))]),
          ...item.categories.map((category) => textElement('category', category)),
          textElement('description', item.description),
          textElement('dc:creator', item.creator),
        ]),
      ),
    ]),
  ])
