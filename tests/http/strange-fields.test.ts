import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeXsrfToken } from '#http/server/requests/xsrf-token.ts'
import { begunSession } from './begun-session.ts'
import { routeRoles } from './route-roles.ts'
import { openTestApp, type TestApp } from './test-app.ts'

const forTheOffice = Object.entries(routeRoles)
  .filter(([route, verdicts]) => route.startsWith('POST ') && verdicts.user === 'f')
  .map(([route]) => route.replace('POST ', ''))

describe('a field that nobody knows', () => {
  let testApp: TestApp
  let headers: Readonly<Record<string, string>>
  beforeAll(async () => {
    testApp = await openTestApp()
    const account = { email: 'chefin@haus.example', password: 'ein gutes langes Wort', roles: ['admin'] as const }
    const session = await begunSession(testApp, await testApp.stage.account({ ...account, roles: [...account.roles] }))
    const xsrf = makeXsrfToken(session, testApp.settings.siteSecret)
    headers = {
      host: 'localhost:3000',
      accept: 'application/json',
      'content-type': 'application/json',
      'x-xsrf-token': xsrf,
      cookie: `XSRF-TOKEN=${xsrf}; session=${session}`,
    }
  })
  afterAll(() => testApp.close())

  const sent = async (path: string, body: object) => {
    const url = path.replace(/:\w+/g, '1')
    const answer = await testApp.app.inject({ method: 'POST', url, headers, payload: JSON.stringify(body) })
    const { code, errors = [] } = answer.json<{ code: string; errors?: { field: string; message: string }[] }>()
    return { status: answer.statusCode, code, fields: errors.map(({ field }) => field), errors }
  }

  it('is looked for in thirty-one calls', () => expect(forTheOffice).toHaveLength(31))

  it.each(forTheOffice)('is refused by %s', async (path) => {
    const { status, code, fields } = await sent(path, { betreff: 'x', __proto: {} })
    expect([status, code, fields]).toEqual([422, 'validierung', ['betreff', '__proto']])
  })

  it('is told with those that are known', async () => {
    const { errors } = await sent('/order-api/office/bookings/1/confirm', { version: 1, feeNet: 1, preis: 85_000 })
    expect(errors).toEqual([
      {
        field: 'preis',
        code: 'unknown-name',
        message: 'Diese Angabe gibt es hier nicht. Bekannt sind hier: version, feeNet.',
      },
    ])
  })

  it('is ignored where visitors fill in a form', async () => {
    const { fields } = await sent('/api/contact', { betreff: 'x' })
    expect(fields).not.toContain('betreff')
  })
})
