import { createActor, waitFor } from 'xstate'
import type { ActorRefFrom } from 'xstate'
import { rubricHref, themeHref } from '#core/catalogue/theme-links.ts'
import { heartBox, heartName, heartSettings, isTextBeside } from '#core/wishlist/heart-settings.ts'
import type { HeartSettings } from '#core/wishlist/heart-settings.ts'
import { announcementsOf } from '#core/wishlist/announcements.ts'
import { eventItem, themeItem } from '#core/wishlist/bookmark-items.ts'
import { loginDialogOf } from '#core/wishlist/login-dialog.ts'
import type { LoginDialog } from '#core/wishlist/login-dialog.ts'
import { heartOf } from '#core/wishlist/heart-state.ts'
import { wishlistOn } from '#core/wishlist/wishlist-on-port.ts'
import type { wishlistMachine } from '#core/wishlist/wishlist.machine.ts'
import type { Refusal, Result } from '#core/shared/result.ts'
import type { WishlistEntry } from '#core/wishlist/wishlist.ts'
import { inOrder } from '#core/wishlist/wishlist.view.ts'
import type {
  Announcement,
  BookmarkedContent,
  EntrySeen,
  HeartSettings as HeartHost,
  KeepsBookmarks,
} from './wishlist.driver.ts'
import { programmeWording } from '#wording/pages/programme.ts'
import { accountWording } from '#wording/pages/account.ts'
import { wishlistWording } from '#wording/pages/wishlist.ts'
import { said } from '../support/said.ts'
import type { Entry } from '../support/entry.ts'

type Wishlist = ActorRefFrom<typeof wishlistMachine>

/** A page as far as hearts are concerned: its hearts, and the wishlist actor they share. */
interface Page {
  readonly hearts: readonly HeartSettings[]
  readonly wishlist: Wishlist
  address: string
}

/** Bookmarks content by running the wishlist machine exactly as a page does. */
export const keepsBookmarksOnSite = (entry: Entry, windowWidth: () => number): KeepsBookmarks => {
  let page: Page | undefined
  let reopen: (query: string) => Promise<void> = async () => {}
  const warnings: string[] = []
  const announcements: Announcement[] = []

  const hear = (told: Parameters<typeof announcementsOf>[0]): void => {
    // Whoever hears that something rises from a heart knows the heart by where it stands, not by what it says.
    for (const { event, detail } of announcementsOf(told))
      announcements.push(event === 'wishlist' ? { event, ...detail } : { event })
  }

  const openPage = (hearts: readonly HeartSettings[], path: string): void => {
    page?.wishlist.stop()
    warnings.length = 0
    announcements.length = 0
    const address = entry.origin + path
    const { machine, input } = wishlistOn({
      wishlist: entry.site.account.wishlist,
      signedIn: entry.signedIn(),
      address,
    })
    const wishlist = createActor(machine, { input })
    const opened: Page = { hearts, wishlist, address }
    wishlist.on('warned', ({ message }) => warnings.push(message))
    wishlist.on('address.changed', ({ address }) => {
      opened.address = address
    })
    wishlist.on('item-added', hear)
    wishlist.on('item-removed', hear)
    wishlist.start()
    for (const { type, value } of hearts) wishlist.send({ type: 'heart.shown', item: { type, value } })
    page = opened
  }

  const opened = (): Page => {
    if (page === undefined) throw new Error('no page is open')
    return page
  }
  const heartFor = ({ type, value }: BookmarkedContent, which = 1): HeartSettings => {
    const heart = opened().hearts.filter((shown) => shown.type === type && shown.value === value)[which - 1]
    if (heart === undefined) throw new Error(`the page shows no heart ${which} for ${type} ${value}`)
    return heart
  }
  const settle = async (): Promise<void> => {
    await waitFor(opened().wishlist, (snapshot) => snapshot.matches('signedOut') || isAtRest(snapshot), {
      timeout: 5000,
    })
  }
  const send = (thing: BookmarkedContent, which?: number): void =>
    opened().wishlist.send({ type: 'heart.clicked', item: itemOf(heartFor(thing, which)) })

  const dialogOf = async (): Promise<LoginDialog | undefined> => {
    const { wishlist, address, hearts } = opened()
    const item = wishlist.getSnapshot().context.dialogFor
    const brand = await entry.site.office.content.brand({})
    if (!brand.ok) throw new Error('this port never refuses')
    const heart = hearts.find(({ type, value }) => type === item?.type && value === item.value)
    return (
      item &&
      loginDialogOf({
        windowWidth: windowWidth(),
        value: item.value,
        address,
        domain: heart?.domain ?? '',
        portal: brand.value.portal,
      })
    )
  }

  const openTheme = async (theme: string, query = ''): Promise<void> => {
    const found = await entry.site.programme.catalogue.theme({ url: theme })
    if (!found.ok) throw new Error(`there is no theme ${theme}`)
    reopen = (again) => openTheme(theme, again)
    const shown = found.value.theme
    openPage([themeItem(shown), ...shown.events.map(eventItem)].map(settingsOf), themeHref(shown) + query)
  }

  const openRubric = async (rubric: string): Promise<void> => {
    const themes = await entry.site.programme.catalogue.themes({ rubric })
    if (!themes.ok) throw new Error('this port never refuses')
    reopen = () => openRubric(rubric)
    openPage(
      themes.value.items.map((card) => settingsOf(themeItem(card))),
      rubricHref({ url: rubric }),
    )
  }

  const openHearts = async (hosts: readonly HeartHost[], query = ''): Promise<void> => {
    reopen = (again) => openHearts(hosts, again)
    openPage(hosts.map(settingsOf), `/probe${query}`)
  }

  return {
    openTheme,
    openRubric,
    openHearts,
    reload: () => reopen(new URL(opened().address).search),

    async heart(thing, which) {
      const settings = heartFor(thing, which)
      await settle()
      const heart = heartOf(opened().wishlist.getSnapshot(), itemOf(settings))
      return {
        label: heart.label,
        icon: heart.icon,
        name: heartName(settings.bookmarkLabel, heart.state),
        ...heartBox(settings),
        textBesideHeart: isTextBeside(settings),
      }
    },
    async click(thing, which) {
      // Whoever is not in haste sees what the heart says before he clicks it.
      await settle()
      send(thing, which)
      await settle()
    },
    async clickHastily(thing, times) {
      for (let click = 0; click < times; click++) send(thing)
    },
    settle,

    async loginDialog() {
      const dialog = await dialogOf()
      return (
        dialog && {
          id: dialog.id,
          heading: dialog.heading,
          text: dialog.text,
          words: [dialog.signInLabel, dialog.or, dialog.registerLabel].join(' '),
          signIn: { label: dialog.signInLabel, address: dialog.signInHref },
          register: { label: dialog.registerLabel, address: dialog.registerHref },
        }
      )
    },
    // Without a screen there is one way to close it.
    closeDialog: async () => opened().wishlist.send({ type: 'dialog.closed' }),

    async signInFromDialog(email, password) {
      const dialog = await dialogOf()
      if (dialog === undefined) throw new Error('no dialog is open')
      const target = new URL(dialog.signInHref, entry.origin).searchParams.get('post_login_redirect_url') ?? ''
      const answer = await entry.site.account.accounts.signIn({ email, password, postLoginRedirectUrl: target })
      if (!answer.ok) throw new Error(`could not sign in: ${answer.refusal.why}`)
      await reopen(new URL(answer.value.redirectUrl, entry.origin).search)
    },

    landOn: (address) => reopen(new URL(address, entry.origin).search),

    warnings: async () => warnings,
    announcements: async () => announcements,
    // Beside its hearts a page has nothing but the dialog to say something in.
    async messages() {
      const dialog = await dialogOf()
      return dialog === undefined ? [] : [dialog.text]
    },
    async address() {
      const { pathname, search } = new URL(opened().address)
      return pathname + search
    },

    async wishlist() {
      const entries = await entry.site.account.wishlist.entries({})
      return entries.ok ? inOrder(entries.value.items, 'latest').map(entrySeen) : 'signed-out'
    },
    async wishlistByDate() {
      return inOrder(done(await entry.site.account.wishlist.entries({})).items, 'next-event').map(entrySeen)
    },
    async removeOnWishlist(title) {
      const { id } = titled(title, done(await entry.site.account.wishlist.entries({})).items)
      done(await entry.site.account.wishlist.remove({ id }))
    },
    async noteOnWishlist(title, note) {
      const { id } = titled(title, done(await entry.site.account.wishlist.entries({})).items)
      done(await entry.site.account.wishlist.note({ id, note }))
    },
    async removedLately() {
      return done(await entry.site.account.wishlist.removed({})).map(({ title }) => title)
    },
    async putBackOnWishlist(title) {
      const { id } = titled(title, done(await entry.site.account.wishlist.removed({})))
      done(await entry.site.account.wishlist.restore({ id }))
    },
    async keepWithoutScripts(theme) {
      const answer = await entry.site.account.wishlist.add({ type: 'seminar', value: theme })
      if (answer.ok) return { told: `${accountWording.heart.done} ${accountWording.heart.toWishlist}` }
      if (answer.refusal.why !== 'not-signed-in') throw new Error(`could not keep it: ${answer.refusal.why}`)
      return 'led to the login'
    },
  }
}

const isAtRest = (snapshot: ReturnType<Wishlist['getSnapshot']>): boolean =>
  snapshot.matches({ signedIn: 'resting' }) && snapshot.context.waiting.length === 0

const itemOf = ({ type, value }: HeartSettings) => ({ type, value })

const settingsOf = (host: HeartHost): HeartSettings => {
  const settings = heartSettings({ ...host })
  if (settings === undefined) throw new Error(`nothing can be kept as ${host.type} ${host.value}`)
  return settings
}

const done = <T>(answer: Result<T, Refusal>): T => {
  if (!answer.ok) throw new Error(`refused: ${answer.refusal.why}`)
  return answer.value
}

const titled = (title: string, entries: readonly WishlistEntry[]): WishlistEntry => {
  const found = entries.find((one) => one.title === title)
  if (found === undefined) throw new Error(`the wishlist does not hold ${title}`)
  return found
}

const offered = ({ offer, expired }: WishlistEntry): readonly string[] => {
  if (!offer) return []
  const none = offer.next.length === 0 && (expired || offer.compared?.name === 'theme')
  return [
    wishlistWording.facts(offer),
    ...offer.next.map(wishlistWording.nextEvent),
    none ? wishlistWording.noNext : '',
  ]
    .filter((line) => line !== '')
    .map(said)
}

const entrySeen = (entry: WishlistEntry): EntrySeen => {
  const { title, href, detail, expired, underWay, note } = entry
  return {
    title,
    address: href,
    detail,
    expired,
    life: expired ? wishlistWording.expired : underWay && programmeWording.event.life(underWay),
    note,
    offered: offered(entry),
  }
}
