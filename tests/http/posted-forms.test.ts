import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PostedForm } from '#pages-port/posted-form.ts'
import { injectVisitor } from './inject-visitor.ts'
import { plainPages } from './plain-pages.ts'
import { openTestApp, type TestApp } from './test-app.ts'

let testApp: TestApp
/** What the pages were given last. */
let posted: PostedForm | undefined
beforeAll(async () => {
  testApp = await openTestApp({
    render: (ask) => {
      posted = ask.form
      return plainPages(ask)
    },
  })
})
afterAll(() => testApp.close())

const people = ['Änne Ö’Brien', 'Kim', '', 'Kim', 'Yıldız & Söhne']
const fields = [...people.map((name) => ['participant', name]), ['event', '4001']]
const origin = { 'sec-fetch-site': 'same-origin', accept: 'text/html' }

it.each([
  ['without files', '/kundenportal/login', () => new URLSearchParams(fields)],
  [
    'with files',
    '/jobs-karriere/offene-stellen/seminarorganisation/veranstaltungskauffrau-701',
    () => withFile(fields),
  ],
])('a form %s reaches its page with every value of a field that stands in it several times', async (_, at, made) => {
  const sent = new Response(made())
  await injectVisitor(testApp.app).send(
    'POST',
    at,
    { ...origin, 'content-type': sent.headers.get('content-type') ?? '' },
    Buffer.from(await sent.arrayBuffer()),
  )
  expect(posted?.all('participant')).toEqual(people)
  expect(posted?.one('participant')).toBe('Yıldız & Söhne')
  expect(posted?.all('event')).toEqual(['4001'])
  expect([posted?.all('toString'), posted?.one('toString')]).toEqual([[], undefined])
})

function withFile(fields: readonly (readonly string[])[]): FormData {
  const form = new FormData()
  for (const [name = '', value = ''] of fields) form.append(name, value)
  form.append('files', new Blob(['%PDF-1.7']), 'a.pdf')
  return form
}
