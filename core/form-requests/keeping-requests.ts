import { deleteDueForms, deleteForm, deleteForms, keepForm, type DeletedForms } from '../shared/keeping-forms.ts'
import type { Clock } from '../shared/clock.ts'
import type { Day, Instant } from '../shared/day.ts'
import type { ForTakingRequests, KeyTaken, Once } from '../shared/once-only.ts'
import type { ForPosting } from '../shared/posting.ts'
import type { NotFound, Result } from '../shared/result.ts'
import type { ForChanging } from '../shared/transaction.ts'
import { letterKeys, type FormRequest } from './form-requests.ts'
import type { ForChangingFormRequests, RequestLetter, StoredRequestFile } from './ports.ts'

/** What keeping a request changes in one transaction. */
export interface FormRequestsTx {
  readonly formRequests: ForChangingFormRequests
  readonly requests: ForTakingRequests
  readonly letters: ForPosting<RequestLetter>
}

type DeletingTx = Omit<FormRequestsTx, 'requests'>

const requests: DeletedForms<DeletingTx> = { of: (tx) => tx.formRequests, letterKeys }

/** Stores a request with its files, see `keepForm`. */
export const keepRequest = (
  request: FormRequest,
  files: readonly StoredRequestFile[],
  once: Once,
  letters: readonly RequestLetter[],
): ((tx: FormRequestsTx) => Promise<Result<{ readonly id: string }, KeyTaken>>) => {
  const { id, sentAt: at } = request
  return keepForm({ id, at }, once, letters, (tx) => tx.formRequests.add(request, files))
}

/** Deletes requests by a day, see `deleteForms`. */
export const deleteRequests = (day: Day, now: Instant): ((tx: DeletingTx) => Promise<Result<number, never>>) =>
  deleteForms(requests, day, now)

interface DeletingNeeds {
  readonly change: ForChanging<DeletingTx>
  readonly clock: Clock
}

/** Deletes every request whose time is over; answers how many there were. */
export const deleteDueRequests = (needs: DeletingNeeds): Promise<number> => deleteDueForms(requests, needs)

/** Deletes a request before its time, see `deleteForm`. */
export const deleteRequest = (id: FormRequest['id'], needs: DeletingNeeds): Promise<Result<void, NotFound>> =>
  deleteForm(requests, id, needs)
