// The overview as the whole server answers it, from the cookie to the last byte of the page, without the network.
import type { TestApp } from '../../tests/http/test-app.ts'
import { begunSession } from '../../tests/http/begun-session.ts'
import { countedStatements } from './counted-statements.ts'
import { member } from './member.ts'

export const overviewPath = '/meinifb/meinifbv2'

export interface MeasuredOverview {
  /** Milliseconds of each request, by the clock. */
  readonly times: readonly number[]
  /** The same of the server's processor time: what else the machine does is not in it, nor is the database's. */
  readonly processor: readonly number[]
  /** Statements of the request that had most. */
  readonly roundTrips: readonly string[]
  readonly bytes: number
}

/** Asks for the overview so many times, after so many that warm up. Throws where it is not the member's. */
export async function measuredOverview(
  testApp: Pick<TestApp, 'app' | 'needs'>,
  { requests, warming }: { readonly requests: number; readonly warming: number },
): Promise<MeasuredOverview> {
  const { app, needs } = testApp
  const user = await needs.users.byEmail(member.email)
  if (!user) throw new Error('the member is not there')
  const cookie = `session=${await begunSession(testApp, user.id)}`
  const times: number[] = []
  const processor: number[] = []
  let roundTrips: readonly string[] = []
  let bytes = 0
  const counted = countedStatements()
  try {
    for (let nth = -warming; nth < requests; nth += 1) {
      counted.statements.length = 0
      const [begun, spent] = [performance.now(), process.cpuUsage()]
      const answer = await app.inject({ method: 'GET', url: overviewPath, headers: { cookie } })
      const took = performance.now() - begun
      const { user: own, system } = process.cpuUsage(spent)
      if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body.slice(0, 300)}`)
      if (nth < 0) continue
      times.push(took)
      processor.push((own + system) / 1000)
      bytes = answer.rawPayload.length
      if (counted.statements.length > roundTrips.length) roundTrips = [...counted.statements]
    }
  } finally {
    counted.stop()
  }
  return { times, processor, roundTrips, bytes }
}
