import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { billedLines } from '#core/invoices/billed-lines.ts'
import type { Invoice, InvoiceLine } from '#core/invoices/invoice.ts'
import { required } from '#core/shared/required.ts'
import { anyBilled, anyFee } from './any-invoice.ts'

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
const netOf = (lines: readonly InvoiceLine[]): number => sum(lines.map(({ quantity, net }) => quantity * net))

/** Reckoned without the core's own sums: by fractions of whole numbers. */
const vatOf = (lines: readonly InvoiceLine[], rate: number): number => {
  const hundredfold = BigInt(netOf(lines.filter((line) => line.rate === rate))) * BigInt(rate)
  return Number((hundredfold + 50n) / 100n)
}

const addsUp = ({ lines, totals }: Invoice): void => {
  expect(totals.net).toBe(netOf(lines))
  expect(totals.gross).toBe(totals.net + sum(totals.vatByRate.map(({ vat }) => vat)))
  expect(new Set(totals.vatByRate.map(({ rate }) => rate))).toEqual(new Set(lines.map(({ rate }) => rate)))
  for (const { rate, net, vat } of totals.vatByRate) {
    expect(net).toBe(netOf(lines.filter((line) => line.rate === rate)))
    if (rate === 0) expect(vat).toBe(0)
    expect([rate, net, vat].every(Number.isSafeInteger)).toBe(true)
  }
}

describe('whatever is billed', () => {
  test('lines add up to the sums, of invoices and of corrections', () => {
    fc.assert(fc.property(anyBilled, ({ all }) => all.forEach(addsUp)))
    fc.assert(fc.property(anyFee, addsUp))
  })

  test('an invoice and its corrections come to what is left, VAT included', () => {
    fc.assert(
      fc.property(anyBilled, ({ all, left }) => {
        const lines = required(billedLines(left))
        const vat = sum([19, 7, 0].map((rate) => vatOf(lines, rate)))
        expect(sum(all.map(({ totals }) => totals.gross))).toBe(netOf(lines) + vat)
        for (const rate of [19, 7, 0]) {
          const billed = all.flatMap(({ totals }) => totals.vatByRate.filter((part) => part.rate === rate))
          expect(sum(billed.map((part) => part.vat))).toBe(vatOf(lines, rate))
        }
      }),
    )
  })

  test('an invoice and its corrections bill what is left for the days on which it is held, and nothing for others', () => {
    fc.assert(
      fc.property(anyBilled, ({ all, left }) => {
        const billed = all.flatMap(({ lines, service }) => lines.map((line) => ({ service, ...line })))
        const netFrom = (day: string) => netOf(billed.filter(({ service }) => service.from === day))
        const now = left.event.startDate
        expect(netFrom(now)).toBe(netOf(required(billedLines(left))))
        expect(netOf(billed)).toBe(netFrom(now))
        for (const { lines } of all)
          expect([0, lines.length]).toContain(lines.filter(({ service }) => service !== undefined).length)
      }),
    )
  })

  test('no price is below 0, and no line is empty', () => {
    fc.assert(
      fc.property(anyBilled, ({ all }) => {
        for (const { net, quantity } of all.flatMap(({ lines }) => lines)) {
          expect(net).toBeGreaterThanOrEqual(0)
          expect(quantity).not.toBe(0)
        }
      }),
    )
  })
})
