import { tidy } from '../shared/field-rules.ts'
import type { FieldFault } from '../shared/result.ts'
import type { QuantitiesField, Quantity } from './form-fields.ts'

/** What is wrong with quantities, and with which: titles of what is there, numbers of what is not. */
export interface QuantityFault {
  readonly fault: Extract<FieldFault, 'missing' | 'unknown' | 'malformed' | 'too-low' | 'too-high'>
  readonly of: readonly string[]
}

type Counted = Pick<QuantitiesField, 'of'>

const wanted = ({ qty }: Quantity): boolean => !/^0*$/.test(tidy(String(qty)))
const countOf = ({ qty }: Quantity): number => (/^-?\d{1,9}$/.test(tidy(String(qty))) ? Number(qty) : Number.NaN)

const faultOf = ({ of }: Counted, quantity: Quantity): QuantityFault['fault'] | undefined => {
  const known = of.find(({ sku }) => sku === quantity.sku)
  if (!known) return 'unknown'
  const count = countOf(quantity)
  if (Number.isNaN(count)) return 'malformed'
  if (count < 0) return 'too-low'
  return count > known.most ? 'too-high' : undefined
}

/** What is named twice is wanted together. */
const together = (quantities: readonly Quantity[]): readonly Quantity[] => {
  const sums = new Map<string, Quantity>()
  for (const one of quantities.filter(wanted)) {
    const before = sums.get(one.sku)
    const qty = before ? countOf(before) + countOf(one) : one.qty
    sums.set(one.sku, { sku: one.sku, qty })
  }
  return [...sums.values()]
}

/** The first fault, and everything that has it; undefined when the quantities can be taken. */
export const whyQuantitiesNotTaken = (field: Counted, quantities: readonly Quantity[]): QuantityFault | undefined => {
  const asked = together(quantities)
  if (asked.length === 0) return { fault: 'missing', of: [] }
  const faults = asked.map((one) => ({ sku: one.sku, fault: faultOf(field, one) }))
  const fault = faults.find((one) => one.fault !== undefined)?.fault
  if (fault === undefined) return undefined
  const titleOf = (sku: string): string => field.of.find((one) => one.sku === sku)?.title ?? sku
  return { fault, of: faults.filter((one) => one.fault === fault).map(({ sku }) => titleOf(sku)) }
}

/** Quantities that were found right, a line each, as one reads them: '20 × Kugelschreiber (WM-101)'. */
export const orderedLines = ({ of }: Counted, quantities: readonly Quantity[]): readonly string[] =>
  together(quantities).map(
    (one) => `${countOf(one)} × ${of.find(({ sku }) => sku === one.sku)?.title ?? '?'} (${one.sku})`,
  )
