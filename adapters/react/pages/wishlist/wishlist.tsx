import * as addressOf from '#core/shared/addresses.ts'
import { atCart } from '#core/wishlist/cart.view.ts'
import type { BookmarkAtCart } from '#core/wishlist/ports.ts'
import type { WishlistEntry } from '#core/wishlist/wishlist.ts'
import { inOrder, type WishlistOrder } from '#core/wishlist/wishlist.view.ts'
import { wishlistWording as words } from '#wording/pages/wishlist.ts'
import { afterForm, answered, forOne } from '../../answers.ts'
import type { HydratedPage, HydratedPageRequest } from '../../page.ts'
import { Answer, NotReached, RemovedLately, type Acted } from './answer.tsx'
import { refusedWith, type Answered } from './refused.ts'
import { Entries, SignInHint } from './entries.tsx'
import {
  cartField,
  cartAnswerHref,
  everything,
  inOrderHref,
  orderField,
  orderIn,
} from '#core/wishlist/wishlist-address.ts'

type Wishlist =
  | { readonly signedIn: false }
  | {
      readonly signedIn: true
      /** She belongs to a Gremium, which has a list of its own. */
      readonly sharesAList: boolean
      readonly name: string
      readonly order: WishlistOrder
      readonly entries: readonly WishlistEntry[]
      /** What was taken off within the last hour. */
      readonly removed: readonly WishlistEntry[]
      /** How what was to be put into the cart, before the page was loaded, stands to it. */
      readonly carted: readonly BookmarkAtCart[]
    }

/**
 * Somebody's wishlist, and what hearts do without JavaScript: `type`, `value`, `back` add, `remove` takes off (domain
 * §9), `restore` puts back, `id` with `note` writes a note, `cart` puts one or all into the cart.
 */
export const wishlistPage: HydratedPage<Wishlist, Acted> = {
  hydrated: true,
  followsWishlist: true,
  sheet: 'wishlist',
  reads: [orderField, cartField],
  async loader({ site, url }) {
    const { accounts, wishlist } = site.account
    const [entries, removed, who] = await Promise.all([wishlist.entries({}), wishlist.removed({}), accounts.whoAmI({})])
    if (!entries.ok || !removed.ok || !who.ok || !who.value.isLoggedIn) return forOne<Wishlist>({ signedIn: false })
    const name = `${who.value.firstName} ${who.value.lastName}`.trim() || who.value.email
    const order = orderIn(url)
    const inThatOrder = inOrder(entries.value.items, order)
    const carted = cartedBefore(url, inThatOrder)
    return forOne<Wishlist>({
      signedIn: true,
      sharesAList: who.value.gremium !== null,
      name,
      order,
      entries: inThatOrder,
      removed: removed.value,
      carted,
    })
  },
  async action(asked) {
    const { form } = asked
    const [remove, restore, id, cart] = ['remove', 'restore', 'id', 'cart'].map((name) => form.one(name))
    if (remove !== undefined) return removed(asked, remove)
    if (restore !== undefined) return restored(asked, restore)
    if (id !== undefined) return noted(asked, id)
    if (cart !== undefined) return carted(asked, cart)
    // Hearts are plain forms, which no page that a browser took over ever sends.
    const { added } = await import('./heart-form.ts')
    return added(asked)
  },
  head: () => ({ title: words.title, noindex: true, crumbs: [] }),
  Component: ({ data, acted, failed = false, frame }) => (
    <>
      <div className="wrap rhead stack">
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
        {data.signedIn && (
          <p className="small">
            {words.signedInAs(data.name)}{' '}
            <a className="on-screen" href={addressOf.settings}>
              {words.settings}
            </a>{' '}
            <a className="on-screen" href={addressOf.signOut}>
              {words.signOut}
            </a>
          </p>
        )}
      </div>
      <div className="wrap stack g4 room-below bookmarks">
        {failed && <NotReached />}
        {data.signedIn ? <Bookmarks {...data} acted={acted} /> : <SignInHint settings={frame.settings} />}
      </div>
    </>
  ),
}

/** What the visitor did last, what he took off before that, and his list. */
const Bookmarks = ({
  sharesAList,
  order,
  entries,
  removed,
  carted,
  acted,
}: Extract<Wishlist, { readonly signedIn: true }> & { readonly acted: Acted | undefined }) => {
  const action = inOrderHref(order)
  const told = acted && 'removed' in acted ? acted.removed : undefined
  const before = removed.filter(({ id }) => id !== told)
  // What was done last is told, and it alone.
  const answer = acted ?? (carted.length > 0 ? { carted } : undefined)
  // A list that could not be read anew still has it.
  const kept = entries.filter(({ id }) => id !== told)
  return (
    <>
      {answer && <Answer acted={answer} entries={entries} removed={removed} action={action} />}
      {before.length > 0 && <RemovedLately removed={before} action={action} />}
      <Entries entries={kept} order={order} sharesAList={sharesAList} action={action} acted={acted} />
    </>
  )
}

/** A plain form leads on to the list as it now is; a browser that took the page over is told what was taken off. */
async function removed({ site, settings, takenOver, url }: HydratedPageRequest, id: string): Answered {
  const { wishlist } = site.account
  const answer = await wishlist.remove({ id })
  if (!answer.ok && !(await isRemoved(wishlist, id))) return refusedWith(answer.refusal, settings)
  return takenOver ? answered({ removed: id }) : afterForm(inOrderHref(orderIn(url)))
}

/** Whether it was taken off just now: a second click, or a second try, asks for what is done already. */
async function isRemoved(wishlist: HydratedPageRequest['site']['account']['wishlist'], id: string): Promise<boolean> {
  const removed = await wishlist.removed({})
  return removed.ok && removed.value.some((entry) => entry.id === id)
}

async function restored({ site, settings }: HydratedPageRequest, id: string): Answered {
  const answer = await site.account.wishlist.restore({ id })
  return answer.ok
    ? answered({ restored: answer.value.id })
    : refusedWith(answer.refusal, settings, { restoring: true })
}

async function noted({ site, form, settings }: HydratedPageRequest, id: string): Answered {
  const note = form.one('note') ?? ''
  const answer = await site.account.wishlist.note({ id, note })
  return answer.ok ? answered({ noted: id }) : refusedWith(answer.refusal, settings, { typed: { id, note } })
}

/** A plain form leads on to the list, which then tells what became of it. */
async function carted({ site, form, settings, takenOver, url }: HydratedPageRequest, wished: string): Answered {
  const ids = wished === everything ? {} : { ids: [wished] }
  const waitingList = form.one('waitingList') !== undefined
  const answer = await site.account.wishlist.intoCart({ ...ids, waitingList })
  if (!answer.ok) return refusedWith(answer.refusal, settings)
  return takenOver ? answered({ carted: answer.value.items }) : afterForm(cartAnswerHref(orderIn(url), wished))
}

const cartedBefore = (url: URL, entries: readonly WishlistEntry[]): readonly BookmarkAtCart[] => {
  const wished = url.searchParams.get(cartField)
  if (wished === null) return []
  return atCart(entries, wished === everything ? undefined : wished)
}
