import type { BrandSettings } from './brand.ts'

/** Knows how the provider calls itself; only an import changes it. */
export interface ForKnowingTheBrand {
  /** The brand last imported; undefined in an empty store. */
  brand(): Promise<BrandSettings | undefined>
}
