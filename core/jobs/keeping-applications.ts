import { deleteDueForms, deleteForm, deleteForms, keepForm, type DeletedForms } from '../shared/keeping-forms.ts'
import type { ForTakingRequests, KeyTaken, Once } from '../shared/once-only.ts'
import type { Clock } from '../shared/clock.ts'
import type { Day, Instant } from '../shared/day.ts'
import type { ForPosting } from '../shared/posting.ts'
import type { NotFound, Result } from '../shared/result.ts'
import type { ForChanging } from '../shared/transaction.ts'
import { letterKeys, type Application } from './applications.ts'
import type { ApplicationLetter, ForChangingApplications, StoredFile } from './ports.ts'

/** What keeping an application changes in one transaction. */
export interface ApplicationsTx {
  readonly applications: ForChangingApplications
  readonly requests: ForTakingRequests
  readonly letters: ForPosting<ApplicationLetter>
}

type DeletingTx = Omit<ApplicationsTx, 'requests'>

const applications: DeletedForms<DeletingTx> = { of: (tx) => tx.applications, letterKeys }

/** Stores an application with its files, see `keepForm`. */
export const keepApplication = (
  application: Application,
  files: readonly StoredFile[],
  once: Once,
  letters: readonly ApplicationLetter[],
): ((tx: ApplicationsTx) => Promise<Result<{ readonly id: string }, KeyTaken>>) => {
  const { id, appliedAt: at } = application
  return keepForm({ id, at }, once, letters, (tx) => tx.applications.add(application, files))
}

/** Deletes applications by a day, see `deleteForms`. */
export const deleteApplications = (day: Day, now: Instant): ((tx: DeletingTx) => Promise<Result<number, never>>) =>
  deleteForms(applications, day, now)

interface DeletingNeeds {
  readonly change: ForChanging<DeletingTx>
  readonly clock: Clock
}

/** Deletes every application whose time is over; answers how many there were. */
export const deleteDueApplications = (needs: DeletingNeeds): Promise<number> => deleteDueForms(applications, needs)

/** Deletes an application before its time, see `deleteForm`. */
export const deleteApplication = (id: Application['id'], needs: DeletingNeeds): Promise<Result<void, NotFound>> =>
  deleteForm(applications, id, needs)
