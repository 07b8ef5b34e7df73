import { expect, test } from 'vitest'
import { done } from '#core/shared/result.ts'
import { costsOf } from '#core/booking/booking.ts'
import { signInAs } from '#features/support/signed-in-staff.ts'
import { aBooking, anOrder } from './sample-booking.ts'
import { aVisitor, openTestCore, valueOf } from './test-core.ts'

test('the fee that the office names is the one that counts, also where only the hotel was on request', async () => {
  const { needs, stage, site } = openTestCore()
  const visited = site(aVisitor())
  await signInAs(visited, { stage, now: needs.clock.now(), role: 'admin' })
  const { booking } = visited
  const asked = aBooking({ state: 'angefragt' })
  expect(costsOf(asked).totals).toMatchObject({ net: 200_000, gross: 238_000 })
  await needs.change(async ({ bookings }) => {
    await bookings.addOrder(anOrder())
    return done(await bookings.add(asked))
  })

  const confirmed = valueOf(await booking.office.confirm({ id: asked.id, version: 1, feeNet: 85_000 }))
  expect(confirmed.booking.state).toBe('bestaetigt')
  expect(costsOf(confirmed.booking).totals).toMatchObject({ net: 170_000, gross: 202_300 })
})
