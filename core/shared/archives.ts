import type { Instant } from './day.ts'

/** One of the files in an archive; a text is written as UTF-8. */
export type ArchivedFile = {
  readonly name: string
  readonly at: Instant
} & ({ readonly text: string } | { readonly chunks: AsyncIterable<Uint8Array> })

/** Packs files into one ZIP archive. The same files give the same bytes. */
export interface ForPackingFiles {
  /** Piece by piece: each file is asked for when the one before has been read; never more than a piece is in memory. */
  zip(files: AsyncIterable<ArchivedFile>): AsyncIterable<Uint8Array>
}
