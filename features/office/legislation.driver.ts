import type { Closed } from '../booking/office.driver.ts'

/** What became of a norm; of several lines each stands behind a semicolon. */
export interface NormChangeSeen {
  readonly norm: string
  readonly change: string
  readonly removed: string
  readonly added: string
}

/** A version beside what everyone reads. */
export interface LawVersionSeen {
  readonly changes: readonly NormChangeSeen[]
}

/** What administrators do with laws. */
export interface PublishesLaws {
  /** Sends a file and waits for what became of it: the version that it brought, or the sentence beside its field. */
  bringIn(file: {
    readonly name: string
    readonly bytes: Uint8Array
  }): Promise<LawVersionSeen | { readonly told: string }>
  /** Publishes what was brought in last, as it was seen then; answers the sentence of a refusal, if there is one. */
  publish(): Promise<string | undefined>
  /** Publishes the version of a law again that everyone read last before this one. */
  publishBefore(law: string): Promise<string | undefined>
  /** Why the laws of the office are closed; undefined where they are not. */
  closed(): Promise<Closed | undefined>
}
