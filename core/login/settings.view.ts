import type { Invalid, Refusal } from '../shared/result.ts'

/** What is wrong with which field of a part of the settings; nothing where it was refused as a whole. */
export const faultsIn = (refusal: Refusal): Invalid['fields'] => {
  if (refusal.why === 'credentials-wrong') return { current: 'wrong' }
  return isInvalid(refusal) ? refusal.fields : {}
}

const isInvalid = (refusal: Refusal): refusal is Invalid => refusal.why === 'invalid'
