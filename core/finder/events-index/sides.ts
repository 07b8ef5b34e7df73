import { required } from '../../shared/required.ts'
import type { SidesOfEvents } from '../filter.ts'
import type { Dictionaries } from './column-store.ts'
import type { DataCube } from './data-cube.ts'
import type { Surroundings } from './surroundings.ts'

/** What filters see of the events of a kind. */
export interface SidesOfKind {
  readonly theme: SidesOfEvents['theme']
  readonly offer: SidesOfEvents['offer']
}

/**
 * What filters see of all kinds, venues and months, by their numbers: the same for every search between two changes.
 */
export interface Sides {
  /** Undefined: not to be shown, because the theme is gone or leads elsewhere. */
  readonly kinds: readonly (SidesOfKind | undefined)[]
  /** The themes of the kinds that are shown, each once. */
  readonly themes: readonly SidesOfEvents['theme'][]
  /** Of each kind its place in `themes`; -1: not to be shown. */
  readonly themeOf: Int32Array
  readonly venues: readonly SidesOfEvents['venue'][]
  readonly months: readonly SidesOfEvents['month'][]
}

export const sidesOf = (cube: DataCube, dictionaries: Dictionaries, surroundings: Surroundings): Sides => {
  const themes: SidesOfEvents['theme'][] = []
  const places = new Map<SidesOfEvents['theme'], number>()
  const kinds = cube.kinds.map(({ theme: number, price, duration, seats, guaranteed }) => {
    const theme = surroundings.themes.get(required(dictionaries.themes.values[number]))
    return theme && !theme.redirects
      ? { theme, offer: { net: required(dictionaries.prices.values[price]), duration, seats, guaranteed } }
      : undefined
  })
  const placeOf = ({ theme }: SidesOfKind): number => places.getOrInsertComputed(theme, () => themes.push(theme) - 1)
  return {
    kinds,
    themes,
    themeOf: Int32Array.from(kinds, (kind) => (kind ? placeOf(kind) : -1)),
    venues: dictionaries.venues.values.map((hotelIds) => ({
      hotelIds,
      locationIds: surroundings.townsOf(hotelIds),
      accessibility: surroundings.accessibilityOf(hotelIds),
    })),
    months: [...dictionaries.months.values],
  }
}
