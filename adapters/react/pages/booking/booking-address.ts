// Without React: the address of a booking's page, and what its query says.

/** Says that a form was carried out: what happened last is told. */
export const noticed = 'getan'
/** Ids of those for whom a cancellation is looked at; a form that asks for it also says an empty one. */
export const choosing = 'absagen'

export const noticing = (address: string): string => `${address}?${noticed}=1`

/** For whom a cancellation is looked at; undefined where none is. */
export const chosenIn = ({ searchParams }: URL): readonly string[] | undefined =>
  searchParams.has(choosing) ? searchParams.getAll(choosing).filter((id) => id !== '') : undefined

/** The same page with the same choice. */
export const withChosen = (address: string, ids: readonly string[]): string =>
  `${address}?${new URLSearchParams(['', ...ids].map((id) => [choosing, id])).toString()}`
