import type { Opened } from '../support/opened.ts'

/** A table of the reckoning, in its words. */
export interface CostTableSeen {
  /** 'Je Person', 'Person 2', 'Alle zusammen' */
  readonly whose: string
  readonly lines: readonly CostLineSeen[]
  /** 'Summe netto', '19 % MwSt. auf 1.490,00 €', 'Summe brutto' */
  readonly sums: readonly { readonly label: string; readonly amount: string }[]
}
export interface CostLineSeen {
  readonly item: string
  readonly quantity: string
  readonly each: string
  readonly rate: string
  readonly net: string
}

export interface CostsSeen {
  readonly tables: readonly CostTableSeen[]
  /** '3 Tage' */
  readonly duration: string
  /** Path and query by which the whole calculation is passed on. */
  readonly address: string
  /** Costs of all journeys, for information. */
  readonly travel: string | undefined
  /** By office, on what training and costs rest. */
  readonly legal: readonly string[]
}

/** What somebody chooses, by the names of the form; values of a list one for each participant. */
export type CostFields = readonly (readonly [name: string, value: string])[]

/** What came of reckoning: also that fields were wrong, named as in the form. */
export type Reckoned = Opened<CostsSeen> | { readonly wrong: readonly string[] }

/** Reckons what an event costs. */
export interface ReckonsCosts {
  /** By the last segment of the event's address. */
  reckon(date: string, asked: CostFields): Promise<Reckoned>
  /** Whether the form proposes that somebody stays overnight; undefined where it asks nothing of it. */
  nightsProposed(date: string): Promise<boolean | undefined>
}
