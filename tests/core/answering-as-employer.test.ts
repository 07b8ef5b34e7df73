import { describe, expect, test } from 'vitest'
import type { EmployersLink } from '#core/booking/employers-link.ts'
import { done } from '#core/shared/result.ts'
import { aBooking, anOrder, type BookingDraft } from './sample-booking.ts'
import { aVisitor, openTestCore, valueOf } from './test-core.ts'

const link = (change: Partial<EmployersLink> = {}): EmployersLink => ({
  token: 'handed',
  handedOverAt: '2026-11-21T12:00:00.000Z',
  until: '2026-12-05T12:00:00.000Z',
  answers: [],
  ...change,
})
const handedOver = async (change: BookingDraft = {}) => {
  const testCore = openTestCore()
  await testCore.needs.change(async ({ bookings }) => {
    await bookings.addOrder(anOrder())
    return done(await bookings.add(aBooking({ employersLink: link(), ...change })))
  })
  const { employer } = testCore.site(aVisitor()).booking
  const answer = (form: { readonly kind?: string; readonly name?: string; readonly text?: string } = {}) =>
    employer.answer({ token: 'handed', kind: 'bestaetigt', name: 'Pia Personal', ...form })
  return { ...testCore, employer, answer }
}
const expired = { ok: false, refusal: { why: 'expired' } }
const invalid = (fields: object) => ({ ok: false, refusal: { why: 'invalid', fields } })

describe('an employer', () => {
  test('is asked by whoever handed the link over', async () => {
    const { employer } = await handedOver()
    expect(valueOf(await employer.request({ token: 'handed' }))).toMatchObject({
      orderNo: 'B-00000-00001',
      company: 'Werk GmbH',
      orderer: 'Mara Amt',
      names: ['Ada Werk', 'Ben Werk'],
      answers: [],
    })
    expect(await employer.request({ token: 'made up' })).toEqual({ ok: false, refusal: { why: 'not-found' } })
  })

  test.each([
    ['bestaetigt', undefined, 'employer-confirmed'],
    ['rueckfrage', 'Welcher Saal?', 'employer-asked'],
    ['widerspruch', 'Zu teuer.', 'employer-objected'],
  ] as const)('answers %s with %j: it is written down and told', async (kind, text, what) => {
    const { answer, needs, letters } = await handedOver()
    const given = await answer({ kind, ...(text && { text }) })
    expect(valueOf(given).answers).toEqual([{ kind, name: 'Pia Personal', on: '2026-11-21' }])
    const { history = [] } = (await needs.bookings.byEmployersToken('handed')) ?? {}
    expect(history.at(-1)).toMatchObject({ by: 'employer', what, detail: 'Pia Personal' })
    expect(await letters()).toMatchObject([{ kind: 'employer-answered', answer: { kind, ...(text && { text }) } }])
  })

  test.each([
    [{ kind: '' }, { kind: 'missing' }],
    [{ kind: 'vielleicht' }, { kind: 'unknown' }],
    [{ name: '' }, { name: 'missing' }],
    [{ kind: 'rueckfrage' }, { text: 'missing' }],
    [{ kind: 'widerspruch', text: ' ' }, { text: 'missing' }],
    [{ text: 'x'.repeat(2001) }, { text: 'too-long' }],
  ])('is told what is wrong with %j', async (form, fields) =>
    expect(await (await handedOver()).answer(form)).toEqual(invalid(fields)),
  )

  test('may say as much as a page', async () =>
    expect((await (await handedOver()).answer({ text: 'x'.repeat(2000) })).ok).toBe(true))

  test('answers ten times a day', async () => {
    const { answer, wait } = await handedOver()
    for (let nth = 0; nth < 10; nth += 1) expect((await answer()).ok).toBe(true)
    expect(await answer()).toEqual({ ok: false, refusal: { why: 'too-many', retryAfter: 24 * 3600 } })
    wait(24 * 3600)
    expect((await answer()).ok).toBe(true)
  })
})

describe('a link of an employer is closed', () => {
  test('when its time is over', async () => {
    const { employer, answer, travelTo } = await handedOver()
    travelTo('2026-12-05T11:59:59.000Z')
    expect((await employer.request({ token: 'handed' })).ok).toBe(true)
    travelTo('2026-12-05T12:00:00.000Z')
    expect(await employer.request({ token: 'handed' })).toEqual(expired)
    expect(await answer()).toEqual(expired)
  })
  test.each<[string, BookingDraft]>([
    ['when it was taken back', { employersLink: link({ revokedAt: '2026-11-21T12:00:00.000Z' }) }],
    ['with the booking', { state: 'storniert_kunde' }],
  ])('%s', async (_, change) => {
    const { employer, answer } = await handedOver(change)
    expect(await employer.request({ token: 'handed' })).toEqual(expired)
    expect(await answer()).toEqual(expired)
  })
})
