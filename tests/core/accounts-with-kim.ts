import { openTestCore } from './test-core.ts'

export const right = { email: 'kim@werk.example', password: 'ein guter Satz' }
export const wrong = { ...right, password: 'ein anderer Satz' }
export const wrongly = { ok: false, refusal: { why: 'credentials-wrong' } }
/** What one tried too often; seconds until the next try. */
export const tooMany = (retryAfter: number) => ({ ok: false, refusal: { why: 'too-many', retryAfter } })

/** A test core in which Kim has an account. */
export const appWithKim = async () => {
  const testCore = openTestCore()
  await testCore.stage.account({ ...right, firstName: 'Kim', lastName: 'Muster' })
  return testCore
}
