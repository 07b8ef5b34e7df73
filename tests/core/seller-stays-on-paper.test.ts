import { expect, test } from 'vitest'
import { brand, programme } from '../storage/contract/programme.ts'
import { seller } from '../invoices/sample-bookings.ts'
import { aVisitor, openTestCore, valueOf } from './test-core.ts'

test('bank account and tax number of the provider are stored, and told to nobody who asks for the brand', async () => {
  const { needs, site } = openTestCore()
  await needs.content.apply(programme({ brand: { ...brand, seller } }), '2027-01-04', '2027-01-04')
  expect((await needs.content.brand())?.seller).toEqual(seller)
  expect(valueOf(await site(aVisitor()).office.content.brand({}))).toEqual(brand)
})
