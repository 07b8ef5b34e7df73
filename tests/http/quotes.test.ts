import { afterAll, beforeAll, expect, it } from 'vitest'
import { begunSession } from './begun-session.ts'
import { injectVisitor } from './inject-visitor.ts'
import { openTestApp, type TestApp } from './test-app.ts'

const contact = { salutationId: 'frau', firstName: 'Änne', lastName: 'O’Brien', email: 'aenne@betrieb.example' }
const form = { contact, items: [{ themeId: 'betriebsverfassungsrecht-i', persons: 12, options: { net: 480_000 } }] }

let testApp: TestApp
let office: ReturnType<typeof injectVisitor>
beforeAll(async () => {
  testApp = await openTestApp()
  office = injectVisitor(testApp.app)
  const account = { email: 'redaktion@haus.example', password: 'ein gutes langes Wort', roles: ['redaktion'] as const }
  office.jar.take([`session=${await begunSession(testApp, await testApp.stage.account(account))}`])
})
afterAll(() => testApp.close())

interface Written {
  readonly id: string
  readonly token: string
  readonly version: number
}

const upsert = async (more: object = {}) => office.json('/quote-api/upsert', { ...form, ...more })

it('answers 201 to a new quote, and 200 to one that is written anew', async () => {
  const made = await upsert()
  expect([made.statusCode, made.json()]).toEqual([201, expect.objectContaining({ version: 1, isNew: true }) as object])
  const { id, version } = made.json<Written>()
  const anew = await upsert({ id, version })
  expect([anew.statusCode, anew.json()]).toEqual([200, expect.objectContaining({ version: 2, isNew: false }) as object])
})
