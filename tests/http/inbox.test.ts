import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FormRequest } from '#core/form-requests/form-requests.ts'
import { pdf } from '#features/support/sample-files.ts'
import { done } from '#core/shared/result.ts'
import { begunSession } from './begun-session.ts'
import { injectVisitor } from './inject-visitor.ts'
import { openTestApp, type TestApp } from './test-app.ts'

const request: FormRequest = {
  id: '0a1b2c3d-4e5f-6789',
  kind: 'withdrawal',
  email: 'kim@werk.example',
  values: { name: 'Kim Muster', email: 'kim@werk.example', contract: 'Bestellung B-1' },
  sentAt: '2026-11-20T09:00:00.000Z',
  deletedOn: '2033-11-20',
}
const path = `/api/office/requests/${request.id}`

let testApp: TestApp
let visitor: ReturnType<typeof injectVisitor>
let editor = ''
beforeAll(async () => {
  testApp = await openTestApp()
  const account = { email: 'redaktion@haus.example', password: 'ein gutes langes Wort', roles: ['redaktion'] as const }
  editor = await testApp.stage.account(account)
  visitor = injectVisitor(testApp.app)
  visitor.jar.take([`session=${await begunSession(testApp, editor)}`])
  await testApp.needs.change(async ({ formRequests, letters }) => {
    await formRequests.add(request, [{ name: '"><script>.pdf', kind: 'pdf', bytes: pdf }])
    const { id, kind: form, email: to, values, sentAt, deletedOn } = request
    const dedupeKey = `request-received:${id}`
    await letters.post(
      { kind: 'declaration-received', to, dedupeKey, form, reference: 'R', values, declaredAt: sentAt, deletedOn },
      sentAt,
    )
    return done(undefined)
  })
})
afterAll(() => testApp.close())

const read = async () => (await visitor.get(path)).json<{ version: number; receipt?: object; waitingDays: number }>()
const accesses = async () => (await testApp.needs.accesses.all({})).items.map(({ what, by }) => [what, by])

describe('the inbox over HTTP', () => {
  it('is noted before it is shown, list and request alike', async () => {
    await visitor.get('/api/office/requests')
    await read()
    expect(await accesses()).toEqual([
      ['request', editor],
      ['requests', editor],
    ])
  })

  it('tells when the receipt of a withdrawal left', async () => {
    expect((await read()).receipt).toEqual({ state: 'waiting' })
    const [waiting] = await testApp.needs.letters.claim(1, testApp.clock.now(), testApp.clock.now())
    await testApp.needs.letters.sent(waiting?.id ?? '', '2026-11-20T09:01:00.000Z')
    expect((await read()).receipt).toEqual({ state: 'sent', at: '2026-11-20T09:01:00.000Z' })
  })

  it('hands out a file to be saved, whatever it is called, and stores it nowhere on the way', async () => {
    const answer = await visitor.get(`/manage/eingang/${request.id}/datei/1`)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^attachment; filename="___script_.pdf"/) as string,
    })
    expect(Buffer.compare(answer.rawPayload, pdf)).toBe(0)
    for (const nth of ['0', '2', '-1']) {
      const { statusCode } = await visitor.get(`/manage/eingang/${request.id}/datei/${nth}`)
      expect([nth, statusCode]).toEqual([nth, 404])
    }
    expect((await accesses())[0]).toEqual(['request', editor])
  })

  it('answers 409 to whoever acts on what has changed, and nothing is sent', async () => {
    const { version } = await read()
    expect((await visitor.json(`${path}/note`, { version, officeNote: 'Rückruf' })).statusCode).toBe(200)
    const late = await visitor.json(`${path}/answer`, { version, replySubject: 'Antwort', reply: 'Gern, am Montag.' })
    expect([late.statusCode, late.json<{ refusal: { why: string } }>().refusal.why]).toEqual([409, 'request-changed'])
    expect(await testApp.needs.letters.waitingTo(request.email)).toEqual([])
    const now = await visitor.json(`${path}/answer`, {
      version: version + 1,
      replySubject: 'Antwort',
      reply: 'Gern, am Montag.',
    })
    expect(now.statusCode).toBe(200)
    expect(await testApp.needs.letters.waitingTo(request.email)).toEqual(['request-answered'])
  })

  it('of two who answer at the same time sends one letter', async () => {
    const { version } = await read()
    const answer = () =>
      visitor.json(`${path}/answer`, { version, replySubject: 'Noch eine', reply: 'Gern, am Montag.' })
    const statuses = (await Promise.all([answer(), answer()])).map(({ statusCode }) => statusCode)
    expect(statuses.toSorted()).toEqual([200, 409])
    expect(await testApp.needs.letters.waitingTo(request.email)).toHaveLength(2)
  })
})
