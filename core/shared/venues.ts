/** A town in which seminar hotels stand. */
export interface Location {
  readonly internalId: number
  readonly name: string
  /** Upcoming dates there. */
  readonly events: number
}

export interface Address {
  readonly street: string
  readonly zip: string
  readonly city: string
}

/** A seminar hotel. */
export interface Hotel {
  readonly internalId: number
  readonly name: string
  readonly locationId: number
  /** Name of the town, as shown on cards and rows. */
  readonly location: string
  readonly address: Address
  readonly teaser: string
}
