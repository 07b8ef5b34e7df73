import type { User } from '../accounts/accounts.ts'
import type { AccessSubject } from './access-log.ts'

/** Accounts whose data are shown, each once; what belongs to nobody's account is nobody's. */
export const accountSubjects = (ids: readonly (User['id'] | undefined)[]): readonly AccessSubject[] =>
  [...new Set(ids)].flatMap((userId) => (userId === undefined ? [] : [{ userId }]))
