import type { Result } from '../../shared/result.ts'
import type { LawFile, WhyNotALaw } from './law-file.ts'

/** Reads files as the official collection publishes them. */
export interface ForReadingLawFiles {
  /** The law in a file, XML or archive, and what an editor should look at. Never fetches anything. */
  read(bytes: Uint8Array): Promise<Result<LawFile, WhyNotALaw>>
}
