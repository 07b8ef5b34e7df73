/** A town in which seminar hotels stand. */
export interface NamedLocation {
  readonly internalId: number
  readonly name: string
}

/** A town, and what goes on in it. */
export interface Location extends NamedLocation {
  /** Upcoming events there. */
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
