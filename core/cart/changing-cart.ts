import { done, refused, type NotFound, type Result } from '../shared/result.ts'
import {
  isPending,
  mostItems,
  mostPersons,
  personsIn,
  usualStay,
  type Cart,
  type CartItem,
  type CartMode,
  type NamedRecipient,
  type Recipient,
} from './cart.ts'

/** Refuses more than a cart holds. */
export interface CartFull {
  readonly why: 'cart-full'
  readonly of: 'items' | 'persons'
  readonly most: number
}
/** Refuses a second recipient with the same address in one item: nobody takes part twice. */
export interface RecipientTwice {
  readonly why: 'recipient-twice'
}
/** Refuses a change of what somebody else has changed meanwhile; `version` is the one it has now. */
export interface Outdated {
  readonly why: 'outdated'
  readonly version: number
}

type Items = readonly CartItem[]
const notFound = refused({ why: 'not-found' } as const)

const roomFor = (items: Items, persons: number): CartFull | undefined => {
  if (items.length > mostItems) return { why: 'cart-full', of: 'items', most: mostItems }
  return personsIn({ items }) + persons > mostPersons
    ? { why: 'cart-full', of: 'persons', most: mostPersons }
    : undefined
}

const withItem = (items: Items, changed: CartItem): Items =>
  items.map((item) => (item.id === changed.id ? changed : item))

type Choice = Pick<CartItem, 'eventId' | 'modules'>

/** Whether two items are of the same event and, of a series, of the same modules. */
const isSameChoice = (one: Choice, other: Choice): boolean =>
  one.eventId === other.eventId && (one.modules ?? []).join() === (other.modules ?? []).join()

/**
 * The items with seats of an event more, held for 'N. N.'; an event that is there already, with the same modules, gets
 * them there, and takes the mode that is wished last.
 */
export function withSeats(
  { items }: Pick<Cart, 'items'>,
  { eventId, modules, quantity, mode }: Pick<CartItem, 'eventId' | 'modules' | 'mode'> & { readonly quantity: number },
  newId: () => string,
): Result<Items, CartFull> {
  const seats = Array.from({ length: quantity }, (): Recipient => ({
    id: newId(),
    version: 1,
    pending: true,
    stay: usualStay,
  }))
  const known = items.find((item) => isSameChoice(item, { eventId, ...(modules && { modules }) }))
  const changed = known
    ? withItem(items, { ...known, mode, recipients: [...known.recipients, ...seats] })
    : [...items, { id: newId(), eventId, ...(modules && { modules }), mode, recipients: seats }]
  const full = roomFor(changed, 0)
  return full ? refused(full) : done(changed)
}

/** The items with what is to become of one of them. */
export function withMode({ items }: Pick<Cart, 'items'>, itemId: string, mode: CartMode): Result<Items, NotFound> {
  const item = items.find(({ id }) => id === itemId)
  return item ? done(withItem(items, { ...item, mode })) : notFound
}

/** The items without one; nothing happens where it is gone already. */
export const withoutItem = ({ items }: Pick<Cart, 'items'>, itemId: string): Items =>
  items.filter(({ id }) => id !== itemId)

const isTwice = ({ recipients }: CartItem, { id, email }: Pick<NamedRecipient, 'id' | 'email'>): boolean =>
  recipients.some((other) => other.id !== id && !isPending(other) && other.email === email)

/** The items with a recipient more: in a seat whose holder is not named yet, else in one more. */
export function withRecipient(
  { items }: Pick<Cart, 'items'>,
  itemId: string,
  recipient: NamedRecipient,
): Result<Items, NotFound | RecipientTwice | CartFull> {
  const item = items.find(({ id }) => id === itemId)
  if (!item) return notFound
  if (isTwice(item, recipient)) return refused({ why: 'recipient-twice' })
  const seat = item.recipients.findIndex(isPending)
  if (seat === -1) {
    const full = roomFor(items, 1)
    if (full) return refused(full)
  }
  const recipients = seat === -1 ? [...item.recipients, recipient] : item.recipients.with(seat, recipient)
  return done(withItem(items, { ...item, recipients }))
}

/** The items with a recipient as he is now. Refuses where somebody changed him since that version. */
export function withChangedRecipient(
  { items }: Pick<Cart, 'items'>,
  itemId: string,
  changed: NamedRecipient,
  seen: number,
): Result<Items, NotFound | RecipientTwice | Outdated> {
  const item = items.find(({ id }) => id === itemId)
  const known = item?.recipients.find(({ id }) => id === changed.id)
  if (!item || !known) return notFound
  if (known.version !== seen) return refused({ why: 'outdated', version: known.version })
  if (isTwice(item, changed)) return refused({ why: 'recipient-twice' })
  const recipients = item.recipients.map((it) => (it.id === changed.id ? { ...changed, version: seen + 1 } : it))
  return done(withItem(items, { ...item, recipients }))
}

/** The items without a recipient; without its last one the item goes too. */
export function withoutRecipient(
  { items }: Pick<Cart, 'items'>,
  itemId: string,
  recipientId: string,
): Result<Items, NotFound> {
  const item = items.find(({ id }) => id === itemId)
  if (!item?.recipients.some(({ id }) => id === recipientId)) return notFound
  const recipients = item.recipients.filter(({ id }) => id !== recipientId)
  return done(recipients.length === 0 ? withoutItem({ items }, itemId) : withItem(items, { ...item, recipients }))
}

/**
 * What somebody put into the cart before he signed in, added to his own: of one event all seats, nobody twice. What
 * finds no room any more is left out.
 */
export function mergedCarts(own: Items, guest: Items): { readonly items: Items; readonly leftOut: Items } {
  const leftOut: CartItem[] = []
  let items = own
  for (const added of guest) {
    const known = items.find((item) => isSameChoice(item, added))
    const names = new Set(known?.recipients.flatMap((it) => (isPending(it) ? [] : [it.email])) ?? [])
    const seats = added.recipients.filter((it) => isPending(it) || !names.has(it.email))
    const merged = known
      ? withItem(items, { ...known, mode: added.mode, recipients: [...known.recipients, ...seats] })
      : [...items, added]
    if (roomFor(merged, 0)) leftOut.push(added)
    else items = merged
  }
  return { items, leftOut }
}
