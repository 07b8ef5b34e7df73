// Without React: what forms of the cart do.
import * as addressOf from '#core/shared/addresses.ts'
import { cartModes } from '#core/cart/cart.ts'
import type { ForFillingACart, ShownCart } from '#core/cart/ports.ts'
import type { RecipientField } from '#core/cart/recipient-rules.ts'
import type { Invalid, Result } from '#core/shared/result.ts'
import { afterForm, again, answered } from '../../answers.ts'
import type { ActionAnswer, HydratedPageRequest } from '../../page.ts'
import { typedSeat, type TypedSeat } from './recipient-form.ts'

/** What forms of the cart ask, the checkout's own form left out. */
type Filling = Omit<ForFillingACart, 'cart' | 'count' | 'small' | 'updateOrderOptions'>
type RefusalOf<Answer> = Answer extends { readonly ok: false; readonly refusal: infer R } ? R : never
export type CartRefusal = { [Call in keyof Filling]: RefusalOf<Awaited<ReturnType<Filling[Call]>>> }[keyof Filling]

/** Seats that were wished for and not given. */
export interface Wished {
  readonly eventId: number
  readonly quantity: number
  /** Days on which modules begin that were chosen of a series; none: the whole. */
  readonly modules: readonly string[]
}

/** What became of a form of the cart. */
export type Acted =
  | { readonly done: 'more' | 'less' | 'named' | 'dropped' | 'removed' | 'changed' }
  | { readonly refusal: CartRefusal; readonly wished?: Wished; readonly typed?: TypedSeat }

export type RecipientFaults = Invalid<RecipientField>['fields']

const isOfRecipient = (fields: RecipientFaults | Invalid<'quantity'>['fields']): fields is RecipientFaults =>
  !('quantity' in fields)

/** What is wrong with a recipient as he was typed. */
export const faultsOfRecipient = ({ refusal }: { readonly refusal: CartRefusal }): RecipientFaults =>
  refusal.why === 'invalid' && isOfRecipient(refusal.fields) ? refusal.fields : {}

type Answered = Promise<Response | ActionAnswer<Acted>>
type Answers = Result<ShownCart, CartRefusal>

/** Query key that tells which event was laid into the cart last. */
export const addedField = 'dazu'
export const addedHref = (eventId: number): string => `${addressOf.cart}?${addedField}=${eventId}`

const modeIn = ({ form }: HydratedPageRequest) => cartModes.find((mode) => mode === form.one('art')) ?? 'buchen'

/** A form of any page lays seats into the cart; it leads on to the cart, or says there why it did not. */
export async function added(asked: HydratedPageRequest): Answered {
  const { site, form } = asked
  const wished = {
    eventId: Number(form.one('termin')),
    quantity: Number(form.one('plaetze') ?? 1),
    modules: form.all('modul'),
  }
  const answer = await site.booking.cart.addItem({ ...whole(wished), mode: modeIn(asked) })
  return answer.ok ? afterForm(addedHref(wished.eventId)) : again(answer.refusal, { refusal: answer.refusal, wished })
}

/** Numbers that nobody can have meant are asked for as none: the port says what is wrong with it. */
const whole = ({ eventId, quantity, modules }: Wished): Wished => ({
  modules,
  eventId: Number.isSafeInteger(eventId) ? eventId : 0,
  quantity: Number.isSafeInteger(quantity) ? Math.min(Math.max(quantity, 0), 100) : 0,
})

/**
 * Does what a form of the cart asks; undefined where it asks for nothing of the kind. A plain form leads back to the
 * page, to what it was about; a browser that took the page over is told what was done.
 */
export async function changed(asked: HydratedPageRequest, page: string): Promise<Awaited<Answered> | undefined> {
  const { site, form } = asked
  const { cart } = site.booking
  const [itemId, recipientId] = [form.one('item') ?? '', form.one('recipient') ?? '']
  const back = (answer: Answers, done: Extract<Acted, { readonly done: unknown }>['done']) => {
    if (!answer.ok) return again(answer.refusal, { refusal: answer.refusal })
    return asked.takenOver ? answered<Acted>({ done }) : afterForm(`${page}#${itemAnchor(itemId)}`)
  }
  switch (form.one('do')) {
    case 'more':
      return back(await oneMore(asked, itemId), 'more')
    case 'less':
      return back(await cart.deleteRecipient({ itemId, recipientId }), 'less')
    case 'drop':
      return back(await cart.deleteRecipient({ itemId, recipientId }), 'dropped')
    case 'remove':
      return back(await cart.deleteItem({ itemId }), 'removed')
    case 'mode':
      return back(await cart.changeItem({ itemId, mode: modeIn(asked) }), 'changed')
    case 'seat': {
      const typed = typedSeat(form)
      const answer = await cart.editRecipient({ itemId, recipientId, version: typed.version, ...typed.form })
      return answer.ok ? back(answer, 'named') : again(answer.refusal, { refusal: answer.refusal, typed })
    }
    default:
      return undefined
  }
}

async function oneMore({ site }: HydratedPageRequest, itemId: string): Promise<Answers> {
  const { cart } = site.booking
  const shown = await cart.cart({})
  const item = shown.ok ? shown.value.items.find(({ id }) => id === itemId) : undefined
  if (!item) return { ok: false, refusal: { why: 'not-found' } }
  return cart.addItem({ eventId: item.eventId, ...(item.modules && { modules: item.modules }), mode: item.mode })
}

/** Where an item begins. */
export const itemAnchor = (id: string): string => `eintrag-${id}`
