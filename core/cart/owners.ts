import type { Clock } from '../shared/clock.ts'
import { done, type Refusal, type Result } from '../shared/result.ts'
import { countAttempt, type ForCountingAttempts } from '../shared/rate-limit.ts'
import type { ForMakingSecrets } from '../shared/secrets.ts'
import type { ForChanging } from '../shared/transaction.ts'
import type { Visitor } from '../shared/visitor.ts'
import type { Cart } from './cart.ts'
import { cartEnds } from './cart-lifetime.ts'
import { mergedCarts } from './changing-cart.ts'
import type { CartOfVisitor, CartOwner, ForChangingCarts, ForStoringCarts } from './ports.ts'

/** What was typed last counts, whether before or after somebody signed in; what it leaves open, the other one says. */
const newestTyped = (own: Cart, gathered: Cart): Cart['typed'] => {
  const isNewer = Date.parse(gathered.changedAt) >= Date.parse(own.changedAt)
  const [newer, older] = isNewer ? [gathered, own] : [own, gathered]
  const said = Object.entries(newer.typed).filter(([, value]) => value !== '')
  return { ...newer.typed, ...older.typed, ...Object.fromEntries(said) }
}

export interface OwnersNeeds {
  readonly carts: ForStoringCarts
  readonly change: ForChanging<{ readonly carts: ForChangingCarts }>
  readonly clock: Clock
  readonly secrets: Pick<ForMakingSecrets, 'id' | 'token' | 'digest'>
  readonly attempts: ForCountingAttempts
  readonly limits: { readonly cartsPerHour: number }
}

/**
 * Whose cart it is: the user's, else that of the browser that shows a token. What a browser had gathered before
 * somebody signed in from it joins his own cart the next time that he changes or sees it, once.
 */
export function cartOwners(
  visitor: Visitor,
  whoIsAsking: () => Promise<string | undefined>,
  { carts, change, clock, secrets, attempts, limits }: OwnersNeeds,
): CartOfVisitor {
  const emptyCart = (): Cart => ({ id: secrets.id(), version: 0, items: [], typed: {}, changedAt: clock.now() })
  const browser = (): CartOwner | undefined => {
    const token = visitor.cartToken()
    return token === undefined ? undefined : { browser: secrets.digest(token) }
  }
  const isThere = (cart: Cart | undefined): cart is Cart =>
    cart !== undefined && Date.parse(cartEnds(cart.changedAt)) > Date.parse(clock.now())

  /** A browser's cart, unless it is forgotten. */
  const ofBrowser = (cart: Cart | undefined): Cart => (isThere(cart) ? cart : emptyCart())

  /**
   * Within a transaction: the own cart with what the browser had gathered, which then has none; what finds no room
   * stays in the browser's.
   */
  const joined = async (tx: ForChangingCarts, own: CartOwner): Promise<Cart> => {
    const known = (await tx.lock(own)) ?? emptyCart()
    const guest = browser()
    if (guest === undefined) return known
    const gathered = ofBrowser(await tx.lock(guest))
    const { items, leftOut } = mergedCarts(known.items, gathered.items)
    if (leftOut.length === 0) await tx.delete(guest)
    else await tx.save(guest, { ...gathered, items: leftOut, version: gathered.version + 1 })
    return { ...known, items, typed: newestTyped(known, gathered) }
  }

  const write = async <R extends Refusal>(
    owner: CartOwner,
    read: (tx: ForChangingCarts) => Promise<Cart>,
    changed: (cart: Cart) => Result<Cart, R>,
  ): Promise<Result<Cart, R>> =>
    change<Cart, R>(async (tx) => {
      const cart = await read(tx.carts)
      const after = changed(cart)
      if (!after.ok) return after
      const saved = { ...after.value, version: cart.version + 1, changedAt: clock.now() }
      await tx.carts.save(owner, saved)
      return done(saved)
    })

  const changeAs = async <R extends Refusal>(
    userId: string | undefined,
    changed: (cart: Cart) => Result<Cart, R>,
  ): Promise<Result<Cart, R>> => {
    if (userId !== undefined) {
      const own = { user: userId }
      const written = await write(own, (tx) => joined(tx, own), changed)
      const guest = browser()
      if (written.ok && guest && !isThere(await carts.of(guest))) visitor.forgetCart()
      return written
    }
    const shown = visitor.cartToken()
    // A token that opens nothing may be somebody else's invention.
    const isOurs = shown !== undefined && isThere(await carts.of({ browser: secrets.digest(shown) }))
    const token = isOurs ? shown : secrets.token()
    const owner = { browser: secrets.digest(token) }
    const written = await write(owner, async (tx) => ofBrowser(await tx.lock(owner)), changed)
    if (written.ok) visitor.rememberCart(token, cartEnds(clock.now()))
    return written
  }

  return {
    async owner() {
      const userId = await whoIsAsking()
      return userId === undefined ? browser() : { user: userId }
    },
    async whyNotBegun() {
      if ((await whoIsAsking()) !== undefined) return undefined
      const owner = browser()
      if (owner && isThere(await carts.of(owner))) return undefined
      const begun = { key: `cart:${visitor.network}`, most: limits.cartsPerHour, windowSeconds: 3600 }
      return countAttempt(begun, { attempts, clock })
    },
    async cart() {
      const userId = await whoIsAsking()
      const guest = browser()
      const gathered = guest && (await carts.of(guest))
      if (userId === undefined) return ofBrowser(gathered)
      const own = (await carts.of({ user: userId })) ?? emptyCart()
      const nothingFits =
        isThere(gathered) &&
        mergedCarts(own.items, gathered.items).leftOut.length === gathered.items.length &&
        (gathered.items.length > 0 || Object.keys(gathered.typed).length === 0)
      if (guest === undefined || nothingFits) return own
      const written = await changeAs<never>(userId, done)
      return written.ok ? written.value : written.refusal
    },
    change: async (changed) => changeAs(await whoIsAsking(), changed),
  }
}
