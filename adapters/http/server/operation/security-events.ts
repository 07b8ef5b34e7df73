import * as addressOf from '#core/shared/addresses.ts'
import { accounts } from '#http/contract/accounts.ts'
import { secondFactor } from '#http/contract/second-factor.ts'
import type { FastifyInstance } from 'fastify'
import { pathOf } from '../requests/request-address.ts'

/** What whoever looks after the site wants to know of its visitors, without knowing who they are. */
const events = ['signed-in', 'sign-in-failed', 'signed-out', 'limited', 'forged-request', 'unknown-host'] as const
type SecurityEvent = (typeof events)[number]

const signInCalls: ReadonlySet<string> = new Set([
  addressOf.signIn,
  accounts.signIn.path,
  addressOf.secondFactor,
  secondFactor.enterCode.path,
])
/** Where the password leads that does not open an account by itself: nobody is signed in yet. */
const secondSteps: ReadonlySet<string> = new Set([addressOf.secondFactor, addressOf.enrolment])

function eventOf(method: string, path: string, status: number, leadsTo: string): SecurityEvent | undefined {
  if (status === 421) return 'unknown-host'
  if (status === 429) return 'limited'
  if (method !== 'POST') return undefined
  if (signInCalls.has(path) && secondSteps.has(leadsTo)) return undefined
  if (signInCalls.has(path)) return status < 400 ? 'signed-in' : status < 500 ? 'sign-in-failed' : undefined
  if (path === addressOf.signOut && status < 400) return 'signed-out'
  return status === 403 ? 'forged-request' : undefined
}

/** Writes each as a line of the log, found by its request id and told by the pattern of its route, and counts them. */
export function watchForSecurity(app: FastifyInstance): { readonly figures: () => readonly string[] } {
  const counts = new Map<SecurityEvent, number>(events.map((event) => [event, 0]))
  app.addHook('onResponse', async (request, reply) => {
    const event = eventOf(request.method, pathOf(request.url), reply.statusCode, `${reply.getHeader('location') ?? ''}`)
    if (event === undefined) return
    counts.set(event, (counts.get(event) ?? 0) + 1)
    request.log.info({ event, route: request.routeOptions.url ?? 'page' }, 'security')
  })
  return {
    figures: () => [
      '# TYPE security_events_total counter',
      ...[...counts].map(([event, times]) => `security_events_total{event="${event}"} ${times}`),
    ],
  }
}
