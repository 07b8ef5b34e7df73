import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Role } from '#core/accounts/accounts.ts'
import type { Endpoint } from '#http/contract/endpoint.ts'
import { handWrittenCalls } from '#http/contract/hand-written-calls.ts'
import { done } from '#core/shared/result.ts'
import { endpoints } from '#http/contract/site-contract.ts'
import { makeXsrfToken } from '#http/server/requests/xsrf-token.ts'
import { begunSession } from './begun-session.ts'
import { columns, routeRoles, type Column } from './route-roles.ts'
import { onTheWire, shapedAsk } from './shaped-ask.ts'
import { exportToken, openTestApp, type TestApp } from './test-app.ts'

const calls = [...endpoints, ...handWrittenCalls].flatMap(({ endpoint }) =>
  [endpoint.path, ...(endpoint.also ?? [])].map((path) => ({ route: `${endpoint.method} ${path}`, path, endpoint })),
)

/** By what an account has; a Gremium has two of them, and programs have a secret instead. */
const accountOf: Readonly<Record<Column, readonly Role[] | undefined>> = {
  visitor: undefined,
  user: ['mitglied'],
  'gremium member': ['mitglied'],
  'gremium manager': ['mitglied'],
  'forum moderator': ['mitglied', 'forum'],
  Redaktion: ['mitglied', 'redaktion'],
  administrator: ['mitglied', 'admin'],
  service: undefined,
}

describe('who may call what', () => {
  let testApp: TestApp
  let restore: () => Promise<unknown>
  const people = new Map<Column, string>()
  beforeAll(async () => {
    testApp = await openTestApp()
    for (const column of columns) {
      const roles = accountOf[column]
      const email = `${column.replace(' ', '-').toLowerCase()}@betrieb.example`
      if (roles) people.set(column, await testApp.stage.account({ email, password: 'ein gutes langes Wort', roles }))
    }
    const userOf = (column: Column): string => people.get(column) ?? 'nobody'
    const since = testApp.needs.clock.now()
    const users = [
      { userId: userOf('gremium manager'), role: 'verwalter', since },
      { userId: userOf('gremium member'), role: 'mitglied', since },
    ] as const
    const council = {
      id: 'g-1',
      version: 1,
      type: 'BR',
      company: 'Werk AG',
      users,
      members: [],
      invitations: [],
    } as const
    restore = () => testApp.needs.change(async ({ gremien }) => done(await gremien.save(council)))
  })
  // Some calls leave it or take somebody out.
  beforeEach(() => restore())
  afterAll(() => testApp.close())

  /** The session of somebody, anew for every call: some of them end it. */
  const sessionOf = async (column: Column): Promise<string | undefined> => {
    const userId = people.get(column)
    return userId === undefined ? undefined : begunSession(testApp, userId)
  }

  const call = async (column: Column, path: string, endpoint: Endpoint, network: number) => {
    const session = await sessionOf(column)
    const xsrf = makeXsrfToken(session, testApp.settings.siteSecret)
    const { url, body } = onTheWire({ ...endpoint, path: path as Endpoint['path'] }, shapedAsk(endpoint))
    const answer = await testApp.app.inject({
      method: endpoint.method,
      url,
      headers: {
        host: 'localhost:3000',
        accept: 'application/json',
        'x-forwarded-for': `10.${network >> 8}.${network & 255}.1`,
        'x-xsrf-token': xsrf,
        cookie: `XSRF-TOKEN=${xsrf}${session ? `; session=${session}` : ''}`,
        ...(column === 'service' && { authorization: `Bearer ${exportToken}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { payload: JSON.stringify(body) }),
    })
    const type = answer.headers['content-type'] ?? ''
    const code = type.startsWith('application/problem') ? answer.json<{ code: string }>().code : undefined
    return { status: answer.statusCode, code }
  }

  it('is said of every call of the contract, and of no other', () => {
    expect(Object.keys(routeRoles).toSorted()).toEqual(calls.map(({ route }) => route).toSorted())
  })

  it.each(calls.map((one, i) => ({ ...one, i })))('$route', async ({ route, path, endpoint, i }) => {
    for (const column of columns) {
      const { status, code } = await call(column, path, endpoint, i)
      const verdict = routeRoles[route]?.[column]
      const said = `${column}: ${status} ${code}`
      if (verdict === 'a') expect([status, code], said).toEqual([401, 'nicht_angemeldet'])
      else if (verdict === 'c') expect([status, code], said).toEqual([401, 'code_noetig'])
      else if (verdict === 'f') expect(status, said).toBe(403)
      else if (verdict === 'n') expect(status, said).toBe(404)
      else {
        expect(code, said).not.toBe('nicht_angemeldet')
        expect(status, said).not.toBe(403)
        // What has the right shape is heard by the core, so that the answer is the core's.
        expect(status, said).not.toBe(400)
        expect(status, said).toBeLessThan(500)
      }
    }
  })
})
