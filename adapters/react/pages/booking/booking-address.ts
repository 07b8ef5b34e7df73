// Without React: the address of a booking's page, and what its query says.

/** Says which version of the booking a form made: what happened last is told until something else happens. */
export const noticed = 'getan'
/** Says that a cancellation is looked at, and ids of those for whom. */
export const looking = 'stornieren'
export const choosing = 'fuer'

export const noticing = (address: string, { version }: Versioned): string => `${address}?${noticed}=${version}`
export const isNoticed = ({ searchParams }: URL, { version }: Versioned): boolean =>
  searchParams.get(noticed) === String(version)

interface Versioned {
  readonly version: number
}

/** For whom a cancellation is looked at; undefined where none is. */
export const chosenIn = ({ searchParams }: URL): readonly string[] | undefined =>
  searchParams.has(looking) ? searchParams.getAll(choosing) : undefined

/** The same page with the same choice. */
export const withChosen = (address: string, ids: readonly string[]): string =>
  `${address}?${new URLSearchParams([[looking, '1'], ...ids.map((id) => [choosing, id])]).toString()}`
