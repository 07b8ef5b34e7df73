import type { Clock } from './clock.ts'
import { today } from './dates.ts'
import type { Day, Instant } from './day.ts'
import { onceOnly, type ForTakingRequests, type KeyTaken, type Once } from './once-only.ts'
import type { ForPosting } from './posting.ts'
import { done, refused, type NotFound, type Result } from './result.ts'
import type { ForChanging } from './transaction.ts'

/** What storing a form changes beside the form itself. */
export interface KeepingTx<Letter> {
  readonly requests: ForTakingRequests
  readonly letters: ForPosting<Letter>
}

/** What deleting forms changes beside the forms themselves. */
export type DeletingTx = Pick<KeepingTx<never>, 'letters'>

/** Forms of one context within a transaction, as far as deleting them goes. */
export interface ForDeletingForms {
  delete(id: string): Promise<boolean>
  deleteDue(today: Day): Promise<readonly string[]>
}

/** Forms that are deleted: where a transaction has them, and by which keys the letters about one are found. */
export interface DeletedForms<Tx> {
  readonly of: (tx: Tx) => ForDeletingForms
  readonly letterKeys: (id: string) => readonly string[]
}

/**
 * Stores what a form said, how it is known again, and its letters. Answers the number under which it is remembered:
 * this one's, or an earlier one's whose content was the same. Refuses a key that another request has taken.
 */
export const keepForm =
  <Letter, Tx extends KeepingTx<Letter>>(
    { id, at }: { readonly id: string; readonly at: Instant },
    once: Once,
    letters: readonly Letter[],
    add: (tx: Tx) => Promise<void>,
  ) =>
  (tx: Tx): Promise<Result<{ readonly id: string }, KeyTaken>> =>
    onceOnly(tx, once, { id, at }, async () => {
      await add(tx)
      for (const letter of letters) await tx.letters.post(letter, at)
    })

/** Deletes forms by a day, and what letters about them that never left say; answers how many there were. */
export const deleteForms =
  <Tx extends DeletingTx>({ of, letterKeys }: DeletedForms<Tx>, day: Day, now: Instant) =>
  async (tx: Tx): Promise<Result<number, never>> => {
    const due = await of(tx).deleteDue(day)
    if (due.length > 0) await tx.letters.withdraw(due.flatMap(letterKeys), now, 'no longer kept')
    return done(due.length)
  }

interface DeletingNeeds<Tx> {
  readonly change: ForChanging<Tx>
  readonly clock: Clock
}

/** Deletes every form whose time is over; answers how many there were. */
export const deleteDueForms = async <Tx extends DeletingTx>(
  forms: DeletedForms<Tx>,
  { change, clock }: DeletingNeeds<Tx>,
): Promise<number> => {
  const deleted = await change(deleteForms(forms, today(clock), clock.now()))
  return deleted.ok ? deleted.value : deleted.refusal
}

/** Deletes a form before its time, and what letters about it that never left say. Refuses what is not there. */
export const deleteForm = <Tx extends DeletingTx>(
  { of, letterKeys }: DeletedForms<Tx>,
  id: string,
  { change, clock }: DeletingNeeds<Tx>,
): Promise<Result<void, NotFound>> =>
  change<void, NotFound>(async (tx) => {
    if (!(await of(tx).delete(id))) return refused({ why: 'not-found' })
    await tx.letters.withdraw(letterKeys(id), clock.now(), 'deleted early')
    return done(undefined)
  })
