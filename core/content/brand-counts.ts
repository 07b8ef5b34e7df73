import type { ImportCounts } from './content.ts'
import type { BrandSettings } from '../brand/brand.ts'

/** What an import did to the brand, of which there always is one. `before` is undefined in an empty store. */
export const brandCounts = (before: BrandSettings | undefined, after: BrandSettings): ImportCounts => {
  const added = before === undefined ? 1 : 0
  const unchanged = before !== undefined && isSame(before, after) ? 1 : 0
  return { added, changed: 1 - added - unchanged, unchanged, removed: 0 }
}

/** By what it says, in whatever order. */
const isSame = (one: BrandSettings, other: BrandSettings): boolean => said(one) === said(other)
const said = (brand: BrandSettings): string =>
  JSON.stringify(Object.entries(brand).sort(([one], [other]) => (one < other ? -1 : 1)))
