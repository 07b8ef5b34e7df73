import { expect, test } from 'vitest'
import { done } from '#core/shared/result.ts'
import { costsOf } from '#core/booking/booking.ts'
import { aBooking, anOrder } from './sample-booking.ts'
import { aVisitor, openTestCore, valueOf } from './test-core.ts'

const password = 'ein gutes langes Wort'

test('the fee that the office names is the one that counts, also where only the hotel was on request', async () => {
  const { needs, stage, site } = openTestCore()
  await stage.account({ email: 'rita@haus.example', password, roles: ['admin'] })
  const { account, booking } = site(aVisitor())
  valueOf(await account.accounts.signIn({ email: 'rita@haus.example', password }))
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
