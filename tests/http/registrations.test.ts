import { expect, onTestFinished, test } from 'vitest'
import { visitorInMemory } from '#cli/visitor-in-memory.ts'
import { typedOptions } from './cart-calls.ts'
import { openTestApp } from './test-app.ts'

const register = {
  ...typedOptions,
  conferenceId: 'fachtagung-sbv',
  participants: [
    { salutationId: 'divers', firstName: 'Kim', lastName: 'Sommer', email: 'kim@betrieb.example', function: 'sbv' },
  ],
}

test('of registrations sent at the same moment no more become orders than one network may place', async () => {
  const testApp = await openTestApp({ limits: { ordersPerHour: 3 } })
  onTestFinished(() => testApp.close())
  const { registrations } = testApp.siteOf(visitorInMemory('somewhere')).booking
  const answers = await Promise.all(Array.from({ length: 9 }, () => registrations.wait(register)))
  expect(answers.filter(({ ok }) => ok).length).toBeLessThanOrEqual(3)
  expect(answers.flatMap((answer) => (answer.ok ? [] : [answer.refusal.why]))).toContain('too-many')
})

test('a registration that becomes no order counts as none', async () => {
  const testApp = await openTestApp({ limits: { ordersPerHour: 2 } })
  onTestFinished(() => testApp.close())
  const { registrations } = testApp.siteOf(visitorInMemory('somewhere')).booking
  for (let n = 0; n < 3; n += 1)
    expect(await registrations.register({ ...register, legalBasis: '' })).toHaveProperty('ok', false)
  const once = { ...register, idempotencyKey: 'einmal' }
  const first = await registrations.register(once)
  expect(first).toHaveProperty('ok', true)
  expect(await registrations.register(once)).toEqual(first)
  expect(await registrations.register(register)).toHaveProperty('ok', true)
  expect(await registrations.register(register)).toMatchObject({ ok: false, refusal: { why: 'too-many' } })
})

test('whoever asks for the newsletter with a registration is asked by letter', async () => {
  const testApp = await openTestApp()
  onTestFinished(() => testApp.close())
  const { registrations } = testApp.siteOf(visitorInMemory('somewhere')).booking
  const kindsNow = async (): Promise<readonly string[]> => {
    const now = testApp.clock.now()
    return (await testApp.needs.letters.claim(10, now, now)).map(({ letter }) => letter.kind)
  }
  expect(await registrations.wait(register)).toHaveProperty('ok', true)
  expect(await kindsNow()).not.toContain('newsletter-confirm')
  expect(await registrations.wait({ ...register, newsletter: true })).toHaveProperty('ok', true)
  expect(await kindsNow()).toContain('newsletter-confirm')
})
