import { onceOnly, type ForTakingRequests, type KeyTaken, type Once } from '../shared/once-only.ts'
import type { Clock } from '../shared/clock.ts'
import { today } from '../shared/dates.ts'
import type { Day, Instant } from '../shared/day.ts'
import type { ForPosting } from '../shared/posting.ts'
import { done, refused, type NotFound, type Result } from '../shared/result.ts'
import type { ForChanging } from '../shared/transaction.ts'
import { letterKeys, type Application } from './applications.ts'
import type { ApplicationLetter, ForChangingApplications, StoredFile } from './ports.ts'

/** What keeping an application changes in one transaction. */
export interface ApplicationsTx {
  readonly applications: ForChangingApplications
  readonly requests: ForTakingRequests
  readonly letters: ForPosting<ApplicationLetter>
}

/**
 * Stores an application, the request that it came as, and its letters. Answers the number under which that request is
 * remembered: this one's, or an earlier one's whose content was the same. Refuses a key that another request has taken.
 */
export const keepApplication =
  (application: Application, files: readonly StoredFile[], once: Once, letters: readonly ApplicationLetter[]) =>
  (tx: ApplicationsTx): Promise<Result<{ readonly id: string }, KeyTaken>> => {
    const { id, appliedAt: at } = application
    return onceOnly(tx, once, { id, at }, async () => {
      await tx.applications.add(application, files)
      for (const letter of letters) await tx.letters.post(letter, at)
    })
  }

/** Deletes applications by a day, and what letters about them that never left say; answers how many there were. */
export const deleteApplications =
  (day: Day, now: Instant) =>
  async ({ applications, letters }: Omit<ApplicationsTx, 'requests'>): Promise<Result<number, never>> => {
    const due = await applications.deleteDue(day)
    if (due.length > 0) await letters.withdraw(due.flatMap(letterKeys), now, 'no longer kept')
    return done(due.length)
  }

/** Deletes every application whose time is over; answers how many there were. */
export const deleteDueApplications = async ({
  change,
  clock,
}: {
  readonly change: ForChanging<Omit<ApplicationsTx, 'requests'>>
  readonly clock: Clock
}): Promise<number> => {
  const deleted = await change(deleteApplications(today(clock), clock.now()))
  return deleted.ok ? deleted.value : deleted.refusal
}

/** Deletes an application before its time, and what letters about it that never left say. Refuses what is not there. */
export const deleteApplication = (
  id: Application['id'],
  { change, clock }: { readonly change: ForChanging<Omit<ApplicationsTx, 'requests'>>; readonly clock: Clock },
): Promise<Result<void, NotFound>> =>
  change<void, NotFound>(async ({ applications, letters }) => {
    if (!(await applications.delete(id))) return refused({ why: 'not-found' })
    await letters.withdraw(letterKeys(id), clock.now(), 'deleted early')
    return done(undefined)
  })
