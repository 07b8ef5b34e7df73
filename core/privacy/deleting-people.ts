import type { ForChangingRegistrations, ForChangingUsers } from '../accounts/ports.ts'
import type { ForChangingAlerts } from '../alerts/ports.ts'
import type { ForInvalidating } from '../changes/ports.ts'
import { forgetInForum } from '../forum/forgetting-person.step.ts'
import type { ForChangingTheForum } from '../forum/ports.ts'
import type { ConsultingLetter } from '../consulting/consulting-letters.ts'
import { forgetAppointments } from '../consulting/forgetting-appointments.step.ts'
import type { ForChangingAppointments } from '../consulting/ports.ts'
import { leaveGremien } from '../gremium/leaving-gremien.step.ts'
import type { ForChangingGremien } from '../gremium/ports.ts'
import { forgetUploads } from '../materials/forgetting-uploads.step.ts'
import type { ForChangingMaterials } from '../materials/ports.ts'
import type { ForChangingQuotes } from '../quote/ports.ts'
import type { ForChangingPlans } from '../training-plan/ports.ts'
import type { ForChangingSubscriptions } from '../newsletter/ports.ts'
import { handBack } from '../form-requests/handing-back.step.ts'
import type { ForHandlingRequests } from '../form-requests/ports.ts'
import type { Clock } from '../shared/clock.ts'
import type { Instant } from '../shared/day.ts'
import { normalEmail } from '../shared/email-address.ts'
import type { ForPosting } from '../shared/posting.ts'
import { done, refused, type NotFound, type Result } from '../shared/result.ts'
import type { ForChanging } from '../shared/transaction.ts'
import type { ForScheduling } from '../timetable/ports.ts'

export interface PeopleTx {
  readonly users: ForChangingUsers
  readonly registrations: ForChangingRegistrations
  readonly subscriptions: ForChangingSubscriptions
  readonly alerts: ForChangingAlerts
  readonly gremien: ForChangingGremien
  readonly materials: ForChangingMaterials
  readonly plans: Pick<ForChangingPlans, 'deleteOf'>
  readonly forum: Pick<ForChangingTheForum, 'forget'>
  readonly tags: ForInvalidating
  readonly tasks: ForScheduling
  readonly appointments: Pick<ForChangingAppointments, 'deleteOf'>
  readonly quotes: Pick<ForChangingQuotes, 'deleteDraftsOf'>
  readonly formRequests: Pick<ForHandlingRequests, 'assignedTo' | 'step'>
  readonly letters: ForPosting<ConsultingLetter>
}

/**
 * Deletes an account with its sessions, its wishlist, its part in Gremien, what it said on their lists, its photos of
 * events, its nickname in the forum, where what it said stays of a member that is no more, its training plans, its
 * appointments with consultants, quotes to her that were never sent, what the address has of the newsletter, what it
 * follows, and what waits under it: registrations, and letters that have not left. Refuses with 'not-found' where the
 * address has none of these. Applications and requests are the office's, and are deleted by themselves; what an account
 * of the office looked after of them is nobody's then. Orders, bookings, invoices and quotes that were sent stay as
 * they are: what was agreed holds, and the law wants them kept (§ 147 Abs. 3 AO, § 257 HGB: eight years and six).
 */
export const deleteAccount = (
  email: string,
  { change, clock }: { readonly change: ForChanging<PeopleTx>; readonly clock: Clock },
): Promise<Result<void, NotFound>> => change(forgetPerson(normalEmail(email), clock.now()))

/** The same within a transaction. */
export const forgetPerson =
  (email: string, now: Instant) =>
  async ({
    users,
    registrations,
    subscriptions,
    alerts,
    gremien,
    materials,
    plans,
    forum,
    tags,
    tasks,
    appointments,
    quotes,
    formRequests,
    letters,
  }: PeopleTx): Promise<Result<void, NotFound>> => {
    const user = await users.find(email)
    const waited = await registrations.forget(email)
    const subscribed = await subscriptions.lock(email)
    const followed = await alerts.lock(email)
    if (!user && waited + subscribed.length + followed.length === 0) return refused({ why: 'not-found' })
    if (user) {
      await leaveGremien(gremien, user)
      await forgetUploads(materials, user.id, now)
      await plans.deleteOf(user.id)
      await forgetInForum({ forum, tags, tasks }, user.id, now)
      await forgetAppointments(appointments, letters, user.id, now)
      await quotes.deleteDraftsOf({ email, userId: user.id })
      await handBack(formRequests, user.id, now)
      await users.remove(user.id)
    }
    for (const { id } of subscribed) await subscriptions.delete(id)
    for (const { id } of followed) await alerts.delete(id)
    await letters.withdrawTo(email, now, 'the account was deleted')
    return done(undefined)
  }
