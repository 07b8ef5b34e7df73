import type { ForStoringUsers } from '../accounts/ports.ts'
import type { User } from '../accounts/accounts.ts'
import type { Consent } from '../media/media.ts'
import { firstDayToCome } from '../catalogue/event-lifetime.ts'
import { byGerman } from '../shared/german-order.ts'
import { pictureOfTheme } from '../shared/pictures.ts'
import { done } from '../shared/result.ts'
import type { ForStoringBookmarks } from '../wishlist/ports.ts'
import type { Links } from './links.ts'
import type { ForFeedingOthers, ForListingOffers } from './ports.ts'
import { robotsText } from './robots.ts'
import { articleFeedsOf, type ArticleFeedNeeds } from './article-feeds.service.ts'
import { siteMapOf, type SiteMapNeeds } from './site-map.service.ts'
import { targetGroupOf } from './target-group-of.ts'

export interface FeedNeeds extends SiteMapNeeds, ArticleFeedNeeds {
  readonly offers: ForListingOffers
  readonly users: ForStoringUsers
  readonly bookmarks: ForStoringBookmarks
}

/** What a visitor shows of himself. */
export interface Shown {
  /** The id of the signed-in user, if he is one. */
  userId(): Promise<User['id'] | undefined>
  consent(): Consent
}

/** What is the same for everyone. */
export const feedsForEveryone = (needs: FeedNeeds, links: Links): Omit<ForFeedingOthers, 'consumer'> => {
  const { offers, venues, origins, clock } = needs
  return {
    ...siteMapOf(needs, links),
    ...articleFeedsOf(needs),

    async robots() {
      const bytes = Uint8Array.from(robotsText(origins.site), (character) => character.charCodeAt(0))
      return done({ mime: 'text/plain; charset=utf-8', filename: 'robots.txt', bytes })
    },

    async themesRemarketing() {
      const offered = await offers.themes(firstDayToCome(clock))
      return done(
        offered.map(({ internalId, url, title, image, price, locations }) => ({
          id: internalId,
          title,
          url: origins.site + links.theme({ url }),
          image: new URL(image ?? pictureOfTheme({ url }), origins.site).href,
          price,
          locations: locations.toSorted(byGerman((name) => name)),
        })),
      )
    },

    async townNames() {
      const towns = await venues.locations()
      return done(towns.map(({ name }) => name).toSorted(byGerman((name) => name)))
    },

    async hotelsIn({ location }) {
      const hotels = await venues.hotels()
      const asked = location?.trim().toLowerCase()
      const wanted = hotels.filter(
        (hotel) => asked === undefined || hotel.location.toLowerCase() === asked || String(hotel.locationId) === asked,
      )
      return done(
        wanted.toSorted(
          (one, other) =>
            byGerman<typeof one>((hotel) => hotel.location)(one, other) ||
            byGerman<typeof one>((hotel) => hotel.name)(one, other),
        ),
      )
    },
  }
}

/** Nobody has a cart before booking opens, so nothing is in it. */
const inNoCart = 0

/** What is one visitor's. */
export const consumerOf = (
  { userId, consent }: Shown,
  { users, bookmarks }: Pick<FeedNeeds, 'users' | 'bookmarks'>,
): Pick<ForFeedingOthers, 'consumer'> => ({
  async consumer() {
    const id = await userId()
    const user = id === undefined ? undefined : await users.byId(id)
    return done({
      targetGroup: user ? targetGroupOf(user.function) : null,
      isLoggedIn: user !== undefined,
      cartCount: inNoCart,
      wishlistCount: user ? (await bookmarks.of(user.id)).length : 0,
      consent: consent(),
    })
  },
})
