import ICAL from 'ical.js'
import { priceText } from '#core/shared/money.ts'
import type { Document } from '#core/shared/document.ts'
import type { Site } from '#core/site.ts'
import { valueOf } from '../support/value-of.ts'
import type { EntrySeen, ReadsFeeds } from './feeds.driver.ts'

/** Takes feeds through the port, and reads calendars with another's program. */
export const readsFeedsOnSite = (site: Site, origin: string): ReadsFeeds => ({
  async calendarOf(key) {
    const calendar = await site.programme.documents.eventCalendar({ key })
    return calendar.ok ? entriesOf(calendar.value) : undefined
  },

  async calendarIn(town) {
    const locations = valueOf(await site.programme.venues.locations({})).items
    const place = locations.find(({ name }) => name === town)
    return entriesOf(valueOf(await site.programme.documents.calendar(place ? { locationId: [place.internalId] } : {})))
  },

  towns: async () => valueOf(await site.office.feeds.townNames({})),
  hotelsIn: async (location) => valueOf(await site.office.feeds.hotelsIn({ location })).map(({ name }) => name),
  offers: async () =>
    valueOf(await site.office.feeds.themesRemarketing({})).map(({ title, price, locations }) => ({
      title,
      price: priceText(price),
      towns: locations,
    })),

  async addresses() {
    const paths: string[] = []
    for (const file of addressesIn(valueOf(await site.office.feeds.siteMap({})), origin)) {
      const part = await site.office.feeds.siteMapPart({ part: file.replace('/sitemap/', '') })
      if (!part.ok) throw new Error(`the site map names ${file}, which is not there`)
      paths.push(...addressesIn(part.value, origin))
    }
    return paths
  },

  async consumer() {
    const { targetGroup, isLoggedIn, cartCount, wishlistCount } = valueOf(await site.office.feeds.consumer({}))
    return {
      serves: targetGroup ?? 'nobody in particular',
      signedIn: isLoggedIn,
      inCart: cartCount,
      onWishlist: wishlistCount,
    }
  },
})

const textOf = ({ bytes }: Document): string => new TextDecoder().decode(bytes)

const entriesOf = (calendar: Document): readonly EntrySeen[] =>
  new ICAL.Component(ICAL.parse(textOf(calendar))).getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    return {
      uid: event.uid,
      title: event.summary,
      from: onTheWall(event.startDate),
      to: onTheWall(event.endDate),
      instant: inUtc(event.startDate),
      place: event.location,
      changes: event.sequence,
      cancelled: component.getFirstPropertyValue('status') === 'CANCELLED',
    }
  })

const onTheWall = (time: ICAL.Time): string => time.toString().slice(0, 16).replace('T', ' ')

/** Of a time without a zone there is no instant. */
const inUtc = (time: ICAL.Time): string =>
  time.zone === ICAL.Timezone.localTimezone
    ? 'any'
    : new Date(time.toUnixTime() * 1000).toISOString().replace(/:00\.000Z$/, 'Z')

const addressesIn = (siteMap: Document, origin: string): readonly string[] =>
  [...textOf(siteMap).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&').replace(origin, ''),
  )
