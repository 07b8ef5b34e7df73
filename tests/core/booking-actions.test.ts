import { expect, test } from 'vitest'
import { actionsOf } from '#core/booking/booking-rules.ts'
import type { BuyerType, LegalBasisKey } from '#core/cart/order-options.ts'
import { aBooking, someOptions } from './sample-booking.ts'

const on = { today: '2026-11-21', freeUntil: 28 }

test.each<readonly [LegalBasisKey, BuyerType, readonly string[]]>([
  ['37_6', 'arbeitgeber', ['resolve', 'tell-employer', 'hand-over']],
  // Suitable training gives leave, no costs: there is nothing to hand to the employer.
  ['37_7', 'gremium', ['resolve', 'tell-employer']],
  // A Vertrauensperson decides alone.
  ['179_sgb9', 'arbeitgeber', ['tell-employer', 'hand-over']],
  ['65', 'arbeitgeber', ['resolve', 'tell-employer', 'hand-over']],
  ['keine', 'arbeitgeber', []],
  ['37_6', 'privat', []],
])('by %s, bought by %s, the law asks for %j', (legalBasis, buyerType, wanted) => {
  const options = someOptions({ legalBasis, buyerType })
  const steps = actionsOf(aBooking({ options }), on).filter((action) =>
    ['resolve', 'tell-employer', 'hand-over'].includes(action),
  )
  expect(steps).toEqual(wanted)
})
