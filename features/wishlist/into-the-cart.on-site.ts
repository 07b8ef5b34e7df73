import { cart } from '#core/shared/addresses.ts'
import { cartSummary } from '#core/wishlist/cart.view.ts'
import { eventsOfEntry } from '#core/wishlist/wishlist-address.ts'
import type { WishlistEntry } from '#core/wishlist/wishlist.ts'
import { wishlistCartWording as words } from '#wording/pages/wishlist-cart.ts'
import type { Entry } from '../support/entry.ts'
import { said } from '../support/said.ts'
import { valueOf } from '../support/value-of.ts'
import type { CartControlSeen, PutsIntoTheCart } from './into-the-cart.driver.ts'

/** Puts bookmarks into the cart through the port of the wishlist. */
export const putsIntoTheCartOnSite = ({ site }: Entry): PutsIntoTheCart => {
  const { wishlist } = site.account
  const entries = async () => valueOf(await wishlist.entries({})).items
  const put = async (wished: Parameters<typeof wishlist.intoCart>[0]) => {
    const { items } = valueOf(await wishlist.intoCart(wished))
    const told = cartSummary(await entries(), items)
    return {
      heading: words.put(told.put.length),
      leftOut: told.leftOut.map(({ entry, why }) => ({ what: said(words.named(entry)), why: said(words.why[why]) })),
    }
  }
  return {
    controls: async () => (await entries()).map(controlOf),
    async putOne(eventId, waitingList) {
      const entry = (await entries()).find(({ event }) => event?.eventId === eventId)
      if (!entry) throw new Error(`the wishlist does not hold ${eventId}`)
      return put({ ids: [entry.id], waitingList })
    },
    putAll: (waitingList) => put({ waitingList }),
    putAllWithoutScripts: () => put({}),
  }
}

const controlOf = (entry: WishlistEntry): CartControlSeen => {
  const line = { address: entry.href, title: entry.title }
  const button = (label: string) => ({ ...line, label, leadsTo: undefined })
  const link = (label: string, leadsTo: string | undefined) => ({ ...line, label, leadsTo })
  switch (entry.cart) {
    case 'open':
      return button(words.putIn)
    case 'sold-out':
      return button(words.waitingList)
    case 'in-cart':
    case 'waiting-list':
    case 'cart-full':
      return link(words.lies[entry.cart], cart)
    case 'choose-event':
      return link(words.events, eventsOfEntry(entry))
    case 'begun':
    case 'over':
    case undefined:
      break
  }
  return { ...line, label: undefined, leadsTo: undefined }
}
