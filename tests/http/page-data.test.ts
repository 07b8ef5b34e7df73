import { afterAll, beforeAll, expect, test } from 'vitest'
import { asDataHeader } from '#pages-port/page-rendering.ts'
import type { ServedData } from '#react/page.ts'
import { render } from '../react/pages-app.ts'
import { begunSession } from './begun-session.ts'
import { openTestApp, person, type TestApp } from './test-app.ts'

/** What a browser asks for that took a page of the portal over: what it is drawn from, in place of a document. */
let testApp: TestApp
let cookie = ''
const [overview, members] = ['/meinifb/meinifbv2', '/meinifb/gremium-mitglieder']

beforeAll(async () => {
  testApp = await openTestApp({ render })
  await testApp.stage.account({ ...person, firstName: 'Kim', lastName: 'Öz' })
  await testApp.stage.gremium({ type: 'BR', company: 'Werk', users: [{ email: person.email, role: 'verwalter' }] })
  const user = await testApp.needs.users.byEmail(person.email)
  cookie = `session=${await begunSession(testApp, user?.id ?? '')}`
})
afterAll(() => testApp.app.close())

const ask = (url: string, headers: Readonly<Record<string, string>>, form?: Readonly<Record<string, string>>) =>
  testApp.app.inject({
    method: form ? 'POST' : 'GET',
    url,
    headers: {
      accept: 'text/html',
      ...headers,
      ...(form && { 'content-type': 'application/x-www-form-urlencoded', origin: testApp.settings.siteOrigin }),
    },
    ...(form && { payload: new URLSearchParams(form).toString() }),
  })
const asData = { [asDataHeader]: '1' }
const dataOf = ({ body }: { readonly body: string }) => JSON.parse(body) as ServedData

test('a page is told as data, which nobody stores, and as a document to everybody else', async () => {
  const data = await ask(overview, { ...asData, cookie })
  expect([data.statusCode, data.headers['content-type'], data.headers['cache-control']]).toEqual([
    200,
    'application/json; charset=utf-8',
    'no-store',
  ])
  expect(dataOf(data)).toMatchObject({
    shown: { data: { greeted: { firstName: 'Kim', lastName: 'Öz' } }, cache: 'private' },
    build: '',
  })
  expect(Object.keys(dataOf(data))).not.toContain('frame')
  const page = await ask(overview, { cookie })
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  // Nothing of the person is put by either.
  expect(page.headers['cache-control']).toBe('no-store')
})

test('whoever is not signed in is told where to do so, and leads back', async () => {
  const { statusCode, body, headers } = await ask(overview, asData)
  expect([statusCode, headers['location'], JSON.parse(body)]).toEqual([
    200,
    undefined,
    { location: expect.stringContaining(encodeURIComponent(overview)) },
  ])
})

test('what is not there, or is another’s, is a page as for everybody', async () => {
  const { statusCode, headers } = await ask(`${members}?gremium=another`, { ...asData, cookie })
  expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
})

test('a form leads on by what it answers; where it did nothing, why stands in words, with the page as it is', async () => {
  const refused = await ask(members, { ...asData, cookie }, { was: 'anlegen', type: 'BR', company: '' })
  const told = dataOf(refused)
  expect([refused.statusCode, told]).toEqual([
    422,
    expect.objectContaining({
      acted: expect.objectContaining({
        says: { faults: [{ field: 'company', says: expect.stringMatching(/^Bitte/) }] },
      }),
      shown: expect.objectContaining({ data: expect.objectContaining({ own: [expect.anything()] }) }),
    }),
  ])
  const done = await ask(members, { ...asData, cookie }, { was: 'anlegen', type: 'JAV', company: 'Werk', site: 'Köln' })
  expect([done.statusCode, dataOf(done)]).toEqual([200, { location: expect.stringContaining('gespeichert=anlegen') }])
})

test('a page that no browser takes over stays a document, whoever asks', async () => {
  const { statusCode, headers } = await ask('/impressum', asData)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(statusCode).toBeLessThan(500)
})
