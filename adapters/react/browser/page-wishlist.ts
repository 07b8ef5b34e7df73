import { createActor } from 'xstate'
import { announcementsOf } from '#core/wishlist/announcements.ts'
import { wishlistOn, type BookmarksOfPage } from '#core/wishlist/wishlist-on-port.ts'
import { isSameItem } from '#core/wishlist/wanted-bookmarks.ts'
import type { BookmarkItem } from '#core/wishlist/wishlist.ts'
import { otherTabs } from './other-tabs.ts'
import type { PageWishlist, ShownHeart } from '../widgets/page-of-widgets.ts'

/**
 * Runs the wishlist actor and tells the page what happened: the 'wishlist' event on window and the bubbling
 * addedToWishlist on the heart's host (spec §7), warnings on the console (spec §8), the address without
 * add_to_wishlist. Where somebody is signed in it follows the other tabs of the browser.
 */
export function pageWishlist({
  window,
  wishlist,
  signedIn,
}: {
  readonly window: Window
  readonly wishlist: BookmarksOfPage
  readonly signedIn: boolean
}): PageWishlist {
  const { machine, input } = wishlistOn({ wishlist, signedIn, address: window.location.href })
  const actor = createActor(machine, { input })
  let shown: readonly ShownHeart[] = []
  let clickedLast: ShownHeart | undefined

  const heartOf = (item: BookmarkItem) =>
    clickedLast && isSameItem(clickedLast.item, item)
      ? clickedLast
      : shown.find((heart) => isSameItem(heart.item, item))

  // Events are made by the window they are heard in.
  const { CustomEvent } = window as unknown as typeof globalThis
  const announce = (told: Parameters<typeof announcementsOf>[0]): void => {
    for (const { from, event, detail } of announcementsOf(told)) {
      const announcement = new CustomEvent(event, { bubbles: from === 'heart', detail })
      if (from === 'window') window.dispatchEvent(announcement)
      else heartOf(told.item)?.host.dispatchEvent(announcement)
    }
  }

  const { document } = window
  const tabs = signedIn ? otherTabs({ document, window }, () => actor.send({ type: 'list.changed' })) : undefined
  const changed = (told: Parameters<typeof announcementsOf>[0]): void => {
    announce(told)
    tabs?.tell()
  }

  actor.on('item-added', changed)
  actor.on('item-removed', changed)
  // oxlint-disable-next-line no-console -- spec §8 asks for a console warning
  actor.on('warned', ({ message }) => console.warn(message))
  actor.on('address.changed', ({ address }) => window.history.replaceState(window.history.state, '', address))
  actor.start()

  return {
    actor,
    show(heart) {
      shown = [...shown, heart]
      actor.send({ type: 'heart.shown', item: heart.item })
      return () => {
        shown = shown.filter((other) => other !== heart)
        if (clickedLast === heart) clickedLast = undefined
      }
    },
    click(heart) {
      clickedLast = heart
      actor.send({ type: 'heart.clicked', item: heart.item })
    },
    heartOf,
    stop() {
      tabs?.stop()
      actor.stop()
    },
  }
}
