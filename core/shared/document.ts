import type { Instant } from './day.ts'

/** A file that a port hands out: a PDF, a calendar. */
export interface Document {
  /** Media type with its parameters, such as 'text/calendar; charset=utf-8; method=PUBLISH'. */
  readonly mime: string
  /** What a browser shall call it when it is saved. */
  readonly filename: string
  readonly bytes: Uint8Array
  /** When what it tells last changed, to the second, where that is known. */
  readonly changedAt?: Instant
}

/** A file that is handed out as it is read, and never whole in memory. */
export interface StreamedDocument extends Pick<Document, 'mime' | 'filename'> {
  /** In bytes; absent where nobody knows before the end. */
  readonly size?: number
  readonly chunks: AsyncIterable<Uint8Array>
  /** A page shows it; every other one is saved, whatever a browser could do with it. */
  readonly isShown?: true
}
