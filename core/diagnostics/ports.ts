import type { Result, TooMany } from '../shared/result.ts'

/** Takes reports of errors that people meet in the user interface (spec §8). */
export interface ForReportingFaults {
  /** Stores a report; at most ten a minute from one network. */
  report(ask: {
    readonly message: string
    readonly stack?: string
    readonly route: string
  }): Promise<Result<void, TooMany>>
}

/** Where reports go: the server's log, without personal data. */
export interface ForCollectingFaults {
  collect(fault: { readonly message: string; readonly stack?: string; readonly route: string }): void
}
