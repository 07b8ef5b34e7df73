import { useFetcher } from 'react-router-dom'
import * as addressOf from '#core/shared/addresses.ts'
import { canBePut, cartSummary } from '#core/wishlist/cart.view.ts'
import type { BookmarkAtCart } from '#core/wishlist/ports.ts'
import { eventsOfEntry, everything } from '#core/wishlist/wishlist-address.ts'
import type { WishlistEntry } from '#core/wishlist/wishlist.ts'
import { eventField, listingHref, themeField } from '#core/shared-list/list-address.ts'
import { labelled } from '#wording/labelled.ts'
import { wishlistCartWording as words } from '#wording/pages/wishlist-cart.ts'
import { wishlistWording } from '#wording/pages/wishlist.ts'
import { GoLink } from '../../ui/go-link.tsx'
import { Note } from '../../ui/note.tsx'

interface OfEntry {
  readonly entry: WishlistEntry
  /** Where forms are posted to: the page in its order. */
  readonly action: string
}

/** What can be done about an entry and the cart; nothing where it is never ordered, or no longer. */
export const CartControl = ({ entry, action }: OfEntry) => {
  switch (entry.cart) {
    case 'open':
    case 'sold-out':
      return <PutForm entry={entry} action={action} waitingList={entry.cart === 'sold-out'} />
    case 'in-cart':
    case 'waiting-list':
    case 'cart-full':
      return <NamedLink href={addressOf.cart} label={words.lies[entry.cart]} entry={entry} />
    case 'choose-event':
      return <NamedLink href={eventsOfEntry(entry) ?? entry.href} label={words.events} entry={entry} />
    case 'begun':
    case 'over':
    case undefined:
      break
  }
  return null
}

/** All that can go in at once; nothing where that is nothing. */
export const AllIntoCart = ({
  entries,
  action,
}: {
  readonly entries: readonly WishlistEntry[]
  readonly action: string
}) => {
  const { Form } = useFetcher({ key: 'into the cart' })
  const { seats, waitingList } = canBePut(entries)
  if (!seats && !waitingList) return null
  return (
    <Form method="post" action={action} className="all-in on-screen">
      <input type="hidden" name="cart" value={everything} />
      <div className="stack g1">
        <p className="small">{words.allText}</p>
        {waitingList && (
          <label className="check">
            <input type="checkbox" name="waitingList" value="1" />
            {words.alsoWaiting}
          </label>
        )}
      </div>
      <button className="btn" type="submit">
        {words.all}
      </button>
    </Form>
  )
}

/** What lies in the cart of what was to be put there, and what does not, each with its reason. */
export const CartAnswer = ({
  items,
  entries,
  action,
}: {
  readonly items: readonly BookmarkAtCart[]
  readonly entries: readonly WishlistEntry[]
  readonly action: string
}) => {
  const { put, leftOut } = cartSummary(entries, items)
  if (put.length === 0 && leftOut.length === 0) return null
  return (
    <Note
      icon={put.length > 0 ? 'tick' : 'alert'}
      title={words.put(put.length)}
      {...(put.length > 0 && { tone: 'ok' })}
      status
    >
      {leftOut.length > 0 && (
        <>
          <p>{words.leftOut}</p>
          <ul className="left-out">
            {leftOut.map(({ entry, why }) => (
              <li key={entry.id}>
                <p>
                  <b>{words.named(entry)}</b>
                </p>
                <p className="small">{words.why[why]}</p>
                {why === 'over' ? (
                  <NamedLink href={entry.href} label={words.events} entry={entry} />
                ) : (
                  <CartControl entry={entry} action={action} />
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {put.length > 0 && <GoLink href={addressOf.cart}>{words.toCart}</GoLink>}
    </Note>
  )
}

/** Puts a seminar or an event on the list of her Gremium; nothing where it is over. */
export const ToSharedList = ({ entry }: Pick<OfEntry, 'entry'>) => {
  const href = entry.event
    ? listingHref(eventField, entry.event.url)
    : entry.type === 'seminar' || entry.type === 'fachtagung'
      ? listingHref(themeField, entry.value)
      : undefined
  return href === undefined || entry.expired ? null : (
    <NamedLink href={href} label={wishlistWording.toSharedList} entry={entry} />
  )
}

const PutForm = ({ entry, action, waitingList }: OfEntry & { readonly waitingList: boolean }) => {
  const { Form } = useFetcher({ key: `cart ${entry.id}` })
  const label = waitingList ? words.waitingList : words.putIn
  return (
    <Form method="post" action={action} className="on-screen">
      <input type="hidden" name="cart" value={entry.id} />
      {waitingList && <input type="hidden" name="waitingList" value="1" />}
      <button className="btn alt" type="submit" aria-label={labelled(words.named(entry), label)}>
        {label}
      </button>
    </Form>
  )
}

const NamedLink = ({
  href,
  label,
  entry,
}: {
  readonly href: string
  readonly label: string
  readonly entry: WishlistEntry
}) => (
  <a className="small on-screen" href={href} aria-label={`${label}: ${words.named(entry)}`}>
    {label}
  </a>
)
