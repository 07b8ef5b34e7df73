// Without React: it does what the forms of a plan ask.
import * as addressOf from '#core/shared/addresses.ts'
import { done, type Result } from '#core/shared/result.ts'
import type { Site, SiteRefusal } from '#core/site.ts'
import { eventsIn } from '#core/training-plan/plan-edits.view.ts'
import type { ShownPlan } from '#core/training-plan/ports.ts'
import type { Edit } from '#core/training-plan/editing-plan.ts'
import { eventItem } from '#core/wishlist/bookmark-items.ts'
import type { PostedForm } from '#pages-port/posted-form.ts'
import { doField, planHref, savedField, type SentEdit } from './plan-address.ts'

const edits = ['pin', 'unpin', 'drop', 'restore', 'add', 'move'] as const satisfies readonly Edit['do'][]

const editIn = (form: PostedForm): SentEdit | undefined => {
  const what = edits.find((each) => each === form.one(doField))
  if (!what) return undefined
  const eventId = Number(form.one('eventId'))
  const before = form.one('before')
  return {
    do: what,
    key: form.one('key') ?? '',
    ...(what === 'pin' && { eventId }),
    ...(what === 'move' && { before: before === undefined || before === '' ? null : before }),
  }
}

/** All of a plan's events on the wishlist; those that are there stay as they are. */
async function bookmarkAll({ account }: Site, { plan }: ShownPlan): Promise<Result<void, SiteRefusal>> {
  for (const eventId of eventsIn(plan.steps)) {
    const answer = await account.wishlist.add(eventItem({ eventId }))
    if (!answer.ok && answer.refusal.why !== 'unknown-content') return answer
  }
  return done(undefined)
}

/** A seat of each of a plan's events in the cart, where it does not lie there already. */
async function intoCart({ booking }: Site, { plan }: ShownPlan): Promise<Result<void, SiteRefusal>> {
  const cart = await booking.cart.cart({})
  const there = new Set(cart.ok ? cart.value.items.map(({ eventId }) => eventId) : [])
  for (const eventId of eventsIn(plan.steps).filter((each) => !there.has(each))) {
    const answer = await booking.cart.addItem({ eventId })
    if (!answer.ok) return answer
  }
  return done(undefined)
}

/** Does what a form of the page asks, and where it leads on then; undefined for a form that no page of ours has. */
export async function actOn(
  site: Site,
  plan: ShownPlan,
  form: PostedForm,
): Promise<{ readonly answer: Result<string, SiteRefusal>; readonly edit?: SentEdit } | undefined> {
  const edit = editIn(form)
  if (edit) {
    const answer = await site.account.plans.edit({ id: plan.id, version: Number(form.one('version')), ...edit })
    return { answer: answer.ok ? done(planHref(plan.token, edit.do)) : answer, edit }
  }
  const what = form.one(doField)
  if (what === 'merken') {
    const answer = await bookmarkAll(site, plan)
    return { answer: answer.ok ? done(planHref(plan.token, 'merken')) : answer }
  }
  if (what === 'warenkorb') {
    const answer = await intoCart(site, plan)
    return { answer: answer.ok ? done(addressOf.cart) : answer }
  }
  if (what === 'loeschen') {
    const answer = await site.account.plans.delete({ id: plan.id })
    return { answer: answer.ok ? done(`${addressOf.trainingPlans}?${savedField}=geloescht`) : answer }
  }
  return undefined
}
