import { addSeconds } from '#core/shared/dates.ts'
import type { TestApp } from './test-app.ts'

/** Begins a session of somebody, as if he had just signed in with all that his roles ask for; answers its token. */
export async function begunSession({ needs }: Pick<TestApp, 'needs'>, userId: string): Promise<string> {
  const { sessions, secrets, clock } = needs
  const token = secrets.token()
  const now = clock.now()
  const until = addSeconds(now, 600)
  const device = { browser: 'other', system: 'other' } as const
  const times = { until, idleUntil: until, begunAt: now, seenAt: now }
  await sessions.begin({ digest: secrets.digest(token), userId, device, ...times })
  return token
}
