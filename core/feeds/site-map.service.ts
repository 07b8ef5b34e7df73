import { berlinDay } from '../shared/dates.ts'
import { firstDayToCome } from '../catalogue/event-lifetime.ts'
import type { Instant } from '../shared/day.ts'
import type { Document } from '../shared/document.ts'
import type { Origins } from '../shared/origins.ts'
import { done, refused } from '../shared/result.ts'
import type { MappedPage } from './feeds.ts'
import type { Links } from './links.ts'
import type { ForFeedingOthers, ForWritingSiteMaps } from './ports.ts'
import { eventsPart, mostInPart, pagesPart, partPath, cursorOfPart } from './site-map.ts'
import { smallPages, type SmallPageNeeds } from './small-pages.ts'

export interface SiteMapNeeds extends SmallPageNeeds {
  readonly siteMaps: ForWritingSiteMaps
  readonly origins: Origins
}

const xml = (filename: string, bytes: Uint8Array): Document => ({
  mime: 'application/xml; charset=utf-8',
  filename,
  bytes,
})

/** The site map: one file of pages, and the events in files of at most 10,000, however many there are. */
export const siteMapOf = (
  needs: SiteMapNeeds,
  links: Links,
  eventsInFile: number = mostInPart,
): Pick<ForFeedingOthers, 'siteMap' | 'siteMapPart'> => {
  const { addresses, siteMaps, origins, clock } = needs
  const mapped = (path: string, changedAt?: Instant): MappedPage => ({
    address: origins.site + path,
    ...(changedAt === undefined ? {} : { changedOn: berlinDay(changedAt) }),
  })

  const pages = async (): Promise<readonly MappedPage[]> => {
    const all = await smallPages(needs, links)
    const changes = await addresses.lastChanges([...new Set(all.flatMap(({ tags }) => tags))])
    return all.map(({ path, tags, changedOn }) =>
      mapped(path, changedOn ?? latest(tags.map((tag) => changes.get(tag)))),
    )
  }

  return {
    async siteMap() {
      const [first, cursors, changes] = await Promise.all([
        pages(),
        addresses.chunksOfEvents(firstDayToCome(clock), eventsInFile),
        addresses.lastChanges(['dates']),
      ])
      const files = [
        mapped(partPath(pagesPart), latest(first.map(({ changedOn }) => changedOn))),
        ...cursors.map((cursor) => mapped(partPath(eventsPart(cursor)), changes.get('dates'))),
      ]
      return done(xml('sitemap.xml', siteMaps.index(files)))
    },

    async siteMapPart({ part }) {
      if (part === pagesPart) return done(xml(part, siteMaps.pages(await pages())))
      const cursor = cursorOfPart(part)
      if (!cursor) return refused({ why: 'not-found' })
      const from = firstDayToCome(clock)
      const events = await addresses.events(
        cursor.startDate < from ? { startDate: from, eventId: 0 } : cursor,
        eventsInFile,
      )
      return done(xml(part, siteMaps.pages(events.map((event) => mapped(links.event(event), event.changedAt)))))
    },
  }
}

/** The last of some days or instants, which sort as text. */
const latest = (changes: readonly (string | undefined)[]): string | undefined =>
  changes
    .filter((change) => change !== undefined)
    .toSorted()
    .at(-1)
