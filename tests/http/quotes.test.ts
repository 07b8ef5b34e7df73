import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asDataHeader } from '#pages-port/page-rendering.ts'
import { render } from '../react/pages-app.ts'
import { begunSession } from './begun-session.ts'
import { injectVisitor } from './inject-visitor.ts'
import { openTestApp, type TestApp } from './test-app.ts'

const contact = { salutationId: 'frau', firstName: 'Änne', lastName: 'O’Brien', email: 'aenne@betrieb.example' }
const form = { contact, items: [{ themeId: 'betriebsverfassungsrecht-i', persons: 12, options: { net: 480_000 } }] }

let testApp: TestApp
let office: ReturnType<typeof injectVisitor>
beforeAll(async () => {
  testApp = await openTestApp({ render })
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

describe('the page of a quote', () => {
  const person = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-fetch-user': '?1' }

  /** A quote that was sent, and how it stands after its page was asked for. */
  const standingAfter = async (
    method: string,
    said: Readonly<Record<string, string>>,
    by = injectVisitor(testApp.app),
  ) => {
    const { id, token, version } = (await upsert()).json<Written>()
    await office.json(`/quote-api/office/${id}/send`, { version })
    const { statusCode, body } = await by.send(method, `/angebote/${token}`, { accept: 'text/html', ...said })
    const { state } = (await office.get(`/quote-api/office/${id}`)).json<{ state: string }>()
    return { statusCode, shows: method === 'HEAD' || body.includes('Änne O’Brien'), state }
  }
  const shown = { statusCode: 200, shows: true }

  it.each([
    ['who follows its link', person],
    ['whose browser says nothing of where it is shown', { 'sec-fetch-mode': 'navigate' }],
    ['who comes from a page that her browser took over', { [asDataHeader]: '1' }],
  ])('is opened by a person %s', async (_who, said) => {
    expect(await standingAfter('GET', said)).toEqual({ ...shown, state: 'geoeffnet' })
  })

  it.each([
    ['a program that follows links of letters', 'GET', {}],
    ['a script', 'GET', { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }],
    ['a frame', 'GET', { ...person, 'sec-fetch-dest': 'iframe' }],
    ['a browser that fetches ahead', 'GET', { ...person, 'sec-purpose': 'prefetch' }],
    ['a browser that draws ahead', 'GET', { ...person, 'sec-purpose': 'prefetch;prerender' }],
    ['an older one', 'GET', { ...person, purpose: 'prefetch' }],
    ['somebody who asks for its head alone', 'HEAD', person],
  ])('is shown to %s, and not opened', async (_who, method, said) => {
    expect(await standingAfter(method, said)).toEqual({ ...shown, state: 'versendet' })
  })

  it('is shown to the office, and not opened', async () => {
    expect(await standingAfter('GET', person, office)).toEqual({ ...shown, state: 'versendet' })
  })
})
