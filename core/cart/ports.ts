import type { ItemObstacle, Overlap } from './priced-cart.ts'
import type { Availability } from '../catalogue/availability.ts'
import type { ListedEvent } from '../catalogue/catalogue.ts'
import type { CostLine, CostTotals } from '../costs/costs.ts'
import type { Day } from '../shared/day.ts'
import type { Cents } from '../shared/money.ts'
import type { Begun, Invalid, NotFound, Past, Refusal, Result, TooMany } from '../shared/result.ts'
import type { SoldOut } from '../capacity/capacity.ts'
import type { Cart, CartMode, Recipient, TypedOptions } from './cart.ts'
import type { CartFull, Outdated, RecipientTwice } from './changing-cart.ts'
import type { Party } from './party.ts'
import type { OrderOptionsField, OrderOptionsForm } from './order-options-rules.ts'
import type { RecipientField, RecipientForm } from './recipient-rules.ts'

/** An item as it is shown, at the prices of today. */
export interface ShownItem {
  readonly id: string
  readonly eventId: number
  /** As in the cart; the event is then as long as they are. */
  readonly modules?: readonly Day[]
  readonly mode: CartMode
  /** Absent where it has left the programme. */
  readonly event?: ListedEvent
  readonly availability?: Availability
  /** Why it cannot be ordered as it is. */
  readonly obstacle?: ItemObstacle
  readonly recipients: readonly Recipient[]
  /** On our invoice. */
  readonly lines: readonly CostLine[]
  /** What the hotel bills by itself. */
  readonly hotelLines: readonly CostLine[]
  readonly totals: CostTotals
}

/** The cart as it is shown: what is chosen with what it costs today, never what it cost when it was chosen. */
export interface ShownCart {
  readonly id: string
  readonly version: number
  readonly items: readonly ShownItem[]
  /** As typed, right or wrong, so that nothing is typed twice; what has to be accepted is asked anew. */
  readonly orderOptions: TypedOptions
  readonly totals: CostTotals
  readonly hotelTotals: CostTotals
  readonly overlaps: readonly Overlap[]
}

/** How much is in the cart. */
export interface CartCount {
  /** Seats. */
  readonly count: number
  readonly itemCount: number
}

type OneEvent = NotFound | Past | Begun
type OfRecipient = NotFound | RecipientTwice | Invalid<RecipientField>

/** What somebody gathers before he books, signed in or not (domain §7.3). One who signs in takes his cart along. */
export interface ForFillingACart {
  /** An empty one where nothing was chosen. Never refuses. */
  cart(ask: {}): Promise<Result<ShownCart, never>>
  /** For the head of every page: seats and items, of one read; nothing is priced for it. */
  count(ask: {}): Promise<Result<CartCount, never>>
  /** The same with what they cost gross. */
  small(ask: {}): Promise<Result<CartCount & { readonly gross: Cents }, never>>
  /**
   * Seats of an event more, 1 where no number is told; an event that is there gets them there. Refuses events that are
   * unknown, over or begun, more than 20 items or 50 persons, and where fewer seats are left than are wished, unless it
   * is for the waiting list. Of a series whose modules are booked singly, some of them, by the days on which they
   * begin: each line takes seats of its modules alone; what is not booked so is not found. Without an account so many
   * carts are begun an hour from one network.
   */
  addItem(ask: {
    readonly eventId: number
    readonly modules?: readonly Day[]
    readonly quantity?: number
    readonly mode?: CartMode
  }): Promise<Result<ShownCart, OneEvent | SoldOut | CartFull | Invalid<'quantity'> | TooMany>>
  /** What is to become of an item; its seats and who takes them stay. */
  changeItem(ask: { readonly itemId: string; readonly mode: CartMode }): Promise<Result<ShownCart, NotFound>>
  /** Nothing happens where it is gone already. */
  deleteItem(ask: { readonly itemId: string }): Promise<Result<ShownCart, never>>
  /** Names somebody for a seat; takes one more where all are named. */
  addRecipient(ask: { readonly itemId: string } & RecipientForm): Promise<Result<ShownCart, OfRecipient | CartFull>>
  /** Refuses a version that is no longer the one. */
  editRecipient(
    ask: { readonly itemId: string; readonly recipientId: string; readonly version: number } & RecipientForm,
  ): Promise<Result<ShownCart, OfRecipient | Outdated>>
  /** With the last one the item goes. */
  deleteRecipient(ask: { readonly itemId: string; readonly recipientId: string }): Promise<Result<ShownCart, NotFound>>
  /** Keeps what is typed even where it refuses; begins a cart as `addItem`. */
  updateOrderOptions(ask: OrderOptionsForm): Promise<Result<ShownCart, Invalid<OrderOptionsField> | TooMany>>
}

/** Fills the visitor's cart with those whom a Gremium sends. */
export interface ForFillingForAGremium {
  /** All of them or none, in one transaction; refuses where seats or room in the cart are missing. */
  addParty(party: Party): Promise<Result<void, SoldOut | CartFull>>
}

/** To whom a cart belongs: a user by his id, a browser by the digest of its token. */
export type CartOwner = { readonly user: string } | { readonly browser: string }

/** Reads and changes the cart of whoever is asking. */
export interface CartOfVisitor {
  /** Whose it is; undefined for a browser without one. */
  owner(): Promise<CartOwner | undefined>
  /** An empty one where there is none. */
  cart(): Promise<Cart>
  /**
   * Whether one may be begun where there is none; to be asked before a change that needs none to be there. Without an
   * account so many are begun an hour from one network.
   */
  whyNotBegun(): Promise<TooMany | undefined>
  /** Changes it, and counts the change; gives a browser without one a token. */
  change<R extends Refusal>(changed: (cart: Cart) => Result<Cart, R>): Promise<Result<Cart, R>>
}

/** Reads carts. */
export interface ForStoringCarts {
  /** undefined where nothing was ever put into it, or it is gone. */
  of(owner: CartOwner): Promise<Cart | undefined>
}

/** Changes carts within a transaction. */
export interface ForChangingCarts {
  /** The cart as it is; whoever changes the same one waits until the transaction ends. */
  lock(owner: CartOwner): Promise<Cart | undefined>
  /** Stores the cart of an owner in place of the one before. */
  save(owner: CartOwner, cart: Cart): Promise<void>
  /** Nothing happens where there is none. */
  delete(owner: CartOwner): Promise<void>
}
