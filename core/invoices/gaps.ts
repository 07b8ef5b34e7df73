import type { ForStoringInvoices } from './ports.ts'
import { invoiceNumber } from './invoice-number.ts'

/** Numbers that are read at once. */
const atOnce = 1_000

/**
 * Numbers that were given, or should have been, and that no invoice has; there is none in a sound store. Answers at
 * most so many.
 */
export async function gapsInNumbers(invoices: ForStoringInvoices, most: number): Promise<readonly string[]> {
  const missing: string[] = []
  for (const { series, last } of await invoices.series()) {
    let expected = 1
    const missingUntil = (nth: number): void => {
      for (; expected < nth && missing.length < most; expected += 1) missing.push(invoiceNumber(series, expected))
    }
    let after = 0
    let read: readonly number[]
    do {
      read = await invoices.numbers(series, after, atOnce)
      for (const nth of read) {
        missingUntil(nth)
        expected = nth + 1
      }
      after = read.at(-1) ?? after
    } while (read.length === atOnce && missing.length < most)
    missingUntil(last + 1)
  }
  return missing
}
