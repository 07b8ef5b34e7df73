import { describe, expect, test } from 'vitest'
import type { IssuedInvoice } from '#core/invoices/invoice.ts'
import { gapsInNumbers } from '#core/invoices/gaps.ts'
import { issueCancellationFee, issueCorrection, issueInvoice, issueReversal } from '#core/invoices/issuing.step.ts'
import { done, refused } from '#core/shared/result.ts'
import type { OpenStore } from '#storage/open-store.ts'
import { booking, cancelled, costing, fee, named, seller } from '../../invoices/sample-bookings.ts'
import type { Fresh } from './opened-store.ts'

const day = '2026-11-20'
const bill = (store: OpenStore, id = 'booking-1', reason = 'booked') =>
  store.change((tx) => issueInvoice(tx, { booking: booking({ id, token: `token of ${id}` }), reason, day, seller }))
const numbersOf = (all: readonly IssuedInvoice[]) => all.map(({ invoice }) => invoice.number)

export const keepsInvoices = (fresh: Fresh): void => {
  describe('an invoice', () => {
    test('is stored whole, and found again by its booking and by its number with the token', async () => {
      const { store, again } = await fresh()
      const answer = await bill(store)
      const other = await again()
      expect(await other.invoices.ofBooking('booking-1')).toEqual([
        { invoice: answer.ok && answer.value, bookingId: 'booking-1', token: 'token of booking-1', reason: 'booked' },
      ])
      const number = 'R-2026-000001'
      expect(await other.invoices.at({ token: 'token of booking-1', number })).toEqual(answer.ok && answer.value)
    })

    test('is not found under the token of another booking, nor under a number that is none', async () => {
      const { store } = await fresh()
      await bill(store)
      await bill(store, 'booking-2')
      for (const [token, number] of [
        ['token of booking-2', 'R-2026-000001'],
        ['token of booking-1', 'R-2026-000003'],
        ['', 'R-2026-000001'],
        ['token of booking-1', 'R-2026-1\0'],
      ] as const)
        expect(await store.invoices.at({ token, number })).toBeUndefined()
    })

    test('is issued once for a booking and a reason, and a booking is billed once', async () => {
      const { store } = await fresh()
      const [first, second] = [await bill(store), await bill(store)]
      expect(second).toEqual(first)
      expect(await bill(store, 'booking-1', 'other')).toEqual(refused({ why: 'nothing-to-bill' }))
      expect(numbersOf(await store.invoices.ofBooking('booking-1'))).toEqual(['R-2026-000001'])
    })

    test('is not issued while a price is not known, and takes no number', async () => {
      const { store } = await fresh()
      const unknown = booking({ costs: { r1: costing([fee]), r2: costing([{ ...fee, net: null }]) } })
      const asked = { booking: unknown, reason: 'booked', day, seller }
      expect(await store.change((tx) => issueInvoice(tx, asked))).toEqual(refused({ why: 'price-unknown' }))
      expect(await store.invoices.series()).toEqual([])
    })

    test('never goes: a second one with its number, or for its reason, is a fault', async () => {
      const { store } = await fresh()
      await bill(store)
      const [first] = await store.invoices.ofBooking('booking-1')
      const add = (change: Partial<IssuedInvoice>) =>
        store.change(async ({ invoices }) => done(first && (await invoices.add({ ...first, ...change }))))
      await expect(add({ reason: 'other' })).rejects.toThrow()
      await store.change(async ({ numbers }) => done(await numbers.next('R-2026')))
      const invoice = first && { ...first.invoice, number: 'R-2026-000002' }
      await expect(add({ ...(invoice && { invoice }) })).rejects.toThrow()
      expect(await store.invoices.ofBooking('booking-1')).toEqual([first])
    })
  })

  describe('what follows on an invoice', () => {
    test('corrections have a series of their own, fees that of invoices; each is issued once', async () => {
      const { store } = await fresh()
      const left = booking({ recipients: [named('r2')], cancelled: [cancelled('r1', 50, 74_500)] })
      const cancel = (reason: string) =>
        store.change(async (tx) => {
          const asked = { booking: left, reason, day: '2026-12-28', seller }
          await issueCorrection(tx, { ...asked, reason: `${reason}, corrected` })
          return issueCancellationFee(tx, { ...asked, cancelled: left.cancelled })
        })
      await store.change((tx) => issueInvoice(tx, { booking: booking(), reason: 'booked', day, seller }))
      expect(await cancel('cancelled')).toEqual(await cancel('cancelled'))
      const all = await store.invoices.ofBooking('booking-1')
      expect(numbersOf(all)).toEqual(['R-2026-000001', 'K-2026-000001', 'R-2026-000002'])
      expect(all.map(({ invoice }) => invoice.totals.gross)).toEqual([354_620, -177_310, 74_500])
      expect(all.map(({ invoice }) => invoice.about?.number)).toEqual([undefined, 'R-2026-000001', 'R-2026-000001'])
    })

    test('a fee is taken back whole, and then there is nothing to take back', async () => {
      const { store } = await fresh()
      const asked = { booking: booking(), day, seller }
      const gone = [cancelled('r1', 50, 74_500)]
      await store.change((tx) => issueCancellationFee(tx, { ...asked, reason: 'cancelled', cancelled: gone }))
      const reverse = (reason: string) =>
        store.change((tx) => issueReversal(tx, { ...asked, reason, number: 'R-2026-000001' }))
      expect(await reverse('ill')).toMatchObject({ value: { number: 'K-2026-000001', totals: { gross: -74_500 } } })
      expect(await reverse('ill again')).toEqual(refused({ why: 'nothing-to-bill' }))
    })

    test('nothing is corrected that was never billed, or has not changed', async () => {
      const { store } = await fresh()
      const correct = () =>
        store.change((tx) => issueCorrection(tx, { booking: booking(), reason: 'changed', day, seller }))
      expect(await correct()).toEqual(refused({ why: 'nothing-to-bill' }))
      await store.change((tx) => issueInvoice(tx, { booking: booking(), reason: 'booked', day, seller }))
      expect(await correct()).toEqual(refused({ why: 'nothing-to-bill' }))
    })
  })

  describe('numbers', () => {
    test('follow one another in each series, and begin anew with the year', async () => {
      const { store } = await fresh()
      const next = (series: 'R-2026' | 'R-2027' | 'K-2026') =>
        store.change(async ({ numbers }) => done(await numbers.next(series)))
      const given = []
      for (const series of ['R-2026', 'R-2026', 'K-2026', 'R-2027', 'R-2026'] as const) given.push(await next(series))
      expect(given.map((answer) => answer.ok && answer.value)).toEqual([1, 2, 1, 1, 3])
      expect(await store.invoices.series()).toEqual([
        { series: 'K-2026', last: 1 },
        { series: 'R-2026', last: 3 },
        { series: 'R-2027', last: 1 },
      ])
    })

    test('of what is refused, or breaks, are given again', async () => {
      const { store } = await fresh()
      await store.change(async (tx) => {
        await issueInvoice(tx, { booking: booking(), reason: 'booked', day, seller })
        return refused({ why: 'sold-out' })
      })
      const breaking = store.change(async (tx) => {
        await issueInvoice(tx, { booking: booking(), reason: 'booked', day, seller })
        throw new Error('broken')
      })
      await expect(breaking).rejects.toThrow('broken')
      expect(await bill(store)).toMatchObject({ value: { number: 'R-2026-000001' } })
      expect(await gapsInNumbers(store.invoices, 10)).toEqual([])
    })

    test('are read a page at a time, and a gap is found', async () => {
      const { store } = await fresh()
      for (const id of ['a', 'b', 'c']) await bill(store, id)
      expect(await store.invoices.numbers('R-2026', 0, 2)).toEqual([1, 2])
      expect(await store.invoices.numbers('R-2026', 2, 2)).toEqual([3])
      expect(await store.invoices.numbers('K-2026', 0, 2)).toEqual([])
      await store.change(async ({ numbers }) => done([await numbers.next('R-2026'), await numbers.next('R-2026')]))
      await bill(store, 'd')
      await store.change(async ({ numbers }) => done(await numbers.next('R-2026')))
      expect(await gapsInNumbers(store.invoices, 10)).toEqual(['R-2026-000004', 'R-2026-000005', 'R-2026-000007'])
      expect(await gapsInNumbers(store.invoices, 1)).toEqual(['R-2026-000004'])
    })

    test('have no gap and no twin when fifty are billed at the same moment, some twice, some in vain', async () => {
      const { store, again } = await fresh()
      const other = await again()
      const ids = Array.from({ length: 50 }, (_, nth) => `booking-${nth}`)
      await Promise.all(
        ids.flatMap((id, nth) => [
          bill(store, id),
          bill(other, id),
          store.change(async (tx) => {
            if (nth % 5 === 0) await tx.numbers.next('R-2026')
            return refused({ why: 'sold-out' })
          }),
        ]),
      )
      expect(await store.invoices.numbers('R-2026', 0, 100)).toEqual(ids.map((_, nth) => nth + 1))
      expect(await gapsInNumbers(store.invoices, 10)).toEqual([])
      const each = await Promise.all(ids.map((id) => store.invoices.ofBooking(id)))
      expect(each.map((all) => all.length)).toEqual(ids.map(() => 1))
    })
  })
}
