import { expect, test } from 'vitest'
import type { Needs } from '#core/needs.ts'
import { countAttempt } from '#core/shared/rate-limit.ts'
import { openSite } from '#core/open-site.ts'
import { aPatientVisitor, openTestCore } from './test-core.ts'
import { aRegistration } from './sample-registration.ts'

/** A site whose counted keys can be read. */
const watched = () => {
  const { needs } = openTestCore()
  const keys: string[] = []
  const attempts: Needs['attempts'] = {
    count: (key, now, windowSeconds) => needs.attempts.count(key, now, windowSeconds),
    forget: (key) => needs.attempts.forget(key),
    record: (recorded, now) => {
      keys.push(...recorded)
      return needs.attempts.record(recorded, now)
    },
    takeBack: (taken) => needs.attempts.takeBack(taken),
  }
  return { keys, digest: needs.secrets.digest, site: openSite({ ...needs, attempts })(aPatientVisitor(needs)) }
}

test('attempts are counted under digests, so that the store learns no address of anybody', async () => {
  const { keys, digest, site } = watched()
  await site.account.accounts.signIn({ email: 'Kim@werk.example', password: 'irgendein Satz' })
  await site.account.accounts.register(aRegistration({ email: 'kim@werk.example' }))
  await site.office.diagnostics.report({ message: 'x', route: '/' })
  const account = digest('kim@werk.example here')
  expect(keys).toEqual([
    `sign-in:${account}`,
    'sign-in-network:here',
    `sign-in-account:${digest('kim@werk.example')}`,
    `sign-in-password:${digest('tried irgendein Satz').slice(0, 4)}`,
    `registration:${account}`,
    'registration-network:here',
    `letters:${digest('kim@werk.example')}`,
    'fault:here',
  ])
})

test('of those who try at the same moment no more pass than are allowed; those before and after them do', async () => {
  const { needs, wait } = openTestCore()
  const attempt = () => countAttempt({ key: 'somebody', most: 3, windowSeconds: 60 }, needs)
  const tooMany = { why: 'too-many', retryAfter: 60 }
  expect(await attempt()).toBeUndefined()
  expect(await attempt()).toBeUndefined()
  expect(await Promise.all([attempt(), attempt()])).toEqual([tooMany, tooMany])
  wait(59)
  expect(await attempt()).toEqual({ why: 'too-many', retryAfter: 1 })
  wait(1)
  expect(await Promise.all([attempt(), attempt(), attempt()])).toEqual([undefined, undefined, undefined])
})
