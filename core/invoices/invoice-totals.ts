import { totalsOf } from '../costs/cost-totals.ts'
import type { Cents } from '../shared/money.ts'
import type { InvoiceLine, InvoiceTotals, VatPart } from './invoice.ts'

/** The sums of lines that are billed for the first time: VAT per rate on the sum, rounded once (EN 16931). */
export function invoiceTotals(lines: readonly InvoiceLine[]): InvoiceTotals {
  const { net, vatByRate, gross } = totalsOf(lines)
  return { net, vatByRate, gross }
}

/**
 * What an invoice and its corrections come to together. VAT is added as it was billed, not reckoned anew, so that what
 * stands is to the cent what was asked for.
 */
export const sumOf = (all: readonly InvoiceTotals[]): InvoiceTotals =>
  totalsFrom(all.flatMap(({ vatByRate }) => vatByRate))

/** By how much sums change from one to the other. */
export const changeOf = (before: InvoiceTotals, after: InvoiceTotals): InvoiceTotals =>
  totalsFrom([...after.vatByRate, ...before.vatByRate.map(({ rate, net, vat }) => ({ rate, net: -net, vat: -vat }))])

function totalsFrom(parts: readonly VatPart[]): InvoiceTotals {
  const rates = [...new Set(parts.map(({ rate }) => rate))].toSorted((a, b) => b - a)
  const vatByRate = rates.map((rate) => {
    const alike = parts.filter((part) => part.rate === rate)
    return { rate, net: sum(alike.map(({ net }) => net)), vat: sum(alike.map(({ vat }) => vat)) }
  })
  const net = sum(vatByRate.map((part) => part.net))
  return { net, vatByRate, gross: net + sum(vatByRate.map(({ vat }) => vat)) }
}

const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((total, amount) => total + amount, 0)
