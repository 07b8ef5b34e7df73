import type { Day, Instant } from '../shared/day.ts'
import type { OrderOptionsForm } from './order-options-rules.ts'

/** Items in one cart, and persons in all of them together (domain §7.3). */
export const mostItems = 20
export const mostPersons = 50
/** What is to become of an item at the checkout. */
export const cartModes = ['buchen', 'reservieren', 'warteliste'] as const
export type CartMode = (typeof cartModes)[number]

/** A workshop of a Fachtagung as it was when somebody chose it. */
export interface ChosenWorkshop {
  readonly id: string
  readonly title: string
  /** Seats in its room. */
  readonly capacity: number
}

/** Who is to take part, as far as it is known. */
export interface NamedRecipient {
  readonly id: string
  /** Counts its changes, so that two who change it notice each other. */
  readonly version: number
  readonly salutationId: string
  readonly firstName: string
  readonly lastName: string
  /** As it is stored and compared. */
  readonly email: string
  readonly phone?: string
  readonly function: string
  /** In the first term of office, which has a week more (§ 37 Abs. 7 S. 2 BetrVG). */
  readonly isFirstTerm: boolean
  readonly stay: Stay
  readonly notes?: string
  /** Of a Fachtagung: in which workshop he would like to be, his first choice first. */
  readonly workshopChoices?: readonly ChosenWorkshop[]
  /** The one in which he has a seat; absent as long as he waits, and where none of his choices had one left. */
  readonly workshop?: ChosenWorkshop
}

/** 'N. N.': a seat whose holder is named later (domain §9). */
export interface PendingRecipient {
  readonly id: string
  readonly version: number
  readonly pending: true
  readonly stay: Stay
}
export type Recipient = NamedRecipient | PendingRecipient

/** How somebody stays at the hotel. */
export interface Stay {
  /** null: as the event suggests. */
  readonly overnight: boolean | null
  readonly arrivalEve: boolean
  readonly departureLate: boolean
}

/** The stay that an event suggests. */
export const usualStay: Stay = { overnight: null, arrivalEve: false, departureLate: false }

/** Whether nobody is named for a seat yet. */
export const isPending = (recipient: Recipient): recipient is PendingRecipient => 'pending' in recipient

/** An event in the cart, with who takes part. */
export interface CartItem {
  readonly id: string
  readonly eventId: number
  /** Of a series that is booked by module: on which days those begin that are chosen; absent: the whole. */
  readonly modules?: readonly Day[]
  readonly mode: CartMode
  /** One for each seat, at least one. */
  readonly recipients: readonly Recipient[]
}

/** What somebody is about to book; prices and seats are looked up whenever it is shown. */
export interface Cart {
  readonly id: string
  /** Counts changes: a checkout names the one it has seen. */
  readonly version: number
  readonly items: readonly CartItem[]
  readonly typed: TypedOptions
  readonly changedAt: Instant
  /** What was ordered from it last; absent before the first order. */
  readonly lastOrder?: LastOrder
}

/** The version of a cart that became an order: the same checkout again is the same order. */
export interface LastOrder {
  readonly cartVersion: number
  readonly orderNo: string
  readonly at: Instant
}

/** Order options as typed so far; what has to be accepted is asked anew every time. */
export type TypedOptions = Partial<Omit<OrderOptionsForm, 'agb' | 'privacyAccepted'>>

/** Seats of all items. */
export const personsIn = ({ items }: Pick<Cart, 'items'>): number =>
  items.reduce((sum, { recipients }) => sum + recipients.length, 0)

/**
 * A cart after its items became an order: empty; who orders and who pays is there for the next one, what was said of
 * this one alone is not.
 */
export const orderedCart = (cart: Cart, lastOrder: LastOrder): Cart => {
  const { remarks: _, resolutionDate: __, orderNo: ___, newsletter: ____, ...typed } = cart.typed
  return { ...cart, items: [], typed, version: cart.version + 1, changedAt: lastOrder.at, lastOrder }
}
