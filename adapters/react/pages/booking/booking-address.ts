// Without React: the address of a booking's page, and what its query says.

/** Says that a form was carried out: what happened last is told. */
export const noticed = 'getan'
/** Says that a cancellation is looked at, and ids of those for whom. */
export const looking = 'stornieren'
export const choosing = 'fuer'

export const noticing = (address: string): string => `${address}?${noticed}=1`

/** For whom a cancellation is looked at; undefined where none is. */
export const chosenIn = ({ searchParams }: URL): readonly string[] | undefined =>
  searchParams.has(looking) ? searchParams.getAll(choosing) : undefined

/** The same page with the same choice. */
export const withChosen = (address: string, ids: readonly string[]): string =>
  `${address}?${new URLSearchParams([[looking, '1'], ...ids.map((id) => [choosing, id])]).toString()}`
