import type { Cents } from '../shared/money.ts'
import { costItems, type CostLine, type CostTotals } from './costs.ts'

/** Hundredths of a percent in a whole: keeps rates such as 10.7 exact in integers. */
const whole = 10_000

const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((total, amount) => total + amount, 0)

/** VAT in cents, rounded half up, in integers all the way. */
const vatOn = (net: Cents, rate: number): Cents => Math.floor((net * Math.round(rate * 100) + whole / 2) / whole)

/** The sums of some lines: VAT per rate on the sum of its nets, rounded once (EN 16931). */
export function totalsOf(lines: readonly Pick<CostLine, 'quantity' | 'net' | 'rate'>[]): CostTotals {
  const known = lines.flatMap(({ quantity, net, rate }) => (net === null ? [] : { rate, net: quantity * net }))
  const rates = [...new Set(known.map(({ rate }) => rate))].toSorted((a, b) => b - a)
  const vatByRate = rates.map((rate) => {
    const net = sum(known.filter((line) => line.rate === rate).map((line) => line.net))
    return { rate, net, vat: vatOn(net, rate) }
  })
  const net = sum(vatByRate.map((part) => part.net))
  return {
    net,
    vatByRate,
    gross: net + sum(vatByRate.map(({ vat }) => vat)),
    currency: 'EUR',
    complete: known.length === lines.length,
  }
}

/** Lines for the same item at the same price and rate become one; module by module, in the order of a bill. */
export function merged(lines: readonly CostLine[]): readonly CostLine[] {
  const byWhat = new Map<string, CostLine>()
  for (const line of lines) {
    const what = JSON.stringify([line.module, line.item, line.net, line.rate])
    const before = byWhat.get(what)
    byWhat.set(what, before ? { ...before, quantity: before.quantity + line.quantity } : line)
  }
  const modules = [...new Set(lines.map(({ module }) => module))]
  const position = ({ module, item }: CostLine): number =>
    modules.indexOf(module) * costItems.length + costItems.indexOf(item)
  return [...byWhat.values()].toSorted((one, other) => position(one) - position(other))
}
