import type { WhyNotUpdated } from './ports.ts'
import type { FieldFault } from '../shared/result.ts'

/** Fields of the settings: those of the calls, and the password that is asked for once more. */
export type SettingsField = 'current' | 'new' | 'newEmail'

/** What is wrong with which field of a part of the settings; nothing where it was refused as a whole. */
export const faultsIn = (refusal: WhyNotUpdated): { readonly [F in SettingsField]?: FieldFault } => {
  if (refusal.why === 'credentials-wrong') return { current: 'wrong' }
  return refusal.why === 'invalid' ? refusal.fields : {}
}
