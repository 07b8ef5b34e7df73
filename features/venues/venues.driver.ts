import type { Opened } from '../catalogue/programme.driver.ts'

/** Towns with the houses that stand under them, in the order they are read. */
export interface HousesSeen {
  readonly towns: readonly { readonly town: string; readonly houses: readonly string[] }[]
  /** Where nothing was found: what to leave out, and how many houses there would be. */
  readonly helps: readonly string[]
}

export interface TownSeen {
  readonly name: string
  readonly houses: readonly string[]
  /** Titles of the themes of its next dates. */
  readonly dates: readonly string[]
  /** What one can do of an evening. */
  readonly evenings: readonly string[]
}

export interface HouseSeen {
  readonly name: string
  readonly address: string
  /** What it has of all that is told about accessibility. */
  readonly has: readonly string[]
  readonly lacks: readonly string[]
  /** Gross, by what is paid for. */
  readonly prices: readonly { readonly item: string; readonly price: string }[]
  readonly dates: readonly string[]
}

export interface ConferenceSeen {
  readonly title: string
  readonly state: string
  readonly programme: readonly { readonly day: string; readonly slot: string }[]
  readonly speakers: readonly string[]
  readonly workshops: readonly string[]
}

export interface PositionSeen {
  readonly title: string
  readonly tasks: readonly string[]
  /** Last day on which one may apply. */
  readonly until: string
}

/** What came of opening a position: also that it is closed, with those that are still open. */
export type OpenedPosition = Opened<PositionSeen> | { readonly closed: string; readonly open: readonly string[] }

/** What a reader learns of houses, Fachtagungen and work. */
export interface ReadsPlaces {
  /** All houses, or those that have all of what is named. */
  houses(facts: readonly string[]): Promise<HousesSeen>
  /** A town by the last segment of its address. */
  town(segment: string): Promise<Opened<TownSeen>>
  house(segment: string): Promise<Opened<HouseSeen>>
  conference(url: string): Promise<Opened<ConferenceSeen>>
  conferences(): Promise<readonly string[]>
  positions(): Promise<readonly string[]>
  position(department: string, segment: string): Promise<OpenedPosition>
}
