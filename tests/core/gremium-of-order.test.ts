import { expect, test } from 'vitest'
import { gremiumOfOrder } from '#core/booking/gremium-of-order.ts'
import type { Gremium } from '#core/gremium/gremium.ts'
import { done, refused } from '#core/shared/result.ts'

const council = (id: string): Gremium => ({
  id,
  version: 1,
  type: 'BR',
  company: id,
  users: [],
  members: [],
  invitations: [],
})
const gremien = { ofUser: async (id: string) => (id === 'anna' ? [council('first'), council('second')] : []) }

test.each([
  ['the one that is named', 'anna', { buyerType: 'arbeitgeber', gremium: 'second' }, { gremiumId: 'second' }],
  ['the first where none is', 'anna', { buyerType: 'gremium' }, { gremiumId: 'first' }],
  ['none where the orderer pays herself', 'anna', { buyerType: 'privat', gremium: 'second' }, {}],
  ['none of whoever belongs to none', 'bert', { buyerType: 'arbeitgeber' }, {}],
  ['none of whoever is not signed in', undefined, { buyerType: 'arbeitgeber', gremium: 'first' }, {}],
])('an order is for %s', async (_, userId, options, expected) => {
  expect(await gremiumOfOrder(userId, options, gremien)).toEqual(done(expected))
})

test.each(['anna', 'bert'])('nobody orders for a Gremium of others: %s', async (userId) => {
  const foreign = { buyerType: 'arbeitgeber', gremium: 'foreign' }
  expect(await gremiumOfOrder(userId, foreign, gremien)).toEqual(
    refused({ why: 'invalid', fields: { gremium: 'unknown' } }),
  )
})
